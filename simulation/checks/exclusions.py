"""What the designer has looked at and left: findings excluded one by one, with a reason, in the level.

An entry of the level file's `exclusions` is `{"code": …, "objects": [ids], "cell": [x, y], "reason": …}`.
Code, sorted ids and the marker's cell are a finding's identity; all else may be written beside it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from schemas.finding import Finding
from schemas.message import Message
from schemas.model import Cell

Identity: TypeAlias = tuple[str, tuple[str, ...], Cell | None, str]


class Sifted(NamedTuple):
    """The findings that stay, remarks on exclusions among them, and those left out, each with its reason."""

    findings: tuple[Finding, ...]
    excluded: tuple[tuple[Finding, str], ...]


def identity(finding: Finding) -> Identity:
    """What makes two findings the same; without objects and cells the place in the file tells them apart."""
    cell = finding.cells[0] if finding.cells else None
    return finding.check, tuple(sorted(finding.objects)), cell, "" if cell else finding.path


def exclusion(finding: Finding, reason: str) -> dict[str, Any]:
    """The entry for `exclusions` that leaves a finding out. `reason` must not be empty."""
    code, objects, cell, path = identity(finding)
    where: dict[str, Any] = {"cell": list(cell)} if cell else {"path": path} if path else {}
    return {"code": code, "objects": list(objects), **where, "reason": reason}


def excludes(entry: Any, finding: Finding) -> bool:
    """Whether an entry of `exclusions` leaves this finding out."""
    return _read(entry) == identity(finding)


def sifted(found: Iterable[Finding], exclusions: Sequence[Any]) -> Sifted:
    """Take out what is excluded. Entries that are none or match nothing are found in turn."""
    reasons: dict[Identity, tuple[int, str]] = {}
    remarks: list[Finding] = []
    for index, entry in enumerate(exclusions):
        key = _read(entry)
        if key is None:
            remarks.append(_remark("W-EXCLUSION", "warning", Message("check.exclusion_unread"), index))
        else:
            reasons.setdefault(key, (index, entry["reason"]))
    kept: list[Finding] = []
    excluded: list[tuple[Finding, str]] = []
    for finding in found:
        if (key := identity(finding)) in reasons:
            excluded.append((finding, reasons[key][1]))
        else:
            kept.append(finding)
    matched = frozenset(identity(finding) for finding, _ in excluded)
    for key, (index, reason) in reasons.items():
        if key not in matched:
            message = Message("check.exclusion_stale", code=key[0], reason=reason)
            remarks.append(_remark("I-EXCLUSION-STALE", "hint", message, index))
    return Sifted((*kept, *remarks), tuple(excluded))


def _remark(code: str, severity: Any, message: Message, index: int) -> Finding:
    return Finding(severity, code, message, f"exclusions[{index}]", fixes=("drop_exclusion",))


def _read(entry: Any) -> Identity | None:
    """The identity that an entry names; None when it is none, or gives no reason."""
    match entry:
        case {"code": str(code), "reason": str(reason)} if reason.strip():
            objects, path = entry.get("objects", []), entry.get("path", "")
            cell = entry.get("cell")
        case _:
            return None
    if not isinstance(objects, list) or not all(isinstance(key, str) for key in objects):
        return None
    match cell:
        case None:
            return (code, tuple(sorted(objects)), None, path) if isinstance(path, str) else None
        case [int(x), int(y)]:
            return code, tuple(sorted(objects)), (x, y), ""
    return None
