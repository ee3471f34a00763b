"""Why things at the table are as they are: who leads, who takes a trick, what a hand pays.

The answers are reasons like the referee's, with the clause and the facts each one rests on. They ask
nothing of a state but what lies open and what its own seats may know, so a state that holds one
player's knowledge (other_rulesets.known) is enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum

from game.rules.actions import ActionKind, Phase
from game.rules.cards import PLAIN_ORDER, Card, Suit, effective_suit, suit_cards
from game.rules.reasons import Reason, ReasonKind
from game.rules.ruleset import LoneLead, Topic
from game.rules.scoring import award_for
from game.rules.seats import Seat
from game.rules.state import Award, AwardKind, State, Trick
from game.rules.trick import is_first_trick, next_in, opening_leader, suit_led, winner


class Subject(StrEnum):
    """What can be asked about besides cards and calls."""

    DEALER = "dealer"  # why this player deals
    TURN = "turn"  # why this player is asked now
    LEAD = "lead"  # why this player leads, or led, to the trick on the table
    TRICK = "trick"  # why this player takes the trick
    TRUMP = "trump"  # who made trump
    BARRED = "barred"  # why a suit cannot be named any more
    SIX = "six"  # why somebody holds six cards
    LAID_DOWN = "laid-down"  # why a hand lies on the table
    SCORE = "score"  # why a hand pays what it pays


def facts(state: State, subject: Subject) -> tuple[Reason, ...]:
    """The reasons for what is asked about, the weightiest first; none while there is nothing to ask."""
    return tuple(_ANSWERS[subject](state))


def last_trick(state: State) -> Trick | None:
    """The trick that is complete, or the last one gathered."""
    if state.phase is Phase.GATHER:
        return state.trick
    return state.tricks[-1] if state.tricks else None


def _dealer(state: State) -> Iterator[Reason]:
    if state.phase is Phase.DRAW:
        return
    cite, before = state.ruleset.cite, state.standing.results
    before = before[:-1] if state.award is not None else before
    if state.honest is not None and before and before[-1].dealer.left is not state.dealer:
        return  # dealt out of turn
    if before:
        yield Reason(ReasonKind.DEAL_CAME, cite(Topic.DEAL_PASSES), seat=state.dealer)
    else:
        yield Reason(ReasonKind.DEALS_FIRST, cite("first_dealer"), seat=state.dealer)


def _turn(state: State) -> Iterator[Reason]:
    cite, seat = state.ruleset.cite, state.turn
    if state.phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND):
        if seat is state.dealer.left:
            yield Reason(ReasonKind.ASKED_FIRST, cite(Topic.FIRST_ROUND), seat=seat)
        else:
            yield Reason(ReasonKind.ASKED_NEXT, cite(Topic.IN_TURN), seat=seat)
    elif state.phase is Phase.DISCARD and state.gave:
        yield from _six(state)
    elif state.phase is Phase.DISCARD:
        yield Reason(ReasonKind.DEALER_PUTS_DOWN, cite(Topic.DISCARD), seat=seat)
    elif state.phase is Phase.DEFEND:
        yield Reason(ReasonKind.ASKED_TO_DEFEND, cite("defend_alone"), seat=seat)
    elif state.phase is Phase.PLAY and state.trick is not None and state.trick.plays:
        due = next_in(state.trick.plays[-1][0].left, state.sitting_out)
        if state.honest is not None and seat is not due:
            return  # somebody played out of turn
        yield Reason(ReasonKind.PLAYS_NEXT, cite(Topic.FOLLOW_SUIT), seat=seat)
    elif state.phase is Phase.PLAY:
        yield from _lead(state)


def _lead(state: State) -> Iterator[Reason]:
    if state.phase not in (Phase.PLAY, Phase.GATHER):
        return
    if state.tricks:
        before = state.tricks[-1]
        taker = winner(before, state.trump)
        won_with = before.card_of(taker)
        assert won_with is not None
        if not _led_in_turn(state, taker):
            return
        cite = state.ruleset.cite(Topic.WINNER_LEADS)
        yield Reason(ReasonKind.WON_LAST_TRICK, cite, (won_with,), seat=taker)
    elif is_first_trick(state) and _led_in_turn(state, opening_leader(state)):
        yield _opening(state)


def _led_in_turn(state: State, due: Seat) -> bool:
    """Whether the lead has a reason: at an honest table anybody may have led."""
    return state.honest is None or state.leader in (None, due)


def _opening(state: State) -> Reason:
    assert state.maker is not None
    leader, cite = opening_leader(state), state.ruleset.cite
    if not state.alone:
        return Reason(ReasonKind.LEADS_FIRST, cite(Topic.OPENING_LEAD), seat=leader)
    if state.ruleset.switches.lone_lead is LoneLead.MAKERS_LEFT:
        regular = leader is state.maker.left
        kind = ReasonKind.LEADS_AGAINST_LONER if regular else ReasonKind.LONE_DEFENDER_LEADS
    else:
        regular = leader is state.dealer.left
        kind = ReasonKind.LEADS_FIRST if regular else ReasonKind.LEADS_FOR_ANOTHER
    return Reason(kind, cite("lone_lead"), seat=leader)


def _trick(state: State) -> Iterator[Reason]:
    trick = last_trick(state)
    if trick is None:
        return
    taker, led, cite = winner(trick, state.trump), suit_led(trick, state.trump), state.ruleset.cite
    trumps = suit_cards(state.trump, state.trump, trick.cards) if state.trump is not None else ()
    if trumps:
        yield Reason(ReasonKind.HIGHEST_TRUMP, cite(Topic.TRICK_WINNER), trumps, state.trump, taker)
    else:
        assert led is not None
        followed = suit_cards(led, state.trump, trick.cards)
        yield Reason(ReasonKind.HIGHEST_LED, cite(Topic.TRICK_WINNER), followed, led, taker)
    won_with = trick.card_of(taker)
    assert won_with is not None
    if won_with.suit is not effective_suit(won_with, state.trump):
        topic = Topic.JOKER_RANK if won_with.is_joker else Topic.TRUMP_ORDER
        yield Reason(ReasonKind.COUNTS_AS_TRUMP, cite(topic), (won_with,), state.trump)
    idle = tuple(card for card in trick.cards if _cannot_win(card, won_with, led, state.trump))
    if idle:
        yield Reason(ReasonKind.CANNOT_WIN, cite(Topic.TRICK_WINNER), idle, led)


def _cannot_win(card: Card, won_with: Card, led: Suit | None, trump: Suit | None) -> bool:
    """A card off suit of a higher rank than the card that won."""
    if won_with.is_joker or effective_suit(card, trump) in (led, trump):
        return False
    return PLAIN_ORDER.index(card.rank) > PLAIN_ORDER.index(won_with.rank)


def _trump(state: State) -> Iterator[Reason]:
    if state.maker is None:
        return
    call = state.calls[-1]
    topic: str = Topic.SECOND_ROUND
    if call.kind is ActionKind.NO_TRUMP:
        topic = "no_trump"
    elif call.kind is ActionKind.ORDER:
        own = {state.dealer: Topic.TAKE_UP, state.dealer.partner: Topic.ASSIST}
        topic = own.get(state.maker, Topic.ORDER_UP)
    yield Reason(ReasonKind.MADE_TRUMP, state.ruleset.cite(topic), suit=state.trump, seat=state.maker)


def _barred(state: State) -> Iterator[Reason]:
    if state.turned_down and state.upcard is not None:
        cite = state.ruleset.cite(Topic.BARRED_SUIT)
        yield Reason(ReasonKind.SUIT_IS_OUT, cite, (state.upcard,), state.upcard_suit)


def _six(state: State) -> Iterator[Reason]:
    if state.phase is not Phase.DISCARD:
        return
    topic = "partners_best" if state.gave else "take_upcard"
    sixth = state.given if state.gave else state.upcard
    cards = (sixth,) if sixth is not None else ()
    yield Reason(ReasonKind.HOLDS_SIX, state.ruleset.cite(topic), cards, seat=state.turn)


def _laid_down(state: State) -> Iterator[Reason]:
    if state.phase is Phase.GIVE:  # the partner still holds the cards to give one of
        return
    for seat in Seat:
        if seat in state.sitting_out:
            cite = state.ruleset.cite(Topic.SITS_OUT)
            yield Reason(ReasonKind.PARTNER_IS_ALONE, cite, seat=seat.partner)


def _score(state: State) -> Iterator[Reason]:
    if state.award is None:
        return
    cite = state.ruleset.cite
    if state.award.kind.by_slip or (state.award.side is None and state.maker is not None):
        yield _ended_by_slip(state, state.award)
        return
    if state.maker is None:
        yield Reason(ReasonKind.NOBODY_CALLED, cite(Topic.PASSED_OUT))
        return
    won = state.tricks_won
    award = award_for(state, won)
    assert award.side is not None
    taken = won[state.maker.side]
    yield Reason(ReasonKind.TOOK_TRICKS, cite(award.topic), seat=state.maker, number=taken)
    earner = state.maker if award.side is state.maker.side else state.maker.left
    yield Reason(ReasonKind.HAND_PAID, cite(award.topic), seat=earner, number=award.players[earner])
    if award.players[earner] != award.players[earner.partner]:
        assert award.kind is AwardKind.LONE_MARCH
        share, clause = award.players[earner.partner], cite("lone_march_partner_points")
        yield Reason(ReasonKind.PARTNER_PAID, clause, seat=earner.partner, number=share)


def _ended_by_slip(state: State, award: Award) -> Reason:
    earner = None if award.side is None else next(seat for seat in Seat if seat.side is award.side)
    points = 0 if award.side is None else award.points[award.side]
    return Reason(ReasonKind.ENDED_BY_SLIP, state.ruleset.cite(award.topic), seat=earner, number=points)


_ANSWERS: dict[Subject, Callable[[State], Iterator[Reason]]] = {
    Subject.DEALER: _dealer,
    Subject.TURN: _turn,
    Subject.LEAD: _lead,
    Subject.TRICK: _trick,
    Subject.TRUMP: _trump,
    Subject.BARRED: _barred,
    Subject.SIX: _six,
    Subject.LAID_DOWN: _laid_down,
    Subject.SCORE: _score,
}
