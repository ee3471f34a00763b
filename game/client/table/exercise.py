"""Things to choose from: cards side by side on the mat, or words on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.table.layout import TableLayout
from game.client.widgets.arrangements import Sized, centred, least
from game.client.widgets.base import ENDLESS
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, lay, placed, space
from game.client.widgets.still import Drawing, picture
from game.client.widgets.text import TextBlock
from game.rules.cards import Card
from game.words import capital, card_name
from game.words.markup import spans

ZONE = "options"
EDGES = {"right": theme.BRASS, "wrong": theme.CLAY}
_STATES = {"right": "recommended", "wrong": "tried"}


@dataclass(frozen=True)
class Answer:
    """An answer to choose: its key, what a press does, whether it is "right" or "wrong" once that is known.

    Speech `says` its words unless told.
    """

    key: object
    choose: Callable[[], None]
    verdict: str = ""
    says: str = ""


class Option(Composed):
    """What is chosen for an answer."""

    focusable = True

    def __init__(self, ui: Ui, answer: Answer, content: Part) -> None:
        super().__init__(ui, f"option {answer.key}", content)
        self.within(ZONE, ZONE)
        self.answer = answer

    @property
    def spoken(self) -> str:
        return self.answer.says or super().spoken

    def activate(self) -> None:
        self.answer.choose()


class CardOption(Option):
    """A card, so many pixels wide; `around` puts it beside its words."""

    def __init__(
        self, ui: Ui, answer: Answer, card: Card, width: int, around: Callable[[Part], Part]
    ) -> None:
        self.card = card
        self._card = Drawing(ui, self._draw_card, (width, round(width * theme.CARD_RATIO)))
        super().__init__(ui, answer, around(self._card))
        self.fit(ENDLESS)

    def arrange(self) -> None:
        placed(self.content, self.rect, mirrored=self.mirrored)

    @property
    def ring_rect(self) -> Rect:
        return self._card.rect

    @property
    def ring_radius(self) -> float:
        return self._card.rect.w * theme.CARD_RADIUS

    def _draw_card(self, ui: Ui, surface: Surface, rect: Rect) -> None:
        verdict = self.answer.verdict
        states = (_STATES[verdict],) if verdict else ("legal",) if self.hovered else ()
        shadow = "lifted" if self.hovered else "card"
        ui.assets.card(str(self.card), rect.w, 0, states, "", shadow).draw(surface, rect.center)


class OptionTile(Option):
    """Words on paper; `beside` the question, in the sheet, on no paper of their own."""

    def __init__(self, ui: Ui, answer: Answer, text: str, width: int, beside: bool = False) -> None:
        self._flat = beside
        style = Style(theme.BODY if beside else theme.EMPHASIS, "semibold", theme.INK, 1.25)
        pad, mark = ui.px(12 if beside else 18), ui.px(34)
        self._label = TextBlock(ui, text, style=style)
        self._label.fit(width - 2 * pad - mark)
        sign = [verdict_mark(ui, answer.verdict)] if answer.verdict else []
        row = Row(self._label, space(mark - sum(each.size[0] for each in sign)), *sign, grow=self._label)
        high = ui.metrics.at_least(44 if beside else 64, theme.HIT)
        super().__init__(ui, answer, least(Inset(row, pad, ui.px(8) if beside else pad), height=high))
        self.fit(width)

    @property
    def lines(self) -> int:
        """How many lines its words take."""
        return len(self._label.lines)

    def draw(self, surface: Surface) -> None:
        k, verdict = self.ui.metrics.k, self.answer.verdict
        resting = theme.EDGE if self.hovered else theme.EDGE_LIT if self._flat else ""
        if not self._flat:
            self.ui.paper(self.rect.size, 14).draw(surface, self.rect.center)
        colour = EDGES.get(verdict, resting)
        if colour:
            edge = Box(14 * k, edge=colour, width=max(2.0, 4 * k if verdict else 2 * k))
            surface.blit(self.ui.box(self.rect.size, edge), self.rect)
        super().draw(surface)


def verdict_mark(ui: Ui, verdict: str) -> Drawing:
    """The tick of what is right, the forbidden sign of what is wrong."""
    icon, colour = ("check", theme.GOOD) if verdict == "right" else ("forbid", theme.CLAY)
    return picture(ui, ui.assets.icon(icon, ui.px(24), colour))


def card_of(text: str) -> Card | None:
    """The card that an option is, where it is nothing else."""
    found = spans(text.strip())
    return found[0].card if len(found) == 1 else None


def option(ui: Ui, answer: Answer, text: str, width: int, beside: bool, in_words: bool = False) -> Option:
    """An answer: a card with its name, or `in_words` on paper, on none `beside` the question."""
    card = None if beside or in_words else card_of(text)
    if card is None:
        return OptionTile(ui, answer, text, width, beside)
    style = Style(theme.BODY, "semibold", theme.CREAM, 1.2)
    name = TextBlock(ui, capital(card_name(card)), style=style)
    wide = round(min(width, 150 * ui.metrics.k, ui.metrics.table_mat.h * 0.6 / theme.CARD_RATIO))
    return CardOption(
        ui, answer, card, wide, lambda card: Column(card, name, gap=ui.px(12), side=Side.MIDDLE)
    )


def lay_options(layout: TableLayout, options: Sequence[Option], across: int = 1) -> None:
    """Cards in a row, papers one below the other or so many beside one another, in the middle of the mat."""
    rows = (
        _rows_of_cards(layout, options) if _are_cards(options) else _rows_of_papers(layout, options, across)
    )
    room = _room(layout)
    lay(FirstThatFits(lambda: centred(rows), lambda: Column(rows, side=Side.MIDDLE)), room)


def fit_below_one_another(layout: TableLayout, options: Sequence[Option]) -> bool:
    """Whether the mat has room for these papers in one column; cards find theirs themselves."""
    rows = _rows_of_papers(layout, options, 1)
    rows.fit(layout.mat.w)
    return _are_cards(options) or rows.size[1] <= _room(layout).h


def width_of_two(layout: TableLayout) -> int:
    """How wide a paper may be that lies beside another one on the mat."""
    return round((layout.mat.w - 4 * _apart(layout)) / 2)


def _are_cards(options: Sequence[Option]) -> bool:
    return all(isinstance(each, CardOption) for each in options)


def _room(layout: TableLayout) -> Rect:
    return layout.mat.inflate(0, -28 * layout.u)


def _apart(layout: TableLayout) -> int:
    return round(16 * layout.u)


def _rows_of_papers(layout: TableLayout, options: Sequence[Option], across: int) -> Part:
    papers = [Sized(each, each.size[0]) for each in options]
    rows = [
        Row(*papers[start : start + across], gap=_apart(layout), side=Side.FILL)
        for start in range(0, len(papers), across)
    ]
    return Column(*rows, gap=_apart(layout), side=Side.MIDDLE)


def _rows_of_cards(layout: TableLayout, options: Sequence[Option]) -> Part:
    """Cards side by side, closer together where they are many, in two rows where they still do not fit."""
    room, count = layout.mat.w - 24 * layout.u, len(options)
    widest = max(each.size[0] for each in options)
    across = count if (widest + 10 * layout.u) * count <= room else -(-count // 2)
    gap = round(min(34 * layout.u, (room - widest * across) / across))
    rows = [Row(*options[start : start + across], gap=gap) for start in range(0, count, across)]
    return Column(*rows, gap=round(12 * layout.u), side=Side.MIDDLE)
