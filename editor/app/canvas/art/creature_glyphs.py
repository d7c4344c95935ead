"""What tells creature kinds apart: a body colour and a glyph, in units of a 48-unit cell.

Each glyph has a light figure and dark details on it (paths as `easel.shape` reads them).
"""

from __future__ import annotations

from typing import NamedTuple


class Glyph(NamedTuple):
    """The looks of one kind of creature."""

    body: str
    """Colour of the token."""
    figure: str
    """Filled light."""
    details: str = ""
    """Filled dark, on the figure."""
    lines: str = ""
    """Dark strokes on the figure."""


GLYPHS: dict[str, Glyph] = {
    # A crowned skull with horns: the Master.
    "master": Glyph(
        "#6d3a96",
        "M -7 -6 C -15 -6 -15 -15 -10 -16 C -11 -12 -8 -11 -5 -11 L 5 -11 C 8 -11 11 -12 10 -16 C 15 -15 "
        "15 -6 7 -6 "
        "C 11 -2 10 3 7 5 L 6 11 L -6 11 L -7 5 C -10 3 -11 -2 -7 -6 Z M -4 -10 L 0 -16 L 4 -10 Z",
        "E -3.6 -0.5 2.6 3 E 3.6 -0.5 2.6 3 M 0 3 L 1.6 6 L -1.6 6 Z",
        "M -2.6 8 L -2.6 11 M 0 8 L 0 11 M 2.6 8 L 2.6 11",
    ),
    # Long ears out to the sides.
    "goblin": Glyph(
        "#3f7a3a",
        "M 0 -8 C 5 -8 7 -5 7.5 -2 L 15.5 -8 C 15 0 11 3 7.5 4 C 6 9 3 11 0 11 C -3 11 -6 9 -7.5 4 C -11 "
        "3 -15 0 -15.5 -8 "
        "L -7.5 -2 C -7 -5 -5 -8 0 -8 Z",
        "E -3 1 1.7 2.2 E 3 1 1.7 2.2",
        "M -3 7 Q 0 8.6 3 7",
    ),
    # A heavy jaw with two tusks, and a topknot.
    "orc": Glyph(
        "#4d6b2f",
        "M -2 -9 L 0 -16 L 2 -9 C 8 -9 9 -4 9 0 L 11 5 C 10 10 5 12 0 12 C -5 12 -10 10 -11 5 L -9 0 C "
        "-9 -4 -8 -9 -2 -9 Z "
        "M -9 5 L -10 -1 L -5 5 Z",
        "M -7 -2 L -1.5 0 L -2 2 L -6.5 1.5 Z M 7 -2 L 1.5 0 L 2 2 L 6.5 1.5 Z",
        "M -7 7.5 L -5.6 2.6 L -4 7.5 L 4 7.5 L 5.6 2.6 L 7 7.5",
    ),
    # Small, winged and horned.
    "imp": Glyph(
        "#a3402f",
        "M 0 -5 C 3 -5 5 -3 5 0 C 9 -6 13 -8 16 -7 C 15 -3 15 1 13 5 C 11 3 9 4 7 7 C 6 5 5 5 3 6 L 0 14 "
        "L -3 6 "
        "C -5 5 -6 5 -7 7 C -9 4 -11 3 -13 5 C -15 1 -15 -3 -16 -7 C -13 -8 -9 -6 -5 0 C -5 -3 -3 -5 0 -5 Z "
        "M -4 -3 L -6 -12 L -0.6 -5 Z M 4 -3 L 6 -12 L 0.6 -5 Z",
        "E -1.9 0 1.1 1.5 E 1.9 0 1.1 1.5",
    ),
    # A lizard's head seen from the side, with a crest.
    "kobold": Glyph(
        "#a56a2c",
        "M -12 11 C -12 3 -12 -2 -9 -6 L -12 -10 L -6 -9 L -6 -14 L -1 -9 C 5 -9 8 -6 15 -1 C 16 1 15 3 "
        "13 4 L 2 5 "
        "C 0 7 0 9 1 12 Z",
        "O 2 -4 1.9",
        "M 13 0.6 L 3 1.4",
    ),
    # A mountain of shoulders with a small head and a big nose.
    "troll": Glyph(
        "#4b6f74",
        "M 0 -14 C 5 -14 6 -10 6 -7 C 12 -7 16 -3 16 4 L 14 13 L -14 13 L -16 4 C -16 -3 -12 -7 -6 -7 C "
        "-6 -10 -5 -14 0 -14 Z",
        "E -2.8 -8 1.3 1.3 E 2.8 -8 1.3 1.3 E 0 -3.6 2 2.8",
        "M -9 4 L -9 13 M 9 4 L 9 13 M -3 2 L 3 2",
    ),
    "cave_spider": Glyph(
        "#54466b",
        "E 0 5 5.4 6.4 E 0 -4.6 3.8 3.6",
        "M 0 5 L 2.4 1.6 L -2.4 1.6 Z M 0 5 L 2.4 8.4 L -2.4 8.4 Z",
    ),
    # A wolf's head: sharp ears, sharp muzzle.
    "wolf": Glyph(
        "#6b7078",
        "M -12 -14 L -4 -8 L 4 -8 L 12 -14 L 11 -2 L 13 3 L 6 6 L 2.4 13 L -2.4 13 L -6 6 L -13 3 L -11 -2 Z",
        "M -8 -2 L -3 0.6 L -6 2 Z M 8 -2 L 3 0.6 L 6 2 Z M -2.4 9 L 2.4 9 L 0 12 Z",
    ),
    # A bear's head: round ears, round face, broad muzzle.
    "bear": Glyph(
        "#6e4a2e",
        "O -9 -9 4.6 O 9 -9 4.6 E 0 1 12.4 11.6",
        "O -5 -2 1.7 O 5 -2 1.7 E 0 4 2.8 2 O -9 -9 1.7 O 9 -9 1.7",
        "M 0 6 L 0 8 M -4 9 Q 0 11 4 9",
    ),
    # A pitchfork.
    "peasant": Glyph(
        "#8a7440",
        "M -1.6 16 L -1.6 -1 L -7.6 -1 C -9 -1 -9 -2 -9 -3 L -9 -14 L -6 -14 L -6 -4.4 L -1.6 -4.4 L "
        "-1.6 -15 L 1.6 -15 "
        "L 1.6 -4.4 L 6 -4.4 L 6 -14 L 9 -14 L 9 -3 C 9 -2 9 -1 7.6 -1 L 1.6 -1 L 1.6 16 Z",
    ),
    # A broad sword.
    "warrior": Glyph(
        "#9a3b3b",
        "M 11 -13 L 12 -7 L -2 6.4 L 1 9.4 L -1.4 11.6 L -5 8.4 L -9.6 13 L -12.6 10 L -8 5.4 L -11.4 2 "
        "L -9.4 -0.4 L -6.4 2.4 "
        "L 6 -12 Z",
        "",
        "M 9 -10 L -3.6 3.6",
    ),
    # A hooded face.
    "rogue": Glyph(
        "#47536b",
        "M 0 -15 C 11 -10 12 3 11 12 L -11 12 C -12 3 -11 -10 0 -15 Z",
        "M 0 -8 C 6 -5 7 2 5 7 C 2 10 -2 10 -5 7 C -7 2 -6 -5 0 -8 Z",
        "",
    ),
    # A tall bent hat with a star.
    "mage": Glyph(
        "#3b5f9a",
        "M -15 11 C -10 8 -8 7 -7 5 L -2 -9 C 0 -14 6 -15 11 -11 C 7 -11 6 -9 6 -7 L 8 5 C 9 7 11 8 15 "
        "11 C 6 14 -6 14 -15 11 Z",
        "M 1 -5 L 2.3 -1.6 L 5.6 -1.4 L 3 0.8 L 4 4 L 1 2.2 L -2 4 L -1 0.8 L -3.6 -1.4 L -0.3 -1.6 Z",
        "M -7 7 Q 0 9.4 8 7",
    ),
    # A sun cross.
    "priest": Glyph(
        "#b08d3c",
        "M -2.6 -15 L 2.6 -15 L 2.6 -6.4 C 5 -5.4 6.4 -4 7 -2.6 L 14 -2.6 L 14 2.6 L 7 2.6 C 6 5 4.4 6 "
        "2.6 6.6 L 2.6 15 "
        "L -2.6 15 L -2.6 6.6 C -5 6 -6 5 -7 2.6 L -14 2.6 L -14 -2.6 L -7 -2.6 C -6 -5 -4.4 -6 -2.6 -6.4 Z",
        "O 0 0 3.2",
    ),
    # A drawn bow.
    "ranger": Glyph(
        "#3f7d62",
        "M -5 -15 C 9 -12 9 12 -5 15 L -6 12.4 C 4 9 4 -9 -6 -12.4 Z M -13 -1.4 L 8 -1.4 L 8 -5 L 15.4 0 "
        "L 8 5 L 8 1.4 "
        "L -13 1.4 L -10 0 Z R -6.4 -13.6 1.8 27.2 0.6",
    ),
    # A purse tied with a string.
    "trader": Glyph(
        "#3a7ea8",
        "M -5 -14 L 0 -11.4 L 5 -14 L 4 -7.6 C 11 -3 13 3 12 8 C 11 13 -11 13 -12 8 C -13 3 -11 -3 -4 -7.6 Z",
        "R -5.6 -8.6 11.2 2.4 1 O 0 3.4 5",
        "",
    ),
}
