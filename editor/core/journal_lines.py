"""The lines of a journal: each with its length and checksum, so that a torn end is seen and left out."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from typing import Any

HEAD = 18
"""Bytes before the text of a line: length and CRC-32 as eight hexadecimal digits each, a space after each."""


def line_of(record: dict[str, Any]) -> bytes:
    """A record as a line."""
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":")).encode()
    return b"%08x %08x %b\n" % (len(text), zlib.crc32(text), text)


def records_of(data: bytes) -> Iterator[dict[str, Any]]:
    """The records up to the first line that is torn or damaged."""
    at = 0
    while at < len(data):
        try:
            length, checksum = int(data[at : at + 8], 16), int(data[at + 9 : at + 17], 16)
        except ValueError:
            return
        text = data[at + HEAD : at + HEAD + length]
        if len(text) != length or zlib.crc32(text) != checksum:
            return
        record = json.loads(text)
        if not isinstance(record, dict):
            return
        yield record
        at += HEAD + length + 1
