"""Rules of building."""
