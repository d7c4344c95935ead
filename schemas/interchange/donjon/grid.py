"""The cells of a donjon export and the bits that they are made of, as the file itself declares them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from schemas.json_text import joined, quoted
from schemas.level import MAX_SIDE
from schemas.limits import MAX_FINDINGS
from schemas.message import Message
from schemas.problem import SayError

OPEN = ("room", "corridor", "aperture")
DOORS = ("arch", "door", "locked", "trapped", "secret", "portcullis")
STAIRS = ("up", "down")
Spot = tuple[int, int]
"""(row, col) in `cells`, the margin called bleed included."""
STEP = {"north": (-1, 0), "south": (1, 0), "west": (0, -1), "east": (0, 1)}
OPPOSITE = {"north": "south", "south": "north", "west": "east", "east": "west"}


@dataclass(frozen=True, slots=True)
class Grid:
    """Questions about the cells; off the map all is solid."""

    cells: list[list[int]]
    bits: dict[str, int]

    @property
    def height(self) -> int:
        """Rows."""
        return len(self.cells)

    @property
    def width(self) -> int:
        """Columns of the longest row."""
        return max(map(len, self.cells))

    def value(self, spot: Spot) -> int:
        """The bits of a cell; none off the map or where a row ends early."""
        row, col = spot
        inside = 0 <= row < len(self.cells) and 0 <= col < len(self.cells[row])
        return self.cells[row][col] if inside else 0

    def has(self, spot: Spot, *names: str) -> bool:
        """Whether a cell has any of the bits of these names."""
        return bool(self.value(spot) & self.mask(*names))

    def mask(self, *names: str) -> int:
        """The bits of these names together."""
        mask = 0
        for name in names:
            mask |= self.bits.get(name, 0)
        return mask

    def is_open(self, spot: Spot) -> bool:
        """Whether one can stand in a cell; doors and stairs count."""
        return self.has(spot, *OPEN, *DOORS, "stair_up", "stair_down")

    def contains(self, spot: Spot) -> bool:
        """Whether the cell lies on the map."""
        return 0 <= spot[0] < self.height and 0 <= spot[1] < self.width

    def room_at(self, spot: Spot) -> int:
        """The id of the room that a cell belongs to; 0 for none."""
        return self._field(spot, "room_id") if self.has(spot, "room") else 0

    def label_at(self, spot: Spot) -> int:
        """The code of the character that is written on a cell; 0 for none."""
        return self._field(spot, "label")

    def door_at(self, spot: Spot) -> str:
        """The kind of door that the bits of a cell say; empty for none."""
        return next((name for name in DOORS if self.has(spot, name)), "")

    def stair_at(self, spot: Spot) -> str:
        """Which way stairs in a cell lead, up or down; empty for none."""
        return next((way for way in STAIRS if self.has(spot, f"stair_{way}")), "")

    def marked(self, *names: str) -> Iterator[Spot]:
        """The cells with any of these bits, row by row."""
        mask = self.mask(*names)
        for row, values in enumerate(self.cells):
            for col, value in enumerate(values):
                if value & mask:
                    yield row, col

    def stepped(self, spot: Spot, direction: str) -> Spot:
        """The next cell in a direction."""
        down, right = STEP[direction]
        return spot[0] + down, spot[1] + right

    def _field(self, spot: Spot, name: str) -> int:
        mask = self.mask(name)
        lowest = mask & -mask
        return (self.value(spot) & mask) // lowest if lowest else 0


def read_grid(content: Any) -> Grid:
    """The grid of a parsed export. Raises SayError with all that is wrong with it."""
    if not isinstance(content, dict) or not {"cells", "cell_bit"} <= content.keys():
        raise SayError(Message("donjon.no_export", value=quoted(_outline(content))))
    wrong = list(islice(_wrong_bits(content["cell_bit"]), MAX_FINDINGS)) or list(
        islice(_wrong_cells(content["cells"]), MAX_FINDINGS)
    )
    if wrong:
        raise SayError(*wrong)
    grid = Grid(content["cells"], content["cell_bit"])
    if not any(map(grid.mask, OPEN)):
        raise SayError(Message("donjon.no_open_bits", names=", ".join(OPEN)))
    if max(grid.width, grid.height) > MAX_SIDE:
        raise SayError(
            Message("donjon.too_large", width=grid.width, height=grid.height, scale=1, most=MAX_SIDE)
        )
    return grid


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number that bits can be read from."""
    return type(value) is int and value >= 0


def _outline(content: Any) -> Any:
    """What stands in a file, in short: the names of its parts."""
    return sorted(content) if isinstance(content, dict) else content


def _wrong_bits(bits: Any) -> Iterator[Message]:
    if not isinstance(bits, dict):
        yield Message("donjon.not_an_object", path="cell_bit", value=quoted(bits))
        return
    for name, bit in bits.items():
        if not is_whole(bit):
            yield Message("donjon.no_whole_number", path=joined("cell_bit", name), value=quoted(bit))


def _wrong_cells(cells: Any) -> Iterator[Message]:
    if not isinstance(cells, list) or not cells or not any(cells):
        yield Message("donjon.no_rows", path="cells", value=quoted(cells))
        return
    for row, values in enumerate(cells):
        path = joined("cells", row)
        if not isinstance(values, list):
            yield Message("donjon.not_a_list", path=path, value=quoted(values))
            continue
        for col, value in enumerate(values):
            if not is_whole(value):
                yield Message("donjon.no_whole_number", path=joined(path, col), value=quoted(value))
