"""What all screens share: the bar of oak at the top with a way back, a title and round buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.client.widgets.arrangements import FirstUnbroken, Sized
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.buttons import RoundButton
from game.client.widgets.composed import Composed
from game.client.widgets.elided import Elided
from game.client.widgets.flow import Style
from game.client.widgets.layout import Inset, Part, Row, lay, space
from game.i18n import _
from game.pages.page import Button as PageButton
from game.words import in_one_breath

BarButton = tuple[str, str, str, Callable[[], None]]  # key, icon, spoken, what it does


_SMALLER = 17  # of a title that has no room in its size


class BarTitle(Composed):
    """Title and second line in the bar.

    Where there is no room that line goes, then the title gets smaller, then dots end it.
    """

    def __init__(self, ui: Ui, title: str, sub: str) -> None:
        sizes = (theme.TITLE_SCREEN, _SMALLER) if title else ()
        heads = [Elided(ui, title, Style(size, "title"), 0) for size in sizes]
        line = [Elided(ui, sub, Style(16, "medium"), 0)] if sub else []
        words = FirstUnbroken(
            lambda: Row(*heads[:1], *line, gap=ui.px(12)),
            *(partial(Row, head) for head in heads or line),
        )
        super().__init__(ui, "bar-title", words)
        self.within("bar")
        self._spoken = in_one_breath((title, sub))

    @property
    def least_width(self) -> int:
        return 1

    def fit(self, width: int, height: int = ENDLESS) -> None:
        super().fit(width, height)
        self.size = (min(width, self.size[0]), self.size[1])

    @property
    def spoken(self) -> str:
        return self._spoken

    def draw(self, surface: Surface) -> None:
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        super().draw(surface)
        surface.set_clip(clip)


def help_buttons(screen: Screen, services: Services, settings: bool = True) -> list[BarButton]:
    """The buttons at the right of the bar: settings, and the keys of this screen."""

    def show_settings() -> None:
        screen.stage.go("settings")

    def show_keys() -> None:
        screen.stage.go("keys", screen.keys())

    buttons: list[BarButton] = [("to-settings", "gear", _("Settings"), show_settings)] if settings else []
    return [*buttons, ("to-keys", "help", _("Keys"), show_keys)]


def aside_button(aside: PageButton | None, press: Callable[[str], None]) -> list[BarButton]:
    """What can be pressed besides a table, as a round button; nothing where there is nothing."""
    return [] if aside is None else [(aside.id, aside.icon, aside.words, lambda: press(aside.id))]


def top_bar(
    ui: Ui,
    title: str,
    sub: str,
    on_back: Callable[[], None] | None,
    right: Sequence[BarButton] = (),
    before: int = 0,
) -> list[Widget]:
    """The parts of the bar, placed. `right` from left to right; its words end `before` a place, if told."""
    metrics, edge = ui.metrics, ui.px(16)
    back = [RoundButton(ui, "back", "back", _("Back"), on_back)] if on_back else []
    buttons = [RoundButton(ui, *each) for each in right]
    hit = round(theme.HIT * metrics.density)  # the places where they can be pressed lie apart
    apart = max(ui.px(10), *(hit - button.size[0] + 2 for button in buttons), 0)
    words = Inset(BarTitle(ui, title, sub), ui.px(14) if back else 0, 0, ui.px(18), 0)
    left: list[Part] = [*back, words]
    if before:
        left = [Sized(Row(*left, grow=words), before - edge)]
    bar = Row(*left, free := space(), Row(*buttons, gap=apart), grow=free)
    return lay(bar, Rect(edge, 0, metrics.width - 2 * edge, metrics.top_bar))
