"""Wires as the design tells them, written a second time: plain sets, slow, nothing shared with the product.

Sides are letters, edges are pairs of cells, a node is (cell, sides that are one wire in it). It is what the
product is compared with; keep it dull.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

Cell = tuple[int, int]
Edge = frozenset[Cell]
Group = frozenset[str]
Node = tuple[Cell, Group]

STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
NS, EW, ALL = frozenset("NS"), frozenset("EW"), frozenset("NESW")
AXIS = {NS: "V", EW: "H"}
ANY_AXIS = "?"
"""A hop of which the design does not say which wire is on top."""


def beside(cell: Cell, side: str) -> Cell:
    """The next cell on that side."""
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def bits(group: Group) -> int:
    """The number of a group in the file's order of sides."""
    return sum(1 << "NESW".index(side) for side in group)


def united(groups: Iterable[Group]) -> set[Group]:
    """Groups made one wherever they share a side."""
    found: set[Group] = set()
    for group in groups:
        touching = {other for other in found if other & group}
        found = (found - touching) | {group.union(*touching)}
    return found


class Reference:
    """A map: `edges`, `x4` of four-way cells without object ("H", "V", "J"), `part` in objects' cells."""

    def __init__(self) -> None:
        self.edges: set[Edge] = set()
        self.x4: dict[Cell, str] = {}
        self.part: dict[Cell, set[Group]] = {}
        self.under: dict[Cell, str] = {}
        """The axis of a hop that an object was placed on."""
        self.objects: dict[str, tuple[str, tuple[Cell, ...]]] = {}
        self.delays: dict[str, int] = {}

    def family(self, cell: Cell) -> str:
        """The family of what stands there; nothing for a bed."""
        found = [family for family, cells in self.objects.values() if cell in cells and family != "other"]
        return found[0] if found else ""

    def sides(self, cell: Cell) -> Group:
        """The sides with wire."""
        return frozenset(side for side in STEP if frozenset((cell, beside(cell, side))) in self.edges)

    def groups(self, cell: Cell) -> set[Group]:
        """Section 1."""
        sides, family = self.sides(cell), self.family(cell)
        if family == "timer":
            return {frozenset(side) for side in sides}
        if family:
            return self.part[cell] if sides else set()
        if sides == ALL and self.x4[cell] != "J":
            return {NS, EW}
        return {sides} if sides else set()

    def drag(self, way: list[Cell]) -> None:
        """Section 3, cell by cell over all visits; `way` goes from neighbour to neighbour."""
        path: list[Cell] = []
        for cell in way:
            if len(path) > 1 and path[-2] == cell:
                path.pop()
            elif not path or path[-1] != cell:
                path.append(cell)
        if len(path) < 2:
            return
        before = {cell: (self.sides(cell), self.groups(cell)) for cell in path}
        visits: dict[Cell, list[Group]] = {}
        for index, cell in enumerate(path):
            near = [path[at] for at in (index - 1, index + 1) if 0 <= at < len(path)]
            sides = frozenset(side for side in STEP if beside(cell, side) in near)
            visits.setdefault(cell, []).append(sides)
        self.edges |= {frozenset(pair) for pair in pairwise(path)}
        for cell, taken in visits.items():
            self._decide(cell, *before[cell], taken)

    def _decide(self, cell: Cell, old: Group, groups: set[Group], visits: list[Group]) -> None:
        family, straight = self.family(cell), all(visit in AXIS for visit in visits)
        if family == "timer":
            return
        if family:
            self.part[cell] = united([*groups, *visits])
        elif all(visit <= old for visit in visits):
            if old == ALL and self.x4[cell] != "J" and not straight:
                self.x4[cell] = "J"
        elif self.sides(cell) == ALL and straight and (not old or old in AXIS):
            self.x4[cell] = AXIS[[visit for visit in visits if not visit <= old][-1]]
        elif self.sides(cell) == ALL:
            self.x4[cell] = "J"

    def erase(self, edges: Iterable[Edge]) -> None:
        """Section 4: an arm of a bridge takes the opposite arm along, over as many as follow."""
        waiting = [edge for edge in edges if edge in self.edges]
        gone: set[Edge] = set()
        while waiting:
            edge = waiting.pop()
            if edge in gone:
                continue
            gone.add(edge)
            for cell in edge:
                if self.x4.get(cell, "J") != "J":
                    (other,) = edge - {cell}
                    waiting.append(frozenset((cell, (2 * cell[0] - other[0], 2 * cell[1] - other[1]))))
        self.edges -= gone
        for cell in {cell for edge in gone for cell in edge}:
            if self.sides(cell) != ALL:
                self.x4.pop(cell, None)
                self.under[cell] = "J"
            if cell in self.part:
                left = {group & self.sides(cell) for group in self.part[cell]}
                self.part[cell] = {group for group in left if group}

    def place(self, name: str, family: str, cells: tuple[Cell, ...], delay: int = 0) -> None:
        """Attached to every wire in its cells; a timer has a port for each arm."""
        groups = {cell: self.groups(cell) for cell in cells}
        self.objects[name], self.delays[name] = (family, cells), delay
        for cell in cells if family != "other" else ():
            self.under[cell] = self.x4.pop(cell, "J")
            if family != "timer":
                self.part[cell] = groups[cell]

    def lift(self, name: str) -> None:
        """A hop returns; wires that would join are pulled out, but for one that runs through."""
        family, cells = self.objects[name]
        if family not in ("other", "timer"):
            while loose := {edge for cell in cells for edge in self._loose(cell)}:
                self.erase(loose)
        del self.objects[name]
        for cell in cells if family != "other" else ():
            groups = self.part.pop(cell, set())
            if self.sides(cell) == ALL and family == "timer":
                self.x4[cell] = self.under[cell]
            elif self.sides(cell) == ALL:
                self.x4[cell] = "J" if len(groups) == 1 else ANY_AXIS

    def _loose(self, cell: Cell) -> set[Edge]:
        """The edges that have to go for the groups of a cell not to join."""
        groups = self.part.get(cell, set())
        if len(groups) < 2 or groups == {NS, EW}:
            return set()
        through = sorted((group for group in groups if len(group) > 1), key=bits)
        kept = through[0] if through else frozenset()
        return {frozenset((cell, beside(cell, side))) for side in self.sides(cell) - kept}

    def nets(self) -> list[set[Node]]:
        """Connected nodes."""
        nodes = {(cell, group) for edge in self.edges for cell in edge for group in self.groups(cell)}
        found: list[set[Node]] = []
        while nodes:
            net = {nodes.pop()}
            waiting = list(net)
            while waiting:
                cell, group = waiting.pop()
                for side in group:
                    there = beside(cell, side)
                    back = {"N": "S", "S": "N", "E": "W", "W": "E"}[side]
                    node = next((there, other) for other in self.groups(there) if back in other)
                    if node not in net:
                        net.add(node)
                        waiting.append(node)
            nodes -= net
            found.append(net)
        return found

    def attached(self, net: set[Node]) -> set[str]:
        """The objects on a net."""
        wired = {cell for cell, _ in net}
        return {
            name for name, (family, cells) in self.objects.items() if wired & set(cells) and family != "other"
        }

    def named(self, *families: str) -> list[str]:
        """The objects of some families, by id."""
        return sorted(name for name, (family, _) in self.objects.items() if family in families)


class Signals:
    """Section 5 and the timers of section 4: what each activator reaches, and after how long."""

    def __init__(self, wires: Reference) -> None:
        self.wires = wires
        self.on_net = [wires.attached(net) for net in wires.nets()]

    def arrivals(self, activator: str) -> dict[int, tuple[int, int]]:
        """Net → (on, off): the shortest way, then the longest that only leads onward."""
        count = range(len(self.on_net))
        first = {net: (0, 0) for net in count if activator in self.on_net[net]}
        hops = [
            (source, sink, self.wires.delays[timer])
            for timer in self.wires.named("timer")
            for source in count
            for sink in count
            if source != sink and timer in self.on_net[source] and timer in self.on_net[sink]
        ]
        for _ in count:
            for source, sink, delay in hops:
                if source in first:
                    way = (first[source][0] + delay, first[source][1] + 1)
                    first[sink] = min(first.get(sink, way), way)
        last = dict.fromkeys(first, 0)
        for net in sorted(first, key=lambda net: first[net]):
            for source, sink, delay in hops:
                if source == net and first[source] < first[sink]:
                    last[sink] = max(last[sink], last[source] + delay)
        return {net: (first[net][0], last[net]) for net in first}

    def reached(self, activator: str) -> dict[str, tuple[int, int]]:
        """Mechanism or door → (on, off)."""
        found: dict[str, tuple[int, int]] = {}
        for net, (on, off) in self.arrivals(activator).items():
            for sink in self.on_net[net] & set(self.wires.named("mechanism", "door")):
                known = found.get(sink, (on, off))
                found[sink] = (min(known[0], on), max(known[1], off))
        return found

    def conflicts(self) -> list[str]:
        """Section 5, as "code object others"."""
        mechanisms = self.wires.named("mechanism")
        reach = {key: self.reached(key) for key in self.wires.named("activator")}
        said = []
        for activator, sinks in reach.items():
            fired = [key for key in mechanisms if key in sinks]
            if len(fired) > 1:
                said.append(" ".join(("E-ACT-MANY-MECH", activator, *fired)))
            if not sinks:
                said.append(f"W-ACT-NO-TARGET {activator}")
        for sink in self.wires.named("mechanism", "door"):
            by = [activator for activator, sinks in reach.items() if sink in sinks]
            code = "E-MECH-MANY-ACT" if sink in mechanisms else "I-DOOR-MANY-ACT"
            if len(by) > 1:
                said.append(" ".join((code, sink, *by)))
            if not by and sink in mechanisms:
                said.append(f"W-MECH-NO-ACT {sink}")
        return sorted(said)

    def _on(self, timer: str) -> list[int]:
        return [net for net, names in enumerate(self.on_net) if timer in names]

    def beaten(self) -> set[str]:
        """Timers beside a quicker one, between the same two nets."""
        order = sorted(self.wires.named("timer"), key=lambda timer: (self.wires.delays[timer], timer))
        seen: set[tuple[int, int]] = set()
        found: set[str] = set()
        for timer in order:
            pairs = {(one, other) for one in self._on(timer) for other in self._on(timer) if one < other}
            if pairs & seen:
                found.add(timer)
            seen |= pairs
        return found

    def odd_timers(self) -> list[str]:
        """Section 4, as "code timer"."""
        said = [f"W-TIMER-PARALLEL {timer}" for timer in self.beaten()]
        for timer in self.wires.named("timer"):
            ports = len(self.wires.sides(self.wires.objects[timer][1][0]))
            if ports == 0:
                said.append(f"W-UNWIRED {timer}")
            elif ports == 1:
                said.append(f"W-TIMER-DEAD-END {timer}")
            elif len(self._on(timer)) == 1:
                said.append(f"W-TIMER-BYPASSED {timer}")
        return said

    def count_rings(self) -> int:
        """How many ways through timers close a ring, those that only stand parallel left out."""
        left = [timer for timer in self.wires.named("timer") if timer not in self.beaten()]
        group = {net: {net} for timer in left for net in self._on(timer)}
        rings = 0
        for timer in left:
            joined: set[int] = set()
            for net in self._on(timer):
                rings += net in joined
                joined |= group[net]
            for net in joined:
                group[net] = joined
        return rings
