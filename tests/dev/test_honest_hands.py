"""The run over honest hands: it plays what it says, and it notices a wrong price."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.dev import honest_checks
from game.dev.dev_command import main
from game.dev.honest_checks import check_exposed, check_step
from game.dev.honest_hands import batch, check_moment
from game.dev.plain_slips import Price, price, renegers
from game.dev.random_hands import Broken
from game.rules.actions import Action, Phase
from game.rules.hand import apply
from game.rules.slips import Finding
from game.rules.state import State
from game.rulesets.shipped import load_ruleset
from tests.rules.honest.blocks import do_all, holds, honest_of, laid_out
from tests.rules.tables import sheet

RENEGED = "west-calls north-reneges gathered"
WEDNESDAY = load_ruleset("wednesday-night").switches


def ruled(name: str, done: str, call: str) -> tuple[State, Action, State]:
    """A table, a call of the director, and the table after it."""
    before = do_all(laid_out(sheet(name), {}), done)
    action = Action.parse(call)
    return before, action, apply(before, action)[0]


def test_every_hand_of_a_batch_holds_together() -> None:
    tally = batch("test", 200)
    assert tally.hands >= 200
    assert tally.broken == ()


@pytest.mark.parametrize("name", ["hoyle-classic", "hoyle-2001", "wednesday-night"])
def test_a_renege_that_costs_other_points_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    step = ruled(name, RENEGED, "1:director:2:renege")
    check_step(*step)
    monkeypatch.setattr(honest_checks, "price", lambda *_, **__: Price(9, 9, 0))
    with pytest.raises(Broken):
        check_step(*step)


def test_a_renege_that_is_not_found_is_noticed() -> None:
    before, action, after = ruled("hoyle-classic", RENEGED, "1:director:2:renege")
    honest = honest_of(before)
    nothing = replace(honest_of(after).rulings[-1], finding=Finding.NOTHING, slip=None)
    blind = before.changed(honest=honest.changed(rulings=(nothing,)))
    with pytest.raises(Broken, match="not found"):
        check_step(before, action, blind)


def test_a_renege_of_somebody_who_could_not_follow_is_noticed() -> None:
    before, action, after = ruled("hoyle-classic", RENEGED, "1:director:2:renege")
    with pytest.raises(Broken, match="nobody made"):
        check_step(before.changed(hands=((), (), (), ())), action, after)


def test_a_hand_that_pays_for_other_tricks_is_noticed() -> None:
    before = holds("do: west-calls\ndo until: 4")
    while before.phase is not Phase.GATHER:
        before, _ = apply(before, Action(before.turn, "play", before.hands[before.turn][0]))
    gather = Action.parse(f"{int(before.turn)}:gather")
    after, _ = apply(before, gather)
    check_step(before, gather, after)
    assert after.award is not None
    with pytest.raises(Broken, match="other than its points"):
        check_step(before, gather, after.changed(award=replace(after.award, players=(3, 0, 3, 0))))


def test_an_exposed_card_kept_back_is_noticed() -> None:
    state = holds("do: west-calls 3:expose:TC 0:director:3:showed 1:play:9C 2:play:QC")
    check_exposed(state)
    loose = state.changed()
    loose.__dict__["decided"] = tuple(Action.parse(f"3:play:{card}") for card in ("TC", "KC"))
    with pytest.raises(Broken, match="kept back"):
        check_exposed(loose)


def test_an_exposed_card_of_another_hand_is_noticed() -> None:
    state = holds("do: west-calls 3:expose:TC 0:director:3:showed")
    with pytest.raises(Broken, match="does not hold"):
        check_moment(state.changed(hands=(state.hands[0], state.hands[1], state.hands[3], state.hands[2])))


def test_the_plain_price_is_that_of_the_wednesday_sheet() -> None:
    def due(**how: bool) -> Price:
        usual = {"against_makers": False, "alone": False, "lone_player": False, "stopped": False}
        return price(WEDNESDAY, **{**usual, **how})

    assert due(against_makers=True) == (2, 2, 0)
    assert due(alone=True, lone_player=True) == (3, 3, 0)
    assert due(alone=True, against_makers=True) == (5, 4, 0)
    assert due(alone=True, against_makers=True, stopped=True) == (2, 2, 0)


def test_the_plain_reading_of_tricks_knows_the_left_bower_for_a_trump() -> None:
    trick = [(1, "9H"), (2, "9D"), (3, "AS"), (0, "AH")]
    assert renegers([trick], {2: ["JD"], 3: ["JS"]}, "H") == {(2, 0)}
    assert renegers([trick], {2: ["JD"], 3: []}, "S") == set()


def test_the_command_plays_and_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["honest", "--count", "50", "--jobs", "1"]) == 0
    assert "none broken." in capsys.readouterr().out
