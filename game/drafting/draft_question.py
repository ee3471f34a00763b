"""What a lesson asks about a decision, and what it says to each answer: from a review, or its author's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.i18n import _
from game.rules.actions import Action, Phase
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.strategy.decisions import decide
from game.tutor.action_words import choice_words
from game.tutor.equivalent_play import same_choice
from game.tutor.review import Judged
from game.tutor.review.words import cost_words, why
from game.tutor.significance import as_good, uncertainty
from game.words.names import Names

BEST, FINE, WRONG = "best", "fine", "wrong"
GRADES = (BEST, FINE, WRONG)
"""What an answer can be, as lesson files call it."""

_MOST_FINE = 3  # choices as good as the best that are told apart


@dataclass(frozen=True, slots=True)
class DraftAnswer:
    """What is said to an action; with None, to every other one."""

    action: Action | None
    grade: str
    say: str
    drafted: bool = False  # whether these are not its author's words yet


@dataclass(frozen=True, slots=True)
class DraftQuestion:
    """A question about the decision before a step of a hand; after the last step it is still open."""

    step: int
    view: SeatView
    ask: str
    answers: tuple[DraftAnswer, ...]
    open: bool = False  # whether nobody has made the decision yet
    skill: str = ""  # what it tests, by the id of a skill

    @property
    def seat(self) -> Seat:
        """Who decides: "you" in the lesson."""
        return self.view.seat


def question_of(judged: Judged, names: Names | None = None) -> DraftQuestion:
    """A question with drafts of its answers, from the review's reasons."""
    best = judged.better if judged.better is not None and not judged.as_good else judged.action
    answers = [DraftAnswer(best, BEST, _because(judged, best, names))]
    answers += [DraftAnswer(each, FINE, even_words()) for each in _as_good(judged, best)]
    if judged.action not in [each.action for each in answers]:
        # NOTE: said to a learner's answer, for example "That costs about 0.7 points."
        cost = _("That costs about {points}.").format(points=cost_words(judged.cost))
        answers.append(DraftAnswer(judged.action, WRONG, cost))
    if len(judged.view.legal) > len(answers):
        answers.append(DraftAnswer(None, WRONG, other_words()))
    drafts = tuple(replace(each, drafted=True) for each in answers)
    return DraftQuestion(judged.step, judged.view, asking_words(judged.view), drafts)


def _because(judged: Judged, best: Action, names: Names | None) -> str:
    """Why the best answer is best. A rule of thumb that speaks for another one is not quoted for it."""
    rule = decide(judged.view).action
    if judged.values is None or judged.better is None or same_choice(judged.view, best, rule):
        return why(judged, names)
    ahead = judged.values.of(rule).behind - judged.values.of(best).behind
    if ahead <= uncertainty(judged.values.of(rule)):
        return why(judged, names)
    # NOTE: {choice} and {rule} are cards or calls, {points} such as "0.7 points"
    text = _("Over the deals that fit what you can see, {choice} is worth about {points} more than {rule}.")
    words = {"choice": choice_words(judged.view, best), "rule": choice_words(judged.view, rule)}
    return text.format(points=cost_words(ahead), **words)


def _as_good(judged: Judged, best: Action) -> Sequence[Action]:
    """What else is worth as much."""
    values = judged.values.ranked if judged.values is not None else ()
    return [each.action for each in values if as_good(each) and each.action != best][:_MOST_FINE]


def even_words() -> str:
    """What is said to an answer that is as good as the best."""
    return _("That's about as good.")


def other_words() -> str:
    """What is said to every answer that was left out."""
    return _("Something else is better here.")


def asking_words(view: SeatView) -> str:
    """What there is to be asked about a decision."""
    if view.phase is Phase.DISCARD:
        return _("You picked it up. Which card do you discard?")
    if view.phase is Phase.PLAY:
        return _("It's your lead. Which card?") if view.led is None else _("Which card do you play?")
    return _("What do you say?")


def answer_words(view: SeatView, answer: DraftAnswer) -> str:
    """What an answer is, in words."""
    return _("Anything else") if answer.action is None else choice_words(view, answer.action)
