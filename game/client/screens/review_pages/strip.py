"""The strip below the columns: one decision opened, with what was better, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import Lines, MadeForRoom, Sized, cornered
from game.client.widgets.base import ENDLESS
from game.client.widgets.buttons import BRASS, Button, ButtonStyle, LinkButton
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, Stack, space
from game.client.widgets.linked import BalancedLinks, LinkedText, OpenTerm
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import boxed, on_paper, picture, shown_card, unturned
from game.client.widgets.text import TextBlock
from game.pages import page
from game.pages.review import Opened
from game.pages.review_pictures import Shown

Press = Callable[[str], None]
"""Does what the button or link of an id does."""

_LINES = 2  # of text, where the cards above hold the sentences
_LARGE = 1.25  # from this size of text on, pictures of what was done make way for long words
_CALLS_WIDE, _CARDS_WIDE = 0.24, 0.145  # of the strip, that calls take up, and cards
_PAD, _BETWEEN = (20, 11), 22
_BODY = Style(theme.BODY, line=1.34)


def _done(ui: Ui, shown: Sequence[Shown], width: int, height: int) -> Part:
    """What was done and what was better: cards, or calls on labels, with an arrow between them.

    `width` is that of their share of the strip. Nothing is said of them: the title and the text say it.
    """
    card = min(ui.px(60), round(height / 1.56), round(width / 2.9))
    arrow = ui.assets.icon("arrow", min(ui.px(24), round(width * 0.16)), theme.SOFT)
    between = [Inset(picture(ui, arrow), ui.px(11), 0)] if len(shown) > 1 else []
    room = (width - sum(part.best_width for part in between)) // len(shown)
    parts: list[Part] = []
    for each, angle in zip(shown, (-3.0, 3.0) if between else (0.0,), strict=True):
        parts += between if parts else []
        if each.card is None:
            parts.append(_label(ui, each, room))
        else:
            states = (each.state,) if each.state else ()
            parts.append(Sized(shown_card(ui, str(each.card), card, states, angle), round(card * 1.12)))
    return unturned(ui, Row(*parts))


def _label(ui: Ui, shown: Shown, room: int) -> Part:
    """A call on a label that is no wider than this room; a badge at its corner says what it is."""
    k, pad = ui.metrics.k, ui.px(8)
    across = min(ui.px(14), max(pad, room // 8))
    style = Style(theme.SECOND, "bold", line=theme.LINE_TIGHT)
    words = TextBlock(ui, shown.words, style=style, align="center")
    wide = max(1, room - 2 * across)
    if words.best_width > wide:  # broken after the comma, not between words that belong together
        words = TextBlock(ui, shown.words.replace(", ", ",\n", 1), style=style, align="center")
    words.fit(wide)
    edge = {"mistake": theme.CLAY, "recommended": theme.BRASS_DARK}.get(shown.state)
    ground = {"mistake": theme.CLAY_LIT, "recommended": theme.GOLD_LIT}.get(shown.state, theme.KNOB)
    look = Box(10 * k, ground, edge or theme.EDGE, max(1.5, 2 * k))
    label = boxed(ui, look, picture(ui, words.picture()), across, pad)
    if not edge:
        return label
    side = max(ui.px(20), round(words.pixels * 0.95))
    badge = picture(ui, ui.assets.svg(f"common/badge_{shown.state}", (side, side)))
    return cornered(label, Inset(badge, 0, -side // 2, -side // 2, 0))


class Strip:
    """The paper at the foot."""

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

    def part(self) -> Part:
        """Everything on its paper."""
        ui = self.ui
        return on_paper(ui, MadeForRoom(self._inside), ui.px(_PAD[0]), ui.px(_PAD[1]))

    def _inside(self, width: int, height: int) -> Part:
        ui, large, wide = self.ui, self.ui.metrics.text >= _LARGE, width + 2 * self.ui.px(_PAD[0])
        main = [Row(Inset(Sized(each, each.size[0]), 0, 0, 0, ui.px(4))) for each in self._button(wide)]
        shown = self._opened.shown
        done = [Row(_done(ui, shown, round(wide * self._share), height))] if shown else []

        def form(make: Callable[[], Part], pictured: bool) -> Callable[[], Part]:
            def made() -> Part:
                words = make()
                parts = (*(done if pictured else ()), words, *main)
                return Row(*parts, gap=ui.px(_BETWEEN), side=Side.FILL, grow=words)

            return made

        def footed() -> Part:
            words = self._words()
            both = Row(*done, words, gap=ui.px(_BETWEEN), side=Side.FILL, grow=words)
            area = Scrolled(ui, "decision", both)
            whole = Column(area, filler := Stack(), *self._foot(), side=Side.FILL, grow=filler)
            return Row(whole, *main, gap=ui.px(_BETWEEN), side=Side.FILL, grow=whole)

        # what is done next stays in sight: first the picture makes way, for the title names what was better
        forms = [form(self._whole, True), footed, form(self._whole, False)]
        above_links = form(partial(self._above_links, 2), not large)
        return FirstThatFits(*forms, above_links, form(self._all_scrolled, not large))

    def _words(self, *more: Part) -> Part:
        title = TextBlock(self.ui, self._opened.title, style=Style(theme.EMPHASIS, "bold", theme.INK, 1.3))
        text = BalancedLinks(self.ui, self._opened.text, ENDLESS, _BODY, self._open_term)
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

    def _above_links(self, lines: int) -> Part:
        """Title and text scrolled above the links, so many lines of text in sight with the tab below them."""
        ui = self.ui
        least = round(ui.font(theme.EMPHASIS) * 1.3 + ui.font(theme.BODY) * 1.34 * lines) + ui.px(8)
        area = Stack(Scrolled(ui, "decision", self._words()), space(height=least))
        return Column(area, *self._foot(), side=Side.FILL, grow=area)

    def _all_scrolled(self) -> Part:
        """The links follow the text and are scrolled with it."""
        phrases = {link.words: partial(self._press, link.id) for link in self._links}
        links = LinkedText(
            self.ui, "\n".join(phrases), ENDLESS, Style(16, "semibold", theme.INK, 1.5), links=phrases
        )
        return Scrolled(self.ui, "decision", self._words(*([links] if phrases else [])))
