"""Lessons in the making: those that are begun, and one that is made of a hand."""

from __future__ import annotations

from game.client.screens.list_screen import ListScreen
from game.client.screens.services import Services
from game.presenters.deal_finder import DealFinder
from game.presenters.drafts import Drafts
from game.presenters.new_lesson import LessonSource, NewLesson


class NewLessonScreen(ListScreen):
    """A lesson made of a hand, whose decisions are weighed while one looks."""

    name = "new-lesson"

    def __init__(self, services: Services, lesson: NewLesson) -> None:
        super().__init__(services, lesson, works=lesson)
        self._lesson = lesson

    def enter(self) -> None:
        self._lesson.begin()
        super().enter()

    def leave(self) -> None:
        self._lesson.rest()
        super().leave()


class FinderScreen(ListScreen):
    """Deals that are looked for; nothing is while another screen lies over it."""

    name = "find-deals"

    def __init__(self, services: Services, finder: DealFinder) -> None:
        super().__init__(services, finder, works=finder)
        self._finder = finder

    def enter(self) -> None:
        self._finder.begin()
        super().enter()

    def leave(self) -> None:
        self._finder.rest()
        super().leave()


def open_finder(services: Services) -> FinderScreen:
    """Deals to be looked for."""
    return FinderScreen(services, DealFinder(services))


class DraftsScreen(ListScreen):
    """What an author has begun."""

    name = "drafts"


def open_drafts(services: Services) -> DraftsScreen:
    """Lessons in the making, and the ways to begin one."""
    drafts = Drafts(services, services.learners.now.given)
    return DraftsScreen(services, drafts, works=drafts, rereads=drafts)


def open_new_lesson(services: Services, source: LessonSource) -> NewLessonScreen:
    """A lesson of one's own, begun from a hand."""
    return NewLessonScreen(services, NewLesson(services, source))
