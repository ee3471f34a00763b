"""The keys that work here, shown by F1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pygame import Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.messages import MessageScreen
from game.client.screens.services import Services
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.marks import key_cap
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
    """A key's cap and what it does; beside it another one where there is room for two."""

    focusable = False

    def __init__(self, ui: Ui, keys: Sequence[tuple[str, str]], width: int, indent: int) -> None:
        """`width` is that of one key with its words."""
        super().__init__(ui, f"key {keys[0][0]}")
        self._width, self._indent = width, indent
        style = Style(theme.BODY, line=1.3)
        self._keys = [
            (key, key_cap(ui, key, theme.INK, theme.SECOND), TextBlock(ui, words, width - indent, style))
            for key, words in keys
        ]
        high = max(
            max(cap.get_height() + ui.px(8), text.size[1] + ui.px(6)) for _key, cap, text in self._keys
        )
        self.size = (width * len(keys), high)

    @property
    def spoken(self) -> str:
        return ". ".join(f"{key}: {text.spoken}" for key, _cap, text in self._keys)

    def draw(self, surface: Surface) -> None:
        for number, (_key, cap, text) in enumerate(self._keys):
            x = self.rect.x + number * (self._width + self.ui.px(_APART))
            surface.blit(cap, cap.get_rect(midleft=(x, self.rect.centery)))
            words = text.picture()
            surface.blit(words, words.get_rect(midleft=(x + self._indent, self.rect.centery)))


class KeysScreen(MessageScreen):
    """The keys of the screen below, then those that work everywhere."""

    name = "keys"
    least_width: ClassVar[int] = 900

    def __init__(self, _services: Services, keys: Sequence[tuple[str, str]]) -> None:
        own = {key for key, _words in keys}  # a screen may say more exactly what a common key does
        self._keys = [*keys, *(common for common in common_keys() if common[0] not in own)]
        super().__init__(_("Keys"), " ".join(f"{key}: {words}." for key, words in self._keys))

    def body(self, width: int) -> list[Widget]:
        ui = self.ui
        widest = max(key_cap(ui, key, theme.INK, theme.SECOND).get_width() for key, _words in self._keys)
        indent = widest + ui.px(16)
        half = (width - ui.px(_APART)) // 2
        if half - indent < _LEAST_WORDS * ui.font(theme.BODY):
            return [KeyRow(ui, [pair], width, indent) for pair in self._keys]
        low = -(-len(self._keys) // 2)  # read down, then right
        return [
            KeyRow(ui, self._keys[number : low + number + 1 : low], half, indent) for number in range(low)
        ]
