"""The Wiring tool's drag: what it will draw, join and attach, and whether it may, before it is released."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from schemas.message import Message
from schemas.model import Cell
from simulation.wiring.change import WireChange, change_to
from simulation.wiring.decide import decide
from simulation.wiring.grid import HOPS, JOINT, TERMINALS, ObjectCells, WireCell, WireGrid, terminal_at
from simulation.wiring.joining import joined
from simulation.wiring.judging import Reaches, conflicts, reaches
from simulation.wiring.net_table import NetTable, Node
from simulation.wiring.nets import nets as nets_from_scratch
from simulation.wiring.path import drag_path, visits
from simulation.wiring.sides import BITS, Edge, by_row, edge_of, side_towards

RULES = ("WIR-01",)


@dataclass(frozen=True, slots=True)
class DragPlan:
    """A drag worked out. Cells and edges are row by row, ids sorted."""

    path: tuple[Cell, ...]
    change: WireChange
    new_edges: tuple[Edge, ...]
    traced_edges: tuple[Edge, ...]
    """Edges of the drag that have wire already."""
    dots: tuple[Cell, ...]
    """Dots that the drag adds to the picture."""
    arcs: tuple[tuple[Cell, int], ...]
    """Hops that the drag adds or turns: the cell, and HOP_H or HOP_V for the axis on top."""
    attached: tuple[str, ...]
    """Objects that the drag lies on."""
    joined_at: tuple[Cell, ...]
    """Cells in which it joins wire that is there: dots, but also bends, seams and wires through objects."""
    joins: tuple[tuple[int, ...], ...]
    """Nets, two or more each, that the drag makes one."""
    into: tuple[int, ...]
    """Nets of before whose wire it becomes part of, or that become part of it."""
    circuit: tuple[str, ...]
    """All objects on the wires that the drag becomes part of, through timers."""
    reach: Reaches
    conflicts: tuple[Message, ...]
    """What it would give one too many, in sentences; the first of them refuses it unless it is forced."""
    refusal: Message | None
    """Why the drag may not be released; None when it may, or when it is forced."""
    says: tuple[Message, ...]
    """What it would do, in sentences, the refusal and other conflicts first. Ids stand for names."""


def plan_drag(
    grid: WireGrid,
    objects: ObjectCells,
    corners: Iterable[Cell],
    forced: bool = False,
    nets: NetTable | None = None,
    door_limit: int = 0,
) -> DragPlan:
    """Plan a drag over its corners (see `drag_path`); the grid stays as it is.

    Refused when an activator would get a second mechanism (WIR-02) or a mechanism a second activator
    (WIR-03), unless `forced`. `nets`: those of the grid, if they are at hand. `door_limit`: the most
    activators that a door may have (WIR-10), 0 for any number.
    """
    path = drag_path(corners)
    decided = _decided(grid, objects, path)
    nets = nets or nets_from_scratch(grid, objects)
    bundles, around, along = joined(grid, objects, nets, path, decided)
    reach = reaches(bundles, along)
    broken = conflicts(reach, door_limit)
    new, traced = _edges(grid, path)
    change = change_to(grid, decided)
    on_path = (terminal_at(objects, cell) for cell in decided)
    return DragPlan(
        path=tuple(path),
        change=change,
        new_edges=new,
        traced_edges=traced,
        dots=tuple(cell for cell, old, now in change.cells if has_dot(now) and not has_dot(old)),
        arcs=tuple((cell, now.x4) for cell, old, now in change.cells if now and _new_arc(old, now)),
        attached=tuple(sorted({terminal[0] for terminal in on_path if terminal is not None})),
        joined_at=tuple(cell for cell, old, now in change.cells if _joins(old, now)),
        into=_into(nets, change),
        circuit=tuple(bundles.found(bundles.through_timers(along), *TERMINALS)),
        joins=tuple(sorted(tuple(old) for one in around if len(old := bundles.old_nets(one)) > 1)),
        reach=reach,
        conflicts=tuple(broken),
        refusal=broken[0] if broken and not forced else None,
        says=(*broken, *_sentences(objects, path, decided, change, reach)),
    )


def has_dot(wires: WireCell | None) -> bool:
    """Whether a dot is drawn: three arms or a joint, and no object."""
    return wires is not None and not wires.part and (wires.x4 == JOINT or len(BITS[wires.mask]) == 3)


def _into(nets: NetTable, change: WireChange) -> tuple[int, ...]:
    """The nets whose wire the change joins to another."""
    wires = (node for each in change.cells for node in _joined_wires(*each))
    return tuple(sorted({nets.net_of[node] for node in wires}))


def _joins(old: WireCell | None, now: WireCell | None) -> bool:
    """Whether a wire of before has more sides now."""
    return bool(_joined_wires((0, 0), old, now))


def _joined_wires(cell: Cell, old: WireCell | None, now: WireCell | None) -> list[Node]:
    """The wires of before that have more sides now."""
    groups = now.groups if now else ()
    wires = old.groups if old else ()
    return [(cell, wire) for wire in wires if any(group & wire and group != wire for group in groups)]


def _new_arc(old: WireCell | None, now: WireCell) -> bool:
    return not now.part and now.x4 in HOPS and (old is None or old.x4 != now.x4)


def _decided(grid: WireGrid, objects: ObjectCells, path: Sequence[Cell]) -> dict[Cell, WireCell | None]:
    if len(path) < 2:
        return {}
    found: dict[Cell, WireCell | None] = {}
    for cell, sides in visits(path).items():
        terminal = terminal_at(objects, cell)
        found[cell] = decide(grid.at(cell), sides, terminal[1] if terminal else None)
    return found


def _edges(grid: WireGrid, path: Sequence[Cell]) -> tuple[tuple[Edge, ...], tuple[Edge, ...]]:
    """The edges of the drag without and with wire so far."""
    edges: dict[Edge, bool] = {}
    for here, there in zip(path, path[1:], strict=False):
        side = side_towards(here, there)
        edges[edge_of(here, side)] = bool(grid.mask(here) & side)
    ordered = sorted(edges, key=lambda edge: (by_row(edge[0]), by_row(edge[1])))
    return (
        tuple(edge for edge in ordered if not edges[edge]),
        tuple(edge for edge in ordered if edges[edge]),
    )


def _sentences(
    objects: ObjectCells,
    path: Sequence[Cell],
    decided: Mapping[Cell, WireCell | None],
    change: WireChange,
    reach: Reaches,
) -> list[Message]:
    if not change:
        return [Message("wiring.already_wired")] if len(path) > 1 else []
    said = [_gain(reach, activator, sink) for activator, sink in reach.gained()]
    if any(_is_loose(decided[end]) and not terminal_at(objects, end) for end in (path[0], path[-1])):
        said.append(Message("wiring.ends_loose"))
    return said


def _gain(reach: Reaches, activator: str, sink: str) -> Message:
    code = "wiring.fires" if reach.families[sink] == "mechanism" else "wiring.drives"
    return Message(code, activator=activator, sink=sink)


def _is_loose(wires: WireCell | None) -> bool:
    return wires is not None and len(BITS[wires.mask]) == 1
