"""Levels that show something, ready to be played; `python -m sample_levels.building` draws them anew."""
