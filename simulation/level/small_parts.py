"""The smaller parts of a level file: name, scenarios, ruleset overrides, and all that is only kept."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter, ValidationError

from schemas.finding import Finding
from schemas.json_text import joined, quoted
from schemas.message import Message
from schemas.scenario import Scenario
from simulation.level.objects import tupled
from simulation.level.setting_aside import CHECK, Aside, messages_of, wrong_container

MAX_NAME = 200
MAX_SCENARIOS = 1_000
KEPT: dict[str, type] = {
    "notes": list, "prefabs": list, "exclusions": list, "severities": dict, "expectations": list,
    "texts": dict, "extensions": dict, "quarantine": list,
}  # fmt: skip
"""Parts that a level carries along without reading them."""

_SCENARIO = TypeAdapter(Scenario)


def read_name(written: Any, aside: Aside) -> str:
    """The level's name, empty when it is none."""
    if isinstance(written, str) and len(written) <= MAX_NAME:
        return written
    message = Message("level.wrong_name", path="name", value=quoted(written), most=MAX_NAME)
    aside.put("name", written, message)
    return ""


def read_scenarios(written: Any, aside: Aside) -> dict[str, Scenario]:
    """Scenarios by id; damaged ones and those with an id used before are set aside."""
    if not isinstance(written, list):
        aside.put("scenarios", written, wrong_container("scenarios", list, written))
        return {}
    scenarios: dict[str, Scenario] = {}
    for index, value in enumerate(written):
        path = f"scenarios[{index}]"
        try:
            scenario = _SCENARIO.validate_python(tupled(value))
        except ValidationError as error:
            aside.put(path, value, *messages_of(error, path))
            continue
        if scenario.id in scenarios:
            aside.put(path, value, Message("level.id_twice", path=joined(path, "id"), value=scenario.id))
        elif len(scenarios) >= MAX_SCENARIOS:
            aside.put(path, value, Message("level.too_many", path=path, most=MAX_SCENARIOS))
        else:
            scenarios[scenario.id] = scenario
    return dict(sorted(scenarios.items()))


def read_ruleset(written: Any, aside: Aside) -> dict[str, int | str | bool]:
    """The level's own values of rules; whether such rules exist is for the ruleset to say."""
    if not isinstance(written, dict):
        aside.put("ruleset", written, wrong_container("ruleset", dict, written))
        return {}
    for name in [name for name, value in written.items() if not isinstance(value, int | str)]:
        path = joined("ruleset", name)
        value = quoted(written[name])
        expected = Message("level.type.simple")
        aside.put(
            "ruleset", {name: written.pop(name)},
            Message("level.wrong_type", path=path, value=value, expected=expected),
        )  # fmt: skip
    return dict(sorted(written.items()))


def read_kept(content: dict[str, Any], kept: dict[str, Any], aside: Aside) -> None:
    """Take over what is left of the file as it is, what was set aside earlier included."""
    for name, container in KEPT.items():
        value = content.pop(name, None)
        if value is not None and not isinstance(value, container):
            aside.put(name, value, wrong_container(name, container, value))
        elif value:
            kept[name] = value
    for index in range(len(kept.get("quarantine", ()))):
        path = f"quarantine[{index}]"
        aside.list(Finding("warning", CHECK, Message("level.set_aside_before", path=path), path))
    if aside.parts:
        kept["quarantine"] = [*kept.get("quarantine", ()), *aside.parts]
    kept.update(sorted(content.items()))
