"""What became of links, in sentences."""

import pytest

from editor.core.linking.diff import LinkDiff, diff_of, link_diff
from editor.core.linking.table import Entry
from editor.core.naming import with_names
from simulation.level.level import Level
from tests.editor.core.linking.situations import wired

HALL = "P.M.N.D"
FIRED, DELAYED = Entry(0, 0, True), Entry(500, 500, True)
DRIVEN, SLOW = Entry(1000, 1000, False), Entry(1000, 3000, False)


def named_hall() -> Level:
    """A plate, blades, darts and a gate with names."""
    level = wired(HALL)
    for key, name in (("P", "Plate 7"), ("M", "Darts"), ("N", "Blades 2"), ("D", "Gate")):
        level.objects[key] = level.objects[key].model_copy(update={"name": name})
    return level


def told(diff: LinkDiff) -> list[str]:
    """Its sentences."""
    level = named_hall()
    return [with_names(level, said).text("en") for said in diff.sentences(level, level)]


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ({}, {("P", "N"): FIRED}, "Plate 7 now fires Blades 2"),
        ({}, {("P", "N"): DELAYED}, "Plate 7 now fires Blades 2 after 0.5 s"),
        ({("P", "N"): FIRED}, {("P", "N"): DELAYED}, "Plate 7 now fires Blades 2, 0.5 s later than before"),
        ({("P", "N"): DELAYED}, {("P", "N"): FIRED}, "Plate 7 now fires Blades 2, 0.5 s sooner than before"),
        ({("P", "N"): FIRED}, {}, "Plate 7 no longer fires Blades 2"),
        ({("P", "M"): FIRED}, {("P", "N"): FIRED}, "Plate 7 now fires Blades 2, no longer Darts"),
        ({("P", "D"): DRIVEN}, {}, "Plate 7 no longer drives Gate"),
        ({("P", "D"): DRIVEN}, {("P", "D"): SLOW}, "Plate 7 now lets go of Gate, 2 s later than before"),
    ],
)
def test_every_change_is_a_sentence(before: dict, after: dict, sentence: str) -> None:
    """Names as in the level, times in seconds."""
    assert told(diff_of(before, after)) == [sentence]


def test_levels_with_the_same_links_differ_in_nothing() -> None:
    """Wire elsewhere is no other link."""
    straight, bent = wired("P.M\n...", "P M"), wired("P.M\n...")

    assert not link_diff(straight, straight)
    assert [change.pair for change in link_diff(straight, bent).changes] == [("P", "M")]


def test_removed_objects_are_named_as_they_were() -> None:
    """The older level knows the name."""
    before, after = named_hall(), named_hall()
    before.wires = wired(HALL, "P M").wires
    del after.objects["M"]

    (sentence,) = link_diff(before, after).sentences(before, after)

    assert str(sentence) == "Plate 7 no longer fires Darts"
