"""Memory cards, the daily mix and progress by typed lines."""

from __future__ import annotations

import secrets

from game.course.keeping import Keeper
from game.course.loader import Catalogue
from game.course.memory.asking_again import ask_again
from game.course.memory.cards import MemoryCard
from game.course.memory.days import days
from game.course.memory.deck import Deck
from game.course.memory.mix import CardItem, Item, StepItem, plan
from game.course.memory.scheduling import Answered
from game.course.memory.sitting import Sitting
from game.course.memory.skills import skills
from game.course.memory.telling import minutes_line, mix_lines, standing_lines, tally_lines
from game.i18n import _, format_list, format_number, ngettext
from game.pages.memory import answer_spoken, no_cards, nothing_due, where_words
from game.pages.progress import TOLD_HANDS, lost_lines, skill_line
from game.presenters.learning import ahead
from game.rules.ruleset import Ruleset
from game.storage.database import Store
from game.storage.errors import StorageError
from game.text.choosing import agreed, choose
from game.text.console import Console
from game.text.leaving import paused
from game.text.lesson import LessonTalk
from game.text.lesson_lines import how_to_answer, step_lines
from game.words import card_name

_AT_ONCE = 5
_MOST_DAYS = 7


class MemoryTalk:
    """What the learner keeps in mind, at their own table. Lessons are asked again by `lesson_ruleset`."""

    def __init__(
        self, console: Console, store: Store, course: Catalogue, table: Ruleset, lesson_ruleset: Ruleset
    ) -> None:
        self._console, self._store, self._course = console, store, course
        self._deck = Deck(store, course.glossary, table)
        self._lesson_ruleset = lesson_ruleset

    def cards(self) -> None:
        """The cards that are due; new ones where there is none."""
        due = self._deck.due()
        if not due:
            self._console.say(*(standing_lines(self._deck.standing(), self._store.now()) or no_cards()))
            fresh = self._deck.fresh(_AT_ONCE)
            asked = ngettext(
                "No card is due. Do you want {n} new card?",
                "No card is due. Do you want {n} new cards?",
                len(fresh),
            )
            if not fresh or not agreed(self._console, asked.format(n=format_number(len(fresh)))):
                return
            self._deck.take_up(*fresh)
            due = self._deck.due()
        self._go_through([CardItem(card) for card in due])

    def mix(self) -> None:
        """About five minutes of what is due and what went wrong."""
        mix = plan(self._deck, self._course)
        if not mix.items:
            self._console.say(nothing_due())
            return
        self._console.say(*mix_lines(mix), minutes_line(mix))
        self._deck.take_up(*mix.fresh)
        self._go_through(mix.items)

    def progress(self) -> None:
        """Skills that were tried, cards, and the days on which something was done."""
        known = [skill for skill in skills(self._store, self._course.course) if skill.marks]
        self._console.say(*(skill_line(skill) for skill in known))
        if not known:
            self._console.say(_("Nothing has been answered yet."))
        self._console.say(*standing_lines(self._deck.standing(), self._store.now()))
        self._console.say(*lost_lines(self._store.reviews.latest(TOLD_HANDS)))
        self._console.say(*(day.words for day in days(self._store, _MOST_DAYS)))

    # -- one after the other -------------------------------------------------------------------

    def _go_through(self, items: list[CardItem] | tuple[Item, ...]) -> None:
        sitting = Sitting(self._deck, items)
        while (item := sitting.now) is not None:
            self._console.gap()
            self._console.say(where_words(sitting))
            if isinstance(item, StepItem):
                sitting.pass_on(self._ask(item))
            else:
                answered = self._show(item.card)
                if answered is None:
                    break
                self._keep(sitting, answered)
        self._console.gap()
        self._console.say(*tally_lines(sitting.tally))
        self._console.say(*standing_lines(self._deck.standing(), self._store.now()))

    def _show(self, card: MemoryCard) -> Answered | None:
        """Front, back, and what the learner says of it; None for leaving."""
        self._console.say(card.front, card.ask)
        if not paused(self._console, _("Press Enter for the answer.")):
            return None
        self._console.say(card.back, card.caption)
        if card.ladder:
            names = format_list((card_name(each) for each in card.ladder), "unit")
            self._console.say(_("From high to low: {cards}.").format(cards=names))
        answers = [
            (answer_spoken(answered, ahead(self._store, time)), answered)
            for answered, time in self._deck.coming(card).items()
        ]
        return choose(self._console, _("Did you know it?"), answers)

    def _keep(self, sitting: Sitting, answered: Answered) -> None:
        while True:
            try:
                return sitting.answer(answered)
            except StorageError as fault:
                self._console.complain(fault)

    def _ask(self, item: StepItem) -> bool:
        """A question of a lesson by itself; whether it was answered."""
        glossary = self._course.glossary
        runner = ask_again(item.file, glossary, self._lesson_ruleset, item.step_id, secrets.token_hex(4))
        if runner is None:
            return False
        self._console.say(_("From “{lesson}”").format(lesson=item.file.title))
        keeper = Keeper(self._store, runner, whole=False)
        talk = _OneStep(self._console, runner, keeper.keep)
        talk.take()
        return talk.answered


class _OneStep(LessonTalk):
    """A single question: going on from it ends it."""

    _over = False

    @property
    def answered(self) -> bool:
        """Whether the question was decided."""
        return not self._runner.step.tries_left or bool(
            self._runner.step.feedback and self._runner.step.feedback.solved
        )

    def take(self) -> None:
        while not self._over:
            self._show_once()
            self._hear()
            self._keep()

    def _show_once(self) -> None:
        step = self._runner.step
        if self._shown != step.id:
            self._shown = step.id
            self._console.say(*step_lines(self._runner)[1:], how_to_answer(step))

    def _forward(self) -> None:
        self._over = True
