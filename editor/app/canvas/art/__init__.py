"""How everything on the map looks: pure painting functions that take plain values."""
