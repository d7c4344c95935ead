"""Kinds of creatures: attributes, weapons, armour, ways of falling."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from schemas.catalogue.entry import DamageType, Dice, Entry, Modifier, Small

Group = Literal["minion", "master", "dungeon", "wild", "adventurer", "visitor"]
Side = Literal["dungeon", "adventurers", "wild", "visitors"]
Armour = Literal["none", "leather", "cloth", "mail", "plate"]
Trait = Literal[
    "guide", "locksmith", "doorbreaker", "cartographer", "detect_traps", "climber", "flier", "mount"
]  # fmt: skip
Points = Annotated[int, Field(ge=0, le=5, strict=True)]
MAX_POINTS = 5


class Attributes(Entry):
    """Battle, Craft, Stalk are added to the d20 as they are; modifier of a score = score − 10."""

    battle: Points = 0
    craft: Points = 0
    stalk: Points = 0
    strength: Small = 10
    agility: Small = 10
    intellect: Small = 10
    will: Small = 10
    perception: Small = 10
    defense: Small = 10
    health: Small = 10
    size: Small = 1
    speed: Small = 10


class PerLevel(Entry):
    """What each level after the first adds."""

    battle: Points = 0
    craft: Points = 0
    stalk: Points = 0
    strength: Modifier = 0
    agility: Modifier = 0
    intellect: Modifier = 0
    will: Modifier = 0
    perception: Modifier = 0
    defense: Modifier = 0
    health: Modifier = 0


class Weapon(Entry):
    """One weapon. `reach` in yards on top of the wielder's; `range` in yards, 0: melee only."""

    id: str
    attribute: Literal["strength", "agility"] = "strength"
    damage: Dice = Dice(count=1, sides=6)
    type: DamageType = "cutting"
    reach: Small = 0
    range: Annotated[int, Field(ge=0, le=1000, strict=True)] = 0
    finesse: bool = False
    thrown: bool = False
    reload: bool = False
    cumbersome: bool = False

    @property
    def ranged(self) -> bool:
        """Shoots (ATK-09); a thrown melee weapon does not count."""
        return self.range > 0 and not self.thrown


class TraitChance(Entry):
    """How often a random adventurer of the kind has a trait."""

    trait: Trait
    percent: Small


class CreatureKind(Entry):
    """One kind of creature.

    `armour`, `helm`: CMB-16, CMB-18 (`helm` is the number that it lowers the chance by; 0: none).
    `always_dies`, `always_falls_unconscious`: CMB-17. `shares_cell`: as many as `combat.kobolds_per_cell`
    fight from one cell (CMB-11). `party_weight`: how often a party's member is of this kind.
    `immune`: afflictions that it never suffers.
    """

    id: str
    group: Group
    side: Side
    attributes: Attributes = Attributes()
    per_level: PerLevel = PerLevel()
    weapon: Weapon
    second_weapon: Weapon | None = None
    shield: bool = False
    armour: Armour = "none"
    helm: Small = 0
    physical_body: bool = True
    always_dies: bool = False
    always_falls_unconscious: bool = False
    shares_cell: bool = False
    traits: tuple[Trait, ...] = ()
    trait_chances: tuple[TraitChance, ...] = ()
    party_weight: Small = 0
    immune: tuple[str, ...] = ()

    def at_level(self, level: int) -> Attributes:
        """The attributes at `level`; levels 0 and 1 are the kind's own."""
        gained = max(level - 1, 0)
        added = {
            name: max(getattr(self.attributes, name) + gained * getattr(self.per_level, name), 0)
            for name in PerLevel.model_fields
        }
        for name in ("battle", "craft", "stalk"):
            added[name] = min(added[name], MAX_POINTS)
        return self.attributes.model_copy(update=added)

    @model_validator(mode="after")
    def _falls_one_way(self) -> "CreatureKind":
        if self.always_dies and self.always_falls_unconscious:
            raise ValueError(f"{self.id}: always_dies and always_falls_unconscious exclude each other")
        return self
