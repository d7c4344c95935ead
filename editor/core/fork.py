"""A fork: editing during a pause, on a copy of the level with an undo stack of its own."""

from __future__ import annotations

from editor.core.document import Document
from editor.core.edits.group import EditGroup
from editor.core.history import History
from editor.core.refusal import Refusal
from schemas.message import Message

ENDLESS = 1 << 62


class Fork(Document):
    """An overlay of `base`, which stays as it is until `keep`. A fork that is not kept is simply dropped."""

    def __init__(self, base: Document) -> None:
        super().__init__(base.level.copy(), base.path, History(max_bytes=ENDLESS))
        self.base = base
        self._base_revision = base.revision

    def edits(self) -> EditGroup:
        """All that was done since the fork as one edit: what *keep* does and *continue from here* sends."""
        return EditGroup.of(Message("edit.fork"), self.history.done)

    def keep(self) -> bool | Refusal:
        """Do all edits to the base as one undo step; refuses when the base was edited in the meantime.

        False when there was nothing to keep.
        """
        if self.base.revision != self._base_revision:
            return Refusal(Message("edit.fork_outdated"))
        done = self.base.do(self.edits())
        self._base_revision = self.base.revision
        self.history = History(max_bytes=ENDLESS)
        return done
