"""Counting trumps: what is out, what is gone, and what one holds, together all there are."""

from __future__ import annotations

import pytest

from game.bots.piecework import finished
from game.drills.dealing import Sought, dealing
from game.drills.moments import trumps_gone, trumps_held, trumps_out, trumps_put_away
from game.drills.plan import LEARNER, Plan, Topic
from game.rules.actions import Action
from game.rules.hand import apply, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.view import observe
from game.rulesets.shipped import list_rulesets
from tests.tables import cards, hand_setup, rules


@pytest.mark.parametrize("ruleset", list_rulesets(), ids=lambda ruleset: ruleset.id)
def test_every_trump_is_in_one_place(ruleset: Ruleset) -> None:
    for number in range(20):
        dealt = finished(dealing(Sought(Plan(Topic.COUNT_TRUMPS), ruleset, f"count {number}")))
        assert dealt is not None
        view = observe(start(ruleset, dealt.setup), LEARNER)
        groups = (trumps_out(view), trumps_gone(view), trumps_held(view), trumps_put_away(view))
        told = [card for group in groups for card in group]
        assert len(told) == len(set(told)) == 7 + ruleset.switches.joker + (ruleset.switches.pack - 24) // 4


def test_the_left_bower_counts_and_a_trump_put_down_does_not() -> None:
    setup = hand_setup("JC 9S AS KS TH", "JS TS AH KH QH", dealer=Seat.SOUTH, upcard="QS")
    said = ("1:pass", "2:pass", "3:pass", "0:order", "0:discard:9S")
    state = start(rules(), setup)

    for text in said:
        state = apply(state, Action.parse(text))[0]
    view = observe(state, Seat.SOUTH)
    assert set(trumps_held(view)) == set(cards("JC AS KS QS"))
    assert trumps_put_away(view) == cards("9S")
    assert set(trumps_out(view)) == set(cards("JS TS"))
