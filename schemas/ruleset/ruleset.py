"""All rulebook numbers in one frozen value; a level may override any of them by its path."""

from __future__ import annotations

from collections.abc import Mapping

from schemas.ruleset.actions import ActionRules
from schemas.ruleset.attacks import AttackRules
from schemas.ruleset.building import BuildingRules
from schemas.ruleset.combat import CombatRules
from schemas.ruleset.doors import DoorRules
from schemas.ruleset.engine import DiceRules, SpaceRules
from schemas.ruleset.invasions import InvasionRules
from schemas.ruleset.knowledge import KnowledgeRules
from schemas.ruleset.moving import MovingRules
from schemas.ruleset.overrides import overridden
from schemas.ruleset.param import RuleValues
from schemas.ruleset.rearming import RearmingRules
from schemas.ruleset.rounds import AwarenessRules, RoundRules
from schemas.ruleset.stunts import StuntRules
from schemas.ruleset.traps import TrapRules
from schemas.ruleset.wiring import WiringRules


class Ruleset(RuleValues):
    """The numbers of the rulebook, a group a chapter. `Ruleset()` is the preset *dungeon*."""

    dice: DiceRules = DiceRules()
    space: SpaceRules = SpaceRules()
    traps: TrapRules = TrapRules()
    wiring: WiringRules = WiringRules()
    building: BuildingRules = BuildingRules()
    rearming: RearmingRules = RearmingRules()
    doors: DoorRules = DoorRules()
    knowledge: KnowledgeRules = KnowledgeRules()
    invasions: InvasionRules = InvasionRules()
    combat: CombatRules = CombatRules()
    awareness: AwarenessRules = AwarenessRules()
    rounds: RoundRules = RoundRules()
    moving: MovingRules = MovingRules()
    actions: ActionRules = ActionRules()
    attacks: AttackRules = AttackRules()
    stunts: StuntRules = StuntRules()

    def with_overrides(self, overrides: Mapping[str, object]) -> Ruleset:
        """This ruleset with other values, by path: `{"doors.pick_percent": 60}`.

        Raises `SayError` with a message for every path that is unknown and every value that does not fit.
        """
        return overridden(self, overrides)


PRESETS: Mapping[str, Mapping[str, object]] = {
    "dungeon": {},
    "tabletop": {"dice.opposition": "fixed", "combat.harm": "health"},
}
"""What each preset changes in `Ruleset()`: the Spanish source's way of rolling, and the English one's."""


def preset(name: str) -> Ruleset:
    """The ruleset `dungeon` (rolled opposition, wounds) or `tabletop` (fixed, health)."""
    return Ruleset().with_overrides(PRESETS[name])
