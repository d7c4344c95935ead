"""The inspector: name, kind and properties of what is selected, and its connections."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from editor.app.door_box import DoorBox
from editor.app.labels import paragraph
from editor.app.level_view import LevelView
from editor.app.panels.inspector.form import PropertyForm
from editor.app.panels.inspector.links_box import LinksBox
from editor.app.panels.inspector.net_box import NetBox
from editor.app.wording import capital, kind_name, object_name, said
from editor.core.change import Change
from editor.core.door_facts import door_of, facts_in_level
from editor.core.edits.set_property import SetProperty
from editor.core.net_names import net_name, plan_name
from schemas.objects import AnyPlaced


class InspectorPanel(QScrollArea):
    """Follows the selection of a view; every edit goes through the document."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LevelView | None = None
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Inspector"))
        self.setMinimumWidth(280)
        inside = QWidget()
        self._layout = QVBoxLayout(inside)
        self._layout.setContentsMargins(12, 12, 12, 12)
        self._layout.setSpacing(8)
        self._title = paragraph("heading")
        self._kind = paragraph("muted")
        self._form = PropertyForm()
        self._form.edited.connect(self._edit)
        self._links = LinksBox()
        self._links.followed.connect(self._go)
        self._door = DoorBox()
        self._door.held.connect(self._hold)
        self._door.armed.connect(self._arm)
        self._net = NetBox()
        self._net.named.connect(self._name_net)
        self._net.followed.connect(self._go)
        for part in (self._title, self._kind, self._door, self._form, self._links, self._net):
            self._layout.addWidget(part)
        self._layout.addStretch(1)
        self.setWidget(inside)
        self._show()

    def follow(self, view: LevelView | None) -> None:
        """Show what is selected in another view."""
        if self._view is not None:
            self._view.selection.changed.disconnect(self._show)
            self._view.document.changed.disconnect(self._changed)
        self._view = view
        if view is not None:
            view.selection.changed.connect(self._show)
            view.document.changed.connect(self._changed)
        self._show()

    def _objects(self) -> list[AnyPlaced]:
        if self._view is None:
            return []
        objects = self._view.document.level.objects
        return [objects[key] for key in sorted(self._view.selection.objects) if key in objects]

    def _changed(self, change: Change) -> None:
        if change.objects or change.wires is not None or change.resized:
            self._show()

    def _show(self) -> None:
        objects = self._objects()
        self._form.setVisible(bool(objects))
        self._links.setVisible(False)
        self._net.setVisible(False)
        self._door.setVisible(False)
        if self._view is None or not objects:
            self._say_empty()
            return
        level = self._view.document.level
        self._name(objects)
        self._form.show_objects(level, objects)
        if len(objects) == 1:
            self._links.show_object(level, self._view.wiring, objects[0])
            self._show_door(self._view, objects[0].id)

    def _show_door(self, view: LevelView, key: str) -> None:
        """The box of the door that is selected, or whose padlock is."""
        core = view.document.core
        door = door_of(core.level, key)
        self._door.setVisible(bool(door))
        if door:
            self._door.show_facts(facts_in_level(core.level, core.derived.ruleset, view.wiring.links, door))

    def _hold(self, held: bool) -> None:
        if self._door.facts is not None:
            self._set(self._door.facts.door, "held_open", held)

    def _arm(self, armed: bool) -> None:
        if self._door.facts is not None:
            self._set(self._door.facts.padlock, "armed", armed)

    def _set(self, key: str, name: str, value: object) -> None:
        if self._view is not None:
            document = self._view.document
            document.do(SetProperty.plan(document.level, [key], name, value))

    def _name(self, objects: list[AnyPlaced]) -> None:
        first = objects[0]
        kinds = {placed.kind for placed in objects}
        if len(objects) > 1:
            self._title.setText(self.tr("%n objects", "", len(objects)))
            self._kind.setText(kind_name(first.kind) if len(kinds) == 1 else self.tr("of different kinds"))
        else:
            self._title.setText(object_name(first))
            self._kind.setText(f"{kind_name(first.kind)} · ({first.cell[0]}, {first.cell[1]})")

    def _say_empty(self) -> None:
        chosen = self._view.selection.selection if self._view is not None else None
        if chosen is not None and chosen.cells:
            self._title.setText(self.tr("%n cells", "", len(chosen.cells)))
            self._kind.setText(self.tr("Ctrl+C copies them, Delete clears what stands there."))
        elif self._view is not None and len(nets := sorted(self._view.canvas.scene.selected_nets)) == 1:
            core = self._view.document.core
            self._title.setText(capital(said(net_name(core, nets[0]))))
            self._kind.setText(self.tr("%n pieces of wire", "", len(self._view.selection.selection.edges)))
            self._net.show_net(core, nets[0])
            self._net.setVisible(True)
        elif chosen is not None and chosen.edges:
            self._title.setText(self.tr("%n pieces of wire", "", len(chosen.edges)))
            self._kind.setText(self.tr("Delete removes them."))
        else:
            self._title.setText(self.tr("Nothing is selected"))
            self._kind.setText(self.tr("Click an object on the map to see and change what it is like."))

    def _edit(self, name: str, value: object) -> None:
        if self._view is not None:
            document = self._view.document
            ids = self._view.selection.objects
            document.do(SetProperty.plan(document.level, ids, name, value), merge=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter ends what is written, and gives the keyboard back to the map: the next key is a tool's."""
        writing = isinstance(self.focusWidget(), QLineEdit | QAbstractSpinBox)
        if self._view is not None and writing and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._view.setFocus()
        else:
            super().keyPressEvent(event)

    def name(self) -> None:
        """Put the keyboard into the name of what is selected."""
        if self._net.isVisible():
            self._net.enter_name()
        else:
            self._form.focus("name")

    def _name_net(self, name: str) -> None:
        view = self._view
        if view is None or len(view.canvas.scene.selected_nets) != 1:
            return
        near = sorted({cell for edge in view.selection.selection.edges for cell in edge})
        net = min(view.canvas.scene.selected_nets)
        view.document.do(plan_name(view.document.core, net, name, near))

    def _go(self, key: str) -> None:
        if self._view is not None:
            self._view.show_place(objects=(key,))
