"""What a level file may hold at most, so that no file can exhaust the reader."""

MAX_BYTES = 32 * 1024 * 1024
MAX_NESTING = 64
MAX_TEXT = 10_000
MAX_INTEGER = 2**53 - 1
MAX_FINDINGS = 1_000
MAX_QUOTED = 60
"""Characters of a wrong value that a sentence quotes."""
