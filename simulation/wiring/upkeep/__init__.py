"""Keeps the wiring of a level that is edited up to date: nets flooded block by block, islands judged anew."""
