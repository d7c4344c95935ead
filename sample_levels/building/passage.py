"""A corridor of locked doors: who picks, who breaks, who goes round, who gives up, who locks up after."""

from __future__ import annotations

from sample_levels.building.draft import Draft
from schemas.scenario import Member, PartyPlan, Scenario
from simulation.level.level import Level

WATCH = (
    {
        "en": "Nothing here kills anybody soon. Watch what doors do to a party, and how long each of them "
        "takes.",
        "es": "Aquí nada mata pronto a nadie. Mira qué hacen las puertas con un grupo y cuánto lo "
        "entretiene cada una.",
    },
    {
        "en": "The Porter's Door is closed, not locked, and the Long Way leads round it: a party that sees "
        "both goes round half of the times, with a Guide once in four. Click the line of the story to"
        " see the dice.",
        "es": "Porter's Door está cerrada, pero sin llave, y Long Way la rodea: un grupo que ve ambas cosas"
        " da el rodeo la mitad de las veces; con un Guía, una de cada cuatro. Haz clic en la línea de"
        " la historia para ver los dados.",
    },
    {
        "en": "From the First Lock on there is only one way. Each lock is tried five times, then the door "
        "is; select a door to see how likely one roll is and how long it takes.",
        "es": "Desde First Lock solo hay un camino. Cada cerradura se intenta cinco veces, y después la "
        "puerta; selecciona una puerta para ver la probabilidad de una tirada y cuánto dura.",
    },
    {
        "en": "The Falling Grate is held open. The slab behind it switches on and closes it: closed, not "
        "locked, it lets anyone through again.",
        "es": "Falling Grate se mantiene abierta. La losa de detrás se enciende y la cierra: cerrada, pero "
        "sin llave, deja pasar otra vez a cualquiera.",
    },
    {
        "en": "The orcs of the Wardroom hear the blows. They do not open their door to get at the party "
        "unless you order it: right-click an adventurer.",
        "es": "Los orcos de Wardroom oyen los golpes. No abren su puerta para llegar al grupo si no lo "
        "ordenas: haz clic derecho en un aventurero.",
    },
    {
        "en": "With the party out of sight, Pip and Moss close what was forced and arm the locks again. In "
        "the last scenario another party finds them so. If the Cartographer got away it has a map, "
        "and never goes round.",
        "es": "Con el grupo fuera de la vista, Pip y Moss cierran lo forzado y arman otra vez las "
        "cerraduras. En el último escenario otro grupo las encuentra así. Si el Cartógrafo escapó, "
        "ese grupo tiene un mapa y nunca da el rodeo.",
    },
)
SOUTH_ROOMS = (("Wardroom", (29, 16, 9, 5), (33, 14)), ("Workshop", (41, 16, 8, 5), (45, 14)))


def passage() -> Level:
    """The level."""
    draft = Draft(66, 26, "The Passage of Seven Locks")
    _rooms(draft)
    _doors(draft)
    _parts(draft)
    _household(draft)
    _light(draft)
    draft.level.kept["notes"] = [{"text": text} for text in WATCH]
    draft.scenario(_locksmith())
    draft.scenario(_breakers())
    draft.scenario(_two_of_a_faction())
    return draft.finished()


def _rooms(draft: Draft) -> None:
    draft.room((2, 8, 7, 9), "Gate Court")
    draft.put("portal", (0, 12), "Road", facing="w")
    draft.way([(0, 12), (1, 12)], "earth")
    draft.way([(9, 12), (53, 12)])
    draft.way([(11, 12), (11, 5), (20, 5), (20, 12)])
    draft.put("room", (15, 5), "Long Way", rects=((11, 5, 10, 1),))
    for name, (x, y, width, height), door in SOUTH_ROOMS:
        draft.room((x, y, width, height), name, "barracks" if name == "Wardroom" else "room")
        draft.way([(door[0], 12), (door[0], y)])
    draft.room((54, 8, 9, 9), "Sanctum", "sanctum")
    draft.room((55, 20, 6, 3), "Strongroom", "treasury")
    draft.way([(58, 17), (58, 19)])


def _doors(draft: Draft) -> None:
    draft.door((15, 12), "e", name="Porter's Door")
    locks = (
        (23, "First Lock", "mediocre", "mediocre", "door"),
        (27, "Second Lock", "normal", "normal", "door"),
        (37, "Third Lock", "normal", "fine", "door"),
        (48, "Fifth Lock", "fine", "normal", "door"),
        (51, "Sixth Lock", "fine", "fine", "portcullis"),
    )
    for x, name, door, lock, kind in locks:
        draft.door((x, 12), "e", kind, name, quality=door)
        draft.put("padlock", (x, 12), facing="e", quality=lock)
    draft.door((41, 12), "e", "portcullis", "Falling Grate", held_open=True, open=True)
    draft.door((33, 14), "n", name="Wardroom Door", locked=True)
    draft.door((45, 14), "n", name="Workshop Door")
    draft.door((58, 18), "n", name="Seventh Lock", locked=True, quality="fine")


def _parts(draft: Draft) -> None:
    slab = draft.put("pressure_plate", (44, 12), "Loose Slab")
    draft.wire(slab, (44, 10), (41, 10), (41, 12))
    lever = draft.put("lever", (56, 7), "Master's Lever", facing="s")
    draft.wire(lever, (51, 7), (51, 12))


def _household(draft: Draft) -> None:
    beds = [draft.put("bed", (x, 20), facing="n") for x in (30, 32, 34, 36)]
    draft.put("master", (60, 12), "Wardress Ilva", facing="w")
    draft.put("orc", (31, 17), "Grim", tasks=("guard",), stance="aggressive", bed=beds[0])
    draft.put("orc", (35, 17), "Bolg", tasks=("guard",), stance="aggressive", bed=beds[1])
    draft.put("goblin", (43, 18), "Pip", tasks=("chores", "haul"), stance="regroup", bed=beds[2])
    draft.put("kobold", (46, 18), "Moss", tasks=("chores", "traps"), stance="regroup", bed=beds[3])
    draft.put("stockpile", (48, 20), amount=30)
    for x in (56, 58, 60):
        draft.put("treasure", (x, 21), amount=40)
    draft.put("altar", (61, 9), facing="s")


def _light(draft: Draft) -> None:
    draft.torches("s", (4, 7), (7, 7), (13, 11), (18, 11), (25, 11), (35, 11), (46, 11), (55, 7), (60, 7))
    draft.torches("s", (31, 15), (36, 15), (43, 15), (47, 15), (56, 19))


def _locksmith() -> Scenario:
    party = PartyPlan(
        id="locksmiths", goal="steal", faction="Lowmarket",
        members=(
            Member(kind="rogue", level=3, name="Tilda", traits=("detect_traps", "locksmith")),
            Member(kind="warrior", level=2, name="Anselm"),
        ),
    )  # fmt: skip
    return Scenario(id="a-locksmith", name="A Locksmith comes: every lock is picked", parties=(party,))


def _breakers() -> Scenario:
    members = (
        Member(kind="warrior", level=3, name="Brida", traits=("doorbreaker",)),
        Member(kind="warrior", level=2, name="Oswin"),
        Member(kind="priest", level=2, name="Maud"),
    )
    party = PartyPlan(id="breakers", goal="kill_master", members=members)
    return Scenario(id="a-doorbreaker", name="A Doorbreaker comes: it is loud", parties=(party,))


def _two_of_a_faction() -> Scenario:
    guide = Member(kind="ranger", level=2, name="Fenn", traits=("guide",))
    mapper = Member(kind="rogue", level=1, name="Odo", traits=("cartographer",))
    first = PartyPlan(id="first", goal="steal", faction="Hill Folk", members=(mapper, guide))
    second = PartyPlan(
        id="second", arrives_ms=2 * 3_600_000, goal="steal", faction="Hill Folk",
        members=(Member(kind="rogue", level=2, name="Wat"), Member(kind="peasant", level=0, name="Joan")),
    )  # fmt: skip
    name = "A Guide and a Cartographer come; two hours later their friends"
    return Scenario(id="a-map", name=name, parties=(first, second))
