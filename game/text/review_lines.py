"""A reviewed hand as lines to read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.bots.ladder import Level
from game.i18n import _, format_list, format_number
from game.pages.review import HandWords, nobody_else
from game.pages.slips_seen import slips_page
from game.records.reviewing import Reviewable
from game.rules.actions import Action, Phase
from game.rules.cards import Card
from game.rules.seats import Seat, clockwise_from
from game.rules.state import Trick
from game.rules.view import SeatView
from game.text.describe import dealer_line, hand_line, in_order, played, trick_line, upcard_line
from game.text.page_lines import block_lines
from game.tutor.review import HandReview, Judged, Mark
from game.tutor.review.words import (
    cost_words,
    decision_title,
    did_words,
    headline,
    hint_words,
    luck_words,
    mark_words,
)
from game.tutor.review.words import sentence as reason
from game.words import call_words, card_name, seat_name, sentence
from game.words.names import in_names


def review_lines(hand: Reviewable, review: HandReview) -> list[str]:
    """The whole review: what came of the hand, every decision, the costliest one, and luck."""
    words = HandWords(hand)
    lines = [sentence(words.title())]
    lines += [decision_line(number, each, hand) for number, each in enumerate(review.judged, 1)]
    if not review.judged:
        lines.append(_("You had no decisions to make in this hand."))
    worst = headline(review, hand.names)
    if worst is not None:
        lines.append(sentence(worst[0]))
    lines.append(sentence(words.cost(review)))
    if hand.deal.over and not review.doubtful:
        lines.append(luck_words(review, hand.names))
    return [*lines, *block_lines(slips_page(hand).blocks)]


def decision_line(number: int, judged: Judged, hand: Reviewable) -> str:
    """One decision: where it was, what was done, its mark and cost, and why."""
    named = {
        "n": format_number(number),
        "place": decision_title(judged),
        "did": did_words(judged, hand.names),
        "mark": mark_words(judged),
        "cost": cost_words(judged.cost),
        "why": reason(judged, hand.names),
    }
    if judged.hint:
        # NOTE: why a decision was good or not, a sentence, and the label "Hint used: the idea" behind it
        named["why"] = _("{sentence} {more}.").format(sentence=named["why"], more=hint_words(judged))
    if judged.mark in (Mark.ONLY, Mark.UNKNOWN):
        # NOTE: a decision in a list, for example "6. Trick 5. You played the nine of clubs. No choice. ..."
        return _("{n}. {place}. {did} {mark}. {why}").format(**named)
    # NOTE: a decision in a list: "2. Trick 1. You led the nine of clubs. Mistake, 0.6 points. ..."
    return _("{n}. {place}. {did} {mark}, {cost}. {why}").format(**named)


def seen_lines(judged: Judged, hand: Reviewable) -> list[str]:
    """What the player knew at a decision: the cards, what was said, and the tricks so far."""
    view = judged.view
    calls = [_said(view, number, call) for number, call in enumerate(view.calls)]
    tricks = [_trick(number, trick, view.seat) for number, trick in enumerate(view.tricks, 1)]
    table = [trick_line(view)] if view.phase is Phase.PLAY else []
    lines = [dealer_line(view), upcard_line(view), *calls, *tricks, *table, hand_line(view)]
    return [in_names(line, hand.seat, hand.names) for line in lines if line]


def _said(view: SeatView, number: int, call: Action) -> str:
    second = number >= len(Seat)  # everybody has spoken once
    said = call_words(view.ruleset, call, view.dealer, second)
    # NOTE: a player and what the player said, for example "Ezra: “I order it up”."
    return _("{name}: “{call}.”").format(name=seat_name(call.seat, view.seat), call=said)


def _trick(number: int, trick: Trick, learner: Seat) -> str:
    cards = format_list((played(seat, card, learner) for seat, card in trick.plays), "unit")
    # NOTE: a finished trick in the order the cards fell
    return _("Trick {n}: {cards}.").format(n=format_number(number), cards=cards)


def others_lines(hand: Reviewable, levels: Mapping[Seat, Level]) -> list[str]:
    """What each of the others did and why, in order; without a level it is told as of a person."""
    # NOTE: where in the hand, what a player did, and why: "Trick 1. Ezra: 9 of clubs. Ezra ..."
    text = _("{place}. {name}: {action}. {why}")
    moves = HandWords(hand).others(range(len(hand.steps)), levels)
    return [
        text.format(place=move.place, name=move.name, action=move.action, why=move.why) for move in moves
    ] or [nobody_else()]


def dealt_lines(hand: Reviewable) -> list[str]:
    """All hands as they were dealt, and what was left over."""
    first, words = hand.deal.first, HandWords(hand)
    lines = [
        # NOTE: a player and the five cards dealt to that player
        _("{name}: {cards}.").format(name=words.name(seat), cards=_cards(first.hands[seat], hand))
        for seat in clockwise_from(hand.seat)
    ]
    turned = "" if first.upcard is None else _("Turned up: {card}.").format(card=card_name(first.upcard))
    return [*lines, turned, _("Left over: {cards}.").format(cards=_cards(first.stock, hand))]


def _cards(cards: Iterable[Card], hand: Reviewable) -> str:
    told = [card_name(card) for card in in_order(cards) if card not in hand.unknown]
    if hand.unknown.isdisjoint(cards):
        return format_list(told, "unit")
    return format_list([*told, _("cards that aren't known")], "unit")
