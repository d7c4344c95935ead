"""A map of another program becomes a level in which everything stands where it may."""

from pathlib import Path

import pytest

from editor.core.importing import SCALES, import_map
from editor.core.player_view import player_view
from simulation.level.placement import PlacementRules
from simulation.loading import default_catalogue, default_ruleset

FILES = sorted((Path(__file__).parents[2] / "schemas" / "interchange" / "files").glob("*.json"))
EVERY_DOOR = next(path for path in FILES if path.stem == "every_door")


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_all_that_is_imported_may_stand_there(path: Path, scale: int) -> None:
    """Doors hang in frames, padlocks on doors, portals at the edge or on floor."""
    level = import_map(path, scale).level
    rules = PlacementRules(level, default_catalogue(), default_ruleset())

    assert [placed for placed in level.objects.values() if rules.why_not(placed)] == []


def test_players_see_a_wall_where_a_secret_door_was_imported() -> None:
    """The wall's own material, or it would show."""
    view = player_view(import_map(EVERY_DOOR).level)

    assert view.terrain[7, 2] == view.terrain[7, 1] == default_catalogue().material_value("masonry")
