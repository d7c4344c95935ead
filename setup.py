"""Builds Trapwright; with `TRAPWRIGHT_COMPILE=1` mypyc compiles what plays invasions: same results, faster.

Optional: without that variable the same sources run as they are. `packaging/README.md` says how.
"""

import os
from pathlib import Path

from setuptools import setup

SIMULATION = Path("simulation")

COMPILED = ("derived", "dice.py", "digest.py", "happenings", "kernel", "minds", "orders", "rules", "world")
"""What is asked again and again while an invasion is played.

Left out: `geometry`, which numba compiles and which reads its own byte code; `keyframes`, whose pickler
inherits from C; `rules/order.py` with `session`, which reads it: mypyc takes all that it compiles for one
circle of imports and would look at that table before the rules; and all that runs once for a level or a log.
"""

LEFT_OUT = ("__init__.py", "rules/order.py")


def compiled_files() -> list[str]:
    """Paths of the modules that are compiled."""
    places = [SIMULATION / name for name in COMPILED]
    files = [file for place in places for file in (place.rglob("*.py") if place.is_dir() else [place])]
    return sorted(file.as_posix() for file in files if not file.as_posix().endswith(LEFT_OUT))


def extensions() -> list[object]:
    """One extension for each compiled module, or none."""
    if os.environ.get("TRAPWRIGHT_COMPILE") != "1":
        return []
    from mypyc.build import mypycify  # comes with mypy, which nothing else needs

    level = os.environ.get("TRAPWRIGHT_OPT_LEVEL", "3")
    return list(mypycify(compiled_files(), opt_level=level, multi_file=True))


setup(ext_modules=extensions())
