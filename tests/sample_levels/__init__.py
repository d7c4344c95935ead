"""The levels that come along."""
