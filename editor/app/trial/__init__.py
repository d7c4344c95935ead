"""Trying circuits out in the editor: what is clicked goes off, without an invasion."""
