"""Games to look at again: the learner's own, and record files from anywhere."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client import theme
from game.client.scenes.frame import help_buttons, top_bar
from game.client.scenes.messages import Answer, MessageScene
from game.client.services import Services
from game.client.stage import PanelScene, Scene
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button
from game.client.widgets.field import TextField
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.client.widgets.tiles import Choice
from game.i18n import _, format_date, format_number
from game.rules.seats import Seat
from game.storage.journal import GameLine, GameStatus

if TYPE_CHECKING:
    from game.records.opening import Recorded

_MOST = 60  # games that are listed
_LONGEST_PATH = 400


class RecordsScene(PanelScene):
    """The learner's games at the left, a way to open a file at the right."""

    name: ClassVar[str] = "records"

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
            none = TextBlock(
                ui, _("You have not played a game yet."), area.w, Style(theme.BODY, colour=theme.CREAM)
            )
            none.place(*area.topleft).draw(ground)
            return []
        more = Button(ui, "more", _("Older games"), self._page, icon_after="caret")
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

    def _row(self, line: GameLine, width: int, gap: int) -> tuple[Widget, Widget]:
        """The tile of a game, and the way to its review beside it."""
        ui = self.ui

        def review() -> None:
            self._review(line)

        def look() -> None:
            self._open_game(line)

        beside = Button(ui, f"review {line.id}", _("Review"), review, pad=14, group="reviews")
        tile = Choice(
            ui, f"game {line.id}", _title(line), _detail(line), False, look,
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
        button = Button(ui, "open", _("Open it"), self._open_file, kind=BRASS)
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


def _title(line: GameLine) -> str:
    try:
        name = str(json.loads(line.ruleset)["short_name"])
    except (ValueError, KeyError, TypeError):
        return _("Game {number}").format(number=format_number(line.id))
    # NOTE: a game in a list, by its number and the rules it was played by, for example "Game 3, Danville"
    return _("Game {number}, {rules}").format(number=format_number(line.id), rules=_(name))


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


def open_game(services: Services, scene: Scene, line: GameLine) -> None:
    """Puts a game of the store on the stage above `scene`, or says why it cannot be looked at."""
    from game.records.faults import RecordRefused

    try:
        _show(services, scene, _recorded(services, line), _title(line), line.id)
    except RecordRefused as fault:
        scene.stage.push(_refused(fault.sentence))


def review_game(services: Services, scene: Scene, line: GameLine) -> None:
    """Opens the review of a game of the store, or says why it cannot be looked at.

    Of a game that is still being played only the finished hands: the review would tell how to go on.
    """
    from game.records.faults import RecordRefused
    from game.records.reviewing import finished_hands

    try:
        record = _recorded(services, line)
        if line.status is GameStatus.PLAYING:
            record = finished_hands(record)
        if not any(deal.steps for deal in record.deals):
            raise RecordRefused(_("No hand of {game} has been played yet.").format(game=_title(line)))
        scene.stage.push(services.open_review(record, _title(line), Seat.SOUTH, None, line.id))
    except RecordRefused as fault:
        scene.stage.push(_refused(fault.sentence))


def _recorded(services: Services, line: GameLine) -> Recorded:
    """A game of the store. Raises RecordRefused."""
    from game.records.exporting import saved_record
    from game.records.faults import RecordRefused
    from game.records.opening import follow_own

    saved = services.store.games.load(line.id)
    if saved is None:
        raise RecordRefused(_("There is no such game in your file yet."))
    return follow_own(_title(line), saved_record(saved))


def open_file(services: Services, scene: Scene, path: str) -> None:
    """Puts a record file on the stage above `scene`, or says what is wrong with it and where."""
    from game.records.faults import RecordRefused
    from game.records.opening import open_record

    file = Path(path.strip().strip("\"'")).expanduser()
    try:
        _show(services, scene, open_record(file), file.name)
    except RecordRefused as fault:
        scene.stage.push(_refused(fault.sentence))


def _show(services: Services, scene: Scene, record: Recorded, title: str, game_id: int = 0) -> None:
    from game.client.scenes.replay import ReplayScene

    if not record.deals:
        scene.stage.push(_refused(_("{file} holds no deal yet.").format(file=title)))
    else:
        scene.stage.push(ReplayScene(services, record, title, game_id))


def _refused(sentence: str) -> Scene:
    return MessageScene(_("This record cannot be shown"), sentence, [Answer(_("Close"))])


def shot(services: Services, seed: str) -> Scene:
    """The list of games for `leftbower shot`."""
    return RecordsScene(services)
