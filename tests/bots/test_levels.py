"""The players at the table."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.levels import MANNERS, Level, Steady, bot, three_bots
from game.bots.words import level_errs, level_name
from game.rules.actions import BY_THE_TABLE, Phase
from game.rules.hand import actors, apply, legal, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup, State
from game.rules.view import observe
from tests.strategy.solver_proof import any_table
from tests.strategy.test_worlds import some_moment
from tests.tables import DANVILLE, HOYLE, PACKS, hand_setup, reach, redealt, rules


@pytest.mark.parametrize("learner", Seat)
def test_a_bot_sits_on_every_seat_but_the_learners(learner: Seat) -> None:
    assert set(three_bots(learner)) == set(Seat) - {learner}


@pytest.mark.parametrize(
    "ruleset",
    [rules(name, pack=size, joker=joker) for name in (HOYLE, DANVILLE) for size, joker in PACKS],
    ids=lambda it: f"{it.id}-{it.switches.pack}-{it.switches.joker}",
)
def test_four_bots_play_a_whole_game_by_themselves(ruleset: Ruleset) -> None:
    state = start(ruleset, Setup("bots"))
    bot = Steady()
    while actors(state):
        (seat,) = actors(state)
        options = legal(state, seat)
        action = options[0] if options[0].kind in BY_THE_TABLE else bot.choose(observe(state, seat))
        state, _events = apply(state, action)
    assert state.standing.deals > 0


def test_makers_succeed_more_often_than_they_are_euchred() -> None:
    ruleset = rules(HOYLE, game_points=None, game_deals=150)
    state = start(ruleset, Setup("sound"))
    bot = Steady()
    while actors(state):
        (seat,) = actors(state)
        options = legal(state, seat)
        action = options[0] if options[0].kind in BY_THE_TABLE else bot.choose(observe(state, seat))
        state, _events = apply(state, action)
    made = [(result.maker, result.award) for result in state.standing.results if result.maker is not None]
    won = [maker for maker, award in made if award.side is maker.side]
    assert len(won) > 0.75 * len(made)


@pytest.mark.parametrize("level", Level)
def test_what_a_seat_cannot_see_does_not_change_its_choice(level: Level) -> None:
    for number in range(20):
        state = decision(f"honest/{level}/{number}")
        seat = state.turn
        choices = {
            bot(level, "seed").choose(observe(each, seat))
            for each in (state, redealt(state, seat, "one"), redealt(state, seat, "two"))
        }
        assert len(choices) == 1


def decision(seed: str) -> State:
    """A moment in which a seat has something to decide."""
    for number in range(1000):
        chance = Random(f"{seed}/{number}")
        ruleset = any_table(chance).with_switches(farmers_hand="played")
        state = some_moment(ruleset, Setup(f"{seed}/{number}"), chance, chance.randrange(30))
        if len(legal(state, state.turn)) > 1 and state.phase is not Phase.HAND_OVER:
            return state
    raise AssertionError("no decision came up")


def test_a_mistake_is_made_now_and_then_by_the_seed() -> None:
    slipping = [level for level in Level if MANNERS[level].slips]
    assert slipping == [Level.GREENHORN, Level.HOPEFUL, Level.SUNDAY]
    for level in slipping:
        states = [decision(f"whims/{number}") for number in range(40)]
        chosen = [
            {bot(level, str(seed)).choose(observe(state, state.turn)) for seed in range(6)}
            for state in states
        ]
        assert any(len(choices) > 1 for choices in chosen)


@pytest.mark.parametrize("level", Level)
def test_every_level_has_a_name_and_says_how_it_errs(level: Level) -> None:
    assert level_name(level)
    assert level_errs(level).endswith(".")


def test_opponents_and_partner_are_set_apart() -> None:
    table = three_bots(Seat.SOUTH, opponents=Level.GREENHORN, partner=Level.SHARP)
    assert {seat: player.level for seat, player in table.items()} == {
        Seat.WEST: Level.GREENHORN,
        Seat.NORTH: Level.SHARP,
        Seat.EAST: Level.GREENHORN,
    }


@pytest.mark.parametrize("level", [Level.GREENHORN, Level.SHARP])
def test_a_level_finds_a_legal_action_at_any_table(level: Level) -> None:
    for number in range(4):
        chance = Random(f"any/{number}")
        state = start(any_table(chance), Setup(f"any/{number}", Seat.SOUTH))
        while state.phase is not Phase.HAND_OVER:
            options = legal(state, state.turn)
            action = options[0]
            if action.kind not in BY_THE_TABLE and len(options) > 1:
                action = bot(level).choose(observe(state, state.turn))
            assert action in options
            state, _events = apply(state, action)


def test_of_equal_cards_a_searching_bot_plays_the_one_a_sound_player_would() -> None:
    # the five highest trumps take every trick in any order
    setup = hand_setup("JH JD KH QH AS", dealer=Seat.SOUTH, upcard="AH")
    state = reach(setup, "1:pass 2:pass 3:pass 0:order 0:discard:AS")
    state, _events = apply(state, legal(state, state.turn)[0])
    while state.turn is not Seat.SOUTH:
        state, _events = apply(state, legal(state, state.turn)[0])
    view = observe(state, Seat.SOUTH)
    assert bot(Level.SHARP).choose(view) == bot(Level.STEADY).choose(view)
