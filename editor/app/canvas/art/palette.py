"""The colours and the manner of each map style."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QColor


@dataclass(frozen=True, eq=False, slots=True)
class MapStyle:
    """Named colours (`#rrggbb`) and manners of one way to draw the map; compared by identity."""

    name: str
    # ground
    rock: str
    rock_mark: str
    masonry: str
    masonry_mark: str
    floor: str
    floor_mark: str
    earth: str
    earth_mark: str
    grass: str
    grass_mark: str
    rubble: str
    rubble_mark: str
    foliage: str
    foliage_mark: str
    water: str
    water_mark: str
    deep_water: str
    deep_water_mark: str
    ice: str
    ice_mark: str
    chasm: str
    chasm_mark: str
    # walls
    cap: str
    cap_light: str
    face: str
    face_dark: str
    # stuff that objects are made of
    ink: str
    paper: str
    metal: str
    plate: str
    plate_dark: str
    wood: str
    wood_dark: str
    stone: str
    stone_dark: str
    straw: str
    cloth: str
    gold: str
    fire: str
    fire_heart: str
    blood: str
    bone: str
    gas: str
    spark: str
    magic: str
    web: str
    token_glyph: str
    # signs
    accent: str
    danger: str
    ok: str
    select: str
    label_ink: str
    wire_casing: str
    wire_live: str
    # rings of the sides
    dungeon: str
    master: str
    adventurers: str
    wild: str
    visitors: str
    # manners
    shadow: int = 95
    relief: bool = True
    hatched: bool = False
    dark: bool = True
    token_fill: int = 100  # how much of a creature's body colour shows, 0..100

    def ring(self, side: str) -> str:
        """The colour of a side's ring; unknown sides get the neutral metal."""
        return {
            "dungeon": self.dungeon,
            "master": self.master,
            "adventurers": self.adventurers,
            "wild": self.wild,
            "visitors": self.visitors,
        }.get(side, self.metal)


# Hues that tell nets apart: Okabe-Ito, lightened until each has 3 : 1 on dark rock and on floor,
# and beside each what takes its place on light grounds.
_HUES = {
    "#56b4e9": "#0f6fb0",
    "#f78fb3": "#c2306f",
    "#7bd88f": "#1f8a3f",
    "#f0a33a": "#a86200",
    "#b99cf5": "#6d3fc0",
    "#f0e442": "#7f7300",
    "#4fd6c1": "#00796b",
    "#ff8a65": "#c2410c",
}
WIRE_HUES = tuple(_HUES)


DUNGEON = MapStyle(
    name="dungeon",
    rock="#1b1d24",
    rock_mark="#272b35",
    masonry="#2b2a2d",
    masonry_mark="#3d3a3b",
    floor="#544f46",
    floor_mark="#3b372f",
    earth="#574735",
    earth_mark="#3f3325",
    grass="#45552f",
    grass_mark="#6b8544",
    rubble="#514c45",
    rubble_mark="#817a6f",
    foliage="#2f4329",
    foliage_mark="#54773f",
    water="#1f5170",
    water_mark="#3d84a8",
    deep_water="#153650",
    deep_water_mark="#265a7c",
    ice="#8fb6c9",
    ice_mark="#d6ecf5",
    chasm="#0a0b0f",
    chasm_mark="#2c2823",
    cap="#77706a",
    cap_light="#9b938a",
    face="#645c55",
    face_dark="#3c3733",
    ink="#0f1014",
    paper="#e9e4da",
    metal="#b9c0c9",
    plate="#626973",
    plate_dark="#3f444c",
    wood="#93623a",
    wood_dark="#6a4325",
    stone="#9a9184",
    stone_dark="#6b645a",
    straw="#c2a15a",
    cloth="#8c3f4d",
    gold="#f3c14b",
    fire="#f2622d",
    fire_heart="#ffd35c",
    blood="#a32430",
    bone="#e2dac4",
    gas="#a9d65c",
    spark="#ffe27a",
    magic="#74d3e8",
    web="#e6e9ee",
    token_glyph="#f2eee4",
    accent="#f2a541",
    danger="#ff6f6f",
    ok="#7bd88f",
    select="#ffd479",
    label_ink="#14151a",
    wire_casing="#0f1014",
    wire_live="#ffe27a",
    dungeon="#7bd88f",
    master="#c792ea",
    adventurers="#ff6f6f",
    wild="#f2a541",
    visitors="#59b8ff",
)

PLAN = MapStyle(
    name="plan",
    rock="#e7e3da",
    rock_mark="#8f897d",
    masonry="#cfc8ba",
    masonry_mark="#6f695f",
    floor="#ffffff",
    floor_mark="#dcd7cc",
    earth="#f5ede0",
    earth_mark="#c2ad8b",
    grass="#edf5e1",
    grass_mark="#7ea052",
    rubble="#f6f4ef",
    rubble_mark="#7d766b",
    foliage="#dcebd0",
    foliage_mark="#4f7a3d",
    water="#d9ecf6",
    water_mark="#4f93b8",
    deep_water="#b4d7ea",
    deep_water_mark="#2f7299",
    ice="#eef8fc",
    ice_mark="#74aac4",
    chasm="#4b4740",
    chasm_mark="#1d1b18",
    cap="#1d1b18",
    cap_light="#1d1b18",
    face="#bdb6a8",
    face_dark="#8c8578",
    ink="#1d1b18",
    paper="#ffffff",
    metal="#8b929b",
    plate="#f1f2f4",
    plate_dark="#d3d7dc",
    wood="#d9a873",
    wood_dark="#b9824c",
    stone="#e4dfd5",
    stone_dark="#bdb6a9",
    straw="#e9cf8e",
    cloth="#c96b79",
    gold="#f0b428",
    fire="#ea5a25",
    fire_heart="#ffc53d",
    blood="#b3202e",
    bone="#f5efdf",
    gas="#84b232",
    spark="#f2b705",
    magic="#3aa7c4",
    web="#5f6670",
    token_glyph="#ffffff",
    accent="#ad6500",
    danger="#c8242f",
    ok="#2b8a45",
    select="#ad6500",
    label_ink="#14151a",
    wire_casing="#ffffff",
    wire_live="#fff3b0",
    dungeon="#2b8a45",
    master="#7d3fb0",
    adventurers="#c8242f",
    wild="#b96d00",
    visitors="#1c6fb5",
    shadow=34,
    relief=False,
    hatched=True,
    dark=False,
)

BLUEPRINT = MapStyle(
    name="blueprint",
    rock="#0e2440",
    rock_mark="#163457",
    masonry="#14304f",
    masonry_mark="#2a5480",
    floor="#1d4673",
    floor_mark="#28578a",
    earth="#1d4673",
    earth_mark="#356a9f",
    grass="#1c4a6d",
    grass_mark="#3f7fa6",
    rubble="#1d4673",
    rubble_mark="#6f9dc8",
    foliage="#19415f",
    foliage_mark="#4d8fb0",
    water="#174f86",
    water_mark="#4f9be0",
    deep_water="#113e70",
    deep_water_mark="#3a80c4",
    ice="#37699a",
    ice_mark="#9cc8ee",
    chasm="#081628",
    chasm_mark="#3c6797",
    cap="#9cc4ec",
    cap_light="#d5e8fb",
    face="#35659a",
    face_dark="#28578a",
    ink="#081830",
    paper="#eaf3fc",
    metal="#c4dcf3",
    plate="#3d6c9e",
    plate_dark="#28507d",
    wood="#5f8fc0",
    wood_dark="#44729f",
    stone="#86aed4",
    stone_dark="#577fa8",
    straw="#a9c7e2",
    cloth="#6f8fc9",
    gold="#f0d28a",
    fire="#f49a6a",
    fire_heart="#ffe3b0",
    blood="#d98a94",
    bone="#e3eefa",
    gas="#c3e59a",
    spark="#ffe9a0",
    magic="#a4ecfa",
    web="#e3eefa",
    token_glyph="#f2f8ff",
    accent="#ffc46b",
    danger="#ff7a7a",
    ok="#8fe8a5",
    select="#ffe09a",
    label_ink="#0a1a30",
    wire_casing="#081830",
    wire_live="#fff1a8",
    dungeon="#8fe8a5",
    master="#d6adf5",
    adventurers="#ff8080",
    wild="#ffc46b",
    visitors="#86ccff",
    shadow=60,
    relief=False,
    token_fill=35,
)

STYLES: dict[str, MapStyle] = {style.name: style for style in (DUNGEON, PLAN, BLUEPRINT)}


@lru_cache(maxsize=1024)
def tint(colour: str, alpha: int = 255, light: int = 100) -> QColor:
    """`colour` with an alpha of 0..255 and its lightness in per cent (100 = as it is).

    The result is shared: never change it in place.
    """
    made = QColor(colour)
    if light > 100:
        made = made.lighter(light)
    elif light < 100:
        made = made.darker(10_000 // max(1, light))
    made.setAlpha(alpha)
    return made


def readable_hue(hue: str, style: MapStyle) -> str:
    """A wire's hue as this style draws it: on light grounds darker."""
    return hue if style.dark else _HUES.get(hue, mix(hue, "#000000", 42))


@lru_cache(maxsize=256)
def mix(one: str, other: str, percent: int) -> str:
    """The colour `percent` of the way from `one` to `other`."""
    a, b = QColor(one), QColor(other)
    parts = [
        (start * (100 - percent) + end * percent) // 100
        for start, end in ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    ]
    return QColor(*parts).name()
