"""The objects of a level file: each is judged alone, so that one bad object costs only itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

from pydantic import ValidationError

from schemas.json_text import joined, quoted
from schemas.limits import MAX_IN_CELL
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import FAMILY_OF_KIND, AnyPlaced, Area, model_of
from schemas.problem import SayError
from simulation.level.level import body_cells
from simulation.level.setting_aside import Aside, messages_of, wrong_container

MAX_OBJECTS = 100_000


def read_objects(written: Any, aside: Aside) -> dict[str, AnyPlaced]:
    """Objects by id; damaged ones, of unknown kinds, off the map or with an id used before are set aside.

    Raises SayError when there are more than MAX_OBJECTS, which no level has.
    """
    if not isinstance(written, list):
        aside.put("objects", written, wrong_container("objects", list, written))
        return {}
    if len(written) > MAX_OBJECTS:
        raise SayError(Message("level.too_many_objects", count=len(written), most=MAX_OBJECTS))
    objects: dict[str, AnyPlaced] = {}
    filled: Counter[Cell] = Counter()
    for index, value in enumerate(written):
        path = f"objects[{index}]"
        read = _read(value, path, aside)
        if not isinstance(read, list):
            read = list(_problems(read, path, objects, filled, aside)) or read
        if isinstance(read, list):
            aside.put(path, value, *read)
        else:
            objects[read.id] = read
            filled.update(body_cells(read))
    return dict(sorted(objects.items()))


def judged(
    value: Any, path: str, before: dict[str, AnyPlaced], size: tuple[int, int]
) -> tuple[AnyPlaced | None, list[Message]]:
    """The object that a value set aside stands for, if any, and what is wrong with it beside others."""
    aside = Aside(*size)
    read = _read(value, path, aside)
    if isinstance(read, list):
        return None, read
    filled = Counter(cell for placed in before.values() for cell in body_cells(placed))
    return read, list(_problems(read, path, before, filled, aside))


def tupled(value: Any) -> Any:
    """A JSON value with tuples for lists, as frozen models want it."""
    if isinstance(value, list):
        return tuple(tupled(item) for item in value)
    if isinstance(value, dict):
        return {key: tupled(item) for key, item in value.items()}
    return value


def _read(value: Any, path: str, aside: Aside) -> AnyPlaced | list[Message]:
    """The object, or what keeps it from being one."""
    if not isinstance(value, dict):
        return [wrong_container(path, dict, value)]
    kind = value.get("kind")
    if not isinstance(kind, str) or kind not in FAMILY_OF_KIND:
        return [Message("level.unknown_kind", path=joined(path, "kind"), value=quoted(kind))]
    try:
        return cast(AnyPlaced, model_of(kind).model_validate(tupled(value)))
    except ValidationError as error:
        return [] if aside.full else messages_of(error, path)


def _problems(
    placed: AnyPlaced, path: str, before: dict[str, AnyPlaced], filled: Counter[Cell], aside: Aside
) -> Iterator[Message]:
    """What is wrong with an object among the others of this level."""
    if placed.id in before:
        yield Message("level.id_twice", path=joined(path, "id"), value=placed.id)
    if not all(aside.contains(*cell) for cell in (placed.cell, *body_cells(placed))):
        yield _off_map(joined(path, "cell"), placed.cell, aside)
    if any(filled[cell] >= MAX_IN_CELL for cell in body_cells(placed)):
        yield Message(
            "level.crowded", path=joined(path, "cell"), value=str(list(placed.cell)), most=MAX_IN_CELL
        )
    if isinstance(placed, Area):
        for index, (left, top, width, height) in enumerate(placed.rects):
            inside = aside.contains(left, top) and aside.contains(left + width - 1, top + height - 1)
            if width < 1 or height < 1 or not inside:
                yield _off_map(f"{path}.rects[{index}]", (left, top, width, height), aside)


def _off_map(path: str, value: tuple[int, ...], aside: Aside) -> Message:
    return Message("level.off_map", path=path, value=str(list(value)), width=aside.width, height=aside.height)
