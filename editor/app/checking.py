"""What is wrong with a level, for the panel of problems."""

from __future__ import annotations

from collections.abc import Iterable

from editor.core.document import Document
from schemas.finding import Finding
from simulation.checks import run_checks
from simulation.loading import default_catalogue


def findings_of(document: Document) -> Iterable[Finding]:
    """What the level checks find."""
    return run_checks(document.level, default_catalogue(), document.derived.ruleset)
