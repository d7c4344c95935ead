"""Traps."""
