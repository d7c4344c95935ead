"""The rulebook of the program: each rule with its title, its home, its tests and whether it holds."""
