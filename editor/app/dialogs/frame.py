"""What dialogs share: a form above, two buttons named by verbs below."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QVBoxLayout, QWidget

from editor.app.labels import paragraph


class FormDialog(QDialog):
    """A dialog with a form. `message` is shown in red above the buttons."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.form = QFormLayout()
        self.form.setHorizontalSpacing(16)
        self.form.setVerticalSpacing(8)
        self.problem = paragraph("danger")
        self._buttons = QDialogButtonBox()
        self.accept_button = self._buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel_button = self._buttons.addButton(
            self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole
        )
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(16, 16, 16, 16)
        self.body.setSpacing(16)
        self.body.addLayout(self.form)
        self.body.addWidget(self.problem)
        self.body.addWidget(self._buttons)
        self.accept_button.setDefault(True)  # it counts only once the button is in the dialog
        self.problem.hide()
        self.setMinimumWidth(400)

    def entitle(self, title: str, verb: str) -> None:
        """What the dialog is called, and what accepting it does."""
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.accept_button.setText(verb)

    def complain(self, text: str) -> None:
        """Say what is wrong; nothing is wrong when the text is empty."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        self.accept_button.setEnabled(not text)

    def row(self, label: str, control: QWidget) -> None:
        """A labelled control."""
        control.setAccessibleName(label)
        self.form.addRow(label, control)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the first field; Tab comes to the buttons last, although they were made first."""
        first, *others = self._fields()
        self.setTabOrder((others or [first])[-1], self.accept_button)
        self.setTabOrder(self.accept_button, self.cancel_button)
        first.setFocus(Qt.FocusReason.TabFocusReason)
        super().showEvent(event)

    def _fields(self) -> list[QWidget]:
        """What can be typed in or chosen from, in Tab's order; the parts inside them do not count."""
        found: list[QWidget] = []
        widget = self.nextInFocusChain()
        while widget is not None and widget is not self:
            inner = any(widget.parent() is each for each in (*found, self._buttons))
            if not inner and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                found.append(widget)
            widget = widget.nextInFocusChain()
        return found
