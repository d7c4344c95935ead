"""CMB-20: carried, healed, captured, killed."""

import pytest

from simulation.happenings.helpless import Captured, Healed
from simulation.happenings.orders import OrderRefused
from simulation.kernel.activities import ActivityBegan
from simulation.kernel.attempts import Attempted
from simulation.orders.minions import SendMinion
from simulation.rules.helpless.the_unconscious_are_tended import Tend
from tests.simulation.drawing import drawn, entries, happened, let_happen, play, run

HALL = """
    ###########
    #G....H..K#
    ###########
"""


def sent(errand, target="H", points=10, **place):
    """A goblin is sent to a comrade who lies unconscious four cells away; two minutes pass."""
    session = play(drawn(HALL, G="goblin", H="goblin", K="kobold"))
    lying = session.world.creatures["H"]
    lying.condition, lying.points = "unconscious", points
    session.world.lift_body(lying)
    session.order(SendMinion("G", target, errand, **place), session.now)
    run(session, 120)
    return session


@pytest.mark.rule("CMB-20")
def test_someone_unconscious_is_carried():
    """The goblin brings its comrade to the cell that the designer named."""
    session = sent("carry", x=2, y=1)

    assert session.world.creatures["H"].cell == (2, 1)
    assert session.world.creatures["G"].bears == ""


@pytest.mark.rule("CMB-20")
def test_someone_unconscious_is_healed_and_comes_round():
    """Ten points less four are too few to lie there."""
    session = sent("heal")

    assert happened(session, Healed) == [Healed("G", "H", 4, 0)]
    assert session.world.creatures["H"].condition == "up"


@pytest.mark.rule("CMB-20")
def test_healing_that_is_not_enough_leaves_one_lying():
    """Fourteen points less four still put one down."""
    assert sent("heal", points=14).world.creatures["H"].condition == "unconscious"


@pytest.mark.rule("CMB-20")
def test_someone_unconscious_is_captured():
    """A captured one is a prisoner."""
    session = sent("capture")

    assert happened(session, Captured) and session.world.creatures["H"].prisoner


@pytest.mark.rule("CMB-20")
def test_someone_unconscious_is_killed():
    """A killed one is dead."""
    assert sent("kill").world.creatures["H"].condition == "dead"


@pytest.mark.rule("CMB-20")
def test_whoever_has_come_round_meanwhile_is_left_alone():
    """A blow that was meant for somebody unconscious does not fall on who is up again."""
    session = play(drawn(HALL, G="goblin", H="goblin", K="kobold"))
    let_happen(session, Attempted(Tend("G", "H", "kill")))

    assert session.world.creatures["H"].condition == "up"


@pytest.mark.rule("CMB-20")
def test_tending_takes_ten_seconds():
    """From the moment that the goblin stands beside its comrade."""
    session = sent("heal")
    began = next(e for e in entries(session, ActivityBegan) if e.happening.activity.kind == "heal")

    assert entries(session, Healed)[0].time - began.time == 10_000


@pytest.mark.rule("CMB-20")
@pytest.mark.parametrize(("errand", "target"), [("heal", "K"), ("heal", "nobody"), ("tickle", "H")])
def test_only_the_unconscious_are_tended(errand, target):
    """An order for somebody on its feet, for nobody, or of an unknown kind is refused."""
    assert happened(sent(errand, target), OrderRefused)


@pytest.mark.rule("CMB-20")
def test_whoever_came_too_late_goes_back_home():
    """The comrade comes round while the goblin is at it: thwarted, the goblin thinks again."""
    session = play(drawn(HALL, G="goblin", H="goblin", K="kobold"))
    goblin = session.world.creatures["G"]
    session.world.place_body(goblin, (5, 1))
    let_happen(session, Attempted(Tend("G", "H", "heal")))
    run(session, 60)

    assert goblin.cell == goblin.home
