"""The legend of a level file: which glyph stands for which material, in the order of array values."""

from __future__ import annotations

from typing import Any, NamedTuple

from schemas.json_text import joined, quoted
from schemas.message import Message
from simulation.level.rows import RowsError


class Legend(NamedTuple):
    """Materials and their fixed glyphs; the place of a material is its value in `Level.terrain`."""

    materials: tuple[str, ...]
    glyphs: tuple[str, ...]

    def as_file(self) -> dict[str, str]:
        """The file's `legend`."""
        return dict(zip(self.glyphs, self.materials, strict=True))

    def indices(self, written: Any) -> dict[str, int]:
        """Glyph → array value as a file's own legend says, or the fixed glyphs when it has none.

        Raises RowsError for a legend of another shape or with materials that are not known.
        """
        if not written:
            return {glyph: index for index, glyph in enumerate(self.glyphs)}
        if not isinstance(written, dict):
            raise RowsError(Message("level.not_an_object", path="legend", value=quoted(written)))
        wrong = [
            Message("level.unknown_material", path=joined("legend", glyph), value=quoted(material))
            for glyph, material in written.items()
            if material not in self.materials or len(glyph) != 1 or not 32 <= ord(glyph) < 127
        ]
        if wrong:
            raise RowsError(*wrong)
        return {glyph: self.materials.index(material) for glyph, material in written.items()}
