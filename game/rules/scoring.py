"""What a hand pays, and the score after it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from operator import add, sub

from game.rules import events as ev
from game.rules.actions import Phase
from game.rules.ruleset import Switches, Topic
from game.rules.seats import Seat, Side
from game.rules.state import Award, AwardKind, HandResult, Penalty, Standing, State, Trick

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


def of_side(side: Side, points: int) -> tuple[int, int]:
    """So many points for one side and none for the other."""
    return (points, 0) if side is Side.US else (0, points)


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
    points = of_side(side, value)
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
    if state.honest is not None:
        after = to_choose(after)
    return after, (ev.HandScored(award, standing),)


def to_choose(state: State) -> State:
    """A finished hand, or the choice that a side still has over the price of a renege."""
    assert state.honest is not None
    if not state.honest.owed:
        return state.changed(phase=Phase.HAND_OVER, turn=state.dealer)
    first, side = state.dealer.left, state.honest.owed[0].by
    return state.changed(phase=Phase.RULING, turn=first if first.side is side else first.left)


def penalised(before: Standing, points: tuple[int, int], topic: str) -> Standing:
    """The score with points added or taken away besides the last hand's own. No score falls below zero."""
    us, them = (max(0, has + more) for has, more in zip(before.points, points, strict=True))
    south, west, north, east = (
        max(0, has + points[seat.side]) for seat, has in zip(Seat, before.players, strict=True)
    )
    *earlier, last = before.results
    last = replace(last, penalties=(*last.penalties, Penalty(points, topic)))
    return Standing((us, them), (south, west, north, east), (*earlier, last))


def close_early(state: State, award: Award) -> Step:
    """End a hand that is not played out, or score it anew where it was."""
    if state.phase is Phase.HAND_OVER:
        state = state.changed(standing=_unscored(state.standing))
    return _close(state, award, state.tricks, state.tricks_won)


def _unscored(standing: Standing) -> Standing:
    """The score without the last hand, which has no penalties: those are for hands that are played out."""
    *earlier, last = standing.results
    us, them = map(sub, standing.points, last.award.points)
    south, west, north, east = map(sub, standing.players, last.award.players)
    return Standing((us, them), (south, west, north, east), tuple(earlier))


def shared_award(kind: AwardKind, side: Side, points: int, topic: str) -> Award:
    """Points that both players of a side get."""
    both = of_side(side, points)
    return Award(kind, both, (*both, *both), topic, side)


def score_hand(state: State, tricks: tuple[Trick, ...], won: tuple[int, int]) -> Step:
    """Close a hand that was played out, with its tricks and how many of them each side won."""
    award = award_for(state, won)
    if state.honest is not None and award.side in state.honest.duties.scoreless:
        award = Award(award.kind, (0, 0), (0, 0, 0, 0), Topic.WRONG_NUMBER_LATER, None)
    return _close(state, award, tricks, won)


def throw_in(state: State) -> Step:
    """Close a hand in which nobody made trump."""
    nothing = Award(AwardKind.THROWN_IN, (0, 0), (0, 0, 0, 0), Topic.PASSED_OUT, None)
    after, scored = _close(state, nothing, state.tricks, state.tricks_won)
    return after, (ev.ThrownIn(state.dealer), *scored)
