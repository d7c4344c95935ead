"""A Level to the bytes of its file: canonical, so that the same level always gives the same bytes."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from schemas.level import FORMAT, LevelFile
from simulation.level.layers import DEFAULTS, rows_of_numbers
from simulation.level.legend import Legend
from simulation.level.level import LAYERS, Level
from simulation.level.plain import plain
from simulation.level.rows import array_to_glyphs
from simulation.wiring.file import wires_to_file

ONE_LINE = ("format", "name", "size", "legend")
KNOWN = tuple(LevelFile.model_fields)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def write_level(level: Level, legend: Legend) -> bytes:
    """The file's bytes: parts in the order of LevelFile, unknown ones after them, defaults left out."""
    kept = dict(level.kept)
    parts: dict[str, Any] = {
        **kept,
        "format": FORMAT,
        "name": level.name,
        "size": [level.width, level.height],
        "legend": legend.as_file(),
        "layers": {**_layers(level, legend), **_sorted(kept.get("layers", {}))},
        "objects": [plain(level.objects[key]) for key in sorted(level.objects)],
        "wires": {**_wires(level), **_sorted(kept.get("wires", {}))},
        "scenarios": [plain(level.scenarios[key]) for key in sorted(level.scenarios)],
        "ruleset": _sorted(level.ruleset),
    }
    order = [*KNOWN, *sorted(parts.keys() - set(KNOWN))]
    lines = [_part(key, parts[key]) for key in order if key in parts and _worth_writing(key, parts[key])]
    # A lone surrogate, pasted into a name perhaps, must not keep a designer from saving.
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode("utf-8", "replace")


def _layers(level: Level, legend: Legend) -> dict[str, list[str]]:
    """The rows of every layer that is not all default; rock, the first material, is the terrain's default."""
    terrain = array_to_glyphs(level.terrain, legend.glyphs) if level.terrain.any() else []
    rows = {"terrain": terrain} | {name: rows_of_numbers(name, level.layer(name)) for name in DEFAULTS}
    return {name: lines for name, lines in rows.items() if lines}


def _wires(level: Level) -> dict[str, Any]:
    return plain(wires_to_file(level.wires))


def _worth_writing(key: str, value: Any) -> bool:
    """Whether a part is in the file: known parts unless they are empty, unknown ones as they came."""
    return key not in KNOWN or value not in ("", [], {})


def _sorted(mapping: Mapping[str, Any]) -> dict[str, Any]:
    return dict(sorted(mapping.items()))


def _part(key: str, value: Any) -> str:
    """One part of the file: a line, or a line for each of its items."""
    if key in ONE_LINE or not value:
        text = _json(value)
    elif key in ("layers", "wires"):
        rows = LAYERS if key == "layers" else ()
        spread = {
            name: _spread(items, "    ", _row if name in rows else _json) for name, items in value.items()
        }
        text = _block((f"{_json(name)}: {items}" for name, items in spread.items()), "{}", "  ")
    else:
        text = _spread(value, "  ")
    return f"  {_json(key)}: {text}"


def _spread(value: Any, indent: str, line: Callable[[Any], str] = _json) -> str:
    """A list or object with one item a line; anything else on one."""
    if isinstance(value, list | tuple) and value:
        return _block(map(line, value), "[]", indent)
    if isinstance(value, dict) and value:
        return _block((f"{_json(name)}: {_json(item)}" for name, item in value.items()), "{}", indent)
    return _json(value)


def _row(text: str) -> str:
    """A row of the map, which is ASCII; a look at each character would take most of the time to save."""
    return _json(text) if '"' in text or "\\" in text else f'"{text}"'


def _block(items: Iterable[str], brackets: str, indent: str) -> str:
    inner = f",\n{indent}  ".join(items)
    return f"{brackets[0]}\n{indent}  {inner}\n{indent}{brackets[1]}"
