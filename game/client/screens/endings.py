"""The end of a game: who won, how it went, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.screens.ending_parts import Play, SidePaper, counters_width, draw_counters, draw_trick
from game.client.screens.ending_words import nothing_called, result_sentence, side_lines
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.table.counters import pair_for
from game.client.table.felt import PLAIN, SOFT, Felt
from game.client.table.places import Area, box
from game.client.table.score_card import ScoreCard
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle
from game.client.widgets.buttons import PLAIN as PLAIN_BUTTON
from game.client.widgets.flow import Style
from game.i18n import _, format_number, ngettext, pgettext
from game.presenters.quiet_review import game_title
from game.records.opening import played_so_far
from game.rules.ruleset import ScoreKeeping
from game.rules.seats import Seat, Side
from game.rules.state import Standing
from game.rules.trick import winner
from game.session import Session
from game.storage.settings import Practice
from game.words import seat_name

_LARGE = 1.25  # from this size of text on, the sheets lie beside the last trick
_LEAST_COUNTER = 36  # narrower counter cards are left out: the headline has the score


class GameOverScreen(PanelScreen):
    """Shown when a practice game is over."""

    name = "game-over"
    first_focus = "again"

    def __init__(self, services: Services, session: Session, practice: Practice, game_id: int = 0) -> None:
        """`game_id` is the game's place in the store; 0 if it is not kept."""
        super().__init__()
        self.services, self.session, self.practice = services, session, practice
        self._game_id = game_id

    @property
    def standing(self) -> Standing:
        return self.session.state.standing

    # -- building ----------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui = self.ui
        mat, felt = ui.metrics.wide_mat, Felt(ui)
        top = self._titles(felt, mat)
        large = ui.metrics.text >= _LARGE
        sheets, papers = self._sheets(mat, top, large)
        if large:
            middle = Rect(sheets[0].right, sheets[0].y, sheets[1].left - sheets[0].right, sheets[0].h)
        else:
            middle = box(self._x(mat, 506), self._y(mat, 168), 240 * mat.w / 1252, 0)
            middle.h = sheets[0].y - ui.px(14) - middle.y
        carded = self.session.ruleset.switches.score_keeping is ScoreKeeping.SCORE_CARD and not large
        trick = Rect(0, 0, 0, 0) if carded else self._trick_words(felt, middle)
        if not large and not carded:
            self._scores(felt, mat)
        ground = ui.ground((_four(mat),), tuple(_four(sheet) for sheet in sheets)).copy()
        for item in sorted(felt.items.values(), key=lambda item: item.z):
            ground.blit(item.surface, item.at)
        if carded:
            left, end = self._x(mat, 56), self._x(mat, 1196)
            room = box(left, top + ui.px(14), end - left, sheets[0].y - ui.px(16) - top - ui.px(14))
            ScoreCard(ui, self.standing, self.session.ruleset).draw(ground, room)
        else:
            draw_trick(ui, ground, trick, self._trick or (), ui.px(84 if large else 64))
            self._counters(ground, self._counter_rooms(mat, sheets, papers, large))
        name = _(self.session.ruleset.name)
        parts = top_bar(ui, _("Practice"), name, self._home, help_buttons(self, self.services))
        for paper, sheet in zip(papers, sheets, strict=True):
            parts += paper.place(sheet)
        return ground, [*parts, *self._buttons(mat, sheets, large)]

    def _y(self, mat: Rect, design: float) -> float:
        return mat.y + design * mat.h / 654

    def _x(self, mat: Rect, design: float) -> float:
        return mat.centerx + (design - 626) * mat.w / 1252

    def _titles(self, felt: Felt, mat: Rect) -> float:
        """The headline and who played; gives where they end."""
        line = box(mat.x + mat.w * 0.05, self._y(mat, 38), mat.w * 0.9, 10)
        style = Style(40, "title", theme.CREAM, 1.12)
        head = felt.words("title", result_sentence(self.standing), Area(line, "center"), style)
        below = Rect(line.x, head.bottom + self.ui.px(4), line.w, 10)
        hands = ngettext(
            "You and Nora, against Walt and Ezra, in {n} hand",
            "You and Nora, against Walt and Ezra, in {n} hands",
            self.standing.deals,
        ).format(n=format_number(self.standing.deals))
        return felt.words("hands", hands, Area(below, "center"), replace(SOFT, size=theme.BODY)).bottom

    def _sheets(self, mat: Rect, top: float, large: bool) -> tuple[tuple[Rect, Rect], list[SidePaper]]:
        """Both sides' sheets: with large text left and right of the trick, else below it."""
        ui = self.ui
        left, bottom, apart = self._x(mat, 56), self._y(mat, 624), ui.px(18)
        if large:
            wide = round((self._x(mat, 1196) - left) * 0.355)
            papers = self._papers(wide)
            y = top + ui.px(20)
            bottom -= max(button.size[1] for button in self._row(mat)) + ui.px(22)
            first = box(left, y, wide, bottom - y)
            return (first, first.move(round(self._x(mat, 1196)) - wide - first.x, 0)), papers
        wide = round((self._x(mat, 844) - left - apart) / 2)
        papers = self._papers(wide)
        needed = bottom - max(paper.height for paper in papers)
        y = max(self._y(mat, 372), min(self._y(mat, 432), needed))
        first = box(left, y, wide, bottom - y)
        return (first, first.move(first.w + apart, 0)), papers

    def _papers(self, wide: int) -> list[SidePaper]:
        results = self.standing.results
        return [
            SidePaper(
                self.ui, side, self._side_head(side), side_lines(results, side), nothing_called(side), wide
            )
            for side in Side
        ]

    # -- cards on the mat --------------------------------------------------------------------

    def _scores(self, felt: Felt, mat: Rect) -> None:
        """The words over the counters."""
        players = {Side.US: _("You, Nora"), Side.THEM: _("Walt, Ezra")}
        names = {Side.US: pgettext("our side", "Us"), Side.THEM: pgettext("the other side", "Them")}
        for side in Side:
            left = self._x(mat, 180 if side is Side.US else 810)
            line = box(left, self._y(mat, 172), 300, 10)
            name = felt.name(f"side-{side}", names[side], side is Side.US, Area(line), 18)
            number = felt.ui.text(format_number(self.standing.points[side]), 40, "title", theme.CREAM)
            gap = self.ui.px(12)
            felt.put(f"points-{side}", number, (name.right + gap, name.bottom - number.get_height() * 0.86))
            rest = Rect(name.right + 2 * gap + number.get_width(), name.y + self.ui.px(3), 300, 10)
            felt.words(f"who-{side}", players[side], Area(rest), SOFT)

    def _trick_words(self, felt: Felt, room: Rect) -> Rect:
        """Names the last trick at the top of `room`; gives what is left for its cards."""
        if self._trick is None:
            return Rect(0, 0, 0, 0)
        told = felt.words(
            "last", _("The last trick"), Area(room, "center"), replace(PLAIN, size=16, role="bold")
        )
        top = told.bottom + self.ui.px(8)
        return Rect(room.x + self.ui.px(14), top, room.w - 2 * self.ui.px(14), room.bottom - top)

    @property
    def _trick(self) -> tuple[Play, ...] | None:
        """The last trick of the game."""
        state = self.session.state
        if not state.tricks:
            return None
        trick = state.tricks[-1]
        taken = winner(trick, state.trump)
        return tuple((seat, str(card), seat is taken) for seat, card in trick.plays)

    def _counter_rooms(
        self, mat: Rect, sheets: tuple[Rect, Rect], papers: Sequence[SidePaper], large: bool
    ) -> list[Rect]:
        """Where each side's counter cards lie: on the felt, or with large text on its own sheet."""
        if large:
            return [paper.below(sheet) for paper, sheet in zip(papers, sheets, strict=True)]
        top, wide = self._y(mat, 222), 300 * mat.w / 1252
        high = sheets[0].y - top - self.ui.px(14)
        return [box(self._x(mat, left), top, wide, high) for left in (184, 814)]

    def _counters(self, ground: Surface, rooms: Sequence[Rect]) -> None:
        points = self.standing.points
        pair = pair_for(self.session.ruleset.switches, max(points))
        if pair is None:
            return
        wide = counters_width(min(room.h for room in rooms), points, pair, self.ui.px(100))
        if wide < self.ui.px(_LEAST_COUNTER):
            return
        for side, room in zip(Side, rooms, strict=True):
            draw_counters(self.ui, ground, room, side, points[side], pair, wide)

    # -- paper -------------------------------------------------------------------------------

    def _side_head(self, side: Side) -> str:
        """Who the sheet is about; with each one's points where everyone has a score of their own."""
        if not self.session.ruleset.switches.individual_scores:
            return _("You and Nora") if side is Side.US else _("Walt and Ezra")
        first, second = (seat for seat in Seat if seat.side is side)
        points = self.standing.players
        # NOTE: two partners with the points of each, for example "You 12, Nora 11"
        return _("{first} {one}, {second} {other}").format(
            first=seat_name(first), one=format_number(points[first]),
            second=seat_name(second), other=format_number(points[second]),
        )  # fmt: skip

    def _buttons(self, mat: Rect, sheets: tuple[Rect, Rect], large: bool) -> list[Widget]:
        """Beside the sheets; with large text in a row below them."""
        ui = self.ui
        gap = ui.px(10)
        if large:
            made, x, y = self._row(mat), self._x(mat, 56), sheets[0].bottom + ui.px(16)
            tallest = max(button.size[1] for button in made)
            for number, button in enumerate(made):
                button.place(round(x) + number * (button.size[0] + gap), y, height=tallest)
            return list(made)
        left, y = sheets[1].right + ui.px(22), sheets[0].y
        parts: list[Widget] = []
        for button in self._made(round(self._x(mat, 1196)) - left):
            parts.append(button.place(left, y))
            y = button.rect.bottom + gap
        return parts

    def _row(self, mat: Rect) -> list[Button]:
        """The buttons as wide as four of them find room side by side."""
        across = round(self._x(mat, 1196) - self._x(mat, 56))
        return self._made((across - 3 * self.ui.px(10)) // 4)

    def _made(self, width: int) -> list[Button]:
        texts = (
            ("again", _("Another game"), self._again, BRASS),
            ("look", _("Look at the game"), self._look, PLAIN_BUTTON),
            ("change", _("Change the table"), self._change, PLAIN_BUTTON),
            ("home", _("Home"), self._home, PLAIN_BUTTON),
        )
        looks = {
            BRASS: ButtonStyle(BRASS, icon="replay", size=theme.EMPHASIS, height=40, pad=8),
            PLAIN_BUTTON: ButtonStyle(height=40, pad=8),
        }
        return [
            Button(self.ui, key, words, press, looks[kind], width=width) for key, words, press, kind in texts
        ]

    # -- what next ---------------------------------------------------------------------------

    def _again(self) -> None:
        fresh = replace(self.practice, seed="")
        self.stage.replace(self.services.open("table", fresh))

    def _look(self) -> None:
        record = played_so_far(self.session)
        title = game_title(self._game_id)
        self.stage.go("review", record, title, Seat.SOUTH, None, self._game_id)

    def _change(self) -> None:
        self.stage.replace(self.services.open("practice"))

    def _home(self) -> None:
        self.stage.home()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._home()
            return True
        return super().handle(event)


def _four(rect: Rect) -> tuple[int, int, int, int]:
    return rect.x, rect.y, rect.w, rect.h
