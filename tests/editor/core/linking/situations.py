"""Small wired levels for the tests of linking, and what their link tables say in short."""

from textwrap import dedent

from editor.core.document import Document
from editor.core.facing import new_object
from editor.core.linking.plan import LinkPlan
from editor.core.linking.table import link_table
from simulation.level.level import Level
from simulation.loading import default_ruleset
from tests.editor.core.sketches import wire

RULES = default_ruleset()
KINDS = {
    "P": "pressure_plate", "Q": "lever", "M": "dart_launcher", "N": "spinning_blades", "D": "portcullis",
    "E": "portcullis", "T": "timer",
}  # fmt: skip


def wired(picture: str, *wires: str) -> Level:
    """P and Q are activators, M and N mechanisms, D and E doors, T a timer of 2 s; more than one: T1, T2.

    "P D M" is a wire from P over D to M in straight legs.
    """
    rows = dedent(picture).strip("\n").splitlines()
    level = Level.blank(max(map(len, rows)), len(rows))
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if letter in KINDS:
                key = letter if picture.count(letter) == 1 else f"{letter}{x}"
                more = {"delay_ms": 2000} if letter == "T" else {}
                level.objects[key] = new_object(KINDS[letter], (x, y), key, **more)
    for names in wires:
        wire(level, *(level.objects[name].cell for name in names.split()))
    return level


def links(level: Level) -> dict[str, int]:
    """The link table: "P M" → delay in ms."""
    return {" ".join(pair): entry.on_ms for pair, entry in link_table(level).items()}


def after(level: Level, plan: LinkPlan) -> dict[str, int]:
    """The links once the plan is done; it must not be refused."""
    assert plan.refusal is None, str(plan.refusal.message)
    document = Document(level)
    document.do(plan.edit)
    return links(level)


def reason(plan: LinkPlan) -> str:
    """Why it is refused."""
    assert plan.refusal is not None
    return str(plan.refusal.message)
