"""Level files: canonical to the byte, nothing lost of what others wrote, damage kept verbatim."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from simulation.level_files import load_level, save_level
from tests.acceptance.calling import EVERY_DOOR, ROOT, SAMPLES, trapwright, tutorial

TEMPLATES = ("blank", "cellar", "crossroads", "gauntlet", "rock")
OLD = ROOT / "tests" / "schemas" / "migrations" / "from_0_to_1.before.json"


def saved_again(content: dict[str, Any], tmp_path: Path) -> dict[str, Any]:
    """The content of a level after it was opened and saved."""
    path = tmp_path / "again.dungeon"
    path.write_text(json.dumps(content), "utf-8")
    save_level(path, load_level(path).level)
    read: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return read


@pytest.mark.parametrize("sample", sorted(SAMPLES.glob("*.dungeon")), ids=lambda path: path.stem)
def test_saving_a_sample_changes_no_byte(sample: Path, tmp_path: Path) -> None:
    """What ships is canonical."""
    path = tmp_path / sample.name

    save_level(path, load_level(sample).level)

    assert path.read_bytes() == sample.read_bytes()


@pytest.mark.parametrize("template", TEMPLATES)
def test_saving_a_new_level_changes_no_byte(template: str, tmp_path: Path) -> None:
    """`new` writes canonically, with LF and no mark at the beginning, and ends with a line."""
    path = tmp_path / "new.dungeon"
    assert trapwright("new", path, "--template", template).returncode == 0
    written = path.read_bytes()

    save_level(path, load_level(path).level)

    assert path.read_bytes() == written
    assert written.startswith(b"{") and written.endswith(b"\n") and b"\r" not in written


def test_the_order_of_keys_and_objects_is_that_of_the_format(tmp_path: Path) -> None:
    """However a file was arranged, it is saved as the canonical one."""
    content = tutorial()
    turned = {key: content[key] for key in reversed(content)}
    turned["objects"] = [dict(reversed(each.items())) for each in reversed(content["objects"])]

    again = saved_again(turned, tmp_path)

    assert json.dumps(again) == json.dumps(content)


@pytest.mark.parametrize("part", ["", "layers", "wires", "objects.0", "scenarios.0", "scenarios.0.parties.0"])
def test_unknown_fields_are_written_back(part: str, tmp_path: Path) -> None:
    """After the known ones, sorted, wherever somebody put them."""
    content = tutorial()
    content["scenarios"] = [{"id": "a", "parties": [{"id": "p", "members": [{"kind": "rogue"}]}]}]
    place: Any = content
    for key in filter(None, part.split(".")):
        place = place[int(key) if key.isdigit() else key]
    place |= {"zebra": {"b": 1, "a": [2.5, None]}, "aardvark": "ä"}

    again: Any = saved_again(content, tmp_path)

    for key in filter(None, part.split(".")):
        again = again[int(key) if key.isdigit() else key]
    assert list(again)[-2:] == ["aardvark", "zebra"]
    assert (again["zebra"], again["aardvark"]) == ({"b": 1, "a": [2.5, None]}, "ä")


@pytest.mark.parametrize("name", ["notes", "prefabs", "expectations"])
def test_what_is_reserved_is_kept(name: str, tmp_path: Path) -> None:
    """Later versions' parts survive this one."""
    content = tutorial() | {name: [{"x": 1}, "y"], "extensions": {"x-mod": {"n": [1]}}}

    again = saved_again(content, tmp_path)

    assert (again[name], again["extensions"]) == ([{"x": 1}, "y"], {"x-mod": {"n": [1]}})


def test_a_damaged_part_lies_in_quarantine_verbatim(tmp_path: Path) -> None:
    """It is saved as it was found, and once more after the next saving."""
    content = tutorial()
    damaged = {"id": "?", "kind": "dragon", "cell": "here", "fire": [1.5]}
    content["objects"].append(damaged)

    once = saved_again(content, tmp_path)
    twice = saved_again(once, tmp_path)

    assert [each["value"] for each in once["quarantine"]] == [damaged]
    assert twice == once


def test_a_file_of_an_older_format_is_saved_in_the_newest(tmp_path: Path) -> None:
    """And says nothing else than before."""
    again = saved_again(json.loads(OLD.read_text("utf-8")), tmp_path)

    assert (again["format"], again["layers"]["terrain"][1], again["x-draft"]["terrain"]) == (
        1,
        "......",
        "of something else",
    )


def test_ids_of_a_converted_map_come_from_its_content(tmp_path: Path) -> None:
    """Twice the same file; and a change elsewhere in the map gives no other door another id."""
    maps = json.loads(EVERY_DOOR.read_text("utf-8"))
    maps["settings"]["name"] = "Another name"
    (changed := tmp_path / "changed.json").write_text(json.dumps(maps), "utf-8")
    outs = [tmp_path / "a.dungeon", tmp_path / "b.dungeon", tmp_path / "c.dungeon"]

    for source, out in zip([EVERY_DOOR, EVERY_DOOR, changed], outs, strict=True):
        assert trapwright("convert", source, out).returncode == 0

    assert outs[0].read_bytes() == outs[1].read_bytes()
    assert [{each["id"] for each in json.loads(out.read_text("utf-8"))["objects"]} for out in outs[1:]] == [
        {each["id"] for each in json.loads(outs[0].read_text("utf-8"))["objects"]}
    ] * 2
