"""Small level files as text, and what reading says of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from schemas.finding import Finding
from schemas.message import Message
from schemas.problem import SayError
from simulation.level.reading import Reading, read_level
from simulation.level_files import default_legend

LEGEND = default_legend()


def read(data: bytes | None = None, **parts: Any) -> Reading:
    """The level of 4 × 3 cells with these parts, or of these bytes."""
    content = {"format": 1, "size": [4, 3], **parts}
    return read_level(json.dumps(content).encode() if data is None else data, LEGEND)


def refusals(data: bytes | None = None, **parts: Any) -> list[Message]:
    """Why such a file is no level at all; every message has words."""
    with pytest.raises(SayError) as caught:
        read(data, **parts)
    return said(caught.value.messages)


def errors(**parts: Any) -> list[tuple[str, str]]:
    """Path and code of each error in a level that opens all the same."""
    findings = [each for each in read(**parts).findings if each.severity == "error"]
    said([finding.message for finding in findings])
    return [place(finding) for finding in findings]


def place(finding: Finding) -> tuple[str, str]:
    """Where a finding is and which it is."""
    return finding.path, finding.message.code


def said(messages: list[Message] | tuple[Message, ...]) -> list[Message]:
    """The messages, checked to be complete sentences in both languages."""
    for message in messages:
        for language in ("en", "es"):
            assert message.text(language) != message.code
            assert message.text(language).endswith((".", "?"))
    return list(messages)
