"""What whoever shows wires asks of a document's wiring; core keeps it up to date."""

from __future__ import annotations

from editor.core.document import Document
from simulation.wiring.circuits import Circuits
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.links import Links
from simulation.wiring.net_table import NetTable


class WiringView:
    """Answers for one document; whoever shows wires shares it."""

    def __init__(self, document: Document) -> None:
        self._document = document

    @property
    def nets(self) -> NetTable:
        """All nets."""
        return self._document.derived.nets

    @property
    def links(self) -> Links:
        """What each activator fires and drives."""
        return self._document.derived.wiring.links

    @property
    def circuits(self) -> Circuits:
        """What conducts in the whole level, with the delays of the timers."""
        return self._document.derived.wiring.circuits

    def circuits_of(self, object_id: str) -> Circuits:
        """What conducts around one object; quicker than the circuits of the level. KeyError if unknown."""
        return self._document.derived.wiring.circuits_of(object_id)

    @property
    def findings(self) -> list[ConnectionFinding]:
        """What the rules of connection find, errors first."""
        return self._document.derived.wiring.findings

    def nets_of(self, ids: frozenset[str]) -> frozenset[int]:
        """The nets that any of these objects is attached to."""
        nets = self.nets
        return frozenset(net for key in ids for net in nets.of(key))
