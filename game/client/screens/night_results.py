"""The end of a round and of a whole night on the mat, as picture 19b has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.night_grid import grid_on_paper, listed
from game.client.widgets.arrangements import Sized
from game.client.widgets.buttons import BRASS, PLAIN, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side
from game.client.widgets.text import TextBlock
from game.evening.evening import Evening
from game.evening.in_play import EveningInPlay
from game.i18n import _
from game.pages.evening_clock import cut_short
from game.pages.evening_end import Costs, costs_words, highlights, own_place_words, own_rounds
from game.pages.evening_grid import Grid, night_grid, round_grid
from game.pages.evening_round import moved_lines, next_lines, points_line
from game.pages.evening_words import is_own, place_line
from game.pages.page import Page

Press = Callable[[str], None]

_BELOW = 0.29  # of the height: the sheets and buttons below the table
_BUTTONS = 0.27  # of the width


def round_result(ui: Ui, state: EveningInPlay, after: Evening, page: Page, press: Press) -> Part:
    """The hands of the own table, the standing, who moves where, and the way on."""
    own = state.own
    assert own is not None
    told = (cut_short(state), points_line(state, after), *next_lines(state, after))
    sub = " ".join(line for line in told if line)
    lines = [place_line(after, place) for place in after.standing]
    bold = [at for at, place in enumerate(after.standing) if is_own(after, place.unit)]
    sheets = [listed(ui, "standing", _("Standings"), lines, bold)]
    moved = moved_lines(state.evening, after)
    if moved:
        sheets.append(listed(ui, "moved", _("Who moves"), moved))
    return _result(ui, page, sub, round_grid(state.evening, own), sheets, press)


def night_result(ui: Ui, night: Evening, costs: Costs | None, page: Page, press: Press) -> Part:
    """Everybody's rounds and places, what stands out, and the learner's own night."""
    told = own_rounds(night)
    if costs is not None:
        told = [*told, costs_words(costs)]
    sheets = [listed(ui, "highlights", _("Highlights"), highlights(night))]
    if told:
        sheets.append(listed(ui, "own night", _("Your night"), told))
    return _result(ui, page, own_place_words(night), night_grid(night), sheets, press)


def _result(ui: Ui, page: Page, sub: str, grid: Grid, sheets: Sequence[Part], press: Press) -> Part:
    """A headline, the table of points, and below it sheets with the buttons beside them."""
    title = TextBlock(ui, page.title, style=Style(28, "title", theme.CREAM, 1.16))
    words = TextBlock(ui, sub, style=Style(theme.BODY, "regular", theme.FELT_SOFT, 1.3))
    head = Inset(Column(title, words, gap=ui.px(2), side=Side.FILL), ui.px(6), 0, ui.px(6), ui.px(12))
    table = grid_on_paper(ui, grid)
    high = round(ui.metrics.wide_mat.h * _BELOW)
    both = Row(*sheets, gap=ui.px(16), side=Side.FILL, even=True)
    buttons = Sized(_buttons(ui, page, press), round(ui.metrics.wide_mat.w * _BUTTONS))
    below = Row(both, buttons, gap=ui.px(18), side=Side.FILL, grow=both)
    foot = Inset(Sized(below, height=high), 0, ui.px(16), 0, 0)
    return Column(head, table, foot, side=Side.FILL, grow=table)


def _buttons(ui: Ui, page: Page, press: Press) -> Part:
    made: list[Part] = []
    for each in page.every_button():
        onward = each.icon == "arrow"
        style = ButtonStyle(
            BRASS if each.main else PLAIN, "" if onward else each.icon, "arrow" if onward else "", pad=10
        )
        made.append(Button(ui, each.id, each.words, partial(press, each.id), style).within(group="buttons"))
    return Column(*made, gap=ui.px(12), side=Side.FILL)
