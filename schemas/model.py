"""The base of all that is written to disk: frozen values that keep unknown fields and write them back."""

from pydantic import BaseModel, ConfigDict


class FileModel(BaseModel):
    """A part of a level or scenario file. Unknown fields survive reading and writing."""

    model_config = ConfigDict(frozen=True, extra="allow", strict=True, allow_inf_nan=False)


Cell = tuple[int, int]
"""(x, y): origin top left, y down."""
