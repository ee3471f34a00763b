"""Memory cards, the daily mix and progress by typed lines."""

from __future__ import annotations

import secrets

from game.course.memory.asking_again import DECIDED, ask_again
from game.course.memory.days import days
from game.course.memory.mix import StepItem
from game.course.memory.skills import skills
from game.course.memory.telling import standing_lines
from game.i18n import _, format_list
from game.pages.card_luck import luck_lines, luck_title
from game.pages.lines import Sheet, Words
from game.pages.memory import CardPage, answer_spoken, where_words
from game.pages.progress import TOLD_HANDS, day_lines, lost_lines, skill_line
from game.presenters.card_luck import CardLuck
from game.presenters.learning import deck_of
from game.presenters.lesson_list import catalogue
from game.presenters.lesson_use import SingleQuestion
from game.presenters.memory_cards import CardSitting, MixSitting
from game.presenters.weakness import WeaknessView
from game.rules.ruleset import Ruleset
from game.storage.database import Store
from game.storage.mistakes import Mistake
from game.text.console import Console
from game.text.decision import DecisionTalk
from game.text.desk import TextDesk
from game.text.leaving import paused
from game.text.lesson import LessonTalk
from game.text.menus import agreed, choose
from game.text.mistakes import follow
from game.text.weakness import what_costs_most
from game.words import card_name, head_line

_MOST_DAYS = 7


class MemoryTalk:
    """What the learner keeps in mind, at their own table. Lessons are asked again by `lesson_ruleset`."""

    def __init__(self, console: Console, store: Store, lesson_ruleset: Ruleset) -> None:
        self._console, self._store, self._lesson_ruleset = console, store, lesson_ruleset

    def cards(self) -> None:
        """The cards that are due; new ones where there is none."""
        cards = CardSitting(self._store)
        page = cards.page()
        if isinstance(page, Sheet):
            self._say(page)
            new = next((button for row in page.buttons for button in row if button.id == "new"), None)
            # NOTE: asks whether to do what a button says, for example "Take 5 new cards?"
            if new is None or not agreed(self._console, _("{button}?").format(button=new.words)):
                return
            cards.act("new")
        self._go_through(cards)

    def mix(self) -> None:
        """About five minutes of what is due and what went wrong."""
        mix = MixSitting(self._store)
        page = mix.page()
        assert isinstance(page, Sheet)
        self._say(page)
        if mix.mix.extra and not agreed(self._console, _("Do some extra practice?")):
            return
        if mix.mix.items:
            mix.act("start")
            self._go_through(mix)

    def _say(self, sheet: Sheet) -> None:
        self._console.say(*(line.text for line in sheet.lines if isinstance(line, Words)))

    def progress(self) -> None:
        """What costs most, once that is known, with all else a choice away; all else at once before."""
        if WeaknessView(self._store).known:
            more = {"skills": self._skills, "card_luck": self._luck}
            what_costs_most(self._console, TextDesk(self._store), more)
            return
        self._skills()
        if CardLuck(self._store).counted().ranks:
            self._luck()

    def _skills(self) -> None:
        """Skills that were tried, cards, points lost, and the days on which something was done."""
        course, now = catalogue().course, self._store.now()
        self._console.say(*(skill_line(skill) for skill in skills(self._store, course) if skill.marks))
        self._console.say(*standing_lines(deck_of(self._store).standing(), now))
        self._console.say(*lost_lines(self._store.reviews.latest(TOLD_HANDS)))
        self._console.say(*day_lines(days(self._store, _MOST_DAYS)))

    def _luck(self) -> None:
        """How the cards fell."""
        self._console.say(head_line(luck_title()), *luck_lines(CardLuck(self._store).counted()))

    # -- one after the other -------------------------------------------------------------------

    def _go_through(self, cards: CardSitting) -> None:
        while cards.sitting.now is not None:
            self._console.gap()
            self._console.say(where_words(cards.sitting))
            if cards.question is not None:
                cards.sitting.pass_on(self._ask(cards.question, cards))
            elif cards.mistake is not None:
                cards.sitting.decided(self._decide(cards.mistake, cards))
            elif not self._show(cards):
                break
        self._console.gap()
        self._console.say(*cards.told())

    def _show(self, cards: CardSitting) -> bool:
        """Front, back, and what the learner says of it; False for leaving."""
        page = cards.page()
        assert isinstance(page, CardPage)
        card = page.card
        self._console.say(card.front, card.ask)
        if not paused(self._console, _("Press Enter for the answer.")):
            return False
        cards.act("turn")
        self._console.say(card.back, card.caption)
        if card.ladder:
            names = format_list((card_name(each) for each in card.ladder), "unit")
            self._console.say(_("From high to low: {cards}.").format(cards=names))
        answers = [(answer_spoken(answered, when), int(answered)) for answered, when in page.coming]
        answered = choose(self._console, page.asked, answers)
        if answered is None:
            return False
        self._console.carefully(lambda: cards.act(f"answer {answered}"))
        return True

    def _ask(self, item: StepItem, cards: CardSitting) -> bool:
        """A question of a lesson by itself; whether it was answered."""
        glossary = catalogue().glossary
        runner = ask_again(item.file, glossary, self._lesson_ruleset, item.step_id, secrets.token_hex(4))
        if runner is None:
            return False
        use = SingleQuestion(cards.sitting.number, cards.sitting.total, cards.heading[0])
        LessonTalk(self._console, TextDesk(self._store), item.file, runner, use).take()
        return runner.step.state in DECIDED

    def _other_deal(self, mistake: Mistake, cards: CardSitting) -> Mistake:
        """The mistake with another deal like its own, where one is wanted and found."""
        if not isinstance(cards, MixSitting) or not cards.sisters.awaits(mistake):
            return mistake
        self._console.say(_("You know this one by now. Finding you another deal like it …"))
        cards.sisters.settle(mistake)
        return cards.sisters.latest(mistake)

    def _decide(self, mistake: Mistake, cards: CardSitting) -> bool | None:
        """An own mistake at its table; whether it was right this time, None where it was not answered."""
        mistake = self._other_deal(mistake, cards)
        found = cards.table_of(mistake)
        if found is None:
            return None
        (asked, purpose), desk = found, TextDesk(self._store)
        follow(self._console, desk, DecisionTalk(self._console, desk, asked, purpose).ask())
        return purpose.right
