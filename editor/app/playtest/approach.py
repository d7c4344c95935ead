"""Where a play-test looks: from too far off it goes to where the party comes, and back at the end."""

from __future__ import annotations

from dataclasses import replace

from editor.app.canvas.camera import FULL
from editor.app.canvas.navigator import Navigator
from editor.app.playtest.run import Run

READABLE = 14.0
"""Pixels a cell from which it can be read who stands there."""


BEYOND = 6
"""Cells beyond the edge that may be shown: the view is to become smaller when the panels come."""


class Approach:
    """Moves the camera only until the party has come, and only while nobody else moves it."""

    def __init__(self, navigator: Navigator, run: Run) -> None:
        self._navigator = navigator
        self._before, self._fitted = navigator.camera, navigator.fitted
        self._portal = ""
        self._went = navigator.camera
        if navigator.camera.scale < READABLE:
            self._go(run, _expected(run))

    def follow(self, run: Run) -> None:
        """Once the dice have chosen the portal, look at that one."""
        if not self._portal or not run.world.parties:
            return
        came = next(iter(run.world.parties.values())).portal
        if came != self._portal and self._unmoved():
            self._go(run, came)
        self._portal = ""

    def come_back(self) -> None:
        """Look where one looked before."""
        self._navigator.come_back(self._before)
        if self._fitted:
            self._navigator.fit((0, 0, *self._navigator.map_size))

    def _go(self, run: Run, portal: str) -> None:
        placed = run.world.setting.ground.portals.get(portal)
        if placed is None:
            return
        x, y = placed.cell
        self._portal = portal
        camera, (width, height) = self._navigator.camera, self._navigator.map_size
        x_seen = _inwards(x + 0.5, camera.width / FULL, width)
        y_seen = _inwards(y + 0.5, camera.height / FULL, height)
        self._navigator.go(replace(camera, x=x_seen, y=y_seen, scale=FULL))
        self._went = self._navigator.camera

    def _unmoved(self) -> bool:
        now, went = self._navigator.camera, self._went
        return (now.x, now.y, now.scale) == (went.x, went.y, went.scale)


def _inwards(middle: float, shown: float, size: int) -> float:
    """So that little beyond the map's edge is shown, in cells; a small map is shown about its middle."""
    least = shown / 2 - BEYOND
    return min(max(middle, least), size - least) if size > 2 * least else size / 2


def _expected(run: Run) -> str:
    """The portal of the first party, if the scenario names one; else the first there is."""
    parties = sorted(run.session.scenario.parties, key=lambda party: party.arrives_ms)
    named = [party.portal for party in parties[:1] if party.portal]
    return next(iter([*named, *sorted(run.world.setting.ground.portals)]), "")
