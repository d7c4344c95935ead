"""Which way a new object faces: chosen from the walls around it, so that one seldom has to turn it."""

from __future__ import annotations

from typing import Any

from schemas.model import Cell
from schemas.objects import AnyPlaced, Facing, family_of, model_of
from schemas.ruleset import Ruleset
from simulation.level.placement import PlacementRules
from simulation.loading import default_catalogue, default_ruleset

FACINGS: tuple[Facing, ...] = ("n", "e", "s", "w")
AIMED = ("mechanism", "activator")
"""Families that look along their facing: the longest open way is the best."""


def new_object(
    kind: str,
    cell: Cell,
    key: str,
    facing: Facing | None = None,
    ruleset: Ruleset | None = None,
    **properties: Any,
) -> AnyPlaced:
    """A new object of `kind` with its defaults, those of the level's `ruleset` where it has some.

    Raises pydantic's ValidationError for unfit properties.
    """
    model = model_of(kind)
    values: dict[str, Any] = {"id": key, "kind": kind, "cell": cell} | properties
    if "amount" in model.model_fields:
        values.setdefault("amount", default_catalogue().object_kind(kind).amount)
    if kind == "timer":
        values.setdefault("delay_ms", (ruleset or default_ruleset()).wiring.timer_delay_ms)
    if facing is not None and "facing" in model.model_fields:
        values["facing"] = facing
    placed: AnyPlaced = model.model_validate(values)  # type: ignore[assignment]  # one of the union
    return placed


def turns(kind: str) -> bool:
    """Whether facing means something for this kind of thing; creatures look south until told otherwise."""
    return family_of(kind) != "creature" and default_catalogue().object_kind(kind).has_facing


def suggested_facing(rules: PlacementRules, placed: AnyPlaced) -> Facing:
    """The facing in which `placed` may stand, looking along the longest open way if it is one that aims.

    Its own facing where no facing is allowed.
    """
    own: Facing = getattr(placed, "facing", "n")
    turned = {facing: placed.model_copy(update={"facing": facing}) for facing in FACINGS}
    allowed = [facing for facing in FACINGS if rules.why_not(turned[facing]) is None]
    if not allowed:
        return own
    if family_of(placed.kind) in AIMED and placed.kind not in ("tripwire", "wide_tripwire"):
        return max(allowed, key=lambda facing: rules.ground.open_run(placed.cell, facing))
    return _across(rules, placed, allowed) or allowed[0]


def _across(rules: PlacementRules, placed: AnyPlaced, allowed: list[Facing]) -> Facing | None:
    """For what stands in a passage: the facing whose passage is open on both sides."""
    open_ways = [
        facing
        for facing, (one, other) in (("n", ("n", "s")), ("e", ("e", "w")))
        if rules.ground.open_run(placed.cell, one) and rules.ground.open_run(placed.cell, other)
    ]
    return next((facing for facing in allowed if facing in open_ways), None)
