"""A hand or a game played freely in a lesson, and whether its goal was reached."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.bots.honest_company import HonestCompany
from game.bots.levels import three_bots
from game.course.answers import Grade
from game.course.lesson_progress import Attempt, StepState
from game.course.situation import LEARNER, Situation
from game.course.step_run import Feedback, StepRun
from game.course.table_steps import Aim, Failure, FreePlayStep, Length, TricksGoal
from game.rules.actions import Phase
from game.rules.scoring import MAJORITY
from game.rules.seats import Seat, own_first
from game.rules.slips import Finding
from game.rules.state import AwardKind, HandResult, Setup, State
from game.session import UNDO, Session
from game.taking_part import Player


def others(step: FreePlayStep) -> Mapping[Seat, Player]:
    """The players whom the step asks for, at every seat but the learner's."""
    return three_bots(LEARNER, step.bots.level, step.bots.level, step.id)


def slippers(step: FreePlayStep, setup: Setup) -> HonestCompany | None:
    """What the others do besides playing, where the step lets them slip."""
    if step.slips is None:
        return None
    levels = dict.fromkeys((seat for seat in Seat if seat is not LEARNER), step.bots.level)
    return HonestCompany(levels, step.slips, f"{step.id}/{setup.seed}", LEARNER)


def opened(step: FreePlayStep, setup: Setup) -> Setup:
    """The table of a free hand: an honest one where the others slip."""
    return setup if step.slips is None else replace(setup, honest=True)


def is_over(step: FreePlayStep, state: State) -> bool:
    """Whether the hand, or the game, has been played to its end."""
    ends = (Phase.GAME_OVER,) if step.length is Length.GAME else (Phase.HAND_OVER, Phase.GAME_OVER)
    return state.phase in ends


def reached(step: FreePlayStep, state: State) -> bool:
    """Whether a hand or game that is over has met its goal."""
    if step.length is Length.GAME:
        us, them = own_first(state.standing.points, LEARNER)
        return step.goal is Aim.PLAY_ON or us > them
    hand = state.standing.results[-1]
    ours, side = hand.tricks_won[LEARNER.side], LEARNER.side
    makers = hand.maker is not None and hand.maker.side is side
    if isinstance(step.goal, TricksGoal):
        return ours >= step.goal.tricks_at_least
    return {
        Aim.PLAY_ON: True,
        Aim.CALL_IT: has_called(state),
        Aim.SCORE: hand.award.side is side,
        Aim.MAKE_IT: makers and ours >= MAJORITY,
        Aim.MARCH: ours == 5,
        Aim.EUCHRE: hand.maker is not None and not makers and ours >= MAJORITY,
        Aim.LONE_MARCH: hand.award.kind is AwardKind.LONE_MARCH and hand.maker is LEARNER,
    }[step.goal]


def has_called(state: State) -> bool:
    """Whether the learner has rightly called a slip of the other side in this hand."""
    rulings = () if state.honest is None else state.honest.rulings
    return any(
        ruling.by is LEARNER
        and ruling.of is not None
        and ruling.of.side is not LEARNER.side
        and ruling.finding not in (Finding.NOTHING, Finding.TOO_LATE)
        for ruling in rulings
    )


def failure(hand: HandResult) -> Failure:
    """The way in which a hand missed its goal."""
    if hand.maker is None:
        return Failure.THROWN_IN
    made = hand.tricks_won[hand.maker.side] >= MAJORITY
    if hand.maker.side is LEARNER.side:
        return Failure.TOO_FEW_TRICKS if made else Failure.EUCHRED
    return Failure.THEY_MADE_IT if made else Failure.TOO_FEW_TRICKS


class FreeRun(StepRun):
    """A free hand being played. The caller plays the session as at any table; this one watches it."""

    step: FreePlayStep

    def __init__(self, step: FreePlayStep, situation: Situation, players: Mapping[Seat, Player]) -> None:
        assert situation.setup is not None
        self._opened, self._players = opened(step, situation.setup), players
        self._slippers = slippers(step, situation.setup)
        super().__init__(step, situation, Session(situation.ruleset, self._opened, players))
        self._entries: tuple[str, ...] = ()
        self._listen()

    def restore(self, attempt: Attempt) -> FreeRun:
        self._wrong = attempt.wrong
        ruleset = self.situation.ruleset
        try:
            self.session = Session.resume(ruleset, self._opened, self._players, attempt.answers)
        except ValueError:  # the lesson was edited since: the hand begins anew
            return self
        self._entries = attempt.answers
        self._listen()
        self._look()
        return self

    @property
    def attempt(self) -> Attempt:
        return Attempt(self._entries, 0, False, self._wrong, self.state)

    @property
    def state(self) -> StepState:
        if self.feedback is not None and self.feedback.solved:
            return StepState.ANSWERED
        return StepState.SHOWN if self._wrong >= self.step.tries else StepState.ASKING

    def put_back(self) -> None:
        """The same hand from its beginning."""
        if not self.displaced:
            return
        self.session = Session(self.situation.ruleset, self._opened, self._players)
        self.displaced, self.feedback, self._entries = False, None, ()
        self._listen()

    def _listen(self) -> None:
        assert self.session is not None
        self.session.interrupter = self._slippers
        self.session.subscribe(lambda moment: self._note(moment.rewound))

    def _note(self, rewound: bool) -> None:
        """Keep what was done, before anyone asks how it stands."""
        assert self.session is not None
        if rewound:
            self._entries = (*self._entries, UNDO)
        else:
            self._entries = (*self._entries, str(self.session.actions[-1]))
        was_over = self.feedback is not None
        self._look()
        if self.feedback is not None and not was_over:
            self._wrong += not self.feedback.solved

    def _look(self) -> None:
        """What is said once the hand or game is over."""
        assert self.session is not None
        state, step = self.session.state, self.step
        if not is_over(step, state):
            self.feedback, self.displaced = None, False
            return
        solved = reached(step, state)
        self.displaced = not solved
        text = step.on_success if solved else self._failed(state.standing.results[-1])
        grade = Grade.BEST if solved else Grade.WRONG
        self.feedback = Feedback(grade, self.situation.text(text), solved)

    def _failed(self, hand: HandResult) -> str:
        """What is said to the way of failing."""
        told = self.step.on_failure
        other = told.get(Failure.OTHER) or next(iter(told.values()))
        return told.get(failure(hand), other)
