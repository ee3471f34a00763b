"""What is said of the decisions in a column: a paper card with a mark, its cost and one sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.tutor.review import Mark


@dataclass(frozen=True, slots=True)
class Verdict:
    """The words of one card. `mark` is None while the decision is being thought about."""

    pill: str
    mark: Mark | None
    cost: str = ""
    sentence: str = ""
    brief: str = ""  # what is said where the sentence has no room
    more: str = ""  # whether there was a hint, and which of several decisions this is
    spoken: str = ""

    def shortened(self, brief: bool) -> Verdict:
        """The same with the brief text, if that is asked for."""
        return replace(self, sentence=self.brief) if brief else self


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


class Pill:
    """The mark of a decision as a small label: a sign and a word, so that colour is not the only one."""

    def __init__(self, ui: Ui, words: str, mark: Mark | None, width: int, size: float = theme.SECOND) -> None:
        self.ui, self._tone = ui, _TONES[mark]
        pixels = ui.font(size)
        self._side = round(pixels * 0.95) if self._tone.icon else 0
        self._gap = round(pixels * 0.35) if self._tone.icon else 0
        self._pad = ui.px(10)
        style = Style(size, "bold", self._tone.ink, theme.LINE_TIGHT)
        around = 2 * self._pad + self._side + self._gap
        natural = TextBlock(ui, words, None, style)
        if natural.size[0] + around > width:  # a long word of another language goes before the sign
            self._side = self._gap = 0
            self._pad = ui.px(7)
            around = 2 * self._pad
            natural = TextBlock(ui, words, max(1, min(natural.size[0], width - around)), style)
        self._words = natural
        self.size = (natural.text_width + around, natural.size[1] + 2 * max(2, ui.px(2)))

    def draw(self, surface: Surface, left: int, top: int) -> None:
        ui, tone, place = self.ui, self._tone, Rect(left, top, *self.size)
        k = ui.metrics.k
        dash = (4 * k, 3 * k) if tone.dashed else None
        edge = Box(9 * k, tone.ground, tone.edge, max(1.5, 1.75 * k), dash)
        surface.blit(ui.box(place.size, edge), place)
        if self._side:
            sign = ui.assets.icon(tone.icon, self._side, tone.ink)
            surface.blit(sign, sign.get_rect(midleft=(place.x + self._pad, place.centery)))
        words = self._words.picture()
        at = place.x + self._pad + self._side + self._gap
        surface.blit(words, words.get_rect(midleft=(at, place.centery)))


class VerdictCard(Widget):
    """One column's card. It is chosen by the focus or a click; chosen again it shows the next decision.

    `sentence_size` 0 leaves the sentence to the strip below.
    """

    def __init__(
        self,
        ui: Ui,
        number: int,
        verdict: Verdict,
        width: int,
        sentence_size: float,
        chosen: bool,
        on_choose: Callable[[int], None],
        on_press: Callable[[int], None],
    ) -> None:
        super().__init__(ui, f"column {number}", zone="columns", group="columns")
        self.number, self.verdict, self.chosen = number, verdict, chosen
        self._on_choose, self._on_press = on_choose, on_press
        self._pad = ui.px(12 if sentence_size else 9)
        inner = width - 2 * self._pad
        self._pill = Pill(
            ui, verdict.pill, verdict.mark, inner, theme.SECOND if sentence_size else theme.LEAST
        )
        small = Style(theme.SECOND, "semibold", theme.SOFT, theme.LINE_TIGHT)
        if verdict.mark is Mark.MISTAKE:
            small = Style(theme.SECOND, "bold", theme.CLAY, theme.LINE_TIGHT)
        self._cost = TextBlock(ui, verdict.cost, None, small) if verdict.cost else None
        if self._cost and self._cost.size[0] > inner:
            self._cost = TextBlock(ui, verdict.cost, inner, small)
        wide = self._pill.size[0] + (self._cost.text_width + ui.px(8) if self._cost else 0)
        self._alone = not sentence_size
        self._beside = not self._alone and wide <= inner
        text = Style(sentence_size or theme.LEAST, "regular", theme.INK, 1.3)
        told = verdict.sentence if sentence_size else ""
        self._text = TextBlock(ui, told, inner, text) if told else None
        least = Style(theme.LEAST, "regular", theme.SOFT, theme.LINE_TIGHT)
        self._more = TextBlock(ui, verdict.more, inner, least) if verdict.more and sentence_size else None
        parts = [self._pill.size[1]]
        if self._cost and not self._beside:
            parts.append(self._cost.size[1])
        parts += [part.size[1] for part in (self._text, self._more) if part is not None]
        self.size = (width, sum(parts) + ui.px(7) * (len(parts) - 1) + 2 * ui.px(11))

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
        if self._alone:
            self._draw_middle(surface)
        else:
            self._draw_left(surface)

    def _draw_left(self, surface: Surface) -> None:
        """The mark and the sentence, ranged left."""
        ui, gap = self.ui, self.ui.px(7)
        x, y = self.rect.x + self._pad, self.rect.y + ui.px(11)
        self._pill.draw(surface, x, y)
        middle = y + self._pill.size[1] // 2
        y += self._pill.size[1] + gap
        if self._cost and self._beside:
            words = self._cost.picture()
            surface.blit(words, words.get_rect(midright=(self.rect.right - self._pad, middle)))
        elif self._cost:
            surface.blit(self._cost.picture(), (x, y))
            y += self._cost.size[1] + gap
        if self._text:
            surface.blit(self._text.picture(), (x, y))
        if self._more:
            low = self.rect.bottom - ui.px(11) - self._more.size[1]
            surface.blit(self._more.picture(), (x, low))

    def _draw_middle(self, surface: Surface) -> None:
        """Mark and cost one below the other, where the sentence stands elsewhere."""
        gap = self.ui.px(7)
        blocks = [part for part in (self._cost, self._more) if part is not None]
        high = self._pill.size[1] + sum(block.size[1] + gap for block in blocks)
        y = self.rect.centery - high // 2
        self._pill.draw(surface, self.rect.centerx - self._pill.size[0] // 2, y)
        y += self._pill.size[1] + gap
        for block in blocks:
            words = block.picture()
            surface.blit(words, (self.rect.centerx - block.text_width // 2, y))
            y += block.size[1] + gap
