"""Numbers that the engine knows of a table and of a ruleset, for questions and for the texts of lessons."""

from __future__ import annotations

from game.course.situation import LEARNER, Situation
from game.course.steps import CountStep, Ended, HandEnd, What
from game.i18n import _, format_number, ngettext
from game.rules.cards import Card, Suit, effective_suit, pack, suit_cards
from game.rules.dealing import HAND_SIZE
from game.rules.ruleset import Ruleset
from game.rules.scoring import MAJORITY, award_kind, points_for
from game.rules.state import State
from game.rules.view import SeatView, observe


def number_of(step: CountStep, situation: Situation) -> int | None:
    """The number that a step asks for; None where only its author knows it."""
    if step.what is None:
        return None
    if step.what is What.POINTS:
        assert step.result is not None
        return points_of(step.result, situation.ruleset)
    if step.what is What.SUIT_CARDS:
        assert step.suit is not None
        return in_the_pack(step.suit.suit, situation.trump, situation.ruleset)
    assert situation.state is not None
    return _at_the_table(step.what, situation.state)


def in_the_pack(suit: Suit, trump: Suit | None, ruleset: Ruleset) -> int:
    """How many cards of the pack belong to a suit; the joker and the left bower are trumps."""
    return len(suit_cards(suit, trump, pack(ruleset.switches.pack, ruleset.switches.joker)))


def points_of(end: HandEnd, ruleset: Ruleset) -> int:
    """What one side scores for the end of a hand."""
    made = end.tricks >= MAJORITY
    if made is not (end.side is Ended.MAKERS):
        return 0
    kind = award_kind(end.tricks, end.alone, end.defended_alone)
    return points_for(kind, ruleset.switches)


def _at_the_table(what: What, state: State) -> int:
    view, trump = observe(state, LEARNER), state.trump
    assert trump is not None or what is What.TRICKS_WON
    if what is What.TRICKS_WON or trump is None:
        return view.tricks_won[LEARNER.side]
    if what is What.TRUMPS:
        return in_the_pack(trump, trump, state.ruleset)
    if what is What.TRUMPS_PLAYED:
        return len(_trumps(_played(view), trump))
    return in_the_pack(trump, trump, state.ruleset) - len(_trumps(_seen(view), trump))


def _played(view: SeatView) -> set[Card]:
    tricks = (*view.tricks, *((view.trick,) if view.trick else ()))
    return {card for trick in tricks for card in trick.cards}


def _seen(view: SeatView) -> set[Card]:
    """The learner's cards, those played or put down by the learner, and a turned card that lies open."""
    lying = {view.upcard} if view.upcard is not None and not view.picked_up else set()
    own = {card for card in (view.discard, view.lone_discard, view.given) if card is not None}
    return {*view.hand, *_played(view), *lying, *own, *view.shown}


def _trumps(cards: set[Card], trump: Suit) -> list[Card]:
    return [card for card in cards if effective_suit(card, trump) is trump]


def clue(step: CountStep, situation: Situation) -> str:
    """What helps with the counting and is not the answer yet; empty where there is no such thing."""
    state = situation.state
    if step.what is What.TRUMPS_OUT and state is not None and state.trump is not None:
        view = observe(state, LEARNER)
        held, played = len(_trumps(set(view.hand), state.trump)), len(_trumps(_played(view), state.trump))
        whole = in_the_pack(state.trump, state.trump, state.ruleset)
        text = ngettext(
            "The deck has {whole} trumps. You hold {held}, and {n} has been played.",
            "The deck has {whole} trumps. You hold {held}, and {n} have been played.",
            played,
        )
        return text.format(whole=format_number(whole), held=format_number(held), n=format_number(played))
    if step.what in (What.TRUMPS, What.SUIT_CARDS):
        return _("Count the printed suit, then the left bower, which belongs to the trump suit now.")
    if step.what is What.TRUMPS_PLAYED:
        return _("Go through the tricks one by one. The left bower is a trump, too.")
    if step.what is What.POINTS and step.result is not None and step.result.tricks not in (0, HAND_SIZE):
        return _euchre_or_march(step.result.tricks)
    return ""


def _euchre_or_march(tricks: int) -> str:
    """What three tricks decide, told for the makers' tricks."""
    if tricks < MAJORITY:
        return _("Makers who take fewer than three tricks are euchred, and the others score for it.")
    return _("Makers need three tricks, and only all five make a march.")
