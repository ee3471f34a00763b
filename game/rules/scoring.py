"""What a hand pays, and the score after it."""

from __future__ import annotations

from functools import cache
from operator import add

from game.rules import events as ev
from game.rules.actions import Phase
from game.rules.ruleset import Switches, Topic
from game.rules.seats import Seat, Side
from game.rules.state import Award, AwardKind, HandResult, Standing, State, Trick

Step = tuple[State, tuple[ev.Event, ...]]
MAJORITY = 3
_SWITCH_OF = {
    AwardKind.MADE: "made_points",
    AwardKind.MARCH: "march_points",
    AwardKind.EUCHRE: "euchre_points",
    AwardKind.LONE_MADE: "lone_made_points",
    AwardKind.LONE_MARCH: "lone_march_points",
    AwardKind.LONE_EUCHRE: "lone_euchre_points",
    AwardKind.LONE_DEFENCE: "lone_defence_points",
    AwardKind.LONE_DEFENCE_MARCH: "lone_defence_march_points",
}


@cache
def award_kind(makers_tricks: int, alone: bool, lone_defence: bool) -> AwardKind:
    """How a hand ends in which the makers took so many of the five tricks."""
    if makers_tricks >= MAJORITY:
        march = makers_tricks == 5
        if alone:
            return AwardKind.LONE_MARCH if march else AwardKind.LONE_MADE
        return AwardKind.MARCH if march else AwardKind.MADE
    if lone_defence:
        return AwardKind.LONE_DEFENCE_MARCH if makers_tricks == 0 else AwardKind.LONE_DEFENCE
    return AwardKind.LONE_EUCHRE if alone else AwardKind.EUCHRE


def points_for(kind: AwardKind, switches: Switches) -> int:
    """The points this end of a hand is worth at this table; none for a hand thrown in."""
    if kind is AwardKind.THROWN_IN:
        return 0
    value: int = getattr(switches, _SWITCH_OF[kind])
    return value


def award_for(state: State, tricks_won: tuple[int, int]) -> Award:
    """The award for a played-out hand."""
    assert state.maker is not None
    said, switches = state.bidding, state.ruleset.switches
    won = tricks_won[state.maker.side]
    kind = award_kind(won, said.alone, said.defender is not None)
    partner_points = switches.lone_march_partner_points if switches.individual_scores else None
    return _award(kind, state.maker, won >= MAJORITY, points_for(kind, switches), partner_points)


@cache
def _award(kind: AwardKind, maker: Seat, made: bool, value: int, partner_points: int | None) -> Award:
    """Partners get the same, but for the partner of a lone march where that one's points are given."""
    side = maker.side if made else maker.side.other
    points = (value, 0) if side is Side.US else (0, value)
    shares = [*points, *points]
    if kind is AwardKind.LONE_MARCH and partner_points is not None:
        shares[maker.partner] = partner_points
    south, west, north, east = shares
    return Award(kind, points, (south, west, north, east), _SWITCH_OF[kind], side)


def added(standing: Standing, result: HandResult) -> Standing:
    """The score with one more finished hand."""
    award = result.award
    us, them = map(add, standing.points, award.points)
    south, west, north, east = map(add, standing.players, award.players)
    return Standing((us, them), (south, west, north, east), (*standing.results, result))


def _close(state: State, award: Award, tricks: tuple[Trick, ...], won: tuple[int, int]) -> Step:
    said, dealer = state.bidding, state.dealer
    result = HandResult(dealer, said.upcard, said.trump, said.maker, said.alone, won, award)
    standing = added(state.standing, result)
    after = state.changed(
        phase=Phase.HAND_OVER, turn=dealer, standing=standing, award=award,
        leader=None, plays=(), tricks=tricks, tricks_won=won,
    )  # fmt: skip
    return after, (ev.HandScored(award, standing),)


def score_hand(state: State, tricks: tuple[Trick, ...], won: tuple[int, int]) -> Step:
    """Close a hand that was played out, with its tricks and how many of them each side won."""
    return _close(state, award_for(state, won), tricks, won)


def throw_in(state: State) -> Step:
    """Close a hand in which nobody made trump."""
    nothing = Award(AwardKind.THROWN_IN, (0, 0), (0, 0, 0, 0), Topic.PASSED_OUT, None)
    after, scored = _close(state, nothing, state.tricks, state.tricks_won)
    return after, (ev.ThrownIn(state.dealer), *scored)
