"""Afflictions: what they forbid and what ends them."""
