"""Why not? The answers of each kind of thing."""
