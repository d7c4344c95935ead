"""Wires that a file has wrong: the level opens, each defect is listed once, and each can be mended."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from editor.core.document import Document
from editor.core.fixes.table import fix_plan, repair_all
from editor.core.problems import problems_of
from editor.core.refusal import Refusal
from schemas.finding import Finding
from schemas.message import Message
from tests.acceptance.calling import findings

WIDTH, HEIGHT = 12, 8
OUTSIDE = [[4, 2, 20, 2], [-3, 4, 4, 4], [30, 3, 40, 3], [3, -2, 3, -1], [1, 6, 10**9, 6]]
NEVER = [[2, 2, 2, 2], [0, 0, 3, 3]]


def saved(folder: Path, **parts: Any) -> Path:
    """A level of floor with these parts."""
    path = folder / "bad.dungeon"
    content = {"format": 1, "size": [WIDTH, HEIGHT], "layers": {"terrain": ["." * WIDTH] * HEIGHT}}
    path.write_text(json.dumps(content | parts), "utf-8")
    return path


def listed(document: Document, *codes: str) -> list[Finding]:
    """What the window lists of these codes."""
    found = problems_of(document.level, document.findings).findings
    return [finding for finding in found if finding.check in codes]


def inside(document: Document) -> bool:
    """Whether every wire lies on the map."""
    return all(document.level.contains(cell) for cell in document.level.wires.cells)


@pytest.mark.parametrize("run", [*OUTSIDE, *NEVER])
def test_a_run_that_can_not_be_is_set_aside_and_listed_once(run: list[int], tmp_path: Path) -> None:
    """By the command with its place, and in the window; no wire lies off the map."""
    path = saved(tmp_path, wires={"runs": [[0, 0, 4, 0], run]})
    code, told = findings(path)
    document = Document.open(path)

    assert code == 1 and [each["path"] for each in told if each["code"] == "E-WIRE-FILE"] == ["wires.runs[1]"]
    assert len(listed(document, "E-WIRE-FILE")) == 1 and inside(document)


@pytest.mark.parametrize(("run", "length"), [([4, 2, 20, 2], 8), ([-3, 4, 4, 4], 5), ([1, 6, 10**9, 6], 11)])
def test_what_lies_on_the_map_of_a_run_can_be_taken_in(run: list[int], length: int, tmp_path: Path) -> None:
    """One step, and one back."""
    document = Document.open(saved(tmp_path, wires={"runs": [run]}))
    (finding,) = listed(document, "E-WIRE-FILE")
    document.do(fix_plan(document, finding, "clip_run"))

    assert (len(document.level.wires), listed(document, "E-WIRE-FILE"), inside(document)) == (
        length,
        [],
        True,
    )
    document.undo()
    assert len(listed(document, "E-WIRE-FILE")) == 1


@pytest.mark.parametrize("run", [[30, 3, 40, 3], *NEVER])
def test_what_lies_nowhere_can_only_be_dropped(run: list[int], tmp_path: Path) -> None:
    """There is nothing to take in."""
    document = Document.open(saved(tmp_path, wires={"runs": [run]}))
    (finding,) = listed(document, "E-WIRE-FILE")
    assert fix_plan(document, finding, "clip_run") is None
    document.do(fix_plan(document, finding, "drop_part"))

    assert "quarantine" not in document.level.kept


def test_a_run_that_is_there_twice_is_one_wire(tmp_path: Path) -> None:
    """Overlaps too: nothing is wrong with it, and it is saved as one."""
    path = saved(tmp_path, wires={"runs": [[0, 0, 4, 0], [0, 0, 4, 0], [2, 0, 6, 0], [6, 0, 3, 0]]})

    assert len(Document.open(path).level.wires) == 7
    assert not [each for each in findings(path)[1] if each["code"].startswith("E-WIRE")]


@pytest.mark.parametrize(
    "part", [{"cells": [[9, 9, "", "H"]]}, {"labels": [[77, 1, "x"]]}, {"cells": [[5, 5, "", ""]]}]
)
def test_what_is_said_of_cells_without_wire_is_listed_and_dropped(part: Any, tmp_path: Path) -> None:
    """Off the map or where nothing is."""
    document = Document.open(saved(tmp_path, wires={"runs": [[0, 0, 4, 0]], **part}))
    (finding,) = listed(document, "E-FILE")
    document.do(fix_plan(document, finding, "drop_part"))

    assert listed(document, "E-FILE") == []


def test_ends_at_an_object_that_is_not_there_are_listed_until_they_are_gone(tmp_path: Path) -> None:
    """They are pulled out, and one fix erases what is left of them."""
    wires = {"runs": [[0, 2, 6, 2]], "cells": [[3, 2, "E W", ""]]}
    document = Document.open(saved(tmp_path, wires=wires))
    (finding,) = listed(document, "W-WIRE-ENDS")
    document.do(fix_plan(document, finding, "erase_ends"))

    assert (len(document.level.wires), listed(document, "W-WIRE-ENDS")) == (0, [])


def test_ends_of_which_nothing_is_loose_are_not_asked_about(tmp_path: Path) -> None:
    """Pulled out, the wires go as far as the next object: nothing is left that a fix could erase."""
    levers = [{"id": f"l{x}", "kind": "lever", "cell": [x, 2]} for x in (2, 4)]
    wires = {"runs": [[0, 2, 6, 2]], "cells": [[3, 2, "E W", ""]]}
    document = Document.open(saved(tmp_path, wires=wires, objects=levers))

    assert [each.check for each in document.findings] == ["W-WIRE-ENDS"]
    assert listed(document, "W-WIRE-ENDS") == []


def test_a_crossing_of_which_nothing_is_said_is_asked_about_until_it_is_settled(tmp_path: Path) -> None:
    """It hops. Saving and opening again does not make it certain; saying so does."""
    path = saved(tmp_path, wires={"runs": [[0, 2, 6, 2], [3, 0, 3, 5]]})
    document = Document.open(path)
    document.save()
    again = Document.open(path)
    (finding,) = listed(again, "W-CROSSING-UNSTATED")
    again.do(fix_plan(again, finding, "say_join"))
    again.save()

    assert [each["code"] for each in findings(path)[1]].count("W-CROSSING-UNSTATED") == 0
    assert '"unstated"' not in path.read_text("utf-8") and len(again.derived.nets) == 1


LEVER = {"id": "p", "kind": "lever", "cell": [1, 1]}


@pytest.mark.parametrize(
    ("wrong", "code", "fix"),
    [
        ({"id": "p", "kind": "lever", "cell": [6, 6]}, "E-DUP-ID", "renumber"),
        ({"id": "q", "kind": "lever", "cell": [40, 40]}, "E-OBJ-OFFMAP", "move_inside"),
        ({"id": "q", "kind": "timer", "cell": [-1, 2]}, "E-OBJ-OFFMAP", "move_inside"),
    ],
)
def test_an_object_that_was_set_aside_can_be_taken_in(
    wrong: dict[str, Any], code: str, fix: str, tmp_path: Path
) -> None:
    """With an id of its own, or on the nearest cell of the map."""
    path = saved(tmp_path, objects=[LEVER, wrong])
    assert [each["code"] for each in findings(path)[1]].count(code) == 1
    document = Document.open(path)
    (finding,) = listed(document, code)
    document.do(fix_plan(document, finding, fix))

    assert len(document.level.objects) == 2 and listed(document, code) == []
    assert all(document.level.contains(placed.cell) for placed in document.level.objects.values())


def test_an_object_that_can_not_be_read_can_be_dropped(tmp_path: Path) -> None:
    """It is listed with what is wrong."""
    document = Document.open(saved(tmp_path, objects=[LEVER, {**LEVER, "id": "q", "needs_rearm": "maybe"}]))
    (finding,) = listed(document, "E-STATE")
    plan = fix_plan(document, finding, "drop_part")
    assert plan is not None and not isinstance(plan, Refusal) and document.do(plan)

    assert "maybe" in str(finding.message) and listed(document, "E-STATE") == []


def test_all_of_a_kind_are_dropped_or_taken_in_at_once(tmp_path: Path) -> None:
    """Although the places of the others move when one goes."""
    runs = [[4, y, 20, y] for y in range(6)]
    document = Document.open(saved(tmp_path, wires={"runs": runs}, objects=["x", "y"]))
    done = repair_all(document, listed(document, "E-WIRE-FILE"), Message("fix.clip_run"), "clip_run")
    repair_all(document, listed(document, "E-STATE"), Message("fix.drop_part"), "drop_part")

    assert (done, len(document.level.wires), "quarantine" in document.level.kept) == (6, 48, False)


def test_a_fix_never_takes_another_part_for_its_own(tmp_path: Path) -> None:
    """The list may be older than the level."""
    document = Document.open(saved(tmp_path, wires={"runs": [[4, 2, 20, 2], [4, 3, 21, 3]]}))
    first, second = listed(document, "E-WIRE-FILE")
    document.do(fix_plan(document, first, "drop_part"))

    assert fix_plan(document, first, "drop_part") is None and fix_plan(document, second, "drop_part") is None
