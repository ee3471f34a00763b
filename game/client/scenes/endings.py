"""The end of a game: who won, how it went, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client import theme
from game.client.quiet_review import game_title
from game.client.scenes.ending_words import nothing_called, result_sentence, side_lines
from game.client.scenes.frame import top_bar
from game.client.services import Services
from game.client.stage import PanelScene
from game.client.table.counters import counter_spots, counters_height, pair_for
from game.client.table.felt import Felt
from game.client.table.places import Area, Spot, box
from game.client.table.score_card import ScoreCard
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, PLAIN, Button
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number, ngettext, pgettext
from game.records.opening import played_so_far
from game.rules.ruleset import ScoreKeeping
from game.rules.seats import Seat, Side
from game.rules.state import Standing
from game.rules.trick import winner
from game.session import Session
from game.storage.settings import Practice
from game.words import seat_name

_COUNTER_SUITS = {Side.US: "H", Side.THEM: "S"}


class GameOverScene(PanelScene):
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
        mat = ui.metrics.wide_mat
        felt = Felt(ui)
        top = self._titles(felt, mat)
        large = ui.metrics.text >= 1.25
        sheets = self._sheet_rects(mat, top, large)
        carded = self.session.ruleset.switches.score_keeping is ScoreKeeping.SCORE_CARD
        if not large and not carded:
            self._scores(felt, mat)
        ground = ui.ground((_four(mat),), tuple(_four(sheet) for sheet in sheets)).copy()
        for item in sorted(felt.items.values(), key=lambda item: item.z):
            ground.blit(item.surface, item.at)
        if not large and carded:
            left, end = self._x(mat, 56), self._x(mat, 1196)
            room = box(left, top + self.ui.px(14), end - left, self._y(mat, 416) - top - self.ui.px(14))
            ScoreCard(self.ui, self.standing, self.session.ruleset).draw(ground, room)
        elif not large:
            self._last_trick(ground, mat)
            self._counters(ground, mat)
        parts = top_bar(ui, _("Practice"), _(self.session.ruleset.name), self._home)
        for side, sheet in zip(Side, sheets, strict=True):
            parts += self._how_it_went(side, sheet)
        return ground, [*parts, *self._buttons(mat, sheets)]

    def _y(self, mat: Rect, design: float) -> float:
        return mat.y + design * mat.h / 654

    def _x(self, mat: Rect, design: float) -> float:
        return mat.centerx + (design - 626) * mat.w / 1252

    def _titles(self, felt: Felt, mat: Rect) -> float:
        """The headline and who played; gives where they end."""
        line = box(mat.x + mat.w * 0.05, self._y(mat, 38), mat.w * 0.9, 10)
        head = felt.words(
            "title", result_sentence(self.standing), Area(line, "center"), 40, "title", line=1.12
        )
        below = Rect(line.x, head.bottom + self.ui.px(4), line.w, 10)
        hands = ngettext(
            "You and Nora, against Walt and Ezra, in {n} hand",
            "You and Nora, against Walt and Ezra, in {n} hands",
            self.standing.deals,
        ).format(n=format_number(self.standing.deals))
        return felt.words("hands", hands, Area(below, "center"), theme.BODY, colour=theme.FELT_SOFT).bottom

    def _sheet_rects(self, mat: Rect, top: float, large: bool) -> tuple[Rect, Rect]:
        bottom = self._y(mat, 624)
        y = top + self.ui.px(20) if large else self._y(mat, 432)
        if large:
            bottom -= self.ui.metrics.at_least(56, 40) + self.ui.px(40)
        wide = (self._x(mat, 844) - self._x(mat, 56) - self.ui.px(18)) / 2
        if large:
            wide = (mat.w - 2 * self.ui.px(56) - self.ui.px(18)) / 2
        left = self._x(mat, 56)
        first = box(left, y, wide, bottom - y)
        return first, first.move(first.w + self.ui.px(18), 0)

    # -- cards on the mat --------------------------------------------------------------------

    def _scores(self, felt: Felt, mat: Rect) -> None:
        """The words over the counters and the last trick."""
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
            felt.words(f"who-{side}", players[side], Area(rest), theme.SECOND, colour=theme.FELT_SOFT)
        if self._trick is not None:
            line = box(self._x(mat, 506), self._y(mat, 168), self._x(mat, 746) - self._x(mat, 506), 10)
            felt.words("last", _("The last trick"), Area(line, "center"), 16, "bold")

    @property
    def _trick(self) -> tuple[tuple[Seat, str, bool], ...] | None:
        """The last trick of the game: seat, card, whether it won."""
        state = self.session.state
        if not state.tricks:
            return None
        trick = state.tricks[-1]
        taken = winner(trick, state.trump)
        return tuple((seat, str(card), seat is taken) for seat, card in trick.plays)

    def _last_trick(self, ground: Surface, mat: Rect) -> None:
        k = self.ui.metrics.k
        places = {
            Seat.NORTH: (626, 243),
            Seat.WEST: (554, 291),
            Seat.EAST: (698, 291),
            Seat.SOUTH: (626, 341),
        }
        for seat, code, won in self._trick or ():
            sprite = self.ui.assets.card(code, round(64 * k), 0, ("won",) if won else ())
            sprite.draw(ground, (self._x(mat, places[seat][0]), self._y(mat, places[seat][1])))

    def _counters(self, ground: Surface, mat: Rect) -> None:
        pair = pair_for(self.session.ruleset.switches, max(self.standing.points))
        if pair is None:
            return
        room = self._y(mat, 432) - self._y(mat, 222) - 14 * self.ui.metrics.k
        highest = max(counters_height(points, pair) for points in self.standing.points)
        wide = min(100 * self.ui.metrics.k, room / highest)
        for side in Side:
            left = self._x(mat, 184 if side is Side.US else 814) + wide / 2
            y = self._y(mat, 222) + wide * 0.7
            below, above, face_up = counter_spots(self.standing.points[side], Spot(left, y, wide), pair)
            suit = _COUNTER_SUITS[side]
            upper = f"c{pair[0]}{suit}" if face_up else "back"
            for spot, code in ((below, f"c{pair[1]}{suit}"), (above, upper)):
                sprite = self.ui.assets.card(code, round(spot.width), spot.angle)
                sprite.draw(ground, (spot.x, spot.y))

    # -- paper -------------------------------------------------------------------------------

    def _how_it_went(self, side: Side, sheet: Rect) -> list[Widget]:
        ui = self.ui
        pad = ui.px(22)
        head = self._side_head(side)
        title = TextBlock(ui, head, sheet.w - 2 * pad, Style(21, "title", theme.INK, 1.16))
        parts: list[Widget] = [title.place(sheet.x + pad, sheet.y + ui.px(18))]
        y = title.rect.bottom + ui.px(6)
        lines = side_lines(self.standing.results, side)
        if not lines:
            text = TextBlock(
                ui, nothing_called(side), sheet.w - 2 * pad, Style(16, "regular", theme.SOFT, 1.35)
            )
            return [*parts, text.place(sheet.x + pad, y + ui.px(4))]
        for number, words in lines:
            figure = TextBlock(ui, format_number(number), None, Style(24, "title", theme.INK, 1.2))
            text = TextBlock(ui, words, sheet.w - 2 * pad - ui.px(40), Style(16, "regular", theme.INK, 1.25))
            high = max(figure.size[1], text.size[1]) + ui.px(4)
            if y + high > sheet.bottom - ui.px(8):
                break
            parts.append(figure.place(sheet.x + pad, y))
            parts.append(text.place(sheet.x + pad + ui.px(40), y + (figure.size[1] - text.line_height) // 2))
            y += high
        return parts

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

    def _buttons(self, mat: Rect, sheets: tuple[Rect, Rect]) -> list[Widget]:
        ui = self.ui
        gap = ui.px(10)
        room = Rect(sheets[1].right + ui.px(22), sheets[0].y, 0, 0)
        room.w = round(self._x(mat, 1196)) - room.x

        def button(key: str, words: str, press: Callable[[], None], width: int, kind: str = PLAIN) -> Button:
            icon = "replay" if kind == BRASS else ""
            size = theme.EMPHASIS if kind == BRASS else theme.BODY
            return Button(
                ui, key, words, press, kind=kind, icon=icon, width=width, pad=8, size=size, height=40
            )

        texts = (
            ("again", _("Another game"), self._again, BRASS),
            ("look", _("Look at the game"), self._look, PLAIN),
            ("change", _("Change the table"), self._change, PLAIN),
            ("home", _("Home"), self._home, PLAIN),
        )
        if room.w > ui.px(200):
            y, parts = room.y, list[Widget]()
            for key, words, press, kind in texts:
                made = button(key, words, press, room.w, kind).place(room.x, y)
                parts.append(made)
                y = made.rect.bottom + gap
            return parts
        wide = (mat.w - 2 * ui.px(56) - (len(texts) - 1) * gap) // len(texts)
        left, y = round(self._x(mat, 56)), sheets[0].bottom + ui.px(16)
        return [
            button(key, words, press, wide, kind).place(left + number * (wide + gap), y)
            for number, (key, words, press, kind) in enumerate(texts)
        ]

    # -- what next ---------------------------------------------------------------------------

    def _again(self) -> None:
        fresh = self.practice.model_copy(update={"seed": ""})
        self.stage.replace(self.services.open_table(fresh))

    def _look(self) -> None:
        record = played_so_far(self.session)
        title = game_title(self._game_id)
        self.stage.push(self.services.open_review(record, title, Seat.SOUTH, None, self._game_id))

    def _change(self) -> None:
        self.stage.replace(self.services.open_practice())

    def _home(self) -> None:
        self.stage.home()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._home()
            return True
        return super().handle(event)


def _four(rect: Rect) -> tuple[int, int, int, int]:
    return rect.x, rect.y, rect.w, rect.h
