"""What is said of the deal of the day: a line to share, and how it went the first time."""

from __future__ import annotations

from datetime import date

from game.i18n import _, format_date, format_list, format_number, ngettext
from game.pages.page import Block, Button, ButtonRow, Paragraph
from game.tutor.review import HandReview, Mark


def share_line(day: date, found: HandReview) -> str:
    """A day's result in one line that tells nothing of the cards."""
    counts = [
        (sum(each.mark is Mark.BEST for each in found.judged), _best),
        (sum(each.mark is Mark.GOOD for each in found.judged), _good),
        (found.mistakes, _mistakes),
    ]
    marks = format_list([words(count) for count, words in counts if count], "unit")
    # NOTE: a line to share: {points} is "2 points for us", {marks} is "4 best, 1 nearly", {cost} is "0.3"
    text = _("Left Bower, {day}: {points}. My choices: {marks}. Points lost: {cost}.")
    return text.format(
        day=format_date(day, "long"),
        points=_brought(round(found.points)),
        marks=marks or _("none to make"),
        cost=format_number(found.cost, 1),
    )


def _brought(points: int) -> str:
    number = format_number(abs(points))
    if points > 0:
        return ngettext("{n} point for us", "{n} points for us", points).format(n=number)
    if points < 0:
        return ngettext("{n} point for them", "{n} points for them", -points).format(n=number)
    return _("nobody scored")


def _best(count: int) -> str:
    return ngettext("{n} best", "{n} best", count).format(n=format_number(count))


def _good(count: int) -> str:
    return ngettext("{n} nearly", "{n} nearly", count).format(n=format_number(count))


def _mistakes(count: int) -> str:
    return ngettext("{n} mistake", "{n} mistakes", count).format(n=format_number(count))


def result_blocks(line: str, before: str) -> tuple[Block, ...]:
    """The line of now; where it was played before that day, the one that counts."""
    if not before:
        return (Paragraph(line, ruled=True),)
    # NOTE: {line} is the line of the first time, a sentence
    first = _("Your first try is the one that counts. {line}").format(line=before)
    return (Paragraph(line, ruled=True), Paragraph(first, soft=True))


def result_buttons(*, ready: bool = True) -> tuple[ButtonRow, ...]:
    """What can be done once it is over."""
    done: ButtonRow = (Button("next", _("Done"), icon="arrow", main=True),)
    look: ButtonRow = (Button("look", _("Look at the hand"), icon="search"),)
    if not ready:
        return done, look
    return done, (Button("copy", _("Copy my result")), *look)
