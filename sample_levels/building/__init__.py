"""How the sample levels are drawn: rooms, ways, traps and wires, one module a level."""
