"""The repository's own source files, parsed once for all conventions."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PRODUCT = ("schemas", "simulation", "editor")
OWN_FOLDERS = (*PRODUCT, "tests", "packaging", "sample_levels", "docs", ".ci")


def python_files(*folders: str) -> list[Path]:
    """Every Python file below the folders, sorted."""
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def name_of(path: Path) -> str:
    """The path as it is said to a reader."""
    return path.relative_to(ROOT).as_posix()


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text("utf-8"), str(path))


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function of a file, methods and inner ones too."""
    yield from (
        node for node in ast.walk(tree_of(path)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )


def at(path: Path, node: ast.AST, what: str) -> str:
    """One finding as a line that an editor can jump to."""
    return f"{name_of(path)}:{getattr(node, 'lineno', 1)}: {what}"


def none_of(findings: Iterator[str] | list[str]) -> None:
    """Fail with all findings, one a line."""
    found = list(findings)
    assert not found, "\n" + "\n".join(found)
