"""The menu of a right click during play: what can be ordered in the cell, and what not and why."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from editor.app.i18n.language import words
from editor.app.plain import without_mnemonic
from editor.app.playtest.hindered import hindered_at, misfits_at
from editor.app.playtest.offers import (
    attacks_on,
    calls_back_at,
    enemies_at,
    errands_for,
    helpless_at,
    orders_at,
)
from editor.app.playtest.trap_offers import builds_at, furies_at, parts_at
from editor.app.wording import capital, kind_name, said
from schemas.message import Message
from schemas.model import Cell
from simulation.naming import spoken
from simulation.orders.ground import LetCaveIn
from simulation.orders.order import Order
from simulation.telling import tell_order
from simulation.world.world import World

CUTS = "refusal.would_cut_way"
SAID_ONCE = ("placement.taken",)
"""Why nothing at all can be built in a cell."""


class OrderMenu(QMenu):
    """Says so where nothing can be ordered. `chosen`: the order; `move_chosen`: the part to be moved."""

    chosen = Signal(object)
    move_chosen = Signal(str)

    def __init__(self, world: World, cell: Cell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Orders"))
        for order in (*orders_at(world, cell), *calls_back_at(world, cell)):
            self._offer(self, world, order)
        for order, why in hindered_at(world, cell):
            self._withhold(self, words(tell_order(world, order)), why)
        self.triggered.connect(self._choose)
        for key in helpless_at(world, cell):
            self._offer_errands(world, key)
        for key in enemies_at(world, cell):
            self._offer_attacks(world, key)
        for key in parts_at(world, cell):
            text = self.tr("Move {part} …").format(part=_name(world, key))
            move = self.addAction(without_mnemonic(text))
            move.triggered.connect(partial(self.move_chosen.emit, key))
        for fury in furies_at(world, cell):
            self._offer(self, world, fury)
        self._offer_building(world, cell)
        self._offer_cave_in(world, LetCaveIn(*cell))
        if not any(action.isEnabled() for action in self.actions()):
            self._say_nothing_to_order()

    def _say_nothing_to_order(self) -> None:
        nothing = QAction(self.tr("Nothing to order here"), self)
        nothing.setEnabled(False)
        if self.actions():
            self.insertAction(self.actions()[0], nothing)
        else:
            self.addAction(nothing)

    def _offer_cave_in(self, world: World, order: Order) -> None:
        """Offered on empty ground; where it would cut the last way, with the reason why it may not be."""
        reason = order.check(world)
        if reason is None:
            self._offer(self, world, order)
        elif reason.code == CUTS:
            self._withhold(self, words(tell_order(world, order)), reason)

    def _offer_building(self, world: World, cell: Cell) -> None:
        orders = list(builds_at(world, cell))
        misfits = list(misfits_at(world, cell, {order.kind for order in orders}))
        if not orders:
            self._say_why_no_building({why for _, why in misfits})
            return
        menu = self.addMenu(self.tr("Build here"))
        for order in orders:
            text = kind_name(order.kind)
            if order.connect:
                other = _name(world, order.connect)
                text = self.tr("{kind}, connected to {other}").format(kind=text, other=other)
            menu.addAction(without_mnemonic(text)).setData(order)
        menu.addSeparator()
        for kind, why in misfits:
            self._withhold(menu, kind_name(kind), why)

    def _say_why_no_building(self, reasons: set[Message]) -> None:
        """Where nothing fits for one and the same reason, it is said; rock needs no words."""
        reasons = {why for why in reasons if why.code in SAID_ONCE}
        if len(reasons) == 1:
            self._withhold(self, self.tr("Nothing can be built here"), *reasons)

    def _offer_attacks(self, world: World, target: str) -> None:
        title = self.tr("Attack {enemy}").format(enemy=_name(world, target))
        menu = self.addMenu(without_mnemonic(title))
        attacks = attacks_on(world, target)
        for order in attacks:
            self._offer(menu, world, order)
        if not attacks:
            menu.addAction(self.tr("Nobody can be ordered to attack")).setEnabled(False)

    def _offer_errands(self, world: World, target: str) -> None:
        menu = self.addMenu(without_mnemonic(capital(_name(world, target))))
        errands = errands_for(world, target)
        for order in errands:
            self._offer(menu, world, order)
        if not errands:
            menu.addAction(self.tr("No minion is free to come")).setEnabled(False)

    def _offer(self, menu: QMenu, world: World, order: Order) -> None:
        text = capital(words(tell_order(world, order)))
        menu.addAction(without_mnemonic(text)).setData(order)

    def _withhold(self, menu: QMenu, what: str, why: Message) -> None:
        """What does not apply just now, with the reason."""
        text = f"{capital(what)} – {words(why)}"
        menu.addAction(without_mnemonic(text)).setEnabled(False)

    def _choose(self, action: QAction) -> None:
        if action.data() is not None:
            self.chosen.emit(action.data())


def _name(world: World, key: str) -> str:
    return said(spoken(world, key))
