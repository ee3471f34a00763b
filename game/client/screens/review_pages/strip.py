"""The strip below the columns: one decision opened, with what was better, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import Lines, Sized
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle, LinkButton
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, Stack, lay, space
from game.client.widgets.linked import LinkedText, OpenTerm
from game.client.widgets.scroll import Scrolled
from game.client.widgets.text import TextBlock
from game.pages import page
from game.pages.review import Opened, Shown

Press = Callable[[str], None]
"""Does what the button or link of an id does."""

_LINES = 2  # of text, where the cards above hold the sentences
_LARGE = 1.25  # from this size of text on, pictures of what was done make way for long words
_CALLS_WIDE, _CARDS_WIDE = 0.26, 0.145  # of the strip, that calls take up, and cards
_PAD, _BETWEEN = (20, 11), 22
_BODY = Style(theme.BODY, line=1.34)


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

    def __init__(
        self, ui: Ui, opened: Opened, buttons: Sequence[page.Button], press: Press, open_term: OpenTerm
    ) -> None:
        self.ui, self._opened, self._open_term = ui, opened, open_term
        self._press = press
        self._main = [button for button in buttons if button.main]
        self._links = [button for button in buttons if not button.main]
        calls = any(shown.card is None for shown in opened.shown)
        self._share = _CALLS_WIDE if calls else _CARDS_WIDE

    def _button(self, width: int) -> list[Button]:
        """The brass button, in its list; none where there is nothing to try."""
        style = ButtonStyle(kind=BRASS, size=theme.EMPHASIS, height=56, pad=20)
        made = [
            Button(
                self.ui, main.id, main.words, partial(self._press, main.id), replace(style, icon=main.icon)
            )
            for main in self._main
        ]
        for button in made:
            button.within("strip").fit(round(width * 0.26))
        return made

    def height(self, width: int, texts: Sequence[str]) -> int:
        """How high it is for the longest of these texts, of two lines at most, with its links in one row.

        With large text, which is read here alone, of three.
        """
        ui, large = self.ui, self.ui.metrics.text >= _LARGE
        beside = sum(button.size[0] + ui.px(_BETWEEN) for button in self._button(width))
        aside = 0 if large else round(width * _CALLS_WIDE) + ui.px(_BETWEEN)
        room = width - 2 * ui.px(_PAD[0]) - aside - beside
        most = _LINES + 1 if large else _LINES
        lines = max(min(most, len(TextBlock(ui, text, room, _BODY).lines)) for text in texts)
        rows = round(ui.font(theme.BODY) * 1.34) * lines + round(ui.font(16) * 1.4)
        return 2 * ui.px(_PAD[1]) + round(ui.font(theme.EMPHASIS) * 1.3) + rows + ui.px(6) + ui.px(10)

    def place(self, rect: Rect) -> list[Widget]:
        """The parts, placed on the paper at `rect`."""
        ui, large = self.ui, self.ui.metrics.text >= _LARGE
        inside = rect.inflate(-2 * ui.px(_PAD[0]), -2 * ui.px(_PAD[1]))
        buttons = self._button(rect.w)
        main = [Row(Inset(Sized(each, each.size[0]), 0, 0, 0, ui.px(4))) for each in buttons]
        picture: list[Part] = []
        if self._opened.shown:
            picture = [ActionPicture(ui, self._opened.shown, inside.h, round(rect.w * self._share))]

        def form(make: Callable[[], Part], pictured: bool) -> Callable[[], Part]:
            def made() -> Part:
                words = make()
                parts = (*(picture if pictured else ()), words, *main)
                return Row(*parts, gap=ui.px(_BETWEEN), side=Side.FILL, grow=words)

            return made

        # with large text the picture makes way for words: the title names what was better, too
        forms = [form(self._whole, True), *([form(self._whole, False)] if large else [])]
        rest = [form(self._above_links, not large), form(self._all_scrolled, not large)]
        return lay(FirstThatFits(*forms, *rest), inside)

    def _words(self, *more: Part) -> Part:
        title = TextBlock(self.ui, self._opened.title, style=Style(theme.EMPHASIS, "bold", theme.INK, 1.3))
        text = LinkedText(self.ui, self._opened.text, ENDLESS, _BODY, self._open_term)
        return Column(title, text, *more, side=Side.FILL)

    def _foot(self) -> list[Part]:
        if not self._links:
            return []
        made = (
            LinkButton(self.ui, link.id, link.words, partial(self._press, link.id)).within("strip")
            for link in self._links
        )
        return [Inset(Lines(*made, gap=self.ui.px(26)), 0, self.ui.px(6), 0, 0)]

    def _whole(self) -> Part:
        """Everything in sight, the links at the foot."""
        area = Scrolled(self.ui, "decision", self._words())
        return Column(area, filler := Stack(), *self._foot(), side=Side.FILL, grow=filler)

    def _above_links(self) -> Part:
        """Title and text scrolled above the links, two lines of the text in sight with the tab below them."""
        ui = self.ui
        least = round(ui.font(theme.EMPHASIS) * 1.3 + ui.font(theme.BODY) * 1.34 * 2) + ui.px(8)
        area = Stack(Scrolled(ui, "decision", self._words()), space(height=least))
        return Column(area, *self._foot(), side=Side.FILL, grow=area)

    def _all_scrolled(self) -> Part:
        """The links follow the text and are scrolled with it."""
        phrases = {link.words: partial(self._press, link.id) for link in self._links}
        links = LinkedText(
            self.ui, "\n".join(phrases), ENDLESS, Style(16, "semibold", theme.INK, 1.5), links=phrases
        )
        return Scrolled(self.ui, "decision", self._words(*([links] if phrases else [])))
