"""What is said of the decisions in a column: a paper card with a mark, its cost and one sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect, Surface

from game.client.draw import shapes, theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.arrangements import FirstUnbroken
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack
from game.client.widgets.still import boxed, picture
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


def mark_pill(ui: Ui, words: str, mark: Mark | None, size: float = theme.SECOND) -> Part:
    """The mark of a decision: a sign and a word, so that colour is not the only one; a long word alone."""
    tone, k = _TONES[mark], ui.metrics.k
    dash = (4 * k, 3 * k) if tone.dashed else None
    look = Box(9 * k, tone.ground, tone.edge, max(1.5, 1.75 * k), dash)
    label = TextBlock(ui, words, style=Style(size, "bold", tone.ink, theme.LINE_TIGHT))
    side, low = round(label.pixels * 0.95), max(2, ui.px(2))
    sign = [picture(ui, ui.assets.icon(tone.icon, side, tone.ink))] if tone.icon else []
    both = Row(*sign, label, gap=round(label.pixels * 0.35))
    return FirstUnbroken(
        lambda: boxed(ui, look, both, ui.px(10), low), lambda: boxed(ui, look, label, ui.px(7), low)
    )


def _text(ui: Ui, words: str, style: Style) -> list[Part]:
    return [TextBlock(ui, words, style=style)] if words else []


def _with_sentence(ui: Ui, verdict: Verdict, size: float) -> Part:
    """Mark and cost, the sentence below them in type of this size, and at the foot what is beside it."""
    gap, small = ui.px(7), _cost_style(verdict)
    pill, cost = mark_pill(ui, verdict.pill, verdict.mark), _text(ui, verdict.cost, small)
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
        mark_pill(ui, verdict.pill, verdict.mark, theme.LEAST),
        *_text(ui, verdict.cost, _cost_style(verdict)),
    ]
    return Row(Inset(Column(*parts, gap=ui.px(4), side=Side.MIDDLE), ui.px(9), ui.px(7)), even=True)


def _cost_style(verdict: Verdict) -> Style:
    wrong = verdict.mark is Mark.MISTAKE
    role, colour = ("bold", theme.CLAY) if wrong else ("semibold", theme.SOFT)
    return Style(theme.SECOND, role, colour, theme.LINE_TIGHT)


def _tip(ui: Ui) -> Surface:
    """Paper that leads from the chosen card to the strip."""
    wide, high = ui.px(30), ui.px(14)

    def make() -> Surface:
        body = f'<path d="M0 0L{wide / 2} {high}L{wide} 0Z" fill="{theme.PAPER}"/>'
        return shapes.drawn(body, (wide, high))

    return ui.assets.kept.get(("verdict tip", wide, high), make)


class VerdictCard(Composed):
    """One column's card. It is chosen by the focus or a click; chosen again it shows the next decision.

    The chosen one points at the strip below. It has no ring of brass: that is the sign of a card that won.
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
        return self.rect

    def focus_came(self) -> None:
        self._on_choose(self.number)

    def activate(self) -> None:
        self._on_press(self.number)

    def draw(self, surface: Surface) -> None:
        ui, k = self.ui, self.ui.metrics.k
        ui.lay_sheet(surface, self.rect, 14)
        if self.chosen:
            edge = Box(12 * k, edge=theme.PINE, width=max(2.0, 3 * k))
            inside, tip = self.rect.inflate(-2 * ui.px(2), -2 * ui.px(2)), _tip(ui)
            surface.blit(ui.box(inside.size, edge), inside)
            surface.blit(tip, tip.get_rect(midtop=self.rect.midbottom))
        elif self.hovered:
            edge = Box(14 * k, edge=theme.EDGE_DARK, width=max(1.5, 2 * k))
            surface.blit(ui.box(self.rect.size, edge), self.rect)
        super().draw(surface)
