"""Parties come, choose a goal, are sighted, take treasure, leave; invasions end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from schemas.model import Cell
from schemas.scenario import PartyPlan
from simulation.kernel.happening import Happening
from simulation.kernel.rolls import Ask, ChanceTaken, Key
from simulation.world.creature import Creature
from simulation.world.party import Party

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class PlayStarted(Happening):
    """The play-through begins."""


@dataclass(frozen=True, slots=True)
class PartySetOut(Happening):
    """A party of the scenario is on its way; it arrives now."""

    plan: PartyPlan


@dataclass(frozen=True, slots=True)
class GoalRoll(Ask):
    """Which goal a party has (INV-01). `actor` is the party."""

    purpose: str = field(default="goal", init=False)


@dataclass(frozen=True, slots=True)
class PortalRoll(Ask):
    """Which portal a party comes through (INV-05)."""

    purpose: str = field(default="portal", init=False)


@dataclass(frozen=True, slots=True)
class LootRoll(Ask):
    """Whether a party that met its goal takes treasure too (INV-02)."""

    purpose: str = field(default="loot", init=False)


@dataclass(frozen=True, slots=True)
class PartyArrived(Happening):
    """INV-24: a party is beyond the map's edge. `drawn` are the dice that its goal and portal took."""

    party: str
    portal: str
    goal: str
    faction: str
    members: tuple[str, ...]
    drawn: tuple[Key, ...] = ()

    def apply(self, world: World) -> None:
        """The party exists; its members come with `AdventurerJoined`."""
        for key in self.drawn:
            world.count_draw(key)
        world.parties[self.party] = Party(
            self.party, self.portal, list(self.members), self.goal, self.faction, arrived_at=world.now
        )


@dataclass(frozen=True, slots=True)
class PartyStayedAway(Happening):
    """INV-11: a party does not come, since there is no walking path from the map's edge into the dungeon."""

    party: str
    goal: str
    faction: str

    def apply(self, world: World) -> None:
        """Its invasion is over before it began."""
        world.parties[self.party] = Party(
            self.party, "", [], self.goal, self.faction, arrived_at=world.now, ended=True
        )


@dataclass(frozen=True, slots=True)
class AdventurerJoined(Happening):
    """A member of an arriving party, still beyond the map's edge."""

    actor: str
    kind: str
    name: str
    party: str
    level: int
    traits: tuple[str, ...]
    attributes: tuple[tuple[str, int], ...]
    cell: Cell

    def apply(self, world: World) -> None:
        """The creature exists; it stands nowhere yet."""
        world.creatures[self.actor] = Creature(
            id=self.actor, kind=self.kind, side="adventurers", name=self.name, cell=self.cell, facing="s",
            attributes=dict(self.attributes), level=self.level, party=self.party, traits=self.traits,
            condition="beyond",
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class AdventurerEntered(Happening):
    """INV-04: an adventurer steps onto the map through a portal."""

    actor: str
    object: str
    cell: Cell

    def apply(self, world: World) -> None:
        """Now it stands there."""
        creature = world.creatures[self.actor]
        creature.condition = "up"
        world.place_body(creature, self.cell)


@dataclass(frozen=True, slots=True)
class GoalChanged(Happening):
    """A party goes after something else from now on."""

    party: str
    goal: str

    def apply(self, world: World) -> None:
        """Note the goal."""
        world.parties[self.party].goal = self.goal


@dataclass(frozen=True, slots=True)
class LootChosen(ChanceTaken):
    """INV-02: having met its goal, a party also takes treasure, or does not."""

    party: str


@dataclass(frozen=True, slots=True)
class GoalMet(Happening):
    """A party has done what it came for."""

    party: str
    goal: str

    def apply(self, world: World) -> None:
        """Note it."""
        world.parties[self.party].met_goal = True


@dataclass(frozen=True, slots=True)
class PartyLeaves(Happening):
    """A party turns back to the map's edge; `reason` is a word of the catalogue."""

    party: str
    reason: str

    def apply(self, world: World) -> None:
        """Note it."""
        world.parties[self.party].leaving = True


@dataclass(frozen=True, slots=True)
class TreasureTaken(Happening):
    """An adventurer fills its bags at a treasure."""

    actor: str
    object: str
    amount: int

    def apply(self, world: World) -> None:
        """The pieces change hands."""
        world.treasure[self.object] -= self.amount
        world.creatures[self.actor].carrying += self.amount


@dataclass(frozen=True, slots=True)
class PrisonerFreed(Happening):
    """INV-32: an adventurer frees a prisoner, who belongs to the party from now on."""

    actor: str
    target: str
    party: str

    def apply(self, world: World) -> None:
        """Nobody's prisoner, one more member, and one less of the party that it came with."""
        freed = world.creatures[self.target]
        if freed.party:
            world.parties[freed.party].members.remove(self.target)
        freed.prisoner, freed.side, freed.party = False, "adventurers", self.party
        world.parties[self.party].members.append(self.target)


@dataclass(frozen=True, slots=True)
class AltarDestroyed(Happening):
    """INV-01: an adventurer has destroyed an altar."""

    actor: str
    object: str

    def apply(self, world: World) -> None:
        """Note it; what is left of it still stands in the way."""
        world.destroyed[self.object] = None


@dataclass(frozen=True, slots=True)
class AdventurerLeft(Happening):
    """An adventurer is off the map, with what it carries."""

    actor: str
    object: str
    carrying: int

    def apply(self, world: World) -> None:
        """It stands in nobody's way any more."""
        creature = world.creatures[self.actor]
        world.lift_body(creature)
        world.lose_sight_of(self.actor)
        creature.condition = "gone"


@dataclass(frozen=True, slots=True)
class PartySighted(Happening):
    """INV-25: one of the dungeon's own sees a member of a party for the first time."""

    party: str
    actor: str
    target: str

    def apply(self, world: World) -> None:
        """The letter has come."""
        world.parties[self.party].sighted = True


@dataclass(frozen=True, slots=True)
class InvasionEnded(Happening):
    """INV-34: nobody of the party is left on the map conscious and free."""

    party: str

    def apply(self, world: World) -> None:
        """Note it."""
        world.parties[self.party].ended = True
