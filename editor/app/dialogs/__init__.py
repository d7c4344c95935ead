"""Dialogs, each with its own small subject."""
