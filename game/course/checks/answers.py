"""The answers of a question: engine and author agree, everything is answered, no answer is idle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.course.answers import Answer, CardsAnswer, Grade
from game.course.checks.rule_numbers import Rule, Ruled, breaking
from game.course.exercises.base import Exercise, Found, Given
from game.course.honest_words import is_of_honest_tables
from game.course.schema import AUTO
from game.course.scripted_play import do, impossible
from game.course.spoken import call_of, read_deed
from game.i18n import _
from game.rules.actions import Action
from game.session import Session
from game.yamlfile.yaml_positions import DataPath

Asked = Exercise[Any, Any]


def agreement(asked: Asked) -> Iterator[Ruled]:
    """Where the author accepts what the engine does not, or the other way round."""
    answered = [(given, asked.match(given)) for given in asked.possible()]
    told: set[tuple[Rule, DataPath]] = set()  # what was told of an answer that takes any card
    for given, answer in answered:
        if answer is not None:
            for rule, found in _answer(asked, given, answer):
                if answer.any is None or (rule, found[0]) not in told:
                    yield rule, found
                told.add((rule, found[0]))
    if not asked.acts:
        yield from breaking(Rule.AGREED, _known_answer(asked, answered))


def _answer(asked: Asked, given: Given, answer: Answer) -> Iterator[Ruled]:
    """What is wrong with an answer where it takes what was given."""
    path: DataPath = ("answers", asked.step.answers.index(answer))
    if asked.acts:
        yield from _deed(asked, given, answer, path)
        yield from breaking(Rule.AFTERMATH, _aftermath(asked, given, answer, path))
    elif answer.say == AUTO and not asked.auto(given):
        yield from breaking(Rule.AUTO, _nothing_to_say(given, path))


def _deed(asked: Asked, given: Given, answer: Answer, path: DataPath) -> Iterator[Ruled]:
    author, by_engine = answer.grade is not Grade.WRONG, asked.accepts(given)
    words = shown(given)
    if author and not asked.legal(given):
        message = _("You accept “{answer}” here, but the rules don't allow it.").format(answer=words)
        mend = _("Grade it as wrong, or change the hand or what led up to it.")
        yield Rule.LEGAL_ANSWERS, (path, message, mend)
    elif author and not by_engine:
        message = _("You accept “{answer}” here, but it doesn't reach the goal.").format(answer=words)
        yield Rule.AGREED, (path, message, _("Grade it as wrong, or change the goal."))
    elif answer.say == AUTO and not asked.auto(given):
        message = _(
            "“auto” can't say anything about “{answer}” because this step doesn't measure it."
        ).format(answer=words)
        mend = _("Write what you want it to say, or give a play step a goal.")
        yield Rule.AUTO, ((*path, "say"), message, mend)
    elif answer.say == AUTO and by_engine and not author:
        message = _("“{answer}” reaches the goal, but it's graded wrong here.").format(answer=words)
        mend = _("Give it its own answer above, or change the goal.")
        yield Rule.AGREED, ((*path, "grade"), message, mend)


def _nothing_to_say(given: Given, path: DataPath) -> Iterator[Found]:
    message = _("“auto” can't say anything about “{answer}” because the engine knows nothing about it.")
    yield (*path, "say"), message.format(answer=shown(given)), _("Write what you want it to say.")


def _known_answer(asked: Asked, answered: list[tuple[Given, Answer | None]]) -> Iterator[Found]:
    """Whether the author grades as the engine does; one fault of this kind may only follow from another."""
    accepted = [
        answer
        for given, answer in answered
        if answer and answer.grade is not Grade.WRONG and not asked.accepts(given)
    ]
    right = [given for given, _answer in answered if asked.accepts(given)]
    for answer in dict.fromkeys(accepted):
        message = _("You accept this here, but the engine has a different right answer.")
        path = ("answers", asked.step.answers.index(answer), "grade")
        mend = _("The right answer is {answer}.").format(answer=shown(right[0] if right else asked.best()))
        yield path, message, mend
    own = asked.match(right[0]) if len(right) == 1 else None
    if not accepted and own is not None and own.grade is Grade.WRONG:
        message = _("This is graded wrong, but it also matches the right answer.")
        path = ("answers", asked.step.answers.index(own), "grade")
        mend = _("Give {answer} its own answer, above this one, and grade it best.").format(
            answer=shown(right[0])
        )
        yield path, message, mend


def _aftermath(asked: Asked, given: Given, answer: Answer, path: DataPath) -> Iterator[Found]:
    """What follows an answer must be legal and in turn."""
    if not answer.then:
        return
    action, situation = asked.action(given), asked.situation
    assert situation.setup is not None
    if action is None or not asked.legal(given):
        message = _("The rules don't allow “{answer}”, so nothing can follow it.").format(answer=shown(given))
        yield (*path, "then"), message, _("Remove “then:”.")
        return
    session = Session(situation.ruleset, situation.setup, {})
    do(session, action)
    stopped = impossible(session, answer.then)
    if stopped is not None:
        yield (
            (*path, "then", stopped),
            *not_possible(str(answer.then[stopped]), honest=situation.setup.honest),
        )


def not_possible(words: str, *, honest: bool) -> tuple[str, str]:
    """What is said of a deed that the table does not allow."""
    if words == "gather":
        return _("There's no full trick to gather here."), _("Play the missing cards first.")
    deed = read_deed(words)
    if not honest and deed.action is not None and is_of_honest_tables(deed.action):
        message = _("“{words}” is only for honest tables, where slips can happen.")
        return message.format(words=words), _("Add “honest: true” to the table.")
    message = _(
        "“{words}” isn't possible here, because it's another player's turn or the rules don't allow it."
    )
    mend = _("Give that seat the card at the table, and let the seats act in turn.")
    return message.format(words=words), mend


def coverage(asked_under: Sequence[Asked]) -> Iterator[Ruled]:
    """Answers that nobody can give, and what a learner can do without an answer; over all rulesets."""
    met: set[int] = set()
    values_met: set[tuple[int, Given]] = set()
    bare: Given | None = None
    best = False
    for asked in asked_under:
        for given in asked.possible():
            answer = asked.match(given)
            if answer is None:
                bare = given if bare is None else bare
                continue
            number = asked.step.answers.index(answer)
            met.add(number)
            values_met.add((number, given))
            best = best or answer.grade is Grade.BEST
    step = asked_under[0].step
    idle = [
        found
        for number, answer in enumerate(step.answers)
        for found in _idle(asked_under[0], number, answer, met, values_met)
    ]
    yield from breaking(Rule.NOT_IDLE, idle)
    if not best:
        message, mend = _("None of the answers is graded best."), _("Grade the right one as best.")
        yield Rule.BEST, (("answers",), message, mend)
    elif bare is not None and not idle:  # what is idle may be meant for it
        message = _("There's no answer here for this: {answer}.").format(answer=shown(bare))
        mend = _("Add an answer for it, or put this last: {catch_all}.")
        catch_all = f"{{any: other, grade: wrong, say: {_('Try again.')}}}"
        yield Rule.FEEDBACK, (("answers",), message, mend.format(catch_all=catch_all))


def _idle(
    asked: Asked, number: int, answer: Answer, met: set[int], values_met: set[tuple[int, Given]]
) -> Iterator[Found]:
    if number not in met:
        message = _("This answer never matches, because the ones above it take everything first.")
        yield ("answers", number), message, _("Remove it, or move it further up.")
    elif asked.acts and isinstance(answer, CardsAnswer):
        for place, card in enumerate(answer.cards or ()):
            if (number, card) not in values_met:
                message = _("“{answer}” already has an answer further up.").format(answer=card)
                yield ("answers", number, "cards", place), message, _("Remove one of the two.")


def shown(given: Given) -> str:
    """An answer as an author writes it."""
    if isinstance(given, Action):
        return str(call_of(given)).partition(" ")[2]
    if isinstance(given, tuple | frozenset):
        cards = given if isinstance(given, tuple) else sorted(given, key=str)
        return f"[{', '.join(map(str, cards))}]"
    return str(given)
