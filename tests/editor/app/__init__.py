"""Tests of the window's parts."""
