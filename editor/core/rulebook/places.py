"""Where rules live and which tests show them, read off the syntax trees: nothing is imported to know it.

A home is a function decorated `@reacts(X, "DOR-15")`, `@modifies`, `@forbids`, `@interrupts` or
`@decides`; a field of `schemas/ruleset` or `schemas/catalogue` that names the id; or a module that says
so with `RULES = ("DOR-15",)`. A test is marked `@pytest.mark.rule("DOR-15")`, or its whole module is by
`pytestmark`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

RULE_ID = re.compile(r"[A-Z]{3}-\d{2}")
RULE_IDS = re.compile(r"[A-Z]{3}-\d{2}( [A-Z]{3}-\d{2})*")
DECORATORS = frozenset({"reacts", "modifies", "forbids", "interrupts", "decides"})
PARAMS = ("schemas/ruleset", "schemas/catalogue")
PACKAGES = ("simulation", "schemas", "editor")

Found = Iterator[tuple[str, str]]
"""Pairs of a rule id and the name of what carries it, "" for the whole module."""


@cache
def all_homes() -> dict[str, tuple[str, ...]]:
    """For each id the places in the packages that implement it, rules of the simulation first."""
    return _places(PACKAGES, homes_in)


@cache
def all_tests() -> dict[str, tuple[str, ...]]:
    """For each id the tests marked with it; empty where the program is installed without its tests."""
    return _places(("tests",), lambda tree, _: tests_in(tree))


def homes_in(tree: ast.Module, path: str) -> Found:
    """The rules that a module at `path` implements."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name, decorator_list=decorators):
                yield from ((rule, name) for call in decorators if _is_rule(call) for rule in _ids(call))
            case (
                ast.Assign(targets=[ast.Name(id="RULES")], value=value)
                | ast.AnnAssign(target=ast.Name(id="RULES"), value=ast.expr() as value)
            ):
                yield from ((rule, "") for rule in _ids(value))
            case ast.ClassDef(name=name, body=body) if path.startswith(PARAMS):
                yield from _params(name, body)


def tests_in(tree: ast.Module) -> Found:
    """The rules that the tests of a module show."""
    whole = [node.value for node in tree.body if isinstance(node, ast.Assign) and _names(node, "pytestmark")]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = (call for root in (*whole, *node.decorator_list) for call in _rule_marks(root))
            yield from ((rule, node.name) for mark in marks for rule in _ids(mark))


def _places(
    folders: tuple[str, ...], found_in: Callable[[ast.Module, str], Found]
) -> dict[str, tuple[str, ...]]:
    root = Path(str(files("schemas"))).parent
    places: dict[str, dict[str, None]] = {}
    for path in (path for folder in folders for path in sorted((root / folder).rglob("*.py"))):
        source, name = path.read_text("utf-8"), path.relative_to(root).as_posix()
        if RULE_ID.search(source):
            for rule, where in found_in(ast.parse(source), name):
                places.setdefault(rule, {})[f"{name}::{where}" if where else name] = None
    return {rule: tuple(found) for rule, found in places.items()}


def _is_rule(decorator: ast.expr) -> bool:
    return (
        isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Name)
        and decorator.func.id in DECORATORS
    )


def _params(class_name: str, body: list[ast.stmt]) -> Found:
    for field in body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            inside = [field.annotation, *([field.value] if field.value else [])]
            yield from ((rule, f"{class_name}.{field.target.id}") for part in inside for rule in _ids(part))


def _rule_marks(root: ast.expr) -> Iterator[ast.Call]:
    for node in ast.walk(root):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            yield node


def _names(node: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in node.targets)


def _ids(root: ast.expr) -> Iterator[str]:
    for node in ast.walk(root):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE_IDS.fullmatch(node.value):
            yield from node.value.split()
