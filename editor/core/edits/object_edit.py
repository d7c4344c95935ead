"""What edits of placed things share: objects before and after, with the wires that answer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from editor.core.change import Change
from editor.core.edits.edit import Edit
from schemas.message import Message
from schemas.naming import kind_name
from schemas.objects import AnyPlaced
from simulation.level.level import Level
from simulation.wiring.change import WireChange
from simulation.wiring.change import apply as apply_wires
from simulation.wiring.change import revert as revert_wires


@dataclass(frozen=True, slots=True, eq=False)
class ObjectEdit(Edit):
    """Objects by id: gone when only in `before`, new when only in `after`, else changed; sorted by id."""

    before: tuple[AnyPlaced, ...]
    after: tuple[AnyPlaced, ...]
    wires: WireChange

    @classmethod
    def between(cls, before: Iterable[AnyPlaced], after: Iterable[AnyPlaced], wires: WireChange) -> Self:
        """The edit in its canonical order, without objects that stay as they are."""
        return cls(*changed_objects(before, after), wires)

    def apply(self, level: Level) -> None:
        """Put the objects and wires after."""
        apply_wires(level.wires, self.wires)
        _exchange(level, self.before, self.after)

    def revert(self, level: Level) -> None:
        """Put the objects and wires before."""
        revert_wires(level.wires, self.wires)
        _exchange(level, self.after, self.before)

    @property
    @abstractmethod
    def title(self) -> Message:
        """What the history panel calls it."""

    @property
    def change(self) -> Change:
        """The ids and the cells of the wires."""
        ids = frozenset(placed.id for placed in (*self.before, *self.after))
        return Change.of_wires(self.wires.touched, ids)

    @property
    def empty(self) -> bool:
        """Objects and wires stay as they are."""
        return not (self.before or self.after or self.wires)

    @property
    def weight(self) -> int:
        """A guess: an object is about 800 bytes, a wired cell 120."""
        return 100 + 800 * (len(self.before) + len(self.after)) + 120 * len(self.wires.cells)


def changed_objects(
    before: Iterable[AnyPlaced], after: Iterable[AnyPlaced]
) -> tuple[tuple[AnyPlaced, ...], tuple[AnyPlaced, ...]]:
    """Both sides without the objects that stay as they are, each by id."""
    old = {placed.id: placed for placed in before}
    new = {placed.id: placed for placed in after}
    changed = sorted(key for key in old.keys() | new.keys() if old.get(key) != new.get(key))
    return tuple(old[key] for key in changed if key in old), tuple(new[key] for key in changed if key in new)


def _exchange(level: Level, old: tuple[AnyPlaced, ...], new: tuple[AnyPlaced, ...]) -> None:
    for placed in old:
        del level.objects[placed.id]
    for placed in new:
        level.objects[placed.id] = placed


def named(objects: tuple[AnyPlaced, ...]) -> Message:
    """One object by its kind, several by their number."""
    if len(objects) == 1:
        return Message("edit.one_object", kind=kind_name(objects[0].kind))
    return Message("edit.many_objects", count=len(objects))
