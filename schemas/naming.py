"""The names of kinds and materials, as messages."""

from __future__ import annotations

from schemas.message import Message
from schemas.objects import family_of


def kind_name(kind: str) -> Message:
    """What a kind of object or creature is called. KeyError for an unknown kind."""
    return Message(f"creature.{kind}" if family_of(kind) == "creature" else f"object.{kind}")


def material_name(material: str) -> Message:
    """What a material is called."""
    return Message(f"material.{material}")
