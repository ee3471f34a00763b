"""A hint by typed lines."""

from __future__ import annotations

import re

import pytest

from game.rules.actions import Phase
from game.rules.seats import Seat
from game.rules.view import SeatView, observe
from game.strategy.values import Effort, Values
from game.strategy.worlds import NoWorld
from game.text import hinting
from game.text.hinting import TypedHint
from tests.tables import DANVILLE, HOYLE, hand_setup, random_states, reach, rules

LINE = re.compile(
    r".+: [+−]?\d+\.\d(, as good|, the best|, a little less|, \d+\.\d less, give or take \d+\.\d)\."
)


def following() -> SeatView:
    """South has to follow a heart with the ace or the nine."""
    setup = hand_setup("AH 9H KS TC 9S", "KH", "QH", "TH", dealer=Seat.SOUTH, upcard="9C")
    actions = "1:pass 2:pass 3:pass 0:order 0:discard:9S 1:play:KH 2:play:QH 3:play:TH"
    return observe(reach(setup, actions), Seat.SOUTH)


def test_the_answer_lists_what_every_card_should_bring_the_best_first() -> None:
    hint = TypedHint(following())
    hint.more()
    hint.more()
    said = hint.more()
    start = said.index("Points to expect for your team:") + 1
    lines = said[start : start + 2]
    assert all(LINE.fullmatch(line) for line in lines)
    assert {line.split(":")[0] for line in lines} == {"Ace of hearts", "9 of hearts"}
    assert lines[0].endswith(("the best.", "as good."))
    assert "deals" in said[-1]


def test_the_answer_is_the_same_when_it_is_asked_for_again() -> None:
    hint = TypedHint(following())
    said = [hint.more() for _step in range(4)]
    assert said[3] == said[2] != said[1]


@pytest.mark.parametrize("ruleset", [DANVILLE, HOYLE])
@pytest.mark.parametrize(
    "switches",
    [
        {},
        {"joker": True, "pack": 28},
        {"farmers_hand": "exchange"},
        {"farmers_hand": "redeal"},
        {"defend_alone": True, "no_trump": True},
        {"partners_best": True},
    ],
)
def test_every_decision_of_random_hands_has_a_hint(
    ruleset: str, switches: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hinting, "ADVICE", Effort(chunk=4, most=4))
    for state in random_states(rules(ruleset, **switches), "hints", deals=3):
        if state.phase not in (Phase.HAND_OVER, Phase.GAME_OVER):
            view = observe(state, state.turn)
            if view.legal and view.phase not in (Phase.DRAW, Phase.DEALING, Phase.GATHER):
                hint = TypedHint(view)
                assert all(hint.more() for _step in range(3))


def test_a_table_that_no_deal_leads_to_still_gets_the_rule_of_thumb(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(view: SeatView, seed: str, effort: Effort) -> Values:
        raise NoWorld

    monkeypatch.setattr(hinting, "search", none)
    hint = TypedHint(following())
    said = [hint.more() for _step in range(3)][-1]
    assert said[0].startswith("Play the ")
    assert len(said) == 2
