"""The colours of the three themes; nothing else in the window names a colour."""

from dataclasses import dataclass
from typing import Literal

ThemeName = Literal["light", "dark", "contrast"]


@dataclass(frozen=True, slots=True)
class Colours:
    """One theme: grounds from back to front, text, lines, and the two signals amber and red."""

    name: ThemeName
    window: str
    panel: str
    base: str
    raised: str
    text: str
    muted: str
    border: str
    accent: str
    accent_text: str
    on_accent: str
    danger: str
    warning: str
    good: str
    selection: str


DARK = Colours(
    name="dark", window="#17191f", panel="#1f222a", base="#14161b", raised="#2a2e38", text="#ece8df",
    muted="#a8a297", border="#363b47", accent="#f2a541", accent_text="#f2a541", on_accent="#1b1408",
    danger="#ff6b6b", warning="#f2c14e", good="#7bd88f", selection="#5b431e",
)  # fmt: skip
LIGHT = Colours(
    name="light", window="#ece8e0", panel="#f7f4ee", base="#ffffff", raised="#e2dccf", text="#24211c",
    muted="#635d52", border="#cbc4b6", accent="#e39a2e", accent_text="#875000", on_accent="#1f1503",
    danger="#b3261e", warning="#7a5600", good="#23703a", selection="#f6dcb0",
)  # fmt: skip
CONTRAST = Colours(
    name="contrast", window="#000000", panel="#000000", base="#000000", raised="#1c1c1c", text="#ffffff",
    muted="#e2e2e2", border="#ffffff", accent="#ffb84d", accent_text="#ffb84d", on_accent="#000000",
    danger="#ff8a8a", warning="#ffd95e", good="#8df0a5", selection="#6b4700",
)  # fmt: skip
THEMES: dict[ThemeName, Colours] = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}


def contrast(first: str, second: str) -> float:
    """The WCAG contrast of two #rrggbb colours, 1 to 21."""
    brighter, darker = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
