"""Someone unconscious: carried, healed, captured, killed."""
