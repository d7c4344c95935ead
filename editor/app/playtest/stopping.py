"""Looks whether a run has come to a breakpoint since the last look, and says which."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from editor.app.level_view import LevelView
from editor.app.playtest.breakpoints import Stop
from editor.app.playtest.run import Run
from editor.app.playtest.showing import Showing
from editor.app.wording import full_name


def first_stop(view: LevelView, showing: Showing, run: Run, told: int, clock: int) -> Stop | None:
    """The first breakpoint after entry `told` and the moment `clock` that the run has come past, if any."""
    marks = view.breakpoints
    if not marks:
        return None
    nets = view.wiring.nets
    showing.switches.read(run.log)
    found = (
        marks.in_log(run.world, run.log, told, run.index),
        marks.on_wires(showing.signals, nets, showing.switches.up_to(run.index), clock, run.clock),
    )
    return min((stop for stop in found if stop is not None), key=lambda stop: stop.time, default=None)


def go_to(stop: Stop, view: LevelView, showing: Showing, run: Run) -> None:
    """Show the moment and the place of a breakpoint."""
    if stop.entry >= 0:
        run.look_at(stop.entry)
    else:
        run.look_at_time(stop.time)
    view.canvas.navigator.reveal(*stop.cell)
    showing.point_out(stop.cell)


def said_of(view: LevelView, stop: Stop) -> str:
    """Why the run stands still."""
    if not stop.key:
        text = QCoreApplication.translate("Stopping", "Paused: a signal comes to the wire at {cell}")
        return text.format(cell=f"({stop.cell[0]}, {stop.cell[1]})")
    text = QCoreApplication.translate("Stopping", "Paused at the breakpoint of {what}")
    return text.format(what=full_name(view.document.level, stop.key))
