"""What a hand pays, and the score after it."""

from __future__ import annotations

from operator import add

from game.rules import events as ev
from game.rules.actions import Phase
from game.rules.ruleset import Switches, Topic
from game.rules.seats import Side
from game.rules.state import Award, AwardKind, HandResult, Standing, State

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
    makers = state.maker.side
    kind = award_kind(tricks_won[makers], state.alone, state.defender is not None)
    side = makers if tricks_won[makers] >= MAJORITY else makers.other
    value = points_for(kind, state.ruleset.switches)
    points = (value, 0) if side is Side.US else (0, value)
    return Award(kind, points, _by_player(state, kind, points), _SWITCH_OF[kind], side)


def _by_player(state: State, kind: AwardKind, points: tuple[int, int]) -> tuple[int, int, int, int]:
    """Partners get the same, but for the partner of a lone march where players have their own score."""
    switches, shares = state.ruleset.switches, [*points, *points]
    apart = switches.individual_scores and switches.lone_march_partner_points is not None
    if kind is AwardKind.LONE_MARCH and apart and state.maker is not None:
        shares[state.maker.partner] = switches.lone_march_partner_points or 0
    south, west, north, east = shares
    return south, west, north, east


def added(standing: Standing, result: HandResult) -> Standing:
    """The score with one more finished hand."""
    award = result.award
    us, them = map(add, standing.points, award.points)
    south, west, north, east = map(add, standing.players, award.players)
    return Standing((us, them), (south, west, north, east), (*standing.results, result))


def _close(state: State, award: Award) -> State:
    said, won = state.bidding, state.tricks_won
    result = HandResult(state.dealer, said.upcard, said.trump, said.maker, said.alone, won, award)
    standing = added(state.standing, result)
    return state.changed(phase=Phase.HAND_OVER, turn=state.dealer, award=award, standing=standing)


def score_hand(state: State) -> tuple[State, tuple[ev.Event, ...]]:
    """Close a hand that was played out."""
    after = _close(state, award_for(state, state.tricks_won))
    assert after.award is not None
    return after, (ev.HandScored(after.award, after.standing),)


def throw_in(state: State) -> tuple[State, tuple[ev.Event, ...]]:
    """Close a hand in which nobody made trump."""
    nothing = Award(AwardKind.THROWN_IN, (0, 0), (0, 0, 0, 0), Topic.PASSED_OUT, None)
    after = _close(state, nothing)
    return after, (ev.ThrownIn(state.dealer), ev.HandScored(nothing, after.standing))
