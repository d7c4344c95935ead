"""Golden replays: recorded invasions of the sample levels, played again, and what is expected of them."""
