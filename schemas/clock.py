"""Moments of the world's time as a reader sees them."""

from __future__ import annotations

from schemas.message import Message

SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000
"""In milliseconds."""


def seconds(ms: int) -> Message:
    """A length of time in seconds and what is left of one, as each language writes it: "1.5 s"."""
    whole, part = divmod(ms, SECOND)
    if not part:
        return Message("linking.seconds", whole=whole)
    return Message("linking.decimals", whole=whole, part=f"{part:03}".rstrip("0"))


def span(ms: int) -> str:
    """A length of time in whole seconds, rounded up, in at most two units: "1 h", "1 min 44 s"."""
    rest = -(-ms // SECOND) * SECOND
    parts: list[str] = []
    for size, unit in ((DAY, "d"), (HOUR, "h"), (MINUTE, "min"), (SECOND, "s")):
        count, rest = divmod(rest, size)
        if parts and not count:
            break
        if count:
            parts.append(f"{count} {unit}")
    return " ".join(parts[:2]) or "0 s"


def moment(ms: int) -> Message:
    """The day, from 1 on, and the time of day, to the second."""
    days, rest = divmod(ms, DAY)
    time = f"{rest // HOUR:02}:{rest // MINUTE % 60:02}:{rest // SECOND % 60:02}"
    return Message("time.clock", day=days + 1, time=time)
