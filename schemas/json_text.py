"""Strict JSON: bytes to plain values under limits, with everything that is wrong said at once."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

from schemas.file_size import size_said
from schemas.json_shape import shape_of
from schemas.limits import (
    MAX_BYTES,
    MAX_FINDINGS,
    MAX_INTEGER,
    MAX_NESTING,
    MAX_QUOTED,
    MAX_REFUSALS,
    MAX_TEXT,
    MAX_VALUES,
)
from schemas.message import Message
from schemas.problem import SayError

_SURROGATE = re.compile("[\ud800-\udfff]")


class _Refused:
    """Stands in the parsed value for something that JSON readers take but we do not."""

    def __init__(self, code: str, text: str) -> None:
        self.code = code
        self.text = text


class _Repeated(dict[str, Any]):
    """An object in which keys stand twice."""

    keys_twice: tuple[str, ...] = ()


def parse(data: bytes) -> Any:
    """The value of a JSON text. Raises SayError with all that is wrong, each with its path."""
    if len(data) > MAX_BYTES:
        raise SayError(Message("level.file_too_large", size=size_said(len(data)), most=size_said(MAX_BYTES)))
    if data.count(b",") > MAX_VALUES or data.count(b'"') > MAX_VALUES:
        raise SayError(Message("level.too_many_values", most=MAX_VALUES))
    shape = shape_of(data)
    if shape.nesting > MAX_NESTING:
        raise SayError(Message("level.nested_too_deep", most=MAX_NESTING))
    decoder = _Decoder(shape.long_numbers)
    value = decoder.decode(data)
    if decoder.refusals or shape.surrogates or shape.quotes_escaped or shape.longest > MAX_TEXT:
        problems = tuple(islice(_problems(value, ""), MAX_FINDINGS))
        if problems:
            raise SayError(*problems)
    return value


def shortened(text: str) -> str:
    """A value as a sentence quotes it: at most MAX_QUOTED characters, without lone surrogates."""
    safe = _SURROGATE.sub("\N{REPLACEMENT CHARACTER}", text[: MAX_QUOTED + 1])
    return safe if len(safe) <= MAX_QUOTED else safe[: MAX_QUOTED - 1] + "…"


def quoted(value: Any) -> str:
    """A wrong value as the file has it, for a sentence."""
    return shortened(json.dumps(value, ensure_ascii=False, default=str))


def joined(path: str, key: str | int) -> str:
    """The path of a part of what stands at `path`: `objects[3].cell`."""
    if isinstance(key, int):
        return f"{path}[{key}]"
    return f"{path}.{shortened(key)}" if path else shortened(key)


class _Decoder:
    """The standard decoder, with a mark left wherever something is refused."""

    def __init__(self, long_numbers: bool) -> None:
        self.refusals = 0
        self.decoder = json.JSONDecoder(
            object_pairs_hook=self._object,
            parse_int=self._integer if long_numbers else None,
            parse_float=self._float,
            parse_constant=self._constant,
        )

    def decode(self, data: bytes) -> Any:
        try:
            return self.decoder.decode(data.decode("utf-8-sig"))
        except UnicodeDecodeError as error:
            raise SayError(Message("level.not_utf8", offset=error.start)) from None
        except json.JSONDecodeError as error:
            raise SayError(Message("level.not_json", line=error.lineno, column=error.colno)) from None

    def _object(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        value = dict(pairs)
        if len(value) == len(pairs):
            return value
        self.refusals += 1
        repeated = _Repeated(value)
        times = Counter(key for key, _ in pairs)
        repeated.keys_twice = tuple(key for key in value if times[key] > 1)
        return repeated

    def _integer(self, text: str) -> int | _Refused:
        if len(text) > 17 or abs(int(text)) > MAX_INTEGER:
            return self._constant(text)
        return int(text)

    def _float(self, text: str) -> float | _Refused:
        value = float(text)
        return value if math.isfinite(value) else self._constant(text)

    def _constant(self, text: str) -> _Refused:
        self.refusals += 1
        if self.refusals > MAX_REFUSALS:
            raise SayError(Message("level.number_out_of_range", path="…", value=shortened(text)))
        return _Refused("level.number_out_of_range", text)


def _problems(value: Any, path: str) -> Iterator[Message]:
    """What is refused in a value and its parts, in the order of the file."""
    if isinstance(value, _Refused):
        yield Message(value.code, path=path or "$", value=shortened(value.text))
    elif isinstance(value, str):
        yield from _text_problems(value, path)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _problems(item, joined(path, index))
    elif isinstance(value, dict):
        for key in getattr(value, "keys_twice", ()):
            yield Message("level.key_twice", path=path or "$", key=shortened(key))
        for key, item in value.items():
            yield from _text_problems(key, path)
            yield from _problems(item, joined(path, key))


def _text_problems(text: str, path: str) -> Iterator[Message]:
    if len(text) > MAX_TEXT:
        yield Message("level.text_too_long", path=path or "$", length=len(text), most=MAX_TEXT)
    if _SURROGATE.search(text):
        yield Message("level.half_character", path=path or "$", value=shortened(text))
