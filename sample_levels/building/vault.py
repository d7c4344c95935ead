"""A dungeon of middle size: every kind of trap, two ways in, a river, a den, a vault behind a secret door."""

from __future__ import annotations

from sample_levels.building.draft import Draft
from sample_levels.building.shapes import cave, river, round_hall, strew
from schemas.scenario import Member, PartyPlan, Scenario
from simulation.level.level import Level


def vault() -> Level:
    """The level."""
    draft = Draft(96, 96, "The Sunken Vault of Orsk")
    _caves(draft)
    _upper_halls(draft)
    _quarters(draft)
    _lower_halls(draft)
    _ways(draft)
    _doors(draft)
    _upper_traps(draft)
    _lower_traps(draft)
    _levers(draft)
    _household(draft)
    _beasts(draft)
    _things(draft)
    _light(draft)
    draft.scenario(_five_heroes())
    draft.scenario(_two_parties())
    return draft.finished()


def _caves(draft: Draft) -> None:
    mouth = cave(draft, (1, 7, 17, 16), "Wolf's Throat", 1.2)
    strew(draft, mouth, "grass", 5, 11)
    strew(draft, mouth, "rubble", 3, 12)
    draft.way([(0, 14), (4, 14)], "earth", 2)
    den = cave(draft, (75, 26, 19, 19), "Den", 0.4)
    strew(draft, den, "foliage", 3, 13)
    strew(draft, den, "rubble", 4, 14)
    landing = cave(draft, (62, 80, 19, 15), "Smugglers' Landing", 2.6)
    strew(draft, landing, "grass", 3, 15)
    river(draft, [(0, 56), (18, 60), (40, 58), (62, 61), (95, 57)], 2)


def _upper_halls(draft: Draft) -> None:
    draft.room((21, 9, 12, 12), "Gate Hall")
    draft.cells([(x, y) for x in (24, 29) for y in (11, 18)], "masonry")
    draft.room((34, 14, 19, 2), "Long Gallery")
    draft.room((54, 7, 13, 16), "Chapel of the Bell")
    draft.cells([(x, y) for x in (57, 63) for y in (10, 14, 18)], "masonry")
    crypt = (72, 6, 12, 9)
    draft.room(crypt, "Crypt")
    draft.cells([(x, y) for x in (75, 80) for y in (8, 12)], "masonry")
    draft.dark((71, 5, 14, 11))
    draft.room((87, 6, 7, 12), "Archive")


def _quarters(draft: Draft) -> None:
    draft.room((4, 29, 15, 8), "Barracks", "barracks")
    draft.room((22, 28, 11, 9), "Mess Hall")
    draft.room((22, 41, 11, 8), "Forge")
    draft.room((4, 41, 14, 8), "Stores")
    hall = round_hall(draft, (40, 28, 17, 17), "Rotunda")
    draft.cells([each for each in hall if abs(each[0] - 48) < 4 and abs(each[1] - 36) < 4], "water")
    draft.fill((46, 34, 5, 5), "deep_water")
    draft.room((62, 30, 9, 8), "Guard Room")


def _lower_halls(draft: Draft) -> None:
    draft.room((42, 64, 13, 5), "Hall of Knives")
    draft.room((40, 74, 17, 15), "Sanctum", "sanctum")
    draft.cells([(x, y) for x in (43, 53) for y in (77, 81, 85)], "masonry")
    draft.room((63, 67, 7, 6), "Counting Room")
    draft.room((77, 66, 12, 8), "Vault", "treasury")
    prison = (14, 68, 14, 8)
    draft.room(prison, "Prison", "prison")
    for x in (18, 23):
        draft.fill((x, 68, 1, 4), "masonry")
    draft.fill((14, 72, 14, 1), "masonry")


def _ways(draft: Draft) -> None:
    draft.way([(16, 14), (20, 14)], "earth", 2)
    draft.way([(60, 23), (60, 26), (49, 26), (49, 28)])
    draft.way([(67, 11), (71, 11)])
    draft.way([(84, 11), (86, 11)])
    draft.way([(66, 23), (66, 29)])
    draft.way([(19, 33), (21, 33)])
    draft.way([(33, 33), (40, 33)])
    draft.way([(27, 37), (27, 40)])
    draft.way([(18, 45), (21, 45)])
    draft.way([(57, 35), (61, 35)])
    draft.way([(71, 34), (76, 34)], "earth")
    draft.way([(48, 45), (48, 63)], "floor", 2)
    draft.fill((48, 54, 2, 10))
    draft.way([(48, 69), (48, 73)], "floor", 2)
    draft.way([(55, 66), (58, 66), (58, 70), (62, 70)])
    draft.way([(70, 70), (76, 70)])
    draft.way([(28, 74), (34, 74), (34, 80), (39, 80)])
    draft.way([(70, 94), (70, 95)], "earth", 2)
    draft.way([(79, 86), (92, 86), (92, 60)], "earth", 2)
    draft.way([(92, 54), (92, 36), (88, 36)], "earth", 2)


def _doors(draft: Draft) -> None:
    draft.door((20, 14), "e", "archway", "Broken Arch")
    draft.cells([(20, 15)], "masonry")
    draft.door((33, 14), "e", "double_door", "Gallery Doors")
    draft.door((53, 14), "e", "portcullis", "Gallery Grate", held_open=True, open=True)
    draft.cells([(53, 15)], "masonry")
    draft.door((68, 11), "e", name="Crypt Door")
    draft.door((85, 11), "e", name="Archive Door", locked=True, quality="fine")
    draft.door((60, 24), "n", name="Chapel Door", locked=True)
    draft.door((66, 25), "n", name="Vestry Door")
    draft.door((20, 33), "e", name="Barracks Door")
    draft.door((35, 33), "e", name="Mess Door")
    draft.door((27, 39), "n", name="Forge Door")
    draft.door((20, 45), "e", name="Stores Door")
    draft.door((59, 35), "e", name="Guard Room Door", locked=True)
    draft.door((73, 34), "e", name="Den Gate")
    draft.door((48, 63), "n", "double_door", "Bridge Gate", locked=True)
    draft.door((48, 71), "n", "double_door", "Doors of the Sanctum", quality="fine")
    draft.door((60, 70), "e", name="Counting Room Door", locked=True)
    draft.door((73, 70), "e", "secret_door", "Moving Shelf", locked=True, quality="fine")
    draft.door((31, 74), "e", name="Prison Door")
    for x in (16, 21, 25):
        draft.door((x, 72), "n", "portcullis", locked=True)


def _upper_traps(draft: Draft) -> None:
    draft.trap(("tripwire", (22, 14), "e", "Thread"), ("alarm_trap", (22, 8), "s", "Gate Bell"))
    draft.trap(
        ("pressure_plate", (41, 14), "", "Gallery Slab"), ("dart_launcher", (53, 15), "w", "Gallery Darts"),
        (41, 17), (53, 17), timer=((46, 17), 1_000),
    )  # fmt: skip
    draft.trap(
        ("wide_tripwire", (37, 14), "e", "Twin Thread"),
        ("spinning_blades", (38, 15), "", "Scythes"),
        (37, 15),
    )
    draft.trap(
        ("sensor", (46, 13), "s", "Glass Eye"),
        ("gas_sprayer", (49, 13), "s", "Green Breath"),
        (46, 12),
        (49, 12),
    )
    draft.trap(
        ("pressure_plate", (60, 15), "", "Chapel Slab"), ("flamethrower", (60, 12), "s", "Dragon's Mouth")
    )
    draft.trap(("tripwire", (73, 11), "e", "Cobweb"), ("spider_trap", (73, 15), "n", "Nest"))
    draft.trap(("pressure_plate", (78, 10), "", "Grave Slab"), ("web_trap", (80, 10), "", "Shroud"))


def _lower_traps(draft: Draft) -> None:
    draft.trap(
        ("pressure_plate", (42, 33), "", "Loose Mosaic"),
        ("electric_coil", (43, 38), "", "Storm Glass"),
        (42, 38),
    )
    draft.trap(
        ("sensor", (54, 34), "w", "Watching Mask"), ("terror_trap", (55, 39), "", "Weeping Statue"),
        (54, 39), timer=((54, 37), 500),
    )  # fmt: skip
    draft.trap(
        ("wide_tripwire", (48, 50), "n", "Bridge Thread"), ("explosive_trap", (49, 53), "", "Powder Keg"),
        (50, 50), (50, 53), timer=((50, 52), 2_000),
    )  # fmt: skip
    draft.trap(
        ("pressure_plate", (48, 65), "", "First Knife"),
        ("spinning_blades", (47, 66), "", "Left Blades"),
        (47, 65),
    )
    draft.trap(
        ("pressure_plate", (52, 67), "", "Second Knife"), ("spinning_blades", (52, 66), "", "Right Blades")
    )
    draft.trap(
        ("pressure_plate", (79, 70), "", "Greedy Slab"),
        ("explosive_trap", (82, 69), "", "Last Coin"),
        (82, 70),
    )
    draft.trap(
        ("sensor", (84, 65), "s", "Gold Eye"),
        ("dart_launcher", (89, 69), "w", "Needles"),
        (84, 64),
        (91, 64),
        (91, 69),
    )


def _levers(draft: Draft) -> None:
    gate = draft.put("lever", (61, 32), "Grate Lever", facing="e")
    draft.wire(gate, (58, 32), (58, 24), (54, 24), (54, 14), (53, 14))
    den = draft.put("pressure_plate", (66, 28), "Vestry Slab")
    draft.wire(den, (73, 28), (73, 34))
    draft.trap(
        ("lever", (46, 73), "s", "Master's Left Hand"), ("flamethrower", (41, 66), "e", "Hearth Breath"),
        (41, 73),
    )  # fmt: skip
    right = draft.put("lever", (52, 73), "Master's Right Hand", facing="s")
    draft.wire(right, (56, 73), (56, 63), (49, 63))
    draft.wire(right, (52, 71), (49, 71))


def _household(draft: Draft) -> None:
    beds = [draft.put("bed", (x, y), facing="s") for y in (30, 35) for x in (5, 8, 11, 14, 17)]
    draft.put("master", (48, 84), "Orsk the Drowned", level=2, facing="n")
    people = (
        ("goblin", (24, 43), "Nib", ("traps", "haul"), "avoid"),
        ("goblin", (29, 46), "Tack", ("traps", "haul"), "avoid"),
        ("kobold", (6, 44), "Rill", ("traps", "chores"), "regroup"),
        ("kobold", (24, 31), "Pell", ("chores", "haul"), "flee"),
        ("imp", (64, 69), "Quill", ("chores", "haul"), "regroup"),
        ("orc", (64, 32), "Harga", ("guard",), "aggressive"),
        ("orc", (68, 35), "Burr", ("guard",), "aggressive"),
        ("orc", (50, 67), "Dron", ("guard",), "defensive"),
        ("orc", (30, 32), "Sulla", ("guard", "chores"), "defensive"),
        ("troll", (48, 77), "Old Moss", ("guard",), "aggressive"),
    )
    for bed, (kind, cell, name, tasks, stance) in zip(beds, people, strict=True):
        draft.put(kind, cell, name, tasks=tasks, stance=stance, bed=bed)


def _beasts(draft: Draft) -> None:
    lairs = [draft.put("lair", cell) for cell in ((83, 31), (88, 36), (82, 40))]
    for lair, cell in zip(lairs, ((82, 32), (87, 35), (83, 39)), strict=True):
        draft.put("wolf", cell, lair=lair)
    draft.put("bear", (73, 90), "Grumbler")
    draft.put("peasant", (15, 69), "Miller's Boy", prisoner=True, side="adventurers")
    draft.put("peasant", (20, 69), "Tollkeeper", prisoner=True, side="adventurers")


def _things(draft: Draft) -> None:
    draft.put("portal", (0, 14), "North Road", facing="w")
    draft.put("portal", (70, 95), "River Stair", facing="s", crosses_water=True)
    draft.put("altar", (60, 9), "Bell Altar", facing="s")
    draft.put("altar", (48, 86), "Altar of the Drowned", facing="n")
    draft.put("scrying_pool", (44, 87))
    draft.put("scrying_pool", (90, 11))
    draft.put("butchers_table", (31, 29), facing="w")
    draft.put("pyre", (52, 87))
    draft.put("pyre", (27, 32), "Hearth")
    draft.put("pyre", (27, 45), "Furnace")
    draft.put("bed", (17, 68), facing="s")
    draft.put("bed", (22, 68), facing="s")
    draft.put("bed", (27, 68), facing="s")
    draft.put("guard_post", (67, 31))
    draft.put("guard_post", (54, 68))
    for x, y, amount in (
        (80, 67, 80),
        (84, 67, 120),
        (87, 67, 60),
        (80, 72, 90),
        (86, 72, 150),
        (65, 68, 30),
        (93, 7, 25),
        (93, 16, 25),
    ):
        draft.put("treasure", (x, y), amount=amount)
    for x, amount in ((5, 40), (6, 40), (8, 40), (9, 30), (16, 20)):
        draft.put("stockpile", (x, 42), amount=amount)
    draft.put("stockpile", (23, 42), amount=20)
    for cell, form in (((40, 15), "blood"), ((60, 16), "burns"), ((79, 11), "blood"), ((47, 66), "blood")):
        draft.put("remains", cell, form=form)
    for cell in ((76, 7), (76, 13), (81, 7), (81, 13)):
        draft.put("remains", cell, form="blood")


def _light(draft: Draft) -> None:
    draft.torches("s", (24, 8), (30, 8), (36, 13), (43, 13), (51, 13), (57, 6), (63, 6), (90, 5), (87, 5))
    draft.torches("s", (7, 28), (15, 28), (24, 27), (31, 27), (24, 40), (30, 40), (6, 40), (13, 40))
    draft.torches(
        "s", (63, 29), (69, 29), (44, 63), (53, 63), (42, 73), (55, 73), (65, 66), (80, 65), (87, 65)
    )
    draft.torches("e", (39, 78), (39, 85), (53, 10))
    draft.torches("w", (57, 78), (57, 87))
    draft.torches("s", (16, 67), (26, 67))


HEROES = (
    Member(kind="warrior", level=2, name="Aldous"),
    Member(kind="rogue", level=2, name="Wren"),
    Member(kind="priest", level=1, name="Odile"),
    Member(kind="mage", level=1, name="Tamsin"),
    Member(kind="ranger", level=1, name="Corin"),
)


def _five_heroes() -> Scenario:
    party = PartyPlan(id="five", goal="kill_master", faction="Lowmarket", members=HEROES)
    return Scenario(id="five-heroes", name="Five from Lowmarket", parties=(party,))


def _two_parties() -> Scenario:
    mob = PartyPlan(id="mob", goal="rescue", members=(Member(kind="peasant", level=0),) * 4)
    thieves = PartyPlan(
        id="thieves", arrives_ms=3_600_000, goal="steal",
        members=(Member(kind="rogue", level=2, name="Magpie"), Member(kind="rogue", level=1, name="Jack")),
    )  # fmt: skip
    return Scenario(id="mob-and-thieves", name="A mob, and an hour later thieves", parties=(mob, thieves))
