"""A board and the reference, side by side: the same random moves in both, and where they differ."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from random import Random

from simulation.wiring.erase import plan_erase
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.findings import connection_findings
from simulation.wiring.grid import HOP_H, HOP_V, HOPS, JOINT
from simulation.wiring.links import links
from simulation.wiring.sides import BITS, LETTER
from tests.simulation.wiring.board import FAMILIES, Board
from tests.simulation.wiring.reference import ALL, ANY_AXIS, Cell, Edge, Group, Reference, Signals, beside

STATE = {"H": HOP_H, "V": HOP_V, "J": JOINT}
AXIS = {HOP_H: "H", HOP_V: "V"}
CONFLICTS = ("E-ACT-MANY-MECH", "E-MECH-MANY-ACT", "I-DOOR-MANY-ACT", "W-ACT-NO-TARGET", "W-MECH-NO-ACT")
TIMERS = ("W-TIMER-DEAD-END", "W-TIMER-BYPASSED", "W-TIMER-PARALLEL", "W-UNWIRED")


def letters(mask: int) -> Group:
    """A mask of sides as the reference writes it."""
    return frozenset(LETTER[side] for side in BITS[mask])


class Pair:
    """`history` tells what was done, for the message of a test that fails."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.size = self.chance.choice((3, 4, 5, 7))
        self.aim = self.chance.choice((0.0, 0.2, 0.6))
        """How often drags and the like take the cell of an object."""
        self.board, self.reference = Board(), Reference()
        self.findings: list[ConnectionFinding] = []
        self.history: list[tuple[object, ...]] = []
        for letter in self.chance.choice(("", "PTTD", "PPMDD")):
            self.place(letter)

    def move(self) -> None:
        """Something that a designer does."""
        moves = (self.drag,) * 6 + (self.place,) * 3 + (self.erase,) * 2 + (self.lift, self.cross)
        self.chance.choice(moves)()

    def drag(self) -> None:
        """Over some corners, sometimes to and fro."""
        corners = [self._cell()]
        for _ in range(self.chance.choice((1, 1, 1, 2, 2, 3, 4, 6))):
            x, y = self._cell()
            corners.append((x, corners[-1][1]) if self.chance.random() < 0.5 else (corners[-1][0], y))
        if self.chance.random() < 0.15:
            corners += [*corners[-2::-1], (corners[0][0], self._cell()[1])]
        if self.chance.random() < 0.1:
            corners += over_itself(corners[-1])
        self.history.append(("drag", *corners))
        self.board.drag(*corners)
        self.reference.drag(cell_by_cell(corners))

    def erase(self) -> None:
        """A few edges."""
        edges = sorted(tuple(sorted(edge)) for edge in self.reference.edges)
        chosen = self.chance.sample(edges, min(len(edges), self.chance.choice((1, 1, 2, 3))))
        self.history.append(("erase", *chosen))
        change = plan_erase(self.board.grid, self.board.objects, [(one, other) for one, other in chosen])
        self.board._do(change, self.board.objects)
        self.reference.erase(frozenset(edge) for edge in chosen)

    def place(self, letter: str = "") -> None:
        """On a wire or beside it, some two cells long."""
        letter, wired = letter or self.chance.choice("PPMMDDDTTTB"), sorted(self._wired())
        x, y = self.chance.choice(wired) if wired and self.chance.random() < 0.6 else self._cell()
        second = self.chance.choice(((x + 1, y), (x, y + 1)))
        cells = ((x, y), second) if letter in "PD" and self.chance.random() < 0.35 else ((x, y),)
        if not any(cell in self.board.objects for cell in cells):
            name, delay = f"{letter}{len(self.history)}", self.chance.choice((0, 100, 100, 200, 500, 700))
            self.history.append(("place", name, *cells, delay))
            self.board.place(name, *cells, delay=delay)
            self.reference.place(name, FAMILIES[letter], cells, delay)

    def lift(self) -> None:
        """One of the objects."""
        if self.reference.objects:
            name = self.chance.choice(sorted(self.reference.objects))
            self.history.append(("lift", name))
            self.board.remove(name)
            self.reference.lift(name)

    def cross(self) -> None:
        """Turn a crossing."""
        if self.reference.x4:
            cell, state = self.chance.choice(sorted(self.reference.x4)), self.chance.choice("HVJ")
            self.history.append(("cross", cell, state))
            self.board.cross(cell, STATE[state])
            self.reference.x4[cell] = state

    def _cell(self) -> Cell:
        """Of an object, or any."""
        if self.board.objects and self.chance.random() < self.aim:
            return self.chance.choice(sorted(self.board.objects))
        return self.chance.randrange(self.size), self.chance.randrange(self.size)

    def _wired(self) -> set[Cell]:
        return {cell for edge in self.reference.edges for cell in edge}

    def differences(self) -> list[object]:
        """Where the two differ, most basic first; nothing else makes sense once one is found."""
        self.findings = connection_findings(self.board.grid, self.board.objects, self.board.delays)
        parts: tuple[Callable[[], Iterable[object]], ...] = (
            self._cells, self._nets, self._links, self._conflicts, self._ends, self._timers, self._loops,
        )  # fmt: skip
        return next((found for part in parts if (found := list(part()))), [])

    def _cells(self) -> Iterable[object]:
        board, reference = self.board.grid.cells, self.reference
        yield from set(board) ^ self._wired()
        for cell in set(board) & self._wired():
            wires, state = board[cell], reference.x4.get(cell, "J")
            if state == ANY_AXIS and wires.x4 in HOPS:
                reference.x4[cell] = state = AXIS[wires.x4]
            free = not reference.family(cell)
            if letters(wires.mask) != reference.sides(cell):
                yield cell, wires, reference.sides(cell)
            elif {letters(group) for group in wires.groups} != reference.groups(cell):
                yield cell, wires, reference.groups(cell)
            elif free and reference.sides(cell) == ALL and STATE.get(state) != wires.x4:
                yield cell, wires, state

    def _nets(self) -> Iterable[object]:
        table = self.board.nets
        found = {
            frozenset((cell, letters(group)) for cell, group in nodes): set(table.objects[number])
            for number, nodes in enumerate(table.nodes)
        }
        told = {frozenset(net): self.reference.attached(net) for net in self.reference.nets()}
        if found != told:
            yield found, told

    def _links(self) -> Iterable[object]:
        signals, mechanisms = Signals(self.reference), self.reference.named("mechanism")
        reach = {key: signals.reached(key) for key in self.reference.named("activator")}
        laid = links(self.board.grid, self.board.objects, self.board.delays)
        for activator, sinks in reach.items():
            link = laid.link(activator)
            fired = [(key, sinks[key][0]) for key in mechanisms if key in sinks]
            alone = len(fired) == 1 and sum(fired[0][0] in other for other in reach.values()) == 1
            doors = tuple((key, *sinks[key]) for key in self.reference.named("door") if key in sinks)
            told = (fired[0] if alone else None, doors, tuple(fired))
            if (link.mechanism, link.doors, link.mechanisms) != told:
                yield link, told

    def _found(self, *codes: str) -> list[str]:
        found = (each for each in self.findings if each.code in codes)
        return sorted(" ".join((each.code, *each.objects)) for each in found)

    def _conflicts(self) -> Iterable[object]:
        found, told = self._found(*CONFLICTS), Signals(self.reference).conflicts()
        if found != told:
            yield found, told

    def _ends(self) -> Iterable[object]:
        marked = {each.cell for each in self.findings if each.code == "W-DANGLING"}
        free = (cell for cell in self._wired() if not self.reference.family(cell))
        yield from marked ^ {cell for cell in free if len(self.reference.sides(cell)) == 1}

    def _timers(self) -> Iterable[object]:
        found = sorted(" ".join(each.split()[:2]) for each in self._found(*TIMERS))
        told = sorted(Signals(self.reference).odd_timers())
        if found != told:
            yield found, told
        rings = len(self._found("W-TIMER-RING"))
        if rings != Signals(self.reference).count_rings():
            yield "rings", rings

    def _loops(self) -> Iterable[object]:
        """As many as edges could go from a net's cells without object before it came apart."""
        told = 0
        for net in self.reference.nets():
            free = {(cell, group) for cell, group in net if not self.reference.family(cell)}
            inside = {cell for cell, _ in free}
            edges = {frozenset((cell, beside(cell, side))) for cell, group in free for side in group}
            told += surplus(inside, {edge for edge in edges if edge <= inside})
        if len(self._found("W-LOOP")) != told:
            yield "loops", self._found("W-LOOP"), told


def over_itself(start: Cell) -> list[Cell]:
    """The corners of a loop that crosses itself straight."""
    x, y = start
    return [(x, y + 2), (x + 2, y + 2), (x + 2, y + 1), (x - 1, y + 1)]


def cell_by_cell(corners: Iterable[Cell]) -> list[Cell]:
    """The way over corners that are in line."""
    way: list[Cell] = []
    for x, y in corners:
        while way and way[-1] != (x, y):
            at = way[-1]
            way.append((at[0] + (x > at[0]) - (x < at[0]), at[1] + (y > at[1]) - (y < at[1])))
        way = way or [(x, y)]
    return way


def surplus(places: Iterable[Hashable], joins: Iterable[Edge | frozenset[Hashable]]) -> int:
    """How many joins could go with everything still hanging together as it does."""
    above = {place: place for place in places}

    def top(place: Hashable) -> Hashable:
        return place if above[place] == place else top(above[place])

    spare: Counter[bool] = Counter()
    for join in joins:
        one, other = (top(place) for place in join)
        spare[one == other] += 1
        above[one] = other
    return spare[True]
