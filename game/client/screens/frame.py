"""What all screens share: the bar of oak at the top with a way back, a title and round buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.client.widgets.base import Widget
from game.client.widgets.buttons import RoundButton
from game.i18n import _

BarButton = tuple[str, str, str, Callable[[], None]]  # key, icon, spoken, what it does


class BarTitle(Widget):
    """Title and second line in the bar; the second line goes first when there is no room."""

    focusable = False

    def __init__(self, ui: Ui, title: str, sub: str, width: int) -> None:
        super().__init__(ui, "bar-title", zone="bar")
        self._title = ui.text(title, theme.TITLE_SCREEN, "title")
        self._sub = ui.text(sub, 16, "medium") if sub else None
        gap = ui.px(12)
        if self._sub and self._title.get_width() + gap + self._sub.get_width() > width:
            self._sub = None
        self._words = f"{title}. {sub}" if sub else title
        wide = self._title.get_width() + (gap + self._sub.get_width() if self._sub else 0)
        self.size = (min(width, wide), self._title.get_height())

    @property
    def spoken(self) -> str:
        return self._words

    def draw(self, surface: Surface) -> None:
        area = self._title.get_rect(midleft=self.rect.midleft)
        surface.blit(self._title, area, (0, 0, self.rect.w, area.h))
        if self._sub:
            x = self.rect.x + self._title.get_width() + self.ui.px(12)
            surface.blit(self._sub, self._sub.get_rect(midleft=(x, self.rect.centery)))


def help_buttons(screen: Screen, services: Services, settings: bool = True) -> list[BarButton]:
    """The buttons at the right of the bar: settings, and the keys of this screen."""

    def show_settings() -> None:
        screen.stage.go("settings")

    def show_keys() -> None:
        screen.stage.go("keys", screen.keys())

    buttons: list[BarButton] = [("to-settings", "gear", _("Settings"), show_settings)] if settings else []
    return [*buttons, ("to-keys", "help", _("Keys"), show_keys)]


def top_bar(
    ui: Ui, title: str, sub: str, on_back: Callable[[], None] | None, right: Sequence[BarButton] = ()
) -> list[Widget]:
    """The parts of the bar, placed. `right` from left to right."""
    metrics, parts = ui.metrics, list[Widget]()
    middle = metrics.top_bar // 2
    x = ui.px(16)
    if on_back:
        back = RoundButton(ui, "back", "back", _("Back"), on_back)
        parts.append(back.place(x, middle - back.size[1] // 2))
        x += back.size[0] + ui.px(14)
    edge = metrics.width - ui.px(16)
    buttons: list[Widget] = []
    for key, icon, spoken, action in reversed(right):
        button = RoundButton(ui, key, icon, spoken, action)
        edge -= button.size[0]
        buttons.append(button.place(edge, middle - button.size[1] // 2))
        edge -= max(ui.px(10), round(theme.HIT * metrics.density) - button.size[0] + 2)
    words = BarTitle(ui, title, sub, max(1, edge - x - ui.px(8)))
    parts.append(words.place(x, middle - words.size[1] // 2))
    return parts + list(reversed(buttons))
