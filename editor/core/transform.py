"""Shifting, turning and mirroring of cells, facings, objects and wire sides, exactly and without floats."""

from __future__ import annotations

from dataclasses import dataclass

from schemas.model import Cell
from schemas.objects import AnyPlaced, Area, Facing
from simulation.level.level import body_cells
from simulation.wiring.grid import HOP_H, HOP_V, WireCell
from simulation.wiring.sides import BITS, E, N, S, W

CLOCKWISE: dict[Facing, Facing] = {"n": "e", "e": "s", "s": "w", "w": "n"}
MIRRORED: dict[Facing, Facing] = {"n": "n", "e": "w", "s": "s", "w": "e"}
_SIDE: dict[Facing, int] = {"n": N, "e": E, "s": S, "w": W}
_LETTER = {side: letter for letter, side in _SIDE.items()}


@dataclass(frozen=True, slots=True)
class Transform:
    """First mirrored left to right if asked, then `turns` quarter turns clockwise, then shifted.

    Turning and mirroring happen inside a box of `width` × `height` cells whose corner is the origin.
    """

    width: int = 1
    height: int = 1
    turns: int = 0
    mirror: bool = False
    dx: int = 0
    dy: int = 0

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows of the box after turning."""
        return (self.height, self.width) if self.turns % 2 else (self.width, self.height)

    def cell(self, cell: Cell) -> Cell:
        """Where a cell of the box comes to lie."""
        x, y = cell
        width, height = self.width, self.height
        if self.mirror:
            x = width - 1 - x
        for _ in range(self.turns % 4):
            x, y = height - 1 - y, x
            width, height = height, width
        return (x + self.dx, y + self.dy)

    def facing(self, facing: Facing) -> Facing:
        """Where a facing points afterwards."""
        if self.mirror:
            facing = MIRRORED[facing]
        for _ in range(self.turns % 4):
            facing = CLOCKWISE[facing]
        return facing

    def rect(self, rect: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
        """A rectangle [x, y, width, height] afterwards."""
        x, y, width, height = rect
        (x0, y0), (x1, y1) = self.cell((x, y)), self.cell((x + width - 1, y + height - 1))
        return (min(x0, x1), min(y0, y1), abs(x1 - x0) + 1, abs(y1 - y0) + 1)

    def placed(self, placed: AnyPlaced) -> AnyPlaced:
        """An object afterwards, with its facing and area; the anchor stays its top left cell."""
        changes: dict[str, object] = {"cell": self.cell(placed.cell)}
        if isinstance(placed, Area):
            changes["rects"] = tuple(self.rect(rect) for rect in placed.rects)
        elif hasattr(placed, "facing"):
            cells = [self.cell(cell) for cell in body_cells(placed)]
            changes |= {"cell": min(cells), "facing": self.facing(placed.facing)}
        return placed.model_copy(update=changes)

    def mask(self, mask: int) -> int:
        """Sides of a cell as bits, afterwards."""
        return sum(_SIDE[self.facing(_LETTER[side])] for side in BITS[mask])

    def wires(self, wires: WireCell) -> WireCell:
        """The wires of a cell afterwards."""
        part = tuple(sorted(self.mask(group) for group in wires.part))
        x4 = wires.x4
        if self.turns % 2 and x4 in (HOP_H, HOP_V):
            x4 = HOP_H + HOP_V - x4
        return WireCell(self.mask(wires.mask), x4, part, wires.label)


def shift(dx: int, dy: int) -> Transform:
    """A mere shift."""
    return Transform(dx=dx, dy=dy)
