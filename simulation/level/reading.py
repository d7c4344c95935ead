"""The bytes of a level file to a Level: a broken frame is an error, damaged parts are set aside, listed."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from schemas.finding import Finding
from schemas.json_text import parse, quoted
from schemas.level import FORMAT, MAX_SIDE
from schemas.message import Message
from schemas.migrations import migrated
from schemas.problem import SayError
from simulation.level.layers import BOUNDS, layer_of_numbers
from simulation.level.legend import Legend
from simulation.level.level import Level
from simulation.level.objects import read_objects
from simulation.level.rows import RowsError, glyphs_to_array
from simulation.level.setting_aside import Aside, wrong_container
from simulation.level.small_parts import read_kept, read_name, read_ruleset, read_scenarios
from simulation.level.wires import read_wires


class Reading(NamedTuple):
    """A level and what was found wrong with its file; what is listed as set aside lies in `quarantine`."""

    level: Level
    findings: tuple[Finding, ...]


def read_level(data: bytes, legend: Legend) -> Reading:
    """The level in `data`. Raises SayError with every problem when the frame is broken."""
    with _no_collecting():
        content = _current_format(parse(data))
        width, height, level = _frame(content, legend)
        aside = Aside(width, height)
        level.name = read_name(content.pop("name", ""), aside)
        _read_layers(level, content, aside)
        level.objects = read_objects(content.pop("objects", []), aside)
        level.wires = read_wires(content, level.object_cells(), level.kept, aside)
        level.scenarios = read_scenarios(content.pop("scenarios", []), aside)
        level.ruleset = read_ruleset(content.pop("ruleset", {}), aside)
        read_kept(content, level.kept, aside)
    level.freeze()
    return Reading(level, tuple(aside.findings))


@contextmanager
def _no_collecting() -> Iterator[None]:
    """No search for garbage while a level is built: all of it stays, and looking takes half the time."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _current_format(written: Any) -> dict[str, Any]:
    """The file's object in today's format."""
    if not isinstance(written, dict):
        raise SayError(Message("level.not_a_level", value=quoted(written)))
    content: dict[str, Any] = written
    found = content.get("format")
    if found is None:
        raise SayError(Message("level.foreign"))
    if type(found) is not int or found < 0:
        raise SayError(Message("level.no_format", value=quoted(found)))
    if found > FORMAT:
        raise SayError(Message("level.newer_format", found=found, known=FORMAT))
    content = migrated(dict(content), found)
    del content["format"]
    return content


def _frame(content: dict[str, Any], legend: Legend) -> tuple[int, int, Level]:
    """Size and terrain; without them there is no level."""
    width, height = _size(content.pop("size", None))
    layers = content.setdefault("layers", {})
    if not isinstance(layers, dict):
        raise SayError(wrong_container("layers", dict, layers))
    level = Level.blank(width, height)
    rows = layers.pop("terrain", None)
    try:
        indices = legend.indices(content.pop("legend", None))
        if rows is not None:
            level.terrain = glyphs_to_array(rows, (height, width), indices, "layers.terrain")
    except RowsError as wrong:
        raise SayError(*wrong.messages) from None
    return width, height, level


def _size(size: Any) -> tuple[int, int]:
    if not isinstance(size, list) or len(size) != 2 or any(type(side) is not int for side in size):
        raise SayError(Message("level.no_size", value=quoted(size), most=MAX_SIDE))
    width, height = size
    if not (1 <= width <= MAX_SIDE and 1 <= height <= MAX_SIDE):
        raise SayError(Message("level.size_out_of_range", width=width, height=height, most=MAX_SIDE))
    return width, height


def _read_layers(level: Level, content: dict[str, Any], aside: Aside) -> None:
    """The layers of numbers; a damaged one is set aside, unknown ones are kept."""
    layers: dict[str, Any] = content.pop("layers")
    for name in BOUNDS:
        if name in layers:
            rows = layers.pop(name)
            try:
                setattr(level, name, layer_of_numbers(name, rows, level.terrain.shape))
            except RowsError as wrong:
                aside.put(f"layers.{name}", rows, *wrong.messages)
    if layers:
        level.kept["layers"] = layers
