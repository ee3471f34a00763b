"""What single arguments of the command line may be; each function is a `type` for argparse."""

from __future__ import annotations

from argparse import ArgumentTypeError
from pathlib import Path

from game.i18n import _

SMALLEST, LARGEST = (1024, 640), (7680, 4320)
"""Bounds of a picture's width and height in pixels: those of the window."""


def size(text: str) -> tuple[int, int]:
    """Width and height in pixels, written with an x between them."""
    width, _x, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise ArgumentTypeError(_("a size is written like 1280x720"))
    wanted = int(width), int(height)
    if not (SMALLEST[0] <= wanted[0] <= LARGEST[0] and SMALLEST[1] <= wanted[1] <= LARGEST[1]):
        raise ArgumentTypeError(_("sizes go from 1024x640 to 7680x4320"))
    return wanted


def text_size(text: str) -> int:
    """The size of the text in percent."""
    if not text.isdecimal() or not 100 <= int(text) <= 150:
        raise ArgumentTypeError(_("the size of the text is a number from 100 to 150"))
    return int(text)


LONGEST_SEED = 60
"""Letters a seed may have."""


def seed(text: str) -> str:
    """The word or number that the cards come from."""
    if not text.isprintable() or len(text) > LONGEST_SEED:
        message = _("a seed is a word or number of up to {n} letters and digits")
        raise ArgumentTypeError(message.format(n=LONGEST_SEED))
    return text


def count(text: str) -> int:
    """A number of things, at least one."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(_("this is a number from 1 on"))
    return int(text)


def picture(text: str) -> Path:
    """The file that a picture goes to."""
    if not text.lower().endswith(".png"):
        raise ArgumentTypeError(_("the name of the picture ends in .png"))
    return Path(text)
