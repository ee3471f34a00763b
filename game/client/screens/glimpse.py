"""The first picture: home as it was first drawn at the last start, or the bare table.

It is there before anything else is fetched. The home screen takes its place one frame later.
"""

from __future__ import annotations

from pygame import Surface

from game import i18n
from game.client.draw.shelf import About
from game.client.draw.ui import Ui
from game.client.screens.stage import Screen


class Glimpse(Screen):
    """The table, with all that lies on it if `whole`; nobody can do anything here yet."""

    name = "glimpse"

    def __init__(self, whole: bool) -> None:
        super().__init__()
        self._whole = whole

    def draw(self, surface: Surface) -> None:
        shelf = self.ui.assets.shelf
        seen = shelf.find(about(self.ui)) if shelf is not None and self._whole else None
        surface.blit(seen or self.ui.ground([self.ui.metrics.whole_mat]), (0, 0))


def keep(ui: Ui, home: Surface) -> None:
    """Keeps the home screen as it looks before the lessons are read, for the next start."""
    shelf = ui.assets.shelf
    if shelf is None:
        return
    seen = shelf.find(about(ui))
    if seen is None or seen.get_buffer().raw != home.get_buffer().raw:
        shelf.keep(about(ui), home)


def about(ui: Ui) -> About:
    """What decides how home looks. Whatever else changed since is seen one frame later, and kept then."""
    metrics = ui.metrics
    details = f"{metrics.text} {metrics.density} {ui.assets.deck} {i18n.current()}"
    return About("home", (metrics.width, metrics.height), details, alpha=False)
