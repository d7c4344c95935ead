"""The ledger: a rule that is not pending has a home in the code and a test that is marked with it."""

import re

from editor.core.rulebook.entries import RuleEntry, pending, rulebook, rules
from editor.core.rulebook.places import all_homes, all_tests
from tests.conventions.sources import none_of

NUMBERS_ALONE = "tests/schemas/test_ruleset_defaults.py"


def test_every_rule_holds_or_is_pending() -> None:
    """No rule is forgotten: it has a home and a test of more than its number, or stands in the ledger."""
    none_of(
        f"{entry.id} ({entry.title}): home {entry.home or 'none'}, {len(_telling(entry))} tests"
        for entry in rulebook("en")
        if entry.id not in pending() and not (entry.home and _telling(entry))
    )


def test_only_known_rules_are_named() -> None:
    """A pending id, a home and a mark all name a rule of the rulebook."""
    assert (pending() | set(all_homes()) | set(all_tests())) <= set(rules())


def test_every_title_is_in_both_languages() -> None:
    """Titles are short, and two rules are never called the same."""
    for language in ("en", "es"):
        titles = [words[language] for words in rules().values()]
        assert len(set(titles)) == len(titles)
        assert all(re.fullmatch(r"\S.{3,70}", title) for title in titles)


def _telling(entry: RuleEntry) -> list[str]:
    return [test for test in entry.tests if not test.startswith(NUMBERS_ALONE)]
