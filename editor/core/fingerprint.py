"""One hash over all that a level holds: two levels with the same fingerprint are the same level."""

from __future__ import annotations

import hashlib
import json

from simulation.level.level import LAYERS, Level


def fingerprint(level: Level) -> str:
    """A hexadecimal hash of everything in the level, whatever the order in which it was made."""
    total = hashlib.blake2b(digest_size=16)
    total.update(json.dumps([level.name, level.width, level.height]).encode())
    for name in LAYERS:
        total.update(level.layer(name).tobytes())
    for key in sorted(level.objects):
        total.update(level.objects[key].model_dump_json().encode())
    for key in sorted(level.scenarios):
        total.update(level.scenarios[key].model_dump_json().encode())
    for cell in level.wires.sorted_cells():
        total.update(repr((cell, tuple(level.wires.cells[cell]))).encode())
    total.update(json.dumps([level.ruleset, level.kept], sort_keys=True).encode())
    return total.hexdigest()
