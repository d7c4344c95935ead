"""Every module says what it is for, everything public below the window states its contract."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.conventions.sources import PRODUCT, at, name_of, none_of, python_files, tree_of

CONTRACTED = ("schemas", "simulation", "editor/core")


def test_every_module_says_what_it_is_for() -> None:
    """The first statement of each file is its docstring."""
    none_of(name_of(path) for path in python_files(*PRODUCT, "tests") if not ast.get_docstring(tree_of(path)))


def test_everything_public_below_the_window_has_a_docstring() -> None:
    """Public classes, functions and methods of schemas, simulation and editor.core state their contract."""
    none_of(line for path in python_files(*CONTRACTED) for line in _silent(path, tree_of(path)))


def _silent(path: Path, node: ast.Module | ast.ClassDef) -> Iterator[str]:
    for child in node.body:
        if not isinstance(child, ast.ClassDef | ast.FunctionDef) or child.name.startswith("_"):
            continue
        if not ast.get_docstring(child) and not _is_overload(child):
            yield at(path, child, f"{child.name} has no docstring")
        if isinstance(child, ast.ClassDef):
            yield from _silent(path, child)


def _is_overload(node: ast.ClassDef | ast.FunctionDef) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == "overload" for mark in node.decorator_list)
