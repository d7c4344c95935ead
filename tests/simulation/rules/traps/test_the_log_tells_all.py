"""A gallery of all ten mechanisms: the log alone gives the state, and the same seed the same log."""

from simulation.digest import digests
from simulation.happenings.rearming import PartRearmed
from simulation.happenings.traps import MechanismFired
from tests.simulation.drawing import drawn, happened, play, run

MECHANISMS = (
    "spinning_blades", "flamethrower", "gas_sprayer", "electric_coil", "dart_launcher", "explosive_trap",
    "spider_trap", "web_trap", "terror_trap", "alarm_trap",
)  # fmt: skip
LETTERS = "abcdefghij"
GALLERY = """
    ##a####b####c####d####e####f####g####h####i####j#####
    P.A....B....C....D....E....F....G....H....I....J....T
    ##########################+##########################
    #.........................w.........................#
    #####################################################
"""


def gallery():
    """A plate under each mechanism, from the portal to the treasure; a goblin w rearms."""
    kinds = {letter: {"kind": kind, "facing": "s"} for letter, kind in zip(LETTERS, MECHANISMS, strict=True)}
    plates = {letter.upper(): "pressure_plate" for letter in LETTERS}
    wires = [f"{letter.upper()} {letter}" for letter in LETTERS]
    return drawn(
        GALLERY, wires, **kinds, **plates, T={"kind": "treasure", "amount": 99},
        w={"kind": "goblin", "tasks": ("traps",), "stance": "flee"},
    )  # fmt: skip


def test_the_fold_of_the_log_is_the_live_state_with_all_traps():
    """Applying the log without rules, up to many moments, gives what live play had."""
    session = play(gallery(), party=["warrior"] * 4, goal="steal", seed=3)
    live = []
    for seconds in range(0, 400, 20):
        run(session, seconds)
        live.append((len(session.log) - 1, digests(session.world)))

    assert len({fired.object for fired in happened(session, MechanismFired)}) >= 5
    assert [(index, digests(session.world_at(index))) for index, _ in live] == live


def test_after_the_invasion_everything_is_rearmed_in_time():
    """A goblin left to itself rearms all that was used."""
    session = play(gallery(), party=["peasant"], goal="steal", seed=5)
    run(session, 11 * 3_600)

    assert happened(session, PartRearmed)
    assert not any(part.needs_rearm for part in session.world.parts.values())
