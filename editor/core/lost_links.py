"""What an edit disconnects, in sentences: before something is deleted, or right after."""

from __future__ import annotations

from editor.core.edits.edit import Edit
from editor.core.fragment import Fragment
from editor.core.linking.diff import LinkDiff, link_diff, touched_cells
from editor.core.naming import label
from editor.core.selection import Selection
from schemas.message import Message
from simulation.level.level import Level
from simulation.wiring.net_table import NetTable

MOST_SAID = 3


def lost_links(level: Level, edit: Edit) -> tuple[Message, ...]:
    """The links of `level` that the edit takes away, a sentence each, the first few and how many more."""
    after = level.copy()
    edit.apply(after)
    diff = link_diff(level, after, touched_cells(edit, level, after))
    lost = LinkDiff(tuple(change for change in diff.changes if change.after is None))
    said = lost.sentences(level, after)
    if len(said) <= MOST_SAID:
        return said
    return (*said[: MOST_SAID - 1], Message("edit.more_links_lost", count=len(said) - MOST_SAID + 1))


def led_out(level: Level, nets: NetTable, selection: Selection) -> list[str]:
    """The objects outside a selection that are on one net with an object inside, by id."""
    own = {net for key in selection.objects & level.objects.keys() for net in nets.of(key)}
    return sorted({key for net in own for key in nets.objects[net]} - selection.objects)


def copied_words(level: Level, outside: list[str], fragment: Fragment) -> Message:
    """What was copied, and the connections to some objects `outside` that were not."""
    code = "edit.copied_but" if len(outside) == 1 else "edit.copied_but_more"
    more = len(outside) - 1
    return Message(code, count=len(fragment.objects), what=label(level, outside[0]), more=more)
