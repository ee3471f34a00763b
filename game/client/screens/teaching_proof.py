"""Whether the course teaches: what is known on a sheet, and the decisions of the forms at their tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.screens.decision import DecisionScreen
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.list_form import ListForm
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Part, Row, Side, lay
from game.client.widgets.still import Drawing, on_paper
from game.client.widgets.text import TextBlock
from game.pages.teaching_proof import ShareRow, proof_title, whisker_words
from game.presenters.teaching_proof import FormItem, TeachingProof


class ProofScreen(PanelScreen):
    """The page; above it one decision after another."""

    name = "teaching_proof"
    first_focus = "take"

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services, self._proof = services, TeachingProof(services.store)
        self._form = ListForm(self.press, self.rebuild)
        self._asking: FormItem | None = None

    @property
    def spoken(self) -> str:
        return proof_title()

    def enter(self) -> None:
        """Back from a decision: the next one, unless it was left."""
        asked, self._asking = self._asking, None
        if asked is not None and asked.answered:
            self._ask(going_on=True)
        self.rebuild()

    def press(self, pressed: str) -> None:
        """A button by its id."""
        if pressed == "leave":
            self.stage.pop()
            return
        self._proof.act(pressed)
        if pressed == "take":
            self._ask(going_on=False)
        self.rebuild()

    def _ask(self, *, going_on: bool) -> None:
        found = self._proof.next(going_on=going_on)
        if found is not None:
            asked, self._asking = found
            self.stage.push(DecisionScreen(self.services, asked, self._asking, "form"))

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui = self.ui
        bar = top_bar(ui, proof_title(), "", self.stage.pop, help_buttons(self, self.services))
        ground = ui.ground([ui.metrics.mat], [ui.metrics.sheet]).copy()
        rows = [_row(ui, row) for row in self._proof.rows()]
        high, edge = ui.metrics.mat.h, 2 * ui.px(40)
        below = Column(*rows, gap=ui.px(40), side=Side.FILL)
        told = Row(*rows, gap=ui.px(26), side=Side.FILL, even=True) if ui.metrics.drawer else below
        key = TextBlock(ui, whisker_words(), style=Style(theme.LEAST, colour=theme.SOFT, line=1.25))
        paper = on_paper(ui, Column(told, key, gap=ui.px(18), side=Side.FILL), ui.px(28), ui.px(26))
        inside = ui.metrics.mat.inflate(-2 * ui.px(48), -edge)
        paper.fit(inside.w)
        inside.h = min(high - edge, paper.size[1])
        inside.centery = ui.metrics.mat.centery
        bar += lay(paper, inside)
        return ground, [*bar, *self._form.sheet_of(ui, self._proof.page())]


def _row(ui: Ui, row: ShareRow) -> Part:
    """A sitting: its name, a bar with its error, and the figures below."""
    name = TextBlock(ui, row.name, style=Style(theme.EMPHASIS, "bold", line=theme.LINE_TIGHT))
    bar = Drawing(ui, partial(_draw_share, row), (0, ui.px(26)))
    words = TextBlock(ui, row.words, style=Style(theme.SECOND, colour=theme.SOFT, line=1.25))
    return Column(name, bar, words, gap=ui.px(6), side=Side.FILL)


def _draw_share(row: ShareRow, ui: Ui, surface: Surface, place: Rect) -> None:
    """A trough from none to all, filled as far as went right, with a whisker of 90 per cent."""
    line = max(1.0, 1.5 * ui.metrics.k)
    trough = place.inflate(0, -ui.px(8))
    look = Box(trough.h / 2, theme.BAR_TODO, theme.BAR_TODO_EDGE, line)
    surface.blit(ui.box(trough.size, look), trough)
    if row.value is None:
        return
    done = (max(trough.h, round(trough.w * row.value)), trough.h)
    surface.blit(ui.box(done, Box(trough.h / 2, theme.PINE)), trough)
    ends = [trough.x + round(trough.w * share) for share in (row.low, row.high)]
    wide = max(2, ui.px(3))
    ink = pygame.Color(theme.INK)
    surface.fill(ink, Rect(ends[0], trough.centery - wide // 2, ends[1] - ends[0], wide))
    for x in ends:
        surface.fill(ink, Rect(x - wide // 2, place.y, wide, place.h))
