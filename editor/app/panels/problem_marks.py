"""Problems on the canvas: what is flagged, what is lit up, where the camera goes, what a click is about."""

from __future__ import annotations

from collections.abc import Sequence

from editor.app.level_view import LevelView
from editor.core.selection import Selection
from schemas.finding import Finding
from schemas.model import Cell
from simulation.checks.running import RANK


def flag(view: LevelView, findings: Sequence[Finding]) -> None:
    """Flag the objects of findings, and the markers of those that have none; the worst counts."""
    worst_last = list(reversed(findings))
    flagged: dict[str, str] = {key: each.severity for each in worst_last for key in each.objects}
    signs = {each.cells[0]: each.severity for each in worst_last if each.cells and not each.objects}
    view.canvas.problems.signs = signs
    if flagged != view.canvas.scene.flagged:
        view.canvas.scene.flagged = flagged
        view.canvas.refresh()


def light_up(view: LevelView, finding: Finding | None) -> None:
    """Show the marker and the witness of what is chosen, or of nothing."""
    layer = view.canvas.problems
    layer.severity = finding.severity if finding is not None else ""
    layer.marker = finding.cells[0] if finding is not None and finding.cells else None
    layer.way = finding.witness if finding is not None else ()
    view.canvas.update()


def show_place(view: LevelView, finding: Finding) -> None:
    """Select the objects and bring the marker into the middle."""
    objects = view.document.level.objects
    there = [key for key in finding.objects if key in objects]
    view.selection.set(Selection(objects=frozenset(there)))
    cells = finding.cells or tuple(objects[key].cell for key in there[:1])
    if cells:
        view.canvas.navigator.show_cell(*cells[0])


def rows_at(view: LevelView, findings: Sequence[Finding], cell: Cell) -> list[int]:
    """The findings that a click in a cell may be about, by marker or object: the worst first."""
    keys = {placed.id for placed in view.canvas.scene.index.at(cell)}

    def weight(at: int) -> tuple[int, bool, bool]:
        finding = findings[at]
        return (
            RANK[finding.severity],
            finding.cells[:1] != (cell,),
            not keys.intersection(finding.objects[:1]),
        )

    there = (
        at for at, each in enumerate(findings) if each.cells[:1] == (cell,) or keys.intersection(each.objects)
    )
    return sorted(there, key=weight)
