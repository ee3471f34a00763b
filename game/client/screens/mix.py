"""Five minutes today: cards that are due and questions that went wrong, then a word about it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.client.screens.cards import CardsScreen
from game.client.screens.lesson import LessonScreen, ask_question
from game.client.screens.lesson_door import lesson_ruleset
from game.client.screens.rules_pages.frame import Act, lay_sheet
from game.client.screens.services import Services
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS
from game.course.memory.cards import MemoryCard
from game.course.memory.mix import Item, StepItem
from game.course.memory.telling import minutes_line, mix_lines
from game.i18n import _, format_number
from game.presenters import learning
from game.presenters.lesson_use import SingleQuestion


class MixScreen(CardsScreen):
    """What is in it, then one item after the other, then how it went."""

    name = "mix"
    first_focus = "start"

    def __init__(self, services: Services) -> None:
        self._mix = learning.mix_of(services.store)
        self._begun = False
        self._asking: LessonScreen | None = None
        super().__init__(services)

    def items(self) -> Iterable[Item]:
        return self._mix.items

    @property
    def heading(self) -> tuple[str, str]:
        if not self._begun:
            return _("Five minutes today"), ""
        where = _("{number} of {total}").format(
            number=format_number(min(self.sitting.number, self.sitting.total)),
            total=format_number(self.sitting.total),
        )
        return _("Five minutes today"), where

    @property
    def card(self) -> MemoryCard | None:
        return super().card if self._begun else None

    def start(self) -> None:
        """The first item."""
        self._begun = True
        self.deck.take_up(*self._mix.fresh)
        self.lay_next()

    def lay_next(self) -> None:
        """The next card, or the next question at its table; one that cannot be asked any more is left out."""
        while isinstance(item := self.sitting.now, StepItem) and self._begun:
            ruleset = lesson_ruleset(self.services)
            use = SingleQuestion(self.sitting.number, self.sitting.total, self.heading[0])
            self._asking = ask_question(self.services, ruleset, item.file, item.step_id, use)
            if self._asking is not None:
                self.stage.push(self._asking)
                return
            self.sitting.pass_on(answered=False)
        super().lay_next()

    def enter(self) -> None:
        """Back from a question, answered or not."""
        if self._asking is not None:
            asked, self._asking = self._asking, None
            self.sitting.pass_on(asked.answered)
            self.lay_next()

    def again(self) -> None:
        """What lies ready now."""
        self.stage.replace(MixScreen(self.services))

    # -- the sheet between -----------------------------------------------------------------------

    def between(self) -> list[Widget]:
        if not self._begun:
            return self._before()
        acts = [[Act("leave", _("Back"), self.stage.pop, BRASS)]]
        if self._mix.items and learning.mix_of(self.services.store).items:
            acts.append([Act("again", _("A little more"), self.again)])
        who = (_("Your tutor"), _("Five minutes today"))
        title = _("That was today's mix")
        return lay_sheet(self.ui, who, title, partial(self._rows, self.told()), self._sheet, acts)

    def _before(self) -> list[Widget]:
        """What lies ready, and the button that begins."""
        mix, who = self._mix, (_("Your tutor"), _("Five minutes today"))
        if not mix.items:
            acts = [
                [Act("lessons", _("To the lessons"), self._lessons, BRASS)],
                [Act("cards", _("To the memory cards"), self._cards)],
            ]
            told = [_("Nothing is waiting. What you meet in lessons comes back here at the right time.")]
            title = _("Nothing due today")
            return lay_sheet(self.ui, who, title, partial(self._rows, told), self._sheet, acts)
        told = [*mix_lines(mix), minutes_line(mix)]
        acts = [[Act("start", _("Start"), self.start, BRASS)]]
        title = _("What lies ready")
        return lay_sheet(self.ui, who, title, partial(self._rows, told), self._sheet, acts)

    def _lessons(self) -> None:
        self.stage.replace(self.services.open("courses"))

    def _cards(self) -> None:
        self.stage.replace(self.services.open("cards"))
