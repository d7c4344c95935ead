"""Everything that a designer places: one model per family, told apart by `kind`."""

from typing import Annotated, Literal

from pydantic import Discriminator, Field, Tag

from schemas.model import Cell, FileModel

Facing = Literal["n", "e", "s", "w"]
Quality = Literal["mediocre", "normal", "fine"]
Task = Literal["traps", "chores", "haul", "guard"]
Stance = Literal["flee", "avoid", "regroup", "defensive", "aggressive"]
Side = Literal["dungeon", "adventurers", "wild", "visitors"]

ActivatorKind = Literal["tripwire", "wide_tripwire", "pressure_plate", "sensor", "lever"]
MechanismKind = Literal[
    "spinning_blades", "flamethrower", "gas_sprayer", "electric_coil", "dart_launcher",
    "explosive_trap", "spider_trap", "web_trap", "terror_trap", "alarm_trap",
]  # fmt: skip
DoorKind = Literal["door", "double_door", "secret_door", "portcullis", "archway"]
AreaKind = Literal["sanctum", "treasury", "barracks", "prison", "room"]
FurnishingKind = Literal[
    "bed", "lair", "stockpile", "treasure", "altar", "guard_post", "scrying_pool", "butchers_table", "pyre",
    "remains", "torch",
]  # fmt: skip
CreatureKindId = Literal[
    "master", "goblin", "orc", "imp", "kobold", "troll", "cave_spider", "wolf", "bear",
    "peasant", "warrior", "rogue", "mage", "priest", "ranger", "trader",
]  # fmt: skip


class Placed(FileModel):
    """What all placed things have. `cell` is the anchor: the cell, or the top left one of several."""

    id: str = Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")
    cell: Cell
    name: str = Field("", max_length=200)


class Buildable(Placed):
    """A structure: built by minions on site (BLD-03), of a quality (TRP-09)."""

    facing: Facing = "n"
    quality: Quality = "normal"
    built: bool = True


class Activator(Buildable):
    """TRP-03: the part that detects."""

    kind: ActivatorKind
    rigged: bool = False
    needs_rearm: bool = False
    on: bool = False


class Mechanism(Buildable):
    """TRP-04: the part that acts."""

    kind: MechanismKind
    needs_rearm: bool = False


class Timer(Buildable):
    """WIR-04: delays what passes through it."""

    kind: Literal["timer"]
    delay_ms: int = Field(1_000, ge=0, le=3_600_000)


class Door(Buildable):
    """DOR-*: closes a passage. `facing` e or w: the passage runs east to west."""

    kind: DoorKind
    open: bool = False
    held_open: bool = False


class Padlock(Buildable):
    """DOR-06: sits in a door's cell and locks it while armed."""

    kind: Literal["padlock"]
    armed: bool = True


class Portal(Placed):
    """INV-04: where parties come in and leave: a cell at the map's edge, or a stair or gate leading there."""

    kind: Literal["portal"]
    facing: Facing = "n"
    form: Literal["edge", "stairs_up", "stairs_down", "gate"] = "edge"
    crosses_water: bool = False


class Area(Placed):
    """A named part of the dungeon: rectangles [x, y, width, height]. `cell` is where its label stands."""

    kind: AreaKind
    rects: tuple[tuple[int, int, int, int], ...] = Field(min_length=1, max_length=10_000)


class Furnishing(Buildable):
    """Beds, lairs, stockpiles, treasure and the like. `amount`: pieces of metal, or the treasure's worth."""

    kind: FurnishingKind
    amount: int = Field(0, ge=0, le=1_000_000)
    form: Literal["", "blood", "burns"] = ""


class Creature(Placed):
    """A creature of the level: the Master, a minion, a beast, a prisoner or a visitor."""

    kind: CreatureKindId
    facing: Facing = "s"
    side: Side | None = None
    level: int = Field(0, ge=0, le=20)
    tasks: tuple[Task, ...] = ()
    stance: Stance = "aggressive"
    prisoner: bool = False
    bed: str = Field("", max_length=40)
    lair: str = Field("", max_length=40)
    attributes: dict[str, Annotated[int, Field(ge=0, le=100)]] = Field(default_factory=dict, max_length=40)


FAMILY_OF_KIND: dict[str, str] = {}
_FAMILIES: dict[str, type[Placed]] = {
    "activator": Activator, "mechanism": Mechanism, "timer": Timer, "door": Door, "padlock": Padlock,
    "portal": Portal, "area": Area, "furnishing": Furnishing, "creature": Creature,
}  # fmt: skip
for _family, _model in _FAMILIES.items():
    for _kind in _model.model_fields["kind"].annotation.__args__:  # type: ignore[union-attr]  # a Literal
        FAMILY_OF_KIND[_kind] = _family


def family_of(kind: str) -> str:
    """A kind's family: activator, mechanism, timer, door, padlock, portal, area, furnishing or creature."""
    return FAMILY_OF_KIND[kind]


def model_of(kind: str) -> type[Placed]:
    """The model that a kind is stored as."""
    return _FAMILIES[FAMILY_OF_KIND[kind]]


def _tag(value: object) -> str | None:
    kind = value.get("kind") if isinstance(value, dict) else getattr(value, "kind", None)
    return FAMILY_OF_KIND.get(kind) if isinstance(kind, str) else None


PlacedObject = Annotated[
    Annotated[Activator, Tag("activator")]
    | Annotated[Mechanism, Tag("mechanism")]
    | Annotated[Timer, Tag("timer")]
    | Annotated[Door, Tag("door")]
    | Annotated[Padlock, Tag("padlock")]
    | Annotated[Portal, Tag("portal")]
    | Annotated[Area, Tag("area")]
    | Annotated[Furnishing, Tag("furnishing")]
    | Annotated[Creature, Tag("creature")],
    Discriminator(_tag),
]
AnyPlaced = Activator | Mechanism | Timer | Door | Padlock | Portal | Area | Furnishing | Creature
"""The same union for type checkers and isinstance."""
