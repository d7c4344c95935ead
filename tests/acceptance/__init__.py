"""Tests that know the program as its users do: by its commands and files."""
