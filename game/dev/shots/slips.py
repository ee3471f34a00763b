"""An honest table in telling states, for pictures without a display."""

from __future__ import annotations

from game.client.screens.practice import PracticeScreen
from game.client.screens.rules import RulesScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.dev.shots.tables import staged
from game.presenters.occasions import GameOccasion
from game.presenters.practice_games import PracticeGame
from game.presenters.slip_trial import SlipTrial, sit_down_to_slip, slip_trials
from game.rules.actions import Action, ActionKind, Charge, Phase
from game.rules.hand import legal
from game.rules.proof import reneges
from game.rules.ruleset import ClauseKind
from game.session import Session


def rules_penalty(services: Services, seed: str) -> Screen:
    """A penalty on the rules page, ready to be tried."""
    trial = _renege(services)
    return RulesScreen(services, trial.ruleset.id, trial.clause)


def slip_trial(services: Services, seed: str) -> Screen:
    """A table one slip before that penalty."""
    trial = _renege(services)
    return services.open("slip", trial.ruleset, trial.clause)


def director(services: Services, seed: str) -> Screen:
    """The director is called at it."""
    screen = slip_trial(services, seed)
    screen.presenter.act("back to now")  # type: ignore[attr-defined]
    screen.presenter.act("director")  # type: ignore[attr-defined]
    return screen


def ruling(services: Services, seed: str) -> Screen:
    """The slip was made, and the player on the left calls it."""
    trial = _renege(services)
    game = sit_down_to_slip(trial)
    game.session.commit(trial.slip)
    called = Action(trial.learner.left, ActionKind.DIRECTOR, of=trial.learner, charge=Charge.RENEGE)
    game.session.commit(called)
    return PracticeScreen(services, game, GameOccasion())


def ruling_choice(services: Services, seed: str) -> Screen:
    """A proved renege whose price the learner's side chooses, once the hand has been scored."""
    sheet = next(each for each in services.rulesets() if each.switches.renege_deduction)
    clause = sheet.cite("renege_deduction")
    trial = next(each for each in slip_trials(sheet) if each.clause == clause)
    learner = trial.learner.left
    session = Session(trial.ruleset, trial.setup, {}, learner=learner)
    session.commit(trial.slip)
    called = Action(learner, ActionKind.DIRECTOR, of=trial.learner, charge=Charge.RENEGE)
    while session.state.phase not in (Phase.RULING, Phase.HAND_OVER):
        state = session.state
        plays = state.trick.plays if state.trick is not None else ()
        shown = next(reneges(state.tricks, plays, state.trump), None)
        if shown and state.honest is not None and not state.honest.rulings:
            session.commit(called)
        else:
            session.commit(legal(session.state, session.state.turn)[0])
    return PracticeScreen(services, PracticeGame(0, seed, session), GameOccasion())


def tricks_kept(services: Services, seed: str) -> Screen:
    """Tricks that lie before whoever won them."""
    kept = next(each for each in services.rulesets() if each.switches.tricks_kept_by == "winner")
    return staged(services, seed, lambda view: len(view.tricks) == 3 and view.my_turn, ruleset=kept)


def _renege(services: Services) -> SlipTrial:
    """A renege under the sheet with most to say about slips."""
    most = max((slip_trials(ruleset) for ruleset in services.rulesets()), key=_penalties)
    return next(trial for trial in most if trial.slip.kind is ActionKind.PLAY)


def _penalties(trials: list[SlipTrial]) -> int:
    return sum(trial.ruleset.clauses[trial.clause].kind is ClauseKind.PENALTY for trial in trials)
