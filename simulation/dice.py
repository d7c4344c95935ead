"""Keyed dice: a draw depends on the run's seed and on what it is for, never on the time or on other draws."""

from hashlib import blake2b


def draw(seed: int, purpose: str, actor: str, object: str, counter: int, index: int = 0) -> int:
    """A 64-bit value for one die. `counter` parts rolls of the same kind, `index` the dice of one roll."""
    key = f"{seed}|{purpose}|{actor}|{object}|{counter}|{index}".encode()
    return int.from_bytes(blake2b(key, digest_size=8).digest(), "big")


def die(value: int, sides: int) -> int:
    """1 to `sides` from a 64-bit value, without modulo bias that matters."""
    return 1 + (value * sides >> 64)
