"""Rules of helpless."""
