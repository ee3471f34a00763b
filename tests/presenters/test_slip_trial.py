"""A penalty is tried at a table one slip before it, in the seat of whoever makes the slip."""

from __future__ import annotations

import pytest

from game.pages.practice_page import Opened
from game.presenters.practice import PracticePresenter
from game.presenters.slip_trial import SlipOccasion, SlipTrial, sit_down_to_slip, slip_trial, slip_trials
from game.rules.actions import Action, ActionKind, Phase, asks_nobody
from game.rules.hand import apply, legal, start
from game.rules.irregularities import is_open
from game.rules.ruleset import ClauseKind, Ruleset
from game.rules.slip_kinds import slip_kind
from game.rules.slips import CHARGES, Finding, SlipKind
from game.rules.state import State, honest_of
from game.rules.view import observe
from game.rulesets.shipped import list_rulesets
from game.strategy.decisions import decide
from tests.presenters.conftest import PlainDesk
from tests.tables import rules

ASKED = [
    (ruleset, clause.id)
    for ruleset in list_rulesets()
    for clause in ruleset.clauses.values()
    if clause.kind is ClauseKind.PENALTY and clause.source == ruleset.source
]


TRIALS = [trial for ruleset in list_rulesets() for trial in slip_trials(ruleset)]
NO_RULING_CITES_IT = {
    # what is free or has to be done then, and what a proof needs: no ruling cites these
    "cards-taken-back": SlipKind.LED_OUT_OF_TURN,
    "retract_after_renege": SlipKind.RENEGE,
    "mixed_tricks_prove": SlipKind.RENEGE,
    "table-talk": SlipKind.TOLD,
    "natural_trump": SlipKind.NOT_NATURAL,
}


def ruled_on(state: State, trial: SlipTrial, kind: SlipKind) -> set[str]:
    """The clauses of what the director says now, called by the player on the left, by name or not."""
    by, found = trial.learner.left, set[str]()
    calls = (
        Action(by, ActionKind.DIRECTOR, of=trial.learner, charge=CHARGES[kind]),
        Action(by, ActionKind.DIRECTOR),  # a wrong number is that of the player who holds it
    )
    for call in calls:
        if is_open(state, call):
            after, _events = apply(state, call)
            new = honest_of(after).rulings[len(honest_of(state).rulings) :]
            found |= {ruling.clause for ruling in new if ruling.finding is not Finding.NOTHING}
    return found


def at_work(trial: SlipTrial) -> set[str]:
    """The clauses that the slip leads to, called at once or at any later moment of a sound hand."""
    state = start(trial.ruleset, trial.setup)
    kind = slip_kind(state, trial.slip)
    assert kind is not None
    cites = {trial.ruleset.cite(topic) for topic, about in NO_RULING_CITES_IT.items() if about is kind}
    state, _events = apply(state, trial.slip)
    while True:
        cites |= ruled_on(state, trial, kind)
        if state.phase in (Phase.HAND_OVER, Phase.RULING) or state.phase is Phase.GAME_OVER:
            return cites
        choices = legal(state, state.turn)
        sound = decide(observe(state, state.turn)).action if not asks_nobody(choices) else choices[0]
        state, _events = apply(state, sound if sound in choices else choices[0])


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: f"{trial.ruleset.id}-{trial.clause}")
def test_what_is_tried_shows_the_clause_at_work(trial: SlipTrial) -> None:
    assert trial.clause in at_work(trial), (str(trial.slip), at_work(trial))


@pytest.mark.parametrize(
    ("sheet", "clause", "kind"),
    [
        ("hoyle-classic", "BASE-60", SlipKind.PASSED_OUT_OF_TURN),
        ("wednesday-night", "BASE-60", SlipKind.PASSED_OUT_OF_TURN),
        ("hoyle-2001", "H01-34", SlipKind.DROPPED),
        ("wednesday-night", "WED-32", SlipKind.DROPPED),
        ("butler", "BASE-65", SlipKind.DROPPED),
        ("danville", "DAN-10", SlipKind.NOT_NATURAL),
        ("danville", "BASE-61", SlipKind.NOT_NATURAL),
        ("danville", "BASE-57", SlipKind.WRONG_NUMBER),
        ("bicycle", "BASE-69", SlipKind.RENEGE),
        ("bicycle", "BASE-71", SlipKind.EARLY_LEAD),
    ],
)
def test_a_clause_is_tried_with_a_slip_of_its_own_kind(sheet: str, clause: str, kind: SlipKind) -> None:
    trial = trial_of(sheet, clause)
    assert slip_kind(start(trial.ruleset, trial.setup), trial.slip) is kind
    assert clause in [each.clause for each in slip_trials(rules(sheet))]


def test_the_exemption_of_a_lone_player_is_tried_by_one_and_only_where_it_holds() -> None:
    trial = trial_of("hoyle-classic", "BASE-66")
    state = start(trial.ruleset, trial.setup)
    assert state.alone
    assert state.maker is trial.learner
    assert slip_trial(rules("wednesday-night"), "BASE-66") is None


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
    assert presenter.sheet.opened is Opened.PROPOSED
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
    assert presenter.sheet.opened is Opened.NOW


def test_without_the_slip_the_hand_is_played_as_usual(desk: PlainDesk) -> None:
    presenter = opened(desk, trial_of("wednesday-night", "WED-33"))
    presenter.act("back to now")
    assert not presenter.session.actions
    assert presenter.sheet.opened is Opened.NOW


def test_the_end_leads_back_to_the_rules_or_to_the_same_table(desk: PlainDesk) -> None:
    trial = trial_of("butler", "BUT-21")
    route = SlipOccasion(trial).lead("again")
    assert route is not None
    assert (route.name, route.about, route.instead) == ("slip", (trial.ruleset, "BUT-21"), True)
