"""What a frozen Trapwright consists of; read by the PyInstaller specs."""

from __future__ import annotations

from pathlib import Path

from PyInstaller.utils.hooks import collect_data_files, collect_submodules

ROOT = Path(__file__).parents[1]
PACKAGES = ("editor", "simulation", "schemas")
COMPILER = ("numba", "llvmlite")
EXCLUDED = [
    "scipy", "matplotlib", "IPython", "tkinter", "pytest", "hypothesis", "tcod", "pandas", "PIL",
    "distributed", "dask", "mypy", "setuptools", "pip",
]  # fmt: skip
"""What numba and networkx would like to have but never need here."""


def hidden_imports() -> list[str]:
    """Every module of ours, for commands and rules are imported by name; numba's own, for the same reason."""
    own = [name for package in PACKAGES for name in collect_submodules(package)]
    return own + [name for package in COMPILER for name in collect_submodules(package, filter=_is_no_test)]


def data_files() -> list[tuple[str, str]]:
    """Words, catalogue, templates, icons, fonts, translations; the sample levels beside them."""
    own = [pair for package in PACKAGES for pair in collect_data_files(package)]
    samples = [(str(path), "sample_levels") for path in sorted((ROOT / "sample_levels").glob("*.dungeon"))]
    return [*own, *samples, (str(ROOT / "LICENSE"), ".")]


def _is_no_test(name: str) -> bool:
    return ".tests" not in name and ".cuda" not in name
