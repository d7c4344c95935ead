"""The one exception that speaks to a reader: bad input, said in messages instead of a traceback."""

from __future__ import annotations

from schemas.message import Message
from schemas.wording import DEFAULT_LANGUAGE


class SayError(Exception):
    """Something that the reader can put right; carries every message, the most important first."""

    def __init__(self, *messages: Message) -> None:
        super().__init__(*messages)
        self.messages = messages

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """All messages in `language`, one a line."""
        return "\n".join(message.text(language) for message in self.messages)

    def __str__(self) -> str:
        return self.text()
