"""Wires: from unit edges on the grid to nets, and from nets to what each activator fires and drives."""
