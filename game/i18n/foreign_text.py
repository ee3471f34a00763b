"""Texts that come from elsewhere: names, files, arguments. A terminal must not obey them."""

from __future__ import annotations


def on_one_line(text: str) -> str:
    """A text from elsewhere without what would move the cursor of a terminal."""
    return text if text.isprintable() else "".join(letter if letter.isprintable() else " " for letter in text)
