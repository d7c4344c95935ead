"""Doors and locks."""
