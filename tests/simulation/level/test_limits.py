"""A file that is no level, or too much of one, is refused with a sentence: nothing hangs, nothing crashes."""

import json
from typing import Any

import pytest

from schemas import limits
from simulation.level.objects import MAX_OBJECTS
from tests.simulation.level.files import read, refusals

FRAME = '{"format": 1, "size": [4, 3], "extensions": %s}'


def of(extension: str) -> bytes:
    """A sound frame around a piece of JSON text."""
    return (FRAME % extension).encode("utf-8", "surrogatepass")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "level.not_json"),
        (b"{", "level.not_json"),
        (b"\x00\x01", "level.not_json"),
        (b'"', "level.not_json"),
        (b'{"a": "\\', "level.not_json"),
        (b"\xff\xfe{}", "level.not_utf8"),
        (of('{"a": "\ud800"}'), "level.not_utf8"),
        (b"[]", "level.not_a_level"),
        (b"17", "level.not_a_level"),
        (b"{}", "level.foreign"),
        (b'{"format": true}', "level.no_format"),
        (b'{"format": 1.0}', "level.no_format"),
        (b'{"format": -1}', "level.no_format"),
        (b'{"format": 2}', "level.newer_format"),
        (b'{"format": 1}', "level.no_size"),
        (of("[" * 100_000), "level.nested_too_deep"),
        (of('{"a":' * 65 + "1" + "}" * 65), "level.nested_too_deep"),
        (of("[" + "1," * limits.MAX_VALUES + "1]"), "level.too_many_values"),
        (b" " * (limits.MAX_BYTES + 1), "level.file_too_large"),
    ],
)
def test_what_is_no_level_is_refused(data: bytes, code: str) -> None:
    """Each kind of broken file has its sentence."""
    assert [message.code for message in refusals(data)] == [code]


@pytest.mark.parametrize(
    ("extension", "code", "path"),
    [
        ('{"a": NaN}', "level.number_out_of_range", "extensions.a"),
        ('{"a": [1, -Infinity]}', "level.number_out_of_range", "extensions.a[1]"),
        ('{"a": 1e999}', "level.number_out_of_range", "extensions.a"),
        ('{"a": 9007199254740992}', "level.number_out_of_range", "extensions.a"),
        ('{"a": %s}' % ("9" * 5_000), "level.number_out_of_range", "extensions.a"),
        ('{"a": {"b": 1, "b": 2}}', "level.key_twice", "extensions.a"),
        ('{"a": "\\ud800"}', "level.half_character", "extensions.a"),
        ('{"\\udfff": 1}', "level.half_character", "extensions"),
        ('{"a": "%s"}' % ("x" * 10_001), "level.text_too_long", "extensions.a"),
        ('{"a": "%s"}' % ('\\"' * 10_001), "level.text_too_long", "extensions.a"),
    ],
)
def test_what_json_readers_let_pass_is_refused(extension: str, code: str, path: str) -> None:
    """The sentence names the place."""
    (message,) = refusals(of(extension))

    assert (message.code, dict(message.args)["path"]) == (code, path)


@pytest.mark.parametrize(
    "extension",
    [
        '{"a": 9007199254740991, "b": -9007199254740991, "c": 1e308}',
        '{"a": "\\ud83d\\ude00 \\" \\\\"}',
        '{"a": "%s"}' % ("x" * 10_000),
        '{"a": "]]]]]}}}}", "b": "%s"}' % ("[" * 100),
        '{"a":' * 62 + "1" + "}" * 62,
    ],
)
def test_what_lies_just_inside_the_limits_is_read(extension: str) -> None:
    """Large numbers, whole characters, long texts, brackets in texts, deep nesting."""
    level, findings = read(of(extension))

    assert (level.kept["extensions"], findings) == (json.loads(extension), ())


def test_everything_that_is_wrong_is_said_at_once() -> None:
    """One reading is enough to mend a file."""
    assert len(refusals(of('{"a": NaN, "b": 1e999, "c": "\\ud800", "d": {"e": 1, "e": 1}}'))) == 4


@pytest.mark.parametrize(
    "size", [None, 4, [4], [4, 3, 2], [4, "3"], [4.0, 3], [True, 3], [0, 3], [1025, 3], [4, 10**9]]
)
def test_a_size_that_no_level_has_is_refused(size: Any) -> None:
    """At most 1,024 cells a side; the sentence says so."""
    (message,) = refusals(size=size)

    assert "1024" in message.text()


@pytest.mark.parametrize(
    ("terrain", "codes"),
    [
        ("####", ["not_a_list"]),
        (["####", "####"], ["row_count"]),
        (["####", "###", "#####"], ["row_length", "row_length"]),
        (["####", 4, "####"], ["row_length"]),
        (["#?##", "##!#", "##ñ#"], ["unknown_glyph", "unknown_glyph", "unknown_glyph"]),
    ],
)
def test_wrong_terrain_is_refused_row_by_row(terrain: Any, codes: list[str]) -> None:
    """Without terrain there is no map; each wrong row and each wrong glyph is named."""
    assert [message.code for message in refusals(layers={"terrain": terrain})] == [
        f"level.{code}" for code in codes
    ]


@pytest.mark.parametrize("legend", [{"#": "lava"}, {"##": "rock"}, {"ñ": "rock"}, ["rock"], {"#": ["rock"]}])
def test_a_legend_that_can_not_be_followed_is_refused(legend: Any) -> None:
    """Glyphs are single characters and stand for known materials."""
    assert refusals(legend=legend, layers={"terrain": ["####"] * 3})


def test_a_file_may_have_glyphs_of_its_own() -> None:
    """The legend in the file counts."""
    level = read(legend={"x": "floor", " ": "rock"}, layers={"terrain": ["xx x", "    ", "    "]}).level

    assert level.terrain.tolist()[0] == [2, 2, 0, 2]


def test_more_objects_than_any_level_has_are_refused() -> None:
    """100,000 objects, and not one more is looked at."""
    (message,) = refusals(objects=[0] * (MAX_OBJECTS + 1))

    assert message.code == "level.too_many_objects"
