"""Finished tricks and lines of a score sheet in words."""

from __future__ import annotations

from game.course.mistakes import seats_of, trump_of
from game.course.score_lines import score_line
from game.course.situation import LEARNER
from game.course.table_steps import Fault, PlayedTrick, SideWord, SpotStep
from game.i18n import _, format_list, format_number
from game.text.describe import played as said_played
from game.words import sentence, trump_line


def spot_lines(step: SpotStep) -> list[str]:
    """All there is to look through, a line each."""
    if step.find is Fault.SCORE:
        return [score_line(hand, number) for number, hand in enumerate(step.hands, 1)]
    trump = trump_of(step)
    head = [sentence(trump_line(trump))] if trump is not None else []
    return [*head, *(_trick_line(played, number, step) for number, played in enumerate(step.tricks, 1))]


def _trick_line(played: PlayedTrick, number: int, step: SpotStep) -> str:
    cards = [
        said_played(seat.seat, card, LEARNER)
        for card, seat in zip(played.cards, seats_of(played), strict=True)
    ]
    names = {"n": format_number(number), "cards": format_list(cards)}
    if step.find is Fault.RENEGE:
        return _("Trick {n}: {cards}.").format(**names)
    if played.taken is SideWord.US:
        return _("Trick {n}: {cards}. Your side took it.").format(**names)
    return _("Trick {n}: {cards}. Their side took it.").format(**names)
