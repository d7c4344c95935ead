"""One stamp, and the stamps that the program brings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from editor.core.clipboard import from_text
from editor.core.fragment import Fragment
from schemas.message import Message
from simulation.level.level import LAYERS, Level
from simulation.loading import default_catalogue
from simulation.wiring.grid import WireGrid

BUILT_IN = (
    "dart_passage",
    "falling_blades",
    "gas_lock",
    "cage",
    "powder_keg",
    "lever_door",
    "silent_alarm",
    "web_and_spiders",
)
"""In the order of the palette; `built_in/<id>.json` stands beside this module."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """A piece of a level with a name. `own`: made by the designer, so that it can be renamed and deleted."""

    id: str
    name: Message | str
    fragment: Fragment
    own: bool = False

    @property
    def about(self) -> Message | None:
        """What it does, of those that the program brings."""
        return None if self.own else Message(f"stamp.about.{self.id}")


def built_in() -> Iterator[Stamp]:
    """The stamps that the program brings."""
    for key in BUILT_IN:
        yield Stamp(key, Message(f"stamp.name.{key}"), _fragment(key))


def on_floor(fragment: Fragment) -> Level:
    """The piece as a level of its own, to be looked at: on its own ground, else on floor."""
    floor = default_catalogue().material_value("floor")
    level = Level.blank(max(fragment.width, 1), max(fragment.height, 1), material=floor)
    for number, name in enumerate(LAYERS):
        layer = level.layer(name).copy()
        for (x, y), values in fragment.cells.items():
            layer[y, x] = values[number]
        setattr(level, name, layer)
    level.objects = {placed.id: placed for placed in fragment.objects}
    level.wires = WireGrid(fragment.wires.items())
    level.freeze()
    return level


@cache
def _fragment(key: str) -> Fragment:
    source = files("editor.core.stamps") / "built_in" / f"{key}.json"
    return from_text(source.read_text("utf-8"))
