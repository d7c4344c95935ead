"""Stamps: traps ready-made, with activator, timer, mechanism, doors and wires, to be set down at once.

A stamp is a file with the text of the clipboard. The window calls stamps templates.
"""
