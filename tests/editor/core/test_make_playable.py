"""Make playable adds what lacks, and nothing else."""

import pytest

from editor.core.document import Document
from editor.core.edits.group import EditGroup
from editor.core.facing import new_object
from editor.core.fixes.make_playable import plan_make_playable
from editor.core.refusal import Refusal
from simulation.level.level import Level
from tests.editor.core.sketches import furnish, level_of

ROOM = ("#########", "#...#####", "#...#...#", "#...#...#", "#########")


def made_playable(level: Level) -> Document:
    """The document with the fix done, if there was anything to fix."""
    document = Document(level)
    plan = plan_make_playable(level, document.derived.ruleset)
    assert isinstance(plan, EditGroup)
    document.do(plan)
    return document


def kinds(document: Document) -> list[str]:
    """What stands on the map."""
    return sorted(placed.kind for placed in document.level.objects.values())


@pytest.mark.parametrize("level", [Level.blank(20, 15), level_of(*ROOM)], ids=["solid rock", "two rooms"])
def test_a_bare_map_gets_all_that_a_play_test_needs(level: Level) -> None:
    """Portal, sanctum, Master; nothing lacks a second time, and one undo takes all of it away."""
    document = made_playable(level)
    again = plan_make_playable(document.level, document.derived.ruleset)

    assert kinds(document) == ["master", "portal", "sanctum"]
    assert isinstance(again, EditGroup) and again.empty
    assert document.history.position == 1


def test_all_that_is_added_may_stand_where_it_is() -> None:
    """The placement rules find nothing."""
    document = made_playable(Level.blank(20, 15))
    rules = document.derived.placement

    assert [rules.why_not(placed) for placed in document.level.objects.values()] == [None] * 3


def test_a_way_is_dug_to_a_sanctum_behind_rock() -> None:
    """One cell of rock between the rooms is dug, at the least."""
    level = furnish(
        level_of(*ROOM),
        new_object("sanctum", (6, 2), "s", rects=((5, 2, 3, 2),)),
        new_object("portal", (1, 1), "p", form="stairs_down"),
    )
    document = made_playable(level)

    assert {int(document.level.terrain[y, 4]) for y in (2, 3)} == {0, 2}
    assert kinds(document) == ["master", "portal", "sanctum"]


def test_a_map_too_small_for_a_room_is_refused_in_words() -> None:
    """Says how large it must be."""
    level = Level.blank(4, 4)

    assert isinstance(plan_make_playable(level, Document(level).derived.ruleset), Refusal)


def test_water_that_bars_every_way_is_refused() -> None:
    """A room in a lake: nothing is dug through deep water."""
    level = level_of("~~~~~", "~~~~~", "~~~~~", "~~~~~", "~~~~~")
    level.terrain.flags.writeable = True
    level.terrain[:] = 8
    level.terrain[2, 2] = 2
    level.freeze()

    assert isinstance(plan_make_playable(level, Document(level).derived.ruleset), Refusal)
