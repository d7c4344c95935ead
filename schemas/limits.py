"""What a JSON file that we read may hold at most, so that no file can exhaust the reader."""

MAX_BYTES = 32 * 1024 * 1024
MAX_VALUES = 4_000_000
"""Commas, or quotes: far more than the largest level has, and few enough to parse in seconds."""
MAX_NESTING = 64
MAX_TEXT = 10_000
MAX_INTEGER = 2**53 - 1
MAX_FINDINGS = 1_000
MAX_IN_CELL = 100
"""Objects in one cell: each is held against all others there."""
MAX_REFUSALS = 100_000
"""After so many wrong numbers the search for more ends."""
MAX_QUOTED = 60
"""Characters of a wrong value that a sentence quotes."""
