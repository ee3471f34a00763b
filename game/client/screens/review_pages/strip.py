"""The strip below the columns: one decision opened, with what was better, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle, LinkButton
from game.client.widgets.flow import Style
from game.client.widgets.linked import LinkedText, OpenTerm, links_of
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.text import TextBlock
from game.rules.cards import Card

_LINES = 2  # of text, where the cards above hold the sentences
_LARGE = 1.25  # from this size of text on, pictures of what was done make way for long words
_CALLS_WIDE = 0.26  # of the strip, that calls take up

Link = tuple[str, str, Callable[[], None]]
"""Key, words and what it does."""


@dataclass(frozen=True, slots=True)
class Shown:
    """An action in the strip: a card, or the words of a call, with the state its picture has."""

    card: Card | None
    words: str
    state: str = ""  # mistake, recommended or nothing


@dataclass(frozen=True)
class Opened:
    """What the strip says."""

    title: str
    text: str
    shown: tuple[Shown, ...]
    links: Sequence[Link]
    main: Link | None


class ActionPicture(Widget):
    """What was done and what was better: cards, or calls on labels, with an arrow between them."""

    focusable = False

    def __init__(self, ui: Ui, shown: Sequence[Shown], high: int, width: int) -> None:
        super().__init__(ui, "shown")
        self._shown = tuple(shown)
        self._card = min(ui.px(60), round(high / 1.56), round(width / 2.9))
        self._gap = ui.px(11)
        self._arrow = min(ui.px(24), round(width * 0.16)) if len(shown) > 1 else 0
        room = (width - (self._arrow + 2 * self._gap if self._arrow else 0)) // max(1, len(shown))
        style = Style(theme.SECOND, "bold", theme.INK, theme.LINE_TIGHT)
        self._labels = [self._label(each, style, room - 2 * ui.px(8)) for each in self._shown]
        self._wide = [self._width(label) for label in self._labels]
        between = self._arrow + 2 * self._gap if self._arrow else 0
        self.size = (sum(self._wide) + between, high)

    def _label(self, shown: Shown, style: Style, room: int) -> TextBlock | None:
        if shown.card is not None:
            return None
        first = TextBlock(self.ui, shown.words, max(1, room), style, align="center")
        return TextBlock(self.ui, shown.words, max(1, first.text_width), style, align="center")

    def _width(self, label: TextBlock | None) -> int:
        return round(self._card * 1.12) if label is None else label.size[0] + 2 * self.ui.px(8)

    @property
    def spoken(self) -> str:
        return ""  # the title and the text say it

    def draw(self, surface: Surface) -> None:
        x, middle = self.rect.x, self.rect.centery
        for number, (shown, label, wide) in enumerate(
            zip(self._shown, self._labels, self._wide, strict=True)
        ):
            if number:
                icon = self.ui.assets.icon("arrow", self._arrow, theme.SOFT)
                surface.blit(icon, icon.get_rect(midleft=(x + self._gap, middle)))
                x += self._arrow + 2 * self._gap
            if label is None and shown.card is not None:
                states = (shown.state,) if shown.state else ()
                turn = 0.0 if len(self._shown) == 1 else -3.0 if number == 0 else 3.0
                sprite = self.ui.assets.card(str(shown.card), self._card, turn, states)
                sprite.draw(surface, (x + wide // 2, middle))
            elif label is not None:
                self._draw_label(surface, Rect(x, 0, wide, 0), label, shown.state)
            x += wide

    def _draw_label(self, surface: Surface, place: Rect, label: TextBlock, state: str) -> None:
        k = self.ui.metrics.k
        place.height = label.size[1] + 2 * self.ui.px(8)
        place.centery = self.rect.centery
        edges = {"mistake": theme.CLAY, "recommended": theme.BRASS_DARK}
        grounds = {"mistake": theme.CLAY_LIT, "recommended": theme.GOLD_LIT}
        edge = Box(10 * k, grounds.get(state, theme.KNOB), edges.get(state, theme.EDGE), max(1.5, 2 * k))
        surface.blit(self.ui.box(place.size, edge), place)
        surface.blit(label.picture(), label.picture().get_rect(center=place.center))
        if state in edges:
            side = max(self.ui.px(20), round(label.pixels * 0.95))
            badge = self.ui.assets.svg(f"common/badge_{state}", (side, side))
            surface.blit(badge, badge.get_rect(center=place.topright))


class Strip:
    """The paper at the foot. Not a widget: `place` gives its parts."""

    def __init__(self, ui: Ui, opened: Opened, width: int, open_term: OpenTerm) -> None:
        self.ui, self._opened, self._width, self._open_term = ui, opened, width, open_term
        self._pad = ui.px(20)
        self._between = ui.px(22)
        self._main = self._button()
        calls = any(shown.card is None for shown in opened.shown)
        self._shown_width = round(width * (_CALLS_WIDE if calls else 0.145))

    def _button(self) -> Button | None:
        if self._opened.main is None:
            return None
        key, words, press = self._opened.main
        made = Button(
            self.ui,
            key,
            words,
            press,
            ButtonStyle(kind=BRASS, icon="replay", size=theme.EMPHASIS, height=56, pad=20),
        ).within(zone="strip")
        made.fit(round(self._width * 0.26))
        return made

    def height(self, texts: Iterable[str]) -> int:
        """How high it is for the longest of these texts, of two lines at most, with its links in one row.

        With large text, which is read here alone, of three.
        """
        ui = self.ui
        beside = self._main.size[0] + self._between if self._main else 0
        aside = round(self._width * _CALLS_WIDE) + self._between if ui.metrics.text < _LARGE else 0
        room = self._width - 2 * self._pad - aside - beside
        style = Style(theme.BODY, "regular", theme.INK, 1.34)
        most = _LINES if ui.metrics.text < _LARGE else _LINES + 1
        lines = max(min(most, len(TextBlock(ui, text, room, style).lines)) for text in texts)
        title = round(ui.font(theme.EMPHASIS) * 1.3)
        text = round(ui.font(theme.BODY) * 1.34) * lines
        row = round(ui.font(16) * 1.4)
        return 2 * ui.px(11) + title + text + row + ui.px(6) + ui.px(10)

    def place(self, rect: Rect) -> list[Widget]:
        """The parts, placed on the paper at `rect`."""
        ui, pad = self.ui, self._pad
        inside = Rect(rect.x + pad, rect.y + ui.px(11), rect.w - 2 * pad, rect.h - 2 * ui.px(11))
        parts: list[Widget] = []
        if self._main is not None:
            self._main.place(
                inside.right - self._main.size[0], inside.centery - (self._main.size[1] + ui.px(4)) // 2
            )
            inside.w -= self._main.size[0] + self._between
        room = Rect(inside)
        if self._opened.shown:
            picture = ActionPicture(ui, self._opened.shown, inside.h, self._shown_width)
            room.x += picture.size[0] + self._between
            room.w = inside.right - room.x
            if not self._holds(room) and ui.metrics.text >= _LARGE:  # the title names what was better, too
                room = Rect(inside)
            else:
                parts.append(picture.place(*inside.topleft))
        links, high = self._links(room)
        if room.h - high < self._least and not self._holds(room):
            # the links follow the text then, and are scrolled with it
            links, high = [], 0
        area = self._area(Rect(room.x, room.y, room.w, room.h - high), with_links=not links)
        parts += [area, *links_of(area), *links]
        return [*parts, self._main] if self._main is not None else parts

    def _holds(self, room: Rect) -> bool:
        """Whether title, text and links show whole in this room."""
        return self._area(room, with_links=False).full_height + self._links(room)[1] <= room.h

    @property
    def _least(self) -> int:
        """How high the title and two lines of text are, with the tab below them."""
        ui = self.ui
        return round(ui.font(theme.EMPHASIS) * 1.3 + ui.font(theme.BODY) * 1.34 * 2) + ui.px(8)

    def _area(self, room: Rect, with_links: bool) -> ScrollArea:
        title = TextBlock(self.ui, self._opened.title, room.w, Style(theme.EMPHASIS, "bold", theme.INK, 1.3))
        text = LinkedText(
            self.ui, self._opened.text, room.w, Style(theme.BODY, "regular", theme.INK, 1.34), self._open_term
        )
        title.place(0, 0)
        text.place(0, title.size[1])
        content, high = [title, text], title.size[1] + text.size[1]
        if with_links and self._opened.links:
            phrases = {words: press for _key, words, press in self._opened.links}
            style = Style(16, "semibold", theme.INK, 1.5)
            lines = LinkedText(self.ui, "\n".join(phrases), room.w, style, links=phrases)
            content.append(lines.place(0, high))
            high += lines.size[1]
        area = ScrollArea(self.ui, "decision", content, high, zone="strip")
        area.place(*room.topleft, *room.size)
        return area

    def _links(self, room: Rect) -> tuple[list[Widget], int]:
        """The links at the foot of the text, in as many rows as they need; and how high those are."""
        gap = self.ui.px(26)
        rows: list[list[LinkButton]] = []
        for key, words, press in self._opened.links:
            link = LinkButton(self.ui, key, words, press, zone="strip")
            if link.size[0] > room.w:
                link = LinkButton(self.ui, key, words, press, zone="strip", width=room.w)
            row = rows[-1] if rows else []
            used = sum(each.size[0] + gap for each in row)
            if row and used + link.size[0] <= room.w:
                row.append(link)
            else:
                rows.append([link])
        high = sum(max(link.size[1] for link in row) for row in rows)
        y = room.bottom - high
        for row in rows:
            x = room.x
            for link in row:
                link.place(x, y)
                x = link.rect.right + gap
            y += max(link.size[1] for link in row)
        return [link for row in rows for link in row], high + (self.ui.px(6) if rows else 0)
