"""The designer's own stamps: one file each in a folder, written whole or not at all."""

from __future__ import annotations

import os
import re
from pathlib import Path
from tempfile import NamedTemporaryFile

from editor.core.clipboard import from_text, name_in, to_text
from editor.core.fragment import Fragment
from editor.core.stamps.stamp import Stamp
from schemas.message import Message
from schemas.problem import SayError

LONGEST_NAME = 60


class Shelf:
    """The stamps in a folder, which need not be there yet; what cannot be read is passed over."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def stamps(self) -> list[Stamp]:
        """All that can be read, by name."""
        found = [stamp for path in self._files() if (stamp := _read(path)) is not None]
        return sorted(found, key=lambda stamp: (str(stamp.name).casefold(), stamp.id))

    def add(self, name: str, fragment: Fragment) -> Stamp:
        """Keep a piece under a name. Raises SayError for an empty name, and when it can't be written."""
        plain = _checked(name)
        stem = re.sub(r"[^a-z0-9]+", "-", plain.casefold()).strip("-") or "template"
        taken = {path.stem for path in self._files()}
        key = next(each for number in range(len(taken) + 1) if (each := _numbered(stem, number)) not in taken)
        self._write(key, plain, fragment)
        return Stamp(key, plain, fragment, own=True)

    def rename(self, key: str, name: str) -> None:
        """Give a stamp another name. Raises SayError as `add` does, and for one that is gone."""
        stamp = _read(self._path(key))
        if stamp is None:
            raise SayError(Message("stamp.gone"))
        self._write(key, _checked(name), stamp.fragment)

    def delete(self, key: str) -> None:
        """Throw a stamp away; one that is gone already stays so. Raises SayError when it can't be."""
        try:
            self._path(key).unlink(missing_ok=True)
        except OSError as error:
            raise SayError(Message("stamp.unwritable", reason=error.strerror or "")) from error

    def _files(self) -> list[Path]:
        return sorted(self._folder.glob("*.json")) if self._folder.is_dir() else []

    def _path(self, key: str) -> Path:
        return self._folder / f"{key}.json"

    def _write(self, key: str, name: str, fragment: Fragment) -> None:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with NamedTemporaryFile("w", encoding="utf-8", dir=self._folder, delete=False) as file:
                file.write(to_text(fragment, name))
            os.replace(file.name, self._path(key))
        except OSError as error:
            raise SayError(Message("stamp.unwritable", reason=error.strerror or "")) from error


def _read(path: Path) -> Stamp | None:
    try:
        text = path.read_text("utf-8")
        fragment = from_text(text)
        return Stamp(path.stem, name_in(text) or path.stem, fragment, own=True)
    except (OSError, UnicodeDecodeError, SayError):
        return None


def _checked(name: str) -> str:
    plain = " ".join(name.split())[:LONGEST_NAME].strip()
    if not plain:
        raise SayError(Message("stamp.nameless"))
    return plain


def _numbered(stem: str, number: int) -> str:
    return f"{stem}-{number + 1}" if number else stem
