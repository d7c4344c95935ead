"""Tests of what is live on the wires, and why something is not."""
