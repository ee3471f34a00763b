"""Things to choose from: cards side by side on the mat, or words on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.table.layout import TableLayout
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.rules.cards import Card
from game.words import capital, card_name
from game.words.markup import plain, spans

_STATES = {"right": "recommended", "wrong": "tried"}


def card_of(text: str) -> Card | None:
    """The card that an option is, where it is nothing else."""
    found = spans(text.strip())
    return found[0].card if len(found) == 1 else None


class OptionTile(Widget):
    """One answer to choose: a card with its name, or words on paper."""

    def __init__(
        self,
        ui: Ui,
        key: str,
        text: str,
        width: int,
        choose: Callable[[], None],
        verdict: str = "",
        beside: bool = False,
    ) -> None:
        """`beside` the question, in the sheet, it is always words, on no paper of its own."""
        super().__init__(ui, f"option {key}", zone="options", group="options")
        self._choose = choose
        self._flat = beside
        self.verdict = verdict
        self.card = None if beside else card_of(text)
        self._text = text
        style = Style(theme.BODY if beside else theme.EMPHASIS, "semibold", theme.INK, 1.25)
        self._pad = ui.px(12 if beside else 18)
        if self.card is not None:
            room = ui.metrics.mat.h * 0.6 / theme.CARD_RATIO
            self._wide = round(min(width, 150 * ui.metrics.k, room))
            self._name = TextBlock(
                ui, capital(card_name(self.card)), None, Style(theme.BODY, "semibold", theme.CREAM, 1.2)
            )
            high = round(self._wide * theme.CARD_RATIO)
            self.size = (max(self._wide, self._name.text_width), high + ui.px(12) + self._name.size[1])
        else:
            mark = ui.px(34)
            self._label = TextBlock(ui, text, width - 2 * self._pad - mark, style)
            least = ui.metrics.at_least(44 if beside else 64, theme.HIT)
            edge = ui.px(8) if beside else self._pad
            self.size = (width, max(least, self._label.size[1] + 2 * edge))

    @property
    def lines(self) -> int:
        """How many lines its words take; none beside a card."""
        return len(self._label.lines) if self.card is None else 0

    @property
    def spoken(self) -> str:
        return plain(self._text)

    @property
    def ring_radius(self) -> float:
        return self._wide * theme.CARD_RADIUS if self.card is not None else super().ring_radius

    @property
    def ring_rect(self) -> Rect:
        if self.card is None:
            return self.rect
        high = round(self._wide * theme.CARD_RATIO)
        return Rect(self.rect.centerx - self._wide // 2, self.rect.top, self._wide, high)

    def activate(self) -> None:
        self._choose()

    def draw(self, surface: Surface) -> None:
        if self.card is None:
            self._draw_paper(surface)
            return
        states = (_STATES[self.verdict],) if self.verdict else ("legal",) if self.hovered else ()
        shadow = "lifted" if self.hovered else "card"
        sprite = self.ui.assets.card(str(self.card), self._wide, 0, states, "", shadow)
        sprite.draw(surface, self.ring_rect.center)
        words = self._name.picture()
        surface.blit(words, words.get_rect(midbottom=self.rect.midbottom))

    def _draw_paper(self, surface: Surface) -> None:
        k = self.ui.metrics.k
        resting = theme.EDGE if self.hovered else theme.EDGE_LIT if self._flat else ""
        if not self._flat:
            self.ui.paper(self.rect.size, 14).draw(surface, self.rect.center)
        colour = {"right": theme.BRASS, "wrong": theme.CLAY}.get(self.verdict, resting)
        if colour:
            edge = Box(14 * k, edge=colour, width=max(2.0, 4 * k if self.verdict else 2 * k))
            surface.blit(self.ui.box(self.rect.size, edge), self.rect)
        icon = {"right": "check", "wrong": "forbid"}.get(self.verdict)
        if icon:
            side = self.ui.px(24)
            mark = self.ui.assets.icon(icon, side, theme.GOOD if icon == "check" else theme.CLAY)
            surface.blit(mark, mark.get_rect(midright=(self.rect.right - self._pad, self.rect.centery)))
        words = self._label.picture()
        surface.blit(words, words.get_rect(midleft=(self.rect.x + self._pad, self.rect.centery)))


def lay_options(layout: TableLayout, tiles: Sequence[OptionTile]) -> None:
    """Cards in a row, papers one below the other, in the middle of the mat."""
    mat = layout.mat
    if all(tile.card is not None for tile in tiles):
        _lay_cards(layout, tiles)
        return
    gap = 16 * layout.u
    high = sum(tile.size[1] for tile in tiles) + gap * (len(tiles) - 1)
    y = max(mat.top + 14 * layout.u, mat.centery - high / 2)
    for tile in tiles:
        tile.place(mat.centerx - tile.size[0] / 2, y)
        y += tile.size[1] + gap


def _lay_cards(layout: TableLayout, tiles: Sequence[OptionTile]) -> None:
    """Cards side by side, closer together where they are many, in two rows where they still do not fit."""
    mat, count = layout.mat.inflate(-24 * layout.u, 0), len(tiles)
    widest = max(tile.size[0] for tile in tiles)
    across = count if (widest + 10 * layout.u) * count <= mat.w else -(-count // 2)
    gap = min(34 * layout.u, (mat.w - widest * across) / max(1, across))
    rows = [tiles[start : start + across] for start in range(0, count, across)]
    high = sum(row[0].size[1] for row in rows) + 12 * layout.u * (len(rows) - 1)
    y = mat.centery - high / 2
    for row in rows:
        x = mat.centerx - (sum(tile.size[0] for tile in row) + gap * (len(row) - 1)) / 2
        for tile in row:
            tile.place(x, y)
            x += tile.size[0] + gap
        y += row[0].size[1] + 12 * layout.u
