"""From hand to hand: when a game ends, who deals next."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules import events as ev
from game.rules.actions import Action, ActionKind, Phase
from game.rules.dealing import next_deal
from game.rules.reasons import Reason
from game.rules.ruleset import Switches
from game.rules.seats import Seat, Side
from game.rules.state import AwardKind, Standing, State


def candidates(state: State) -> Iterator[Action]:
    """The one way on from a finished hand; the dealer passes the cards."""
    yield Action(state.turn, ActionKind.NEXT)


def objections(state: State, action: Action) -> tuple[Reason, ...]:
    """Nothing speaks against going on."""
    return ()


def counted_deals(standing: Standing, switches: Switches) -> int:
    """Deals that count towards the length of a game: all, or all but the hands thrown in.

    A misdeal that passes the deal on has used up its dealer's turn (DAN-11).
    """
    if switches.thrown_in_counts:
        return standing.deals
    return sum(
        result.maker is not None or result.award.kind is AwardKind.MISDEAL for result in standing.results
    )


def is_finished(standing: Standing, switches: Switches) -> bool:
    """Whether the game ends with this score: enough points, or all its deals dealt."""
    best = max(standing.players if switches.individual_scores else standing.points)
    by_points = switches.game_points is not None and best >= switches.game_points
    by_deals = switches.game_deals is not None and counted_deals(standing, switches) >= switches.game_deals
    return by_points or by_deals


def leader(standing: Standing) -> Side | None:
    """The side that is ahead, its two players' points together; None when level."""
    us, them = (sum(standing.players[seat] for seat in Seat if seat.side is side) for side in Side)
    return None if us == them else (Side.US if us > them else Side.THEM)


def next_hand(state: State) -> tuple[State, tuple[ev.Event, ...]]:
    """After a scored hand: the game's end, or the cards passed to the dealer's left."""
    if is_finished(state.standing, state.ruleset.switches):
        return state.changed(phase=Phase.GAME_OVER), (ev.GameEnded(leader(state.standing), state.standing),)
    after = next_deal(state, state.dealer.left)
    return after, (ev.DealPassed(after.dealer),)
