"""Damage to level files: bytes, tokens and values changed by dice, the same for the same seed."""

from __future__ import annotations

import json
import random
from typing import Any

TOKENS = [
    b"{", b"}", b"[", b"]", b",", b":", b'"', b"\\", b"\\ud800", b"\\u0000", b"NaN", b"-Infinity", b"1e999",
    b"null", b"true", b"9" * 400, b"-1", b"0.5", b'""', b'"\\""', b"\xff", b"\x00", b"\xef\xbb\xbf", b"\r\n",
    b"[" * 70, b"{}", b'"id": "d1", ', b" ", b"#", b".", b"_",
]  # fmt: skip
VALUES: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**53, 2**64, 10**400, 0.5, 1e308, "", "x", "x" * 10_001, "ñ",
    "\u2028", "\ud83d", "../..", [], {}, [[]], [None], [1, 2, 3, 4], [0, 0, 0, 0], ["#"] * 3, {"": ""},
    [[[[[[[[]]]]]]]], "door", "padlock", "timer", "room", "NSEW", "H", "J", "N S E W", [0, 0, 3, 0], [1, 1],
    {"kind": "door"}, [-1, 0], [1023, 1023], [1024, 1024],
]  # fmt: skip
HOW_OFTEN = (1, 1, 1, 2, 3, 12)
FRAME = ("format", "size", "legend")
"""Damage to these is fatal, so it is done less often."""


def damaged(data: bytes, dice: random.Random) -> bytes:
    """The file with one to a dozen things wrong, in its text or in its values."""
    if dice.random() < 0.3:
        for _ in range(dice.choice(HOW_OFTEN)):
            data = _text_damaged(data, dice)
        return data
    content: dict[str, Any] = json.loads(data)
    for _ in range(dice.choice(HOW_OFTEN)):
        key = dice.choice([key for key in content if key not in FRAME or dice.random() < 0.2] or [*content])
        content[key] = _value_damaged(content[key], dice)
    return json.dumps(content, ensure_ascii=dice.random() < 0.5).encode("utf-8", "replace")


def _text_damaged(data: bytes, dice: random.Random) -> bytes:
    at, to = sorted((dice.randint(0, len(data)), dice.randint(0, len(data))))
    to = min(to, at + dice.choice((1, 10, 300)))
    match dice.randint(0, 4):
        case 0:
            return data[:at] + data[to:]
        case 1:
            return data[:to] + data[at:]
        case 2:
            return data[:at] + dice.randbytes(1) + data[at + 1 :]
        case 3:
            return data[:at] + dice.choice(TOKENS) + data[at:]
        case _:
            return data[:to]


def _value_damaged(value: Any, dice: random.Random) -> Any:
    """The value with one part of it, found by going down at random, replaced, dropped, doubled or renamed."""
    if not isinstance(value, dict | list) or not value or dice.random() < 0.1:
        return dice.choice(VALUES)
    if isinstance(value, list):
        return _list_damaged(list(value), dice)
    key = dice.choice(list(value))
    match dice.randint(0, 9):
        case 0:
            return {name: part for name, part in value.items() if name != key}
        case 1:
            return {
                dice.choice(["id", "kind", "x", "runs", ""]) if name == key else name: value[name]
                for name in value
            }
        case 2:
            return {
                **value,
                dice.choice(["id", "cell", "rects", "facing", "terrain", "format"]): dice.choice(VALUES),
            }
        case _:
            return {**value, key: _value_damaged(value[key], dice)}


def _list_damaged(items: list[Any], dice: random.Random) -> list[Any]:
    at = dice.randrange(len(items))
    match dice.randint(0, 9):
        case 0:
            del items[at]
        case 1:
            items.insert(at, items[at])
        case 2:
            dice.shuffle(items)
        case _:
            items[at] = _value_damaged(items[at], dice)
    return items
