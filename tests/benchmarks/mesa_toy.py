"""Mesa's own kind of model, as small as an invasion can be: walk at the nearest enemy and strike."""

from __future__ import annotations

import mesa
from mesa.space import MultiGrid

SIDE = 96
STEPS = 600
FIVE, TEN = 5, 10


class Fighter(mesa.Agent):  # type: ignore[misc]  # mesa has no types
    """One of either side."""

    def __init__(self, model: Battle, side: int) -> None:
        super().__init__(model)
        self.side = side
        self.health = 10

    def step(self) -> None:
        """Strike whom it stands next to, or take a step towards the nearest enemy."""
        enemies = [other for other in self.model.agents if other.side != self.side]
        if not enemies:
            return
        x, y = self.pos
        nearest = min(enemies, key=lambda other: max(abs(other.pos[0] - x), abs(other.pos[1] - y)))
        dx, dy = nearest.pos[0] - x, nearest.pos[1] - y
        if max(abs(dx), abs(dy)) > 1:
            self.model.grid.move_agent(self, (x + (dx > 0) - (dx < 0), y + (dy > 0) - (dy < 0)))
        elif self.random.random() < 0.05:
            nearest.health -= 1
            if nearest.health <= 0:
                nearest.health = 10
                self.model.grid.move_agent(
                    nearest, (self.random.randrange(SIDE), self.random.randrange(SIDE))
                )


class Battle(mesa.Model):  # type: ignore[misc]  # mesa has no types
    """Five against ten on an open field; the fallen come back elsewhere, so that the work stays the same."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed=seed)
        self.grid = MultiGrid(SIDE, SIDE, torus=False)
        for index in range(FIVE + TEN):
            fighter = Fighter(self, int(index < FIVE))
            self.grid.place_agent(fighter, (self.random.randrange(SIDE), self.random.randrange(SIDE)))

    def step(self) -> None:
        """Everyone acts once, in random order."""
        self.agents.shuffle_do("step")


def fought(seed: int) -> Battle:
    """The battle after so many steps."""
    battle = Battle(seed)
    for _ in range(STEPS):
        battle.step()
    return battle
