"""The four wards of the stronghold: barracks, prison, workshops and vaults."""

from __future__ import annotations

from sample_levels.building.draft import Draft
from sample_levels.building.wards import Room, torch_row, ward

Span = tuple[int, int]
Rows = tuple[int, ...]
COMPANIES = (
    "Ash", "Bone", "Cinder", "Dusk", "Ember", "Fang", "Gall", "Hook", "Iron", "Jackal", "Knell", "Lash",
    "Maw", "Nettle", "Omen", "Pike", "Quarrel", "Raven", "Slag", "Thorn", "Umber", "Viper", "Wrath", "Yoke",
)  # fmt: skip
TRADES = (
    "Smithy", "Armoury", "Tannery", "Kitchen", "Bakehouse", "Brewery", "Butchery", "Glassworks", "Ropewalk",
    "Carpentry", "Fletcher", "Poisoner", "Wire Drawer", "Trap Works", "Clockmaker", "Foundry",
    "Stores of Iron", "Stores of Copper", "Stores of Lead", "Stores of Tin", "Mess", "Infirmary", "Laundry",
    "Counting House",
)  # fmt: skip
KEPT = (
    "Coins", "Cups", "Crowns", "Rings", "Relics", "Idols", "Blades", "Shields", "Banners", "Books", "Maps",
    "Masks", "Silks", "Spices", "Amber", "Jade", "Pearls", "Rubies", "Ivory", "Bells", "Keys", "Mirrors",
    "Clocks", "Bones",
)  # fmt: skip
GUARDS = ("spinning_blades", "explosive_trap", "web_trap", "spinning_blades")


def barracks(draft: Draft, span: Span, rows: Rows) -> list[str]:
    """Dormitories of six beds, some with their company at home; the beds of those on duty."""
    _entrances(draft, 121, rows)
    on_duty: list[str] = []
    for number, rect, door in ward(draft, *span, rows, (10, 6)):
        x, y, _, _ = rect
        draft.room(rect, f"{COMPANIES[number % 24]} Company", "barracks")
        torch_row(draft, x + 2, x + 8, y - 1, every=5)
        draft.door(door, "n", name=f"{COMPANIES[number % 24]} Door")
        beds = [
            draft.put("bed", (column, row), facing="s")
            for column in (x + 1, x + 4, x + 8)
            for row in (y, y + 5)
        ]
        if number % 3:
            _at_home(draft, number, x, y, beds)
            on_duty += beds[3:]
        else:
            on_duty += beds
    return on_duty


def _at_home(draft: Draft, number: int, x: int, y: int, beds: list[str]) -> None:
    kinds = (("goblin", ("traps", "haul")), ("kobold", ("chores", "haul")), ("goblin", ("traps", "chores")))
    for index, (kind, tasks) in enumerate(kinds):
        stance = ("avoid", "regroup", "flee", "defensive")[(number + index) % 4]
        draft.put(kind, (x + 2 + 2 * index, y + 2), tasks=tasks, stance=stance, bed=beds[index])


def prison(draft: Draft, span: Span, rows: Rows) -> None:
    """Cells behind padlocked portcullises; a lever at the end of each row turns all its locks at once."""
    _entrances(draft, 133, rows)
    rows_of_doors: dict[int, list[str]] = {}
    for number, rect, door in ward(draft, *span, rows, (4, 4)):
        x, y, _, _ = rect
        draft.room(rect)
        torch_row(draft, x + 3, x + 3, y - 1)
        rows_of_doors.setdefault(door[1], []).append(
            draft.door(door, "n", "portcullis", f"Cell {number + 1}", locked=True)
        )
        draft.put("bed", (x, y), facing="s")
        if number % 4 == 1:
            kind = ("peasant", "warrior", "priest", "ranger")[number // 4 % 4]
            draft.put(kind, (x + 2, y + 1), prisoner=True, side="adventurers")
    rects = tuple((span[0], y - 5, span[1] - span[0] + 1, 12) for y in rows)
    draft.put("prison", (span[0], rows[0] - 5), "Oubliettes", rects=rects)
    for wall, doors in sorted(rows_of_doors.items()):
        if wall + 1 in rows:
            draft.wire(draft.put("lever", (span[1] - 1, wall), facing="s"), *reversed(doors))
        else:
            draft.wire(draft.put("lever", (span[0], wall), facing="n"), *doors)


def workshops(draft: Draft, span: Span, rows: Rows) -> None:
    """Trades and stores."""
    _entrances(draft, 121, rows)
    for number, rect, door in ward(draft, *span, rows, (10, 6)):
        x, y, _, _ = rect
        name = TRADES[number % 24]
        draft.room(rect, name)
        torch_row(draft, x + 2, x + 8, y - 1, every=5)
        draft.door(door, "n", name=f"{name} Door", held_open=number % 5 == 0, open=number % 5 == 0)
        if name.startswith("Stores"):
            for column in range(x, x + 10, 2):
                draft.put("stockpile", (column, y), amount=60)
                draft.put("stockpile", (column, y + 5), amount=60)
        else:
            draft.put("pyre", (x + 2, y + 1))
            draft.put("butchers_table", (x + 7, y + 4), facing="s")
            draft.put("stockpile", (x + 9, y), amount=10)


def vaults(draft: Draft, span: Span, rows: Rows) -> None:
    """Strongrooms: three chests each behind a lock, before them a plate with its guard."""
    _entrances(draft, 133, rows)
    for number, rect, door in ward(draft, *span, rows, (8, 6)):
        _vault(draft, (number, rect, door), below=door[1] < rect[1])


def _vault(draft: Draft, room: Room, below: bool) -> None:
    number, rect, door = room
    x, y, _, _ = rect
    name = KEPT[number % 24]
    draft.room(rect, f"Vault of {name}", "treasury")
    torch_row(draft, x + 1, x + 7, y - 1, every=6)
    kind = "secret_door" if number % 6 == 5 else "door"
    draft.door(door, "n", kind, f"Vault of {name}", locked=True, quality="fine" if number % 2 else "normal")
    back, front = (y + 5, y + 1) if below else (y, y + 4)
    for column in (x, x + 4, x + 7):
        draft.put("treasure", (column, back), amount=40 + 10 * (number % 5))
    beside, deeper = door[0] - 1, front + (1 if below else -1)
    draft.trap(
        ("pressure_plate", (door[0], front), "", ""), (GUARDS[number % 4], (beside, deeper)),
        (beside, front), timer=((beside, front), 500) if number % 3 else None,
    )  # fmt: skip


def _entrances(draft: Draft, wall: int, rows: Rows) -> None:
    """Double doors between a ward's corridors and the aisle."""
    for y in rows:
        left, right = (wall, wall + 1) if wall < 128 else (wall, wall + 2)
        draft.way([(left, y), (right, y)], width=2)
        draft.door((wall if wall < 128 else wall + 1, y), "e", "double_door")
