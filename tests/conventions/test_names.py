"""Names say what a thing is, and the repository says nothing of the machine that it was written on."""

import ast
import re
from pathlib import Path

from tests.conventions.sources import OWN_FOLDERS, PRODUCT, ROOT, at, name_of, none_of, python_files, tree_of

FILLER = re.compile(r"(Manager|Helper|Util|Utils|Handler)$")
FILLER_MODULE = re.compile(r"(^|_)(manager|helpers?|utils?|handlers?|misc|common)$")
TEXT = {".py", ".toml", ".json", ".md", ".sh", ".ts", ".svg", ".desktop", ".spec", ".dungeon", ""}
# Written in pieces, so that this file does not find itself.
MACHINE_PATHS = re.compile("|".join(f"/{folder}/" for folder in ("work", "root", "home/[a-z]")))


def test_no_class_or_module_is_called_by_a_filler_word() -> None:
    """Manager, Helper, Util and Handler say nothing; the user's words do."""
    none_of(
        [
            at(path, node, node.name)
            for path in python_files(*PRODUCT, "tests")
            for node in ast.walk(tree_of(path))
            if isinstance(node, ast.ClassDef) and FILLER.search(node.name)
        ]
        + [name_of(path) for path in python_files(*PRODUCT) if FILLER_MODULE.search(path.stem)]
    )


def test_the_folder_packaging_is_no_package() -> None:
    """An `__init__.py` there would shadow the library of that name and break pytest."""
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_no_file_speaks_of_a_machine() -> None:
    """No path of anybody's machine stands in a file."""
    none_of(
        f"{name_of(path)}: {found[0]}"
        for path in _texts()
        if (found := MACHINE_PATHS.search(path.read_text("utf-8")))
    )


def _texts() -> list[Path]:
    inside = [path for folder in OWN_FOLDERS for path in (ROOT / folder).rglob("*")]
    return sorted(path for path in [*inside, *ROOT.iterdir()] if path.is_file() and path.suffix in TEXT)
