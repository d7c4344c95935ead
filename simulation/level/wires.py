"""The wires of a level file: bad runs, cells and labels are set aside one by one, the rest is rebuilt."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from schemas.finding import Finding
from schemas.json_text import quoted
from schemas.level import WiresPart
from schemas.message import Message
from schemas.model import Cell
from simulation.level.setting_aside import Aside, wrong_container
from simulation.wiring.file import wires_from_file
from simulation.wiring.grid import ObjectCells, WireGrid

MOST = {"runs": 200_000, "cells": 200_000, "labels": 10_000}
UNSTATED = "unstated"
"""The field of `wires` with the crossings of which nobody has said whether the wires join."""
LOST = ("E-WIRE-FILE", "W-WIRE-CELL")
"""Checks of the wiring after which an item is not in the grid, and so has to be set aside."""

_PLACE = re.compile(r"wires\.(\w+)\[(\d+)\]")
Items = dict[int, Any]
"""Sound items by their place in the file's list."""


def read_wires(content: dict[str, Any], objects: ObjectCells, kept: dict[str, Any], aside: Aside) -> WireGrid:
    """The wires of the file's `wires`; unknown fields of it go to `kept`."""
    written = content.pop("wires", {})
    if not isinstance(written, dict):
        aside.put("wires", written, wrong_container("wires", dict, written))
        return WireGrid()
    sound = {name: _sound(name, written.pop(name, []), aside) for name in MOST}
    if UNSTATED in written and not _is_cells(written[UNSTATED]):
        value = written.pop(UNSTATED)
        path = f"wires.{UNSTATED}"
        aside.put(path, value, Message("level.wire_unstated", path=path, value=quoted(value)))
    if written:
        kept["wires"] = written
    lists: dict[str, Any] = {name: tuple(map(tuple, items.values())) for name, items in sound.items()}
    grid, findings = wires_from_file(WiresPart.model_construct(None, **lists), objects)
    _remember(kept, [finding.cells[0] for finding in findings if finding.check == "W-CROSSING-UNSTATED"])
    places = {name: list(items) for name, items in sound.items()}
    for finding in findings:
        _list(finding, sound, places, aside)
    return grid


def _remember(kept: dict[str, Any], unstated: list[Cell]) -> None:
    """Keep the crossings of which the file says nothing: a check tells of them until somebody has said."""
    if unstated:
        known = kept.get("wires", {}).get(UNSTATED, [])
        cells = {tuple(cell): None for cell in known} | dict.fromkeys(unstated)
        kept["wires"] = {**kept.get("wires", {}), UNSTATED: [list(cell) for cell in sorted(cells)]}


def _list(finding: Finding, sound: dict[str, Items], places: dict[str, list[int]], aside: Aside) -> None:
    """List a finding of the wiring under the item's place in the file, and set aside what got lost."""
    match = _PLACE.fullmatch(finding.path)
    if match is None:
        aside.list(finding)
        return
    name = match[1]
    index = places[name][int(match[2])]
    path = f"wires.{name}[{index}]"
    message = Message(finding.message.code, {**dict(finding.message.args), "path": path})
    aside.list(replace(finding, path=path, message=message))
    if finding.check in LOST:
        aside.put(path, sound[name][index])


def _sound(name: str, items: Any, aside: Aside) -> Items:
    """The items of one list that are of the right form and on the map."""
    path = f"wires.{name}"
    if not isinstance(items, list):
        aside.put(path, items, wrong_container(path, list, items))
        return {}
    if len(items) > MOST[name]:
        aside.put(path, items, Message("level.too_many", path=path, most=MOST[name]))
        return {}
    sound = {}
    for index, item in enumerate(items):
        if _JUDGES[name](item, aside):
            sound[index] = item
        else:
            place = f"{path}[{index}]"
            aside.put(place, item, Message(f"level.wire_{name}", path=place, value=quoted(item)))
    return sound


def _run(item: Any, aside: Aside) -> bool:
    """[x0, y0, x1, y1] along one row or column of the map, longer than a cell."""
    if not _is_of(item, int, int, int, int):
        return False
    x0, y0, x1, y1 = item
    return aside.contains(x0, y0) and aside.contains(x1, y1) and (x0 == x1) != (y0 == y1)


def _cell(item: Any, aside: Aside) -> bool:
    """[x, y, groups, axis]: what the letters mean is for the wiring to say."""
    return _is_of(item, int, int, str, str) and aside.contains(item[0], item[1])


def _label(item: Any, aside: Aside) -> bool:
    """[x, y, text]."""
    return _is_of(item, int, int, str) and aside.contains(item[0], item[1])


def _is_cells(value: Any) -> bool:
    """A list of [x, y]."""
    return isinstance(value, list) and all(_is_of(item, int, int) for item in value)


def _is_of(item: Any, *types: type) -> bool:
    return isinstance(item, list) and tuple(map(type, item)) == types


_JUDGES: dict[str, Callable[[Any, Aside], bool]] = {"runs": _run, "cells": _cell, "labels": _label}
