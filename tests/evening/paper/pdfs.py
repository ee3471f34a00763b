"""What is in a PDF, as pypdfium2 reads it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pypdfium2
from pypdfium2 import raw


@dataclass(frozen=True)
class Letter:
    """One letter on a page: its box, from the lower left corner, and the size of its font."""

    sign: str
    left: float
    bottom: float
    right: float
    top: float
    size: float


@dataclass(frozen=True)
class Page:
    """One page: its size in points and what stands on it."""

    width: float
    height: float
    text: str
    letters: tuple[Letter, ...]


def pages_of(content: bytes) -> tuple[Page, ...]:
    """All pages of a file."""
    document = pypdfium2.PdfDocument(content)
    try:
        return tuple(_page(document[number]) for number in range(len(document)))
    finally:
        document.close()


def _page(page: pypdfium2.PdfPage) -> Page:
    words = page.get_textpage()
    text = words.get_text_range().replace("\r\n", "\n")
    return Page(page.get_width(), page.get_height(), text, tuple(_letters(words)))


def _letters(words: pypdfium2.PdfTextPage) -> Iterator[Letter]:
    for at in range(words.count_chars()):
        sign = chr(raw.FPDFText_GetUnicode(words.raw, at))
        if not sign.isspace() and not raw.FPDFText_IsGenerated(words.raw, at):
            yield Letter(sign, *words.get_charbox(at), raw.FPDFText_GetFontSize(words.raw, at))
