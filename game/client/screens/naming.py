"""Asks for a name: of a new learner, or another one for a learner who has one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.screens.messages import Answer, MessageScreen
from game.client.widgets.base import Widget
from game.client.widgets.field import TextField
from game.client.widgets.scroll import ScrollArea
from game.i18n import _
from game.storage.learners import LONGEST, NameRefused


class _Room(Widget):
    """Leaves room for the field below the text."""

    focusable = False


class NameScreen(MessageScreen):
    """A line to type a name into. What cannot be a name is said, and asked for again."""

    name = "naming"
    first_focus: ClassVar[str] = "name"

    def __init__(
        self, title: str, words: str, typed: str, take: Callable[[str], None], told: str = ""
    ) -> None:
        """`words` are those of the brass button; `take` gets the name and may raise NameRefused."""
        self._typed, self._words, self._take = typed, words, take
        text = told or _("Up to {n} letters.").format(n=LONGEST)
        super().__init__(title, text, [Answer(words, self._done), Answer(_("Cancel"))])

    def body(self, width: int) -> list[Widget]:
        room = _Room(self.ui)
        room.size = (width, self._field(width).size[1] + self.ui.px(16))
        return [*super().body(width), room]

    def _field(self, width: int) -> TextField:
        return TextField(
            self.ui, "name", _("Name"), self._typed, _("a name"), self._change, most=LONGEST,
            empties=False, width=width, zone="main",
        )  # fmt: skip

    def _change(self, typed: str) -> None:
        self._typed = typed

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ground, parts = super().build()
        text = parts[1]
        assert isinstance(text, ScrollArea)
        field = self._field(text.rect.w)
        field.place(text.rect.x, text.rect.bottom - field.size[1])
        above = field.rect.y - self.ui.px(16) - text.rect.y
        text.full_height -= text.rect.h - above
        text.place(*text.rect.topleft, text.rect.w, above)
        return ground, [*parts[:2], field, *parts[2:]]

    def handle(self, event: Event) -> bool:
        entered = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        if entered and self.panel.focus_key == "name":
            self._answer(0)
            return True
        return super().handle(event)

    def _done(self) -> None:
        try:
            self._take(self._typed)
        except NameRefused as refused:
            again = NameScreen(self._title, self._words, self._typed, self._take, refused.sentence)
            self.stage.push(again)
