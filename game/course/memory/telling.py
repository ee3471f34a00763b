"""What a mix holds and how it went, in sentences for screen and terminal."""

from __future__ import annotations

from datetime import datetime

from game.course.memory.deck import Standing
from game.course.memory.mix import Mix
from game.course.memory.sitting import Tally
from game.i18n import _, format_number, format_span, ngettext


def mix_lines(mix: Mix) -> list[str]:
    """What lies ready, a line for each kind."""
    counts = (
        (mix.mistakes, ngettext("{n} mistake to replay", "{n} mistakes to replay", mix.mistakes)),
        (mix.cards, ngettext("{n} card to review", "{n} cards to review", mix.cards)),
        (mix.steps, ngettext("{n} question to try again", "{n} questions to try again", mix.steps)),
        (len(mix.fresh), ngettext("{n} new card", "{n} new cards", len(mix.fresh))),
    )
    lines = [words.format(n=format_number(count)) for count, words in counts if count]
    if mix.due.waiting:
        text = ngettext(
            "{n} more of your mistakes has to wait. Today you get the ones that cost you most.",
            "{n} more of your mistakes have to wait. Today you get the ones that cost you most.",
            mix.due.waiting,
        )
        lines.append(text.format(n=format_number(mix.due.waiting)))
    return [extra_line(), *lines] if mix.extra else lines


def extra_line() -> str:
    """That five minutes are over for today, and more is there for whoever wants it."""
    return _("You've done today's five minutes. The rest is extra practice, if you'd like it.")


def minutes_line(mix: Mix) -> str:
    """How long it takes."""
    text = ngettext("About {n} minute.", "About {n} minutes.", mix.minutes)
    return text.format(n=format_number(mix.minutes))


def tally_lines(tally: Tally) -> list[str]:
    """How a sitting went."""
    lines = []
    if tally.cards:
        text = ngettext(
            "You looked at {n} card and knew {known} right away.",
            "You looked at {n} cards and knew {known} right away.",
            tally.cards,
        )
        lines.append(text.format(n=format_number(tally.cards), known=format_number(tally.known)))
    if tally.steps:
        text = ngettext(
            "You answered {n} question from your lessons again.",
            "You answered {n} questions from your lessons again.",
            tally.steps,
        )
        lines.append(text.format(n=format_number(tally.steps)))
    if tally.mistakes:
        text = ngettext(
            "{n} of your mistakes came back. Right this time: {right}.",
            "{n} of your mistakes came back. Right this time: {right}.",
            tally.mistakes,
        )
        lines.append(text.format(n=format_number(tally.mistakes), right=format_number(tally.right)))
    return lines


def standing_lines(standing: Standing, now: datetime) -> list[str]:
    """How many cards are learnt, and when the next one comes back."""
    if not standing.taken:
        return []
    learnt = ngettext(
        "You've learned {learnt} of your {n} card.",
        "You've learned {learnt} of your {n} cards.",
        standing.taken,
    )
    lines = [learnt.format(learnt=format_number(standing.learnt), n=format_number(standing.taken))]
    if standing.next_due is not None:
        # NOTE: {when} is a span of time, for example "in 3 days"
        text = _("The next one comes back {when}.")
        lines.append(text.format(when=format_span(standing.next_due - now)))
    return lines
