"""Rearming."""
