"""Games to look at again: the learner's own, and record files from anywhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame
from pygame import Surface
from pygame.event import Event

from game.classes.result import ENDING as RESULT
from game.client.draw import theme
from game.client.screens import home_art
from game.client.screens.classes import show_results
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.messages import MessageScreen
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.client.widgets.arrangements import AsManyAsFit, Sized
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle, LinkButton
from game.client.widgets.field import Line, TextField
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, lay, space
from game.client.widgets.still import on_paper
from game.client.widgets.text import TextBlock
from game.client.widgets.tiles import titled_tile
from game.i18n import _
from game.packs.limits import ENDING
from game.presenters.game_list import Chosen, from_file, game_detail, game_name, to_replay, to_review
from game.records.record_faults import RecordRefused
from game.storage.journal import GameLine

_MOST = 60  # games that are listed
_LONGEST_PATH = 400


class RecordsScreen(PanelScreen):
    """The learner's games at the left, a way to open a file at the right."""

    name = "records"

    def __init__(self, services: Services, path: str = "") -> None:
        """`path` stands in the field for a file."""
        super().__init__()
        self.services = services
        self._path = path
        self._first = 0  # place of the first game on this page
        self._games: AsManyAsFit | None = None
        self._lines: dict[str, GameLine] = {}  # by the keys of their parts

    @property
    def spoken(self) -> str:
        return _("Games and records")

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Up, Down"), _("another game")),
            (_("Enter or Space"), _("look at it")),
            ("R", _("look at it with the decisions marked")),
            (_("Ctrl+V"), _("paste the path of a file")),
            ("F6", _("next part of the screen")),
        ]

    def handle(self, event: Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return super().handle(event)
        focus = self.panel.focused.key if self.panel.focused is not None else ""
        if event.key == pygame.K_v and event.mod & pygame.KMOD_CTRL and pygame.scrap.has_text():
            self._path = pygame.scrap.get_text().strip()[:_LONGEST_PATH]
            self.rebuild()
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and focus == "path":
            self._open_file()
        elif not super().handle(event):
            if event.key != pygame.K_r or focus not in self._lines:
                return False
            self._review(self._lines[focus])
        return True

    # -- opening -----------------------------------------------------------------------------

    def _replay(self, line: GameLine) -> None:
        self.stage.push(_opened(self.services, "replay", partial(to_replay, self.services.store, line)))

    def _review(self, line: GameLine) -> None:
        self.stage.push(_opened(self.services, "review", partial(to_review, self.services.store, line)))

    def _open_file(self) -> None:
        if Path(self._path.strip()).suffix.lower() == RESULT:
            show_results(self.stage, self._path.strip())
        elif self._path.strip():
            self.stage.push(open_file(self.services, self._path))

    def _type(self, path: str) -> None:
        self._path = path

    def _page(self) -> None:
        """The next games; after the last, the newest again."""
        assert self._games is not None
        following = self._first + self._games.shown
        self._first = following if following < len(self.services.store.games.listed(_MOST)) else 0
        self.rebuild()

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        inside = mat.inflate(-2 * ui.px(34), -2 * ui.px(32))
        bar = top_bar(
            ui, _("Games and records"), _("Go back over every step"), self.stage.pop,
            help_buttons(self, self.services),
        )  # fmt: skip
        games = self._list()
        file = Sized(Column(self._file(), side=Side.FILL), round(inside.w * 0.42))
        page = Row(games, file, gap=ui.px(34), side=Side.FILL, grow=games)
        return ui.ground([mat]).copy(), [*bar, *lay(page, inside)]

    def _list(self) -> Part:
        """As many games as fit from `_first` on, and a button for the others."""
        ui, gap = self.ui, self.ui.px(14)
        lines = self.services.store.games.listed(_MOST)
        if not lines:
            return self._nothing()
        self._lines = {}
        rows: list[Part] = []
        for line in lines[self._first :]:
            look, review = partial(self._replay, line), partial(self._review, line)
            tile = titled_tile(ui, f"game {line.id}", game_name(line), game_detail(line), look)
            beside = Button(ui, f"review {line.id}", _("Review"), review, ButtonStyle(pad=14))
            self._lines |= {tile.key: line, beside.key: line}
            rows.append(Row(tile.within(group="games"), beside.within(group="reviews"), gap=gap, grow=tile))
        more = Button(ui, "more", _("Older games"), self._page, ButtonStyle(icon_after="caret"))
        self._games = AsManyAsFit(rows, gap, Inset(more, 0, 0, 0, ui.px(4)), always=bool(self._first))
        return self._games

    def _nothing(self) -> Part:
        """A fan of cards, what will lie here, and the way to a first game."""
        ui, gap = self.ui, self.ui.px(12)
        bold, soft = Style(theme.EMPHASIS, "bold", theme.CREAM), Style(theme.BODY, colour=theme.FELT_SOFT)
        texts = (
            (_("You haven't played a game yet."), bold),
            (_("You'll find every game you play here. Step through it whenever you like."), soft),
        )
        play = Button(ui, "play", _("Play a game"), lambda: self.stage.go("practice"))
        fan = home_art.Fan(ui)
        page = Column(
            fan,
            space(height=ui.px(34) - 2 * gap),
            *(Inset(TextBlock(ui, text, style=style, align="center"), ui.px(60), 0) for text, style in texts),
            Inset(play, 0, gap, 0, 0),
            gap=gap,
            side=Side.MIDDLE,
            grow=fan,
        )
        return Row(page, even=True)

    def _file(self) -> Part:
        """What can be opened, the field for a path, and its button."""
        ui, gap = self.ui, self.ui.px(12)
        hint = _("for example game.egn")
        line = Line("path", _("The file"), self._path, hint, most=_LONGEST_PATH, empties=False)
        field = TextField(ui, line, self._type).within("file")
        body, brass = Style(theme.BODY, line=1.38), ButtonStyle(kind=BRASS)
        choose = Button(ui, "choose", _("Choose a file"), lambda: self.stage.go("files"), brass)
        opened = Button(ui, "open", _("Open it"), self._open_file)
        lessons = LinkButton(ui, "lessons", _("Write lessons"), lambda: self.stage.go("drafts"))
        results = LinkButton(ui, "results", _("Results of a class"), lambda: self.stage.go("class"))
        sheet = Column(
            TextBlock(ui, _("Open a record"), style=Style(22, "title", theme.INK, 1.2)),
            TextBlock(
                ui,
                _("Games of Left Bower or in Euchre Game Notation, packs, lessons, and results."),
                style=body,
            ),
            TextBlock(ui, _("Drop the file on this window, choose it, or type where it is."), style=body),
            Inset(field, 0, gap // 2, 0, 0),
            Row(choose, opened, gap=gap, even=True, side=Side.FILL),
            Inset(Row(lessons, results, gap=2 * gap), 0, gap // 2, 0, 0),
            gap=gap,
            side=Side.FILL,
        )
        return on_paper(ui, sheet, ui.px(24), ui.px(24), ui.px(24), ui.px(30))


def _opened(services: Services, route: str, choose: Callable[[], Chosen]) -> Screen:
    """The table or the review of a record, or why it cannot be looked at."""
    try:
        chosen = choose()
    except RecordRefused as fault:
        return MessageScreen(_("This record can't be shown"), fault.sentence)
    about = (chosen.record.learner, None) if route == "review" else ()
    return services.open(route, chosen.record, chosen.title, *about, chosen.game_id)


def open_file(services: Services, path: str) -> Screen:
    """The table on which the record in a file is looked at, or what is wrong with it and where.

    A pack of lessons is shown with the question whether to add it.
    """
    if Path(path).suffix.lower() == ENDING:
        return services.open("handed", path)
    return _opened(services, "replay", partial(from_file, path))
