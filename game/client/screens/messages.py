"""A sentence and what can be done about it: go on with a game, a fault of the disk, a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import shapes, theme
from game.client.draw.ui import Ui
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.client.widgets.arrangements import FirstUnbroken
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, PLAIN, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, lay, space
from game.client.widgets.scroll import Scrolled
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.words import in_one_breath
from game.words.markup import as_typed
from game.yamlfile.faults import YamlFault

if TYPE_CHECKING:
    from game.storage.errors import StorageError
    from game.storage.journal import SavedGame

_VEIL = "#091E18"


def _nothing() -> None:
    """Closes the message and no more."""


@dataclass(frozen=True)
class Answer:
    """One thing that can be done. The message closes first, then `action` runs."""

    words: str
    action: Callable[[], None] = _nothing


@dataclass(frozen=True)
class Form:
    """How a message is laid out: its name, its width, and what stands between title and answers.

    `focus` is the key of the part that has the focus first; Enter in the part
    `enters` gives the first answer.
    """

    name: str = "message"
    width: float = 600
    body: Callable[[Ui], Part] | None = None
    focus: str = "answer-0"
    enters: str = ""


class MessageScreen(PanelScreen):
    """Paper over the screen below, with a title, text and one to three answers.

    The first answer is the brass one. Esc gives the last answer, unless `stay` asks for a choice.
    """

    over: ClassVar[bool] = True

    def __init__(
        self,
        title: str,
        text: str,
        answers: Sequence[Answer] = (),
        *,
        stay: bool = False,
        form: Form = Form(),
    ) -> None:
        super().__init__()
        self._title, self._text, self._form, self._stay = title, text, form, stay
        self.name, self.first_focus = form.name, form.focus
        self.answers = list(answers) or [Answer(_("Close"))]
        self._veil: Surface | None = None
        self._place = Rect(0, 0, 0, 0)

    @property
    def spoken(self) -> str:
        return in_one_breath((self._title, self._text))

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            if not self._stay:
                self._answer(len(self.answers) - 1)
            return True
        enter = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if enter and self._form.enters and self.panel.focus_key == self._form.enters:
            self._answer(0)
            return True
        used = super().handle(event)
        return used or (event.type == pygame.KEYDOWN and event.key != pygame.K_F1)

    def action_at(self, pos: tuple[int, int]) -> str:
        return f"{self._title}: {super().action_at(pos)}"  # every message has a first answer

    def _answer(self, number: int) -> None:
        answer = self.answers[number]
        self.stage.pop()
        answer.action()

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, metrics = self.ui, self.ui.metrics
        pad = ui.px(30)
        usual = round(ui.px(self._form.width) * (1 + 0.5 * (metrics.text - 1)))
        wide = min(metrics.width - 2 * metrics.gutter, usual)
        title = TextBlock(ui, self._title, None, Style(theme.TITLE, "title", theme.INK, 1.18))
        text = self._form.body(ui) if self._form.body else message_text(ui, self._text)
        answers = FirstUnbroken(self._beside, self._below)
        sheet = Inset(Column(title, space(0, ui.px(10)), text, space(0, ui.px(22)), answers, grow=text), pad)
        most = metrics.height - 2 * metrics.gutter
        sheet.fit(wide, most)
        high = min(most, sheet.size[1])
        self._place = Rect((metrics.width - wide) // 2, (metrics.height - high) // 2, wide, high)
        self._veil = shapes.clear((metrics.width, metrics.height))
        self._veil.fill(pygame.Color(_VEIL))
        self._veil.set_alpha(118)
        return clear_ground(ui), lay(sheet, self._place)

    def _buttons(self) -> list[Widget]:
        kinds = (BRASS, *[PLAIN] * len(self.answers))
        return [
            Button(
                self.ui, f"answer-{number}", answer.words, partial(self._answer, number), ButtonStyle(kind)
            ).within(group="answers")
            for number, (answer, kind) in enumerate(zip(self.answers, kinds, strict=False))
        ]

    def _beside(self) -> Part:
        """The answers side by side."""
        row = Row(*self._buttons(), gap=self.ui.px(14), side=Side.FILL)
        return Inset(row, 0, 0, 0, self.ui.px(4))

    def _below(self) -> Part:
        """The answers below one another."""
        gap = self.ui.px(12)
        return Inset(Column(*self._buttons(), gap=gap, side=Side.FILL), 0, 0, 0, gap)

    def draw(self, surface: Surface) -> None:
        if self._veil:
            surface.blit(self._veil, (0, 0))
        self.ui.lay_sheet(surface, self._place)
        self.panel.draw(surface)


def message_text(ui: Ui, text: str) -> Scrolled:
    """The text of a message, in a view that scrolls."""
    return Scrolled(ui, "text", TextBlock(ui, text, None, Style(theme.BODY)))


def clear_ground(ui: Ui) -> Surface:
    """A ground for screens that lie over another: nothing."""
    return shapes.clear((1, 1))


def waiting_game(
    services: Services, saved: SavedGame, new_game: Callable[[], object] | None = None
) -> Screen:
    """Asks whether to go on with a game left unfinished; the other way is a new game, or nothing for now."""

    def go_on() -> None:
        message.stage.go("resume", saved)

    def begin() -> None:
        assert new_game is not None
        new_game()

    later = Answer(_("A new game"), begin) if new_game else Answer(_("Save it for later"))
    message = MessageScreen(
        _("Continue your game?"),
        _("You left a game in the middle of a hand. It's just as you left it."),
        [Answer(_("Go on"), go_on), later],
    )
    return message


def fault_message(fault: YamlFault) -> Screen:
    """Every fault with its file, line and column, and how to mend it."""
    lines = [
        f"**{as_typed(each.file)}:{each.line}:{each.column}**\n{as_typed(each.message)}\n{as_typed(each.mend)}".strip()
        for each in fault.all
    ]
    return lesson_fault("\n\n".join(lines))


def lesson_fault(text: str) -> Screen:
    """What is wrong with a file of a lesson, so that it cannot be opened."""
    return MessageScreen(_("An error in a lesson file"), text)


def not_saved(fault: StorageError) -> MessageScreen:
    """Says that a change holds but could not be kept."""
    return MessageScreen(_("This couldn't be saved"), fault.sentence)


def damaged(text: str) -> Screen:
    """Says that something of what was kept could not be read."""
    return MessageScreen(_("Your data was damaged"), text)
