"""The level: in memory, and to and from the bytes of its file."""
