"""ACT-22: what ails a creature, what that forbids, what it does to dice, what ends it."""

from typing import Literal

from schemas.catalogue.entry import Attribute, Dice, Entry, Small

Forbidden = Literal["turn", "action", "move", "walk", "triggered_action", "minor_activity"]
End = Literal[
    "standing_up", "escape", "challenge", "end_of_round", "end_of_duration", "healing", "tending",
    "leaving_the_area", "grabber_lets_go", "waking",
]  # fmt: skip


class Affliction(Entry):
    """One affliction.

    `forbids`: what its bearer may not do. `attack_banes`, `challenge_banes`: on its own rolls.
    `melee_boons_against`, `ranged_banes_against`: on attacks against it. `speed_percent`: of its Speed.
    `challenge`: attributes, any one of which may end it. `flees`: runs from what caused it.
    `turns_enemy`: one of the dungeon's own fights all, and sets off its traps (OWN-02).
    `each_round`: damage at the end of each round, a light wound where wounds are used.
    """

    id: str
    forbids: tuple[Forbidden, ...] = ()
    attack_banes: Small = 0
    challenge_banes: Small = 0
    melee_boons_against: Small = 0
    ranged_banes_against: Small = 0
    speed_percent: Small = 100
    flees: bool = False
    turns_enemy: bool = False
    each_round: Dice = Dice()
    challenge: tuple[Attribute, ...] = ()
    ends_by: tuple[End, ...] = ()
