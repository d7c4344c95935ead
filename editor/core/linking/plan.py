"""A change of links worked out: what to do, what it does to the link table, and why it may not be done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from editor.core.edits.draft import Draft
from editor.core.edits.group import EditGroup
from editor.core.linking.diff import LinkDiff, link_diff, touched_cells
from editor.core.linking.table import Pair
from editor.core.naming import with_names
from editor.core.refusal import Refusal, RefusedError
from schemas.message import Message
from simulation.level.level import Level

MOST_TRIES = 80
"""So many drafts are looked at before the best so far has to do."""

Wanted = Mapping[Pair, int | None]
"""The links to change: each with the delay in ms that it shall have, None for none at all."""


@dataclass(frozen=True, slots=True)
class LinkPlan:
    """An edit that changes exactly what was asked for, or a refusal.

    A refusal may come with an edit: it does what was asked for and more, which the designer may accept.
    """

    edit: EditGroup | None = None
    diff: LinkDiff = LinkDiff()
    """Everything that the edit changes in the link table."""
    refusal: Refusal | None = None


def refused(code: str, level: Level, **names: str) -> LinkPlan:
    """A plain no; `names` are ids of objects."""
    return LinkPlan(refusal=Refusal(with_names(level, Message(code, names)), (), tuple(names.values())))


def best_of(level: Level, wanted: Wanted, drafts: Iterable[Draft], name: Message) -> LinkPlan | None:
    """The first draft that changes just what is wanted; else the one that changes least besides.

    None without any; the refusal of a draft that could not even be made, if nothing better was.
    """
    best: LinkPlan | None = None
    try:
        for _, draft in zip(range(MOST_TRIES), drafts, strict=False):
            plan = _judged(level, wanted, draft, name)
            if plan is not None and (best is None or _besides(plan, wanted) < _besides(best, wanted)):
                best = plan
            if best is not None and best.refusal is None:
                break
    except RefusedError as refused_one:
        return best or LinkPlan(refusal=refused_one.refusal)
    return best


def _judged(level: Level, wanted: Wanted, draft: Draft, name: Message) -> LinkPlan | None:
    """A draft as a plan; None when it does not do what is wanted."""
    edit = draft.as_one(name)
    diff = link_diff(level, draft.level, touched_cells(edit, level, draft.level))
    if not reaches(diff, wanted):
        return None
    return LinkPlan(edit, diff, too_much(diff.without(*wanted), level, draft.level))


def _besides(plan: LinkPlan, wanted: Wanted) -> int:
    """How many links it changes that were not meant."""
    return len(plan.diff.without(*wanted).changes)


def reaches(diff: LinkDiff, wanted: Wanted) -> bool:
    """Whether every link that is wanted otherwise has become so."""
    now = {change.pair: change.after for change in diff.changes}
    for pair, delay in wanted.items():
        entry = now.get(pair)
        if pair not in now or (None if entry is None else entry.on_ms) != delay:
            return False
    return True


def too_much(others: LinkDiff, before: Level, after: Level) -> Refusal | None:
    """The refusal that says which other links would change; None for none."""
    said = others.sentences(before, after)
    if not said:
        return None
    objects = tuple(change.activator for change in others.changes)
    if len(said) == 1:
        return Refusal(Message("linking.also", change=said[0]), (), objects)
    return Refusal(Message("linking.also_more", change=said[0], count=len(said) - 1), (), objects)
