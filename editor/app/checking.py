"""What is wrong with a level, for the panel of problems."""

from __future__ import annotations

from editor.core.document import Document
from schemas.finding import Finding
from simulation.checks import run_checks
from simulation.loading import default_catalogue, default_ruleset


def findings_of(document: Document) -> list[Finding]:
    """What the level checks find, errors first, after what was wrong with the file."""
    found = run_checks(document.level, default_catalogue(), default_ruleset())
    return [*document.findings, *found]
