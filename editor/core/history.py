"""The undo stack: steps done and undone, bounded by bytes, with a mark for what is saved."""

from __future__ import annotations

from dataclasses import dataclass, field

from editor.core.edits.edit import Edit

MAX_BYTES = 256 * 1024 * 1024
MIN_STEPS = 200


@dataclass(slots=True)
class History:
    """Edits in the order done; beyond `max_bytes` the oldest are forgotten, never the last `min_steps`."""

    max_bytes: int = MAX_BYTES
    min_steps: int = MIN_STEPS
    done: list[Edit] = field(default_factory=list)
    undone: list[Edit] = field(default_factory=list)
    forgotten: int = 0
    weight: int = 0
    """Bytes held by all steps, done and undone, about."""
    saved: int | None = 0
    """The position at which the level was saved; None once it can't be reached any more."""

    @property
    def position(self) -> int:
        """How many steps lie behind the present state, forgotten ones included."""
        return self.forgotten + len(self.done)

    @property
    def clean(self) -> bool:
        """Whether the present state is the saved one."""
        return self.saved == self.position

    @property
    def unsaved_steps(self) -> int:
        """How many steps lie between this state and the saved one; at least 1 where that is gone."""
        if self.saved is None:
            return max(self.position, 1)
        return abs(self.position - self.saved)

    def mark_saved(self) -> None:
        """The present state is the saved one."""
        self.saved = self.position

    def add(self, edit: Edit, *, merge: bool = False) -> None:
        """Record an applied edit; with `merge` it may join the last step, but never across the mark."""
        if self.saved is not None and self.saved > self.position:
            self.saved = None
        self.weight -= sum(step.weight for step in self.undone)
        self.undone.clear()
        joined = self.done[-1].merged_with(edit) if merge and self.done and not self.clean else None
        if joined is not None:
            self.weight -= self.done.pop().weight
            edit = joined
        if not edit.empty:
            self.done.append(edit)
            self.weight += edit.weight
            self._forget()

    def undo(self) -> Edit | None:
        """Move one step back; the caller reverts it. None at the beginning."""
        if not self.done:
            return None
        self.undone.append(self.done.pop())
        return self.undone[-1]

    def redo(self) -> Edit | None:
        """Move one step on; the caller applies it. None at the end."""
        if not self.undone:
            return None
        self.done.append(self.undone.pop())
        return self.done[-1]

    def _forget(self) -> None:
        count = 0
        while self.weight > self.max_bytes and len(self.done) - count > self.min_steps:
            self.weight -= self.done[count].weight
            count += 1
        del self.done[:count]
        self.forgotten += count
        if self.saved is not None and self.saved < self.forgotten:
            self.saved = None
