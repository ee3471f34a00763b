"""The keys that work here, shown by F1."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.messages import Form, MessageScreen
from game.client.screens.services import Services
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Grid, Part
from game.client.widgets.marks import key_cap
from game.client.widgets.scroll import Scrolled
from game.client.widgets.text import TextBlock
from game.i18n import _, pgettext

_APART = 28  # two columns
_LEAST_WORDS = 11  # so many times the height of the type wide is a column beside its keys


def common_keys() -> list[tuple[str, str]]:
    """The keys that work on every screen."""
    return [
        (pgettext("key", "Tab"), _("to the next part")),
        (pgettext("key", "Arrows"), _("between parts, or change a value")),
        (pgettext("key", "Enter"), _("choose")),
        ("F6", _("to the next area of the screen")),
        (pgettext("key", "Esc"), _("back")),
        ("F11", _("full screen on and off")),
        (pgettext("key", "Ctrl +"), _("larger text")),
        (pgettext("key", "Ctrl -"), _("smaller text")),
    ]


class KeyRow(Widget):
    """A key's cap and, `indent` pixels from its left edge, what it does."""

    focusable = False

    def __init__(self, ui: Ui, key: str, words: str, indent: int) -> None:
        super().__init__(ui, f"key {key}")
        self._key, self._indent = key, indent
        self._cap = key_cap(ui, key, theme.INK, theme.SECOND)
        self._words = TextBlock(ui, words, None, Style(theme.BODY, line=1.3))

    @property
    def best_width(self) -> int:
        return self._indent + self._words.best_width

    @property
    def least_width(self) -> int:
        return self._indent + _LEAST_WORDS * self.ui.font(theme.BODY)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        self._words.fit(width - self._indent)
        high = max(self._cap.get_height() + self.ui.px(8), self._words.size[1] + self.ui.px(6))
        self.size = (width, high)

    @property
    def spoken(self) -> str:
        return f"{self._key}: {self._words.spoken}"

    def draw(self, surface: Surface) -> None:
        surface.blit(self._cap, self._cap.get_rect(midleft=self.rect.midleft))
        words = self._words.picture()
        surface.blit(words, words.get_rect(midleft=(self.rect.x + self._indent, self.rect.centery)))


def keys_screen(_services: Services, keys: Sequence[tuple[str, str]]) -> MessageScreen:
    """The keys of the screen below, then those that work everywhere."""
    own = {key for key, _words in keys}  # a screen may say more exactly what a common key does
    shown = [*keys, *(common for common in common_keys() if common[0] not in own)]
    told = " ".join(f"{key}: {words}." for key, words in shown)
    return MessageScreen(_("Keys"), told, form=Form("keys", 900, partial(_rows, shown)))


def _rows(keys: Sequence[tuple[str, str]], ui: Ui) -> Part:
    """Two columns to be read down, then right, or one where they are too narrow for that."""
    indent = max(key_cap(ui, key, theme.INK, theme.SECOND).get_width() for key, _words in keys) + ui.px(16)
    low = -(-len(keys) // 2)
    across = [pair for number in range(low) for pair in keys[number : low + number + 1 : low]]

    def two() -> Part:
        return Grid(*(KeyRow(ui, *pair, indent) for pair in across), columns=2, gap=(ui.px(_APART), 0))

    one = partial(Column, *(KeyRow(ui, *pair, indent) for pair in keys))
    return Scrolled(ui, "text", FirstThatFits(two, one))
