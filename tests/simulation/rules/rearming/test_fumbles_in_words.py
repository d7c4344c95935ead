"""What the log says of a fumble."""

import pytest

from simulation.happenings.rearming import RearmFumbled
from simulation.telling import tell
from tests.simulation.drawing import entries, load_dice
from tests.simulation.rules.rearming.workshops import workshop


@pytest.mark.rule("RRM-06")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "the activator of the trap is rigged now"), ("es", "el activador de la trampa queda manipulado")],
)
def test_a_fumble_at_the_mechanism_rigs_the_activator_in_words_too(monkeypatch, language, words):
    """No launcher is ever rigged."""
    load_dice(monkeypatch, {"rearm": (20, 1), "fumble": (100, 100)})
    session = workshop({"needs_rearm": False, "on": False}, seconds=130)

    [fumble] = entries(session, RearmFumbled)
    assert fumble.happening.object == "X" and words in tell(session.world, fumble).text(language)
