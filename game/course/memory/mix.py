"""Five minutes a day: cards that are due and questions of lessons that went wrong, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from itertools import zip_longest

from game.course.loader import Catalogue, LessonFile
from game.course.memory.cards import Kind, MemoryCard, term_card_id
from game.course.memory.days import begins, local_day
from game.course.memory.deck import Deck
from game.course.memory.help_trial import trial_of
from game.course.memory.own_mistakes import MISTAKE_SECONDS, NONE_DUE, DueMistakes, due_mistakes
from game.course.steps import AskingStep
from game.course.teaching import asks
from game.storage.database import Store, stamp
from game.storage.memory import StepAnswer
from game.storage.mistakes import Mistake

SECONDS = 300
"""How long the mixes of a day take, about; what the learner asks for beyond them is extra practice."""

CARD_SECONDS, STEP_SECONDS = 15, 40
_MOST_STEPS = 4
_CARDS_KEPT = 6  # cards for which there is always time
_MOST_NEW = 3
_BOWER = "left-bower"  # the word of the glossary
_CARDS_BETWEEN = 3  # cards between two questions


@dataclass(frozen=True, slots=True)
class CardItem:
    """A memory card to answer."""

    card: MemoryCard


@dataclass(frozen=True, slots=True)
class StepItem:
    """A question of a lesson to answer again."""

    file: LessonFile
    step_id: str


@dataclass(frozen=True, slots=True)
class MistakeItem:
    """An own mistake to decide anew, at its very moment."""

    mistake: Mistake


Item = CardItem | StepItem | MistakeItem


@dataclass(frozen=True, slots=True)
class Mix:
    """What lies ready for today. `fresh` are the cards among `items` that are new.

    `due` are the own mistakes: those among `items`, and those that wait for another day. `room` are the
    seconds that it may take; `extra` says that they come on top of five minutes that are over for today.
    """

    items: tuple[Item, ...]
    fresh: tuple[MemoryCard, ...] = ()
    due: DueMistakes = NONE_DUE
    room: int = SECONDS
    extra: bool = False

    @property
    def cards(self) -> int:
        """How many cards are to be looked at again."""
        return sum(isinstance(item, CardItem) for item in self.items) - len(self.fresh)

    @property
    def mistakes(self) -> int:
        """How many own mistakes come back."""
        return len(self.due.now)

    @property
    def steps(self) -> int:
        """How many questions of lessons are to be tried again."""
        return sum(isinstance(item, StepItem) for item in self.items)

    @property
    def minutes(self) -> int:
        """How long it takes, about."""
        return max(1, round(sum(map(seconds_of, self.items)) / 60))


def seconds_of(item: Item) -> int:
    """How long an item takes, about."""
    if isinstance(item, CardItem):
        return CARD_SECONDS
    return STEP_SECONDS if isinstance(item, StepItem) else MISTAKE_SECONDS


def plan(deck: Deck, catalogue: Catalogue) -> Mix:
    """What lies ready now: nothing for a learner who has not begun. Raises StorageErrors.

    What was gone over today counts. Where nothing more fits into five minutes, what is due is extra practice.
    """
    left = max(0, SECONDS - spent(deck.store))
    mix = _planned(deck, catalogue, left)
    if mix.items or left == SECONDS:
        return mix
    return replace(more, extra=True) if (more := _planned(deck, catalogue, SECONDS)).items else mix


def spent(store: Store) -> int:
    """The seconds, about, that cards, questions asked again and own mistakes have taken today."""
    today = begins(store.now().astimezone().date())
    return (
        CARD_SECONDS * store.memory.reviews_since(today)
        + STEP_SECONDS * store.memory.asked_again_since(today)
        + MISTAKE_SECONDS * len(store.mistakes.topics_answered_since(today))
    )


def _planned(deck: Deck, catalogue: Catalogue, seconds: int) -> Mix:
    """What fits into so many seconds: own mistakes first, with time kept for a question and some cards."""
    answers = catalogue.course.as_asked_now(deck.store.memory.latest_answers())
    asked = [StepItem(*found) for found in _steps(answers, catalogue, deck, deck.store.now())]
    due = deck.due()
    for_cards = CARD_SECONDS * min(len(due), _CARDS_KEPT)
    for_step = STEP_SECONDS if asked else 0
    mistakes = due_mistakes(deck.store, max(0, seconds - for_cards - for_step) // MISTAKE_SECONDS)
    if not answers and not deck.store.memory.cards() and not mistakes.now:
        return Mix((), room=seconds)
    room = seconds - MISTAKE_SECONDS * len(mistakes.now)
    steps = asked[: min(_MOST_STEPS, max(0, room - for_cards) // STEP_SECONDS)]
    tables = list(_one_and_one([MistakeItem(each) for each in mistakes.now], steps))
    places = (room - STEP_SECONDS * len(steps)) // CARD_SECONDS
    ready = _has_met_the_bowers(deck, catalogue, answers)
    fresh = deck.fresh(min(_MOST_NEW, max(0, places - len(due)))) if ready else ()
    items = _in_turn([CardItem(card) for card in (*due[:places], *fresh)], tables)
    return Mix(tuple(items), fresh, mistakes, seconds)


def _one_and_one(some: Sequence[Item], others: Sequence[Item]) -> Iterator[Item]:
    """One of these, one of those, and what is left of the longer ones."""
    for pair in zip_longest(some, others):
        yield from (item for item in pair if item is not None)


def _has_met_the_bowers(deck: Deck, catalogue: Catalogue, answers: Sequence[StepAnswer]) -> bool:
    """Whether the ranks, which new cards begin with, have come up: in a lesson, a test or the cards."""
    kept = deck.store.memory.cards()
    if term_card_id(_BOWER) in kept or not all(card_id.startswith(f"{Kind.TERM}/") for card_id in kept):
        return True
    rules = {rule for term in (catalogue.glossary.terms.get(_BOWER),) if term for rule in term.clauses}
    seen = {(told.lesson_id, told.step_id) for told in answers}
    asked = (step for file in catalogue.lessons for step in file.lesson.shown if (file.id, step.id) in seen)
    return any(rules.intersection(step.clauses) for step in asked)


def missed(answers: Iterable[StepAnswer]) -> tuple[tuple[str, str], ...]:
    """Lesson and step of what went wrong and was not right at the first try on a later day since."""
    wrong: dict[tuple[str, str], date] = {}
    for told in answers:
        step, day = (told.lesson_id, told.step_id), local_day(told.answered)
        if not told.at_once:
            wrong[step] = day
        elif step in wrong and day > wrong[step]:
            del wrong[step]
    return tuple(wrong)


def _steps(
    answers: Sequence[StepAnswer], catalogue: Catalogue, deck: Deck, now: datetime
) -> Iterator[tuple[LessonFile, str]]:
    """Questions to ask again: what went wrong before today, then one for each skill that is due.

    Those about a skill that a trial holds back are left out.
    """
    today, trial = now.astimezone().date(), trial_of(deck.store)
    held = {(told.lesson_id, told.step_id) for told in answers if trial.holds_back(told.skill, now)}
    last = {(told.lesson_id, told.step_id): told.answered for told in answers}
    went_wrong = [step for step in missed(answers) if local_day(last[step]) < today]
    due = {skill for skill, told in deck.store.memory.skills().items() if told.due <= stamp(now)}
    by_skill: dict[str, tuple[str, str]] = {}
    for told in sorted(answers, key=lambda told: last[told.lesson_id, told.step_id]):
        if told.skill in due:
            by_skill.setdefault(told.skill, (told.lesson_id, told.step_id))
    for lesson_id, step_id in dict.fromkeys([*went_wrong, *by_skill.values()]):
        file = catalogue.find(lesson_id) if (lesson_id, step_id) not in held else None
        if file is not None and _is_asked(file, step_id, deck):
            yield file, step_id


def _is_asked(file: LessonFile, step_id: str, deck: Deck) -> bool:
    """Whether the step is still there, for this table, and a question rather than a whole hand."""
    return any(
        step.id == step_id and asks(step) and isinstance(step, AskingStep)
        for step in file.lesson.under(deck.ruleset).shown
    )


def _in_turn(cards: Sequence[Item], steps: Sequence[Item]) -> Iterator[Item]:
    """Some cards, a question, some cards: so that neither grows long."""
    left = list(cards)
    for step in steps:
        yield from left[:_CARDS_BETWEEN]
        left = left[_CARDS_BETWEEN:]
        yield step
    yield from left
