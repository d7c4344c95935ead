"""Quick fixes of what lacks or leads nowhere: a task, metal, references, overrides, exclusions."""

from __future__ import annotations

import re

from editor.core.change import Region
from editor.core.document import Document, Plan
from editor.core.edits.level_property import SetLevelProperty
from editor.core.edits.place_objects import PlaceObjects
from editor.core.edits.scenario import SetScenario
from editor.core.edits.set_property import SetProperty
from editor.core.facing import new_object
from editor.core.refusal import Refusal
from schemas.finding import Finding
from schemas.ids import new_id
from schemas.message import Message
from schemas.objects import Creature
from schemas.scenario import PartyPlan, Scenario
from simulation.level.level import area_cells
from simulation.loading import default_catalogue

TASK_OF = {"W-NO-CHORES-MINION": "chores", "W-NO-HAUL-MINION": "haul"}
"""The task that a check misses; every other misses Traps."""


def give_task(document: Document, finding: Finding) -> Plan:
    """Give the task to the minion with the fewest; ties by id."""
    task, catalogue = TASK_OF.get(finding.check, "traps"), default_catalogue()
    creatures = [each for each in document.level.of_family("creature") if isinstance(each, Creature)]
    minions = [each for each in creatures if catalogue.creature_kind(each.kind).group == "minion"]
    free = [each for each in minions if task not in each.tasks and not each.prisoner]
    if not free:
        return Refusal(Message("fix.no_minion"))
    chosen = min(free, key=lambda each: (len(each.tasks), each.id))
    return SetProperty.plan(document.level, [chosen.id], "tasks", (*chosen.tasks, task))


def add_metal(document: Document, finding: Finding) -> Plan:
    """A stockpile with what is missing, on the first free cell of a room, nearest the planned objects."""
    args = dict(finding.message.args)
    missing = int(str(args["needed"])) - int(str(args["metal"]))
    level, rules, key = document.level, document.derived.placement, new_id(document.level.objects)
    near = level.objects[finding.objects[0]].cell
    cells = area_cells(level.of_family("area")) or Region(0, 0, level.width, level.height).cells()
    for cell in sorted(cells, key=lambda cell: (abs(cell[0] - near[0]) + abs(cell[1] - near[1]), cell)):
        pile = new_object("stockpile", cell, key, amount=missing)
        if rules.why_not(pile) is None:
            return PlaceObjects.plan(level, [pile], rules)
    return Refusal(Message("fix.nowhere"))


def clear_reference(document: Document, finding: Finding) -> Plan:
    """Take away what refers to something that is not there."""
    level = document.level
    if finding.objects:
        creature, wrong = finding.objects[0], str(dict(finding.message.args)["home"])
        name = "bed" if getattr(level.objects[creature], "bed", "") == wrong else "lair"
        return SetProperty.plan(level, [creature], name, "")
    scenario = level.scenarios[str(dict(finding.message.args)["scenario"])]
    return SetScenario.plan(level, _cleared(scenario, dict(finding.message.args)))


def drop_override(document: Document, finding: Finding) -> Plan:
    """Back to the rulebook's value."""
    return SetLevelProperty.plan_rule(document.level, finding.path.removeprefix("ruleset."), None)


def drop_exclusion(document: Document, finding: Finding) -> Plan:
    """Without the exclusion that fits nothing."""
    found = re.fullmatch(r"exclusions\[(\d+)\]", finding.path)
    entries = list(document.level.kept.get("exclusions", ()))
    if found is None or int(found[1]) >= len(entries):
        return None
    entry, args = entries[int(found[1])], dict(finding.message.args)
    if "reason" in args and (not isinstance(entry, dict) or entry.get("reason") != args["reason"]):
        return None  # another one stands there by now
    del entries[int(found[1])]
    return SetLevelProperty.plan_kept(document.level, "exclusions", entries or None)


def _cleared(scenario: Scenario, args: dict[str, object]) -> Scenario:
    if "party" in args:
        parties = tuple(_without_portal(party, str(args["party"])) for party in scenario.parties)
        return scenario.model_copy(update={"parties": parties})
    ages = {key: age for key, age in scenario.start.part_age_ms.items() if key != args["part"]}
    return scenario.model_copy(update={"start": scenario.start.model_copy(update={"part_age_ms": ages})})


def _without_portal(party: PartyPlan, key: str) -> PartyPlan:
    return party.model_copy(update={"portal": ""}) if party.id == key else party
