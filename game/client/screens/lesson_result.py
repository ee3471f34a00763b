"""The end of a lesson on the mat: a fan of cards, a word from a player, and on paper how each skill went."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

from pygame import Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.home_art import FAN_SIZE, Fan
from game.client.screens.lesson_voice import voice
from game.client.table.layout import TableLayout
from game.client.widgets.arrangements import Sized, least
from game.client.widgets.base import Widget
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, lay
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import on_paper, picture
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number
from game.pages.remarks import LessonWord
from game.presenters.lesson_entry import SmallPicture
from game.presenters.lesson_list import catalogue

_LEAST_FAN = 110  # a fan that is lower is left away
_WIDTH, _RADIUS = 560, 16  # of the paper


@dataclass(frozen=True)
class Practiced:
    """What was right at the first try, of how much, by the ids of skills."""

    skills: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    answered: int = 0  # questions in all, each counted once
    shown: SmallPicture | None = None  # the cards of the lesson
    word: LessonWord | None = None  # what a player says of it

    @property
    def twice(self) -> bool:
        """Whether a question counts for more than one of them."""
        return sum(asked for _right, asked in self.skills.values()) > self.answered


def _paper(ui: Ui, practiced: Practiced, width: int, close: bool = False, columns: int = 1) -> Part:
    """What is said of the skills, on paper so wide."""
    paper = on_paper(ui, _lines(ui, practiced, close, columns), radius=_RADIUS)
    return Sized(Composed(ui, "skills", paper), width)


def _lines(ui: Ui, practiced: Practiced, close: bool, columns: int) -> Part:
    """A line for each skill; `close` sets them smaller and nearer to each other. Columns are read down."""
    lines = [_line(ui, skill, *counted, close) for skill, counted in practiced.skills.items()]
    each = -(-len(lines) // columns)
    gap = ui.px(4 if close else 12)
    read = [
        Column(
            *(Inset(line, 0, gap - gap // 2, 0, gap // 2) for line in lines[at : at + each]), side=Side.FILL
        )
        for at in range(0, len(lines), each)
    ]
    head = TextBlock(ui, _("What you practiced"), style=Style(20, "title", theme.INK, 1.2))
    twice = []
    if practiced.twice:
        said = _("Some questions count for two skills.")
        twice = [TextBlock(ui, said, style=Style(theme.SECOND, colour=theme.SOFT, line=1.25))]
    table = Row(*read, gap=ui.px(40), side=Side.START, even=True)
    words = Column(head, table, *twice, side=Side.FILL)
    return Inset(words, ui.px(12 if close else 22))


class _ScrolledPaper(Scrolled):
    """The paper where the skills are too many for any mat."""

    def draw(self, surface: Surface) -> None:
        self.ui.lay_sheet(surface, self.rect, _RADIUS)
        super().draw(surface)


def _line(ui: Ui, skill: str, right: int, asked: int, close: bool) -> Part:
    size = theme.SECOND if close else theme.BODY
    # NOTE: questions about a skill that were right at the first try, of how many: "2 of 3"
    words = _("{right} of {asked}").format(right=format_number(right), asked=format_number(asked))
    told = TextBlock(ui, words, style=Style(size, "semibold", theme.SOFT, 1.25))
    name = TextBlock(ui, catalogue().course.skill(skill), style=Style(size, line=1.25))
    icon, colour = ("check", theme.GOOD) if right == asked else ("replay", theme.GOLD)
    mark = picture(ui, ui.assets.icon(icon, ui.px(22), colour))
    said = Inset(name, ui.px(12), 0, ui.px(16), 0)
    return least(Row(mark, said, told, grow=said), height=ui.px(22))


def lay_result(ui: Ui, layout: TableLayout, practiced: Practiced) -> list[Widget]:
    """The fan, who says a word, and the paper, below each other in the middle of the mat, as far as they fit.

    With nothing practiced it is the fan alone, as it lies beside what is read before any cards are dealt.
    """
    room = layout.mat.inflate(-2 * ui.px(30), -2 * ui.px(26))
    below: list[Part] = []
    if practiced.skills:  # wider, closer and in columns where there are many skills or long words
        forms = [(True, 1), (True, 2), (True, 3)]
        paper = FirstThatFits(
            partial(_paper, ui, practiced, min(ui.px(_WIDTH), room.w)),
            *(partial(_paper, ui, practiced, room.w, *form) for form in [(False, 1), (False, 2), *forms]),
            lambda: _ScrolledPaper(ui, "skills", _lines(ui, practiced, close=True, columns=1)),
        )
        paper.fit(room.w, room.h)
        below = [Sized(paper, height=paper.size[1])]
    fan = Fan(ui, 1, round(ui.px(_LEAST_FAN) * FAN_SIZE[0] / FAN_SIZE[1]), practiced.shown)

    def told(small: bool) -> list[Part]:
        return [voice(ui, practiced.word, small)] if practiced.word else []

    def form(fanned: bool, said: list[Part]) -> Part:
        parts: list[Part] = [*([fan] if fanned else []), *said, *below]
        gap = ui.px(34 if fanned and not said else 22)
        return Column(*parts, gap=gap, side=Side.MIDDLE, grow=fan if fanned else None)

    page = FirstThatFits(
        lambda: form(True, told(small=False)),
        lambda: form(True, told(small=True)),
        lambda: form(False, told(small=False)),
        lambda: form(False, told(small=True)),
        lambda: form(False, []),
    )
    return lay(Row(page, grow=page), room)
