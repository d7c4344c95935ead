"""What an edit does to the links, in sentences: what it disconnects, connects and delays."""

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
    after, diff = _diff(level, edit)
    lost = LinkDiff(tuple(change for change in diff.changes if change.after is None))
    return _few(lost.sentences(level, after), "edit.more_links_lost")


def changed_links(level: Level, edit: Edit) -> tuple[Message, ...]:
    """The same for every link that comes, goes, or has another delay."""
    after, diff = _diff(level, edit)
    return _few(diff.sentences(level, after), "edit.more_links_changed")


def _diff(level: Level, edit: Edit) -> tuple[Level, LinkDiff]:
    after = level.copy()
    edit.apply(after)
    return after, link_diff(level, after, touched_cells(edit, level, after))


def _few(said: tuple[Message, ...], more: str) -> tuple[Message, ...]:
    if len(said) <= MOST_SAID:
        return said
    return (*said[: MOST_SAID - 1], Message(more, count=len(said) - MOST_SAID + 1))


def led_out(level: Level, nets: NetTable, selection: Selection) -> list[str]:
    """The objects outside a selection that are on one net with an object inside, by id."""
    own = {net for key in selection.objects & level.objects.keys() for net in nets.of(key)}
    return sorted({key for net in own for key in nets.objects[net]} - selection.objects)


def copied_words(level: Level, outside: list[str], fragment: Fragment) -> Message:
    """What was copied, and the connections to some objects `outside` that were not."""
    code = "edit.copied_but" if len(outside) == 1 else "edit.copied_but_more"
    more = len(outside) - 1
    return Message(code, count=len(fragment.objects), what=label(level, outside[0]), more=more)
