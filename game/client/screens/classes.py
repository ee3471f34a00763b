"""Handing in lessons, and the results of a class: the same form as a club's night, with other pages."""

from __future__ import annotations

from pathlib import Path

from game.client.screens.list_screen import ListScreen
from game.client.screens.services import Services
from game.client.screens.stage import Stage
from game.presenters.class_results import ClassResults
from game.presenters.hand_in import HandIn


class HandInScreen(ListScreen):
    """What a learner hands in."""

    name = "hand_in"


class ClassScreen(ListScreen):
    """What a teacher was handed. Files that are dropped or chosen while it is open join the others."""

    name = "class"

    def __init__(self, services: Services, results: ClassResults) -> None:
        super().__init__(services, results, rereads=results)
        self._results = results

    def add(self, path: str) -> None:
        """Opens a file beside those that are open."""
        self._results.add(Path(path))
        self.rebuild()


def open_hand_in(services: Services, lesson: str = "") -> HandInScreen:
    """Handing in; `lesson` is the one that was just taken."""
    pages = HandIn(services, services.learners.now.given, lesson)
    return HandInScreen(services, pages, rereads=pages)


def show_results(stage: Stage, path: str) -> None:
    """A file of results joins the class that is open below, or opens one."""
    below = next((screen for screen in stage.screens if isinstance(screen, ClassScreen)), None)
    if below is None:
        stage.go("class", path)
        return
    while stage.top is not below:
        stage.pop()
    below.add(path)


def open_class(services: Services, *paths: str) -> ClassScreen:
    """The results of these files, or none yet."""
    return ClassScreen(services, ClassResults(services, *map(Path, paths)))
