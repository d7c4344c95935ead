"""A damaged part is set aside as it stood and listed; the rest of the level opens."""

import json
from typing import Any

import pytest

from schemas.limits import MAX_FINDINGS
from simulation.level.reading import read_level
from simulation.level.writing import write_level
from tests.simulation.level.files import LEGEND, errors, place, read

DOOR = {"id": "d1", "kind": "door", "cell": [1, 1]}
PARTY = {"id": "p", "members": [{"kind": "rogue"}]}


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        ({"kind": "dragon"}, [(".kind", "unknown_kind")]),
        ({"kind": None}, [(".kind", "unknown_kind")]),
        ({"kind": ["door"]}, [(".kind", "unknown_kind")]),
        ({"cell": [4, 0]}, [(".cell", "off_map")]),
        ({"cell": [-1, 0]}, [(".cell", "off_map")]),
        ({"cell": [1]}, [(".cell[1]", "field_missing")]),
        ({"cell": "1,1"}, [(".cell", "wrong_type")]),
        ({"cell": [1.5, True]}, [(".cell[0]", "wrong_type"), (".cell[1]", "wrong_type")]),
        ({"id": ""}, [(".id", "field.string_too_short")]),
        ({"id": "a b"}, [(".id", "field.string_pattern_mismatch")]),
        ({"id": 7}, [(".id", "wrong_type")]),
        ({"name": "x" * 201}, [(".name", "field.string_too_long")]),
        ({"facing": "up", "open": "no"}, [(".facing", "field.literal_error"), (".open", "wrong_type")]),
        ({"kind": "double_door", "cell": [3, 0]}, [(".cell", "off_map")]),
        ({"kind": "timer", "delay_ms": -1}, [(".delay_ms", "field.greater_than_equal")]),
        ({"kind": "treasure", "amount": 10**9}, [(".amount", "field.less_than_equal")]),
        ({"kind": "room", "rects": []}, [(".rects", "field.too_short")]),
        (
            {"kind": "room", "rects": [[0, 0, 9, 1], [0, 0, 1, 0]]},
            [(".rects[0]", "off_map"), (".rects[1]", "off_map")],
        ),
    ],
)
def test_a_damaged_object_costs_only_itself(damage: dict[str, Any], found: list[tuple[str, str]]) -> None:
    """Every problem of it has its place; the object next to it stands."""
    bad = DOOR | damage
    level = read(objects=[DOOR | {"id": "d0"}, bad]).level

    assert errors(objects=[DOOR | {"id": "d0"}, bad]) == [
        (f"objects[1]{path}", f"level.{code}") for path, code in found
    ]
    assert (set(level.objects), level.kept["quarantine"]) == ({"d0"}, [{"from": "objects", "value": bad}])


@pytest.mark.parametrize("value", [None, 5, "door", [], {}])
def test_what_is_no_object_at_all_is_set_aside(value: Any) -> None:
    """Whatever it is, it is kept."""
    assert read(objects=[value]).level.kept["quarantine"] == [{"from": "objects", "value": value}]


def test_of_two_objects_with_one_id_the_first_stays() -> None:
    """Ids are what wires, beds and clocks refer to."""
    again = DOOR | {"open": True}

    assert errors(objects=[DOOR, again]) == [("objects[1].id", "level.id_twice")]


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        ("0 0 0 0", "rows_wrong"),
        (["0 0 0 0"], "row_count"),
        (["0 0 0 0", "0 0 0 0", "0 0 0"], "row_length"),
        (["0 0 0 x"] * 3, "no_number"),
        (["0 0-0 0"] * 3, "no_number"),
        (["0 0   0"] * 3, "no_number"),
        ([" 0  0 1-  0"] * 3, "no_number"),
        (["  0   0 101   0"] * 3, "cell_out_of_range"),
        (["-1  0  0  0"] * 3, "cell_out_of_range"),
        (["0"] * 3, "rows_wrong"),
        ([], "rows_wrong"),
    ],
)
def test_a_damaged_layer_is_set_aside(rows: Any, code: str) -> None:
    """The level opens without it, the rows are kept."""
    level = read(layers={"light": rows}).level

    assert {code for _, code in errors(layers={"light": rows})} == {f"level.{code}"}
    assert (level.light == 100).all()
    assert level.kept["quarantine"] == [{"from": "layers.light", "value": rows}]


@pytest.mark.parametrize(
    ("part", "item", "code"),
    [
        ("runs", [0, 0, 3, 2], "level.wire_runs"),
        ("runs", [0, 0, 0, 0], "level.wire_runs"),
        ("runs", [0, 0, 9, 0], "level.wire_runs"),
        ("runs", "0,0", "level.wire_runs"),
        ("cells", [0, 0, 3], "level.wire_cells"),
        ("cells", [1, 0, "XY", ""], "wiring.file.cell"),
        ("labels", [0, 9, "name"], "level.wire_labels"),
        ("labels", [3, 2, "name"], "wiring.file.no_wire"),
    ],
)
def test_a_damaged_wire_costs_only_itself(part: str, item: Any, code: str) -> None:
    """The sound run beside it stays; the damaged item is kept, and named by its place in the file."""
    wires: dict[str, Any] = {"runs": [[0, 0, 3, 0]]}
    wires[part] = [*wires.get(part, []), item]
    level, findings = read(wires=wires)

    assert [place(finding) for finding in findings] == [(f"wires.{part}[{len(wires[part]) - 1}]", code)]
    assert (len(level.wires), level.kept["quarantine"]) == (4, [{"from": f"wires.{part}", "value": item}])


def test_a_wire_after_a_damaged_one_keeps_its_number() -> None:
    """What the wiring says of its third item is said of the third one in the file."""
    wires = {"runs": [[0, 0, 3, 0]], "cells": ["junk", [0, 0, "E", ""], [1, 0, "XY", ""]]}

    assert errors(wires=wires) == [
        ("wires.cells[0]", "level.wire_cells"),
        ("wires.cells[2]", "wiring.file.cell"),
    ]


@pytest.mark.parametrize(
    ("parts", "path"),
    [
        ({"name": 5}, "name"),
        ({"name": "x" * 201}, "name"),
        ({"objects": {}}, "objects"),
        ({"wires": []}, "wires"),
        ({"wires": {"runs": 1}}, "wires.runs"),
        ({"scenarios": "s"}, "scenarios"),
        (
            {"scenarios": [{"id": "s", "parties": [PARTY | {"arrives_ms": -1}]}]},
            "scenarios[0].parties[0].arrives_ms",
        ),
        ({"scenarios": [{"id": "s"}, {"id": "s"}]}, "scenarios[1].id"),
        ({"ruleset": []}, "ruleset"),
        ({"ruleset": {"doors.pick_percent": 1.5}}, "ruleset.doors.pick_percent"),
        ({"notes": {}}, "notes"),
        ({"extensions": []}, "extensions"),
    ],
)
def test_other_damaged_parts_are_set_aside(parts: dict[str, Any], path: str) -> None:
    """Each is one error with its place, and something lies in quarantine."""
    assert [found for found, _ in errors(**parts)] == [path]
    assert read(**parts).level.kept["quarantine"]


def test_what_was_set_aside_stays_and_is_listed_again() -> None:
    """Saved and opened again the part still lies there, now as a warning, and the bytes don't change."""
    written = write_level(read(objects=[DOOR | {"kind": "dragon"}]).level, LEGEND)
    level, findings = read_level(written, LEGEND)

    assert [(each.severity, each.path) for each in findings] == [("warning", "quarantine[0]")]
    assert write_level(level, LEGEND) == written


def test_unknown_fields_are_kept_everywhere() -> None:
    """At the top, in layers, wires, objects and scenarios: a newer version's work survives an older one."""
    extra = {"x-mod": {"b": [1, None], "a": 2.5}}
    parts = {
        "layers": extra,
        "wires": extra,
        "objects": [DOOR | extra],
        "scenarios": [{"id": "s", "start": extra}],
    }
    level, findings = read(**parts, **extra)
    written = json.loads(write_level(level, LEGEND))

    assert not findings
    assert {name: written[name] for name in (*parts, *extra)} == {**parts, **extra}


def test_findings_are_capped_but_parts_are_not() -> None:
    """Nobody reads more; nothing is lost."""
    level, findings = read(objects=[5] * 1_500)

    assert (len(findings), len(level.kept["quarantine"])) == (MAX_FINDINGS, 1_500)
