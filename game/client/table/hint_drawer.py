"""A hint in the drawer: its title and its steps stay, the bars stand in two columns below the title."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum, auto
from functools import partial

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table.hint_parts import BarsNote
from game.client.table.hint_steps import StepMark
from game.client.table.page_blocks import Act, part_of, title_of
from game.client.table.sheet_foot import foot
from game.client.table.sheet_parts import to_do
from game.client.table.sheet_text import ZONE, PageText
from game.client.widgets.arrangements import FirstUnbroken, MadeForRoom, Sized
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.buttons import LinkButton
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, space
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.page import BarRows, Block, HintStep, More, Page, Paragraph, Stage, StepsRead

_WIDE, _NARROW = 420, 306  # of the column with the steps and the buttons; beside bars
_SMALL = Style(theme.SECOND, "regular", theme.SOFT, 1.33)


class Place(Enum):
    """Where something is said of the bars: with them, in the column beside them, or nowhere."""

    BELOW = auto()
    BESIDE = auto()
    GONE = auto()


_How = tuple[Place, Place, bool]  # of the reason and of the note, and whether the axis has its words
_FORMS: tuple[_How, ...] = (
    (Place.BESIDE, Place.BELOW, True),
    (Place.BESIDE, Place.BESIDE, True),
    (Place.BELOW, Place.BESIDE, True),
    (Place.BESIDE, Place.BELOW, False),
    (Place.BESIDE, Place.BESIDE, False),
    (Place.BELOW, Place.BESIDE, False),
    (Place.GONE, Place.BESIDE, True),
    (Place.GONE, Place.BELOW, True),
    (Place.GONE, Place.BESIDE, False),
    (Place.BESIDE, Place.GONE, True),
    (Place.BESIDE, Place.GONE, False),
    (Place.BELOW, Place.GONE, False),
    (Place.GONE, Place.GONE, False),
)
"""The best first: bars with less said of them, as room is short; how sure they are is given up last."""


def hint_drawer(ui: Ui, page: Page, act: Act, calls: Sequence[Widget]) -> Part:
    """The parts of a hint; `calls` lie below all else, beside the buttons of the answer if they fit there."""
    bars = next((block for block in page.blocks if isinstance(block, BarRows)), None)
    said = tuple(_said(page.blocks))
    reason = next((block for block in said if isinstance(block, Paragraph)), None) if bars else None
    wide = ui.px(_NARROW if bars else _WIDE)
    buttons = foot(ui, replace(page, todo=""), act, theme.SECOND)
    buttons.fit(wide)
    below: list[Part] = []
    if calls:
        said_so = Row(*calls, gap=ui.px(12))
        said_so.fit(ENDLESS)
        between = space()
        beside = Row(said_so, between, Sized(buttons, wide), grow=between, side=Side.MIDDLE)
        together = bars is not None and said_so.size[0] + wide + ui.px(
            12
        ) <= ui.metrics.table_sheet.w - ui.px(60)
        below = [beside if together else Column(said_so, side=Side.MIDDLE)]
        buttons = space() if together else buttons
    right = _Beside(ui, page, act, wide, buttons)

    def sides(of_reason: Place, of_note: Place = Place.BELOW, axis: bool = True) -> tuple[Part, Part]:
        left = [_only(block, of_note is Place.BELOW, axis) for block in said]
        if of_reason is not Place.BELOW:
            left = [block for block in left if block is not reason]
        if calls:  # which leave room for little: values say most in it
            left.sort(key=lambda block: not isinstance(block, BarRows))
        text = PageText(ui, replace(page, title="", blocks=tuple(left), newest=0), act)
        first = Column(_head(ui, page, bars), text, side=Side.FILL, grow=text)
        told = [part_of(ui, reason, act)] if reason and of_reason is Place.BESIDE else []
        if bars and of_note is Place.BESIDE:
            told.append(Inset(BarsNote(ui, bars.note), 0, ui.px(8), 0, 0))
        return first, right.column(told)

    def form(*how: *_How) -> Part:
        first, column = sides(*how)
        return Row(first, column, gap=ui.px(34), grow=first, side=Side.FILL)

    def whole(width: int, height: int) -> Part:
        """With all values in sight; what has no room beside them is a press on More away."""
        for how in _FORMS:
            first, column = sides(*how)
            first.fit(width - wide - ui.px(34))
            column.fit(wide, height)
            if max(first.size[1], column.size[1]) <= height:
                return form(*how)
        return form(Place.BELOW, Place.GONE, False)

    more = any(isinstance(block, More) and not block.opened for block in page.blocks)
    upper: Part = FirstThatFits(partial(form, Place.BESIDE), partial(form, Place.BELOW))
    if bars and more:
        upper = MadeForRoom(whole)
    gap = [space(0, ui.px(4))] if below else []
    return Column(upper, *gap, *below, grow=upper, side=Side.FILL)


def _said(blocks: Sequence[Block]) -> list[Block]:
    """What is said below the title: the step that is open without its head, and what follows."""
    found: list[Block] = []
    for block in blocks:
        if isinstance(block, HintStep):
            if block.stage is Stage.OPEN and block.text:
                found.append(Paragraph(block.text, links=block.links))
        elif isinstance(block, BarRows):
            found.append(replace(block, head=""))
        elif not isinstance(block, StepsRead | More):
            found.append(block)
    return found


def _only(block: Block, noted: bool, axis: bool) -> Block:
    """Bars with no more of what is said of them than there is room for."""
    if not isinstance(block, BarRows) or (noted and axis):
        return block
    folded = block.folded if axis else ""
    return replace(block, bare=not axis, folded=folded, note=block.note if noted else "")


def _head(ui: Ui, page: Page, bars: BarRows | None) -> Part:
    """The title, and beside it what the bars show, below it where both have not room."""
    title = title_of(ui, page)
    if bars is None:
        return Column(*title, side=Side.FILL)
    shows = TextBlock(ui, bars.head, None, _SMALL)
    return FirstUnbroken(
        lambda: Row(*title, shows, gap=ui.px(20), side=Side.END),
        lambda: Column(*title, shows, side=Side.FILL),
    )


class _Beside:
    """The column at the right: the steps in one line, the way to more, what to do, the buttons."""

    def __init__(self, ui: Ui, page: Page, act: Act, wide: int, buttons: Part) -> None:
        self._ui, self._page, self._act, self._wide, self._buttons = ui, page, act, wide, buttons

    def column(self, reason: Sequence[Part]) -> Part:
        """The column with a reason below the steps, and with what to do where there is room for it."""
        ui, between = self._ui, space(self._wide)
        todo = [Inset(Sized(to_do(ui, self._page.todo), self._wide), 0, ui.px(8), 0, 0)]

        def form(told: Sequence[Part]) -> Part:
            return Column(
                Sized(self._marks(), self._wide),
                *(Sized(part, self._wide) for part in told),
                between,
                self._buttons,
                grow=between,
                side=Side.FILL,
            )

        return FirstThatFits(
            *([partial(form, todo)] if self._page.todo and not reason else []), partial(form, reason)
        )

    def _marks(self) -> Part:
        ui, marks = self._ui, list[Part]()
        for block in self._page.blocks:
            steps = block.steps if isinstance(block, StepsRead) else (block,)
            marks += [StepMark(ui, step) for step in steps if isinstance(step, HintStep)]
        line = Row(*marks, gap=ui.px(14))
        more = next((block for block in self._page.blocks if isinstance(block, More)), None)
        if more is None:
            return line
        words = _("Less") if more.opened else _("More")
        link = LinkButton(ui, "more", words, partial(self._act, "more"), theme.SECOND).within(ZONE)
        between = space()
        return Row(line, between, link, grow=between)
