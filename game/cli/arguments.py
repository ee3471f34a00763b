"""What single arguments of the command line may be; most functions are a `type` for argparse."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path

from game.bots.ladder import Level
from game.i18n import _, format_number
from game.rules.seats import Seat

WORLDS = (10, 10_000)
"""Bounds of the deals that a decision may be weighed over."""

_MOST_DIGITS = 9  # of a number that makes sense anywhere

SMALLEST, LARGEST = (1024, 640), (7680, 4320)
"""Bounds of a picture's width and height in pixels: those of the window."""


def add_force(parser: ArgumentParser) -> None:
    """The option that says that a file may be written over."""
    parser.add_argument("--force", action="store_true", help=_("replace an existing file"))


def size(text: str) -> tuple[int, int]:
    """Width and height in pixels, written with an x between them."""
    width, _x, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise ArgumentTypeError(_("write the size like this: 1280x720"))
    wanted = int(width), int(height)
    if not (SMALLEST[0] <= wanted[0] <= LARGEST[0] and SMALLEST[1] <= wanted[1] <= LARGEST[1]):
        raise ArgumentTypeError(_("sizes go from 1024x640 to 7680x4320"))
    return wanted


def text_size(text: str) -> int:
    """The size of the text in percent."""
    if not text.isdecimal() or not 100 <= int(text) <= 150:
        raise ArgumentTypeError(_("the text size has to be a number from 100 to 150"))
    return int(text)


LONGEST_SEED = 60
"""Letters a seed may have."""


def seed(text: str) -> str:
    """The word or number that the cards come from."""
    if not text.isprintable() or len(text) > LONGEST_SEED:
        message = _("a seed is a word or number of up to {n} letters and digits")
        raise ArgumentTypeError(message.format(n=format_number(LONGEST_SEED)))
    return text


def count(text: str) -> int:
    """A number of things, at least one."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(_("this has to be a number, 1 or more"))
    return int(text)


def number(text: str) -> int:
    """A number from nought on."""
    if not text.isdecimal() or len(text) > _MOST_DIGITS:
        raise ArgumentTypeError(_("this has to be a number, 0 or more"))
    return int(text)


def worlds(text: str) -> int:
    """Over how many deals something is weighed."""
    fewest, most = WORLDS
    if not text.isdecimal() or len(text) > _MOST_DIGITS or not fewest <= int(text) <= most:
        raise ArgumentTypeError(
            _("this has to be a number from {fewest} to {most}").format(
                fewest=format_number(fewest), most=format_number(most)
            )
        )
    return int(text)


def seat(text: str) -> Seat:
    """A seat by its name."""
    try:
        return Seat[text.upper()]
    except KeyError:
        raise ArgumentTypeError(_("the seat has to be south, west, north, or east")) from None


def level(text: str) -> Level:
    """A level of play by its code."""
    try:
        return Level(text.lower())
    except ValueError:
        message = _("from low to high, the levels are {levels}")
        raise ArgumentTypeError(message.format(levels=", ".join(Level))) from None


def picture(text: str) -> Path:
    """The file that a picture goes to."""
    if not text.lower().endswith(".png"):
        raise ArgumentTypeError(_("the picture's name must end in .png"))
    return Path(text)
