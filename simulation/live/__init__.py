"""What is live on the wires at a moment, and why something is not: read off a play-through."""
