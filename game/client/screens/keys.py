"""The keys that work here, shown by F1."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.messages import Form, MessageScreen
from game.client.screens.services import Services
from game.client.widgets.arrangements import Sized
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Grid, Inset, Part, Row, Stack, space
from game.client.widgets.marks import key_cap
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import picture
from game.client.widgets.text import TextBlock
from game.i18n import _, pgettext

_APART = 28  # two columns
_LEAST_WORDS = 11  # so many times the height of the type wide is a column beside its keys


def common_keys() -> list[tuple[str, str]]:
    """The keys that work on every screen."""
    return [
        (pgettext("key", "Tab"), _("next part")),
        (pgettext("key", "Arrows"), _("move between parts, or change a value")),
        (pgettext("key", "Enter"), _("choose")),
        ("F6", _("next area of the screen")),
        (pgettext("key", "Esc"), _("back")),
        ("F8", _("sound off, low, or full")),
        ("F11", _("full screen on and off")),
        (pgettext("key", "Ctrl +/-"), _("larger or smaller text")),
    ]


def _key_row(ui: Ui, key: str, words: str, indent: int) -> Part:
    """A key's cap and, `indent` pixels from its left edge, what it does."""
    cap = Inset(picture(ui, key_cap(ui, key, theme.INK, theme.SECOND)), 0, ui.px(4))
    told = Inset(TextBlock(ui, words, style=Style(theme.BODY, line=1.3)), 0, ui.px(3))
    room = Stack(space(width=_LEAST_WORDS * ui.font(theme.BODY)), Row(told, grow=told))
    return Row(Sized(Row(cap), indent), room, grow=room)


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
        return Grid(*(_key_row(ui, *pair, indent) for pair in across), columns=2, gap=(ui.px(_APART), 0))

    one = partial(Column, *(_key_row(ui, *pair, indent) for pair in keys))
    return Scrolled(ui, "text", FirstThatFits(two, one))
