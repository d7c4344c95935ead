"""What a drag of the Wiring tool would do, in sentences with names, the most important first."""

from __future__ import annotations

from collections.abc import Sequence

from editor.core.naming import label, with_names
from editor.core.net_names import name_among
from editor.core.tools.wire_ground import WireGround
from schemas.message import Message
from simulation.wiring.drag import DragPlan
from simulation.wiring.grid import terminal_at

MOST = 3
"""Sentences that fit beside the pointer."""
MOST_OF_ALL = 8
"""Sentences of one drag that anybody reads, in the status line."""


def told(drag: DragPlan, ground: WireGround) -> list[Message]:
    """All there is to say of a drag: conflicts, what it joins, new links, what it crosses, loose ends."""
    level = ground.level
    split = len(drag.conflicts)
    conflicts, rest = (
        [with_names(level, message) for message in some[:MOST_OF_ALL]]
        for some in (drag.conflicts, drag.says[split:])
    )
    into = (name_among(ground.nets, level, ground.grid, net) for net in drag.into[:MOST_OF_ALL])
    joins = [Message("wiring.joins", net=name) for name in into]
    hops = [Message("wiring.hops", count=len(drag.arcs))] if drag.arcs else []
    said = [*conflicts, *joins, *_links(drag, rest, ground), *hops]
    more = len(drag.says) + len(drag.into) + len(hops) - MOST_OF_ALL
    return said if more <= 0 else [*said[:MOST_OF_ALL], Message("wiring.and_more", count=more)]


def _links(drag: DragPlan, said: Sequence[Message], ground: WireGround) -> Sequence[Message]:
    """The new links; without any, what the drag would be attached to at its end."""
    end = terminal_at(ground.objects, drag.path[-1])
    if end is None or not drag.change or drag.reach.gained():
        return said
    return [Message("wiring.leads_to", what=label(ground.level, end[0])), *said]


def brief(messages: Sequence[Message]) -> Message | None:
    """The first few of them as one sentence; None for nothing."""
    if not messages:
        return None
    shown = list(messages[:MOST])
    if len(messages) > MOST:
        shown.append(Message("wiring.and_more", count=len(messages) - MOST))
    said = shown.pop()
    while shown:
        said = Message("name.comma", first=shown.pop(), rest=said)
    return said
