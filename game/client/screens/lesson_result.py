"""The end of a lesson on the mat: a fan of cards, and on paper how each of its skills went."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import clear
from game.client.draw.ui import Ui
from game.client.screens.home_art import FAN_SIZE, fan
from game.client.table.layout import TableLayout
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number
from game.presenters.lesson_list import catalogue

_LEAST_FAN = 110  # a fan that is lower is left away


class Fan(Widget):
    """The five strongest hearts."""

    focusable = False

    def __init__(self, ui: Ui, size: tuple[int, int]) -> None:
        super().__init__(ui, "fan")
        self.size = size

    @property
    def spoken(self) -> str:
        return ""

    def draw(self, surface: Surface) -> None:
        edge = self.ui.px(30)
        area = Rect(edge, edge, *self.rect.size)

        def make() -> Surface:
            out = clear((area.w + 2 * edge, area.h + 2 * edge))
            fan(self.ui, out, area)
            return out

        picture = self.ui.assets.kept.get(("fan", self.rect.size, self.ui.assets.deck), make)
        surface.blit(picture, (self.rect.x - edge, self.rect.y - edge))


class SkillsPaper(Widget):
    """What was practised, a line for each skill: what was right at the first try, of how much."""

    focusable = False

    def __init__(
        self,
        ui: Ui,
        skills: Mapping[str, tuple[int, int]],
        width: int,
        close: bool = False,
        columns: int = 1,
    ) -> None:
        """`close` sets the lines smaller and nearer to each other. Columns are read down."""
        super().__init__(ui, "skills")
        self._type, self._gap = (theme.SECOND, ui.px(4)) if close else (theme.BODY, ui.px(12))
        self._pad, self._mark = ui.px(12 if close else 22), ui.px(22)
        room = width - 2 * self._pad
        self._head = TextBlock(ui, _("What you practised"), room, Style(20, "title", theme.INK, 1.2))
        self._apart = ui.px(40)
        self._wide = (room - (columns - 1) * self._apart) // columns
        self._lines = [self._line(skill, *counted, self._wide) for skill, counted in skills.items()]
        each = -(-len(self._lines) // columns)
        self._columns = [self._lines[first : first + each] for first in range(0, len(self._lines), each)]
        high = max(sum(self._height(line) for line in column) for column in self._columns)
        self.size = (width, self._head.size[1] + high + 2 * self._pad)

    def _line(self, skill: str, right: int, asked: int, room: int) -> tuple[bool, TextBlock, TextBlock]:
        # NOTE: questions about a skill that were right at the first try, of how many: "2 of 3"
        words = _("{right} of {asked}").format(right=format_number(right), asked=format_number(asked))
        told = TextBlock(self.ui, words, None, Style(self._type, "semibold", theme.SOFT, 1.25))
        wide = room - self._mark - self.ui.px(12) - told.text_width - self.ui.px(16)
        name = TextBlock(self.ui, catalogue().course.skill(skill), wide, Style(self._type, line=1.25))
        return right == asked, name, told

    def _height(self, line: tuple[bool, TextBlock, TextBlock]) -> int:
        return max(line[1].size[1], self._mark) + self._gap

    @property
    def spoken(self) -> str:
        lines = (f"{name.spoken}: {told.spoken}" for _right, name, told in self._lines)
        return ". ".join((self._head.spoken, *lines))

    def draw(self, surface: Surface) -> None:
        self.ui.paper(self.rect.size, 16).draw(surface, self.rect.center)
        x, top = self.rect.x + self._pad, self.rect.y + self._pad
        surface.blit(self._head.picture(), (x, top))
        for column in self._columns:
            y = top + self._head.size[1]
            for line in column:
                self._draw_line(surface, line, Rect(x, y, self._wide, self._height(line)))
                y += self._height(line)
            x += self._wide + self._apart

    def _draw_line(self, surface: Surface, line: tuple[bool, TextBlock, TextBlock], place: Rect) -> None:
        right, name, told = line
        middle = place.centery + self.ui.px(3)
        icon, colour = ("check", theme.GOOD) if right else ("replay", theme.GOLD)
        mark = self.ui.assets.icon(icon, self._mark, colour)
        surface.blit(mark, mark.get_rect(midleft=(place.x, middle)))
        words = name.picture()
        surface.blit(words, words.get_rect(midleft=(place.x + self._mark + self.ui.px(12), middle)))
        number = told.picture()
        surface.blit(number, number.get_rect(midright=(place.right, middle)))


def _paper(ui: Ui, skills: Mapping[str, tuple[int, int]], room: Rect) -> SkillsPaper:
    """The paper as it fits: wider, closer and in columns where there are many skills or long words."""
    tried = SkillsPaper(ui, skills, min(ui.px(560), room.w))
    for close, columns in ((False, 1), (False, 2), (True, 1), (True, 2), (True, 3)):
        if tried.size[1] <= room.h:
            break
        tried = SkillsPaper(ui, skills, room.w, close, columns)
    return tried


def lay_result(ui: Ui, layout: TableLayout, skills: Mapping[str, tuple[int, int]]) -> list[Widget]:
    """The fan and the paper below it, in the middle of the mat; the fan only where there is room.

    Without skills it is the fan alone, as it lies beside what is read before any cards are dealt.
    """
    room = layout.mat.inflate(-2 * ui.px(30), -2 * ui.px(26))
    parts: list[Widget] = []
    paper = _paper(ui, skills, room) if skills else None
    left = room.h - (paper.size[1] + ui.px(34) if paper else 0)
    high = min(ui.px(FAN_SIZE[1]), left)
    if high >= ui.px(_LEAST_FAN):
        wide = min(room.w, round(high * FAN_SIZE[0] / FAN_SIZE[1]))
        used = high + (paper.size[1] + ui.px(34) if paper else 0)
        parts.append(Fan(ui, (wide, high)).place(room.centerx - wide / 2, room.centery - used / 2))
    if paper is not None:
        top = parts[0].rect.bottom + ui.px(34) if parts else room.centery - paper.size[1] / 2
        parts.append(paper.place(room.centerx - paper.size[0] / 2, max(room.y, top)))
    return parts
