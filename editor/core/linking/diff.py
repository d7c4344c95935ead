"""What became of the links between two states of a level, as a value and in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from editor.core.edits.edit import Edit
from editor.core.edits.group import EditGroup
from editor.core.edits.object_edit import ObjectEdit
from editor.core.edits.wire_edit import WireEdit
from editor.core.linking.table import Entry, LinkTable, Pair, activators_at, table_at
from editor.core.naming import label
from schemas.clock import seconds
from schemas.message import Message
from schemas.model import Cell
from simulation.level.level import Level, body_cells


@dataclass(frozen=True, slots=True)
class LinkChange:
    """One link that came (no `before`), went (no `after`) or has other times."""

    activator: str
    sink: str
    before: Entry | None
    after: Entry | None

    @property
    def pair(self) -> Pair:
        """Whose link it is."""
        return (self.activator, self.sink)

    @property
    def fires(self) -> bool:
        """Whether the sink is a mechanism."""
        return any(entry.fires for entry in (self.before, self.after) if entry is not None)


@dataclass(frozen=True, slots=True)
class LinkDiff:
    """Every link that is not as it was, by activator and sink; false when all are."""

    changes: tuple[LinkChange, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.changes)

    def without(self, *pairs: Pair) -> LinkDiff:
        """The changes of all other links."""
        return LinkDiff(tuple(change for change in self.changes if change.pair not in pairs))

    def sentences(self, before: Level, after: Level) -> tuple[Message, ...]:
        """One sentence a change, names as each level has them; a mechanism exchanged is one."""
        exchanged = self._exchanged()
        said = []
        for change in self.changes:
            if change.activator in exchanged and change.fires:
                lost, gained = exchanged[change.activator]
                if change == gained:
                    words = _sentence(gained, after)
                    said.append(Message("linking.instead", change=words, sink=label(before, lost.sink)))
            else:
                said.append(_sentence(change, after if change.after is not None else before))
        return tuple(said)

    def _exchanged(self) -> dict[str, tuple[LinkChange, LinkChange]]:
        """Activators that fire another mechanism now: the link lost and the one gained."""
        found: dict[str, list[LinkChange]] = {}
        for change in self.changes:
            if change.fires:
                found.setdefault(change.activator, []).append(change)
        return {
            key: (lost, gained)
            for key, each in found.items()
            if len(each) == 2
            for lost, gained in (each, each[::-1])
            if lost.after is None and gained.before is None
        }


def link_diff(before: Level, after: Level, changed: Iterable[Cell] | None = None) -> LinkDiff:
    """How the links of `after` differ from those of `before`.

    Only circuits that touch a difference of the two levels are traced, so near-equal levels cost little;
    still less if the cells whose wires or objects are `changed` are known.
    """
    cells = sorted(changed_cells(before, after) if changed is None else changed)
    activators = activators_at(before, cells) | activators_at(after, cells)
    return diff_of(table_at(before, activators), table_at(after, activators))


def diff_of(before: LinkTable, after: LinkTable) -> LinkDiff:
    """The same for two tables."""
    pairs = sorted(pair for pair in before.keys() | after.keys() if before.get(pair) != after.get(pair))
    return LinkDiff(tuple(LinkChange(*pair, before.get(pair), after.get(pair)) for pair in pairs))


def changed_cells(before: Level, after: Level) -> set[Cell]:
    """The cells in which the levels have other wires or objects."""
    old, new = before.wires.cells, after.wires.cells
    return set(_bodies_changed(before, after)) | {
        cell
        for cell in old.keys() | new.keys()
        if old.get(cell) is not new.get(cell) and old.get(cell) != new.get(cell)
    }


def touched_cells(edit: Edit, before: Level, after: Level) -> set[Cell]:
    """The same for levels of which an edit makes one the other, without comparing them."""
    cells: set[Cell] = set()
    for part in edit.edits if isinstance(edit, EditGroup) else (edit,):
        if isinstance(part, EditGroup):
            cells |= touched_cells(part, before, after)
        elif isinstance(part, WireEdit | ObjectEdit):
            cells.update(part.wires.touched)
    known = [
        level.objects[key] for level in (before, after) for key in edit.change.objects & level.objects.keys()
    ]
    return cells.union(cell for placed in known for cell in body_cells(placed))


def _bodies_changed(before: Level, after: Level) -> Iterator[Cell]:
    for key in before.objects.keys() | after.objects.keys():
        old, new = before.objects.get(key), after.objects.get(key)
        if old is not new and old != new:
            for placed in (old, new):
                yield from body_cells(placed) if placed is not None else ()


def _sentence(change: LinkChange, level: Level) -> Message:
    verb = "fires" if change.fires else "drives"
    names = {"activator": label(level, change.activator), "sink": label(level, change.sink)}
    if change.after is None:
        return Message(f"linking.{verb}_no_longer", names)
    if change.before is None:
        code = f"linking.{verb}_now"
        delay = change.after.on_ms
        return Message(f"{code}_after", names, delay=seconds(delay)) if delay else Message(code, names)
    later = change.after.on_ms - change.before.on_ms
    if later:
        way = "later" if later > 0 else "sooner"
        return Message(f"linking.{verb}_{way}", names, delay=seconds(abs(later)))
    later = change.after.off_ms - change.before.off_ms
    return Message(f"linking.lets_go_{'later' if later > 0 else 'sooner'}", names, delay=seconds(abs(later)))
