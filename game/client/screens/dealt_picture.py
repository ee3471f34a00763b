"""What was learned is dealt onto the map: the picture of a lesson just finished flies to its slip."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.client.draw.lesson_picture import Standing, lesson_picture
from game.client.draw.ui import Ui
from game.client.table.easing import out_cubic
from game.presenters.lesson_entry import LessonEntry

_WAY, _WAIT = 420.0, 180.0  # milliseconds; the screen has faded in before
_LARGE = 1.5  # at the start, of the size it lands with


class DealtPicture:
    """One picture on its way, from below a window of that size; `goal` is the slip it lands on."""

    def __init__(self, ui: Ui, lesson: LessonEntry, goal: Rect, window: tuple[int, int]) -> None:
        side = max(1, round(goal.h * 0.8))
        self._picture = lesson_picture(ui, lesson.picture, Standing.DONE, round(side * _LARGE))
        self._end = (goal.left + goal.h // 2, goal.centery, side)
        self._start = (window[0] // 2, window[1] + side, side * _LARGE)
        self._time = 0.0

    @property
    def over(self) -> bool:
        """Whether it lies where it belongs."""
        return self._time >= _WAIT + _WAY

    def tick(self, dt: float) -> None:
        """So many milliseconds have passed."""
        self._time += dt

    def draw(self, surface: Surface) -> None:
        """The picture where it is now."""
        share = out_cubic(max(0.0, min(1.0, (self._time - _WAIT) / _WAY)))
        x, y, side = (
            round(begin + (end - begin) * share) for begin, end in zip(self._start, self._end, strict=True)
        )
        flying = pygame.transform.smoothscale(self._picture, (side, side))
        surface.blit(flying, flying.get_rect(center=(x, y)))
