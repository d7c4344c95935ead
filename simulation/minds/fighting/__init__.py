"""How members of a fight use their turns, and when a fight begins."""
