"""Contrast of the map styles, and the plan seen from far."""

from __future__ import annotations

import pytest

from editor.app.canvas.art.objects import OBJECT_KINDS
from editor.app.canvas.art.palette import STYLES, WIRE_HUES, MapStyle, mix, readable_hue, tint
from editor.app.canvas.art.plan_dots import dot_colour, plan_rgb
from editor.app.canvas.art.textures import MATERIALS
from editor.app.theme.colours import contrast

each_style = pytest.mark.parametrize("style", STYLES.values(), ids=lambda style: style.name)
SIGNS = ("dungeon", "master", "adventurers", "wild", "visitors", "danger", "select", "accent")


@each_style
@pytest.mark.parametrize("sign", SIGNS)
def test_signs_stand_out_from_floor_and_rock(style: MapStyle, sign: str) -> None:
    """Graphics have a contrast of 3 : 1 (QUALITY section 3)."""
    colour = getattr(style, sign)

    assert min(contrast(colour, style.floor), contrast(colour, style.rock)) >= 3


@each_style
@pytest.mark.parametrize("hue", WIRE_HUES)
def test_wires_stand_out_from_their_casing_and_the_floor(style: MapStyle, hue: str) -> None:
    """Whatever the net, its wire is seen."""
    colour = readable_hue(hue, style)

    assert min(contrast(colour, style.wire_casing), contrast(colour, style.floor)) >= 3


@each_style
def test_the_cap_of_a_wall_stands_out_from_the_rock(style: MapStyle) -> None:
    """Dug space reads at a glance."""
    assert contrast(style.cap, style.rock) >= 3


@each_style
def test_materials_differ_on_the_plan(style: MapStyle) -> None:
    """From far each material is a colour of its own."""
    assert len({plan_rgb(material, style) for material in MATERIALS}) == len(MATERIALS)


@each_style
def test_what_matters_has_a_dot(style: MapStyle) -> None:
    """Traps, doors and portals are seen from far; padlocks are part of their door."""
    shown = {kind for kind in OBJECT_KINDS if dot_colour(kind, style)}

    assert {"dart_launcher", "tripwire", "door", "portal"} <= shown and "padlock" not in shown


@pytest.mark.parametrize(("percent", "colour"), [(0, "#000000"), (50, "#7f7f7f"), (100, "#ffffff")])
def test_mixing_goes_from_one_to_the_other(percent: int, colour: str) -> None:
    """In equal steps."""
    assert mix("#000000", "#ffffff", percent) == colour


def test_a_tint_keeps_the_colour_and_takes_the_alpha() -> None:
    """The alpha is the second argument."""
    assert tint("#123456", 7).getRgb() == (0x12, 0x34, 0x56, 7)
