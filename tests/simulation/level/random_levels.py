"""Random levels for Hypothesis: every layer, every family of objects, wires, scenarios, unknown fields."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import strategies as st

from schemas.objects import FAMILY_OF_KIND, AnyPlaced, model_of
from schemas.scenario import Member, PartyPlan, Scenario
from simulation.level.layers import BOUNDS
from simulation.level.level import LAYERS, Level, body_cells
from simulation.wiring.change import apply
from simulation.wiring.drag import plan_drag

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
ids = st.text("abcXYZ019_-", min_size=1, max_size=8)
integers = st.integers(-(2**53) + 1, 2**53 - 1)
fractions = st.floats(allow_nan=False, allow_infinity=False)
json_values = st.recursive(
    st.none() | st.booleans() | integers | fractions | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)
unknown = st.dictionaries(st.sampled_from(["x-mod", "zeta", "Alpha", "ñ"]), json_values, max_size=2)


@st.composite
def levels(draw: st.DrawFn) -> Level:
    """A level of at most 9 × 9 cells."""
    width, height = draw(st.integers(1, 9)), draw(st.integers(1, 9))
    level = Level.blank(width, height, draw(texts))
    dice = np.random.default_rng(draw(st.integers(0, 2**32)))
    for name in draw(st.sets(st.sampled_from(list(LAYERS)))):
        least, most = BOUNDS.get(name, (0, 10))
        setattr(level, name, dice.integers(least, most + 1, (height, width)).astype(LAYERS[name]))
    for placed in draw(st.lists(objects(width, height), max_size=8)):
        if all(map(level.contains, body_cells(placed))):
            level.objects[placed.id] = placed
    for corners in draw(st.lists(drags(width, height), max_size=6)):
        apply(level.wires, plan_drag(level.wires, level.object_cells(), corners, forced=True).change)
    level.scenarios = {each.id: each for each in draw(st.lists(scenarios, max_size=2))}
    level.ruleset = draw(st.dictionaries(ids, st.integers(-9, 9) | st.booleans() | texts, max_size=2))
    level.kept = draw(kept)
    level.freeze()
    return level


@st.composite
def objects(draw: st.DrawFn, width: int, height: int) -> AnyPlaced:
    """An object whose anchor lies on the map, with fields of its own now and then."""
    x, y = draw(st.integers(0, width - 1)), draw(st.integers(0, height - 1))
    kind = draw(st.sampled_from(sorted(FAMILY_OF_KIND)))
    fields: dict[str, Any] = {"id": draw(ids), "kind": kind, "cell": (x, y), "name": draw(texts)}
    model = model_of(kind)
    if "rects" in model.model_fields:
        fields["rects"] = ((x, y, width - x, height - y),)
    if "facing" in model.model_fields:
        fields["facing"] = draw(st.sampled_from("nesw"))
    if "attributes" in model.model_fields:
        fields["attributes"] = draw(st.dictionaries(ids, st.integers(0, 9), max_size=2))
    return model.model_validate({**fields, **draw(unknown)})  # type: ignore[return-value]


def drags(width: int, height: int) -> st.SearchStrategy[tuple[tuple[int, int], ...]]:
    """The corners of a straight drag or one round a corner."""
    cells = st.tuples(st.integers(0, width - 1), st.integers(0, height - 1))
    return st.builds(lambda a, b: (a, (b[0], a[1]), b), cells, cells)


members = st.builds(Member, kind=st.sampled_from(["peasant", "rogue"]), level=st.integers(0, 5), name=texts)
companies = st.lists(members, min_size=1, max_size=3).map(tuple)
parties = st.builds(PartyPlan, id=ids, arrives_ms=st.integers(0, 10**9), members=companies)
scenarios = st.builds(Scenario, id=ids, name=texts, parties=st.lists(parties, max_size=2).map(tuple))
kept = st.fixed_dictionaries(
    {},
    optional={
        "notes": st.lists(json_values, min_size=1, max_size=2),
        "extensions": st.dictionaries(texts, json_values, min_size=1, max_size=2),
        "x-unknown": json_values,
        "layers": st.dictionaries(st.sampled_from(["fog", "heat"]), json_values, min_size=1),
    },
)
