"""The same seed gives the same log everywhere: the simulation depends on no chance, clock or order."""

import ast

import pytest

from tests.conventions.determinism import findings
from tests.conventions.sources import at, name_of, none_of, python_files, tree_of

# Figures over finished runs: they never flow back into a world, and averages are no integers.
FIGURES = "simulation/analysis/"
TOUCH_FILES = frozenset(f"simulation/{name}.py" for name in ("batch", "level_files", "loading", "saving"))
FILE_MODULES = frozenset({"os", "io", "shutil", "tempfile"})
FILE_CALLS = frozenset({"open", "read_text", "write_text", "read_bytes", "write_bytes"})


def test_nothing_in_the_simulation_depends_on_chance_clock_or_order() -> None:
    """No floats, no true division, no loop over a set, no hash(), no foreign dice."""
    none_of(
        at(path, node, reason)
        for path in python_files("simulation")
        if not name_of(path).startswith(FIGURES)
        for node, reason in findings(tree_of(path))
    )


def test_no_rule_touches_files() -> None:
    """Loading, level files and batches know the disk; nothing else in the simulation does."""
    none_of(
        at(path, node, "touches files")
        for path in python_files("simulation")
        if name_of(path) not in TOUCH_FILES
        for node in ast.walk(tree_of(path))
        if _touches_files(node)
    )


@pytest.mark.parametrize(
    "line",
    [
        "half = 0.5",
        "half = count / 2",
        "count /= 2",
        "import random",
        "from time import monotonic",
        "key = hash(name)",
        "for cell in {1, 2}: pass",
        "first = list(set(names))",
        "def f(ids: set[str]): return [i for i in ids]",
        "seen = set()\nfor cell in seen | other: pass",
        "first = next(iter(frozenset(ids)))",
        "class A:\n    ids: frozenset[str]\n    def f(self):\n        return tuple(self.ids)",
        "long = math.sqrt(2)",
        "files = folder.glob('*')",
    ],
)
def test_the_lint_sees_what_breaks_determinism(line: str) -> None:
    """Each of these alone is found."""
    assert list(findings(ast.parse(line)))


@pytest.mark.parametrize(
    "line",
    [
        "half = count // 2",
        "path = folder / 'rules.toml'",
        "for cell in sorted({1, 2}): pass",
        "def f(ids: set[str]): return any(i for i in ids)",
        "def f(ids: set[str]): return sorted(i for i in ids)",
        "found = 3 in {1, 2}",
        "root = math.isqrt(9)",
        "files = sorted(folder.glob('*'))",
        "def f(ids: set[str]): pass\ndef g(ids: tuple[str, ...]): return tuple(ids)",
    ],
)
def test_the_lint_lets_pass_what_is_safe(line: str) -> None:
    """None of these is found."""
    assert not list(findings(ast.parse(line)))


def _touches_files(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in FILE_CALLS
        case ast.Import(names=names):
            return any(alias.name in FILE_MODULES for alias in names)
        case ast.ImportFrom(module=str(module)):
            return module in FILE_MODULES
    return False
