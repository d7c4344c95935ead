"""Orders of the designer."""
