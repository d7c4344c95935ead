"""Templates can be played at once, at any size that holds them."""

import networkx as nx
import pytest

from editor.core.templates import DEFAULT_SIZE, TEMPLATES, new_level
from schemas.message import Message
from schemas.model import Cell
from simulation.checks import run_checks
from simulation.level.level import Level, area_cells
from simulation.level.placement import PlacementRules
from simulation.loading import default_catalogue, default_ruleset
from simulation.wiring.links import links

PLAYABLE = [name for name in TEMPLATES if name != "rock"]
TRAPPED = [name for name in PLAYABLE if name != "blank"]
SIZES = [DEFAULT_SIZE, (33, 21), (64, 40)]


def floor_of(level: Level) -> "nx.Graph[Cell]":
    """The cells that one can walk, doors included, as a graph of neighbours."""
    walkable = [material.walkable for material in default_catalogue().materials]
    graph: nx.Graph[Cell] = nx.grid_2d_graph(level.width, level.height)
    graph.remove_nodes_from([(x, y) for x, y in [*graph] if not walkable[level.terrain[y, x]]])
    return graph


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("template", PLAYABLE)
@pytest.mark.rule("DOR-29")
def test_every_portal_lies_at_the_edge_and_leads_to_the_sanctum(template: str, size: tuple[int, int]) -> None:
    """However large the level, adventurers come in."""
    level = new_level(template, *size)
    goal = area_cells(level.of_kind("sanctum"))[0]

    for portal in level.of_kind("portal"):
        x, y = portal.cell
        assert x in (0, level.width - 1) or y in (0, level.height - 1)
        assert nx.has_path(floor_of(level), portal.cell, goal)


@pytest.mark.parametrize("template", TEMPLATES)
def test_everything_stands_where_it_may(template: str) -> None:
    """The placement table has no objection to any object."""
    level = new_level(template, *DEFAULT_SIZE)
    rules = PlacementRules(level, default_catalogue(), default_ruleset())

    assert [reason for placed in level.objects.values() if (reason := rules.why_not(placed))] == []


@pytest.mark.parametrize("template", PLAYABLE)
def test_the_level_checks_find_nothing(template: str) -> None:
    """What the program hands out is what it would pass."""
    assert run_checks(new_level(template, *DEFAULT_SIZE), default_catalogue(), default_ruleset()) == []


@pytest.mark.parametrize("template", TRAPPED)
def test_every_activator_fires_a_mechanism(template: str) -> None:
    """No wire is left loose, wherever the drawing lies in the level."""
    level = new_level(template, *DEFAULT_SIZE)
    made = links(level.wires, level.object_cells()).of
    activators = [placed.id for placed in level.of_family("activator")]

    assert activators
    assert all(made[name].mechanism for name in activators)


@pytest.mark.parametrize("template", PLAYABLE)
def test_the_master_sits_in_the_sanctum(template: str) -> None:
    """Exactly one Master, where parties look for it."""
    level = new_level(template, *DEFAULT_SIZE)
    (master,) = level.of_kind("master")

    assert master.cell in area_cells(level.of_kind("sanctum"))


@pytest.mark.parametrize("template", TEMPLATES)
@pytest.mark.parametrize("text", ["name", "about"])
def test_every_template_has_words(template: str, text: str) -> None:
    """A name and a sentence in both languages."""
    message = Message(f"template.{text}.{template}")

    assert len({message.code, message.text("en"), message.text("es")}) == 3
