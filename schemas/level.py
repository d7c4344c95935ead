"""The level file (`*.dungeon`): what is written to disk, in the order in which it is written."""

from typing import Annotated, Any, Literal

from pydantic import Field

from schemas.model import FileModel
from schemas.objects import PlacedObject
from schemas.scenario import Scenario

FORMAT = 1
MAX_SIDE = 1024

Row = Annotated[str, Field(max_length=8 * MAX_SIDE)]
Rows = Annotated[tuple[Row, ...], Field(max_length=MAX_SIDE)]


class WiresPart(FileModel):
    """Wires: maximal straight runs [x0, y0, x1, y1]; cells [x, y, groups, axis] that need more than runs.

    `unstated`: crossings that hop since their file did not say whether the wires join; nobody has said yet.
    """

    runs: tuple[tuple[int, int, int, int], ...] = Field((), max_length=200_000)
    cells: tuple[tuple[int, int, str, str], ...] = Field((), max_length=200_000)
    labels: tuple[tuple[int, int, str], ...] = Field((), max_length=10_000)
    unstated: tuple[tuple[int, int], ...] = Field((), max_length=200_000)


class LayersPart(FileModel):
    """Text rows of the map: `terrain` a glyph a cell (`legend`), the rest fixed-width numbers or absent."""

    terrain: Rows = ()
    elevation: Rows = ()
    light: Rows = ()
    cover: Rows = ()
    zones: Rows = ()


class LevelFile(FileModel):
    """A whole level. Uniform layers, empty lists and default values are left out of the file."""

    format: int = Field(FORMAT, ge=1, le=FORMAT)
    name: str = Field("", max_length=200)
    size: tuple[Annotated[int, Field(ge=1, le=MAX_SIDE)], Annotated[int, Field(ge=1, le=MAX_SIDE)]]
    legend: dict[str, str] = Field(default_factory=dict, max_length=100)
    layers: LayersPart = LayersPart()
    objects: tuple[PlacedObject, ...] = Field((), max_length=100_000)
    wires: WiresPart = WiresPart()
    scenarios: tuple[Scenario, ...] = Field((), max_length=1_000)
    ruleset: dict[str, int | str | bool] = Field(default_factory=dict, max_length=1_000)
    notes: tuple[Any, ...] = Field((), max_length=10_000)
    prefabs: tuple[Any, ...] = Field((), max_length=10_000)
    exclusions: tuple[Any, ...] = Field((), max_length=10_000)
    severities: dict[str, Literal["error", "warning", "hint", "off"]] = Field(
        default_factory=dict, max_length=1_000
    )
    expectations: tuple[Any, ...] = Field((), max_length=10_000)
    texts: dict[str, Any] = Field(default_factory=dict, max_length=1_000)
    extensions: dict[str, Any] = Field(default_factory=dict, max_length=1_000)
    quarantine: tuple[Any, ...] = Field((), max_length=100_000)
