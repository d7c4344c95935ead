"""The first lesson: one plate that fires a dart launcher after a while, one locked door, four minions."""

from __future__ import annotations

from sample_levels.building.draft import Draft
from schemas.scenario import Member, PartyPlan, Scenario
from simulation.level.level import Level

CAVE = (
    "     ###     ",
    "   ##,,,##   ",
    "  #,,',,,,#  ",
    "##,,'&,,,,,##",
    ",,,,,,',,:,,,",
    "##,,,,,,,,,##",
    "  #,',,:,,#  ",
    "   ##,,,##   ",
    "     ###     ",
)


def tutorial() -> Level:
    """The level."""
    draft = Draft(36, 25, "The Cellar under the Mill")
    draft.drawn(0, 15, CAVE)
    _rooms(draft)
    _doors(draft)
    _trap(draft)
    _household(draft)
    _light(draft)
    draft.scenario(_first_visit())
    return draft.finished()


def _rooms(draft: Draft) -> None:
    draft.put("room", (6, 16), "Mouth of the Cave", rects=((3, 16, 7, 7), (1, 19, 11, 1)))
    draft.put("portal", (0, 19), "Way down from the Mill", facing="w")
    draft.way([(11, 19), (13, 19)], "earth")
    draft.room((14, 16, 8, 7), "Gatehouse")
    draft.way([(17, 15), (17, 13)])
    draft.room((12, 8, 10, 5), "Guard Hall")
    draft.room((3, 3, 6, 7), "Barracks", "barracks")
    draft.way([(9, 10), (11, 10)])
    draft.room((13, 2, 7, 4), "Treasury", "treasury")
    draft.room((25, 15, 7, 6), "Stores")
    draft.room((25, 4, 8, 8), "Sanctum", "sanctum")
    draft.way([(22, 10), (24, 10)])
    draft.way([(28, 12), (28, 14)])
    draft.cells([(3, 10), (4, 10), (5, 10), (6, 10), (7, 10), (8, 10)], "masonry")
    draft.cells([(9, 8), (10, 8), (11, 8)], "floor")
    draft.cells([(9, 10), (10, 10), (11, 10)], "rock")


def _doors(draft: Draft) -> None:
    draft.door((13, 19), "e", "archway")
    draft.door((17, 14), "n", name="Iron Door", locked=True, quality="mediocre")
    draft.door((9, 8), "e", name="Barracks Door")
    draft.door((16, 6), "n", name="Treasury Door", locked=True)
    draft.cells([(16, 7)], "floor")
    draft.door((23, 10), "e", name="Sanctum Door")
    draft.door((28, 13), "n", name="Stores Door")


def _trap(draft: Draft) -> None:
    draft.trap(
        ("pressure_plate", (17, 16), "", "Loose Slab"),
        ("dart_launcher", (17, 23), "n", "Dart Launcher"),
        (22, 16), (22, 24), (17, 24), timer=((20, 24), 1_500),
    )  # fmt: skip


def _household(draft: Draft) -> None:
    beds = [draft.put("bed", (x, y), facing="s") for x in (4, 7) for y in (4, 7)]
    draft.put("master", (29, 6), "Mistress Ashgrave", facing="s")
    draft.put("goblin", (26, 17), "Snag", tasks=("traps", "haul"), stance="avoid", bed=beds[0])
    draft.put("kobold", (29, 18), "Fizz", tasks=("traps", "chores"), stance="regroup", bed=beds[1])
    draft.put("orc", (15, 10), "Grull", tasks=("guard",), stance="aggressive", bed=beds[2])
    draft.put("orc", (19, 10), "Maud", tasks=("guard", "chores"), stance="defensive", bed=beds[3])
    draft.put("treasure", (14, 3), amount=40)
    draft.put("treasure", (18, 3), amount=60)
    draft.put("stockpile", (30, 15), amount=30)
    draft.put("stockpile", (31, 15), amount=20)
    draft.put("altar", (29, 4), facing="s")
    draft.put("guard_post", (13, 12))


def _light(draft: Draft) -> None:
    draft.torches("s", (15, 15), (20, 15), (14, 7), (20, 7), (5, 2), (26, 3), (31, 3), (28, 14))


def _first_visit() -> Scenario:
    party = PartyPlan(
        id="first",
        goal="kill_master",
        members=(Member(kind="warrior", level=1, name="Bran"), Member(kind="rogue", level=1, name="Ilse")),
    )
    return Scenario(id="first-visit", name="Two come down the stairs", parties=(party,))
