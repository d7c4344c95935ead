"""What a click would select, in words: only what there is of."""

from __future__ import annotations

from editor.core.selection import Selection
from schemas.message import Message

NOTHING = Message("tool.selects_nothing")


def counted(chosen: Selection) -> Message:
    """How many objects, pieces of connection and cells; that it is nothing when it is."""
    counts = {"objects": len(chosen.objects), "wires": len(chosen.edges), "cells": len(chosen.cells)}
    parts = [Message(f"tool.selected.{name}", count=count) for name, count in counts.items() if count]
    if not parts:
        return NOTHING
    said = parts.pop()
    while parts:
        said = Message("name.comma", first=parts.pop(), rest=said)
    return Message("tool.selects_many", what=said)
