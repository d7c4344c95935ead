"""How JSON text is built, seen from its bytes alone, before a parser recurses into it."""

from __future__ import annotations

import re
from typing import NamedTuple

import numpy as np

# Linear for any input: possessive, and an unterminated string swallows the rest instead of being retried.
_STRING = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_SURROGATE_ESCAPE = re.compile(rb"\\u[dD][89a-fA-F]")
_DIGITS_ALIKE = bytes.maketrans(b"123456789", b"000000000")
_LONG_NUMBER = b"0" * 16
_STEP = np.zeros(256, np.int8)
_STEP[list(b"[{")] = 1
_STEP[list(b"]}")] = -1


class Shape(NamedTuple):
    """What must be known of a text before it is parsed; texts that are not JSON have some shape too."""

    nesting: int
    """How deep brackets lie in one another."""
    longest: int
    """No string without escapes is longer; those with escapes may be."""
    quotes_escaped: bool
    surrogates: bool
    """Whether an escape stands for half a character."""
    long_numbers: bool
    """Whether there are numbers of so many digits that they may be out of range."""


def shape_of(data: bytes) -> Shape:
    """Measure a text; in time proportional to its length, whatever it holds."""
    escapes = b"\\" in data
    # Without escapes, what stands between quotes alternates between outside and inside of strings.
    pieces = (_STRING.sub(b'""', data) if escapes else data).split(b'"')
    outside = b'"'.join(pieces[::2])
    return Shape(
        nesting=int(np.cumsum(_STEP[np.frombuffer(outside, np.uint8)], dtype=np.int32).max(initial=0)),
        longest=max(map(len, data.split(b'"') if escapes else pieces[1::2]), default=0),
        quotes_escaped=escapes and b'\\"' in data,
        surrogates=escapes and _SURROGATE_ESCAPE.search(data) is not None,
        long_numbers=_LONG_NUMBER in outside.translate(_DIGITS_ALIKE),
    )
