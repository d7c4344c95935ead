"""Rounds of a fight: their parts, their order, their end."""
