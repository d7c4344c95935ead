"""The JSON Schemas that ship are those of the models."""

import json

import pytest
from jsonschema import Draft202012Validator

from schemas.formats import FORMATS, json_schema
from tests.conventions.sources import ROOT


@pytest.mark.parametrize("name", FORMATS)
def test_the_schema_on_disk_is_the_models(name: str) -> None:
    """`schemas/json` is made anew by `trapwright schema NAME > schemas/json/NAME.json` after a change."""
    written = (ROOT / "schemas" / "json" / f"{name}.json").read_text("utf-8")

    assert json.loads(written) == json.loads(json.dumps(json_schema(name)))


@pytest.mark.parametrize("name", FORMATS)
def test_each_schema_is_a_valid_schema(name: str) -> None:
    """Other tools can read it."""
    Draft202012Validator.check_schema(json_schema(name))
