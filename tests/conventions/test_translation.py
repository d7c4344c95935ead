"""The window's labels can be extracted: `tr()` takes a plain text and nothing else."""

import ast

from tests.conventions.sources import at, none_of, python_files, tree_of


def test_tr_takes_literals_only() -> None:
    """The extractor skips a variable and mistakes an f-string, so neither is ever translated."""
    none_of(
        at(path, call, "tr() of something else than a literal")
        for path in python_files("editor/app")
        for call in ast.walk(tree_of(path))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "tr"
        if not (call.args and isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str))
    )
