"""Too many traps for one pair of hands: old clockwork that takes an hour to rearm, and one who does it."""

from __future__ import annotations

from sample_levels.building.draft import Draft
from schemas.clock import DAY
from schemas.scenario import Member, PartyPlan, Scenario
from simulation.level.level import Level

ROWS = (5, 12, 19)
"""The middle row of each gallery."""
LEFT, LENGTH, APART = 4, 41, 5
PLATES = 8
MECHANISMS = ("terror_trap", "gas_sprayer", "spider_trap", "alarm_trap")
ACTIVATORS = ("pressure_plate", "tripwire", "sensor")
REARM_MS = 3_600_000
BRIEFING = (
    {
        "en": "Twenty-four traps, all of them old clockwork: here a rearm takes an hour, by a rule that the "
        "level changes. One goblin, Wick, has the task Traps. The problem list says what that comes to.",
        "es": "Veinticuatro trampas de relojería vieja: aquí un rearme lleva una hora, por una regla que "
        "el nivel cambia. Un solo goblin, Wick, tiene la tarea de Trampas. Los problemas dicen qué supone.",
    },
    {
        "en": "Play “Nobody for six days” and watch the job list: parts run out one after another, Wick "
        "never rests, some wait too long, and whoever comes finds a good part of them asleep.",
        "es": "Juega «Nadie en seis días» y mira la lista de trabajos: las partes se agotan una tras otra, "
        "Wick no descansa, algunas esperan demasiado, y quien llegue hallará dormidas a muchas.",
    },
    {
        "en": "Then give the task Traps to Tallow and Snuff too, play the same seed again, and compare.",
        "es": "Después da la tarea de Trampas también a Tallow y Snuff, repite la semilla y compara.",
    },
)


def overwound() -> Level:
    """The level."""
    draft = Draft(52, 40, "The Overwound Gallery")
    draft.level.ruleset["rearming.rearm_time_ms"] = REARM_MS
    draft.level.kept["notes"] = [{"text": text} for text in BRIEFING]
    _galleries(draft)
    _traps(draft)
    _quarters(draft)
    _household(draft)
    draft.scenario(_nobody_for_six_days())
    return draft.finished()


def _galleries(draft: Draft) -> None:
    for row in ROWS:
        draft.fill((LEFT, row - 1, LENGTH, 3))
    first, second, third = ROWS
    draft.fill((LEFT + LENGTH, first - 1, 3, second - first + 3))
    draft.fill((LEFT - 3, second - 1, 3, third - second + 3))
    draft.put("room", (22, first - 1), "Gallery", rects=tuple((LEFT, row - 1, LENGTH, 3) for row in ROWS))
    draft.way([(0, first), (LEFT - 1, first)])
    draft.put("portal", (0, first), "Clockmaker's Door", facing="w")


def _traps(draft: Draft) -> None:
    """Kinds are mixed: one used again and again would be found more and more easily."""
    for number in range(len(ROWS) * PLATES):
        row, column = divmod(number, PLATES)
        x, y = LEFT + 3 + APART * column, ROWS[row]
        activator = ACTIVATORS[number % len(ACTIVATORS)]
        mechanism = MECHANISMS[number % len(MECHANISMS)]
        facing = "" if activator == "pressure_plate" else "n"
        draft.trap((activator, (x, y), facing), (mechanism, (x, y - 2), "s"))


def _quarters(draft: Draft) -> None:
    third = ROWS[-1]
    draft.way([(LEFT + LENGTH, third), (46, third), (46, 25)])
    draft.room((36, 27, 13, 9), "Sanctum", "sanctum")
    draft.door((46, 26), "n", name="Sanctum Door")
    draft.room((20, 27, 12, 8), "Barracks", "barracks")
    draft.way([(33, 30), (34, 30)])
    draft.door((32, 30), "e", name="Barracks Door")
    draft.door((35, 30), "e", name="Inner Door", locked=True)
    draft.torches("s", (24, 26), (28, 26), (39, 26), (43, 26), *((x, 3) for x in (9, 24, 39)))


def _household(draft: Draft) -> None:
    beds = [draft.put("bed", (x, 33), facing="n") for x in (22, 25, 28)]
    draft.put("master", (42, 32), "The Winder", facing="n")
    draft.put("goblin", (22, 29), "Wick", tasks=("traps", "haul"), stance="avoid", bed=beds[0])
    draft.put("goblin", (25, 29), "Tallow", tasks=("chores",), stance="regroup", bed=beds[1])
    draft.put("goblin", (28, 29), "Snuff", tasks=("haul",), stance="regroup", bed=beds[2])
    draft.put("orc", (40, 29), "Grist", tasks=("guard",), stance="aggressive")
    draft.put("treasure", (47, 34), amount=120)
    draft.put("stockpile", (30, 28), amount=40)


def _nobody_for_six_days() -> Scenario:
    party = PartyPlan(
        id="late",
        goal="steal",
        arrives_ms=6 * DAY,
        members=(Member(kind="warrior", level=1), Member(kind="rogue", level=1), Member(kind="peasant")),
    )
    return Scenario(id="six-days", name="Nobody for six days", parties=(party,))
