"""The catalogue: materials, kinds of objects and creatures, weapons, afflictions."""

from schemas.catalogue.afflictions import Affliction
from schemas.catalogue.catalogue import Catalogue
from schemas.catalogue.creatures import Attributes, CreatureKind, Weapon
from schemas.catalogue.entry import Dice
from schemas.catalogue.materials import Material
from schemas.catalogue.objects import ObjectKind, Placement

__all__ = [
    "Affliction",
    "Attributes",
    "Catalogue",
    "CreatureKind",
    "Dice",
    "Material",
    "ObjectKind",
    "Placement",
    "Weapon",
]
