"""Kernels of the field of view: slopes that still get through, row by row outwards.

A span is six numbers: the two fractions between which (both included) its slopes lie, and
the first and last column that it came from, where the search in the next row begins. Its
slopes have got through every row so far. A slope gets through a row where a cell that is
not opaque reaches from half a column before it to half a one after.
"""

from collections.abc import MutableSequence, Sequence

from simulation.geometry.backend import kernel, part


@part
def first_column(spans: Sequence[int], at: int, depth: int) -> int:
    """The first column that the span touches at `depth`."""
    column = spans[at + 4] - 1
    while (2 * column + 1) * spans[at + 1] < 2 * depth * spans[at]:
        column += 1
    return column


@part
def last_column(spans: Sequence[int], at: int, depth: int) -> int:
    """The last column that the span touches at `depth`."""
    column = spans[at + 5] + 1
    while (2 * column - 1) * spans[at + 3] > 2 * depth * spans[at + 2]:
        column -= 1
    return column


@part
def narrow(spans: MutableSequence[int], at: int, to: int, depth: int, first: int, last: int) -> None:
    """Write to `to` what the span at `at` keeps beyond clear columns `first` … `last`."""
    begin, end, across = 2 * first - 1, 2 * last + 1, 2 * depth
    later = begin * spans[at + 1] > spans[at] * across
    spans[to] = begin if later else spans[at]
    spans[to + 1] = across if later else spans[at + 1]
    sooner = end * spans[at + 3] < spans[at + 2] * across
    spans[to + 2] = end if sooner else spans[at + 2]
    spans[to + 3] = across if sooner else spans[at + 3]
    spans[to + 4] = first
    spans[to + 5] = last


@part
def view_row(
    opaque: Sequence[int],
    row: int,
    across: int,
    depth: int,
    low: int,
    high: int,
    side: int,
    spans: MutableSequence[int],
    at: int,
    count: int,
    seen: MutableSequence[int],
) -> int:
    """Set in `seen` what one span shows of a row; add what gets through, return the new count.

    `row` is the cell straight ahead in `opaque`; columns `low` … `high` are on the map, those
    up to `side` to either side within the radius.
    """
    first, last = first_column(spans, at, depth), last_column(spans, at, depth)
    begin = first if first * spans[at + 1] >= depth * spans[at] else first + 1
    end = last if last * spans[at + 3] <= depth * spans[at + 2] else last - 1
    for column in range(max(begin, low, -side), min(end, high, side) + 1):
        seen[row + column * across] = 1
    column, last = max(first, low), min(last, high)
    while column <= last:
        if opaque[row + column * across] != 0:
            column += 1
            continue
        begin = column
        while column <= last and opaque[row + column * across] == 0:
            column += 1
        narrow(spans, at, count, depth, begin, column - 1)
        count += 6
    return count


@kernel("miiiiiwb")
def view(
    opaque: Sequence[int],
    width: int,
    x: int,
    y: int,
    radius: int,
    euclidean: int,
    spans: MutableSequence[int],
    seen: MutableSequence[int],
) -> None:
    """Set in `seen` all cells within `radius` that are seen from (x, y).

    `spans` is room for the spans of two rows: 12 × (2 × radius + 4) numbers.
    """
    height, origin, half = len(opaque) // width, y * width + x, len(spans) // 2
    seen[origin] = 1
    for quarter in range(4):
        across = 1 if quarter < 2 else width
        along = (1 + width - across) * (1 if quarter % 2 else -1)
        low, high = (-x, width - 1 - x) if quarter < 2 else (-y, height - 1 - y)
        north, south = (y, height - 1 - y) if quarter < 2 else (x, width - 1 - x)
        spans[0], spans[1], spans[2], spans[3], spans[4], spans[5] = -1, 1, 1, 1, 0, 0
        begin, end = 0, 6
        for depth in range(1, min(radius, south if quarter % 2 else north) + 1):
            side = depth
            while euclidean and side >= 0 and side * side + depth * depth > radius * radius:
                side -= 1
            row, count = origin + depth * along, half - begin
            for at in range(begin, end, 6):
                count = view_row(opaque, row, across, depth, low, high, side, spans, at, count, seen)
            begin, end = half - begin, count


@part
def beside_seen(opaque: Sequence[int], width: int, core: Sequence[int], x: int, y: int) -> int:
    """1 when one of the neighbours of (x, y) is seen in `core` and not opaque."""
    for v in range(max(0, y - 1), min(len(opaque) // width, y + 2)):
        for u in range(max(0, x - 1), min(width, x + 2)):
            if core[v * width + u] != 0 and opaque[v * width + u] == 0:
                return 1
    return 0


@kernel("mimiiiib")
def view_faces(
    opaque: Sequence[int],
    width: int,
    core: Sequence[int],
    x0: int,
    y0: int,
    radius: int,
    euclidean: int,
    seen: MutableSequence[int],
) -> None:
    """Set in `seen` what of `core` lies within `radius`, and the opaque cells seen by a face."""
    for y in range(max(0, y0 - radius), min(len(opaque) // width, y0 + radius + 1)):
        for x in range(max(0, x0 - radius), min(width, x0 + radius + 1)):
            if euclidean and (x - x0) * (x - x0) + (y - y0) * (y - y0) > radius * radius:
                continue
            cell = y * width + x
            if core[cell] != 0 or (opaque[cell] != 0 and beside_seen(opaque, width, core, x, y)):
                seen[cell] = 1
