"""Stamps: traps ready-made, activator, timer, mechanism, doors and wires in one piece, to be set down at once.

A stamp is a file with the text of the clipboard. The window calls stamps templates.
"""
