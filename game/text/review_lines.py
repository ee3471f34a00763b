"""A reviewed hand as lines to read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.bots.ladder import Level
from game.i18n import _, format_list, format_number, ngettext
from game.records.reviewing import Reviewable
from game.rules.actions import Action, Phase
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rules.state import Trick
from game.rules.view import SeatView, observe
from game.text.describe import dealer_line, hand_line, in_order, played, trick_line, upcard_line
from game.tutor.action_words import action_words, signed
from game.tutor.hand_commentary import why_played
from game.tutor.review import HandReview, Judged, Mark, together
from game.tutor.review.words import (
    cost_words,
    decision_title,
    did_words,
    hand_title,
    headline,
    hint_words,
    in_names,
    left_out_words,
    luck_words,
    mark_words,
    place_words,
    sentence,
    total_cost_words,
)
from game.words import call_words, card_name, seat_name


def review_lines(hand: Reviewable, review: HandReview) -> list[str]:
    """The whole review: what came of the hand, every decision, the costliest one, and luck."""
    # NOTE: the title of a finished hand as a sentence, for example "You made hearts: 4 tricks, 1 point."
    lines = [_("{title}.").format(title=hand_title(hand.steps, hand.names))]
    lines += [decision_line(number, each, hand) for number, each in enumerate(review.judged, 1)]
    if not review.judged:
        lines.append(_("Nothing was to be decided in this hand."))
    worst = headline(review, hand.names)
    if worst is not None:
        lines.append(_("{title}.").format(title=worst[0]))
    if review.cost or not review.doubtful:
        # NOTE: what the decisions cost as a sentence, for example "Cost of the hand: 0.7 points."
        lines.append(_("{cost}.").format(cost=total_cost_words(review)))
    if hand.deal.over and not review.doubtful:
        lines.append(luck_words(review, hand.names))
    return lines


def decision_line(number: int, judged: Judged, hand: Reviewable) -> str:
    """One decision: where it was, what was done, its mark and cost, and why."""
    named = {
        "n": format_number(number),
        "place": decision_title(judged),
        "did": did_words(judged, hand.names),
        "mark": mark_words(judged),
        "cost": cost_words(judged.cost),
        "why": sentence(judged, hand.names),
    }
    if judged.hint:
        # NOTE: why a decision was good or not, a sentence, and the label "With a hint, the idea" behind it
        named["why"] = _("{sentence} {more}.").format(sentence=named["why"], more=hint_words(judged))
    if judged.mark in (Mark.ONLY, Mark.UNKNOWN):
        # NOTE: a decision in a list, for example "6. Trick 5. You played the nine of clubs. No choice. ..."
        return _("{n}. {place}. {did} {mark}. {why}").format(**named)
    # NOTE: a decision in a list: "2. Trick 1. You led the nine of clubs. Mistake, 0.6 points. ..."
    return _("{n}. {place}. {did} {mark}, {cost}. {why}").format(**named)


def game_lines(reviews: Sequence[HandReview]) -> list[str]:
    """All hands of a game together, but those of which not everything can be said."""
    whole, doubtful = together(reviews), sum(each.doubtful for each in reviews)
    left_out = [left_out_words(doubtful)] if doubtful else []
    sure = len(reviews) - doubtful
    if not sure:
        return left_out
    hands = ngettext("{n} hand", "{n} hands", sure).format(n=format_number(sure))
    wrong = ngettext("{n} mistake", "{n} mistakes", whole.mistakes).format(n=format_number(whole.mistakes))
    # NOTE: all hands of a game: {hands} is "9 hands", {mistakes} "2 mistakes", {cost} "1.3 points"
    counted = _("{hands}, {mistakes}. Cost together: {cost}, a hand: {each}.").format(
        hands=hands, mistakes=wrong, cost=cost_words(whole.cost), each=cost_words(whole.cost / sure)
    )
    # NOTE: points with their signs, for example "Result: +3.0. Decisions: −1.2. Cards and the others: +4.2."
    shared = _("Result: {points}. Decisions: {cost}. Cards and the others: {luck}.").format(
        points=signed(whole.points), cost=signed(-whole.cost), luck=signed(whole.luck)
    )
    return [counted, shared, *left_out]


def seen_lines(judged: Judged, hand: Reviewable) -> list[str]:
    """What the player knew at a decision: the cards, what was said, and the tricks so far."""
    view = judged.view
    calls = [_said(view, number, call) for number, call in enumerate(view.calls)]
    tricks = [_trick(number, trick) for number, trick in enumerate(view.tricks, 1)]
    table = [trick_line(view)] if view.phase is Phase.PLAY else []
    lines = [dealer_line(view), upcard_line(view), *calls, *tricks, *table, hand_line(view)]
    return [in_names(line, hand.names) for line in lines if line]


def _said(view: SeatView, number: int, call: Action) -> str:
    second = number >= len(Seat)  # everybody has spoken once
    said = call_words(view.ruleset, call, view.dealer, second)
    # NOTE: a player and what the player said, for example "Ezra: “I order it up”."
    return _("{name}: “{call}”.").format(name=seat_name(call.seat), call=said)


def _trick(number: int, trick: Trick) -> str:
    cards = format_list((played(seat, card) for seat, card in trick.plays), "unit")
    # NOTE: a finished trick in the order the cards fell
    return _("Trick {n}: {cards}.").format(n=format_number(number), cards=cards)


def others_lines(hand: Reviewable, levels: Mapping[Seat, Level]) -> list[str]:
    """What each of the others did and why, in order; without a level it is told as of a person."""
    lines = []
    for state, action in hand.steps:
        told = action.seat is not Seat.SOUTH and hand.unknown.isdisjoint(state.hands[action.seat])
        view = observe(state, action.seat)
        name = seat_name(action.seat) if hand.names is None else hand.names[action.seat]
        reason = why_played(view, action, levels.get(action.seat), name) if told else ""
        if reason:
            # NOTE: where in the hand, what a player did, and why: "Trick 1. Ezra: 9 of clubs. Ezra ..."
            text = _("{place}. {name}: {action}. {why}")
            place = place_words(view)
            lines.append(text.format(place=place, name=name, action=action_words(view, action), why=reason))
    return lines or [_("Nobody else had anything to decide here.")]


def dealt_lines(hand: Reviewable) -> list[str]:
    """All hands as they were dealt, and what was left over."""
    first, names = hand.deal.first, hand.names
    lines = [
        # NOTE: a player and the five cards dealt to that player
        _("{name}: {cards}.").format(
            name=seat_name(seat) if names is None else names[seat], cards=_cards(first.hands[seat], hand)
        )
        for seat in Seat
    ]
    turned = "" if first.upcard is None else _("Turned up: {card}.").format(card=card_name(first.upcard))
    return [*lines, turned, _("Left over: {cards}.").format(cards=_cards(first.stock, hand))]


def _cards(cards: Iterable[Card], hand: Reviewable) -> str:
    told = [card_name(card) for card in in_order(cards) if card not in hand.unknown]
    if hand.unknown.isdisjoint(cards):
        return format_list(told, "unit")
    return format_list([*told, _("cards that are not told")], "unit")
