"""The document: a level, its edits and who listens. The window wraps it; nothing else changes the level."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol, TypeAlias

from editor.core.change import Change
from editor.core.derived import Derived
from editor.core.edits.edit import Edit
from editor.core.edits.group import EditGroup
from editor.core.history import History
from editor.core.refusal import Refusal, RefusedError
from editor.core.selection import Selection
from schemas.finding import Finding
from schemas.message import Message
from schemas.problem import SayError
from simulation.level.level import Level
from simulation.level_files import load_level, save_level

Plan: TypeAlias = Edit | Refusal | None
Subscriber: TypeAlias = Callable[[Change], None]
Watcher: TypeAlias = Callable[[Selection], None]
Do: TypeAlias = Callable[[Plan], bool]


class Recorder(Protocol):
    """Writes steps down as they are made. It never raises: editing goes on when a disk is full."""

    def did(self, edit: Edit, merge: bool) -> None:
        """A step was done."""

    def undid(self) -> None:
        """The last step was undone."""

    def redid(self) -> None:
        """The step undone last was done again."""

    def saved(self) -> None:
        """The level is in its file as it is now."""


class Document:
    """One level that is being edited.

    `do`, `step`, `undo` and `redo` are the only ways to change it; each tells the subscribers once.
    """

    def __init__(self, level: Level, path: Path | None = None, history: History | None = None) -> None:
        self.level = level
        self.path = path
        self.history = history or History()
        self.findings: tuple[Finding, ...] = ()
        """What was found wrong with the file on opening."""
        self.derived = Derived(level)
        self.revision = 0
        """Grows with every change, undo and redo included."""
        self.selection = Selection()
        self.recorder: Recorder | None = None
        """Where every step is written down against a crash; see editor.core.recovery."""
        self._subscribers: list[Subscriber] = []
        self._watchers: list[Watcher] = []
        self._open_step: list[Edit] | None = None

    @classmethod
    def open(cls, path: Path) -> Document:
        """The level in a file, its damaged parts in `findings`. Raises SayError when no level is in it."""
        reading = load_level(path)
        document = cls(reading.level, path)
        document.findings = reading.findings
        return document

    def save(self, path: Path | None = None) -> Message | None:
        """Save to `path`, or to where it was opened or saved last; returns a remark of the writer's, if any.

        Raises SayError when it fails: the old file is as it was and the document still dirty.
        """
        target = path or self.path
        if target is None:
            raise SayError(Message("edit.no_path"))
        remark = save_level(target, self.level)
        self.path = target
        self.history.mark_saved()
        if self.recorder is not None:
            self.recorder.saved()
        self._call(Change())
        return remark

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        """Tell of every change from now on, and of saving by an empty one; call the result to stop."""
        self._subscribers.append(subscriber)
        return lambda: self._subscribers.remove(subscriber)

    def watch_selection(self, watcher: Watcher) -> Callable[[], None]:
        """Tell of every other selection from now on; call the result to stop."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def select(self, selection: Selection) -> None:
        """Select this instead; no undo step."""
        selection = selection.pruned(self.level)
        if selection != self.selection:
            self.selection = selection
            for watcher in tuple(self._watchers):
                watcher(selection)

    def do(self, plan: Plan, *, merge: bool = False) -> bool:
        """Apply an edit that was planned on the level as it is now; False when there was nothing to do.

        With `merge` it may join the last step (typing, nudging). Raises RefusedError for a refusal.
        """
        if isinstance(plan, Refusal):
            raise RefusedError(plan)
        if plan is None or plan.empty:
            return False
        plan.apply(self.level)
        self.derived.touch(plan.change)
        if self._open_step is not None:
            self._open_step.append(plan)
        else:
            self._record(plan, merge)
        return True

    @contextmanager
    def step(self, name: Message) -> Iterator[Do]:
        """Group what the block does into one undo step; when it raises, the level is as before it.

        A step inside a step becomes part of the outer one.
        """
        if self._open_step is not None:
            yield self.do
            return
        edits: list[Edit] = []
        self._open_step = edits
        try:
            yield self.do
        except BaseException:
            done = EditGroup(name, tuple(edits))
            done.revert(self.level)
            self.derived.touch(done.change)
            raise
        finally:
            self._open_step = None
        if edits:
            self._record(EditGroup(name, tuple(edits)), merge=False)

    def undo(self) -> bool:
        """Take the last step back; False when there is none or a step is open."""
        if self._open_step is not None or (edit := self.history.undo()) is None:
            return False
        edit.revert(self.level)
        self.derived.touch(edit.change)
        if self.recorder is not None:
            self.recorder.undid()
        self._tell(edit.change)
        return True

    def redo(self) -> bool:
        """Do the step undone last again; False when there is none or a step is open. Never refuses."""
        if self._open_step is not None or (edit := self.history.redo()) is None:
            return False
        edit.apply(self.level)
        self.derived.touch(edit.change)
        if self.recorder is not None:
            self.recorder.redid()
        self._tell(edit.change)
        return True

    def go_to(self, position: int) -> None:
        """Undo or redo until `position` steps lie behind, as far as the history reaches."""
        while self.history.position > position and self.undo():
            pass
        while self.history.position < position and self.redo():
            pass

    @property
    def dirty(self) -> bool:
        """Whether the level differs from what was last saved or opened."""
        return not self.history.clean

    @property
    def next_undo(self) -> Message | None:
        """What undo would take back."""
        return self.history.done[-1].title if self.history.done else None

    @property
    def next_redo(self) -> Message | None:
        """What redo would do again."""
        return self.history.undone[-1].title if self.history.undone else None

    def _record(self, edit: Edit, merge: bool) -> None:
        self.history.add(edit, merge=merge)
        if self.recorder is not None:
            self.recorder.did(edit, merge)
        self._tell(edit.change)

    def _tell(self, change: Change) -> None:
        self.revision += 1
        self._call(change)
        if self.selection and (change.objects or change.wires or change.resized):
            self.select(self.selection)

    def _call(self, change: Change) -> None:
        for subscriber in tuple(self._subscribers):
            subscriber(change)
