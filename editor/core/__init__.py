"""Everything about editing that needs no window."""
