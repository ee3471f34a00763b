"""A penalty is tried at a table one slip before it, in the seat of whoever makes the slip."""

from __future__ import annotations

import pytest

from game.pages.practice_page import Opened
from game.presenters.practice import PracticePresenter
from game.presenters.slip_trial import SlipOccasion, SlipTrial, sit_down_to_slip, slip_trial, slip_trials
from game.rules.hand import start
from game.rules.ruleset import ClauseKind, Ruleset
from game.rules.slip_kinds import slip_kind
from game.rulesets.shipped import list_rulesets
from tests.presenters.conftest import PlainDesk
from tests.tables import rules

ASKED = [
    (ruleset, clause.id)
    for ruleset in list_rulesets()
    for clause in ruleset.clauses.values()
    if clause.kind is ClauseKind.PENALTY and clause.source == ruleset.source
]


def trial_of(sheet: str, clause: str) -> SlipTrial:
    found = slip_trial(rules(sheet), clause)
    assert found is not None
    return found


def opened(desk: PlainDesk, trial: SlipTrial) -> PracticePresenter:
    return PracticePresenter(desk, sit_down_to_slip(trial), lambda moment: None, SlipOccasion(trial))


@pytest.mark.parametrize(("ruleset", "clause"), ASKED, ids=[clause for _ruleset, clause in ASKED])
def test_every_penalty_of_the_sheets_has_a_table_one_slip_before_it(ruleset: Ruleset, clause: str) -> None:
    trial = slip_trial(ruleset, clause)
    assert trial is not None
    assert slip_kind(start(ruleset, trial.setup), trial.slip) is not None


def test_a_sheet_without_penalties_offers_the_readings() -> None:
    tried = [trial.clause for trial in slip_trials(rules("hoyle-classic"))]
    assert {"BASE-31", "BASE-58", "BASE-62", "BASE-65"} <= set(tried)


def test_what_is_no_rule_of_play_cannot_be_tried() -> None:
    assert slip_trial(rules("hoyle-2001"), "H01-01") is None
    assert slip_trial(rules("hoyle-2001"), "no such clause") is None


def test_the_table_waits_with_the_slip_in_hand(desk: PlainDesk) -> None:
    trial = trial_of("danville", "DAN-09")
    presenter = opened(desk, trial)
    assert presenter.opened is Opened.PROPOSED
    assert presenter.paused
    assert presenter.view.seat is trial.learner
    assert [button.words for button in presenter.page().every_button()] == [
        "Play the nine of clubs",
        "Play without it",
    ]


def test_the_button_makes_the_slip_without_asking_again(desk: PlainDesk) -> None:
    trial = trial_of("danville", "DAN-09")
    presenter = opened(desk, trial)
    presenter.act("do it")
    assert presenter.session.history[-1].action == trial.slip
    assert presenter.opened is Opened.NOW


def test_without_the_slip_the_hand_is_played_as_usual(desk: PlainDesk) -> None:
    presenter = opened(desk, trial_of("wednesday-night", "WED-33"))
    presenter.act("back to now")
    assert not presenter.session.actions
    assert presenter.opened is Opened.NOW


def test_the_end_leads_back_to_the_rules_or_to_the_same_table(desk: PlainDesk) -> None:
    trial = trial_of("butler", "BUT-21")
    route = SlipOccasion(trial).lead("again")
    assert route is not None
    assert (route.name, route.about, route.instead) == ("slip", (trial.ruleset, "BUT-21"), True)
