"""Games to look at again: the learner's own, and record files from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.screens import home_art
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.record_door import game_name, open_file, open_game, review_game
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle
from game.client.widgets.field import TextField
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.client.widgets.tiles import Choice
from game.i18n import _, format_date
from game.storage.journal import GameLine, GameStatus

_MOST = 60  # games that are listed
_LONGEST_PATH = 400


class RecordsScreen(PanelScreen):
    """The learner's games at the left, a way to open a file at the right."""

    name = "records"

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._first = 0  # place of the first game on this page
        self._shown = 0
        self._path = ""
        self._lines: dict[str, GameLine] = {}  # by the keys of their parts

    @property
    def spoken(self) -> str:
        return _("Games and records")

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Up, Down"), _("another game")),
            (_("Enter or Space"), _("look at it")),
            ("R", _("its decisions, marked")),
            (_("Ctrl V"), _("puts the path of a file in")),
            ("F6", _("next part of the screen")),
        ]

    def handle(self, event: Event) -> bool:
        pasted = event.type == pygame.KEYDOWN and event.key == pygame.K_v and event.mod & pygame.KMOD_CTRL
        if pasted and pygame.scrap.has_text():
            self._path = pygame.scrap.get_text().strip()[:_LONGEST_PATH]
            self.rebuild()
            return True
        if self._enter_opens(event):
            self._open_file()
            return True
        used = super().handle(event)
        asked = event.type == pygame.KEYDOWN and event.key == pygame.K_r
        return used or (asked and self._review_focused())

    # -- opening -----------------------------------------------------------------------------

    def _open_game(self, line: GameLine) -> None:
        open_game(self.services, self, line)

    def _review(self, line: GameLine) -> None:
        review_game(self.services, self, line)

    def _review_focused(self) -> bool:
        """The review of the game that has the focus, if one has."""
        focused = self.panel.focused
        line = self._lines.get(focused.key) if focused is not None else None
        if line is not None:
            self._review(line)
        return line is not None

    def _open_file(self) -> None:
        if self._path.strip():
            open_file(self.services, self, self._path)

    def _enter_opens(self, event: Event) -> bool:
        """Whether Enter was pressed in the field for a path."""
        focused = self.panel.focused
        entered = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        return entered and focused is not None and focused.key == "path"

    def _type(self, path: str) -> None:
        self._path = path

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        ground = ui.ground([mat]).copy()
        inside = mat.inflate(-2 * ui.px(34), -2 * ui.px(32))
        sub = _("Look at every step again")
        parts = top_bar(ui, _("Games and records"), sub, self.stage.pop, help_buttons(self, self.services))
        beside = round(inside.w * 0.42)
        wide = inside.w - beside - ui.px(34)
        parts += self._games(ground, Rect(inside.x, inside.y, wide, inside.h))
        parts += self._file(ground, Rect(inside.right - beside, inside.y, beside, inside.h))
        return ground, parts

    def _games(self, ground: Surface, area: Rect) -> list[Widget]:
        """As many games as fit from `_first` on, and a button for the others."""
        ui = self.ui
        lines = self.services.store.games.listed(_MOST)
        if not lines:
            return self._none(ground, area)
        more = Button(ui, "more", _("Older games"), self._page, ButtonStyle(icon_after="caret"))
        rows: list[Widget] = []
        reviews: list[Widget] = []
        y, gap = area.y, ui.px(14)
        self._lines = {}
        for line in lines[self._first :]:
            row, review = self._row(line, area.w, gap)
            if rows and y + row.size[1] + more.size[1] + gap > area.bottom:
                break
            rows.append(row.place(area.x, y))
            middle = y + (row.size[1] - review.size[1]) // 2
            reviews.append(review.place(area.right - review.size[0], middle))
            self._lines |= {row.key: line, review.key: line}
            y += row.size[1] + gap
        self._shown = len(rows)
        rows += reviews
        if self._first or self._shown < len(lines):
            rows.append(more.place(area.x, area.bottom - more.size[1] - ui.px(4)))
        return rows

    def _none(self, ground: Surface, area: Rect) -> list[Widget]:
        """A fan of cards, what will lie here, and the way to a first game."""
        ui = self.ui
        texts = (
            (_("You have not played a game yet."), Style(theme.EMPHASIS, "bold", theme.CREAM)),
            (
                _("Each one you play is kept here, to look at again step by step."),
                Style(theme.BODY, colour=theme.FELT_SOFT),
            ),
        )
        blocks = [TextBlock(ui, text, round(area.w * 0.8), style, align="center") for text, style in texts]
        play = Button(ui, "play", _("Play a game"), self._play)
        gap = ui.px(12)
        low = sum(block.size[1] + gap for block in blocks) + gap + play.size[1]
        most = round(area.h * 0.9) - low
        fan = home_art.fan_within(ui, ground, Rect(area.x, area.y, area.w, most).inflate(-2 * gap, -2 * gap))
        y = fan.bottom + ui.px(34)
        for block in blocks:
            block.place(area.centerx - block.size[0] // 2, y).draw(ground)
            y = block.rect.bottom + gap
        return [play.place(area.centerx - play.size[0] // 2, y + gap)]

    def _play(self) -> None:
        self.stage.go("practice")

    def _row(self, line: GameLine, width: int, gap: int) -> tuple[Widget, Widget]:
        """The tile of a game, and the way to its review beside it."""
        ui = self.ui

        def review() -> None:
            self._review(line)

        def look() -> None:
            self._open_game(line)

        beside = Button(ui, f"review {line.id}", _("Review"), review, ButtonStyle(pad=14)).within(
            group="reviews"
        )
        tile = Choice(
            ui, f"game {line.id}", game_name(line), _detail(line), False, look,
            width=width - beside.size[0] - gap, group="games", tile=True, mark=False,
        )  # fmt: skip
        return tile, beside

    def _page(self) -> None:
        """The next games; after the last, the newest again."""
        self._first += self._shown
        if self._first >= len(self.services.store.games.listed(_MOST)):
            self._first = 0
        self.rebuild()

    def _file(self, ground: Surface, area: Rect) -> list[Widget]:
        """What can be opened, the field for a path, and its button."""
        ui = self.ui
        pad = ui.px(24)
        inner = area.w - 2 * pad
        head = TextBlock(ui, _("Open a record"), inner, Style(22, "title", theme.INK, 1.2))
        texts = (
            _("Games saved by Left Bower, and games in Euchre Game Notation, versions 1.0 to 1.4."),
            _("Drop the file on this window, or write where it is."),
        )
        blocks = [TextBlock(ui, text, inner, Style(theme.BODY, line=1.38)) for text in texts]
        field = TextField(
            ui, "path", _("The file"), self._path, _("for example game.egn"), self._type,
            most=_LONGEST_PATH, empties=False, zone="file",
        )  # fmt: skip
        button = Button(ui, "open", _("Open it"), self._open_file, ButtonStyle(kind=BRASS))
        gap = ui.px(12)
        high = head.size[1] + sum(block.size[1] + gap for block in blocks)
        sheet = Rect(area.x, area.y, area.w, high + field.size[1] + button.size[1] + 3 * gap + 2 * pad)
        ui.lay_sheet(ground, sheet, angle=0)
        y = sheet.y + pad
        ground.blit(head.picture(), (sheet.x + pad, y))
        y += head.size[1] + gap
        for block in blocks:
            ground.blit(block.picture(), (sheet.x + pad, y))
            y += block.size[1] + gap
        field.place(sheet.x + pad, y + gap // 2, inner)
        button.place(sheet.x + pad, field.rect.bottom + gap, inner)
        return [field, button]


def _detail(line: GameLine) -> str:
    text = {
        GameStatus.PLAYING: _("{day}, still being played"),
        GameStatus.FINISHED: _("{day}, played to its end"),
        GameStatus.ABANDONED: _("{day}, left before its end"),
    }[line.status]
    try:
        day = format_date(datetime.fromisoformat(line.begun).astimezone().date())
    except ValueError:
        day = line.begun
    return text.format(day=day)
