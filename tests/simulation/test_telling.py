"""Everything that can happen has a sentence in both languages, told in words rather than in codes."""

import re
from dataclasses import fields
from importlib import import_module
from pkgutil import walk_packages

import pytest

import simulation
from schemas.message import Message
from schemas.wording import LANGUAGES, topic
from simulation.happenings.fights import AttackRolled, CreatureFell, WoundSuffered
from simulation.happenings.invasions import PartyArrived
from simulation.happenings.moving import TakeStep
from simulation.happenings.orders import OrderGiven
from simulation.happenings.signals import ActivatorSwitched
from simulation.happenings.traps import ActivatorTripped
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempt, Attempted, Thwarted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Entry, Happening
from simulation.kernel.scheduling import Scheduled
from simulation.naming import spoken
from simulation.orders.doors import SwitchLever
from simulation.session import Session
from simulation.telling import is_news, is_plumbing, is_worth_telling, snake_name, tell
from tests.replays.golden import Golden
from tests.simulation.drawing import drawn, play

PLACE = re.compile(r"\{(\w+)\}")
PAIRS = {"success": "failure", "yes": "no", "dead": "unconscious"}
HALL = """
    ##########
    P...L.A..#
    #...+..sM#
    ##########
"""


def kinds_below(base: type) -> dict[str, type]:
    """Every kind of happening or attempt that the product defines and makes, by its name."""
    for module in walk_packages(simulation.__path__, "simulation."):
        import_module(module.name)
    found: dict[str, type] = {}
    open_ones = [base]
    while open_ones:
        below = [
            kind for kind in open_ones.pop().__subclasses__() if kind.__module__.startswith("simulation.")
        ]
        open_ones += below
        found |= {kind.__name__: kind for kind in below}
    return {name: kind for name, kind in found.items() if name not in ("Rolled", "ChanceTaken", "Attempted")}


def sentences(prefix: str, kind: type) -> dict[str, str]:
    """All sentences that tell a kind: its own, and those for outcomes below it."""
    code = f"{prefix}.{snake_name(kind)}"
    return {key: words["en"] for key, words in topic(prefix).items() if f"{key}.".startswith(f"{code}.")}


KINDS = [("happening", kind) for kind in kinds_below(Happening).values()]
KINDS += [("attempt", kind) for kind in kinds_below(Attempt).values()]


@pytest.mark.parametrize(("prefix", "kind"), KINDS, ids=lambda value: getattr(value, "__name__", value))
def test_every_kind_has_sentences_about_its_own_fields(prefix: str, kind: type) -> None:
    """Nothing that can happen is told as a code, or asks for what it does not carry."""
    said = sentences(prefix, kind)
    names = {field.name for field in fields(kind)}
    names |= {field.name for field in fields(Activity) if "activity" in names}

    assert said and all(set(PLACE.findall(text)) <= names for text in said.values())


@pytest.mark.parametrize(("prefix", "kind"), KINDS, ids=lambda value: getattr(value, "__name__", value))
def test_a_kind_told_by_outcome_has_a_sentence_for_each(prefix: str, kind: type) -> None:
    """Where there is one for success there is one for failure, and so on."""
    said = sentences(prefix, kind)
    code = f"{prefix}.{snake_name(kind)}"
    names = {field.name for field in fields(kind)}
    pairs = PAIRS | {name: f"not_{name}" for name in names}

    assert code in said or any({f"{code}.{a}", f"{code}.{b}"} <= set(said) for a, b in pairs.items())


@pytest.fixture
def session() -> Session:
    """Two goblins, the Master, a lever and a party that is there."""
    level = drawn(HALL, L="lever", A="goblin")
    return play(level, party=["rogue", "warrior", "warrior"], goal="steal", seconds=20)


def told(session: Session, happening: Happening, language: str = "en") -> str:
    """The sentence about something that might have happened."""
    return tell(session.world, Entry(0, 0, None, "", happening, None)).text(language)


WALK = Activity("party-1", "open", 0, 10, Deciding("party-1"), needs=("door",))


@pytest.mark.parametrize(
    ("happening", "english", "spanish"),
    [
        (CreatureFell("party-1", "dead", "A"), "the goblin kills the rogue", "el goblin mata al pícaro"),
        (CreatureFell("party-1", "unconscious", ""),
         "the rogue falls unconscious", "el pícaro cae inconsciente"),
        (WoundSuffered("party-2", "severe", "A", "cutting", 0),
         "warrior 1 suffers a severe wound from the goblin (cutting)",
         "guerrero 1 sufre una herida grave por el goblin (cortante)"),
        (ActivatorSwitched("L", False), "the lever switches off", "la palanca se apaga"),
        (ActivityBegan(WALK), "the rogue begins to open the door", "el pícaro empieza a abrir la puerta"),
        (OrderGiven(SwitchLever("L", True)),
         "An order: switch on the lever", "Una orden: encender la palanca"),
        (Thwarted("party-1", "OpenDoor", Message("refusal.door_is_locked"), "DOR-09"),
         "the rogue can't open the door: the door is locked",
         "el pícaro no puede abrir la puerta: la puerta está cerrada con llave"),
        (Scheduled(86_461_000, 1, "A", Deciding("A")),
         "It is arranged for day 2, 00:01:01: the goblin considers what to do",
         "Queda previsto para el día 2, 00:01:01: el goblin piensa qué hacer"),
        (PartyArrived("party", "P", "steal", "", ("party-1", "party-2", "party-3")),
         "the party comes to the portal to steal treasure: the rogue, warrior 1 and warrior 2",
         "el grupo llega al portal para robar tesoro: el pícaro, guerrero 1 y guerrero 2"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Happening) else "",
)  # fmt: skip
def test_what_happened_is_told_in_words(
    session: Session, happening: Happening, english: str, spanish: str
) -> None:
    """Names, conditions, wounds, goals, orders and moments are words of the reader's language."""
    assert (told(session, happening), told(session, happening, "es")) == (english, spanish)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_a_whole_run_is_told_with_a_code_or_a_gap(session: Session, language: str) -> None:
    """No `{place}` is left standing, and no `topic.code` shows through."""
    texts = [tell(session.world, entry).text(language) for entry in session.log]

    assert not [text for text in texts if "{" in text or re.search(r"[a-z]_[a-z]|[a-z]\.[a-z]", text)]


def test_rolls_are_told_as_what_was_reached_against_what(session: Session) -> None:
    """A fight leaves rolls in the log; each says its total and the number to reach."""
    rolled = next(e for e in session.log if isinstance(e.happening, AttackRolled))
    roll = rolled.happening.roll

    assert f"({roll.total} against {roll.opposing})" in tell(session.world, rolled).text()


@pytest.mark.parametrize(("language", "said"), [("en", "party 1"), ("es", "el grupo 1")])
def test_one_party_of_several_is_called_by_its_number(language: str, said: str) -> None:
    """Without an article in English, with one in Spanish."""
    session = Golden("a-map-gets-out").played()

    name = spoken(session.world, min(session.world.parties))
    assert isinstance(name, Message) and name.text(language) == said


def test_plumbing_is_known_as_such(session: Session) -> None:
    """What is scheduled, begun or considered is no story; who falls is."""
    attempt = Attempted(TakeStep("A", (1, 1), 1_000))

    assert is_plumbing(attempt) and is_plumbing(ActivityBegan(WALK))
    assert is_worth_telling(CreatureFell("A", "dead", "")) and not is_worth_telling(attempt)


def test_that_a_plate_needs_a_rearm_is_told_once_after_each_use():
    """Followers step on it one after another; the log keeps them all, the story says it once."""
    spent = Thwarted("A", "TripActivator", Message("refusal.needs_rearm"), "TRP-11")
    other = Thwarted("B", "TripActivator", Message("refusal.needs_rearm"), "TRP-11")
    used = ActivatorTripped("A", "party-1", (1, 1))
    story = [used, spent, spent, other, spent, used, spent, spent]
    log = [Entry(index, 0, None, "", each, None) for index, each in enumerate(story)]

    assert [is_news(log, entry) for entry in log] == [True, True, False, True, False, True, True, False]
