"""The two tables of the circuits panel: by activator, and by what is set off ("What fires this?")."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.app.level_view import LevelView
from editor.app.panels.circuits.choices import (
    activator_of,
    activators_for,
    doors_of,
    mechanisms_for,
    sink_of,
)
from editor.app.panels.circuits.editors import Choice, LineEditors
from editor.app.panels.circuits.lines import Line, Problems, circuit_lines, sink_lines
from editor.app.panels.circuits.model import Column, LineModel
from editor.app.panels.circuits.table import LineTable
from editor.core.linking.choose import plan_activators, plan_doors, plan_mechanism
from editor.core.linking.delay import plan_delay
from editor.core.linking.plan import LinkPlan
from editor.core.linking.rows import CircuitRow, SinkRow, circuit_rows, sink_rows


class Page(QWidget):
    """One table; the panel says which view it shows."""

    def __init__(self) -> None:
        super().__init__()
        self.view: LevelView | None = None
        self.model = LineModel(self.columns(), self)
        editors = LineEditors(self._offered, self)
        self.table = LineTable(self.name(), self.model, editors, self.empty())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.table)

    def refresh(self, problems: Problems) -> None:
        """Bring the rows up to date."""
        view = self.view
        if view is None:
            self.model.show(())
        else:
            self.model.show(self.lines(view, problems), view.canvas.scene.style)

    def go_along(self) -> None:
        """Go to the row that belongs to what is selected."""
        if self.view is not None:
            self.table.choose(self.row_for(self.view, self.view.selection.objects))

    def _offered(self, key: str) -> Sequence[Choice]:
        if self.view is None or key not in self.view.document.level.objects:
            return ()
        return self.choices(self.view, key)

    @abstractmethod
    def name(self) -> str:
        """What a screen reader calls the table."""

    @abstractmethod
    def empty(self) -> str:
        """What the table says while there is no row."""

    @abstractmethod
    def columns(self) -> tuple[Column, ...]:
        """The object of the row, what it is linked to, when, more, and the problems."""

    @abstractmethod
    def lines(self, view: LevelView, problems: Problems) -> Iterable[Line]:
        """All rows in words."""

    @abstractmethod
    def row_for(self, view: LevelView, objects: frozenset[str]) -> str | None:
        """Whose row belongs to selected objects."""

    @abstractmethod
    def choices(self, view: LevelView, key: str) -> Sequence[Choice]:
        """What is offered in the second column."""

    @abstractmethod
    def listed(self, view: LevelView, line: Line) -> tuple[str, Sequence[Choice], Mapping[str, int]]:
        """The title of a row's check list, what is offered there and what is checked, with delays."""

    @abstractmethod
    def plan(self, view: LevelView, line: Line, value: str | int) -> LinkPlan:
        """Another object in the second column (its id, "" for none), or another delay (ms)."""

    @abstractmethod
    def plan_list(self, view: LevelView, key: str, checked: Mapping[str, int]) -> LinkPlan:
        """What was checked, with delays."""


class ActivatorPage(Page):
    """A row per activator: mechanism, delay, doors."""

    def name(self) -> str:
        """Circuits."""
        return self.tr("Circuits")

    def empty(self) -> str:
        """No activator."""
        return self.tr("No activators yet: place a plate, a tripwire, a sensor or a lever.")

    def columns(self) -> tuple[Column, ...]:
        """From the activator to what it sets off, and at what expense of wire."""
        return (
            Column("name", self.tr("Activator")),
            Column("mechanism", self.tr("Mechanism")),
            Column("delay", self.tr("Delay"), self.tr("How long after the activator the mechanism acts")),
            Column("doors", self.tr("Doors")),
            Column("wire", self.tr("Wire"), self.tr("Cells of wire that the signal runs through")),
            Column("problems", self.tr("Problems")),
        )

    def lines(self, view: LevelView, problems: Problems) -> Iterable[Line]:
        """One for each activator."""
        rows = circuit_rows(view.wiring.links, view.wiring.nets)
        return circuit_lines(view.document.level, rows, problems)

    def row_for(self, view: LevelView, objects: frozenset[str]) -> str | None:
        """That of the activator selected, or of the one that sets off what is."""
        return activator_of(view, objects)

    def choices(self, view: LevelView, key: str) -> Sequence[Choice]:
        """Mechanisms."""
        return mechanisms_for(view, key)

    def listed(self, view: LevelView, line: Line) -> tuple[str, Sequence[Choice], Mapping[str, int]]:
        """Doors."""
        driven = dict(line.row.doors) if isinstance(line.row, CircuitRow) else {}
        return self.tr("Doors"), doors_of(view.document.level), driven

    def plan(self, view: LevelView, line: Line, value: str | int) -> LinkPlan:
        """Another mechanism, or when it acts."""
        level, ruleset = view.document.level, view.document.core.derived.ruleset
        if isinstance(value, str):
            return plan_mechanism(level, ruleset, line.key, value or None)
        mechanism = line.row.mechanism if isinstance(line.row, CircuitRow) else ""
        return plan_delay(level, ruleset, line.key, mechanism, value)

    def plan_list(self, view: LevelView, key: str, checked: Mapping[str, int]) -> LinkPlan:
        """Doors."""
        return plan_doors(view.document.level, view.document.core.derived.ruleset, key, checked)


class SinkPage(Page):
    """A row per mechanism and per door: what sets it off, and when."""

    def name(self) -> str:
        """What is set off."""
        return self.tr("Mechanisms and doors")

    def empty(self) -> str:
        """Nothing to set off."""
        return self.tr("No mechanisms or doors yet.")

    def columns(self) -> tuple[Column, ...]:
        """From what is set off back to its activators."""
        return (
            Column("name", self.tr("Mechanism or door")),
            Column("activators", self.tr("Set off by")),
            Column("delay", self.tr("Delay"), self.tr("How long after the activator it answers")),
            Column("problems", self.tr("Problems")),
        )

    def lines(self, view: LevelView, problems: Problems) -> Iterable[Line]:
        """One for each mechanism and door."""
        rows = sink_rows(view.wiring.links, view.wiring.nets)
        return sink_lines(view.document.level, rows, problems)

    def row_for(self, view: LevelView, objects: frozenset[str]) -> str | None:
        """That of the mechanism or door selected, or of the first that is set off by what is."""
        return sink_of(view, objects)

    def choices(self, view: LevelView, key: str) -> Sequence[Choice]:
        """Activators."""
        return activators_for(view, key)

    def listed(self, view: LevelView, line: Line) -> tuple[str, Sequence[Choice], Mapping[str, int]]:
        """Activators of a door."""
        return self.tr("Set off by"), activators_for(view, line.key), dict(_activators(line))

    def plan(self, view: LevelView, line: Line, value: str | int) -> LinkPlan:
        """Another activator, or when it answers the one that it has."""
        level, ruleset = view.document.level, view.document.core.derived.ruleset
        if isinstance(value, int):
            (activator, _), *_ = _activators(line)
            return plan_delay(level, ruleset, activator, line.key, value)
        delay = min((delay for _, delay in _activators(line)), default=0)
        return plan_activators(level, ruleset, line.key, {value: delay} if value else {})

    def plan_list(self, view: LevelView, key: str, checked: Mapping[str, int]) -> LinkPlan:
        """Activators of a door."""
        return plan_activators(view.document.level, view.document.core.derived.ruleset, key, checked)


def _activators(line: Line) -> tuple[tuple[str, int], ...]:
    return line.row.activators if isinstance(line.row, SinkRow) else ()
