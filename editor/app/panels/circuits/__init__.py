"""Circuits: every activator with what it sets off, to be read, sorted, changed and taken along."""
