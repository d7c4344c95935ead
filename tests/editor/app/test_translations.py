"""Both languages are complete: nothing unfinished, nothing that the sources no longer say."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator

from editor.app.i18n import update
from schemas.wording import LANGUAGES

PLACE = re.compile(r"\{\w+\}|%n")


def texts(path: Path) -> dict[tuple[str, str], str]:
    """Every text of a .ts file with its translation; an unfinished one is empty."""
    found = {}
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name", ""), message.findtext("source", ""))
            translation = message.find("translation")
            done = translation is not None and translation.get("type") is None
            found[key] = "".join(translation.itertext()).strip() if translation is not None and done else ""
    return found


@pytest.mark.parametrize("source", [update.SOURCE, update.PLURALS], ids=["Spanish", "English plurals"])
def test_nothing_is_unfinished(source: Path) -> None:
    """Every text of the window has its translation."""
    assert [key for key, words in texts(source).items() if not words] == []


def test_the_translations_are_up_to_date(tmp_path: Path) -> None:
    """The .ts holds just the texts that the code says now."""
    fresh = tmp_path / "fresh.ts"
    update.extract(fresh, "es")

    assert set(texts(fresh)) == set(texts(update.SOURCE))


def test_translations_keep_their_places() -> None:
    """What a text leaves open, its translation leaves open too."""
    differing = [
        key
        for key, spanish in texts(update.SOURCE).items()
        if set(PLACE.findall(key[1])) != set(PLACE.findall(spanish))
    ]

    assert differing == []


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_the_built_translations_load(language: str) -> None:
    """The .qm that is shipped is one that Qt reads and that knows a word."""
    translator = QTranslator()

    assert translator.load(f"trapwright_{language}", str(update.HERE))
    assert translator.translate("Actions", "Save") == "Guardar"
