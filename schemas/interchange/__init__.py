"""Formats of other programs: one reader or writer each, with a report of what became of everything."""
