"""Asks for a name: of a new learner, or another one for a learner who has one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame
from pygame.event import Event

from game.client.screens.messages import Answer, MessageScreen
from game.client.widgets.field import TextField
from game.client.widgets.layout import Inset, Part
from game.i18n import _
from game.storage.learners import LONGEST, NameRefused


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

    def below(self) -> Sequence[Part]:
        field = TextField(
            self.ui, "name", _("Name"), self._typed, _("a name"), self._change, most=LONGEST,
            empties=False, zone="main",
        )  # fmt: skip
        return [Inset(field, 0, self.ui.px(16), 0, 0)]

    def _change(self, typed: str) -> None:
        self._typed = typed

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
