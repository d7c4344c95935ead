"""The work that minions take on."""
