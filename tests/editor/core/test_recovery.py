"""After a crash the journal gives back every step that was made."""

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document import Document
from editor.core.edits import KINDS, PaintCells
from editor.core.edits.edit import Edit
from editor.core.fingerprint import fingerprint
from editor.core.journal_lines import line_of, records_of
from editor.core.recovery import Journal, recoverable
from schemas.problem import SayError
from simulation.level.level import Level
from tests.editor.core.planners import PLANNERS
from tests.editor.core.sketches import a_level, same_ids

EDITING = """
import sys, pathlib
from editor.core.document import Document
from editor.core.edits import PaintCells
from editor.core.recovery import Journal
from simulation.level.level import Level
document = Document(Level.blank(200, 200))
Journal(pathlib.Path(sys.argv[1]), document)
for x in range(200):
    document.do(PaintCells.plan(document.level, "terrain", [(x, 1)], 2))
    print(x, flush=True)
"""


def crash(journal: Journal) -> None:
    """End the journal's hold on its file as a killed program does."""
    assert journal._descriptor is not None
    os.close(journal._descriptor)
    journal._descriptor = None


def paint(document: Document, x: int) -> None:
    """One step."""
    document.do(PaintCells.plan(document.level, "terrain", [(x, 1)], 2))


@given(st.data())
def test_every_step_comes_back(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    """Random edits, undo and redo: the recovered level is the lost one, dirty and without a file."""
    folder = tmp_path_factory.mktemp("state")
    document = Document(a_level())
    journal = Journal(folder, document)
    paint(document, 0)
    with same_ids():
        for kind in data.draw(st.lists(st.sampled_from((*KINDS, "undo", "redo")), max_size=8)):
            plan = getattr(document, kind)() if isinstance(kind, str) else PLANNERS[kind](document, data.draw)
            if isinstance(plan, Edit):
                document.do(plan, merge=data.draw(st.booleans()))
    crash(journal)
    (offer,) = recoverable(folder)
    again = offer.document()

    assert fingerprint(again.level) == fingerprint(document.level)
    assert again.dirty and again.path is None


def test_a_torn_end_costs_the_last_step_only(tmp_path: Path) -> None:
    """Half a line at the end is left out."""
    document = Document(Level.blank(9, 3))
    journal = Journal(tmp_path, document)
    for x in range(3):
        paint(document, x)
    crash(journal)
    journal.path.write_bytes(journal.path.read_bytes()[:-5])
    (offer,) = recoverable(tmp_path)

    assert offer.document().level.terrain[1].tolist() == [2, 2, 0, 0, 0, 0, 0, 0, 0]


def test_a_journal_in_use_is_not_offered(tmp_path: Path) -> None:
    """Nor one whose document was closed, nor one without steps."""
    document = Document(Level.blank(9, 3))
    journal = Journal(tmp_path, document)
    paint(document, 1)
    assert recoverable(tmp_path) == []
    journal.close()
    crash(Journal(tmp_path, Document(Level.blank(9, 3))))

    assert recoverable(tmp_path) == [] == list(tmp_path.iterdir())


def test_a_saved_document_starts_its_journal_anew(tmp_path: Path) -> None:
    """What is on disk needs no recovery."""
    document = Document(Level.blank(9, 3), tmp_path / "a.dungeon")
    journal = Journal(tmp_path, document)
    paint(document, 1)
    document.save()
    paint(document, 2)
    crash(journal)
    (offer,) = recoverable(tmp_path)

    assert (offer.steps, offer.level_path, fingerprint(offer.document().level)) == (
        1,
        tmp_path / "a.dungeon",
        fingerprint(document.level),
    )


def test_a_step_from_before_the_save_is_taken_back(tmp_path: Path) -> None:
    """Undo behind the beginning of the journal, and what is done from there."""
    document = Document(Level.blank(9, 3), tmp_path / "a.dungeon")
    journal = Journal(tmp_path, document)
    paint(document, 1)
    document.save()
    document.undo()
    paint(document, 5)
    journal.catch_up()
    paint(document, 6)
    crash(journal)
    (offer,) = recoverable(tmp_path)

    assert fingerprint(offer.document().level) == fingerprint(document.level)


def test_what_was_recovered_can_be_lost_again(tmp_path: Path) -> None:
    """A second crash before the next step: the level is offered once more."""
    document = Document(Level.blank(9, 3))
    first = Journal(tmp_path, document)
    paint(document, 1)
    crash(first)
    (offer,) = recoverable(tmp_path)
    recovered = offer.document()
    crash(Journal(tmp_path, recovered))
    offer.discard()
    (offer,) = recoverable(tmp_path)

    assert (offer.steps, fingerprint(offer.document().level)) == (1, fingerprint(document.level))


def test_a_journal_that_could_not_be_written_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once there is room again, the next save takes it up."""
    document = Document(Level.blank(9, 3), tmp_path / "a.dungeon")
    journal = Journal(tmp_path, document)
    with monkeypatch.context() as full:
        full.setattr(os, "write", _no_room)
        paint(document, 1)
    assert journal.problem is not None
    document.save()
    paint(document, 2)
    crash(journal)

    assert journal.problem is None and [offer.steps for offer in recoverable(tmp_path)] == [1]


def _no_room(descriptor: int, data: object) -> int:
    raise OSError(errno.ENOSPC, "no space left")


def test_editing_goes_on_where_nothing_can_be_written(tmp_path: Path) -> None:
    """The problem is there to be shown."""
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    document = Document(Level.blank(9, 3))
    journal = Journal(blocked, document)
    paint(document, 1)

    assert journal.problem is not None and document.history.position == 1


def test_a_program_that_is_killed_loses_no_step(tmp_path: Path) -> None:
    """kill -9 in the middle of editing: every step that was reported comes back."""
    program = subprocess.Popen([sys.executable, "-c", EDITING, str(tmp_path)], stdout=subprocess.PIPE)
    assert program.stdout is not None
    reported = [int(program.stdout.readline()) for _ in range(40)][-1]
    program.send_signal(signal.SIGKILL)
    program.communicate()
    (offer,) = recoverable(tmp_path)

    assert offer.document().level.terrain[1, : reported + 1].tolist() == [2] * (reported + 1)


@given(st.binary(max_size=60), st.integers(0, 40))
def test_damaged_journals_are_read_as_far_as_they_are_whole(noise: bytes, at: int) -> None:
    """Noise never raises and never invents a record."""
    whole = [{"undo": 1}, {"redo": 1}]
    data = b"".join(map(line_of, whole))
    found = list(records_of(data[:at] + noise))

    assert found == whole[: len(found)]


def test_a_journal_without_a_level_says_so(tmp_path: Path) -> None:
    """Not even the beginning can be read."""
    (tmp_path / "x.journal").write_bytes(line_of({"format": 1}) + line_of({"undo": 1}))
    (offer,) = recoverable(tmp_path)

    with pytest.raises(SayError):
        offer.document()
