"""Whether the course teaches: what is known on a sheet, and the decisions of the forms at their tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.screens.decision import DecisionScreen
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.list_form import ListForm
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Part, Row, Side, lay, space
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import Chart, on_paper
from game.client.widgets.text import TextBlock
from game.pages.proof_figures import SkillRow, count_words, first_to_latest, skills_head
from game.pages.teaching_proof import ShareRow, proof_title, whisker_words
from game.presenters.teaching_proof import FormItem, TeachingProof

_KEY = Style(theme.LEAST, colour=theme.SOFT, line=1.25)
_HEAD = Style(theme.EMPHASIS, "bold", line=theme.LINE_TIGHT)


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
        mat = ui.metrics.mat
        paper, inside = self._figures(), mat.inflate(-2 * ui.px(40), -2 * ui.px(30))
        paper.fit(inside.w)
        inside.h = min(inside.h, paper.size[1])
        inside.centery = mat.centery
        bar += lay(paper, inside)
        return ground, [*bar, *self._form.sheet_of(ui, self._proof.page())]

    def _figures(self) -> Part:
        """The sittings as bars, and below them the skills, all of it in a view that scrolls if need be."""
        ui, skills = self.ui, self._proof.skills()
        rows = [_row(ui, row) for row in self._proof.rows()]
        even = ui.metrics.drawer
        sittings = (
            Row(*rows, gap=ui.px(26), side=Side.FILL, even=True)
            if even
            else Column(*rows, gap=ui.px(18 if skills else 40), side=Side.FILL)
        )
        parts: list[Part] = [sittings, TextBlock(ui, whisker_words(), style=_KEY)]
        if skills:
            head = TextBlock(ui, skills_head(), style=_HEAD)
            highest = max(share for row in skills for share in row.wrong) or 1.0
            parts += [space(height=ui.px(2)), head, *(_skill(ui, row, highest) for row in skills)]
        told = Column(*parts, gap=ui.px(10), side=Side.FILL)
        return on_paper(ui, Scrolled(ui, "figures", told), ui.px(28), ui.px(22))


def _row(ui: Ui, row: ShareRow) -> Part:
    """A sitting: its name, a bar with its error, and the figures below."""
    name = TextBlock(ui, row.name, style=_HEAD)
    bar = Chart(ui, partial(_draw_share, row), (0, ui.px(26)))
    words = TextBlock(ui, row.words, style=Style(theme.SECOND, colour=theme.SOFT, line=1.25))
    return Column(name, bar, words, gap=ui.px(6), side=Side.FILL)


def _skill(ui: Ui, row: SkillRow, highest: float) -> Part:
    """A skill: its name, a column for every part of its tries, and how the first and the latest went."""
    name = TextBlock(ui, row.name, style=Style(theme.SECOND, "semibold", line=1.2))
    count = TextBlock(ui, count_words(row), style=_KEY)
    columns = Chart(
        ui, partial(_draw_columns, [share / highest for share in row.wrong]), (ui.px(150), ui.px(34))
    )
    words = TextBlock(ui, first_to_latest(row), style=Style(theme.SECOND, "bold"))
    said = Column(name, count, gap=ui.px(1))
    figures = Sized(Column(words, side=Side.END), round(ui.font(theme.SECOND) * 8.5))
    return Row(said, columns, figures, gap=ui.px(12), side=Side.MIDDLE, grow=said)


def _draw_columns(heights: Sequence[float], ui: Ui, canvas: Canvas, place: Rect) -> None:
    """A column for every part of the tries, on one line; the latest in pine. Heights are from 0 to 1."""
    gap, line = ui.px(5), max(1, ui.px(2))
    wide = (place.w - gap * (len(heights) - 1)) // len(heights)
    for number, height in enumerate(heights):
        high = max(line, round((place.h - line) * height))
        column = Rect(place.x + number * (wide + gap), place.bottom - high, wide, high)
        latest = number == len(heights) - 1
        canvas.fill(theme.PINE if latest else theme.SOFT, column)
    canvas.fill(theme.HAIR, Rect(place.x, place.bottom - line // 2, place.w, line))


def _draw_share(row: ShareRow, ui: Ui, canvas: Canvas, place: Rect) -> None:
    """A trough from none to all, filled as far as went right, with a whisker of 90 per cent."""
    line = max(1.0, 1.5 * ui.metrics.k)
    trough = place.inflate(0, -ui.px(8))
    look = Box(trough.h / 2, theme.BAR_TODO, theme.BAR_TODO_EDGE, line)
    canvas.blit(ui.box(trough.size, look), trough)
    if row.value is None:
        return
    done = (max(trough.h, round(trough.w * row.value)), trough.h)
    canvas.blit(ui.box(done, Box(trough.h / 2, theme.PINE)), trough)
    ends = [trough.x + round(trough.w * share) for share in (row.low, row.high)]
    wide = max(2, ui.px(3))
    canvas.fill(theme.INK, Rect(ends[0], trough.centery - wide // 2, ends[1] - ends[0], wide))
    for x in ends:
        canvas.fill(theme.INK, Rect(x - wide // 2, place.y, wide, place.h))
