"""What is particular to mechanisms (TRP-04, TRP-08)."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.catalogue.entry import Attribute, DamageType, Dice, Entry, Milliseconds, Modifier, Small

RULES = ("TRP-04", "TRP-05")

Pattern = Literal["around", "line", "cloud", "nearest", "first_on_line", "burst", "none"]
Harm = Literal["none", "by_margin", "light", "severe", "critical"]


class Release(Entry):
    """Creatures that a mechanism lets out."""

    kind: str
    count: Annotated[int, Field(ge=1, le=100, strict=True)] = 1


class MechanismPart(Entry):
    """What a mechanism does when it acts.

    `pattern`, `reach`: which cells: its own and those around; a straight line in its facing; a cloud that
    stays for `duration_ms`; the `targets` nearest in clear sight; the first body on the line; a burst.
    What it `releases` comes out within `reach`.
    `attack_modifier`: an attack roll against Defense; none: no attack roll. `resist`: a challenge roll, with
    whichever attribute is best, that keeps harm and affliction off; `each_round`: again each round inside.
    `harm`: a wound by the attack's margin, or of one level; `damage`: the same for the preset *tabletop*.
    `falloff`: taken off the margin for each cell from the middle. `escape`: the challenge that ends the
    affliction. `sights`: sights the party and tells the dungeon where (INV-26).
    `needs_activator`: TRP-05. `ignores_wild`: its activator ignores wild creatures (OWN-03).
    """

    pattern: Pattern
    reach: Small = 0
    targets: Small = 0
    attack_modifier: Modifier | None = None
    resist: tuple[Attribute, ...] = ()
    each_round: bool = False
    harm: Harm = "none"
    damage: Dice = Dice()
    damage_type: DamageType = "piercing"
    falloff: Small = 0
    duration_ms: Milliseconds = 0
    affliction: str = ""
    affliction_ms: Milliseconds = 0
    escape: tuple[Attribute, ...] = ()
    remains: Literal["none", "blood", "burns"] = "none"
    releases: Release | None = None
    sights: bool = False
    needs_activator: bool = True
    ignores_wild: bool = False
