"""Whatever goes wrong while saving, the old file stays whole and the sentence says what to do."""

import errno
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from schemas.problem import SayError
from simulation.saving import save_bytes

OLD, NEW = b"old" * 1_000, b"new" * 2_000
STEPS = ("open", "write", "fsync", "replace")


@pytest.fixture
def level(tmp_path: Path) -> Path:
    """A file that was saved before."""
    path = tmp_path / "crypt.dungeon"
    path.write_bytes(OLD)
    return path


def failing(call: Callable[..., Any], error: int, first: int = 1, last: int = 10**9) -> Callable[..., Any]:
    """The system call, refusing its calls number `first` to `last`."""
    calls = 0

    def refused(*args: Any, **named: Any) -> Any:
        nonlocal calls
        calls += 1
        if first <= calls <= last:
            raise OSError(error, os.strerror(error))
        return call(*args, **named)

    return refused


def refusal(path: Path) -> str:
    """The code of the sentence with which saving fails; it names the file, in both languages."""
    with pytest.raises(SayError) as caught:
        save_bytes(path, NEW)
    (message,) = caught.value.messages
    assert all(path.name in message.text(language) for language in ("en", "es"))
    return message.code


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize(
    ("error", "code"),
    [
        (errno.ENOSPC, "saving.no_space"),
        (errno.EIO, "saving.device"),
        (errno.EROFS, "saving.read_only"),
        (errno.EMFILE, "saving.other"),
    ],
)
def test_an_error_at_any_step_leaves_the_old_file(
    step: str, error: int, code: str, level: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No step harms what is there, and no temporary file stays behind."""
    monkeypatch.setattr(os, step, failing(getattr(os, step), error))

    assert refusal(level) == code
    assert (level.read_bytes(), os.listdir(level.parent)) == (OLD, [level.name])


@pytest.mark.parametrize("step", ["open", "write", "fsync"])
def test_no_permission_leaves_the_old_file(step: str, level: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder in which one may not write."""
    monkeypatch.setattr(os, step, failing(getattr(os, step), errno.EACCES))

    assert refusal(level) == "saving.no_permission"
    assert level.read_bytes() == OLD


def test_a_disk_that_fills_up_half_way_leaves_the_old_file(
    level: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some bytes were written before the disk was full."""
    write = os.write
    few_at_a_time = failing(lambda to, data: write(to, data[:100]), errno.ENOSPC, first=4)
    monkeypatch.setattr(os, "write", few_at_a_time)

    assert refusal(level) == "saving.no_space"
    assert (level.read_bytes(), os.listdir(level.parent)) == (OLD, [level.name])


def test_a_system_that_writes_in_pieces_is_served(level: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A short write is no error; the rest follows."""
    write = os.write
    monkeypatch.setattr(os, "write", lambda to, data: write(to, data[:7]))
    save_bytes(level, NEW)

    assert level.read_bytes() == NEW


def test_a_failed_folder_sync_is_said_although_the_new_file_is_whole(
    level: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rename may not survive a power cut, so the document counts as not saved."""
    monkeypatch.setattr(os, "fsync", failing(os.fsync, errno.EIO, first=2))

    assert refusal(level) == "saving.device"
    assert level.read_bytes() == NEW


def test_a_system_without_folder_sync_saves_all_the_same(
    level: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some file systems can't sync a folder and say so."""
    monkeypatch.setattr(os, "fsync", failing(os.fsync, errno.EINVAL, first=2))

    assert save_bytes(level, NEW) is None


def test_a_rename_refused_once_is_tried_again(level: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A virus scanner holds the file for a moment."""
    monkeypatch.setattr(os, "replace", failing(os.replace, errno.EACCES, last=1))

    assert save_bytes(level, NEW) is None
    assert level.read_bytes() == NEW


def test_where_renaming_never_works_a_backup_is_kept(level: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some network shares: written in place, over a backup, and said."""
    monkeypatch.setattr(os, "replace", failing(os.replace, errno.EPERM))
    remark = save_bytes(level, NEW)

    assert remark is not None and f"{level.name}.bak" in remark.text()
    assert (level.read_bytes(), level.with_name(f"{level.name}.bak").read_bytes()) == (NEW, OLD)


def test_what_reads_back_otherwise_is_an_error(level: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that lies."""
    monkeypatch.setattr(Path, "read_bytes", lambda _: b"rubbish")

    assert refusal(level) == "saving.not_as_written"


def test_what_killed_saves_left_is_swept_after_a_day(level: Path) -> None:
    """A temporary file of today may be another window's save; an old one is litter."""
    old, new = level.with_name(".trapwright-1-0.tmp"), level.with_name(".trapwright-2-0.tmp")
    old.touch()
    new.touch()
    os.utime(old, (0, 0))
    save_bytes(level, NEW)

    assert (old.exists(), new.exists()) == (False, True)


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664])
def test_permissions_are_kept(mode: int, level: Path) -> None:
    """A shared level stays shared, a private one private."""
    level.chmod(mode)
    save_bytes(level, NEW)

    assert stat.S_IMODE(level.stat().st_mode) == mode


def test_a_new_file_gets_the_usual_permissions(tmp_path: Path) -> None:
    """Those of any new file, not those of a temporary one."""
    (tmp_path / "usual").touch()
    save_bytes(tmp_path / "new", NEW)

    assert (tmp_path / "new").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_symlink_stays_and_the_file_behind_it_is_saved(level: Path, tmp_path: Path) -> None:
    """A link in one folder to a level in another."""
    folder = tmp_path / "links"
    folder.mkdir()
    (folder / "link").symlink_to(level)
    save_bytes(folder / "link", NEW)

    assert (folder / "link").is_symlink()
    assert (level.read_bytes(), os.listdir(folder)) == (NEW, ["link"])


@pytest.mark.parametrize(
    ("name", "code"),
    [("absent/a", "saving.no_folder"), ("", "saving.is_folder"), ("x" * 300, "saving.name_too_long")],
)
def test_a_path_that_can_not_be_saved_to_is_said(name: str, code: str, tmp_path: Path) -> None:
    """A folder that is missing, a folder instead of a file, a name that is too long."""
    with pytest.raises(SayError) as caught:
        save_bytes(tmp_path / name, NEW)

    assert [message.code for message in caught.value.messages] == [code]
    assert os.listdir(tmp_path) == []
