"""Grid maths: paths, sight, fire, areas, connectivity; pure functions on numpy arrays."""
