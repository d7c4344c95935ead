"""Traps: what sets activators off, what their signals do, what mechanisms do to whom."""
