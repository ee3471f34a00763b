"""What each reason claims, as a predicate over the whole table that asks neither the referee nor its helpers.

Cards are codes here and the ranks come from plain_euchre, a second writing of the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.dev.plain_euchre import SISTERS, ladder, player_payment, suit_of, winning_place
from game.rules.actions import BY_THE_TABLE, Action, ActionKind, Phase
from game.rules.duties import Duties
from game.rules.hand import legal
from game.rules.reasons import Reason, ReasonKind
from game.rules.ruleset import DealPlan, Switches
from game.rules.seats import Seat
from game.rules.state import State, Trick

_VERBS = {
    Phase.DRAW: {ActionKind.DRAW},
    Phase.DEALING: {ActionKind.CUT, ActionKind.DEAL, ActionKind.TURN_UP},
    Phase.NAME_UPCARD: {ActionKind.NAME},
    Phase.FARMERS_HAND: {ActionKind.KEEP, ActionKind.EXCHANGE, ActionKind.REDEAL},
    Phase.FIRST_ROUND: {ActionKind.PASS, ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP},
    Phase.SECOND_ROUND: {ActionKind.PASS, ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP},
    Phase.DISCARD: {ActionKind.DISCARD, ActionKind.LEAVE},
    Phase.GIVE: {ActionKind.GIVE},
    Phase.DEFEND: {ActionKind.DEFEND},
    Phase.PLAY: {ActionKind.PLAY},
    Phase.GATHER: {ActionKind.GATHER},
    Phase.RULING: {
        ActionKind.ADD,
        ActionKind.DEDUCT,
        ActionKind.ACCEPT,
        ActionKind.ORDER,
        ActionKind.CALL,
    },
    Phase.NAME_LEAD: {ActionKind.NAME_LEAD, ActionKind.ANY_LEAD},
    Phase.HAND_OVER: {ActionKind.NEXT},
    Phase.GAME_OVER: set(),
}


@dataclass(frozen=True, slots=True)
class Claim:
    """A reason, the table it speaks of, and the action it judges; facts judge none."""

    state: State
    reason: Reason
    action: Action | None = None

    @property
    def me(self) -> Seat:
        return self.action.seat if self.action is not None else Seat.SOUTH

    @property
    def hand(self) -> list[str]:
        return [str(card) for card in self.state.hands[self.me]]

    @property
    def trump(self) -> str:
        return str(self.state.trump or "")

    @property
    def led(self) -> str:
        trick = self.state.trick
        return suit_of(str(trick.cards[0]), self.trump) if trick and trick.plays else ""

    @property
    def able(self) -> set[str]:
        return {code for code in self.hand if self.led and suit_of(code, self.trump) == self.led}

    @property
    def tried(self) -> str:
        return str(self.action.card) if self.action and self.action.card else ""

    @property
    def cards(self) -> list[str]:
        return [str(card) for card in self.reason.cards]

    @property
    def suit(self) -> str:
        return str(self.reason.suit or "")

    @property
    def upcard(self) -> str:
        return str(self.state.upcard or "")

    @property
    def offered(self) -> str:
        return str(self.state.upcard_suit or "")

    @property
    def left(self) -> str:
        return f"J{SISTERS[self.trump]}" if self.trump else ""

    @property
    def switches(self) -> Switches:
        return self.state.ruleset.switches

    @property
    def naturals(self) -> list[str]:
        return [code for code in self.hand if code[1] == self.offered]

    @property
    def farm(self) -> bool:
        lowest = {24: "9T", 28: "89", 32: "78"}[self.switches.pack]
        return any(sum(code[0] == rank for code in self.hand) >= 3 for rank in lowest)

    @property
    def passes(self) -> int:
        return sum(call.kind is ActionKind.PASS for call in self.state.calls)

    @property
    def before(self) -> list[Seat]:
        """Who dealt the hands before this one."""
        over = self.state.award is not None
        results = self.state.standing.results[: -1 if over else None]
        return [result.dealer for result in results]


def is_true(claim: Claim) -> bool:
    """Whether what a reason says is so at its table."""
    return claim.reason.clause in claim.state.ruleset.authority.values() and PREDICATES[claim.reason.kind](
        claim
    )


# -- refusals ------------------------------------------------------------------------------------


def _not_now(c: Claim) -> bool:
    assert c.action is not None
    kind, state = c.action.kind, c.state
    if kind not in _VERBS[state.phase]:
        return True
    if state.phase is Phase.FARMERS_HAND:
        return kind != c.switches.farmers_hand
    if state.phase is Phase.DISCARD:
        return kind is ActionKind.LEAVE and state.gave
    return state.phase is Phase.DEALING and (
        kind is ActionKind.TURN_UP or (kind is ActionKind.CUT) is state.dealing.cut
    )


def _must_follow(c: Claim) -> bool:
    return c.suit == c.led and set(c.cards) == c.able and bool(c.able) and c.tried not in c.able


def _left_follows(c: Claim) -> bool:
    return c.cards == [c.left] and c.left in c.able and c.led == c.trump == c.suit and c.tried != c.left


def _left_does_not(c: Claim) -> bool:
    return c.tried == c.left and c.cards == [c.left] and c.left[1] == c.led == c.suit and bool(c.able)


def _not_natural(c: Claim) -> bool:
    left = f"J{SISTERS[c.offered]}" if c.offered else ""
    return c.cards == [left] and left in c.hand and not c.naturals and c.switches.natural_trump


def _stuck(c: Claim) -> bool:
    return c.switches.stick_the_dealer and c.state.dealer is c.me and c.passes == 7


def _deal_plan(c: Claim) -> bool:
    assert c.action is not None
    first = {DealPlan.EITHER: {2, 3}, DealPlan.THREE_TWO: {3}, DealPlan.TWO_THREE: {2}}
    dealt = sum(len(hand) for hand in c.state.hands)
    if dealt == 20:
        return True
    if dealt == 0:
        return c.action.count not in first[c.switches.deal_plan]
    begun = len(c.state.hands[c.state.dealer.left])
    opening = begun if begun < 5 else c.state.dealing.first_packet
    return c.action.count != (opening if c.state.dealing.packet < 4 else 5 - opening)


def _only_alone(c: Claim) -> bool:
    assert c.action is not None
    partner = c.reason.seat is c.state.dealer is c.me.partner
    return c.switches.canadian_loner and partner and not c.action.alone


# -- what is allowed -------------------------------------------------------------------------------


def _three_of_a_rank(c: Claim) -> bool:
    return len(c.cards) == 3 and {code[0] for code in c.cards} <= set("789T") and set(c.cards) <= set(c.hand)


def _counts_as_trump(c: Claim) -> bool:
    seen = c.hand if c.action is not None else [str(card) for card in _last(c.state).cards]
    (code,) = c.cards
    return code in seen and code in ("XX", c.left) and c.suit == c.trump


def _led_counts(c: Claim) -> bool:
    assert c.state.trick is not None
    seat, card = c.state.trick.plays[0]
    return (
        c.reason.seat is seat and c.cards == [str(card)] and str(card) in ("XX", c.left) and c.suit == c.trump
    )


# -- facts -----------------------------------------------------------------------------------------


def _last(state: State) -> Trick:
    trick = state.trick if state.phase is Phase.GATHER else state.tricks[-1]
    assert trick is not None
    return trick


def _taker(trick: Trick, trump: str) -> Seat:
    return trick.plays[winning_place([str(card) for card in trick.cards], trump)][0]


def _deal_came(c: Claim) -> bool:
    return c.reason.seat is c.state.dealer and c.before[-1].left is c.state.dealer


def _asked_next(c: Claim) -> bool:
    last = c.state.calls[-1]
    return c.reason.seat is c.state.turn is last.seat.left and last.kind is ActionKind.PASS


def _plays_next(c: Claim) -> bool:
    trick, out = c.state.trick, c.state.sitting_out
    assert trick is not None
    following = trick.plays[-1][0].left
    while following in out:
        following = following.left
    return c.reason.seat is following


def _leads(c: Claim) -> bool:
    return c.state.trick is not None and c.reason.seat is c.state.trick.leader


def _won_last(c: Claim) -> bool:
    before = c.state.tricks[-1]
    taker = _taker(before, c.trump)
    return c.reason.seat is taker and c.cards == [str(before.card_of(taker))] and _leads(c)


def _highest_trump(c: Claim) -> bool:
    trick = _last(c.state)
    trumps = [code for code in ladder(c.trump) if code in map(str, trick.cards)]
    return c.cards == trumps and bool(trumps) and c.reason.seat is _taker(trick, c.trump)


def _highest_led(c: Claim) -> bool:
    trick = _last(c.state)
    codes = [str(card) for card in trick.cards]
    led = suit_of(codes[0], c.trump)
    followed = [
        f"{r}{led}" for r in "AKQJT987" if f"{r}{led}" in codes and suit_of(f"{r}{led}", c.trump) == led
    ]
    no_trump = not any(code in ladder(c.trump) for code in codes)
    return no_trump and c.suit == led and c.cards == followed and c.reason.seat is _taker(trick, c.trump)


def _cannot_win(c: Claim) -> bool:
    trick = _last(c.state)
    led = suit_of(str(trick.cards[0]), c.trump)
    idle = all(suit_of(code, c.trump) not in (led, c.trump) for code in c.cards)
    return idle and set(c.cards) <= {str(card) for card in trick.cards}


def makers_tricks(state: State) -> int:
    """Tricks of the makers, counted by plain_euchre."""
    assert state.maker is not None
    trump = str(state.trump or "")
    return sum(_taker(trick, trump).side is state.maker.side for trick in state.tricks)


def _paid(c: Claim, partner: bool) -> bool:
    state = c.state
    assert state.maker is not None
    assert c.reason.seat is not None
    own, mate, others = player_payment(
        makers_tricks(state), state.alone, state.defender is not None, c.switches
    )
    due = {state.maker: own, state.maker.partner: mate}.get(c.reason.seat, others)
    return c.reason.number == due and (c.reason.seat is state.maker.partner or not partner)


def _suit_barred(c: Claim) -> bool:
    assert c.action is not None
    return c.state.turned_down and c.suit == c.offered == str(c.action.suit)


def _against_maker(c: Claim) -> bool:
    maker = c.state.maker
    return c.state.alone and maker is not None and c.me.side is not maker.side and c.reason.seat is maker


def _asked_first(c: Claim) -> bool:
    return c.reason.seat is c.state.turn is c.state.dealer.left and c.passes in (0, 4)


def _puts_down(c: Claim) -> bool:
    return c.reason.seat is c.state.dealer and len(c.state.hands[c.state.dealer]) == 6


def _asked_to_defend(c: Claim) -> bool:
    seat, maker = c.reason.seat, c.state.maker
    assert seat is not None
    assert maker is not None
    return c.state.alone and seat is c.state.turn and seat.side is not maker.side


def _made_trump(c: Claim) -> bool:
    return c.suit == c.trump and c.state.calls[-1].seat is c.reason.seat is c.state.maker


def _leads_first(c: Claim) -> bool:
    return _leads(c) and c.reason.seat is c.state.dealer.left and not c.state.tricks


def _left_of_maker(c: Claim) -> bool:
    assert c.state.maker is not None
    return _leads(c) and c.state.alone and c.reason.seat is c.state.maker.left


def _holds_six(c: Claim) -> bool:
    assert c.reason.seat is not None
    return len(c.state.hands[c.reason.seat]) == 6


def _is_alone(c: Claim) -> bool:
    return c.state.alone and c.reason.seat in (c.state.maker, c.state.defender)


# -- an honest table -------------------------------------------------------------------------------


def _duties(c: Claim) -> Duties:
    assert c.state.honest is not None
    return c.state.honest.duties


def _exposed_first(c: Claim) -> bool:
    """Cards that are face up before this player and are due, or the one that was to be put away."""
    shown = [str(each.card) for each in _duties(c).exposed if each.seat is c.me]
    if c.action is not None and c.action.kind is not ActionKind.PLAY:
        return c.cards == [c.tried] and c.tried in shown
    due = [code for code in shown if not c.able or code in c.able]
    allowed = c.action in legal(c.state, c.me)
    return bool(c.cards) and set(c.cards) <= set(due) and (c.tried in c.cards) is allowed


def _suit_is_named(c: Claim) -> bool:
    held = any(suit_of(code, c.trump) == c.suit for code in c.hand)
    return not c.led and str(_duties(c).named) == c.suit and held and suit_of(c.tried, c.trump) != c.suit


def _lead_is_barred(c: Claim) -> bool:
    cards = [str(each.card) for each in _duties(c).exposed if each.seat is c.me.partner and each.bars_partner]
    other = any(suit_of(code, c.trump) != c.suit for code in c.hand)
    barred = any(suit_of(code, c.trump) == c.suit for code in cards)
    return not c.led and barred and other and suit_of(c.tried, c.trump) == c.suit


def _ended_by_slip(c: Claim) -> bool:
    """The last hand brought these points, and its tricks did not decide them."""
    result, seat = c.state.standing.results[-1], c.reason.seat
    brought = 0 if seat is None else result.award.points[seat.side]
    played = sum(result.tricks_won) == 5 and c.reason.number != 0
    return brought == c.reason.number and (played is False or result.award.kind == "renege")


def _chooses(c: Claim) -> bool:
    assert c.state.honest is not None
    return c.state.phase in (Phase.RULING, Phase.NAME_LEAD) and c.me.side is c.state.turn.side


_AT_ANY_TIME = (ActionKind.COUNT, ActionKind.ASK_TRUMP, ActionKind.TAKE_BACK, ActionKind.DIRECTOR)


def _one_over(c: Claim) -> bool:
    """A card more than was dealt, which is six but at an honest table."""
    dealt = c.state.honest.dealt if c.state.honest is not None else None
    return len(c.hand) == (5 if dealt is None else dealt[c.me]) + 1


PREDICATES: dict[ReasonKind, Callable[[Claim], bool]] = {
    ReasonKind.GAME_IS_OVER: lambda c: c.state.phase is Phase.GAME_OVER,
    ReasonKind.NOT_NOW: _not_now,
    ReasonKind.NOT_YOUR_TURN: lambda c: c.reason.seat is c.state.turn is not c.me,
    ReasonKind.SITS_OUT: lambda c: (
        c.state.alone and c.reason.seat is c.me.partner and c.me.partner in (c.state.maker, c.state.defender)
    ),
    ReasonKind.NOT_IN_HAND: lambda c: c.tried not in c.hand and c.cards == [c.tried],
    ReasonKind.MUST_FOLLOW: _must_follow,
    ReasonKind.LEFT_IS_WHAT_FOLLOWS: _left_follows,
    ReasonKind.JOKER_IS_WHAT_FOLLOWS: lambda c: (
        c.cards == ["XX"] and "XX" in c.able and c.led == c.trump == c.suit
    ),
    ReasonKind.LEFT_DOES_NOT_FOLLOW: _left_does_not,
    ReasonKind.SUIT_BARRED: _suit_barred,
    ReasonKind.ONLY_UPCARD_SUIT: lambda c: not c.state.turned_down and c.suit == c.offered and c.passes < 4,
    ReasonKind.UPCARD_IS_GONE: lambda c: c.state.turned_down and c.cards == [c.upcard],
    ReasonKind.NEEDS_NATURAL: lambda c: c.switches.natural_trump and not c.naturals and c.suit == c.offered,
    ReasonKind.LEFT_IS_NOT_NATURAL: _not_natural,
    ReasonKind.DEALER_IS_STUCK: _stuck,
    ReasonKind.MUST_TAKE_UPCARD: lambda c: c.switches.take_upcard == "must" and c.cards == [c.upcard],
    ReasonKind.MAY_NOT_BURY: lambda c: not c.switches.bury_upcard and c.cards == [c.upcard] == [c.tried],
    ReasonKind.ONLY_ALONE: _only_alone,
    ReasonKind.ALWAYS_TRUMP: lambda c: not c.switches.no_trump or c.switches.joker,
    ReasonKind.NO_FARMERS_HAND: lambda c: not c.farm,
    ReasonKind.DEAL_PLAN: _deal_plan,
    ReasonKind.YOU_LEAD: lambda c: c.reason.seat is c.me and _leads(c) and not c.led,
    ReasonKind.LEADS_TRUMP_EARLY: lambda c: (
        c.me is c.state.dealer.left and c.switches.early_lead == "trump-allowed"
    ),
    ReasonKind.FOLLOWS: lambda c: c.tried in c.able and set(c.cards) == c.able and len(c.able) > 1,
    ReasonKind.ONLY_CARD: lambda c: c.able == {c.tried} == set(c.cards),
    ReasonKind.VOID: lambda c: bool(c.led) and c.suit == c.led and not c.able,
    ReasonKind.LED_COUNTS_AS_TRUMP: _led_counts,
    ReasonKind.COUNTS_AS_TRUMP: _counts_as_trump,
    ReasonKind.MAKES_TRUMP: lambda c: c.suit == c.offered and c.reason.seat is c.state.dealer,
    ReasonKind.HOLDS_NATURAL: lambda c: bool(c.cards) and c.cards == c.naturals and c.switches.natural_trump,
    ReasonKind.CALLS_NO_TRUMP: lambda c: c.switches.no_trump and not c.switches.joker,
    ReasonKind.NAMES_SUIT: lambda c: c.state.turned_down and c.suit != c.offered,
    ReasonKind.ALONE_OFFERED: lambda c: bool(c.action and c.action.alone) and c.reason.seat is c.me.partner,
    ReasonKind.PASSES_ON: lambda c: c.reason.seat is c.me.left and c.state.dealer is not c.me,
    ReasonKind.TURNS_DOWN: lambda c: c.state.dealer is c.me and c.passes == 3 and c.cards == [c.upcard],
    ReasonKind.THROWS_IN: lambda c: c.passes == 7 and c.reason.seat is c.state.dealer.left is c.me.left,
    ReasonKind.DISCARDS: lambda c: _one_over(c) and c.cards == [c.upcard] and c.upcard in c.hand,
    ReasonKind.GIVES_BEST: lambda c: c.state.alone and c.reason.seat is c.state.maker is c.me.partner,
    ReasonKind.PUTS_DOWN_FOR_IT: lambda c: _one_over(c) and c.cards == [str(c.state.given)],
    ReasonKind.KEEPS_HAND: lambda c: c.state.phase is Phase.FARMERS_HAND,
    ReasonKind.EXCHANGES: lambda c: _three_of_a_rank(c) and c.switches.farmers_hand == "exchange",
    ReasonKind.DEALS_AGAIN: lambda c: _three_of_a_rank(c) and c.switches.farmers_hand == "redeal",
    ReasonKind.LEAVES_UPCARD: lambda c: c.switches.take_upcard == "may" and c.cards == [c.upcard],
    ReasonKind.DEFENDS: _against_maker,
    ReasonKind.NAMES_JOKER: lambda c: c.upcard == "XX" and c.state.dealer is c.me,
    ReasonKind.THE_TABLE: lambda c: c.action is not None and c.action.kind in BY_THE_TABLE,
    ReasonKind.DEALS_FIRST: lambda c: not c.before and c.reason.seat is c.state.dealer,
    ReasonKind.DEAL_CAME: _deal_came,
    ReasonKind.ASKED_FIRST: _asked_first,
    ReasonKind.ASKED_NEXT: _asked_next,
    ReasonKind.DEALER_PUTS_DOWN: _puts_down,
    ReasonKind.ASKED_TO_DEFEND: _asked_to_defend,
    ReasonKind.PLAYS_NEXT: _plays_next,
    ReasonKind.MADE_TRUMP: _made_trump,
    ReasonKind.LEADS_FIRST: _leads_first,
    ReasonKind.LEADS_FOR_ANOTHER: lambda c: _leads(c) and c.state.dealer.left in c.state.sitting_out,
    ReasonKind.LEADS_AGAINST_LONER: _left_of_maker,
    ReasonKind.LONE_DEFENDER_LEADS: lambda c: _leads(c) and c.reason.seat is c.state.defender,
    ReasonKind.WON_LAST_TRICK: _won_last,
    ReasonKind.HIGHEST_TRUMP: _highest_trump,
    ReasonKind.HIGHEST_LED: _highest_led,
    ReasonKind.CANNOT_WIN: _cannot_win,
    ReasonKind.SUIT_IS_OUT: lambda c: c.passes >= 4 and c.cards == [c.upcard] and c.suit == c.offered,
    ReasonKind.HOLDS_SIX: _holds_six,
    ReasonKind.PARTNER_IS_ALONE: _is_alone,
    ReasonKind.TOOK_TRICKS: lambda c: c.reason.number == makers_tricks(c.state),
    ReasonKind.NOBODY_CALLED: lambda c: c.passes == 8,
    ReasonKind.HAND_PAID: lambda c: _paid(c, partner=False),
    ReasonKind.PARTNER_PAID: lambda c: _paid(c, partner=True),
    ReasonKind.ENDED_BY_SLIP: _ended_by_slip,
    ReasonKind.EXPOSED_FIRST: _exposed_first,
    ReasonKind.CARD_STAYS: lambda c: (c.me, c.reason.cards[0]) in _duties(c).stays and c.tried != c.cards[0],
    ReasonKind.SUIT_IS_NAMED: _suit_is_named,
    ReasonKind.LEAD_IS_BARRED: _lead_is_barred,
    ReasonKind.SIDE_IS_BARRED: lambda c: (
        c.reason.seat is c.me and (c.me.side in _duties(c).barred or c.me in _duties(c).passed)
    ),
    ReasonKind.A_SLIP: lambda c: c.state.honest is not None and c.action not in legal(c.state, c.me),
    ReasonKind.AT_ANY_TIME: lambda c: (
        c.state.honest is not None and c.action is not None and c.action.kind in _AT_ANY_TIME
    ),
    ReasonKind.CHOOSES: _chooses,
}
