"""What the ground or rock of a cell is made of; the order in the catalogue is the value in the array."""

from typing import Annotated, Literal

from pydantic import Field

from schemas.catalogue.entry import Entry, Small

Obscurement = Literal["none", "partly", "heavily", "totally"]


class Material(Entry):
    """One material.

    `walkable`: on foot. `swimmable`: only by swimming (MOV-19). `difficult`: MOV-02. `treacherous`: asks
    for balance (MOV-03) with `balance_banes`. `sneak_banes`: noisy underfoot (MOV-18). `falls`: whoever
    gets in falls. `obscures`: whoever stands in it (ATK-13).
    """

    id: str
    glyph: Annotated[str, Field(min_length=1, max_length=1)]
    walkable: bool = False
    swimmable: bool = False
    opaque: bool = False
    blocks_shots: bool = False
    difficult: bool = False
    treacherous: bool = False
    balance_banes: Small = 0
    swim_challenge: bool = False
    sneak_banes: Small = 0
    climbable: bool = False
    falls: bool = False
    diggable: bool = False
    obscures: Obscurement = "none"

    @property
    def solid(self) -> bool:
        """Fills its cell: neither walked, swum nor fallen into."""
        return not (self.walkable or self.swimmable or self.falls)
