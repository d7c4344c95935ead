"""The level's name and the rules that it changes: usual values beside its own, each with its help."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLineEdit, QTreeWidget, QTreeWidgetItem, QWidget

from editor.app.dialogs.frame import FormDialog
from editor.app.document import LevelDocument
from editor.app.i18n.language import language
from editor.app.labels import paragraph
from editor.app.trees import filter_groups
from editor.core.edits.level_property import SetLevelProperty
from schemas.message import Message
from schemas.ruleset.walk import Param, iter_params
from simulation.loading import default_catalogue, default_ruleset

ROLE = Qt.ItemDataRole.UserRole
USUAL, VALUE, UNIT = 1, 2, 3
NUMBERS = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
SIZE = QSize(760, 560)


class LevelPropertiesDialog(FormDialog):
    """Edits the document when it is accepted, as one step."""

    def __init__(self, document: LevelDocument, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.entitle(self.tr("Level properties"), self.tr("Apply"))
        self._document = document
        self._params = {param.path: param for param in iter_params(default_ruleset())}
        self._overrides = dict(document.level.ruleset)
        self._name = QLineEdit(document.level.name)
        self._name.setMaxLength(200)
        self._search = QLineEdit()
        self._search.setPlaceholderText(self.tr("Search rules by words or by id, for example DOR-15"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._filter)
        self._tree = QTreeWidget()
        self._tree.setAccessibleName(self.tr("Rules of this level"))
        titles = [self.tr("Rule"), self.tr("Usual"), self.tr("This level"), self.tr("Unit")]
        self._tree.setHeaderLabels(titles)
        for column in (USUAL, VALUE):
            self._tree.headerItem().setTextAlignment(column, NUMBERS)
        self._tree.setIndentation(12)
        self._tree.itemChanged.connect(self._changed)
        self.row(self.tr("Name"), self._name)
        self.row(self.tr("Rules"), self._search)
        self.load = paragraph("muted")
        self.load.setText(_rearm_load(document))
        self.row(self.tr("Rearm load"), self.load)
        self.body.insertWidget(1, self._tree, 1)
        self._fill()
        self.resize(SIZE)

    def accept(self) -> None:
        """Write name and rules into the document."""
        level = self._document.level
        with self._document.step(Message("step.level_properties")) as do:
            if self._name.text() != level.name:
                do(SetLevelProperty.plan_name(level, self._name.text()))
            for path in sorted({*level.ruleset, *self._overrides}):
                if level.ruleset.get(path) != self._overrides.get(path):
                    do(SetLevelProperty.plan_rule(level, path, self._overrides.get(path)))
        super().accept()

    def _fill(self) -> None:
        self._tree.blockSignals(True)
        groups: dict[str, QTreeWidgetItem] = {}
        for path, param in self._params.items():
            chapter = path.split(".")[0]
            if chapter not in groups:
                title = Message(f"ruleset.{chapter}").text(language())
                groups[chapter] = QTreeWidgetItem(self._tree, [title])
                groups[chapter].setFlags(Qt.ItemFlag.ItemIsEnabled)
            help_text = param.help.text(language())
            item = QTreeWidgetItem(groups[chapter], [help_text, _shown(param.value), "", _unit(param)])
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            item.setData(0, ROLE, path)
            for column in (USUAL, VALUE):
                item.setTextAlignment(column, NUMBERS)
            item.setToolTip(0, f"{help_text}\n{', '.join(param.rules)} · {path}")
            self._dress(item)
        self._tree.setColumnWidth(0, 400)
        self._tree.setColumnWidth(USUAL, 96)
        self._tree.setColumnWidth(VALUE, 96)
        self._tree.blockSignals(False)

    def _dress(self, item: QTreeWidgetItem) -> None:
        path = item.data(0, ROLE)
        font = item.font(VALUE)
        font.setBold(path in self._overrides)
        item.setFont(VALUE, font)
        item.setText(VALUE, _shown(self._overrides[path]) if path in self._overrides else "")

    def _changed(self, item: QTreeWidgetItem, column: int) -> None:
        path = item.data(0, ROLE)
        if path is None:
            return
        param, text = self._params[path], item.text(VALUE).strip()
        value = _read(param, text)
        fits = not text or (value is not None and param.accepts(value))
        if column == VALUE and fits:
            self._overrides.pop(path, None)
            if value is not None and value != param.value:
                self._overrides[path] = value
        allowed = ", ".join(param.choices) if param.choices else f"{param.low} … {param.high}"
        message = self.tr("“{text}” does not fit: {allowed}").format(text=text, allowed=allowed)
        self.complain("" if fits else message)
        self._tree.blockSignals(True)
        if column != VALUE or fits:
            item.setText(0, param.help.text(language()))
            item.setText(USUAL, _shown(param.value))
            item.setText(UNIT, _unit(param))
            self._dress(item)
        self._tree.blockSignals(False)

    def _filter(self, text: str) -> None:
        wanted = text.casefold()

        def is_wanted(row: QTreeWidgetItem) -> bool:
            return wanted in f"{row.text(0)} {row.toolTip(0)}".casefold()

        filter_groups(self._tree, is_wanted, expand=bool(wanted))


def _rearm_load(document: LevelDocument) -> str:
    """RRM-14: how much of the minions' time the rearms take, and how that comes about."""
    from simulation.checks.rearm_estimate import rearm_estimate
    from simulation.checks.survey import Survey

    level = document.level
    survey = Survey(level, default_catalogue(), default_ruleset().with_overrides(level.ruleset))
    return rearm_estimate(survey).said().text(language())


def _unit(param: Param) -> str:
    return Message(f"ruleset.unit.{param.unit}").text(language()) if param.unit else ""


def _shown(value: object) -> str:
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


def _read(param: Param, text: str) -> int | bool | str | None:
    if isinstance(param.value, bool):
        return {"true": True, "false": False}.get(text)
    if isinstance(param.value, int):
        digits = text.removeprefix("-")
        return int(text) if digits.isdecimal() else None
    return text or None
