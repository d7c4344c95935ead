"""All materials, kinds of objects and creatures, weapons and afflictions, found by id."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any

from pydantic import ConfigDict, model_validator

from schemas.catalogue.afflictions import Affliction
from schemas.catalogue.creatures import CreatureKind, Weapon
from schemas.catalogue.entry import Entry
from schemas.catalogue.materials import Material
from schemas.catalogue.objects import ObjectKind


class Catalogue(Entry):
    """What there is. A creature kind may name its weapons by id; they are put in while reading."""

    model_config = ConfigDict(ignored_types=(cached_property,))

    materials: tuple[Material, ...]
    objects: tuple[ObjectKind, ...]
    weapons: tuple[Weapon, ...]
    creatures: tuple[CreatureKind, ...]
    afflictions: tuple[Affliction, ...]

    def material(self, id: str) -> Material:
        """The material called `id`; KeyError when there is none."""
        return self._materials[id]

    def material_value(self, id: str) -> int:
        """The value of the material in the terrain array: its place in the catalogue."""
        return self.materials.index(self._materials[id])

    def object_kind(self, id: str) -> ObjectKind:
        """The kind of object called `id`; KeyError when there is none."""
        return self._objects[id]

    def creature_kind(self, id: str) -> CreatureKind:
        """The kind of creature called `id`; KeyError when there is none."""
        return self._creatures[id]

    def weapon(self, id: str) -> Weapon:
        """The weapon called `id`; KeyError when there is none."""
        return self._weapons[id]

    def affliction(self, id: str) -> Affliction:
        """The affliction called `id`; KeyError when there is none."""
        return self._afflictions[id]

    @cached_property
    def _materials(self) -> Mapping[str, Material]:
        return {entry.id: entry for entry in self.materials}

    @cached_property
    def _objects(self) -> Mapping[str, ObjectKind]:
        return {entry.id: entry for entry in self.objects}

    @cached_property
    def _creatures(self) -> Mapping[str, CreatureKind]:
        return {entry.id: entry for entry in self.creatures}

    @cached_property
    def _weapons(self) -> Mapping[str, Weapon]:
        return {entry.id: entry for entry in self.weapons}

    @cached_property
    def _afflictions(self) -> Mapping[str, Affliction]:
        return {entry.id: entry for entry in self.afflictions}

    @model_validator(mode="before")
    @classmethod
    def _arm_creatures(cls, tables: Any) -> Any:
        if not isinstance(tables, dict):
            return tables
        weapons = {weapon["id"]: weapon for weapon in tables.get("weapons", ()) if isinstance(weapon, dict)}
        creatures = [_armed(creature, weapons) for creature in tables.get("creatures", ())]
        return {**tables, "creatures": creatures}

    @model_validator(mode="after")
    def _fits_together(self) -> "Catalogue":
        for name in type(self).model_fields:
            _unique(name, (entry.id for entry in getattr(self, name)))
        _unique("glyphs", (material.glyph for material in self.materials))
        for kind in self.objects:
            self._check_references(kind)
        return self

    def _check_references(self, kind: ObjectKind) -> None:
        for material in kind.placement.materials:
            if material not in self._materials:
                raise ValueError(f"{kind.id}: there is no material {material!r}")
        part = kind.mechanism
        if part and part.affliction and part.affliction not in self._afflictions:
            raise ValueError(f"{kind.id}: there is no affliction {part.affliction!r}")
        if part and part.releases and part.releases.kind not in self._creatures:
            raise ValueError(f"{kind.id}: there is no creature {part.releases.kind!r}")


def _armed(creature: Any, weapons: Mapping[str, Any]) -> Any:
    if not isinstance(creature, dict):
        return creature
    named = {slot: creature.get(slot) for slot in ("weapon", "second_weapon")}
    found = {slot: weapons.get(name, name) for slot, name in named.items() if isinstance(name, str)}
    return {**creature, **found}


def _unique(name: str, values: Iterable[str]) -> None:
    seen: list[str] = []
    for value in values:
        if value in seen:
            raise ValueError(f"{name}: {value!r} is there twice")
        seen.append(value)
