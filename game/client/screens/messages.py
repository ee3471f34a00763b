"""A sentence and what can be done about it: go on with a game, a fault of the disk, a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import shapes, theme
from game.client.draw.ui import Ui
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen, Screen
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, PLAIN, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.storage.faults import YamlFault
from game.words.markup import as_typed

if TYPE_CHECKING:
    from game.storage.journal import SavedGame

_VEIL = "#091E18"


def _nothing() -> None:
    """Closes the message and no more."""


@dataclass(frozen=True)
class Answer:
    """One thing that can be done. The message closes first, then `action` runs."""

    words: str
    action: Callable[[], None] = _nothing


class MessageScreen(PanelScreen):
    """Paper over the screen below, with a title, text and one to three answers.

    The first answer is the brass one. Esc gives the last answer, unless `stay` asks for a choice.
    """

    name = "message"
    over: ClassVar[bool] = True
    first_focus: ClassVar[str] = "answer-0"
    least_width: ClassVar[int] = 600

    def __init__(self, title: str, text: str, answers: Sequence[Answer] = (), *, stay: bool = False) -> None:
        super().__init__()
        self._title, self._text = title, text
        self.answers = list(answers) or [Answer(_("Close"))]
        self._stay = stay
        self._veil: Surface | None = None
        self._sheet: Surface | None = None
        self._place = Rect(0, 0, 0, 0)

    @property
    def spoken(self) -> str:
        return f"{self._title}. {self._text}"

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            if not self._stay:
                self._answer(len(self.answers) - 1)
            return True
        used = super().handle(event)
        return used or (event.type == pygame.KEYDOWN and event.key != pygame.K_F1)

    def _answer(self, number: int) -> None:
        answer = self.answers[number]
        self.stage.pop()
        answer.action()

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, metrics = self.ui, self.ui.metrics
        pad = ui.px(30)
        usual = round(ui.px(self.least_width) * (1 + 0.5 * (metrics.text - 1)))
        wide = min(metrics.width - 2 * metrics.gutter, usual)
        inner = wide - 2 * pad
        title = TextBlock(ui, self._title, inner, Style(theme.TITLE, "title", theme.INK, 1.18))
        body = self.body(inner)
        buttons, rows = self._buttons(inner)
        around = 2 * pad + title.size[1] + ui.px(10) + ui.px(22) + rows
        room = metrics.height - 2 * metrics.gutter - around
        high = around + min(room, sum(part.size[1] for part in body))
        self._place = Rect((metrics.width - wide) // 2, (metrics.height - high) // 2, wide, high)
        x, y = self._place.x + pad, self._place.y + pad
        title.place(x, y)
        y += title.size[1] + ui.px(10)
        down = 0
        for part in body:
            part.place(0, down)
            down += part.size[1]
        area = ScrollArea(ui, "text", body, down).place(x, y, inner, min(room, down))
        self._place_buttons(buttons, x, self._place.bottom - pad - rows, inner)
        self._paint(ui)
        return clear_ground(ui), [title, area, *buttons]

    def body(self, width: int) -> list[Widget]:
        """What stands between title and answers."""
        return [TextBlock(self.ui, self._text, width, Style(theme.BODY))]

    def _buttons(self, width: int) -> tuple[list[Button], int]:
        """The answers, side by side if they fit; and their height together."""
        ui = self.ui
        made: list[Button] = []
        for number, answer in enumerate(self.answers):
            kind = BRASS if number == 0 else PLAIN

            def press(number: int = number) -> None:
                self._answer(number)

            made.append(
                Button(ui, f"answer-{number}", answer.words, press, ButtonStyle(kind=kind)).within(
                    group="answers"
                )
            )
        self._row = sum(button.size[0] for button in made) + ui.px(14) * (len(made) - 1) <= width
        if self._row:
            return made, max(button.size[1] for button in made) + ui.px(4)
        made = [
            Button(
                ui, button.key, button.words, button.activate, ButtonStyle(kind=button.kind), width=width
            ).within(group="answers")
            for button in made
        ]
        return made, sum(button.size[1] + ui.px(12) for button in made)

    def _place_buttons(self, buttons: Sequence[Button], x: int, y: int, width: int) -> None:
        ui = self.ui
        if self._row:
            high = max(button.size[1] for button in buttons)
            for button in buttons:
                button.place(x, y, None, high)
                x += button.size[0] + ui.px(14)
            return
        for button in buttons:
            button.place(x, y, width)
            y += button.size[1] + ui.px(12)

    def _paint(self, ui: Ui) -> None:
        self._veil = shapes.clear((ui.metrics.width, ui.metrics.height))
        self._veil.fill(pygame.Color(_VEIL))
        self._veil.set_alpha(118)

    def draw(self, surface: Surface) -> None:
        if self._veil:
            surface.blit(self._veil, (0, 0))
        self.ui.lay_sheet(surface, self._place)
        self.panel.draw(surface)


def clear_ground(ui: Ui) -> Surface:
    """A ground for screens that lie over another: nothing."""
    return shapes.clear((1, 1))


def waiting_game(services: Services, saved: SavedGame, new_game: bool = False) -> Screen:
    """Asks whether to go on with a game left unfinished; with `new_game` the other way is a new one."""

    def go_on() -> None:
        message.stage.go("resume", saved)

    def set_up() -> None:
        message.stage.go("practice")

    later = Answer(_("Set up a new game"), set_up) if new_game else Answer(_("Leave it for later"))
    message = MessageScreen(
        _("Go on with your game?"),
        _("You left a game in the middle of a hand. It waits for you at the very card."),
        [Answer(_("Go on"), go_on), later],
    )
    return message


def fault_message(fault: YamlFault) -> Screen:
    """Every fault with its file, line and column, and how to mend it."""
    lines = [
        f"**{as_typed(each.file)}:{each.line}:{each.column}**\n{as_typed(each.message)}\n{as_typed(each.mend)}".strip()
        for each in fault.all
    ]
    return MessageScreen(_("A fault in a lesson file"), "\n\n".join(lines), [Answer(_("Close"))])
