"""The file formats by name, and their JSON Schemas; `schemas/json` holds what this makes."""

from __future__ import annotations

from importlib import import_module
from typing import Any

FORMATS = {
    "level": "schemas.level:LevelFile",
    "scenario": "schemas.scenario:Scenario",
    "replay": "schemas.replay:Replay",
    "ruleset": "schemas.ruleset:Ruleset",
    "catalogue": "schemas.catalogue:Catalogue",
}


def json_schema(name: str) -> dict[str, Any]:
    """The JSON Schema (2020-12) of the format called `name`. Raises KeyError for another name."""
    module, _, model = FORMATS[name].partition(":")
    schema: dict[str, Any] = getattr(import_module(module), model).model_json_schema()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}
