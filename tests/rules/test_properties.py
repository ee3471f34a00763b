"""What holds at every table: any sheet, any pack, any switches, any way to play."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.dev.plain_euchre import player_payment, suit_of, winning_place
from game.rules import trick
from game.rules.actions import Action, Phase
from game.rules.cards import Card, pack
from game.rules.hand import IllegalAction, actors, apply, legal, start
from game.rules.judge import judge
from game.rules.record import Record, record_from_json, record_to_json
from game.rules.ruleset import DealPlan, FirstDealer, LoneLead, Ruleset
from game.rules.seats import Seat
from game.rules.state import AwardKind, Setup, State, Trick
from game.rulesets.shipped import list_rulesets
from tests.rules.test_actions import EVERY_ACTION

some = settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
few = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])

POINTS = st.integers(0, 6)
SWITCHES: dict[str, st.SearchStrategy[Any]] = {
    "pack": st.sampled_from((24, 28, 32)),
    "joker": st.booleans(),
    "first_dealer": st.sampled_from(FirstDealer),
    "deal_plan": st.sampled_from(DealPlan),
    "natural_trump": st.booleans(),
    "take_upcard": st.sampled_from(("must", "may")),
    "bury_upcard": st.booleans(),
    "stick_the_dealer": st.booleans(),
    "defend_alone": st.booleans(),
    "lone_lead": st.sampled_from(LoneLead),
    "made_points": POINTS,
    "march_points": POINTS,
    "euchre_points": POINTS,
    "lone_made_points": POINTS,
    "lone_march_points": POINTS,
    "lone_euchre_points": POINTS,
    "lone_defence_points": POINTS,
    "lone_defence_march_points": POINTS,
    "individual_scores": st.booleans(),
    "lone_march_partner_points": st.none() | POINTS,
    "cut": st.sampled_from(("uncut", "offered", "cut-card")),
    "canadian_loner": st.booleans(),
    "partners_best": st.booleans(),
    "farmers_hand": st.sampled_from(("played", "exchange", "redeal")),
    "no_trump": st.booleans(),
    "thrown_in_counts": st.booleans(),
    "game_deals": st.integers(1, 3),
}
sheets = st.builds(
    lambda ruleset, switches: ruleset.with_switches(**switches),
    st.sampled_from(list_rulesets()),
    st.fixed_dictionaries(SWITCHES),
)


@dataclass(frozen=True)
class Game:
    """A random game to its end: every state, and the action that led on from each."""

    ruleset: Ruleset
    setup: Setup
    states: tuple[State, ...]
    actions: tuple[Action, ...]


def played(ruleset: Ruleset, setup: Setup, chance: random.Random) -> Game:
    state = start(ruleset, setup)
    states, actions = [state], []
    while state.phase is not Phase.GAME_OVER:
        choices = legal(state, state.turn)
        # passing less often lets more hands come to play
        keen = [action for action in choices if action.kind != "pass"] or choices
        actions.append(chance.choice(keen if chance.random() < 0.3 else choices))
        state, _ = apply(state, actions[-1])
        states.append(state)
        assert len(actions) < 3000, "the game does not end"
    return Game(ruleset, setup, tuple(states), tuple(actions))


setups = st.builds(Setup, st.text(max_size=8), st.none() | st.sampled_from(Seat))
games = st.builds(played, sheets, setups, st.integers(0, 2**32).map(random.Random))


def cards_of(state: State) -> list[Card]:
    """Every card of the table once, wherever it lies."""
    lying = [card for hand in state.hands for card in hand] + list(state.stock)
    lying += [card for trick in state.tricks for card in trick.cards]
    lying += state.trick.cards if state.trick is not None else ()
    if state.upcard is not None and not state.picked_up:
        lying.append(state.upcard)
    return lying


def codes_of(trick: Trick) -> list[str]:
    return [str(card) for card in trick.cards]


@some
@given(games)
def test_no_card_is_ever_lost_or_doubled(game: Game) -> None:
    switches = game.ruleset.switches
    whole = sorted(map(str, pack(switches.pack, switches.joker)))
    for state in game.states:
        if state.phase is not Phase.DRAW:
            assert sorted(map(str, cards_of(state))) == whole


@some
@given(games)
def test_every_trick_has_one_winner_who_gathers_and_leads_on(game: Game) -> None:
    for before, after in zip(game.states, game.states[1:], strict=False):
        if before.phase is not Phase.GATHER:
            continue
        assert before.trick is not None
        taker = before.trick.plays[winning_place(codes_of(before.trick), before.trump or "")][0]
        assert before.turn is taker
        assert after.phase is Phase.HAND_OVER or (after.turn is taker and after.trick is not None)


@some
@given(games)
def test_everyone_who_can_follows_suit(game: Game) -> None:
    for state, action in zip(game.states, game.actions, strict=False):
        if state.phase is not Phase.PLAY or state.trick is None or not state.trick.plays:
            continue
        trump = state.trump or ""
        led = suit_of(str(state.trick.cards[0]), trump)
        in_hand = {suit_of(str(card), trump) for card in state.hands[action.seat]}
        assert suit_of(str(action.card), trump) == led or led not in in_hand


@some
@given(games)
def test_every_hand_pays_what_the_table_of_points_says(game: Game) -> None:
    for state in game.states:
        if state.phase is not Phase.HAND_OVER:
            continue
        assert state.award is not None
        if state.maker is None:
            assert (state.award.kind, state.award.points) == (AwardKind.THROWN_IN, (0, 0))
            continue
        trump, makers = str(state.trump or ""), state.maker.side
        takers = [
            trick.plays[winning_place([str(card) for card in trick.cards], trump)][0]
            for trick in state.tricks
        ]
        tricks = sum(seat.side is makers for seat in takers)
        own, partners, to_defenders = player_payment(
            tricks, state.alone, state.defender is not None, state.ruleset.switches
        )
        assert state.award.points[makers] == own
        assert state.award.points[makers.other] == to_defenders
        shares = {state.maker: own, state.maker.partner: partners}
        assert state.award.players == tuple(shares.get(seat, to_defenders) for seat in Seat)


@some
@given(games)
def test_the_score_never_falls_and_grows_by_awards_alone(game: Game) -> None:
    for before, after in zip(game.states, game.states[1:], strict=False):
        scored = after.phase is Phase.HAND_OVER and before.phase is not Phase.HAND_OVER
        award = after.award if scored else None
        assert grown(before.standing.points, after.standing.points) == (award.points if award else (0, 0))
        expected = award.players if award else (0, 0, 0, 0)
        assert grown(before.standing.players, after.standing.players) == expected


def grown(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(b - a for a, b in zip(before, after, strict=True))


@some
@given(games)
def test_whoever_is_to_act_can_and_nobody_else_may_but_lead_trump_early(game: Game) -> None:
    for state in game.states[:-1]:
        assert len(actors(state)) == 1
        for seat in Seat:
            early = bool(trick.early_leads(state, seat))  # WED-36
            assert bool(legal(state, seat)) is (seat in actors(state) or early)
    assert actors(game.states[-1]) == ()


@some
@given(games)
def test_a_game_ends_with_the_hand_that_ends_it(game: Game) -> None:
    switches = game.ruleset.switches
    goal = switches.game_points or 10**9
    reached = []
    for end in (state.standing for state in game.states if state.phase is Phase.HAND_OVER):
        best = max(end.players if switches.individual_scores else end.points)
        played = [result for result in end.results if result.maker is not None]
        deals = len(end.results if switches.thrown_in_counts else played)
        reached.append(best >= goal or deals >= (switches.game_deals or 10**9))
    assert reached == [False] * (len(reached) - 1) + [True]


@some
@given(games)
def test_a_game_read_back_from_its_text_comes_to_the_same_state(game: Game) -> None:
    record = record_from_json(record_to_json(Record(game.ruleset, game.setup, game.actions)))
    assert record.replay() == game.states[-1]


@some
@given(games)
def test_a_state_holds_besides_its_fields_only_what_is_legal_in_it(game: Game) -> None:
    for state in game.states:
        assert vars(state).keys() == State.__dataclass_fields__.keys()
        assert legal(state, state.turn) == legal(state.changed(), state.turn)


@few
@given(games, st.integers(0, 2**32))
def test_referee_list_and_engine_agree_on_every_action_there_is(game: Game, seed: int) -> None:
    chance = random.Random(seed)
    for state in chance.sample(game.states, min(25, len(game.states))):
        allowed = {action for seat in Seat for action in legal(state, seat)}
        assert allowed <= set(EVERY_ACTION)
        for action in EVERY_ACTION:
            assert judge(state, action).legal is (action in allowed)
        for action in (*allowed, *chance.sample(EVERY_ACTION, 40)):
            assert accepts(state, action) is (action in allowed)


def accepts(state: State, action: Action) -> bool:
    try:
        apply(state, action)
    except IllegalAction:
        return False
    return True
