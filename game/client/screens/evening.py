"""A euchre night in the window: the room, the own card, the end of a round and of the night, page by page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from pygame import Surface

from game.client.draw import theme
from game.client.draw.portraits import face_or_letter
from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.night_card import NightCard
from game.client.screens.night_clock import clock_part
from game.client.screens.night_results import night_result, round_result
from game.client.screens.night_room import RoomView
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.table.page_blocks import part_of, title_of
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, PLAIN, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, lay
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import on_paper, picture
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.evening_card import card_view, doubts
from game.pages.evening_room import Room
from game.pages.page import Button as PageButton
from game.pages.page import ButtonRow, Page, Paragraph
from game.presenters.evening import EveningPresenter, Stage
from game.presenters.evening_games import EveningGame

_BESIDE = 4
"""Lesser buttons that share a line where the page has the mat to itself."""

_PAPER = 0.36
"""The share of the mat that the page takes beside a picture of the room or the card."""

_LARGE = 1.25
"""The size of text from which on the page needs the whole mat."""


def page_parts(
    ui: Ui, page: Page, press: Callable[[str], None], most: int = _BESIDE, head: Sequence[Part] = ()
) -> Part:
    """A page on paper: its blocks, which scroll, and its buttons below them, at `most` so many in a line."""
    told = (*page.blocks, Paragraph(page.todo, bold=True)) if page.todo else page.blocks
    blocks = [*head, *title_of(ui, page), *(part_of(ui, block, press) for block in told)]
    gap = ui.px(10)
    main = [_button(ui, each, press) for row in page.buttons for each in row if each.main]
    lesser = [_button(ui, row[0], press) for row in page.buttons if len(row) == 1 and not row[0].main]
    kept = [[_button(ui, each, press, row) for each in row] for row in page.buttons if len(row) > 1]
    lines = [*kept, main, *(lesser[at : at + most] for at in range(0, len(lesser), most))]
    rows = [Row(*line, gap=gap, side=Side.FILL, even=True) for line in lines if line]
    body = Scrolled(ui, "page", Column(*blocks, side=Side.FILL))
    return on_paper(
        ui, Column(body, *(Inset(row, 0, gap, 0, 0) for row in rows), side=Side.FILL, grow=body), ui.px(26)
    )


def _button(ui: Ui, button: PageButton, press: Callable[[str], None], row: ButtonRow = ()) -> Button:
    """A button of a page; among many in a row it has its short words."""
    many = len(row) > _BESIDE
    style = ButtonStyle(BRASS if button.main else PLAIN, pad=4 if many else 22)
    words = (button.short or button.words) if many else button.words
    return Button(ui, button.id, words, partial(press, button.id), style).within(group="buttons")


class EveningScreen(PanelScreen):
    """A night that goes on, from where it stands. Its own table lies above it while the learner plays."""

    name = "evening"
    returns_new = True

    def __init__(self, services: Services, game: EveningGame) -> None:
        super().__init__()
        self.services = services
        self.presenter = EveningPresenter(services, game)
        self.presenter.paced = True
        self._shown: object = None  # the page and the room that are shown, to see whether they changed
        self._news = False  # whether the other tables went on since that was looked at

    @property
    def page_id(self) -> object:
        return self.presenter.stage, self.presenter.game.evening.number

    @property
    def spoken(self) -> str:
        return self.presenter.page().title

    def enter(self) -> None:
        if self._covered:
            self.presenter.settle()
        super().enter()

    def leave(self) -> None:
        super().leave()
        self.presenter.rest()

    def tick(self, dt: float) -> bool:
        came = self.presenter.advance()
        seen = self.presenter.watch(dt / theme.PACE[self.services.settings().speed])
        self._news = came or seen or self._news
        if self._news and not self.panel.held:  # a button is not taken from under the mouse that holds it
            self._news = False
            if (self.presenter.page(), self._room()) != self._shown:
                self.rebuild()
                return True
        return super().tick(dt)

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        self.presenter.room_drawn = ui.metrics.text < _LARGE
        page = self.presenter.page()
        self._shown = page, self._room()
        title = _(self.presenter.game.evening.event.ruleset.short_name)
        bar = top_bar(ui, title, page.where, self._home, help_buttons(self, self.services))
        if page.title == title:  # the bar says so
            page = replace(page, title="")
        inside = mat.inflate(-2 * ui.px(30), -2 * ui.px(24))
        result = self._result(page) if ui.metrics.text < _LARGE else None
        if result is not None:
            return ui.ground([mat]).copy(), [*bar, *lay(result, inside)]
        seen = self._seen()
        if seen is None or ui.metrics.text >= _LARGE:
            return ui.ground([mat]).copy(), [*bar, *lay(page_parts(ui, page, self._press), inside)]
        told = page_parts(ui, page, self._press, 2, self._head())
        beside = Row(seen, Sized(told, round(inside.w * _PAPER)), gap=ui.px(20), side=Side.FILL, grow=seen)
        return ui.ground([mat]).copy(), [*bar, *lay(beside, inside)]

    def _result(self, page: Page) -> Part | None:
        """The end of a round or of the night over the whole mat; None at any other time."""
        presenter, ui = self.presenter, self.ui
        state, after = presenter.game.state, presenter.after
        if presenter.stage is Stage.OVER and not presenter.trouble:
            return night_result(ui, state.evening, presenter.costs, page, self._press)
        over = presenter.stage is Stage.ROUND and not presenter.waiting
        if over and after is not None and state.own is not None:
            return None if presenter.trouble else round_result(ui, state, after, page, self._press)
        return None

    def _seen(self) -> Part | None:
        """What is drawn beside the page: the room from above, or the own card."""
        state = self.presenter.game.state
        if self.presenter.stage in (Stage.ROOM, Stage.ROUND):
            return RoomView(self.ui, self.presenter.room)
        if self.presenter.stage is Stage.CARD and state.own is not None:
            return NightCard(self.ui, card_view(state), self._press, doubts(state))
        return None

    def _head(self) -> list[Part]:
        """What is drawn above the page: the clock of the room, or who has a finger on a box of the card."""
        state = self.presenter.game.state
        if self.presenter.stage is Stage.ROOM and state.left is not None:
            return [Inset(clock_part(self.ui, state), 0, 0, 0, self.ui.px(12))]
        if self.presenter.stage is not Stage.CARD or state.check is None or state.check.claim is None:
            return []
        view, ui = card_view(state), self.ui
        if view.accuser is None:
            return []
        face, name = view.accuser
        said = _("{name} looks at your card").format(name=name)
        words = TextBlock(ui, said, style=Style(theme.BODY, "bold", line=1.25))
        shown = picture(ui, face_or_letter(ui, face, name, ui.px(44), ours=False, mood="thinking"))
        row = Row(shown, words, gap=ui.px(12), grow=words)
        return [Inset(row, 0, 0, 0, ui.px(12))]

    def _room(self) -> Room | None:
        """The room, where it is shown."""
        return self.presenter.room if self.presenter.stage in (Stage.ROOM, Stage.ROUND) else None

    def _home(self) -> None:
        self.stage.pop()

    def _press(self, pressed: str) -> None:
        route = self.presenter.act(pressed)
        if route is None:
            self.rebuild()
        else:
            self.go_to(route)
