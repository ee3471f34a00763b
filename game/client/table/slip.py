"""The slip that a table's sheet closes to: the one thing that matters now, a hint, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.turned import turned
from game.client.draw.ui import Ui
from game.client.table.layout import TableLayout
from game.client.table.page_blocks import Act
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.layout import Row, Side, lay
from game.client.widgets.text import BalancedText
from game.i18n import _, right_to_left
from game.pages.page import Button as PageButton
from game.pages.page import Page

ZONE = "slip"
_WIDE, _HIGH, _RADIUS, _PAD = 330, 64, 14, 9
_WIDER = 70  # where the words take more than two lines
_MANY, _RAISED = 6, 28  # cards in a hand, and how high a chosen one lies
WORDS = 16
"""The size of what the slip says."""
_CLEAR = 12  # from what lies above or below it
_ONLY_OPEN = "undo"  # what takes more than a slip to think about is on the sheet


class Slip(Widget):
    """The paper with its words; pressed, it opens to the whole sheet."""

    def __init__(self, ui: Ui, text: str, width: int, unfold: Callable[[], None]) -> None:
        super().__init__(ui, "slip", zone=ZONE)
        self._unfold = unfold
        self._hat = round(max(ui.px(38), ui.font(theme.BODY) * 1.7))
        self._words = BalancedText(ui, text, None, Style(WORDS, "semibold", theme.INK, 1.3))
        self._words.fit(width)
        self.room = Rect(0, 0, 0, 0)
        """The paper; the part itself is where its words are, so that the buttons beside them stay free."""

    @property
    def spoken(self) -> str:
        # NOTE: the slip of paper at the table, as it is spoken; {words} is what stands on it
        return _("{words} Opens the tutor's sheet.").format(words=self._words.spoken)

    @property
    def least_height(self) -> int:
        """As high as its words need."""
        return self._words.size[1] + 2 * self.ui.px(_PAD)

    @property
    def lines(self) -> int:
        """Over how many lines its words go."""
        return len(self._words.lines)

    @property
    def reach(self) -> Rect:
        return self.room.union(self._disc)

    @property
    def _disc(self) -> Rect:
        """The hat, half on the paper and half beside it."""
        disc = Rect(0, 0, self._hat, self._hat)
        disc.center = (self.room.right if self.mirrored else self.room.left, self.room.centery)
        return disc

    def activate(self) -> None:
        self._unfold()

    def draw(self, surface: Surface) -> None:
        ui = self.ui
        ui.paper(self.room.size, _RADIUS).draw(surface, self.room.center)
        disc = self._disc
        surface.blit(ui.box(disc.size, Box(self._hat / 2, theme.PINE)), disc)
        hat = ui.assets.furniture("hat", round(self._hat * 0.7))
        surface.blit(hat, hat.get_rect(center=disc.center))
        words = self._words.picture()
        self.canvas(surface).blit(words, words.get_rect(midleft=(self.rect.left, self.room.centery)))


def slip_parts(
    ui: Ui, layout: TableLayout, page: Page, act: Act, unfold: Callable[[], None], held: int, *, tag: bool
) -> list[Widget]:
    """The slip and its buttons, placed at the right above a hand of so many cards.

    It lies clear of the last card of a whole hand, unless the `tag` of a lone player is there.
    """
    pad, gap = ui.px(_PAD), ui.px(8)
    buttons = Row(*(_button(ui, each, act) for each in _chosen(page)), gap=gap, side=Side.MIDDLE)
    buttons.fit(ui.px(_WIDE))
    before = round(ui.font(theme.BODY) * 0.85) + ui.px(14)  # half the hat lies on the paper
    right, bottom = round(layout.right(1218 if held < _MANY else 1232)), round(layout.y(516))
    free = (
        right - _right_of(layout, held) - round(ui.font(theme.BODY) * 0.85) - ui.px(10)
    )  # less half the hat
    least = buttons.size[0] + before + ui.font(WORDS) * (9 if held < _MANY else 5) + 3 * pad
    wide = max(min(ui.px(_WIDE), free), least)
    taken = before + buttons.size[0] + 3 * pad
    slip = Slip(ui, page.slip, wide - taken, unfold)
    if slip.lines > 2 and held < _MANY:  # it would lie on the hand
        wide += ui.px(_WIDER)
        slip = Slip(ui, page.slip, wide - taken, unfold)
    high = max(ui.px(_HIGH), slip.least_height, buttons.size[1] + 2 * pad)
    if not tag:
        label = layout.name(layout.learner.right).rect.top + layout.label_height - layout.line(15)
        bottom = min(bottom, max(round(layout.y(502)), round(label + gap) + high))
    slip.room = Rect(right - wide, bottom - high, wide, high)
    words = slip.room.width - before - buttons.size[0] - 2 * pad
    slip.rect = Rect(slip.room.left + before, slip.room.top, words, high)
    at = Rect(right - pad - buttons.size[0], bottom - high, buttons.size[0], high)
    at.inflate_ip(0, buttons.size[1] - high)
    if right_to_left():
        slip.mirrored = True
        slip.rect, at = turned(slip.rect, slip.room), turned(at, slip.room)
    return [slip, *lay(buttons, at)]


def _right_of(layout: TableLayout, held: int) -> int:
    """Where a hand ends whose last card is raised: with six cards it reaches below the slip."""
    if held < _MANY:
        return 0
    return layout.hand(held - 1, held).raised(layout.lift(_RAISED)).bounds.right


def slip_room(parts: Sequence[Widget]) -> Rect:
    """Where the slip among these parts lies, with its hat, and what above and below it stays free."""
    slip = next(part for part in parts if isinstance(part, Slip))
    hat = Rect(slip.room.left - slip.room.h // 3, slip.room.top, 1, slip.room.h)
    if slip.mirrored:
        hat = turned(hat, slip.room)
    return slip.room.union(hat).inflate(0, 2 * slip.ui.px(_CLEAR))


def _chosen(page: Page) -> list[PageButton]:
    """The one clear thing to do where there is one; else what is short enough for a slip."""
    every = [button for button in page.every_button() if button.id != _ONLY_OPEN]
    return [button for button in every if button.main] or every


def _button(ui: Ui, button: PageButton, act: Act) -> Widget:
    style = ButtonStyle(size=theme.SECOND, height=42, pad=11)
    if button.main:
        return Button(ui, button.id, button.words, partial(act, button.id), replace(style, kind=BRASS))
    if button.id == "why":
        return Button(ui, button.id, "?", partial(act, button.id), style)
    return Button(ui, button.id, button.short or button.words, partial(act, button.id), style)
