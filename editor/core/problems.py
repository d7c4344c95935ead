"""What is wrong with an open level, each thing once: what its file had, and what the checks find now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from editor.core.naming import with_names
from schemas.finding import Finding
from schemas.model import Cell
from simulation.checks.exclusions import Sifted
from simulation.checks.running import judge
from simulation.level.level import Level
from simulation.loading import default_catalogue, default_ruleset
from simulation.wiring.grid import ObjectCells, terminal_at
from simulation.wiring.sides import BITS, SIDES, neighbour
from simulation.wiring.upkeep.live_wiring import LiveWiring

LASTING = (
    "E-FILE",
    "E-DUP-ID",
    "E-STATE",
    "E-OBJ-OFFMAP",
    "E-WIRE-FILE",
    "W-WIRE-CELL",
    "W-CROSSING-UNSTATED",
)
"""What the checks go on telling after the file was read, until it is repaired."""
ENDS = "W-WIRE-ENDS"


def problems_of(level: Level, on_opening: Iterable[Finding] = (), wiring: LiveWiring | None = None) -> Sifted:
    """What the checks find and what of `on_opening` they do not; those excluded with their reasons.

    `wiring`: that of the level, if it is kept up to date (`document.derived.wiring`).
    """
    once = [each for each in on_opening if each.check not in LASTING]
    ended = any(each.check == ENDS for each in once)
    objects = level.object_cells() if ended else {}
    once = [each for each in once if each.check != ENDS or _ends_beside(level, objects, each.cells[0])]
    return judge(level, default_catalogue(), default_ruleset(), wiring, once)


def problems_of_file(level: Level, on_opening: Iterable[Finding]) -> Sifted:
    """The same right after reading: what was set aside just now is told with its place in the file."""
    read = list(on_opening)
    before = sum(finding.path.startswith(ASIDE) for finding in read)
    once = [each for each in read if each.check != "W-CROSSING-UNSTATED" and not each.path.startswith(ASIDE)]
    kept, excluded = problems_of(level)
    lasting = [each for each in kept if not each.path.startswith(ASIDE) or _number(each.path) < before]
    return Sifted((*once, *lasting), excluded)


def named(level: Level, finding: Finding) -> Finding:
    """The finding with the names of objects in its sentence instead of their ids."""
    return replace(
        finding, message=finding.message if _quotes(finding) else with_names(level, finding.message)
    )


def _quotes(finding: Finding) -> bool:
    """Whether the sentence is about what is written in a file, which is no object of the level."""
    return finding.message.code.startswith(("level.", "wiring.file."))


def _ends_beside(level: Level, objects: ObjectCells, cell: Cell) -> bool:
    """Whether wire ends that the reader pulled out of a cell can still be seen: they are loose."""
    around = (cell, *(neighbour(cell, side) for side in SIDES))
    return any(len(BITS[level.wires.mask(at)]) == 1 and terminal_at(objects, at) is None for at in around)


ASIDE = "quarantine["


def _number(path: str) -> int:
    return int(path.removeprefix(ASIDE).partition("]")[0])
