"""A player who sits by when a lesson ends: the face on the mat, and a word in a bubble beside it."""

from __future__ import annotations

from pygame import Surface

from game.client.draw.ui import Ui
from game.client.screens.people_parts import face
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.bubble import Bubble
from game.client.widgets.layout import Part, Row
from game.pages.people import person
from game.pages.remarks import LessonWord

_FACE, _SMALL_FACE = 76, 48  # the width of a portrait without its frame


class _Said(Widget):
    """The words, with a tail towards the face before them."""

    focusable = False

    def __init__(self, ui: Ui, words: str) -> None:
        super().__init__(ui, "remark")
        self._bubble, self._tail = Bubble(ui, words), ui.px(12)
        self.fit(ENDLESS)

    @property
    def least_width(self) -> int:
        return self._bubble.least_width + self._tail

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self._bubble.fit(width - self._tail)
        self.size = (self._bubble.size[0] + self._tail, self._bubble.size[1])

    @property
    def spoken(self) -> str:
        return self._bubble.spoken

    def draw(self, surface: Surface) -> None:
        wide, high = self._bubble.size
        self._bubble.place(self.rect.left + self._tail, self.rect.top, wide, high)
        self._bubble.tip = (self.rect.left, self.rect.centery)
        self._bubble.draw(surface)


def voice(ui: Ui, word: LessonWord, small: bool = False) -> Part:
    """The face of who says something about the lesson, and what."""
    who = face(ui, person(word.who), _SMALL_FACE if small else _FACE, word.mood)
    return Row(who, _Said(ui, word.words), gap=ui.px(8))
