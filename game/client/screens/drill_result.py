"""The end of a drill: the figure with its plot, the marks, and what is worth a second look."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Surface

from game.client.draw import theme
from game.client.screens.drill_looks import looks_part
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.widgets.arrangements import FirstUnbroken, Lines, Sized
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, PLAIN, Button, ButtonStyle, LinkButton
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, Stack, lay, space
from game.client.widgets.mark_row import MarkRow
from game.client.widgets.range_plot import Ranged, RangePlot, Scaled
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import on_paper
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number, format_percent
from game.pages.drill_result import DrillResult, result_lines
from game.presenters.drill_result import DrillEnd
from game.presenters.drill_run import DrillRun

_SHARE = 0.652  # of the width, for the figure and the plot
_LARGE = 1.3
_FIGURE = 64


class DrillResultScreen(PanelScreen):
    """What a drill came to. Nothing is chosen here but what comes next."""

    name = "drill-result"
    first_focus = "more"

    def __init__(self, services: Services, run: DrillRun) -> None:
        super().__init__()
        self.services, self.end = services, DrillEnd(run)

    @property
    def spoken(self) -> str:
        return " ".join(line for line in result_lines(self.end.page()) if line)

    def keys(self) -> list[tuple[str, str]]:
        return [(_("Enter"), _("more of the same")), (_("Tab"), _("another button"))]

    def press(self, pressed: str) -> None:
        """A button or the link by its id."""
        self.go_to(self.end.act(pressed))

    # -- layout --------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat, page = self.ui, self.ui.metrics.wide_mat, self.end.page()
        inside, gap = mat.inflate(-2 * ui.px(28), -2 * ui.px(26)), ui.px(18)
        bar = top_bar(ui, *self.end.heading, self.stage.pop, help_buttons(self, self.services))
        share = _SHARE if ui.metrics.text < _LARGE else 0.56
        left = Sized(self._left(page, gap), round((inside.w - gap) * share))
        right = self._right(page)
        row = Row(left, right, gap=gap, side=Side.FILL, grow=right)
        return ui.ground([mat]).copy(), [*bar, *lay(Column(row, side=Side.FILL, grow=row), inside)]

    def _left(self, page: DrillResult, gap: int) -> Part:
        ui = self.ui
        below = on_paper(ui, self._marks(page), ui.px(24), ui.px(16))

        def paper(scrolls: bool) -> Part:
            plot = RangePlot(ui, _scaled(page))
            drawn = Stack(space(height=plot.whole_height if scrolls else plot.least_height), plot)
            told = Column(self._figure(page), space(height=ui.px(10)), drawn, side=Side.FILL, grow=drawn)
            body = Scrolled(ui, "figures", told) if scrolls else told
            return on_paper(ui, body, ui.px(14), ui.px(16), ui.px(14), ui.px(10))

        above = FirstThatFits(partial(paper, scrolls=False), partial(paper, scrolls=True))
        return Column(above, below, gap=gap, side=Side.FILL, grow=above)

    def _figure(self, page: DrillResult) -> Part:
        """The number, what it is, how sure that is, and what it means."""
        ui, large = self.ui, self.ui.metrics.text >= _LARGE
        number = TextBlock(ui, page.figure, style=Style(_FIGURE * (0.62 if large else 1), "title", line=1.05))
        unit = TextBlock(ui, page.unit, style=Style(theme.EMPHASIS, "bold", line=1.3))
        give = TextBlock(ui, page.give, style=Style(theme.SECOND, colour=theme.SOFT, line=1.3))
        words = Column(unit, give, side=Side.START)
        stands = TextBlock(ui, page.sentence, style=Style(theme.EMPHASIS, "semibold", line=1.3))
        above = Row(number, words, gap=ui.px(20), grow=words)
        return Inset(Column(above, stands, gap=ui.px(4), side=Side.FILL), ui.px(14), 0)

    def _marks(self, page: DrillResult) -> Part:
        """How each answer was, how many of a kind, and how many more make the figure surer."""
        ui = self.ui
        tally = [TextBlock(ui, words, style=Style(theme.SECOND, line=1.3)) for words in page.tally]
        more = TextBlock(ui, page.more, style=Style(theme.SECOND, colour=theme.SOFT, line=1.3))
        counted, gap = Lines(*tally, gap=ui.px(26)), ui.px(20)
        words = FirstUnbroken(
            lambda: Row(Row(*tally, gap=ui.px(26)), free := space(), more, gap=gap, grow=free),
            lambda: Column(counted, more, side=Side.FILL),
        )
        return Column(MarkRow(ui, page.marks), words, gap=ui.px(10), side=Side.FILL)

    def _right(self, page: DrillResult) -> Part:
        """What is worth a second look, and what comes next."""
        ui = self.ui
        looks = looks_part(ui, page)
        buttons = self._buttons(page)
        whole = Column(looks, space(height=ui.px(12)), buttons, side=Side.FILL, grow=looks)
        return on_paper(ui, whole, ui.px(20), ui.px(16))

    def _buttons(self, page: DrillResult) -> Part:
        ui = self.ui
        first: list[Part] = []
        for button in page.buttons:
            if not button.main:
                style = ButtonStyle(kind=PLAIN, icon=button.icon, height=40, pad=14)
                first.append(self._button(button.id, button.words, style))
        if page.lesson:
            first.append(LinkButton(ui, "lesson", page.lesson, partial(self.press, "lesson")).within("more"))
        main = next(each for each in page.buttons if each.main)
        brass = ButtonStyle(kind=BRASS, size=19, height=50, pad=12)
        upper = FirstUnbroken(
            lambda: Row(first[0], free := space(), *first[1:], gap=ui.px(12), grow=free),
            lambda: Column(*first, gap=ui.px(8), side=Side.START),
        )
        rows = [upper] if first else []
        return Column(*rows, self._button(main.id, main.words, brass), gap=ui.px(11), side=Side.FILL)

    def _button(self, key: str, words: str, style: ButtonStyle) -> Button:
        return Button(self.ui, key, words, partial(self.press, key), style).within("more")


def _scaled(page: DrillResult) -> Scaled:
    def write(value: float, digits: int) -> str:
        return format_percent(value) if page.percent else format_number(value, digits)

    rows = [Ranged(row.words, row.mean, row.low, row.high, row.now) for row in page.rows]
    lines = [(each.words, each.cost) for each in page.levels]
    return Scaled(rows, lines, _("lower is better"), page.sentence, write)
