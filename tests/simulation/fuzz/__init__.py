"""Levels, parties and orders at random: what has to hold for every run."""
