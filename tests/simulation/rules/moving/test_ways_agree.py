"""A way as a whole and step by step are the same."""

from hypothesis import given
from hypothesis import strategies as st

from simulation.loading import default_catalogue, default_ruleset
from simulation.rules.order import rule_tables
from simulation.world.setting import Setting
from tests.simulation.drawing import drawn

MAPS = st.lists(st.text("...#:", min_size=9, max_size=9), min_size=7, max_size=7)
CELLS = st.tuples(st.integers(0, 8), st.integers(0, 6))


@given(MAPS, CELLS, CELLS)
def test_the_whole_way_is_the_steps_one_after_another(rows, start, goal):
    """On random ground, difficult cells included, also from where there is no way."""
    level = drawn("\n".join(rows).replace(" ", "."))
    way = Setting(level, default_ruleset(), default_catalogue(), rule_tables()).ways.to([goal])

    assert way.down(start) == list(way.path(start))
