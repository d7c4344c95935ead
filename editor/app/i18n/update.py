"""Brings the translations up to date: extracts texts into .ts, builds .qm. Run it after changing a text.

    python -m editor.app.i18n.update

Missing translations stay "unfinished" in the .ts; a test fails until they are there.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
APP = HERE.parent
SOURCE = HERE / "trapwright_es.ts"
PLURALS = HERE / "trapwright_en.ts"
"""English needs translating only where a number decides between one and many."""


def main() -> None:
    """Extract and build."""
    extract(SOURCE, "es")
    extract(PLURALS, "en", "-pluralonly")
    for source in (SOURCE, PLURALS):
        _run("pyside6-lrelease", "-silent", str(source), "-qm", str(source.with_suffix(".qm")))


def extract(target: Path, language: str, *more: str) -> None:
    """Bring a .ts file up to date with the texts in the code."""
    sources = [str(path.relative_to(APP)) for path in sorted(APP.rglob("*.py"))]
    options = ["-no-obsolete", "-locations", "none", "-tr-function-alias", "QT_TRANSLATE_NOOP+=mark"]
    languages = ["-source-language", "en", "-target-language", language]
    _run("pyside6-lupdate", "-silent", *options, *more, *languages, *sources, "-ts", str(target))


def _run(tool: str, *arguments: str) -> None:
    beside = Path(sys.executable).parent / tool
    subprocess.run([str(beside if beside.exists() else tool), *arguments], check=True, cwd=APP)


if __name__ == "__main__":
    main()
