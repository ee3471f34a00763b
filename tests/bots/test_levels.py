"""The players at the table."""

from __future__ import annotations

import pytest

from game.bots.levels import Steady, three_bots
from game.rules.actions import BY_THE_TABLE
from game.rules.hand import actors, apply, legal, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rules.view import observe
from tests.tables import DANVILLE, HOYLE, PACKS, rules


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
