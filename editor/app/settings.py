"""What the window remembers between two starts: an ini file in the user's configuration folder."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

RECENT_FILES = 12


class Settings:
    """Named values with their defaults; `folder` is given by tests, else platformdirs says it."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or _config_folder()
        self.data_folder = folder / "data" if folder else _data_folder()
        """Where the designer's own templates are kept."""
        self._for_now: dict[str, str] = {}
        self._values = QSettings(str(self.folder / "window.ini"), QSettings.Format.IniFormat)

    def text(self, key: str, default: str = "") -> str:
        """A text; the default where nothing was stored."""
        return self._for_now.get(key) or str(self._values.value(key, default))

    def number(self, key: str, default: int) -> int:
        """A whole number; the default where nothing or nonsense was stored."""
        stored = self.text(key, str(default))
        return int(stored) if stored.lstrip("-").isdigit() else default

    def state(self, key: str) -> QByteArray:
        """Bytes that Qt gave us: the window's geometry and the places of the docks."""
        stored = self._values.value(key)
        return stored if isinstance(stored, QByteArray) else QByteArray()

    def put(self, key: str, value: str | int | QByteArray | list[str]) -> None:
        """Store one value."""
        self._for_now.pop(key, None)
        self._values.setValue(key, value)

    def put_for_now(self, key: str, value: str) -> None:
        """A text until the window is closed or another is stored; nothing is written."""
        self._for_now[key] = value

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        stored = self._values.value(key, [])
        return [str(item) for item in stored] if isinstance(stored, list) else [str(stored)]

    def forget(self, key: str) -> None:
        """Back to the default."""
        self._values.remove(key)

    def recent_files(self) -> list[Path]:
        """Levels opened or saved lately that are still there, the latest first."""
        return [path for path in map(Path, self.texts("recent")) if path.is_file()]

    def remember_file(self, path: Path) -> None:
        """Put a level at the head of the recent ones."""
        name = str(path.resolve())
        others = [known for known in self.texts("recent") if known and known != name]
        self.put("recent", [name, *others][:RECENT_FILES])

    def sync(self) -> None:
        """Write now."""
        self._values.sync()


def _config_folder() -> Path:
    from platformdirs import user_config_path

    return user_config_path("trapwright", appauthor=False, ensure_exists=True)


def _data_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("trapwright", appauthor=False)
