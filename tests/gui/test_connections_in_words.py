"""The inspector says what an object is connected to, and which way."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from editor.app.panels.inspector.links_box import LinksBox
from editor.app.wiring_view import WiringView
from editor.core.document import Document
from simulation.wiring.change import apply
from simulation.wiring.drag import plan_drag
from tests.simulation.drawing import drawn

CHAIN = """
    #######
    P.A.T.D
    #######
"""


def test_a_timer_says_what_fires_it_and_what_it_fires(qtbot: QtBot) -> None:
    """The delay stands with what comes after it."""
    level = drawn(CHAIN, A="tripwire", T={"kind": "timer", "delay_ms": 1500}, D="dart_launcher")
    for corners in (((2, 1), (4, 1)), ((4, 1), (6, 1))):
        apply(level.wires, plan_drag(level.wires, level.object_cells(), corners, forced=True).change)
    document = Document(level)
    box = LinksBox()
    qtbot.addWidget(box)

    box.show_object(document.level, WiringView(document), document.level.objects["T"])

    lines = [box._list.item(row).text() for row in range(box._list.count())]
    assert lines == ["fired by Tripwire at 2, 1", "fires Dart launcher at 6, 1 +1.5 s"]
