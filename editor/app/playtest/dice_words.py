"""Dice in words: what fell, what was added and by which rule, against what, and what came of it."""

from __future__ import annotations

from schemas.message import Message
from simulation.kernel.rolls import Chance, Contribution, Roll


def dice_lines(dice: Roll | Chance) -> list[Message]:
    """A roll or a percentage, one sentence a line."""
    if isinstance(dice, Chance):
        code = "dice.chance_yes" if dice.yes else "dice.chance_no"
        return [Message(code, rolled=dice.rolled, percent=dice.percent)]
    lines = [Message("dice.natural", natural=dice.natural)]
    lines.extend(_contribution(part) for part in dice.contributions if part.amount)
    if dice.boon_dice:
        code = "dice.boons" if dice.net_boons > 0 else "dice.banes"
        shown = ", ".join(map(str, dice.boon_dice))
        lines.append(Message(code, count=abs(dice.net_boons), dice=shown, best=max(dice.boon_dice)))
    if dice.opposing_die is not None:
        lines.append(Message("dice.opposing_die", die=dice.opposing_die))
    result = "dice.success" if dice.success else "dice.failure"
    lines.append(Message(result, total=dice.total, opposing=dice.opposing))
    if dice.fumble:
        lines.append(Message("dice.fumble"))
    return lines


def _contribution(part: Contribution) -> Message:
    amount = f"+{part.amount}" if part.amount > 0 else f"−{-part.amount}"
    return Message(f"dice.to.{part.to}", amount=amount, rule=part.rule)
