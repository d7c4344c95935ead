"""Stamps: every one that comes with the program works as it is set down; own ones are kept."""

from pathlib import Path

import pytest

from editor.core.document import Document
from editor.core.edits.group import EditGroup
from editor.core.edits.plan_stamp import plan_stamp
from editor.core.facing import new_object
from editor.core.refusal import Refusal
from editor.core.stamps.shelf import Shelf
from editor.core.stamps.stamp import BUILT_IN, Stamp, built_in
from editor.core.tools.pointer import Pointer
from editor.core.tools.stamp import StampTool
from schemas.message import Message
from schemas.problem import SayError
from simulation.level.level import Level
from simulation.level.placement import PlacementRules
from simulation.loading import default_catalogue, default_ruleset
from simulation.wiring.findings import connection_findings
from simulation.wiring.links import links
from tests.editor.core.sketches import furnish, level_of, wire

PASSAGE = level_of(*["#" * 24] * 6, "." * 24, *["#" * 24] * 6)
STAMPS = {stamp.id: stamp for stamp in built_in()}
NAME = Message("edit.paste")


def passage() -> Level:
    """A passage one cell wide in solid rock, from west to east in row 6."""
    return PASSAGE.copy()


def set_down(level: Level, stamp: Stamp, corner: tuple[int, int]) -> EditGroup | Refusal:
    """The plan of a stamp, done when it is not refused."""
    plan = plan_stamp(level, stamp.fragment, corner, NAME, default_ruleset())
    if isinstance(plan, EditGroup):
        plan.apply(level)
    return plan


@pytest.mark.parametrize("key", BUILT_IN)
def test_a_stamp_fits_a_passage_and_every_part_of_it_works(key: str) -> None:
    """Its lowest row lies in the passage; each activator does something, and nothing is remarked."""
    level, stamp = passage(), STAMPS[key]
    bottom = {"silent_alarm": 5}.get(key, 6)

    plan = set_down(level, stamp, (4, bottom + 1 - stamp.fragment.height))

    assert isinstance(plan, EditGroup), plan
    rules = PlacementRules(level, default_catalogue(), default_ruleset())
    assert all(rules.why_not(placed) is None for placed in level.objects.values())
    made = links(level.wires, level.object_cells())
    assert all(link.mechanism or link.doors for link in made.of.values())
    assert not [found for found in connection_findings(level.wires, level.object_cells(), {})
                if found.code.startswith(("E-", "W-"))]  # fmt: skip


@pytest.mark.parametrize("key", BUILT_IN)
@pytest.mark.parametrize("mirrored", [False, True])
def test_a_turned_stamp_links_the_same(key: str, mirrored: bool) -> None:
    """Turned, mirrored or not, it fires what it fires upright, after the same delays."""
    stamp = STAMPS[key]
    fragment = stamp.fragment.mirrored() if mirrored else stamp.fragment
    upright, turned = Level.blank(9, 9), Level.blank(9, 9)
    for level, piece in ((upright, stamp.fragment), (turned, fragment.turned())):
        level.objects = {placed.id: placed for placed in piece.objects}
        level.wires._cells = dict(piece.wires)

    first, second = (links(level.wires, level.object_cells()) for level in (upright, turned))
    assert first == second


@pytest.mark.rule("TRP-06")
@pytest.mark.parametrize(
    ("stamp", "corner", "reason"),
    [
        ("dart_passage", (4, 3), "placement.needs"),
        ("dart_passage", (21, 6), "placement.off_map"),
        ("cage", (8, 5), "placement.too_near"),
        ("dart_passage", (15, 6), "stamp.touches_wires"),
    ],
    ids=["in the rock", "over the edge", "a plate next to the first", "on a wire"],
)
def test_where_it_may_not_stand_the_reason_is_said(stamp: str, corner: tuple[int, int], reason: str) -> None:
    """Nothing is set down."""
    level = passage()
    set_down(level, STAMPS["dart_passage"], (4, 6))
    furnish(level, new_object("lever", (20, 1), "lever"))
    wire(level, (20, 1), (20, 9))

    plan = set_down(level, STAMPS[stamp], corner)

    assert isinstance(plan, Refusal) and plan.message.code == reason


def test_the_ghost_is_there_also_where_it_is_refused() -> None:
    """Objects and wires are shown, with the reason; Alt would set it down."""
    document = Document(passage())
    tool = StampTool(STAMPS["cage"].fragment, STAMPS["cage"].name, "cage")

    shown = tool.hover(document, Pointer((8, 2)))

    assert shown.refusal and len(shown.objects) == 4 and shown.wires
    assert isinstance(tool.begin(document, Pointer((8, 2), alt=True)).finish(), EditGroup)


def test_own_stamps_are_kept_renamed_and_thrown_away(tmp_path: Path) -> None:
    """Two of one name are two; a name may hold anything."""
    shelf, piece = Shelf(tmp_path / "stamps"), STAMPS["cage"].fragment
    first, second = shelf.add("My cage", piece), shelf.add("My cage", piece)
    shelf.rename(first.id, "Ünder / the: bridge")
    shelf.delete(second.id)

    (kept,) = shelf.stamps()
    assert (kept.name, kept.fragment) == ("Ünder / the: bridge", piece)


def test_a_damaged_file_hides_no_other(tmp_path: Path) -> None:
    """What cannot be read is passed over; a stamp without a name is refused."""
    (tmp_path / "broken.json").write_text("{")
    (tmp_path / "other.json").write_text("[]")
    Shelf(tmp_path).add("cage", STAMPS["cage"].fragment)

    assert [stamp.name for stamp in Shelf(tmp_path).stamps()] == ["cage"]
    with pytest.raises(SayError):
        Shelf(tmp_path).add("  ", STAMPS["cage"].fragment)


@pytest.mark.parametrize("key", BUILT_IN)
def test_every_stamp_has_words(key: str) -> None:
    """A name and a sentence in both languages."""
    for code in (f"stamp.name.{key}", f"stamp.about.{key}"):
        assert len({code, Message(code).text("en"), Message(code).text("es")}) == 3
