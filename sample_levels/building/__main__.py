"""`python -m sample_levels.building [NAME …]` draws the sample levels anew."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from simulation.level_files import save_level

FOLDER = Path(__file__).parents[1]
LEVELS = ("tutorial", "passage", "vault", "stronghold", "overwound")


def main() -> None:
    """Draw all, or those named."""
    for name in sys.argv[1:] or LEVELS:
        level = getattr(import_module(f"sample_levels.building.{name}"), name)()
        save_level(FOLDER / f"{name}.dungeon", level)
        print(f"{name}: {level.width} × {level.height}, {len(level.objects)} objects")


if __name__ == "__main__":
    main()
