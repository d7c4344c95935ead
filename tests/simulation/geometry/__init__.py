"""Tests of the grid maths, each against the plainest way to say the same."""
