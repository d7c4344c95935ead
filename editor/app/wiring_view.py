"""Links of a level, worked out again only when wires or wired objects changed; nets are core's."""

from __future__ import annotations

from editor.core.change import Change
from editor.core.document import Document
from schemas.objects import Timer
from simulation.wiring.circuits import Circuits
from simulation.wiring.links import Links, links_of
from simulation.wiring.nets import Nets


class WiringView:
    """Answers for one document; whoever shows wires shares it."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._links: Links | None = None
        self._circuits: Circuits | None = None

    def apply(self, change: Change) -> None:
        """Forget what a change made wrong."""
        if change.resized or change.wires is not None or change.objects:
            self._links = self._circuits = None

    @property
    def nets(self) -> Nets:
        """All nets."""
        return self._document.derived.nets

    @property
    def links(self) -> Links:
        """What each activator fires and drives."""
        if self._links is None:
            self._links = links_of(self.circuits)
        return self._links

    @property
    def circuits(self) -> Circuits:
        """What conducts, with the delays of the timers."""
        if self._circuits is None:
            timers = self._document.level.of_kind("timer")
            delays = {each.id: each.delay_ms for each in timers if isinstance(each, Timer)}
            self._circuits = Circuits(self.nets, delays)
        return self._circuits

    def nets_of(self, ids: frozenset[str]) -> frozenset[int]:
        """The nets that any of these objects is attached to."""
        return frozenset(net for key in ids for net in self.nets.of(key))
