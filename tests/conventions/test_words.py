"""Every message has its words, in both languages, with the same places."""

import ast
import re
from collections.abc import Iterator

from schemas.wording import LANGUAGES, topic, topics
from tests.conventions.sources import PRODUCT, at, none_of, python_files, tree_of

PLACE = re.compile(r"\{(\w*)\}")


def test_every_word_is_in_its_topics_file() -> None:
    """A code begins with the name of its file, where the catalogue looks for it."""
    none_of(code for name in topics() for code in topic(name) if not code.startswith(f"{name}."))


def test_every_word_is_in_both_languages() -> None:
    """English and Spanish are complete and nothing else is in a table."""
    none_of(code for code, words in _catalogue() if set(words) != set(LANGUAGES) or not all(words.values()))


def test_both_languages_have_the_same_places() -> None:
    """What one sentence says of a situation, the other says too."""
    none_of(
        code
        for code, words in _catalogue()
        if len({tuple(sorted(set(PLACE.findall(text)))) for text in words.values()}) > 1
    )


def test_every_message_in_the_code_has_words() -> None:
    """A code written in the program is in the catalogue, and its places are among the named arguments."""
    known = dict(_catalogue())
    for_path = ((path, call) for path in python_files(*PRODUCT) for call in _messages(tree_of(path)))
    none_of(
        at(path, call, str(problem))
        for path, call in for_path
        if (problem := _problem(call, known)) is not None
    )


def _catalogue() -> Iterator[tuple[str, dict[str, str]]]:
    for name in topics():
        yield from ((code, dict(words)) for code, words in topic(name).items())


def _messages(tree: ast.Module) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id == "Message"
            and node.args
        ):
            yield node


def _problem(call: ast.Call, known: dict[str, dict[str, str]]) -> str | None:
    code = call.args[0]
    if not isinstance(code, ast.Constant):
        return None
    if code.value not in known:
        return f"no words for {code.value!s}"
    given = {keyword.arg for keyword in call.keywords}
    wanted = set(PLACE.findall(known[code.value]["en"]))
    all_named = len(call.args) == 1 and None not in given
    return f"{code.value} wants {sorted(wanted)}" if all_named and not wanted <= given else None
