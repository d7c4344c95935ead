"""What nobody foresaw: written down, said once in plain words, and the work goes on."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from editor.app.dialogs.message import warn

LOG = "mishaps.log"


class Mishaps(QObject):
    """Takes the place of `sys.excepthook` while the window is open."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._log = folder / LOG
        self._said = False
        sys.excepthook = self.note

    def note(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write an error down; show a message the first time."""
        lines = "".join(traceback.format_exception(kind, error, trace))
        sys.stderr.write(lines)
        with self._log.open("a", encoding="utf-8") as file:
            file.write(f"{lines}\n")
        if not self._said:
            self._said = True
            text = self.tr(
                "Something went wrong in the program. Your level is as it was; save it now.\n\n{log}"
            )
            warn(self.tr("Trapwright"), text.format(log=self._log), QApplication.activeWindow())
