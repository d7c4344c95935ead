"""Where the canvas looks: a point of the map in the middle of the view and pixels per cell. No Qt."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, replace

from schemas.model import Cell

LADDER = (0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0, 24.0, 32.0, 48.0, 64.0, 96.0)
LEAST, MOST = LADDER[0], LADDER[-1]
FULL = 32.0
"""The scale that the status bar calls 100 %."""
EDGE = 40
"""Pixels along the border of the view in which something is easily overlooked."""
Point = tuple[float, float]
CellRect = tuple[int, int, int, int]
"""left, top, right, bottom in cells; right and bottom lie outside."""


@dataclass(frozen=True, slots=True)
class Camera:
    """A view of `width` × `height` pixels whose middle shows the map's point (x, y), in cells."""

    x: float = 0.0
    y: float = 0.0
    scale: float = FULL
    width: int = 1
    height: int = 1

    def to_view(self, point: Point) -> Point:
        """From cells to pixels of the view."""
        return (
            (point[0] - self.x) * self.scale + self.width / 2,
            (point[1] - self.y) * self.scale + self.height / 2,
        )

    def to_map(self, pixel: Point) -> Point:
        """From pixels of the view to cells."""
        return (
            (pixel[0] - self.width / 2) / self.scale + self.x,
            (pixel[1] - self.height / 2) / self.scale + self.y,
        )

    def cell_at(self, pixel: Point) -> Cell:
        """The cell under a pixel, on the map or not."""
        x, y = self.to_map(pixel)
        return int(x // 1), int(y // 1)

    def resized(self, width: int, height: int) -> Camera:
        """The same place in a view of another size."""
        return replace(self, width=max(width, 1), height=max(height, 1))

    def panned(self, dx: float, dy: float) -> Camera:
        """Moved so that the map follows the hand by (dx, dy) pixels."""
        return replace(self, x=self.x - dx / self.scale, y=self.y - dy / self.scale)

    def zoomed(self, scale: float, about: Point) -> Camera:
        """At another scale, with the map's point under the pixel `about` kept there."""
        scale = min(max(scale, LEAST), MOST)
        x, y = self.to_map(about)
        return replace(
            self,
            scale=scale,
            x=x - (about[0] - self.width / 2) / scale,
            y=y - (about[1] - self.height / 2) / scale,
        )

    def centred(self, x: float, y: float) -> Camera:
        """Looking at a point of the map."""
        return replace(self, x=x, y=y)

    def fitted(self, rect: CellRect, most: float = FULL) -> Camera:
        """Showing a whole rectangle of cells, with a margin of one cell, no larger than `most`."""
        left, top, right, bottom = rect
        scale = min(self.width / (right - left + 2), self.height / (bottom - top + 2), most)
        rung = LADDER[max(bisect_right(LADDER, scale) - 1, 0)]
        scale = max(rung, float(int(scale)))
        return replace(self, x=(left + right) / 2, y=(top + bottom) / 2, scale=scale)

    def shown(self, width: int, height: int) -> CellRect:
        """The cells of a map of `width` × `height` that the view shows, whole or in part."""
        left, top = self.cell_at((0, 0))
        right, bottom = self.cell_at((self.width, self.height))
        return max(left, 0), max(top, 0), min(right + 1, width), min(bottom + 1, height)

    def sees(self, x: float, y: float) -> bool:
        """Whether a point of the map is in the view, and not at its very edge."""
        across, down = self.to_view((x, y))
        return EDGE <= across <= self.width - EDGE and EDGE <= down <= self.height - EDGE

    def kept_near(self, width: int, height: int) -> Camera:
        """The middle of the view kept on the map, so that it cannot be lost."""
        return replace(self, x=min(max(self.x, 0.0), width), y=min(max(self.y, 0.0), height))


def next_scale(scale: float, steps: int) -> float:
    """`steps` rungs up (or down, if negative) the ladder of scales from `scale`."""
    rung = bisect_right(LADDER, scale) - 1 if steps > 0 else bisect_left(LADDER, scale)
    rung += steps
    return LADDER[min(max(rung, 0), len(LADDER) - 1)]
