"""What is wrong with a level, for the panel of problems."""

from __future__ import annotations

from editor.core.document import Document
from schemas.finding import Finding
from simulation.checks import run_checks
from simulation.loading import default_catalogue, default_ruleset

START_WIRE = "start_wire"
"""The one fix that is no edit: it takes up the Wiring tool at the place."""


def findings_of(document: Document) -> list[Finding]:
    """What was wrong with the file, then what the level checks find, errors first."""
    found = run_checks(document.level, default_catalogue(), default_ruleset())
    return [*document.findings, *found]
