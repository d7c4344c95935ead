"""Map rows: a text line per row of cells, to and from arrays, never a cell at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schemas.json_text import joined, quoted
from schemas.message import Message

Array = NDArray[Any]
UNKNOWN = 255
_LARGEST_CELL = 7
"""Characters of one number: a row of 1,024 stays under the limit of a text."""


class RowsError(Exception):
    """Rows that make no layer, with a message per problem."""

    def __init__(self, *messages: Message) -> None:
        super().__init__(*messages)
        self.messages = messages


def glyphs_to_array(rows: Any, shape: tuple[int, int], index_of: Mapping[str, int], path: str) -> Array:
    """Rows of one glyph a cell as uint8 [y, x]. Raises RowsError with every wrong row and glyph."""
    table = np.full(256, UNKNOWN, np.uint8)
    for glyph, index in index_of.items():
        table[ord(glyph)] = index
    height, width = shape
    cells = _bytes_of(rows, height, width, path)
    array = table[cells]
    unknown = array == UNKNOWN
    if unknown.any():
        raise RowsError(*_unknown_glyphs(cells, unknown, path))
    return array


def array_to_glyphs(array: Array, glyphs: Sequence[str]) -> list[str]:
    """The rows of `glyphs_to_array`; `glyphs[index]` stands for a material."""
    table = np.frombuffer("".join(glyphs).encode("ascii"), np.uint8)
    return [row.tobytes().decode("ascii") for row in table[array]]


def numbers_to_array(
    rows: Any, shape: tuple[int, int], dtype: type[np.generic], bounds: tuple[int, int], path: str
) -> Array:
    """Rows of numbers of one width, a space between them, as an array. Raises RowsError."""
    height, width = shape
    first = len(rows[0]) if isinstance(rows, list) and rows and isinstance(rows[0], str) else 0
    size = (first + 1) // width
    if not 2 <= size <= _LARGEST_CELL + 1:
        raise RowsError(Message("level.rows_wrong", path=path, width=width, height=height))
    cells = _bytes_of(rows, height, size * width - 1, path)
    spaced = np.full((height, size * width), ord(" "), np.uint8)
    spaced[:, :-1] = cells
    values = _numbers(spaced.reshape(height, width, size), path)
    if values.min() < bounds[0] or values.max() > bounds[1]:
        worst = int(values.min() if values.min() < bounds[0] else values.max())
        raise RowsError(
            Message("level.cell_out_of_range", path=path, value=worst, least=bounds[0], most=bounds[1])
        )
    return values.astype(dtype)


def array_to_numbers(array: Array) -> list[str]:
    """The rows of `numbers_to_array`: every number as wide as the longest."""
    least, most = int(array.min()), int(array.max())
    size = max(len(str(least)), len(str(most)))
    table = "".join(f"{value:>{size}} " for value in range(least, most + 1)).encode("ascii")
    text = np.frombuffer(table, f"V{size + 1}").take(array.astype(np.int32) - least)
    return [row.tobytes()[:-1].decode("ascii") for row in text]


def _bytes_of(rows: Any, height: int, length: int, path: str) -> Array:
    """The characters of `height` rows of `length` as uint8; what is not ASCII becomes 0."""
    if not isinstance(rows, list):
        raise RowsError(Message("level.not_a_list", path=path, value=quoted(rows)))
    wrong = [
        Message("level.row_length", path=joined(path, y), length=_length(row), expected=length)
        for y, row in enumerate(rows[:height])
        if not isinstance(row, str) or len(row) != length
    ]
    if len(rows) != height:
        wrong.insert(0, Message("level.row_count", path=path, count=len(rows), expected=height))
    if wrong:
        raise RowsError(*wrong)
    text = "".join(rows)
    encoded = text.encode("ascii", "replace") if text.isascii() else _masked(text)
    return np.frombuffer(encoded, np.uint8).reshape(height, length)


def _masked(text: str) -> bytes:
    return bytes(ord(character) if character.isascii() else 0 for character in text)


def _length(row: object) -> int:
    return len(row) if isinstance(row, str) else 0


def _unknown_glyphs(cells: Array, unknown: Array, path: str) -> list[Message]:
    """A message per glyph that the legend does not have, with the first place of each."""
    messages = []
    for code in np.unique(cells[unknown]).tolist():
        y, x = (int(n) for n in np.argwhere(cells == code)[0])
        glyph = chr(code) if 32 <= code < 127 else "?"
        messages.append(Message("level.unknown_glyph", path=joined(path, y), column=x, glyph=glyph))
    return messages


def _numbers(cells: Array, path: str) -> Array:
    """The values of right-aligned numbers; cells is [y, x, character], the last one a space."""
    *characters, gap = (np.ascontiguousarray(cells[..., column]) for column in range(cells.shape[2]))
    values = np.zeros(cells.shape[:2], np.int32)
    negative = np.zeros(cells.shape[:2], np.bool_)
    begun = np.zeros(cells.shape[:2], np.bool_)
    right = bool((gap == ord(" ")).all())
    for character in characters:
        digit = character - ord("0")  # as uint8: anything but a digit is 10 or more
        is_digit = digit < 10
        minus = character == ord("-")
        right = right and bool((is_digit | (~begun & (minus | (character == ord(" "))))).all())
        values = values * 10 + np.where(is_digit, digit, 0)
        negative |= minus
        begun |= is_digit | minus
    if not (right and is_digit.all()):
        raise RowsError(Message("level.no_number", path=path))
    np.negative(values, out=values, where=negative)
    return values
