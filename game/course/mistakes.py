"""Faults in finished tricks and on score sheets: a renege, a trick wrongly gathered, a wrong score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.course.notation import SeatWord, seat_word
from game.course.situation import LEARNER
from game.course.table_steps import Fault, PlayedTrick, ScoredHand, SideWord, SpotStep
from game.i18n import _, format_number
from game.rules.cards import Card, Suit, effective_suit
from game.rules.ruleset import Ruleset
from game.rules.scoring import MAJORITY, award_kind, points_for
from game.rules.seats import Seat, clockwise_from
from game.rules.state import Trick
from game.rules.trick import suit_led, winner
from game.words import seat_name, suit_name, suit_title
from game.words.markup import mark
from game.yamlfile.yaml_positions import DataPath

_SIDES = {SideWord.US: LEARNER.side, SideWord.THEM: LEARNER.side.other}


def trick_of(played: PlayedTrick) -> Trick:
    """The trick as the rules know it."""
    seats = [seat for seat in clockwise_from(played.leader.seat) if seat_word(seat) is not played.out]
    return Trick(played.leader.seat, tuple(zip(seats, played.cards, strict=False)))


def trump_of(step: SpotStep) -> Suit | None:
    """The trump of the tricks."""
    return step.trump.suit if step.trump is not None else None


def unclear(step: SpotStep) -> Iterator[tuple[DataPath, str, str]]:
    """What is missing for the fault to be found."""
    sheet = step.find is Fault.SCORE
    lines = step.hands if sheet else step.tricks
    if len(lines) < 2:
        message = _("There's too little here to find a mistake in.")
        key = "hands" if sheet else "tricks"
        yield ("find",), message, _("Write at least two under “{key}”.").format(key=f"{key}:")
    for number, played in enumerate(step.tricks):
        wanted = 4 - (played.out is not None)
        if len(played.cards) != wanted:
            message = _("This trick should have {n} cards.").format(n=wanted)
            yield ("tricks", number, "cards"), message, _("Name a card for each player, the leader first.")
        if step.find is Fault.GATHERED and played.taken is None:
            message = _("It doesn't say who took this trick.")
            yield ("tricks", number), message, _("Add “taken: us” or “taken: them”.")
    cards = [card for played in step.tricks for card in played.cards]
    if len(set(cards)) < len(cards):
        message = _("The same card is in two tricks.")
        yield ("tricks",), message, _("Keep one of them.")


def found(step: SpotStep, ruleset: Ruleset) -> Sequence[Card | int]:
    """The faults that there are; a well written step has one."""
    if step.find is Fault.RENEGE:
        return list(_reneges(step))
    if step.find is Fault.GATHERED:
        return [
            number
            for number, played in enumerate(step.tricks, 1)
            if played.taken is not None and _winner(step, played).side is not _SIDES[played.taken]
        ]
    return [
        number for number, hand in enumerate(step.hands, 1) if _points(hand, ruleset) != tuple(hand.points)
    ]


def _reneges(step: SpotStep) -> Iterator[Card]:
    """Cards off the suit led from players who show a card of it later."""
    trump = trump_of(step)
    tricks = [trick_of(played) for played in step.tricks]
    for number, trick in enumerate(tricks):
        led = suit_led(trick, trump)
        for seat, card in trick.plays[1:]:
            later = [after.card_of(seat) for after in tricks[number + 1 :]]
            shown = any(shown is not None and effective_suit(shown, trump) is led for shown in later)
            if shown and effective_suit(card, trump) is not led:
                yield card


def _winner(step: SpotStep, played: PlayedTrick) -> Seat:
    return winner(trick_of(played), trump_of(step))


def _points(hand: ScoredHand, ruleset: Ruleset) -> tuple[int, int]:
    kind = award_kind(hand.tricks, hand.alone, hand.defended_alone)
    makers = _SIDES[hand.maker]
    side = makers if hand.tricks >= MAJORITY else makers.other
    value = points_for(kind, ruleset.switches)
    return (value, 0) if side is LEARNER.side else (0, value)


def about(step: SpotStep, given: Card | int, ruleset: Ruleset) -> str:
    """Why what was pointed at is a fault or is none."""
    if isinstance(given, Card):
        return _about_card(step, given)
    if step.find is Fault.GATHERED:
        trick = trick_of(step.tricks[given - 1])
        seat = _winner(step, step.tricks[given - 1])
        card = trick.card_of(seat)
        assert card is not None
        if seat.side is LEARNER.side:
            text = _("The {card} won trick {n}, so it belongs to your side.")
        else:
            text = _("The {card} won trick {n}, so it belongs to their side.")
        return text.format(card=mark(card), n=format_number(given))
    us, them = _points(step.hands[given - 1], ruleset)
    text = _("Hand {n} gives your side {us} and theirs {them} at this table.")
    return text.format(n=format_number(given), us=format_number(us), them=format_number(them))


def _about_card(step: SpotStep, card: Card) -> str:
    trump = trump_of(step)
    tricks = [trick_of(played) for played in step.tricks]
    trick = next(trick for trick in tricks if card in trick.cards)
    seat = next(seat for seat, played in trick.plays if played == card)
    led = suit_led(trick, trump)
    assert led is not None
    names = {
        "card": mark(card),
        "title": suit_title(led),
        "suit": suit_name(led),
        "name": seat_name(seat, LEARNER),
    }
    if card == trick.cards[0]:
        return _("The {card} was led, and the leader can choose any card.").format(**names)
    if effective_suit(card, trump) is led:
        return _("{title} were led, and the {card} follows suit.").format(**names)
    if card in _reneges(step):
        return _("{title} were led, and {name} played the {card} but still held {suit}.").format(**names)
    return _("{title} were led, and {name} never played one later, so the {card} was legal.").format(**names)


def seats_of(played: PlayedTrick) -> tuple[SeatWord, ...]:
    """Who played to a trick, the leader first."""
    return tuple(seat_word(seat) for seat, _card in trick_of(played).plays)
