"""The keys that work here, shown by F1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pygame import Surface

from game.client import theme
from game.client.scenes.messages import MessageScene
from game.client.services import Services
from game.client.stage import Scene
from game.client.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.marks import key_cap
from game.client.widgets.text import TextBlock
from game.i18n import _, pgettext


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
    """A key's cap and what it does."""

    focusable = False

    def __init__(self, ui: Ui, key: str, words: str, width: int, indent: int) -> None:
        super().__init__(ui, f"key {key}")
        self._cap = key_cap(ui, key, theme.INK, theme.SECOND)
        self._text = TextBlock(ui, words, width - indent, Style(theme.BODY, line=1.3))
        self._key, self._indent = key, indent
        self.size = (width, max(self._cap.get_height() + ui.px(8), self._text.size[1] + ui.px(6)))

    @property
    def spoken(self) -> str:
        return f"{self._key}: {self._text.spoken}"

    def draw(self, surface: Surface) -> None:
        surface.blit(self._cap, self._cap.get_rect(midleft=self.rect.midleft))
        words = self._text.picture()
        surface.blit(words, words.get_rect(midleft=(self.rect.x + self._indent, self.rect.centery)))


class KeysScene(MessageScene):
    """The keys of the screen below, then those that work everywhere."""

    name: ClassVar[str] = "keys"

    def __init__(self, keys: Sequence[tuple[str, str]]) -> None:
        own = {key for key, _words in keys}  # a screen may say more exactly what a common key does
        self._keys = [*keys, *(common for common in common_keys() if common[0] not in own)]
        super().__init__(_("Keys"), " ".join(f"{key}: {words}." for key, words in self._keys))

    def body(self, width: int) -> list[Widget]:
        widest = max(key_cap(self.ui, key, theme.INK, theme.SECOND).get_width() for key, _words in self._keys)
        indent = widest + self.ui.px(16)
        return [KeyRow(self.ui, key, words, width, indent) for key, words in self._keys]


def shot(services: Services, seed: str) -> Scene:
    """The keys of the home screen for `leftbower shot`."""
    return KeysScene(services.open_home().keys())
