"""What is said of the decisions in a column: a paper card with a mark, its cost and one sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import FirstUnbroken
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack
from game.client.widgets.text import TextBlock
from game.pages.review import Verdict
from game.tutor.review import Mark

OfColumn = Callable[[int], None]
"""Does something with a column by its number."""


@dataclass(frozen=True, slots=True)
class _Tone:
    ground: str
    edge: str
    ink: str
    icon: str = ""
    dashed: bool = False


_TONES: dict[Mark | None, _Tone] = {
    Mark.BEST: _Tone(theme.PINE_LIT, theme.GOOD, theme.GOOD, "star"),
    Mark.GOOD: _Tone(theme.GOLD_LIT, theme.BRASS_DARK, theme.GOLD, "check"),
    Mark.MISTAKE: _Tone(theme.CLAY_LIT, theme.CLAY, theme.CLAY, "x"),
    Mark.ONLY: _Tone(theme.PAPER_2, theme.EDGE_LIT, theme.SOFT),
    Mark.UNKNOWN: _Tone(theme.PAPER_2, theme.EDGE, theme.SOFT, dashed=True),
    None: _Tone(theme.PAPER_2, theme.EDGE, theme.SOFT, "clock", dashed=True),
}


class Pill(Widget):
    """The mark of a decision as a small label: a sign and a word, so that colour is not the only one."""

    focusable = False

    def __init__(self, ui: Ui, words: str, mark: Mark | None, size: float = theme.SECOND) -> None:
        super().__init__(ui)
        self._tone = _TONES[mark]
        self._label = TextBlock(ui, words, None, Style(size, "bold", self._tone.ink, theme.LINE_TIGHT))
        self._best = self._label.best_width + self._around(fits=True)
        self.fit(ENDLESS)

    def _around(self, fits: bool) -> int:
        """What stands beside the words: a long word of another language goes before the sign."""
        pixels = self._label.pixels
        self._side, gap = (round(pixels * 0.95), round(pixels * 0.35)) if fits and self._tone.icon else (0, 0)
        self._pad = self.ui.px(10 if fits else 7)
        self._at = self._pad + self._side + gap
        return self._at + self._pad

    @property
    def best_width(self) -> int:
        return self._best

    @property
    def least_width(self) -> int:
        return self._label.least_width + self.ui.px(14)

    def fit(self, width: int, height: int = ENDLESS) -> None:
        around = self._around(self._best <= width)
        self._label.fit(max(1, width - around))
        self.size = (self._label.text_width + around, self._label.size[1] + 2 * max(2, self.ui.px(2)))

    @property
    def spoken(self) -> str:
        return self._label.spoken

    def draw(self, surface: Surface) -> None:
        ui, tone, place, k = self.ui, self._tone, self.rect, self.ui.metrics.k
        dash = (4 * k, 3 * k) if tone.dashed else None
        surface.blit(ui.box(place.size, Box(9 * k, tone.ground, tone.edge, max(1.5, 1.75 * k), dash)), place)
        if self._side:
            sign = ui.assets.icon(tone.icon, self._side, tone.ink)
            surface.blit(sign, sign.get_rect(midleft=(place.x + self._pad, place.centery)))
        words = self._label.picture()
        surface.blit(words, words.get_rect(midleft=(place.x + self._at, place.centery)))


def _text(ui: Ui, words: str, style: Style) -> list[Part]:
    return [TextBlock(ui, words, style=style)] if words else []


def _with_sentence(ui: Ui, verdict: Verdict, size: float) -> Part:
    """Mark and cost, the sentence below them in type of this size, and at the foot what is beside it."""
    gap, small = ui.px(7), _cost_style(verdict)
    pill, cost = Pill(ui, verdict.pill, verdict.mark), _text(ui, verdict.cost, small)
    head = FirstUnbroken(
        lambda: Row(pill, filler := Inset(Stack(), 0, 0, ui.px(8), 0), *cost, grow=filler),
        lambda: Column(pill, *cost, gap=gap),
    )
    text = _text(ui, verdict.sentence, Style(size, line=1.3))
    more = _text(ui, verdict.more, Style(theme.LEAST, colour=theme.SOFT, line=theme.LINE_TIGHT))
    foot = [Inset(part, 0, gap, 0, 0) for part in more]
    whole = Column(
        Column(head, *text, gap=gap, side=Side.FILL), filler := Stack(), *foot, grow=filler, side=Side.FILL
    )
    return Inset(whole, ui.px(12), ui.px(11))


def _without_sentence(ui: Ui, verdict: Verdict) -> Part:
    """Mark and cost one below the other, where the sentence stands elsewhere."""
    parts = [
        Pill(ui, verdict.pill, verdict.mark, theme.LEAST),
        *_text(ui, verdict.cost, _cost_style(verdict)),
    ]
    return Row(Inset(Column(*parts, gap=ui.px(7), side=Side.MIDDLE), ui.px(9), ui.px(11)), even=True)


def _cost_style(verdict: Verdict) -> Style:
    wrong = verdict.mark is Mark.MISTAKE
    role, colour = ("bold", theme.CLAY) if wrong else ("semibold", theme.SOFT)
    return Style(theme.SECOND, role, colour, theme.LINE_TIGHT)


class VerdictCard(Composed):
    """One column's card. It is chosen by the focus or a click; chosen again it shows the next decision.

    `size` is that of the type of its sentence; 0 leaves the sentence to the strip below.
    """

    focusable = True

    def __init__(
        self, ui: Ui, number: int, verdict: Verdict, size: float, on_choose: OfColumn, on_press: OfColumn
    ) -> None:
        content = _with_sentence(ui, verdict, size) if size else _without_sentence(ui, verdict)
        super().__init__(ui, f"column {number}", content)
        self.within("columns", "columns")
        self.number, self.verdict, self.chosen = number, verdict, False
        self._on_choose, self._on_press = on_choose, on_press

    @property
    def spoken(self) -> str:
        return self.verdict.spoken

    @property
    def ring_radius(self) -> float:
        return 14 * self.ui.metrics.k

    @property
    def ring_rect(self) -> Rect:
        grow = self.ui.px(4) if self.chosen else 0
        return self.rect.inflate(2 * grow, 2 * grow)

    def focus_came(self) -> None:
        self._on_choose(self.number)

    def activate(self) -> None:
        self._on_press(self.number)

    def draw(self, surface: Surface) -> None:
        ui, k = self.ui, self.ui.metrics.k
        ui.paper(self.rect.size, 14).draw(surface, self.rect.center)
        if self.chosen:
            for grow, colour, line in ((6, theme.BRASS_RIM, 3), (4, theme.BRASS, 4)):
                ring = self.rect.inflate(2 * ui.px(grow), 2 * ui.px(grow))
                style = Box((14 + grow) * k, edge=colour, width=max(1.5, line * k))
                surface.blit(ui.box(ring.size, style), ring)
        elif self.hovered:
            edge = Box(14 * k, edge=theme.EDGE_DARK, width=max(1.5, 2 * k))
            surface.blit(ui.box(self.rect.size, edge), self.rect)
        super().draw(surface)
