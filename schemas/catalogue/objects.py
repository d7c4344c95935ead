"""Kinds of placed objects: where each may stand, what it blocks, what it costs."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.catalogue.activators import ActivatorPart
from schemas.catalogue.doors import DoorPart, PadlockPart
from schemas.catalogue.entry import Entry, Milliseconds, Small
from schemas.catalogue.mechanisms import MechanismPart

Family = Literal["activator", "mechanism", "timer", "door", "padlock", "portal", "area", "furnishing"]
Ground = Literal["floor", "wall_face", "door_frame", "on_door", "edge", "anywhere"]


class Placement(Entry):
    """Where a kind may be placed.

    `on`: any of: floor (a cell that one can stand in); wall_face (a solid cell with floor on the side
    that it faces); door_frame (floor with something solid on both sides of its passage); on_door (a cell that
    holds a door with a leaf); edge (floor at the map's edge); anywhere inside the map.
    `materials`: the materials allowed for its own cells; empty: any that fits `on`.
    """

    on: tuple[Ground, ...]
    materials: tuple[str, ...] = ()


class ObjectKind(Entry):
    """One kind of object.

    `span`: cells that it takes up, side by side across its facing. `blocks_*`: for doors, while closed.
    `shares_cell_with`: families whose objects may stand in the same cell; areas and portals never hinder.
    `metal`, `build_ms`: what building it on site takes (BLD-02). `cover_percent`: cover for who is behind it.
    `amount`: what a new one holds, of metal or of treasure.
    """

    id: str
    family: Family
    placement: Placement
    span: Annotated[int, Field(ge=1, le=16, strict=True)] = 1
    blocks_walking: bool = False
    blocks_sight: bool = False
    blocks_shots: bool = False
    cover_percent: Small = 0
    shares_cell_with: tuple[Family, ...] = ()
    has_facing: bool = False
    metal: Small = 0
    build_ms: Milliseconds = 0
    light_radius: Small = 0
    amount: Annotated[int, Field(ge=0, le=1_000_000, strict=True)] = 0
    activator: ActivatorPart | None = None
    mechanism: MechanismPart | None = None
    door: DoorPart | None = None
    padlock: PadlockPart | None = None
