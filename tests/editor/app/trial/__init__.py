"""Tests of trying circuits out."""
