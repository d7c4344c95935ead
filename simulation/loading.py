"""The default ruleset and catalogue, read when they are first asked for."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from schemas.catalogue import Catalogue

if TYPE_CHECKING:
    from schemas.ruleset import Ruleset

CATALOGUE_FILES = (
    "materials", "activators", "mechanisms", "doors", "furnishings", "weapons", "creatures", "afflictions",
)  # fmt: skip
"""In the order in which their entries stand in the catalogue."""


@cache
def default_ruleset() -> "Ruleset":
    """The preset *dungeon*."""
    from schemas.ruleset import Ruleset  # late: its many models import as slowly as numpy

    return Ruleset()


@cache
def default_catalogue() -> Catalogue:
    """The catalogue of `simulation/data/catalogue`."""
    return Catalogue.model_validate(catalogue_tables())


def catalogue_tables() -> dict[str, list[Any]]:
    """The raw tables of all catalogue files: lists of entries by section, files one after another."""
    folder = files("simulation") / "data" / "catalogue"
    tables: dict[str, list[Any]] = {}
    for name in CATALOGUE_FILES:
        for section, entries in tomllib.loads((folder / f"{name}.toml").read_text("utf-8")).items():
            tables.setdefault(section, []).extend(entries)
    return tables
