"""The whole state of a play-through. Only happenings' `apply` changes it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from schemas.catalogue import Catalogue
from schemas.model import Cell
from schemas.ruleset import Ruleset
from simulation.derived.views import Derived
from simulation.kernel.activities import Activity, Need, tag_of
from simulation.kernel.queue import Pending, Queue
from simulation.kernel.registry import RuleTables
from simulation.kernel.rolls import Key
from simulation.wiring.links import Link
from simulation.world.creature import Creature
from simulation.world.party import Fight, Party
from simulation.world.setting import Setting
from simulation.world.structures import DoorState, Effect, PartState, Site


@dataclass(slots=True)
class World:
    """State by subject; `setting`, the `seed` of the dice and `derived` are not state: no digest has them."""

    setting: Setting
    seed: int
    now: int = 0
    happened: int = -1
    queue: Queue = field(default_factory=Queue)
    draw_counts: dict[Key, int] = field(default_factory=dict)
    creatures: dict[str, Creature] = field(default_factory=dict)
    bodies: dict[Cell, str] = field(default_factory=dict)
    """Which creature fills a cell: one a cell (CMB-10)."""
    reserved: dict[Cell, str] = field(default_factory=dict)
    """Cells that somebody is on the way into."""
    activities: dict[str, Activity] = field(default_factory=dict)
    needed_by: dict[Need, list[str]] = field(default_factory=dict)
    doors: dict[str, DoorState] = field(default_factory=dict)
    parts: dict[str, PartState] = field(default_factory=dict)
    parties: dict[str, Party] = field(default_factory=dict)
    fights: dict[str, Fight] = field(default_factory=dict)
    treasure: dict[str, int] = field(default_factory=dict)
    metal: dict[str, int] = field(default_factory=dict)
    heaps: dict[str, Cell] = field(default_factory=dict)
    """Where metal lies that was dropped; how much is in `metal` too."""
    sites: dict[str, Site] = field(default_factory=dict)
    wired: dict[str, str] = field(default_factory=dict)
    """Activators that were built in play, and the mechanisms that they fire."""
    effects: dict[str, Effect] = field(default_factory=dict)
    destroyed: dict[str, None] = field(default_factory=dict)
    """Altars that are no more (INV-01)."""
    remains: dict[Cell, str] = field(default_factory=dict)
    fallen: dict[Cell, None] = field(default_factory=dict)
    """Cells that a cave-in has filled (DOR-29)."""
    mapped: dict[str, None] = field(default_factory=dict)
    """Factions to which a Cartographer has escaped since their last party came (DOR-05)."""
    counts: dict[str, int] = field(default_factory=dict)
    """How many of a thing were named so far: what is born in play is named by cause and count."""
    derived: Derived = field(init=False)

    def __post_init__(self) -> None:
        self.derived = Derived(self)

    def state(self) -> dict[str, Any]:
        """All that is state, by subject: what keyframes keep and digests are over."""
        return {name: getattr(self, name) for name in STATE}

    @property
    def ruleset(self) -> Ruleset:
        """All numbers."""
        return self.setting.ruleset

    @property
    def catalogue(self) -> Catalogue:
        """All kinds."""
        return self.setting.catalogue

    @property
    def rules(self) -> RuleTables:
        """The rules, for those that modify rolls and numbers."""
        return self.setting.rules

    def link(self, activator: str) -> Link:
        """What an activator fires and drives (WIR-10)."""
        return self.derived.connections.link(activator)

    def incoming(self, mechanism: str) -> str:
        """The one activator that fires a mechanism, or nothing (WIR-03)."""
        return self.derived.connections.incoming(mechanism)

    def draws(self, key: Key) -> int:
        """How often a die with this key has fallen."""
        return self.draw_counts.get(key, 0)

    def count_draw(self, key: Key) -> None:
        """Note that a die with this key has fallen."""
        self.draw_counts[key] = self.draw_counts.get(key, 0) + 1

    def came(self, pending: Pending) -> None:
        """Note what came from the queue: if it is what its actor was busy with, the actor is free again."""
        if pending.tag == tag_of(pending.actor):
            self.end_activity(pending.actor, came=True)

    def begin_activity(self, activity: Activity) -> None:
        """Note what somebody does and what that needs."""
        self.activities[activity.actor] = activity
        for need in activity.needs:
            self.needed_by.setdefault(need, []).append(activity.actor)
        if activity.reserves is not None:
            self.reserved[activity.reserves] = activity.actor

    def break_off(self, actor: str) -> None:
        """Whatever somebody is busy with will not come to its outcome; nothing, if it is idle."""
        if actor in self.activities:
            self.queue.call_off(tag_of(actor))
            self.end_activity(actor)

    def end_activity(self, actor: str, *, came: bool = False) -> None:
        """Forget what somebody did; a cell that it was on the way into is free again.

        Broken off before its outcome came, a walk along a path leaves its body where it had got to.
        """
        activity = self.activities.pop(actor)
        for need in activity.needs:
            users = self.needed_by[need]
            users.remove(actor)
            if not users:
                del self.needed_by[need]
        if activity.reserves is not None:
            del self.reserved[activity.reserves]
        if activity.path and not came:
            self._set_down(actor, activity)

    def _set_down(self, actor: str, activity: Activity) -> None:
        """Put a body into the last cell of a path that it had reached and that is free."""
        reached = [cell for cell, moment in activity.path if moment <= self.now and self.is_free(cell)]
        if reached:
            self.place_body(self.creatures[actor], reached[-1])

    def needing(self, need: Need) -> tuple[str, ...]:
        """Who is busy with something that depends on a cell or thing, by id."""
        users = self.needed_by.get(need)
        return tuple(sorted(users)) if users else ()

    def place_body(self, creature: Creature, cell: Cell) -> None:
        """Put a body into a cell. Its old cell, if it stood there, is free."""
        if self.bodies.get(creature.cell) == creature.id:
            del self.bodies[creature.cell]
        creature.cell = cell
        self.bodies[cell] = creature.id
        if creature.party:
            self.parties[creature.party].walked[cell] = None
        if creature.bears:
            self.creatures[creature.bears].cell = cell

    def lift_body(self, creature: Creature) -> None:
        """Free the cell of somebody who no longer stands in anyone's way."""
        if self.bodies.get(creature.cell) == creature.id:
            del self.bodies[creature.cell]

    def lose_sight_of(self, id: str) -> None:
        """Nobody sees or knows of one who fell or left any more, and that one sees nobody."""
        self.creatures[id].in_view.clear()
        for other in self.creatures.values():
            other.in_view.pop(id, None)
            other.knows.pop(id, None)

    def is_free(self, cell: Cell) -> bool:
        """Whether a body could stand in the cell now: walkable, nobody in it or on the way into it."""
        if cell in self.bodies or cell in self.reserved or cell in self.fallen:
            return False
        return self.setting.ground.is_walkable(cell)

    def creature(self, id: str) -> Creature:
        """One creature by id."""
        return self.creatures[id]

    def role_of(self, creature: Creature) -> str:
        """Whose behaviours it follows: adventurer, minion, master, dungeon, wild or visitor.

        An adventurer who was here before any party, and is nobody's prisoner, lives as the wild do.
        """
        role = self.setting.roles[creature.kind]
        stray = role == "adventurer" and not creature.party and not creature.prisoner
        return "wild" if stray else role

    def may_decide(self, actor: str, about: str) -> bool:
        """Whether it is this creature's to decide now: able, not busy, and about its turn if it fights."""
        creature = self.creatures[actor]
        return creature.able and actor not in self.activities and bool(about) == bool(creature.fight)

    def name_for(self, stem: str) -> str:
        """The id that the next thing of this stem will have; `count_name` must follow when it is born."""
        return f"{stem}-{self.counts.get(stem, 0) + 1}"

    def count_name(self, stem: str) -> None:
        """Note that one more thing of this stem was born."""
        self.counts[stem] = self.counts.get(stem, 0) + 1


STATE = (
    "now", "happened", "queue", "draw_counts", "creatures", "bodies", "reserved", "activities", "needed_by",
    "doors", "parts", "parties", "fights", "treasure", "metal", "heaps", "sites",
    "wired", "effects", "destroyed", "remains", "fallen",
    "mapped", "counts",
)  # fmt: skip
"""Every field that is state, in the order of digests."""
