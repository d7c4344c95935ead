"""Ids of what a designer makes: short, random, never reused; imports derive theirs from the content."""

import hashlib
import secrets
from collections.abc import Container

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
LENGTH = 6


def new_id(taken: Container[str]) -> str:
    """A random id that is not in `taken`; only edits and dialogs call this, never the simulation."""
    while True:
        candidate = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        if candidate not in taken:
            return candidate


def derived_id(content: str, taken: Container[str]) -> str:
    """The id that an importer gives to `content`: the same for the same content and the same ids taken."""
    for attempt in range(1_000_000):
        digest = hashlib.blake2b(f"{attempt}:{content}".encode(), digest_size=LENGTH).digest()
        candidate = "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest)
        if candidate not in taken:
            return candidate
    raise ValueError(f"no free id for {content!r}")
