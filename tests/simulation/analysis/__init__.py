"""Reports and statistics."""
