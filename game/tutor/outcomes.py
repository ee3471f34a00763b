"""Who takes a trick and what a hand pays, one whole sentence for each kind of fact."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import _, format_list, format_number, ngettext
from game.rules.reasons import Reason, ReasonKind
from game.rules.view import SeatView
from game.tutor.award_words import award_sentence
from game.tutor.grounds import counts_as_trump
from game.words import seat_name, suit_name, suit_title
from game.words.markup import mark

Sentence = Callable[[SeatView, Reason], str]


def _highest_trump(view: SeatView, reason: Reason) -> str:
    if len(reason.cards) == 1:
        text = _("The {card} is the only trump in the trick, and any trump beats every other suit.")
        return text.format(card=_first(reason))
    others = format_list(mark(card) for card in reason.cards[1:])
    # NOTE: {others} is a list of cards, for example "ten of hearts and nine of hearts"
    return _("The {card} is the highest trump in the trick. It beats the {others}.").format(
        card=_first(reason), others=others
    )


def _highest_led(view: SeatView, reason: Reason) -> str:
    assert reason.suit is not None
    suit = suit_name(reason.suit)
    if len(reason.cards) == 1:
        text = _("{title} were led and nobody else followed, so the {card} wins the trick.")
    elif view.no_trump:
        text = _("{title} were led, and the {card} is the highest of the {suit} in the trick.")
    else:
        text = _("No trump was played. {title} were led, and the {card} is the highest of the {suit}.")
    return text.format(title=suit_title(reason.suit), card=_first(reason), suit=suit)


def _counts_as_trump(view: SeatView, reason: Reason) -> str:
    return counts_as_trump(reason)


def _cannot_win(view: SeatView, reason: Reason) -> str:
    cards = format_list(mark(card) for card in reason.cards)
    # NOTE: {cards} is one card or a list of cards, for example "ace of clubs"
    return ngettext(
        "The {cards} isn't trump or the suit led, so it can't win.",
        "The {cards} aren't trump or the suit led, so they can't win.",
        len(reason.cards),
    ).format(cards=cards)


def _won_last_trick(view: SeatView, reason: Reason) -> str:
    if reason.seat is view.seat:
        return _("You won the last trick with the {card}, so you lead.").format(card=_first(reason))
    return _("{name} leads after winning the last trick with the {card}.").format(
        name=_name(view, reason), card=_first(reason)
    )


def _took_tricks(view: SeatView, reason: Reason) -> str:
    assert reason.number is not None
    assert reason.seat is not None
    number = format_number(reason.number)
    if reason.seat.side is view.seat.side:
        return ngettext(
            "Your side made trump and took {number} of the five tricks.",
            "Your side made trump and took {number} of the five tricks.",
            reason.number,
        ).format(number=number)
    return ngettext(
        "Walt and Ezra made trump and took {number} of the five tricks.",
        "Walt and Ezra made trump and took {number} of the five tricks.",
        reason.number,
    ).format(number=number)


def _hand_paid(view: SeatView, reason: Reason) -> str:
    assert view.award is not None
    return award_sentence(view.award, view.seat)


def _partner_paid(view: SeatView, reason: Reason) -> str:
    assert reason.number is not None
    text = ngettext(
        "At this table, everyone has their own score, and a lone player's partner gets {points} "
        "point for a march.",
        "At this table, everyone has their own score, and a lone player's partner gets {points} "
        "points for a march.",
        reason.number,
    )
    return text.format(points=format_number(reason.number))


def _nobody_called(view: SeatView, reason: Reason) -> str:
    return _("Nobody made trump in either round, so the hand was thrown in and nobody scores.")


def _ended_by_slip(view: SeatView, reason: Reason) -> str:
    assert view.award is not None
    return award_sentence(view.award, view.seat)


def _name(view: SeatView, reason: Reason) -> str:
    assert reason.seat is not None
    return seat_name(reason.seat, view.seat)


def _first(reason: Reason) -> str:
    return mark(reason.cards[0])


SENTENCES: dict[ReasonKind, Sentence] = {
    ReasonKind.HIGHEST_TRUMP: _highest_trump,
    ReasonKind.HIGHEST_LED: _highest_led,
    ReasonKind.COUNTS_AS_TRUMP: _counts_as_trump,
    ReasonKind.CANNOT_WIN: _cannot_win,
    ReasonKind.WON_LAST_TRICK: _won_last_trick,
    ReasonKind.TOOK_TRICKS: _took_tricks,
    ReasonKind.HAND_PAID: _hand_paid,
    ReasonKind.PARTNER_PAID: _partner_paid,
    ReasonKind.NOBODY_CALLED: _nobody_called,
    ReasonKind.ENDED_BY_SLIP: _ended_by_slip,
}
