"""Which of the nets after an edit keeps the number and colour of which net before it.

Split: the part that holds the label keeps them, else the one with an activator, else the larger, else the one
that begins first. Merge: the net with an activator keeps them, else the larger, else the older.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from schemas.model import Cell
from simulation.wiring.sides import by_row
from simulation.wiring.upkeep.live_net import Identity, LiveNet

RULES = ("WIR-09",)

HasActivator: TypeAlias = Callable[[LiveNet], bool]


@dataclass(frozen=True, slots=True)
class Former:
    """A net as it was before an edit."""

    identity: Identity
    label: Cell | None
    has_activator: bool
    size: int

    @property
    def weight(self) -> tuple[bool, int, int]:
        """The heaviest of several that merge keeps its identity."""
        return self.has_activator, self.size, -self.identity.number


def inherit(
    formers: Mapping[Former, Iterable[LiveNet]], has_activator: HasActivator
) -> dict[LiveNet, Identity]:
    """The nets that keep an identity. `formers`: each net of before → the nets that hold wire of it now."""
    claims: dict[LiveNet, list[Former]] = {}
    for former, parts in formers.items():
        heir = _heir(former, list(parts), has_activator)
        if heir is not None:
            claims.setdefault(heir, []).append(former)
    return {net: max(claimed, key=lambda former: former.weight).identity for net, claimed in claims.items()}


def _heir(former: Former, parts: list[LiveNet], has_activator: HasActivator) -> LiveNet | None:
    if len(parts) < 2:
        return parts[0] if parts else None

    def claim(net: LiveNet) -> tuple[bool, bool, int]:
        return former.label in net.labels, has_activator(net), net.size

    best = max(map(claim, parts))
    first, *others = [net for net in parts if claim(net) == best]
    return min(first, *others, key=lambda net: by_row(net.first)) if others else first
