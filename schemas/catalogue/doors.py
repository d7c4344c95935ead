"""What is particular to doors and padlocks (DOR)."""

from schemas.catalogue.entry import Entry, Small


class DoorPart(Entry):
    """How a door behaves.

    `number`: the opposing number to break it down; none: the ruleset's (DOR-24). `has_leaf`: an archway
    has none: it is always open and takes no padlock. `hidden`: looks like wall until found, `find_number`.
    `lets_shots_through`, `see_through`: while closed.
    """

    number: Small | None = None
    has_leaf: bool = True
    see_through: bool = False
    lets_shots_through: bool = False
    hidden: bool = False
    find_number: Small = 10


class PadlockPart(Entry):
    """`number`: the opposing number to pick it; none: the ruleset's (DOR-23)."""

    number: Small | None = None
