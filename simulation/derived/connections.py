"""What is read off trap parts as they stand now: which cells they watch, what they are connected to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.wiring.links import Link, Links
from simulation.world.watched import watched_cells

if TYPE_CHECKING:
    from simulation.world.world import World


class Connections:
    """Worked out when first asked for; whatever builds or moves a part calls `parts_changed`."""

    __slots__ = ("_links", "_watched", "_world")

    def __init__(self, world: World) -> None:
        self._world = world
        self._links: Links | None = None
        self._watched: Mapping[Cell, list[str]] | None = None

    def parts_changed(self) -> None:
        """Something was planned, built, taken up or set up."""
        self._links = self._watched = None

    @property
    def watched(self) -> Mapping[Cell, list[str]]:
        """Which activators a body trips by coming into a cell; one that is being moved watches nothing."""
        if self._watched is None:
            world = self._world
            parts = (world.parts[key] for key in sorted(world.parts))
            here = [part for part in parts if part.built or not _moves(world, part.id)]
            self._watched = watched_cells(here, world.catalogue, world.setting.ground.opaque)
        return self._watched

    def link(self, activator: str) -> Link:
        """What an activator fires and drives, also one that was built and connected in play."""
        link = self._laid().link(activator)
        mechanism = self._world.wired.get(activator)
        if mechanism is None:
            return link
        return replace(link, mechanism=(mechanism, 0), mechanisms=(*link.mechanisms, (mechanism, 0)))

    def activators(self, sink: str) -> tuple[str, ...]:
        """The activators that reach a mechanism or a door, also those in conflict, by id."""
        built = (key for key, mechanism in self._world.wired.items() if mechanism == sink)
        return tuple(sorted((*self._laid().activators(sink), *built)))

    def incoming(self, mechanism: str) -> str:
        """The one activator that fires a mechanism, or nothing."""
        for activator, fired in sorted(self._world.wired.items()):
            if fired == mechanism:
                return activator
        return self._laid().incoming(mechanism) or ""

    def _laid(self) -> Links:
        """BLD-03: a planned timer does nothing: no signal comes through it."""
        if self._links is None:
            timers = tuple(key for key, site in sorted(self._world.sites.items()) if site.kind == "timer")
            self._links = self._world.setting.links_without(timers)
        return self._links


def _moves(world: World, part: str) -> bool:
    return part in world.sites and world.sites[part].moves
