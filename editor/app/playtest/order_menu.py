"""The menu of a right click during play: what can be ordered of whatever is in the cell."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from editor.app.i18n.language import language, words
from editor.app.plain import without_mnemonic
from editor.app.playtest.offers import (
    attacks_on,
    calls_back_at,
    enemies_at,
    errands_for,
    helpless_at,
    orders_at,
)
from editor.app.wording import capital
from schemas.model import Cell
from simulation.naming import name_of
from simulation.orders import Order
from simulation.telling import tell_order
from simulation.world.world import World


class OrderMenu(QMenu):
    """Empty where nothing can be ordered. `chosen`: the order."""

    chosen = Signal(object)

    def __init__(self, world: World, cell: Cell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Orders"))
        for order in (*orders_at(world, cell), *calls_back_at(world, cell)):
            self._offer(self, world, order)
        self.triggered.connect(self._choose)
        for key in helpless_at(world, cell):
            self._offer_errands(world, key)
        for key in enemies_at(world, cell):
            self._offer_attacks(world, key)

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

    def _choose(self, action: QAction) -> None:
        if action.data() is not None:
            self.chosen.emit(action.data())


def _name(world: World, key: str) -> str:
    name = name_of(world, key)
    return name if isinstance(name, str) else name.text(language())
