"""The keyboard on the canvas: the cell cursor walks, Enter applies, keys go to the gesture or the tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from editor.app.pointing import MODIFIERS, key_name, modified, pointer_at
from editor.core.selection import Selection
from editor.core.tools.crossing import KEYS as CROSSING_KEYS
from editor.core.tools.crossing import CrossingTurn, plan_over
from editor.core.tools.wire import Wire
from editor.core.tools.wire_drag import WireDrag
from schemas.model import Cell

if TYPE_CHECKING:
    from editor.app.hand import Hand

ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
FAR = 5
AT_ONCE = ("pencil", "fill", "place", "wand", "paste", "stamp", "test", "erase")
"""Tools that Enter applies at once; the others need a second place, and Enter again."""
HELD = "a"
"""Holds while it is held, if the pointer moves meanwhile; else it stays as it was pressed."""


NOWHERE = (-1, -1)


class HandKeys:
    """What keys do for a hand, which is handed in each time: it owns this."""

    def __init__(self) -> None:
        self._held_from: Cell | None = None
        self._held_at_rest = False

    def key(self, hand: Hand, event: QKeyEvent) -> bool:
        """Arrows move the cell cursor, Enter applies, Space picks, Escape cancels; the rest is the tool's."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            return self._escape(hand)
        if key in MODIFIERS:
            self._modify(hand, event, down=True)
            return False
        if key in ARROWS:
            self._walk(hand, ARROWS[key], event.modifiers())
            return True
        name = key_name(event)
        if event.isAutoRepeat() and name == HELD:
            return True
        self._held_from = (hand.pointer.cell if hand.pointer else NOWHERE) if name == HELD else None
        self._held_at_rest = hand.gesture is None
        if hand.gesture is None:
            return self._key_at_rest(hand, name, event.modifiers())
        if hand.offer_key(name):
            return True
        if name in ("enter", "corner"):
            hand.finish()
        return name in ("enter", "corner")

    def key_up(self, hand: Hand, event: QKeyEvent) -> None:
        """A modifier alone changes the pointer; what was held ends."""
        if event.isAutoRepeat():
            return
        self._modify(hand, event, down=False)
        moved = hand.pointer is not None and hand.pointer.cell != self._held_from
        if key_name(event) == HELD and self._held_from is not None and moved:
            if self._held_at_rest:
                hand.tool.key(HELD)
            if hand.gesture is not None:
                hand.offer_key(HELD)
        if key_name(event) == HELD:
            self._held_from = None

    def wants(self, hand: Hand, event: QKeyEvent) -> bool:
        """A gesture has every plain key; the Wiring tool has those for crossings and for finding a way."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        own = hand.tool.id == Wire.id and key_name(event) in (*CROSSING_KEYS, HELD)
        return plain and (hand.gesture is not None or own)

    def cycle(self, hand: Hand, way: int) -> bool:
        """Tab goes to the next object once the cell cursor is out: selects it, or leads a wire there."""
        scene, level = hand.canvas.scene, hand.document.level
        if scene.cursor is None:
            return False
        gesture = hand.gesture
        if isinstance(gesture, WireDrag):
            return self._to_target(hand, gesture, way)
        keys = _in_rows({key: placed.cell for key, placed in level.objects.items()})
        if not keys:
            return False
        chosen = min(hand.document.core.selection.objects, default="")
        at = keys.index(chosen) + way if chosen in keys else 0
        key = keys[at % len(keys)]
        hand.document.core.select(Selection(objects=frozenset({key})))
        hand.canvas.set_cursor_cell(level.objects[key].cell)
        return True

    def _to_target(self, hand: Hand, gesture: WireDrag, way: int) -> bool:
        """Lead the wire to the next object on which it may end."""
        level, pointer = hand.document.level, hand.pointer
        targets = gesture.targets(gesture.drag())
        there = {
            key: level.objects[key].cell
            for key in targets.families
            if key in level.objects and targets.allows(key)
        }
        keys = _in_rows(there)
        here = next((key for key in keys if pointer is not None and there[key] == pointer.cell), None)
        if keys:
            cell = there[keys[(keys.index(here) + way if here is not None else 0) % len(keys)]]
            hand.canvas.set_cursor_cell(cell)
            hand.go(pointer_at(cell, Qt.KeyboardModifier.NoModifier))
        return bool(keys)

    def _key_at_rest(self, hand: Hand, name: str, modifiers: Qt.KeyboardModifier) -> bool:
        if hand.tool.id == Wire.id and name in CROSSING_KEYS:
            return self._cross(hand, name, forced=bool(modifiers & Qt.KeyboardModifier.AltModifier))
        return hand.offer_key(name) or self._apply(hand, name, modifiers)

    def _apply(self, hand: Hand, name: str, modifiers: Qt.KeyboardModifier) -> bool:
        cell = hand.canvas.scene.cursor
        if cell is None or name not in ("enter", "corner", "space"):
            return False
        if name == "space":
            hand.picked.emit(cell)
            return True
        hand.begin_at(cell, modifiers)
        if hand.tool.id in AT_ONCE:
            hand.finish()
        return True

    def _walk(self, hand: Hand, way: tuple[int, int], modifiers: Qt.KeyboardModifier) -> None:
        scene = hand.canvas.scene
        start = scene.cursor or scene.hover or (int(scene.camera.x), int(scene.camera.y))
        far = FAR if modifiers & Qt.KeyboardModifier.ControlModifier else 1
        x = min(max(start[0] + way[0] * far, 0), scene.level.width - 1)
        y = min(max(start[1] + way[1] * far, 0), scene.level.height - 1)
        hand.canvas.set_cursor_cell((x, y))
        hand.go(pointer_at((x, y), modifiers))

    def _cross(self, hand: Hand, name: str, forced: bool) -> bool:
        cell = hand.canvas.scene.cursor or hand.canvas.scene.hover
        if cell is None:
            return False
        core = hand.document.core
        if name == "f":
            hand.document.do(plan_over(core, cell))
        else:
            flags = isinstance(hand.tool, Wire) and hand.tool.flags
            pointer = pointer_at(cell, Qt.KeyboardModifier.NoModifier)
            hand.begin(CrossingTurn(core, cell, forced=forced or flags), pointer)
        return True

    def _escape(self, hand: Hand) -> bool:
        if hand.gesture is not None:
            hand.cancel()
        elif hand.canvas.scene.cursor is not None:
            hand.canvas.set_cursor_cell(None)
        elif not hand.tool.key("escape"):
            hand.document.core.select(Selection())
        hand.refresh()
        return True

    def _modify(self, hand: Hand, event: QKeyEvent, down: bool) -> None:
        pointer = hand.pointer
        changed = modified(pointer, event, down) if pointer is not None else None
        if changed is not None:
            hand.go(changed)


def _in_rows(cells: dict[str, Cell]) -> list[str]:
    """Ids in the order in which one reads the map."""
    return sorted(cells, key=lambda key: (cells[key][1], cells[key][0], key))
