"""A plan that can't be done, with the reason in the designer's words."""

from __future__ import annotations

from dataclasses import dataclass

from schemas.message import Message
from schemas.model import Cell
from schemas.problem import SayError


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why not, and where: shown beside the cursor before the click and in the status line after it."""

    message: Message
    cells: tuple[Cell, ...] = ()
    objects: tuple[str, ...] = ()


class RefusedError(SayError):
    """A refusal was handed to `do`: the step around it is rolled back."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
