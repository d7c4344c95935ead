"""What sentences call what has no name of its own: with its article, as each language writes that."""

import pytest

from schemas.message import Message
from simulation.naming import spoken
from tests.simulation.drawing import drawn, play

LETTERS = {
    "A": "cave_spider", "B": "spinning_blades", "T": "torch", "t": "torch",
    "D": {"kind": "door", "padlock": {}}, "M": {"kind": "master", "name": "Ilva"},
}  # fmt: skip


@pytest.mark.parametrize(
    ("key", "english", "spanish"),
    [
        ("A", "the cave spider", "de la araña de las cuevas"),
        ("B", "the spinning blades", "de las cuchillas giratorias"),
        ("D", "the door", "de la puerta"),
        ("D-lock", "the lock of the door", "de la cerradura de la puerta"),
        ("T", "the torch at 2, 1", "de la antorcha en 2, 1"),
        ("M", "Ilva", "de Ilva"),
        ("party", "the party", "del grupo"),
        ("party-1", "the rogue", "del pícaro"),
    ],
)
def test_what_has_no_name_has_an_article(key: str, english: str, spanish: str) -> None:
    """The one door, the torch at a place; a name of its own needs none. Spanish draws "de el" together."""
    world = play(drawn("########\nPATtBDM#\n########", **LETTERS), party=["rogue"], seconds=0).world
    message = Message("happening.invasion_ended", party=spoken(world, key))

    assert message.text("en") == f"The invasion of {english} is over"
    assert message.text("es") == f"La invasión {spanish} ha terminado"
