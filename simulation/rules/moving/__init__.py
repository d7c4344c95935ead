"""Moving: steps, waiting, coming into view."""
