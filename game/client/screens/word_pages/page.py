"""One word told on the sheet: what it means, its examples, what belongs to it, and where it is taught."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pygame import Rect

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.word_pages.examples import Examples, LayTable
from game.client.table.sheet_parts import Rule
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle, RoundButton
from game.client.widgets.flow import Style
from game.client.widgets.linked import LinkedText, OpenTerm, links_of
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.text import TextBlock
from game.course.glossary import TermView
from game.course.links import link
from game.i18n import _, format_list, ngettext
from game.words import capital

ZONE = "sheet"
_TITLE, _LOWER_TITLE = 40, 28
_PAD = 24

Doors = dict[str, Callable[[], None]]
"""Phrases of a text, each with what opens it."""


@dataclass(frozen=True)
class Told:
    """What the sheet says of a word, and where its links lead."""

    term: TermView
    near: Sequence[tuple[str, str]]
    """Ids and titles of words that belong to it."""
    lay: LayTable
    open_term: OpenTerm
    practise: Callable[[], None]
    """Opens the memory card of the word."""
    clauses: Doors = field(default_factory=dict)
    lessons: Doors = field(default_factory=dict)
    """Titles of lessons that teach it, the best first."""
    back: tuple[str, Callable[[], None]] | None = None
    """The word one came from and the way back to it."""


def lay_page(ui: Ui, sheet: Rect, told: Told) -> list[Widget]:
    """The parts of the sheet, placed."""
    pad = ui.px(_PAD if not ui.metrics.drawer else theme.SHEET_PAD)
    room = sheet.inflate(-2 * pad, -2 * pad)
    parts: list[Widget] = []
    buttons = _buttons(ui, told, room)
    parts += buttons
    if ui.metrics.drawer:
        room.width = buttons[0].rect.left - pad - room.x
    else:
        room.height = buttons[0].rect.top - ui.px(12) - room.y
    if told.back is not None:
        words, action = told.back
        back = RoundButton(ui, "word before", "back", words, action, zone=ZONE)
        parts.insert(0, back.place(room.right - back.size[0], room.y))
    aside = ui.px(46) if told.back is not None else 0
    content, high = _content(ui, told, room.w, aside)
    area = ScrollArea(ui, "sheet text", content, high, zone=ZONE)
    area.place(room.x, room.y, room.w, max(1, room.h))
    return [area, *links_of(area), *parts]


def _buttons(ui: Ui, told: Told, room: Rect) -> list[Widget]:
    """Practising the word in brass and its first lesson: beside each other, in fewer words, or stacked."""
    wide = round(room.w * 0.34) if ui.metrics.drawer else room.w
    if not ui.metrics.drawer:
        lesson = _("Open the lesson")
        for words in (
            (_("Practise this word"), lesson),
            (_("Practise"), lesson),
            (_("Practise"), _("Lesson")),
        ):
            row = _made(ui, told, words)
            gap = ui.px(12)
            spare = wide - sum(button.size[0] for button in row) - gap * (len(row) - 1)
            if spare < 0:
                continue
            row[0] = _made(ui, told, words, row[0].size[0] + spare)[0]
            low, x = room.bottom - max(button.size[1] for button in row) - ui.px(4), room.x
            for button in row:
                x = button.place(x, low).rect.right + gap
            return [*row]
    stack = _made(ui, told, (_("Practise this word"), _("Open the lesson")), wide)
    low = room.bottom - ui.px(4)
    for button in reversed(stack):
        button.place(room.right - wide, low - button.size[1])
        low = button.rect.top - ui.px(10)
    return [*stack]


def _made(ui: Ui, told: Told, words: tuple[str, str], width: int | None = None) -> list[Button]:
    pad = 12 if width is None else 8
    made = [
        Button(ui, "practise", words[0], told.practise, ButtonStyle(kind=BRASS, pad=pad), width=width).within(
            zone=ZONE
        )
    ]
    if told.lessons:
        door = next(iter(told.lessons.values()))
        made.append(Button(ui, "lesson", words[1], door, ButtonStyle(pad=pad), width=width).within(zone=ZONE))
    return made


class _Column:
    """Parts one below the other."""

    def __init__(self) -> None:
        self.parts: list[Widget] = []
        self.y = 0

    def add(self, part: Widget, above: int = 0) -> None:
        self.parts.append(part.place(0, self.y + above))
        self.y = part.rect.bottom


def _content(ui: Ui, told: Told, width: int, aside: int) -> tuple[list[Widget], int]:
    """The words of the page, placed from 0, 0; `aside` is taken at the right of the first lines."""
    term, column = told.term, _Column()
    soft = Style(theme.SECOND, colour=theme.SOFT, line=1.36)
    if term.group:
        column.add(TextBlock(ui, term.group, width - aside, soft))
    column.add(_title(ui, capital(term.title), width - aside))
    if term.said:
        # NOTE: the words that are said at the table, in quotation marks
        column.add(TextBlock(ui, _("“{words}”").format(words=term.said), width, soft), ui.px(2))
    if term.also:
        # NOTE: other words for the same thing, below the word itself
        also = _("also {words}").format(words=format_list(term.also, "or"))
        column.add(TextBlock(ui, also, width, soft), ui.px(2))
    column.add(_rule(ui, width), ui.px(10))
    column.add(LinkedText(ui, term.text, width, Style(theme.BODY), told.open_term), ui.px(10))
    if term.examples:
        column.add(Examples(ui, term.examples, told.lay, width), ui.px(12))
    below = list(_below(ui, told, width))
    if below:
        column.add(_rule(ui, width), ui.px(14))
    for number, block in enumerate(below):
        column.add(block, ui.px(10 if not number else 5))
    return column.parts, column.y


def _title(ui: Ui, title: str, width: int) -> TextBlock:
    """The word as large as fits on one line, or smaller on two."""
    sizes = (_TITLE, 34, _LOWER_TITLE) if ui.metrics.text < 1.3 else (_LOWER_TITLE,)
    blocks = [TextBlock(ui, title, width, Style(size, "title", theme.INK, 1.16)) for size in sizes]
    return next((block for block in blocks if len(block.lines) == 1), blocks[-1])


def _below(ui: Ui, told: Told, width: int) -> list[LinkedText]:
    """What belongs to the word: other words, lessons and clauses."""
    routes = dict(sorted({**told.clauses, **told.lessons}.items(), key=lambda door: -len(door[0])))
    texts = list[str]()
    if told.near:
        marks = (link(term_id, title) for term_id, title in told.near)
        texts.append(_("See also {words}").format(words=format_list(marks)))
    if told.lessons:
        count = len(told.lessons)
        words = ngettext("Lesson: {lessons}", "Lessons: {lessons}", count)
        texts.append(words.format(lessons=format_list(told.lessons)))
    if told.clauses:
        texts.append(_("In the sheets: {clauses}").format(clauses=format_list(told.clauses)))
    style = Style(theme.BUBBLE, line=1.4)
    return [LinkedText(ui, text, width, style, told.open_term, routes) for text in texts]


def _rule(ui: Ui, width: int) -> Rule:
    rule = Rule(ui)
    rule.fit(width)
    return rule
