"""What is said of how the cards fell, and of how much luck there was in the hands that were reviewed."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import _, format_list, format_number, ngettext
from game.records.card_luck import CardsFallen, Fall
from game.rules.cards import Rank
from game.rules.seats import Seat
from game.storage.reviews import HandCost
from game.tutor.action_words import signed
from game.words import seat_name

_TEN = 10


def luck_title() -> str:
    """What the page is called."""
    return _("How the cards fell")


def luck_lines(found: CardsFallen, reviewed: Sequence[HandCost]) -> list[str]:
    """Jacks and aces of each seat with what is fair, then luck over time."""
    if not found.hands:
        return [_("Play a game, and you'll see here how the cards fell.")]
    text = ngettext(
        "Of your last {n} hand, you dealt {own}.", "Of your last {n} hands, you dealt {own}.", found.hands
    )
    dealt = text.format(n=format_number(found.hands), own=format_number(found.own_deals))
    return [dealt, *map(_fall, found.falls), *_luck(reviewed)]


def _fall(fall: Fall) -> str:
    learner = Seat.SOUTH
    names = [_("you"), *(seat_name(seat, learner) for seat in (Seat.WEST, Seat.NORTH, Seat.EAST))]
    # NOTE: who was dealt how many of a rank, for example "Nora 38"
    pair = _("{name} {n}")
    told = [
        pair.format(name=name, n=format_number(count)) for name, count in zip(names, fall.dealt, strict=True)
    ]
    low, high = fall.usual
    text = _(
        "Jacks dealt: {seats}. Even would be {fair} each, and anything from {low} to {high} is"
        " normal 95 times in 100."
    )
    if fall.rank is Rank.ACE:
        text = _(
            "Aces dealt: {seats}. Even would be {fair} each, and anything from {low} to {high} is "
            "normal 95 times in 100."
        )
    return text.format(
        seats=format_list(told, "unit"),
        fair=format_number(round(fall.fair)),
        low=format_number(low),
        high=format_number(high),
    )


def _luck(reviewed: Sequence[HandCost]) -> list[str]:
    """Points that were luck: what the hands brought, with what own decisions cost added again."""
    if not reviewed:
        return []
    luck = [hand.points + hand.cost for hand in reviewed]
    text = ngettext(
        "Luck in the last {n} reviewed hand: {points} points.",
        "Luck in the last {n} reviewed hands: {points} points.",
        len(luck),
    )
    lines = [text.format(n=format_number(len(luck)), points=signed(sum(luck)))]
    tens = [sum(luck[at : at + _TEN]) for at in range(0, len(luck) - _TEN + 1, _TEN)]
    if len(tens) > 1:
        # NOTE: luck in points, a number for every ten hands, for example "+3.0, −1.5, +0.5"
        told = _("Ten hands at a time, from oldest to newest: {points}.")
        lines.append(told.format(points=format_list(map(signed, tens), "unit")))
    return lines
