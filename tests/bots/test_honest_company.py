"""Bots at an honest table: how often they slip, what they see, and that they know no hidden card."""

from __future__ import annotations

import pytest

from game.bots.honest_company import HonestCompany
from game.bots.human_slips import of
from game.bots.ladder import Level, SlipRate
from game.bots.levels import bot
from game.rules.actions import Action, ActionKind, Phase
from game.rules.hand import apply, legal, start
from game.rules.seats import Seat
from game.rules.slip_kinds import slip_kind
from game.rules.state import AwardKind, Setup, State
from game.rules.view import observe
from game.rulesets.shipped import list_rulesets
from game.session import Session
from tests.tables import redealt, rules, shuffled_actions


def game(sheet: str, rate: SlipRate, level: Level = Level.STEADY, seed: str = "a") -> Session:
    """A game of four bots of one level, played to its end."""
    levels = dict.fromkeys(Seat, level)
    session = Session(rules(sheet), Setup(seed, honest=True), {seat: bot(level, seed) for seat in Seat})
    session.interrupter = HonestCompany(levels, rate, seed)
    while not session.over:
        if not session.advance():
            session.next_hand()
    return session


def slips(session: Session) -> int:
    return sum(slip_kind(done.before, done.action) is not None for done in session.history)


@pytest.mark.parametrize("sheet", [ruleset.id for ruleset in list_rulesets()])
def test_a_game_with_slips_comes_to_its_end_under_every_sheet(sheet: str) -> None:
    assert game(sheet, SlipRate.OFTEN).over


def test_nobody_slips_where_that_is_switched_off() -> None:
    assert slips(game("butler", SlipRate.OFF)) == 0


def test_they_slip_more_often_the_higher_the_rate() -> None:
    few, many = (
        sum(slips(game("butler", rate, seed=str(seed))) for seed in range(6))
        for rate in (SlipRate.SELDOM, SlipRate.OFTEN)
    )
    assert 0 < few < many


def test_a_drill_has_at_most_one_slip_in_a_hand() -> None:
    session = game("wednesday-night", SlipRate.ONE)
    for deal in range(session.state.standing.deals):
        done = [each for each in session.history if each.before.standing.deals == deal]
        again = {each.before.dealing.again for each in done}
        for number in again:
            here = [each for each in done if each.before.dealing.again == number]
            assert sum(slip_kind(each.before, each.action) is not None for each in here) <= 1


@pytest.mark.parametrize("sheet", [ruleset.id for ruleset in list_rulesets()])
@pytest.mark.parametrize("level", [Level.HOPEFUL, Level.STEADY])
def test_a_drill_has_a_slip_in_every_hand_that_is_played(sheet: str, level: Level) -> None:
    """South is the learner, who slips never; the hands are played to their end by everybody."""
    played = 0
    for seed in range(8):
        session = drill(sheet, level, f"drill {seed}")
        slipped = {
            done.before.standing.deals
            for done in session.history
            if slip_kind(done.before, done.action) is not None
        }
        for deal, result in enumerate(session.state.standing.results):
            if result.award.kind not in (AwardKind.THROWN_IN, AwardKind.MISDEAL):
                played += 1
                assert deal in slipped, (sheet, seed, deal)
    assert played > 40


def drill(sheet: str, level: Level, seed: str) -> Session:
    """A game with one slip in every hand of three bots; a fourth of the same level plays as the learner."""
    company = HonestCompany(
        dict.fromkeys((Seat.WEST, Seat.NORTH, Seat.EAST), level), SlipRate.ONE, seed, Seat.SOUTH
    )
    session = Session(rules(sheet), Setup(seed, honest=True), {seat: bot(level, seed) for seat in Seat})
    session.interrupter = company
    while not session.over:
        if not session.advance():
            session.next_hand()
    return session


def test_a_wrong_call_against_somebody_does_not_end_the_drill() -> None:
    company = HonestCompany({Seat.WEST: Level.STEADY}, SlipRate.ONE, "x", Seat.SOUTH)
    state = next(each for each in honest_states("7") if each.phase is Phase.PLAY)
    state, _events = apply(state, Action.parse("0:director:1:renege"))
    while state.phase is not Phase.HAND_OVER:
        if company.interrupts(state) is not None:
            return
        state, _events = apply(state, legal(state, state.turn)[0])
    raise AssertionError("nobody slips any more")


def test_steady_players_call_more_of_the_slips_than_greenhorns() -> None:
    def share(level: Level) -> float:
        sessions = [game("butler", SlipRate.OFTEN, level, str(seed)) for seed in range(12)]
        called = sum(
            done.action.kind is ActionKind.DIRECTOR for session in sessions for done in session.history
        )
        return called / sum(map(slips, sessions))

    assert share(Level.GREENHORN) < share(Level.STEADY)


def honest_states(seed: str) -> list[State]:
    state, found = start(rules("hoyle-2001"), Setup(seed, honest=True)), list[State]()
    number = 0
    while state.phase is not Phase.HAND_OVER:
        found.append(state)
        number += 1
        state, _events = apply(state, shuffled_actions(legal(state, state.turn), f"{seed}/{number}")[0])
    return found


def test_what_a_bot_might_do_wrong_depends_on_its_own_cards_alone() -> None:
    for seed in range(8):
        for state in honest_states(str(seed)):
            if state.phase in (Phase.DRAW, Phase.DEALING):
                continue
            for seat in Seat:
                other = redealt(state, seat, f"again/{seed}")
                assert list(of(observe(other, seat))) == list(of(observe(state, seat)))


def test_the_same_state_and_seed_give_the_same_interruption() -> None:
    company = HonestCompany(dict.fromkeys(Seat, Level.STEADY), SlipRate.ONE, "x")
    for state in honest_states("7"):
        assert company.interrupts(state) == company.interrupts(state)


def test_whoever_was_dealt_a_card_too_few_slips_with_no_card_they_do_not_hold() -> None:
    short = 0
    for seed in range(8):
        for state in short_hand(f"short {seed}"):
            short += state.phase is Phase.PLAY and any(not state.hands[seat] for seat in Seat)
            for seat in Seat:
                view = observe(state, seat)
                done = [action for action, _weight in of(view) if action.kind is ActionKind.PLAY]
                assert all(action.card in view.hand for action in done)
    assert short > 8


def short_hand(seed: str) -> list[State]:
    """A hand whose dealer gives the last player before the turn-up a card too few; nobody counts."""
    state = start(rules("butler"), Setup(seed, Seat.SOUTH, honest=True))
    states, number = [state], 0
    while state.phase is not Phase.HAND_OVER:
        action = shuffled_actions(legal(state, state.turn), f"{seed}/{number}")[0]
        if state.phase is Phase.DEALING and state.dealing.packet == 6 and action.count:
            action = Action(action.seat, ActionKind.DEAL, count=action.count - 1)
        state, _events = apply(state, action)
        states.append(state)
        number += 1
    return states
