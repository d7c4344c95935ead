"""The names of kinds and materials, as messages."""

from __future__ import annotations

from schemas.message import Message
from schemas.objects import family_of
from schemas.wording import has_words


def kind_name(kind: str) -> Message:
    """What a kind of object or creature is called. KeyError for an unknown kind."""
    return Message(f"creature.{kind}" if family_of(kind) == "creature" else f"object.{kind}")


def with_article(name: str | Message) -> str | Message:
    """What has no name of its own as a sentence calls it: the lever, the door at 3, 4; others as they are."""
    if isinstance(name, str):
        return name
    topic, _, kind = name.code.partition(".")
    if topic in ("creature", "object"):
        return Message(f"the.kind.{kind}" if has_words(f"the.kind.{kind}") else "the.kind", kind=name)
    if name.code in ("edit.nameless", "name.lock_of"):
        said = {key: with_article(value) if isinstance(value, Message) else value for key, value in name.args}
        return Message("the.lock" if name.code == "name.lock_of" else name.code, said)
    return name


def material_name(material: str) -> Message:
    """What a material is called."""
    return Message(f"material.{material}")
