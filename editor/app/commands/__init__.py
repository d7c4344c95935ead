"""What the actions do, by subject."""
