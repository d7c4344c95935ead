"""Files and functions stay small enough to be read at once."""

from tests.conventions.sources import PRODUCT, at, functions, name_of, none_of, python_files

MAX_FILE = 500
MAX_FUNCTION = 50


def test_no_file_is_longer_than_500_lines() -> None:
    """A file has one subject; one that outgrows 500 lines has two."""
    lengths = ((path, len(path.read_text("utf-8").splitlines())) for path in python_files(*PRODUCT, "tests"))

    none_of(f"{name_of(path)}: {length} lines" for path, length in lengths if length > MAX_FILE)


def test_no_function_is_longer_than_50_lines() -> None:
    """A function fits on a screen, its signature and docstring included."""
    none_of(
        at(path, function, f"{function.name} has {function.end_lineno - function.lineno + 1} lines")
        for path in python_files(*PRODUCT, "tests")
        for function in functions(path)
        if function.end_lineno is not None and function.end_lineno - function.lineno >= MAX_FUNCTION
    )
