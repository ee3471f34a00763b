"""A sheet of paper that opens something: picture, title, a line, and its number key."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import Sized, cornered
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side
from game.client.widgets.marks import key_cap
from game.client.widgets.still import Draw, Drawing, picture
from game.client.widgets.text import BalancedText, TextBlock

_APART, _ART = 20, 46  # between two cards; the height of a picture


@dataclass(frozen=True)
class Entry:
    """What a card opens: its key, title and line, and the picture, which a place may be too narrow for."""

    key: str
    title: str
    detail: str
    open: Callable[[], None]
    art: Draw


class Form(Enum):
    """How a card is laid out, from the roomiest on."""

    TOLD = auto()  # the picture above title and line
    TITLED = auto()  # the picture above the title
    BESIDE = auto()  # the picture before the title
    BARE = auto()  # the title only


class MenuCard(Composed):
    """Paper that rises under the mouse."""

    focusable = True

    def __init__(self, ui: Ui, entry: Entry, content: Part) -> None:
        super().__init__(ui, entry.key, content)
        self.within(group="menu")
        self._entry = entry

    @property
    def spoken(self) -> str:
        return f"{self._entry.title}. {self._entry.detail}"

    @property
    def ring_radius(self) -> float:
        return theme.RADIUS_SHEET * self.ui.metrics.k

    @property
    def ring_rect(self) -> Rect:
        rise = 0 if self.pressed else self.ui.px(4) if self.hovered else 0
        return self.rect.move(0, -rise)

    def activate(self) -> None:
        self._entry.open()

    def draw(self, surface: Surface) -> None:
        place = self.ring_rect
        self.ui.lay_sheet(surface, place)
        self.draw_content(surface, place)


def menu(ui: Ui, entries: Sequence[Entry], first: int, width: int, form: Form) -> Part:
    """The cards side by side, all in one form. Their numbers begin with `first`."""
    pad = ui.px(20 if form in (Form.TOLD, Form.TITLED) else 14)
    each = (width - (len(entries) - 1) * ui.px(_APART)) // len(entries) - 2 * pad
    caps = [picture(ui, key_cap(ui, str(number))) for number, _entry in enumerate(entries, first)]
    beside = max(cap.size[0] for cap in caps) + ui.px(8)
    bodies = [_body(ui, entry, each, beside, form) for entry in entries]
    high = max(body.size[1] for body in bodies)
    cards = [
        MenuCard(ui, entry, Inset(cornered(Sized(body, height=high), cap), pad, ui.px(14)))
        for entry, body, cap in zip(entries, bodies, caps, strict=True)
    ]
    return Row(*cards, gap=ui.px(_APART), side=Side.FILL, even=True)


def _body(ui: Ui, entry: Entry, width: int, beside: int, form: Form) -> Part:
    """Picture and words, fitted; `beside` is left free for the number."""
    size = 21 if form in (Form.TOLD, Form.TITLED) else 19
    title = TextBlock(ui, entry.title, style=Style(size, "title", theme.INK, 1.2))
    line = BalancedText(ui, entry.detail, None, Style(theme.SECOND, colour=theme.SOFT, line=1.3))
    body: Part
    if form in (Form.TOLD, Form.TITLED):
        lines = [title, line] if form is Form.TOLD else [title]
        art = Drawing(ui, entry.art, (width - beside, ui.px(_ART)))
        body = Column(art, Inset(Column(*lines, gap=ui.px(2), side=Side.FILL), 0, ui.px(10), 0, 0))
    elif form is Form.BESIDE:
        art = Drawing(ui, entry.art, (ui.px(_ART), ui.px(_ART)))
        body = Inset(Row(art, title, gap=ui.px(12), grow=title), 0, 0, beside, 0)
    else:
        body = Inset(title, 0, 0, beside, 0)
    body.fit(width)
    return body
