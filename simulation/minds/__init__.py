"""Decisions: what adventurers, minions, beasts and the Master do of their own."""
