"""The templates of the palette: those that the program brings and the designer's own, kept in a folder."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from editor.app.i18n.language import words
from editor.app.settings import Settings
from editor.app.wording import capital
from editor.core.fragment import Fragment
from editor.core.stamps.shelf import Shelf
from editor.core.stamps.stamp import Stamp, built_in

FOLDER = "templates"


class Stamps(QObject):
    """All stamps by key. `changed`: there are others now."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelf = Shelf(settings.data_folder / FOLDER)
        self._stamps: dict[str, Stamp] = {}
        self._read()

    def all(self) -> dict[str, Stamp]:
        """The program's, then the designer's own by name; each by its key."""
        return dict(self._stamps)

    def get(self, key: str) -> Stamp:
        """The stamp of this key."""
        return self._stamps[key]

    def add(self, name: str, fragment: Fragment) -> str:
        """Keep a piece under a name; the key. Raises SayError when it can't be kept."""
        stamp = self._shelf.add(name, fragment)
        self._read()
        self.changed.emit()
        return _own(stamp)

    def rename(self, key: str, name: str) -> None:
        """Call one of the designer's own differently. Raises SayError when that can't be kept."""
        self._shelf.rename(self._stamps[key].id, name)
        self._read()
        self.changed.emit()

    def delete(self, key: str) -> None:
        """Throw one of the designer's own away. Raises SayError when it can't be."""
        self._shelf.delete(self._stamps[key].id)
        self._read()
        self.changed.emit()

    def _read(self) -> None:
        self._stamps = {stamp.id: stamp for stamp in built_in()}
        self._stamps |= {_own(stamp): stamp for stamp in self._shelf.stamps()}


def title_of(stamp: Stamp) -> str:
    """What a stamp is called in the designer's language; its own name as it was given."""
    return stamp.name if isinstance(stamp.name, str) else capital(words(stamp.name))


def _own(stamp: Stamp) -> str:
    return f"own:{stamp.id}"
