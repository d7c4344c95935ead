"""What can be worked out again: sight, ways. Caches keyed by revision, outside state and digest."""
