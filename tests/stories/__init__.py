"""Whole stories of designers, without a window."""
