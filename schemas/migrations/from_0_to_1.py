"""Format 0 to 1: `terrain` moves from the top into `layers`, and a door's `hold` becomes `held_open`."""

from typing import Any


def from_0_to_1(content: dict[str, Any]) -> dict[str, Any]:
    """The content in format 1; whatever does not look as format 0 had it stays, for the reader to judge."""
    content = {**content, "format": 1}
    layers = content.get("layers", {})
    if "terrain" in content and isinstance(layers, dict):
        content["layers"] = {"terrain": content.pop("terrain"), **layers}
    objects = content.get("objects")
    if isinstance(objects, list):
        content["objects"] = [_renamed(placed) for placed in objects]
    return content


def _renamed(placed: Any) -> Any:
    if not isinstance(placed, dict) or "hold" not in placed:
        return placed
    return {("held_open" if key == "hold" else key): value for key, value in placed.items()}
