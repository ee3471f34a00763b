"""The score card of a game: a box for each hand and player, what is trump in it, and the totals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.turned import Canvas, canvas_of
from game.client.draw.ui import Ui
from game.i18n import _, format_number, right_to_left
from game.pages.ending import side_head
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import HandResult, Standing
from game.words import seat_name

_FIRST, _MOST_FIRST = 0.10, 0.25  # of the width: the column of names, at least and at most
_TOTAL = 0.09  # of the width: the column of totals


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the card: who, the points of each hand, and the total."""

    name: str
    ours: bool
    points: tuple[int, ...]
    total: int


def card_lines(standing: Standing, ruleset: Ruleset, learner: Seat) -> tuple[Line, ...]:
    """A line for each player where everyone has a score of their own, else for each side."""
    if ruleset.switches.individual_scores:
        seats = (learner, learner.partner, learner.left, learner.right)
        return tuple(
            Line(
                seat_name(seat, learner),
                seat.side is learner.side,
                tuple(result.award.players[seat] for result in standing.results),
                standing.players[seat],
            )
            for seat in seats
        )
    own, other = learner.side, learner.side.other
    return tuple(
        Line(
            side_head(standing, side, learner, individual=False),
            side is own,
            tuple(result.award.points[side] for result in standing.results),
            standing.points[side],
        )
        for side in (own, other)
    )


class ScoreCard:
    """The card drawn into a place of the window."""

    def __init__(self, ui: Ui, standing: Standing, ruleset: Ruleset, learner: Seat) -> None:
        self._ui = ui
        self._results: Sequence[HandResult] = standing.results
        self._lines = card_lines(standing, ruleset, learner)

    def draw(self, ground: Surface, place: Rect) -> None:
        """Head and lines on one sheet of paper, as high as they need within the place."""
        ui = self._ui
        row = min(ui.px(58), (place.h - ui.px(6)) // (len(self._lines) + 1))
        paper = Rect(place.x, place.y, place.w, row * (len(self._lines) + 1) + ui.px(6))
        ui.lay_sheet(ground, paper)
        canvas = canvas_of(ground, place, mirrored=right_to_left())
        head = Rect(paper.x, paper.y + ui.px(3), paper.w, row)
        self._draw_head(canvas, head)
        best = max(line.total for line in self._lines)
        for number, line in enumerate(self._lines, 1):
            below = head.move(0, number * row)
            canvas.fill(theme.HAIR, Rect(below.x, below.y, below.w, max(1, ui.px(1.5))))
            self._draw_line(canvas, below, line, line.total == best)

    def names_width(self, wide: int) -> int:
        """How wide the column of names is on a card so many pixels wide: room for the longest."""
        assets, pixels = self._ui.assets, self._ui.font(theme.SECOND)
        longest = max(assets.text_width(line.name, "bold", pixels) for line in self._lines)
        return max(round(wide * _FIRST), min(longest + self._ui.px(22), round(wide * _MOST_FIRST)))

    def _columns(self, row: Rect) -> list[Rect]:
        """The boxes of the hands, from the first to the last."""
        left, right = row.x + self.names_width(row.w), row.right - round(row.w * _TOTAL)
        count = max(1, len(self._results))
        edges = [left + round(number * (right - left) / count) for number in range(count + 1)]
        return [Rect(edges[n], row.y, edges[n + 1] - edges[n], row.h) for n in range(count)]

    def _total(self, row: Rect) -> Rect:
        wide = round(row.w * _TOTAL)
        return Rect(row.right - wide, row.y, wide, row.h)

    def _draw_head(self, ground: Canvas, row: Rect) -> None:
        ui = self._ui
        words = ui.text(_("Hand"), theme.SECOND, "regular", theme.SOFT)
        ground.blit(words, words.get_rect(midleft=(row.x + ui.px(18), row.centery)))
        for number, (box, result) in enumerate(zip(self._columns(row), self._results, strict=False), 1):
            ground.fill(theme.HAIR, Rect(box.x, box.y, max(1, ui.px(1)), box.h * (len(self._lines) + 1)))
            figure = ui.text(format_number(number), theme.SECOND, "bold", theme.INK)
            side = min(box.h // 2 - ui.px(2), ui.px(22))
            ground.blit(figure, figure.get_rect(center=(box.centerx, box.y + round(box.h * 0.3))))
            if result.trump is not None:
                pip = ui.assets.pip(str(result.trump), side)
                ground.blit(pip, pip.get_rect(center=(box.centerx, box.y + round(box.h * 0.72))))
        total = self._total(row)
        ground.fill(
            theme.BRASS_DARK, Rect(total.x, total.y, max(1, ui.px(2)), total.h * (len(self._lines) + 1))
        )
        words = ui.text(_("Total"), theme.SECOND, "bold", theme.INK)
        ground.blit(words, words.get_rect(center=total.center))

    def _draw_line(self, ground: Canvas, row: Rect, line: Line, best: bool) -> None:
        ui = self._ui
        name = ui.text(line.name, theme.SECOND, "bold", theme.INK)
        room = self.names_width(row.w) - ui.px(22)
        if name.get_width() > room:
            name = ui.text(line.name, theme.LEAST, "bold", theme.INK)
        ground.blit(
            name, name.get_rect(midleft=(row.x + ui.px(18), row.centery)), Rect(0, 0, room, name.get_height())
        )
        for box, points, result in zip(self._columns(row), line.points, self._results, strict=False):
            thrown = result.maker is None
            role, colour = ("title", theme.INK) if points else ("regular", theme.SOFT)
            written = _dash() if thrown else format_number(points)
            figure = ui.text(written, 24 if points else theme.SECOND, role, colour)
            ground.blit(figure, figure.get_rect(center=box.center))
        figure = ui.text(format_number(line.total), 26, "title", theme.GOLD if best else theme.INK)
        ground.blit(figure, figure.get_rect(center=self._total(row).center))


def _dash() -> str:
    """What stands in the box of a hand that was thrown in."""
    return "–"
