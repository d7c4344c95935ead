"""Stable variation: the same cell always gets the same numbers, on every machine."""

from __future__ import annotations

_MASK = 0xFFFFFFFF


def noise(x: int, y: int, k: int = 0, below: int = 1000) -> int:
    """An integer in [0, below) that depends on the cell and on `k` only."""
    h = (x * 0x9E3779B1 ^ y * 0x85EBCA77 ^ (k + 1) * 0xC2B2AE3D) & _MASK
    h ^= h >> 15
    h = (h * 0x2C1B3C6D) & _MASK
    h ^= h >> 12
    h = (h * 0x297A2D39) & _MASK
    h ^= h >> 15
    return h % below


def spread(x: int, y: int, k: int, low: float, high: float) -> float:
    """A number in [low, high) that depends on the cell and on `k` only."""
    return low + (high - low) * noise(x, y, k) / 1000
