"""No player knows more than its seat can see, at any level, by any rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from game.bots.ladder import Level
from game.bots.levels import MANNERS, bot
from game.rules.actions import BY_THE_TABLE, Phase
from game.rules.cards import Card
from game.rules.hand import apply, legal, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup, State
from game.rules.view import SeatView, observe
from game.rulesets.shipped import load_ruleset, ruleset_ids
from game.strategy.habits import Habits
from game.strategy.likely import Likely
from game.strategy.worlds import Worlds
from tests.rules.test_properties import cards_of
from tests.strategy.test_worlds import check_every_play
from tests.tables import guess_of, hand_setup, reach, redealt, rules

SEARCHING = [level for level in Level if MANNERS[level].calls is not None]
BY_THUMB = [level for level in Level if level not in SEARCHING]
TABLES = [
    *[(ruleset_id, {}) for ruleset_id in ruleset_ids()],
    (ruleset_ids()[0], {"pack": 32, "joker": True}),
    (ruleset_ids()[0], {"partners_best": True, "defend_alone": True, "no_trump": True}),
]


@pytest.fixture(params=TABLES, ids=lambda table: "-".join((table[0], *table[1])))
def ruleset(request: pytest.FixtureRequest) -> Ruleset:
    ruleset_id, switches = request.param
    return load_ruleset(ruleset_id).with_switches(**switches)


def decisions(ruleset: Ruleset, level: Level, seed: str, hands: int) -> Iterator[State]:
    """What comes up when four players of a level play some hands."""
    state, player = start(ruleset.with_switches(game_points=None, game_deals=None), Setup(seed)), bot(level)
    while state.standing.deals < hands:
        options = legal(state, state.turn)
        action = options[0]
        if action.kind not in BY_THE_TABLE and len(options) > 1:
            yield state
            action = player.choose(observe(state, state.turn))
        state, _events = apply(state, action)


@pytest.mark.parametrize("level", BY_THUMB)
def test_hidden_cards_dealt_otherwise_change_no_choice(level: Level, ruleset: Ruleset) -> None:
    asked = 0
    for state in decisions(ruleset, level, "honest", hands=3):
        check_blind(state, level)
        asked += 1
    assert asked > 20


@pytest.mark.parametrize("level", SEARCHING)
def test_hidden_cards_dealt_otherwise_change_no_choice_of_one_who_searches(
    level: Level, ruleset: Ruleset
) -> None:
    # players by rules of thumb get there quicker
    played = list(decisions(ruleset, Level.STEADY, "searching", hands=1))
    searched = [state for state in played if bot(level).searches(observe(state, state.turn))]
    for state in (searched[0], searched[len(searched) // 2], searched[-1]):
        check_blind(state, level)


def check_blind(state: State, level: Level) -> None:
    """The seat to act sees and does the same however the cards are dealt that it cannot see."""
    seat = state.turn
    view, player = observe(state, seat), bot(level, "seed")
    chosen = player.choose(view)
    hidden = [state.hands[other] for other in Seat if other is not seat]
    changed = False
    for number in range(3):
        other = redealt(state, seat, f"otherwise/{number}")
        changed = changed or [other.hands[each] for each in Seat if each is not seat] != hidden
        assert observe(other, seat) == view
        assert player.choose(observe(other, seat)) == chosen
    assert changed or not any(hidden)


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[State]:
    """Every deal that a search looks at."""
    found: list[State] = []
    deal = Worlds.world

    def world(worlds: Worlds, number: int) -> State:
        found.append(deal(worlds, number))
        return found[-1]

    monkeypatch.setattr(Worlds, "world", world)
    return found


@pytest.mark.parametrize("level", SEARCHING)
def test_every_deal_a_search_looks_at_is_possible_and_holds_no_renege_that_was_seen(
    level: Level, ruleset: Ruleset, looked_at: list[State]
) -> None:
    played = list(decisions(ruleset, Level.STEADY, "possible", hands=2))
    searched = [state for state in played if bot(level).searches(observe(state, state.turn))]
    cards = [state for state in searched if state.phase is Phase.PLAY]
    for state in (searched[0], *islice(cards, 0, None, max(1, len(cards) // 4))):
        looked_at.clear()
        view = observe(state, state.turn)
        bot(level).choose(view)
        assert looked_at
        for world in looked_at:
            check_possible(world, view, state)


def check_possible(world: State, view: SeatView, state: State) -> None:
    assert observe(world, view.seat) == view
    assert sorted(map(str, cards_of(world))) == sorted(map(str, cards_of(state)))
    check_every_play(world)


def test_what_the_cards_played_tell_hangs_on_nothing_that_is_hidden(ruleset: Ruleset) -> None:
    told = 0
    for number, state in enumerate(decisions(ruleset, Level.HOPEFUL, "told", hands=3)):
        if state.phase is not Phase.PLAY:
            continue
        view, other = observe(state, state.turn), redealt(state, state.turn, f"otherwise/{number}")
        guesses = [guess_of(world) for world in (state, other, *islice(Worlds(view, str(number)), 6))]
        for guess in guesses:
            likely = Likely(view)(guess, 0.0)
            assert likely > 0  # a deal speaks against a player's habits, never against the deal itself
            assert Likely(observe(other, state.turn))(guess, 0.0) == likely
        told += len({Habits(view).share(guess, 0.0) for guess in guesses}) > 1
    assert told


@pytest.mark.parametrize("level", BY_THUMB)
def test_who_goes_by_rules_of_thumb_looks_at_no_deal(level: Level, looked_at: list[State]) -> None:
    for state in decisions(rules(), level, "thumbs", hands=1):
        bot(level).choose(observe(state, state.turn))
    assert looked_at == []


def test_a_deal_with_a_renege_is_found_out() -> None:
    # Walt threw a club on the ace of hearts, so he cannot hold the king
    setup = hand_setup("AH KS QS 9H AS", "TC 9D TD QD KD", "JC TH 9C AC KC", "JH QC 9S TS QH",
                       dealer=Seat.EAST, upcard="AD")  # fmt: skip
    state = reach(setup, "0:pass 1:pass 2:pass 3:pass 0:call:S 0:play:AH 1:play:TC")
    check_every_play(state)
    south, west, north, east = state.hands
    renege = state.changed(hands=(south, (Card.parse("KH"), *west[1:]), north, east))
    with pytest.raises(AssertionError):
        check_every_play(renege)
