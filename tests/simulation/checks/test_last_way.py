"""DOR-29 while a level is edited: the last way is watched edit by edit, and agrees with a full check."""

import random
from collections.abc import Sequence

import numpy as np
import pytest

from schemas.objects import AnyPlaced, Door, Furnishing, Padlock, Portal
from simulation.checks.last_way import LastWay
from simulation.checks.passable import passable
from simulation.checks.regions import regions
from simulation.geometry.connectivity import WitnessPath
from simulation.level.level import Level, area_cells
from simulation.level.occupancy import Occupancy
from simulation.loading import default_catalogue
from simulation.world.ground import ground_of
from tests.simulation.checks.checking import found
from tests.simulation.drawing import drawn

CATALOGUE = default_catalogue()
ROCK, FLOOR = 0, 2
TWO_WAYS = """
    P.A.ss
    .####.
    ......
"""


class Desk:
    """A level under edits, and the way that is watched over."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.occupancy = Occupancy(level.objects.values())
        self.way = LastWay(level, CATALOGUE, self.occupancy)

    def paint(self, cells: Sequence[tuple[int, int]], material: int) -> None:
        """Paint and tell, as an edit does: by the rectangle around."""
        self.level.terrain.flags.writeable = True
        for x, y in cells:
            self.level.terrain[y, x] = material
        xs, ys = zip(*cells, strict=True)
        self.way.ground_changed(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)

    def put(self, key: str, placed: AnyPlaced | None) -> None:
        """Place, replace or remove an object and tell."""
        if placed is None:
            self.level.objects.pop(key, None)
        else:
            self.level.objects[key] = placed
        self.occupancy.put(key, placed)
        self.way.objects_changed([key])

    def would_paint(self, cells: Sequence[tuple[int, int]], material: int) -> bool:
        """Whether painting these cells would cut the last way."""
        index = np.array(sorted({y * self.level.width + x for x, y in cells}))
        return self.way.painting_cuts(index, np.full(len(index), material, np.uint8))

    def leads(self) -> bool:
        """The same by a check of the whole level."""
        parts = regions(passable(self.level, CATALOGUE))
        portals = [portal.cell for portal in self.level.of_family("portal")]
        sanctum = area_cells(self.level.of_kind("sanctum"))
        ends = [{int(parts[y, x]) for x, y in cells} - {0} for cells in (portals, sanctum)]
        return bool(ends[0] & ends[1])


@pytest.mark.rule("DOR-29")
def test_the_last_way_would_be_cut_but_not_the_last_but_one() -> None:
    """Closing one of two ways cuts nothing; with it closed, the other is the last."""
    desk = Desk(drawn(TWO_WAYS, A="bed"))

    assert not desk.would_paint([(3, 0)], ROCK)
    desk.paint([(3, 0)], ROCK)
    assert desk.would_paint([(3, 2)], ROCK) and desk.way.exists


@pytest.mark.rule("DOR-29")
@pytest.mark.parametrize(("kind", "cuts"), [("altar", True), ("bed", False), ("pyre", True)])
def test_what_is_built_in_the_last_way_must_let_people_through(kind: str, cuts: bool) -> None:
    """An altar and a pyre bar it, also when they are only planned; one walks over to a bed."""
    desk = Desk(drawn("P..ss"))
    thing = Furnishing(id="X", kind=kind, cell=(2, 0))  # type: ignore[arg-type]
    planned = thing.model_copy(update={"built": False})

    assert desk.way.placing_cuts([], [thing]) is cuts
    assert desk.way.placing_cuts([], [planned]) is cuts


@pytest.mark.rule("DOR-29")
def test_moving_what_bars_one_way_into_the_other_cuts_nothing() -> None:
    """The altar leaves its old place free; a second one would cut the last way."""
    desk = Desk(drawn(TWO_WAYS, A="altar"))
    altar = desk.level.objects["A"]
    moved = altar.model_copy(update={"cell": (3, 2)})

    assert not desk.way.placing_cuts([altar], [moved])
    assert desk.way.placing_cuts([], [moved.model_copy(update={"id": "B"})])


@pytest.mark.rule("DOR-30")
def test_locked_doors_may_be_built_in_the_last_way() -> None:
    """In every cell of it."""
    desk = Desk(drawn("####\nP.ss\n####"))
    door = Door(id="D", kind="portcullis", cell=(1, 1), facing="e")
    lock = Padlock(id="L", kind="padlock", cell=(1, 1))

    assert not desk.way.placing_cuts([], [door, lock])
    desk.put("D", door)
    desk.put("L", lock)
    assert desk.way.exists


@pytest.mark.rule("DOR-29")
def test_a_portal_taken_away_takes_the_way_with_it() -> None:
    """And one placed brings it back."""
    desk = Desk(drawn("P..ss"))
    desk.put("P", None)

    assert not desk.way.exists
    desk.put("Q", Portal(id="Q", kind="portal", cell=(1, 0), form="gate"))
    assert desk.way.path == [(1, 0), (2, 0), (3, 0)]


@pytest.mark.rule("DOR-29")
@pytest.mark.parametrize("seed", range(4))
def test_it_agrees_with_a_check_of_the_whole_level_after_every_edit(seed: int) -> None:
    """Brushes of rock and floor, altars, doors, portals and sanctums that come and go."""
    dice = random.Random(seed)
    desk = Desk(drawn("P.......\n" + "........\n" * 5 + "......ss"))
    kinds = ("altar", "door", "double_door", "bed", "portal")
    for _ in range(1_200):
        x, y = dice.randrange(8), dice.randrange(7)
        if dice.random() < 0.7:
            brush = [
                (min(x + dx, 7), min(y + dy, 6)) for dx in range(dice.choice((1, 1, 2))) for dy in (0, 1)
            ]
            material = dice.choice((ROCK, FLOOR))
            cut, before = desk.would_paint(brush, material), desk.way.exists
            desk.paint(brush, material)
            assert cut == (before and not desk.leads())
        else:
            thing = drawn("X", X=dice.choice(kinds)).objects["X"]
            key = f"X{dice.randrange(5)}"
            here = thing.model_copy(update={"id": key, "cell": (min(x, 6), min(y, 5))})
            desk.put(key, here if dice.random() < 0.6 else None)
        assert desk.way.exists == desk.leads()


def test_what_can_be_walked_is_what_can_be_walked_in_play() -> None:
    """With every door open, whatever the ground below it."""
    coil = {"kind": "electric_coil", "built": False}
    level = drawn("P.+A.~=_#D:C.", A="altar", D={"kind": "altar", "built": False}, C=coil)

    assert (passable(level, CATALOGUE) == ground_of(level, CATALOGUE).walkable).all()


@pytest.mark.rule("DOR-29")
@pytest.mark.parametrize("seed", range(20))
def test_the_parts_of_a_map_agree_with_a_search_for_a_path(seed: int) -> None:
    """On random caves, for random ends: the same part exactly when a path exists."""
    dice = np.random.default_rng(seed)
    free = (dice.random((dice.integers(1, 30), dice.integers(1, 30))) < 0.6).astype(np.uint8)
    cells = [(int(x), int(y)) for y, x in np.argwhere(free)]
    parts = regions(free)
    for _ in range(40):
        (x, y), (u, v) = (cells[int(at)] for at in dice.integers(0, len(cells), 2))
        assert WitnessPath(free, [(x, y)], [(u, v)]).exists == (parts[y, x] == parts[v, u])


def test_a_level_that_is_edited_and_one_that_is_checked_are_judged_alike() -> None:
    """Once the last way is cut the level is in error."""
    desk = Desk(drawn("P..ss"))
    desk.paint([(1, 0)], ROCK)

    assert not desk.way.exists and found(desk.level, "E-NO-WAY")
