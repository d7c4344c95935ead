"""Tests: they mirror the packages, and `conventions` looks at the code itself."""
