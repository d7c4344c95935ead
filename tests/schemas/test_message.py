"""Messages are values that put themselves into words late, in either language."""

import copy
import pickle

import pytest

from schemas.message import Message
from schemas.problem import SayError

UNKNOWN_RULE = Message("command.rules.unknown", rule="XYZ-01")


@pytest.mark.parametrize(
    ("language", "start"), [("en", "No rule is called XYZ-01;"), ("es", "Ninguna regla se llama XYZ-01;")]
)
def test_a_message_speaks_both_languages(language: str, start: str) -> None:
    """The same value gives the sentence of the language asked for, arguments filled in."""
    assert UNKNOWN_RULE.text(language).startswith(start)


def test_a_language_without_words_falls_back_to_english() -> None:
    """A locale that the catalogue does not know reads English."""
    assert UNKNOWN_RULE.text("eo") == UNKNOWN_RULE.text("en")


def test_two_ways_to_write_a_message_are_equal() -> None:
    """Named arguments in any order and a mapping make the same hashable value."""
    named = Message("command.unreadable", reason="gone", path="a")

    assert {named} == {Message("command.unreadable", {"path": "a", "reason": "gone"})}


@pytest.mark.parametrize("renew", [copy.deepcopy, lambda message: pickle.loads(pickle.dumps(message))])
def test_a_message_survives_copying_and_pickling(renew) -> None:
    """Messages travel to worker processes and into logs unchanged."""
    assert renew(UNKNOWN_RULE) == UNKNOWN_RULE


def test_a_message_inside_a_message_is_worded_in_the_same_language() -> None:
    """A reason that is itself a message follows the language of the whole."""
    whole = Message("command.unreadable", path="a.dungeon", reason=UNKNOWN_RULE)

    assert "Ninguna regla" in whole.text("es")


def test_braces_in_an_argument_are_left_alone() -> None:
    """What a level file says can't reach into the template."""
    assert "{path}" in Message("command.unreadable", path="x", reason="{path}").text()


def test_an_error_says_all_its_messages() -> None:
    """Everything that is wrong is said at once, one message a line."""
    error = SayError(UNKNOWN_RULE, Message("command.unreadable", path="a", reason="gone"))

    assert len(error.text("es").splitlines()) == 2
