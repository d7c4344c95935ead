"""The state of a play-through and the questions that rules ask of it. Nothing here decides."""
