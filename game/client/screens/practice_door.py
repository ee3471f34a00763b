"""Opens practice tables: a new game, the one left unfinished, a hand of a lesson, a decision tried again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.bots.company import Company
from game.client.screens.practice import PracticeScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.client.screens.trial import TrialScreen
from game.course.runner import Runner
from game.presenters.occasions import GameOccasion, LessonHand, Trial
from game.presenters.practice_games import PracticeGame, begin, resume
from game.presenters.slip_trial import SlipOccasion, sit_down_to_slip, slip_trial
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Award, Setup
from game.session import Session
from game.storage.journal import SavedGame
from game.storage.settings import Practice


def new_table(services: Services, practice: Practice) -> Screen:
    """A new game at the table the practice set-up describes. Raises StorageError if it cannot be kept."""
    return PracticeScreen(services, begin(services.store, practice), GameOccasion(practice))


def resume_table(services: Services, saved: SavedGame) -> Screen:
    """The game left unfinished, at the very decision. Raises LostGame if it makes no sense."""
    game, practice = resume(services.store, saved), services.settings().practice
    if game.company is not None:  # another game after this one is played with the same players
        practice = replace(practice, opponents=game.company.opponents, partner=game.company.partner)
    return PracticeScreen(services, game, GameOccasion(practice))


def open_lesson_hand(
    services: Services, runner: Runner, heading: tuple[str, str], keep: Callable[[], None]
) -> Screen:
    """The table of the free-play step that the runner stands at; `keep` writes the lesson down."""
    table = runner.step.table
    assert table is not None
    screen = PracticeScreen(services, PracticeGame(0, "", table), LessonHand(runner, heading), "lesson-hand")
    table.subscribe(lambda _moment: keep())
    return screen


def open_position(
    services: Services,
    ruleset: Ruleset,
    setup: Setup,
    earlier: Award | None,
    company: Company,
    learner: Seat,
) -> Screen:
    """The table from a decision on to the end of the hand; a saved game stays as it is."""
    session = Session(ruleset, setup, company.players(learner), learner=learner)
    game = PracticeGame(0, setup.seed, session, company)
    return TrialScreen(services, game, Trial(ruleset, setup, earlier, company, learner), "position")


def open_slip(services: Services, ruleset: Ruleset, clause_id: str) -> Screen:
    """A table one slip before the clause. Raises ValueError for a clause that no table shows."""
    trial = slip_trial(ruleset, clause_id)
    if trial is None:
        raise ValueError(f"no table shows {clause_id}")
    return PracticeScreen(services, sit_down_to_slip(trial), SlipOccasion(trial), "slip")
