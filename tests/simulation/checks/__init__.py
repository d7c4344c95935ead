"""Tests of the level checks: each code with a level that has the fault and one that hasn't."""
