"""The answers of a question: engine and author agree, everything is answered, no answer is idle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.course import grading
from game.course.checks.possible import possible
from game.course.checks.questions import Found, is_accepted
from game.course.grading import Given
from game.course.schema import AUTO
from game.course.situation import Situation, play_of
from game.course.steps import Answer, AskingStep, Grade, OrderStep, PickStep, PlayStep
from game.i18n import _
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.hand import IllegalAction, apply
from game.storage.marks import DataPath


def agreement(step: AskingStep, situation: Situation) -> Iterator[Found]:
    """Where the author accepts what the engine does not, or the other way round."""
    answered = [(given, grading.match(step, given, situation)) for given in possible(step, situation)]
    for given, answer in answered:
        if answer is not None:
            path: DataPath = ("answers", step.answers.index(answer))
            if isinstance(step, PlayStep) and isinstance(given, Card):
                yield from _card(step, given, answer, path, situation)
                yield from _aftermath(given, answer, path, situation)
    if isinstance(step, OrderStep | PickStep):
        yield from _known_answer(step, answered, situation)


def _card(
    step: PlayStep, card: Card, answer: Answer, path: DataPath, situation: Situation
) -> Iterator[Found]:
    author, by_engine = answer.grade is not Grade.WRONG, is_accepted(step, card, situation)
    legal = situation.may_play(card)
    if author and not legal:
        message = _("The {card} is accepted here, and it may not be played.").format(card=card)
        yield path, message, _("Grade it wrong, or change the hand or the cards played before.")
    elif author and not by_engine:
        message = _("The {card} is accepted here, and it does not reach the goal.").format(card=card)
        yield path, message, _("Grade it wrong, or change the goal.")
    elif legal and answer.say == AUTO and step.goal is None:
        message = _("Nothing can be said by itself to the {card}: the step has no goal.")
        mend = _("Add goal: to the step, or write what you want to say.")
        yield (*path, "say"), message.format(card=card), mend
    elif answer.say == AUTO and by_engine and not author:
        message = _("The {card} reaches the goal, and it is graded wrong here.").format(card=card)
        yield (*path, "grade"), message, _("Give it an answer of its own above, or change the goal.")


def _known_answer(
    step: OrderStep | PickStep, answered: list[tuple[Given, Answer | None]], situation: Situation
) -> Iterator[Found]:
    """The engine knows the one right answer; that it is graded wrong may only follow from a wrong one."""
    best = grading.solution(step, situation)
    assert isinstance(best, tuple | frozenset)
    shown = f"[{', '.join(map(str, best if isinstance(best, tuple) else sorted(best, key=str)))}]"
    accepted = [
        answer for given, answer in answered if answer and answer.grade is not Grade.WRONG and given != best
    ]
    for answer in dict.fromkeys(accepted):
        message = _("This is accepted here, and the engine holds another answer to be right.")
        path = ("answers", step.answers.index(answer), "grade")
        yield path, message, _("The right answer is {cards}.").format(cards=shown)
    own = grading.match(step, best, situation)
    if not accepted and own is not None and own.grade is Grade.WRONG:
        message = _("This is graded wrong, and it takes the right answer, too.")
        path = ("answers", step.answers.index(own), "grade")
        yield path, message, _("Give {cards} an answer graded best, further up.").format(cards=shown)


def _aftermath(given: Card, answer: Answer, path: DataPath, situation: Situation) -> Iterator[Found]:
    """What follows a card must be legal and in turn."""
    if not answer.then:
        return
    assert situation.state is not None
    if not situation.may_play(given):
        message = _("The {card} may not be played, so nothing follows it.").format(card=given)
        yield (*path, "then"), message, _("Remove then.")
        return
    state, _events = apply(situation.state, play_of(given))
    for number, move in enumerate(answer.then):
        place = (*path, "then", number)
        if state.phase is Phase.GATHER:
            state, _events = apply(state, Action(state.turn, ActionKind.GATHER))
            if move.seat is None:
                continue
        if move.seat is None or move.card is None:
            yield place, _("There is no full trick to gather here."), _("Let the missing cards fall first.")
            return
        try:
            state, _events = apply(state, Action(move.seat, ActionKind.PLAY, move.card))
        except IllegalAction:
            message = _("“{move}” is not possible here: it is another's turn, or the card may not be played.")
            mend = _("Give that seat the card at the table, and let the seats play in turn.")
            yield place, message.format(move=move), mend
            return


def coverage(step: AskingStep, situations: Sequence[Situation]) -> Iterator[Found]:
    """Answers that nobody can give, and what a learner can do without an answer; over all rulesets."""
    met: set[int] = set()
    cards_met: set[tuple[int, Card]] = set()
    bare: Given | None = None
    best = False
    for situation in situations:
        for given in possible(step, situation):
            answer = grading.match(step, given, situation)
            if answer is None:
                bare = given if bare is None else bare
                continue
            number = step.answers.index(answer)
            met.add(number)
            best = best or answer.grade is Grade.BEST
            if isinstance(given, Card):
                cards_met.add((number, given))
    for number, answer in enumerate(step.answers):
        yield from _idle(step, number, answer, met, cards_met)
    if not best:
        yield ("answers",), _("No answer is graded best."), _("Grade the right one best.")
    if bare is not None:
        message = _("Nothing is said to this answer: {answer}.").format(answer=grading.encode(bare) or "[]")
        mend = _("Add an answer for it, or {catch_all} as the last one.")
        yield ("answers",), message, mend.format(catch_all="{any: other}")


def _idle(
    step: AskingStep, number: int, answer: Answer, met: set[int], cards_met: set[tuple[int, Card]]
) -> Iterator[Found]:
    cards = getattr(answer, "cards", None) or ()
    if number not in met:
        message = _("This answer never matches: another above it takes all it could.")
        yield ("answers", number), message, _("Remove it, or put it further up.")
    elif isinstance(step, PlayStep):
        for place, card in enumerate(cards):
            if (number, card) not in cards_met:
                message = _("The {card} has its answer further up already.").format(card=card)
                yield ("answers", number, "cards", place), message, _("Remove it here or there.")
