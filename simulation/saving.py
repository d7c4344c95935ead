"""Saving bytes so that a crash at any moment leaves the old file or the new one, whole."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from itertools import count
from pathlib import Path

from schemas.message import Message
from schemas.problem import SayError

_REASONS = {
    errno.ENOSPC: "no_space", errno.EDQUOT: "no_space", errno.EROFS: "read_only", errno.EIO: "device",
    errno.EACCES: "no_permission", errno.EPERM: "no_permission",
    errno.ENOENT: "no_folder", errno.ENOTDIR: "no_folder", errno.EISDIR: "is_folder",
    errno.ENAMETOOLONG: "name_too_long",
}  # fmt: skip
_RENAME_REFUSED = (errno.EACCES, errno.EPERM, errno.EBUSY, errno.EXDEV, errno.ENOTSUP, errno.EINVAL)
_CANT_SYNC_FOLDERS = (errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EPERM)
_RENAME_TRIES = 3
_PREFIX, _SUFFIX = ".trapwright-", ".tmp"
_DAY = 86_400_000_000_000
"""Nanoseconds after which a temporary file is surely no other save that still runs."""


def save_bytes(path: Path, data: bytes) -> Message | None:
    """Replace the file at `path` (through a symlink, the file it leads to), keeping its permissions.

    Raises SayError when that fails: then the old file is as it was, and the message says what to do.
    Returns a remark when the file could not be replaced in one step and was written over a backup.
    """
    try:
        target = Path(os.path.realpath(path))
        temporary = _written_beside(target, data)
        try:
            remark = _put_in_place(temporary, target, data)
        finally:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        _sync_folder(target.parent)
        _sweep(target)
        if target.read_bytes() != data:
            raise SayError(Message("saving.not_as_written", path=str(path)))
    except OSError as error:
        raise SayError(_refusal(path, error)) from error
    return remark


def _refusal(path: Path, error: OSError) -> Message:
    reason = _REASONS.get(error.errno or 0, "other")
    return Message(f"saving.{reason}", path=str(path), reason=error.strerror or str(error))


def _written_beside(target: Path, data: bytes) -> Path:
    """A new file in the target's folder with the data safely on disk and the target's permissions."""
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    temporary, descriptor = _new_file(target.parent)
    try:
        try:
            _copy_permissions(target, descriptor)
            _write_all(descriptor, data)
        finally:
            os.close(descriptor)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
    return temporary


def _new_file(folder: Path) -> tuple[Path, int]:
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    for number in count():
        temporary = folder / f"{_PREFIX}{os.getpid()}-{number}{_SUFFIX}"
        with contextlib.suppress(FileExistsError):
            return temporary, os.open(temporary, flags, 0o666)
    raise AssertionError("count() does not end")


def _copy_permissions(target: Path, descriptor: int) -> None:
    try:
        old = target.stat()
    except FileNotFoundError:
        return
    # A rename would need no permission of the file itself, but who made it read-only meant it.
    if not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    if hasattr(os, "fchmod"):
        with contextlib.suppress(PermissionError):
            os.fchown(descriptor, old.st_uid, old.st_gid)
        os.fchmod(descriptor, stat.S_IMODE(old.st_mode))


def _write_all(descriptor: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]
    os.fsync(descriptor)


def _put_in_place(temporary: Path, target: Path, data: bytes) -> Message | None:
    """Rename; where a share refuses even after some tries, write in place with a backup beside it."""
    for attempt in range(_RENAME_TRIES):
        try:
            os.replace(temporary, target)
        except OSError as error:
            if error.errno not in _RENAME_REFUSED:
                raise
            if attempt == _RENAME_TRIES - 1 and not target.exists():
                raise
        else:
            return None
    backup = target.with_name(f"{target.name}.bak")
    _write_in_place(backup, target.read_bytes())
    _write_in_place(target, data)
    return Message("saving.written_over_backup", path=str(target), backup=str(backup))


def _write_in_place(path: Path, data: bytes) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o666)
    try:
        _write_all(descriptor, data)
    finally:
        os.close(descriptor)


def _sync_folder(folder: Path) -> None:
    """Make the rename last; systems that can't sync folders do without."""
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except PermissionError:  # Windows opens no folders
        return
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _CANT_SYNC_FOLDERS:
            raise
    finally:
        os.close(descriptor)


def _sweep(target: Path) -> None:
    """Remove what saves that were killed left in the folder, a day before this one or earlier."""
    now = target.stat().st_mtime_ns
    for leaving in sorted(target.parent.glob(f"{_PREFIX}*{_SUFFIX}")):
        with contextlib.suppress(OSError):
            if now - leaving.stat().st_mtime_ns > _DAY:
                leaving.unlink()
