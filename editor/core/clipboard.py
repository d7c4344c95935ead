"""The clipboard is text that people can read, send and paste: a fragment as canonical JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from pydantic import TypeAdapter, ValidationError

from editor.core.fragment import Fragment
from schemas.level import MAX_SIDE
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import AnyPlaced, PlacedObject
from schemas.problem import SayError
from simulation.level.level import LAYERS
from simulation.wiring.grid import WireCell
from simulation.wiring.sides import BITS, OPPOSITE, by_row, neighbour

FORMAT = 1
MAX_TEXT = 32 * 1024 * 1024
_OBJECTS: TypeAdapter[tuple[AnyPlaced, ...]] = TypeAdapter(tuple[PlacedObject, ...])


def to_text(fragment: Fragment, name: str = "") -> str:
    """The fragment as JSON, one cell or object a line, always the same for the same fragment.

    `name`: what it is called, for one that is kept.
    """
    objects, wires = fragment.objects, fragment.wires
    parts = [
        f'"trapwright": {FORMAT}',
        *([f'"name": {json.dumps(name, ensure_ascii=False)}'] if name else []),
        *([f'"cut": {fragment.cut}'] if fragment.cut else []),
        f'"size": [{fragment.width}, {fragment.height}]',
        f'"layers": {json.dumps(list(LAYERS))}',
        _list("cells", ([*cell, *fragment.cells[cell]] for cell in sorted(fragment.cells, key=by_row))),
        _list("objects", (placed.model_dump(mode="json", exclude_defaults=True) for placed in objects)),
        _list("wires", (_wire_data(cell, wires[cell]) for cell in sorted(wires, key=by_row))),
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def from_text(text: str) -> Fragment:
    """The fragment of such a text. Raises SayError for text that is none, or is damaged."""
    if len(text) > MAX_TEXT:
        raise SayError(Message("clipboard.not_ours"))
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or data.get("trapwright") != FORMAT:
            raise SayError(Message("clipboard.not_ours"))
        return _fragment(data)
    except (ValueError, TypeError, KeyError, RecursionError, ValidationError) as error:
        raise SayError(Message("clipboard.damaged")) from error


def name_in(text: str) -> str:
    """What the fragment of such a text is called; empty for one without a name."""
    name = json.loads(text).get("name", "")
    return name if isinstance(name, str) else ""


def _fragment(data: dict[str, Any]) -> Fragment:
    width, height = data["size"]
    if not (0 <= width <= MAX_SIDE and 0 <= height <= MAX_SIDE) or data["layers"] != list(LAYERS):
        raise ValueError("no such fragment")
    cells = {_cell(entry, width, height): tuple(map(_number, entry[2:])) for entry in data["cells"]}
    if any(len(values) != len(LAYERS) for values in cells.values()):
        raise ValueError("a cell needs a value for each layer")
    objects = _OBJECTS.validate_python(tuple(data["objects"]), strict=False)
    wires = {_cell(entry, width, height): _wire(entry) for entry in data["wires"]}
    if any(not wires[cell].mask & side for cell, side in _opposites(wires)):
        raise ValueError("a wire has two ends")
    return Fragment(width, height, cells, objects, wires, cut=_number(data.get("cut", 0)))


def _opposites(wires: dict[Cell, WireCell]) -> Iterator[tuple[Cell, int]]:
    """For each side with wire the neighbour there and the side that it must have; KeyError without one."""
    for cell, found in wires.items():
        for side in BITS[found.mask]:
            yield neighbour(cell, side), OPPOSITE[side]


def _list(name: str, entries: Any) -> str:
    lines = [json.dumps(entry, ensure_ascii=False) for entry in entries]
    return f'"{name}": [\n' + ",\n".join(lines) + "\n]" if lines else f'"{name}": []'


def _wire_data(cell: Cell, wires: WireCell) -> list[Any]:
    return [*cell, wires.mask, wires.x4, list(wires.part), wires.label]


def _wire(entry: list[Any]) -> WireCell:
    _, _, mask, x4, part, label = entry
    groups = tuple(map(_number, part))
    if not 0 < _number(mask) < 16 or x4 not in (0, 1, 2, 3) or not isinstance(label, str):
        raise ValueError("no such wires")
    if groups and (sum(groups) != mask or any(group <= 0 for group in groups)):
        raise ValueError("the groups of a cell are its sides")
    return WireCell(mask, x4, groups, label)


def _cell(entry: list[Any], width: int, height: int) -> Cell:
    x, y = _number(entry[0]), _number(entry[1])
    if not (0 <= x < width and 0 <= y < height):
        raise ValueError("a cell outside the fragment")
    return x, y


def _number(value: Any) -> int:
    if type(value) is not int or abs(value) > 65_535:
        raise ValueError("no number of a level")
    return value
