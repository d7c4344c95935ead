"""Afflictions."""
