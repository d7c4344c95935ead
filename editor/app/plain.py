"""The designer's own words where Qt would take them for markup or look for a key in them."""

from __future__ import annotations

from html import escape


def plain_tip(text: str) -> str:
    """A text for a tool tip, which shows it letter by letter."""
    return f"<p>{escape(text)}</p>" if "<" in text or "&" in text else text


def without_mnemonic(text: str) -> str:
    """A text for a menu or a tab, in which `&` is a letter like any other."""
    return text.replace("&", "&&")
