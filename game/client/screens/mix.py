"""Five minutes today: cards that are due and questions that went wrong, then a word about it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.client.screens.cards import CardsScreen
from game.client.screens.lesson import LessonScreen, ask_question
from game.client.screens.lesson_door import lesson_ruleset
from game.client.screens.services import Services
from game.client.widgets.base import Widget
from game.course.memory.cards import MemoryCard
from game.course.memory.mix import Item, StepItem
from game.course.memory.telling import minutes_line, mix_lines
from game.i18n import _, format_number
from game.pages.lines import Sheet, notes
from game.pages.page import Button
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
        buttons = [Button("leave", _("Back"), main=True)]
        if self._mix.items and learning.mix_of(self.services.store).items:
            buttons.append(Button("again", _("A little more")))
        return self._sheet(_("That was today's mix"), self.told(), buttons)

    def _sheet(self, title: str, texts: Sequence[str], buttons: Sequence[Button]) -> list[Widget]:
        rows = tuple((button,) for button in buttons)
        sheet = Sheet(_("Your tutor"), _("Five minutes today"), title, notes(texts), rows)
        return self.form.sheet_of(self.ui, sheet)

    def press(self, pressed: str) -> None:
        doors = {
            "again": self.again, "start": self.start, "lessons": self._lessons, "cards": self._cards,
            "leave": self.stage.pop,
        }  # fmt: skip
        doors[pressed]()

    def _before(self) -> list[Widget]:
        """What lies ready, and the button that begins."""
        if not self._mix.items:
            buttons = [
                Button("lessons", _("To the lessons"), main=True), Button("cards", _("To the memory cards"))
            ]  # fmt: skip
            text = _("Nothing is waiting. What you meet in lessons comes back here at the right time.")
            return self._sheet(_("Nothing due today"), [text], buttons)
        texts = [*mix_lines(self._mix), minutes_line(self._mix)]
        return self._sheet(_("What lies ready"), texts, [Button("start", _("Start"), main=True)])

    def _lessons(self) -> None:
        self.stage.replace(self.services.open("courses"))

    def _cards(self) -> None:
        self.stage.replace(self.services.open("cards"))
