"""Linking by choice: what fires and drives what, changed by naming it; the wires follow."""
