"""Numbers, times and names as the window writes them."""

from __future__ import annotations

from editor.app.i18n.language import language
from editor.core.naming import label
from schemas.clock import DAY, HOUR, MINUTE, SECOND, moment
from schemas.message import Message
from schemas.naming import kind_name as kind_message
from schemas.naming import material_name as material_message
from schemas.objects import AnyPlaced
from schemas.wording import has_words
from simulation.level.level import Level

UNITS = ((DAY, "d"), (HOUR, "h"), (MINUTE, "min"))


def duration(ms: int) -> str:
    """A length of time in at most two units: "1.5 s", "2 d 4 h"."""
    if ms < MINUTE:
        seconds = f"{ms / SECOND:.2f}".rstrip("0").rstrip(".")
        return f"{seconds.replace('.', ',') if language() == 'es' else seconds} s"
    parts = []
    for size, unit in (*UNITS, (SECOND, "s")):
        if ms >= size:
            parts.append(f"{ms // size} {unit}")
            ms %= size
        elif parts:
            break
    return " ".join(parts[:2])


def clock(ms: int) -> str:
    """A moment: the day and the time of day, to the second."""
    return moment(ms).text(language())


def kind_name(kind: str) -> str:
    """What a kind is called, with a capital."""
    return capital(kind_message(kind).text(language()))


def material_name(material: str) -> str:
    """What a material is called, with a capital."""
    return capital(material_message(material).text(language()))


def object_name(placed: AnyPlaced) -> str:
    """An object's own name, or its kind."""
    return placed.name or kind_name(placed.kind)


def capital(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]


def template_name(name: str) -> str:
    """What a template for new levels is called, with a capital."""
    return capital(Message(f"template.name.{name}").text(language()))


def template_about(name: str) -> str:
    """What one finds in it."""
    return Message(f"template.about.{name}").text(language())


def sample_name(stem: str) -> str:
    """What a sample level is called; the name of its file for one without words."""
    code = f"sample.name.{stem}"
    return Message(code).text(language()) if has_words(code) else stem


def said(text: str | Message) -> str:
    """A name or a sentence in the language in use."""
    return text if isinstance(text, str) else text.text(language())


def full_name(level: Level, key: str) -> str:
    """An object told apart from others of its kind: its own name, or its kind and cell."""
    return capital(said(label(level, key)))
