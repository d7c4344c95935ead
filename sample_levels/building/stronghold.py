"""A large dungeon of about two thousand objects: a nave and four wards, catacombs, caves, a keep."""

from __future__ import annotations

from sample_levels.building.draft import Draft
from sample_levels.building.shapes import cave, round_hall, strew
from sample_levels.building.stronghold_wards import barracks, prison, vaults, workshops
from sample_levels.building.wards import gallery, pillars, torch_row, winding
from schemas.model import Cell
from schemas.scenario import Member, PartyPlan, Scenario, Start
from simulation.level.level import Level


def stronghold() -> Level:
    """The level."""
    draft = Draft(256, 256, "Karnholt, the Nine-Gated")
    _caves(draft)
    _naves(draft)
    _temple(draft)
    _keep(draft)
    beds = barracks(draft, (70, 120), (72, 90, 108))
    prison(draft, (136, 184), (72, 90, 108))
    workshops(draft, (70, 120), (148, 166, 184))
    vaults(draft, (136, 184), (148, 166, 184))
    _approach(draft)
    _catacombs(draft)
    _pilgrims_ways(draft)
    _galleries(draft)
    _gates(draft)
    _master_and_guards(draft, beds)
    _beasts(draft)
    _torches(draft)
    draft.scenario(_siege())
    return draft.finished()


def _caves(draft: Draft) -> None:
    den = cave(draft, (8, 58, 46, 44), "Wolfswood", 0.7)
    strew(draft, den, "foliage", 5, 21)
    strew(draft, den, "grass", 7, 22)
    mine = cave(draft, (6, 156, 50, 46), "Old Mine", 2.1)
    strew(draft, mine, "rubble", 6, 23)
    lake = cave(draft, (202, 58, 46, 44), "Mirror Lake", 1.4)
    draft.cells([each for each in lake if (each[0] - 226) ** 2 + (each[1] - 80) ** 2 < 150], "water")
    draft.cells([each for each in lake if (each[0] - 226) ** 2 + (each[1] - 80) ** 2 < 80], "deep_water")
    fungus = cave(draft, (202, 158, 46, 44), "Fungus Grotto", 3.3)
    strew(draft, fungus, "foliage", 6, 24)
    strew(draft, fungus, "water", 2, 25)
    draft.way([(0, 80), (14, 80)], "earth", 2)
    draft.way([(0, 178), (14, 178)], "earth", 2)
    draft.way([(242, 180), (255, 180)], "earth", 2)


def _naves(draft: Draft) -> None:
    draft.room((72, 123, 112, 12), "The Nave")
    draft.room((123, 62, 10, 60), "North Aisle")
    draft.room((123, 136, 10, 60), "South Aisle")
    draft.fill((123, 121, 10, 3))
    draft.fill((123, 134, 10, 3))
    pillars(draft, (76, 125, 46, 8), 6, 7)
    pillars(draft, (136, 125, 46, 8), 6, 7)
    pillars(draft, (125, 66, 6, 54), 5, 6)
    pillars(draft, (125, 140, 6, 54), 5, 6)
    draft.fill((126, 127, 4, 4), "water")


def _temple(draft: Draft) -> None:
    hall = round_hall(draft, (110, 20, 36, 36), "Temple of the Ninth Gate")
    ring = [each for each in hall if 90 <= (each[0] - 127.5) ** 2 + (each[1] - 37.5) ** 2 < 120]
    draft.cells([each for each in ring if (each[0] + each[1]) % 3 == 0], "masonry")
    draft.way([(127, 56), (127, 61)], width=2)
    for cell in ((127, 30), (120, 37), (135, 37)):
        draft.put("altar", cell, facing="s")
    draft.put("scrying_pool", (127, 38))
    for cell in ((114, 30), (141, 30), (114, 45), (141, 45)):
        draft.put("pyre", cell)


def _keep(draft: Draft) -> None:
    draft.room((198, 112, 40, 34), "The Keep")
    inner = (210, 120, 20, 18)
    draft.fill((209, 119, 22, 20), "masonry")
    draft.put("sanctum", (220, 120), "Throne of Karn", rects=(inner,))
    draft.fill(inner)
    pillars(draft, (213, 123, 15, 12), 7, 11)
    pillars(draft, (201, 115, 36, 30), 8, 28)
    draft.door((209, 128), "e", "double_door", "Throne Doors", quality="fine")
    draft.put("altar", (226, 129), facing="w")
    draft.put("scrying_pool", (220, 135))


def _approach(draft: Draft) -> None:
    draft.way([(0, 127), (48, 127)], "earth", 3)
    draft.room((50, 116, 16, 26), "Barbican")
    draft.fill((48, 127, 2, 3))
    draft.way([(66, 128), (71, 128)], width=2)
    pillars(draft, (54, 120, 9, 20), 8, 6)
    for index, x in enumerate(range(6, 46, 8)):
        kind = ("explosive_trap", "spinning_blades", "web_trap", "explosive_trap", "spinning_blades")[index]
        draft.trap(("pressure_plate", (x, 128), "", ""), (kind, (x + 1, 128)))
        draft.trap(
            ("sensor", (x + 4, 126), "s", ""),
            ("dart_launcher", (x + 6, 126), "s"),
            (x + 4, 125),
            (x + 6, 125),
        )
    bell = ("alarm_trap", (58, 115), "s", "Great Bell")
    draft.trap(("wide_tripwire", (51, 128), "e", "Bell Rope"), bell, (51, 114), (58, 114))


def _catacombs(draft: Draft) -> None:
    def row(index: int, start: Cell, length: int) -> None:
        gallery(draft, start, length, every=5, first=index * 4)

    draft.way([(127, 196), (127, 203)], width=2)
    rect = (72, 204, 112, 43)
    draft.dark((70, 200, 118, 48))
    draft.put("room", (128, 201), "Catacombs", rects=((72, 204, 112, 43),))
    winding(draft, rect, 7, row)
    for x in range(78, 180, 12):
        draft.put("remains", (x, 204 + 7 * (x % 6)), form="blood")
    draft.put("treasure", (72, 246), "Grave Gold", amount=300)


def _pilgrims_ways(draft: Draft) -> None:
    def row(index: int, start: Cell, length: int) -> None:
        gallery(draft, start, length, every=6, first=index * 3 + 1, delays=False)
        torch_row(draft, start[0] + 1, start[0] + length - 2, start[1] - 1, every=6)

    draft.put("room", (82, 13), "Way of Penance", rects=((60, 14, 45, 29),))
    winding(draft, (60, 14, 45, 29), 7, row)
    draft.way([(104, 42), (112, 42)])
    draft.put("room", (174, 13), "Way of Silence", rects=((152, 14, 45, 29),))
    winding(draft, (152, 14, 45, 29), 7, row)
    draft.way([(143, 42), (152, 42)])
    draft.put("treasure", (60, 14), "Pilgrims' Alms", amount=120)
    draft.put("treasure", (196, 14), "Hermit's Hoard", amount=150)


def _galleries(draft: Draft) -> None:
    draft.way([(40, 80), (52, 80)], "earth")
    gallery(draft, (52, 80), 16, every=5, first=2)
    draft.way([(67, 80), (67, 73), (70, 73)])
    draft.way([(44, 178), (54, 178)], "earth")
    gallery(draft, (54, 178), 14, every=5, first=5)
    draft.way([(67, 178), (67, 167), (70, 167)])
    gallery(draft, (186, 80), 20, every=6, first=8)
    draft.way([(185, 72), (185, 80), (186, 80)])
    gallery(draft, (186, 180), 20, every=6, first=11)
    draft.way([(185, 166), (185, 180), (186, 180)])
    draft.way([(184, 128), (197, 128)], width=2)


def _gates(draft: Draft) -> None:
    draft.door((49, 127), "e", "archway", "Broken Gate")
    draft.cells([(49, 128), (49, 129)], "masonry")
    draft.door((68, 128), "e", "double_door", "First Gate", locked=True)
    west = draft.door((74 - 3, 128), "e", "double_door", "Second Gate")
    north = draft.door((127, 58), "n", "double_door", "Temple Gate")
    south = draft.door((127, 199), "n", "double_door", "Catacomb Gate", locked=True)
    east = draft.door((190, 128), "e", "double_door", "Keep Gate", locked=True, quality="fine")
    draft.door((194, 128), "e", "double_door", "Inner Keep Gate", locked=True)
    for x, y, facing in ((67, 76, "n"), (67, 172, "n"), (185, 76, "n"), (185, 174, "n")):
        draft.door((x, y), facing, "portcullis", locked=True)
    for index, (door, knees) in enumerate((
        (west, ((210, 150), (64, 150), (64, 146), (71, 146))), (north, ((214, 57), (132, 57), (132, 58))),
        (south, ((218, 198), (132, 198), (132, 199))), (east, ((222, 149), (190, 149))),
    )):  # fmt: skip
        lever = draft.put(
            "lever", (212 + 4 * index, 138 if index != 1 else 119), facing="n" if index != 1 else "s"
        )
        x, y = draft.level.objects[lever].cell
        draft.wire(lever, (x, knees[0][1]), *knees[1:], door)


def _master_and_guards(draft: Draft, beds: list[str]) -> None:
    draft.put("master", (224, 129), "Karn of the Nine Gates", level=4, facing="w")
    posts = [(x, y) for x in range(56, 64, 3) for y in (117, 139)]
    posts += [(x, y) for x in range(80, 120, 10) for y in (127, 131)]
    posts += [(x, y) for x in range(140, 180, 10) for y in (127, 131)]
    posts += [(205, 117 + 3 * index) for index in range(8)] + [(214, 126), (214, 131), (218, 125), (218, 133)]
    kinds = ("orc", "orc", "goblin", "troll", "imp")
    for index, (cell, bed) in enumerate(zip(posts, beds, strict=False)):
        stance = ("aggressive", "defensive", "aggressive", "regroup")[index % 4]
        draft.put(kinds[index % 5], cell, tasks=("guard",), stance=stance, level=index % 3, bed=bed)
    for x in (57, 63, 90, 165, 206):
        draft.put("guard_post", (x, 125 if x > 64 else 129))


def _beasts(draft: Draft) -> None:
    for index, (x, y) in enumerate(((22, 72), (34, 70), (40, 82), (28, 90), (20, 84), (36, 92))):
        lair = draft.put("lair", (x, y))
        draft.put("wolf", (x + 1, y), lair=lair, level=index % 3)
    for x, y in ((216, 170), (228, 176), (236, 184), (222, 190)):
        lair = draft.put("lair", (x, y))
        draft.put("cave_spider", (x + 1, y), lair=lair)
        draft.put("cave_spider", (x, y + 1), lair=lair)
    draft.put("bear", (24, 172), "Old Claws")
    draft.put("bear", (32, 186), "Brimstone")
    for cell, name, facing, wet in (
        ((0, 128), "West Road", "w", False), ((0, 80), "Forest Path", "w", False),
        ((0, 178), "Mine Adit", "w", False), ((255, 180), "Sinkhole", "e", False),
    ):  # fmt: skip
        draft.put("portal", cell, name, facing=facing, crosses_water=wet)
    draft.put("portal", (236, 70), "Drowned Stair", form="stairs_down")


def _torches(draft: Draft) -> None:
    for wall in (122, 115, 61):
        torch_row(draft, 52, 236, wall, every=8)
    for y in (72, 90, 108, 148, 166, 184):
        torch_row(draft, 71, 120, y - 1, every=7)
        torch_row(draft, 137, 184, y - 1, every=7)
    torch_row(draft, 4, 46, 126, every=8)
    torch_row(draft, 211, 229, 119, every=4)
    draft.torches("e", *((122, y) for y in range(64, 120, 9)), *((122, y) for y in range(138, 194, 9)))
    draft.torches("w", *((133, y) for y in range(64, 120, 9)), *((133, y) for y in range(138, 194, 9)))


def _siege() -> Scenario:
    heroes = tuple(
        Member(kind=kind, level=level)  # type: ignore[arg-type]  # kinds of adventurers
        for kind, level in (("warrior", 4), ("warrior", 3), ("rogue", 4), ("priest", 3), ("mage", 4))
    )
    thieves = tuple(Member(kind="rogue", level=2) for _ in range(3))
    parties = (
        PartyPlan(id="heroes", goal="kill_master", members=heroes),
        PartyPlan(id="thieves", arrives_ms=1_200_000, goal="steal", members=thieves),
        PartyPlan(
            id="mob", arrives_ms=2_400_000, goal="rescue", members=(Member(kind="peasant", level=0),) * 8
        ),
    )
    return Scenario(
        id="siege", name="The siege of Karnholt", start=Start(time_ms=20 * 86_400_000, invasions_so_far=11),
        parties=parties,
    )  # fmt: skip
