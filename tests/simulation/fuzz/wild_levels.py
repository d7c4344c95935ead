"""Random levels, scenarios and orders by number: nobody designed them, and some make little sense."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from schemas.model import Cell
from schemas.objects import model_of
from schemas.scenario import Member, PartyPlan, Scenario
from simulation.level.level import Level
from simulation.loading import default_catalogue
from simulation.orders.attacks import CallBack, OrderAttack
from simulation.orders.doors import ArmLock, HoldDoor, SwitchLever
from simulation.orders.minions import SendMinion
from simulation.orders.order import Order
from simulation.session import Session
from simulation.wiring.change import apply
from simulation.wiring.drag import plan_drag

MECHANISMS = (
    "spinning_blades", "flamethrower", "gas_sprayer", "electric_coil", "dart_launcher", "explosive_trap",
    "spider_trap", "web_trap", "terror_trap", "alarm_trap",
)  # fmt: skip
ACTIVATORS = ("tripwire", "pressure_plate", "sensor", "lever")
MINIONS = ("goblin", "orc", "imp", "kobold", "troll")
HEROES = ("peasant", "warrior", "rogue", "mage", "priest", "ranger")
STANCES = ("flee", "avoid", "regroup", "defensive", "aggressive")
TASKS = ("traps", "chores", "haul", "guard")
GOALS = ("kill_master", "steal", "rescue", "destroy_altar", None)
GROUNDS = ("rubble", "water", "deep_water", "ice", "chasm", "foliage", "grass")


class Wild:
    """The level of a number."""

    def __init__(self, number: int) -> None:
        self.dice = Random(number)
        self.level = Level.blank(self.dice.randint(12, 26), self.dice.randint(10, 20), f"wild {number}")
        self.rooms: list[tuple[int, int, int, int]] = []
        self.floor: list[Cell] = []
        self.taken: set[Cell] = set()
        self._dig()
        self._house()
        self._populate()
        self._trap()

    def free_cell(self) -> Cell:
        """A cell that nothing stands in yet; it counts as taken from now on."""
        cell = self.dice.choice([each for each in self.floor if each not in self.taken] or self.floor)
        self.taken.add(cell)
        return cell

    def put(self, kind: str, cell: Cell, **fields: Any) -> str:
        """Place an object of whatever sense."""
        id = f"{kind}-{len(self.level.objects)}"
        self.level.objects[id] = model_of(kind)(id=id, kind=kind, cell=cell, **fields)
        return id

    def _dig(self) -> None:
        terrain, dice = self.level.terrain, self.dice
        terrain.flags.writeable = True
        value = default_catalogue().material_value
        for _ in range(dice.randint(2, 5)):
            width, height = dice.randint(3, 7), dice.randint(3, 6)
            x = dice.randint(1, self.level.width - width - 1)
            y = dice.randint(1, self.level.height - height - 1)
            self.rooms.append((x, y, width, height))
            terrain[y : y + height, x : x + width] = value("floor")
        middles = [(x + w // 2, y + h // 2) for x, y, w, h in self.rooms]
        for (x0, y0), (x1, y1) in pairwise([(0, middles[0][1]), *middles]):
            terrain[y0, min(x0, x1) : max(x0, x1) + 1] = value("floor")
            terrain[min(y0, y1) : max(y0, y1) + 1, x1] = value("floor")
        for _ in range(dice.randint(0, 6)):
            x, y = dice.randrange(1, self.level.width), dice.randrange(self.level.height)
            if terrain[y, x] == value("floor"):
                terrain[y, x] = value(dice.choice(GROUNDS))
        self.level.freeze()
        walkable = [m.walkable for m in default_catalogue().materials]
        self.floor = [
            (x, y)
            for y in range(self.level.height)
            for x in range(self.level.width)
            if walkable[terrain[y, x]]
        ]

    def _house(self) -> None:
        self.put("portal", (0, self.rooms[0][1] + self.rooms[0][3] // 2), facing="w")
        self.taken.add((0, self.rooms[0][1] + self.rooms[0][3] // 2))
        self.put("sanctum", self.rooms[-1][:2], rects=(self.rooms[-1],))
        for number in range(self.dice.randint(0, 4)):
            cell = self.free_cell() if number else self._the_way_in()
            kind = self.dice.choice(("door", "door", "portcullis", "secret_door", "archway"))
            self.put(kind, cell, facing=self.dice.choice("ns"), held_open=self.dice.random() < 0.2)
            if kind != "archway" and self.dice.random() < 0.6:
                self.put("padlock", cell, armed=self.dice.random() < 0.8)
        for kind in ("treasure", "treasure", "altar", "stockpile", "bed", "lair"):
            if self.dice.random() < 0.7:
                self.put(kind, self.free_cell(), amount=self.dice.randint(0, 60))

    def _the_way_in(self) -> Cell:
        """The cell behind the portal, if it can be walked: no way leads round a door there."""
        x, y = self.level.objects["portal-0"].cell
        cell = (x + 1, y)
        if cell not in self.floor or cell in self.taken:
            return self.free_cell()
        self.taken.add(cell)
        return cell

    def _populate(self) -> None:
        dice = self.dice
        if dice.random() < 0.9:
            self.put("master", self.free_cell())
        for _ in range(dice.randint(0, 6)):
            tasks = tuple(task for task in TASKS if dice.random() < 0.5)
            self.put(dice.choice(MINIONS), self.free_cell(), tasks=tasks, stance=dice.choice(STANCES))
        for _ in range(dice.randint(0, 3)):
            self.put(dice.choice(("wolf", "bear", "cave_spider")), self.free_cell())
        for _ in range(dice.randint(0, 2)):
            self.put("peasant", self.free_cell(), prisoner=True, side="adventurers")

    def _trap(self) -> None:
        dice = self.dice
        for _ in range(dice.randint(0, 6)):
            starts = self.put(
                dice.choice(ACTIVATORS),
                self.free_cell(),
                facing=dice.choice("nesw"),
                rigged=dice.random() < 0.1,
            )
            ends = self.put(dice.choice(MECHANISMS), self.free_cell(), facing=dice.choice("nesw"))
            if dice.random() < 0.4:
                self.put("timer", self.free_cell(), delay_ms=dice.choice((0, 500, 3_000)))
            self._wire(starts, ends)
        doors = [placed.id for placed in self.level.of_family("door")]
        sinks = doors if dice.random() < 0.6 else [p.id for p in self.level.of_family("mechanism")]
        for lever in [placed.id for placed in self.level.of_kind("lever")]:
            if sinks:
                self._wire(lever, dice.choice(sinks))

    def _wire(self, starts: str, ends: str) -> None:
        corners = [self.level.objects[starts].cell, self.level.objects[ends].cell]
        plan = plan_drag(
            self.level.wires, self.level.object_cells(), corners, forced=self.dice.random() < 0.2
        )
        if plan.refusal is None:
            apply(self.level.wires, plan.change)


def wild_scenario(number: int) -> Scenario:
    """One or two parties of up to six."""
    dice = Random(number)
    parties = []
    for index in range(dice.choice((1, 1, 2))):
        kinds = dice.choices(HEROES, k=dice.randint(1, 6))
        members = tuple(Member(kind=kind, level=dice.randint(0, 3)) for kind in kinds)  # type: ignore[arg-type]
        goal = dice.choice(GOALS)
        plan = PartyPlan(id=f"p{index}", arrives_ms=index * 60_000, goal=goal, members=members)  # type: ignore[arg-type]
        parties.append(plan)
    return Scenario(id="wild", parties=tuple(parties))


def wild_order(session: Session, dice: Random) -> Order:
    """An order to something that there is; it may well be refused."""
    world = session.world
    doors, parts, creatures = sorted(world.doors), sorted(world.parts), sorted(world.creatures)
    yes = dice.random() < 0.5
    orders: list[Order] = []
    if doors:
        orders += [HoldDoor(dice.choice(doors), yes), ArmLock(dice.choice(doors), yes)]
    if parts:
        levers = [key for key in parts if world.parts[key].kind == "lever"]
        orders.append(SwitchLever(dice.choice(levers or parts), yes))
    if creatures:
        errand = dice.choice(("carry", "heal", "capture", "kill"))
        orders.append(SendMinion(dice.choice(creatures), dice.choice(creatures), errand))
        orders.append(OrderAttack(dice.choice(creatures), dice.choice(creatures)))
        orders.append(CallBack(dice.choice(creatures)))
    return dice.choice(orders or [HoldDoor("nowhere", yes)])


def wild_session(number: int) -> Session:
    """A run of the level of that number, about to begin."""
    return Session.start(Wild(number).level, seed=number, scenario=wild_scenario(number))


def played(number: int, *, orders: bool = True, hours: int = 12, most: int = 60_000) -> Session:
    """The run with an order now and then, to its end or for so many hours, or happenings, of patience."""
    session, dice = wild_session(number), Random(-number)
    last = session.scenario.start.time_ms + hours * 3_600_000
    while not session.over and len(session.log) < most:
        first = session.world.queue.first()
        if first is None or first.time > last:
            break
        session.run_until(first.time, dice.randint(1, 40))
        if orders and dice.random() < 0.02:
            session.order(wild_order(session, dice), session.now)
    return session
