"""The docks round the canvas; each follows one view and never calls another."""
