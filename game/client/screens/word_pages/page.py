"""The sheet of the glossary: a word with its examples and what belongs to it, or that none was found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.word_pages.examples import LayTable, examples_part
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle, RoundButton
from game.client.widgets.composed import hairline
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack, lay, space
from game.client.widgets.linked import LinkedText
from game.client.widgets.scroll import Scrolled
from game.client.widgets.text import TextBlock
from game.i18n import _, format_list, pgettext
from game.pages.glossary import WordPage
from game.pages.page import Paragraph
from game.words import capital

Press = Callable[[str], None]
"""Takes the id of what was pressed."""


class WordSheet:
    """Lays out the sheet in a place of the window; `press` takes the ids of buttons and links."""

    def __init__(self, ui: Ui, sheet: Rect, press: Press) -> None:
        self._ui, self._press = ui, press
        self._drawer = ui.metrics.drawer
        self._pad = ui.px(theme.SHEET_PAD if self._drawer else 24)
        self._room = sheet.inflate(-2 * self._pad, -2 * self._pad)
        self._foot = round(self._room.w * 0.34) if self._drawer else self._room.w

    def nothing_found(self, typed: str) -> list[Widget]:
        """That nothing was found, and how to go on."""
        ui = self._ui
        # NOTE: {typed} is what somebody wrote into the search of the glossary
        nothing = _("Nothing in the glossary matches “{typed}”.").format(typed=typed)
        advice = _("These are the closest words in the list. Choose one, or look through them all.")
        texts = (
            TextBlock(ui, _("No such word"), None, Style(28, "title", theme.INK, 1.16)),
            TextBlock(ui, nothing, None, Style(theme.BODY)),
            TextBlock(ui, advice, None, Style(theme.BODY, colour=theme.SOFT)),
        )
        every = self._button("all words", _("All the words"), BRASS, 8)
        return self._laid(Inset(Column(*texts, gap=ui.px(10)), 0, 0, 0, ui.px(10)), [every])

    def word(
        self, page: WordPage, lay_table: LayTable, came_from: str, *, in_lesson: bool = False
    ) -> list[Widget]:
        """A word; `came_from` is the title of the word one came from, with a way back to it.

        Looked up `in_lesson`, it leads back there first of all.
        """
        ui, width = self._ui, self._text_width
        corner: RoundButton | None = None
        if came_from:
            words = _("Back to {word}").format(word=came_from)
            corner = RoundButton(ui, "word before", "back", words, partial(self._press, "back"), zone="sheet")
        term, soft = page.term, Style(theme.SECOND, colour=theme.SOFT, line=1.36)
        aside = width - (ui.px(46) if corner else 0)
        parts: list[Part] = []
        if term.group:
            parts.append(Sized(TextBlock(ui, term.group, None, soft), aside))
        parts.append(Sized(self._title(capital(term.title), aside), aside))
        if term.said:
            # NOTE: the words that are said at the table, in quotation marks
            said = _("“{words}”").format(words=term.said)
            parts += [space(height=ui.px(2)), TextBlock(ui, said, None, soft)]
        if term.also:
            # NOTE: other words for the same thing, below the word itself
            also = _("also {words}").format(words=format_list(term.also, "or"))
            parts += [space(height=ui.px(2)), TextBlock(ui, also, None, soft)]
        parts += [space(height=ui.px(10)), hairline(ui), space(height=ui.px(10))]
        parts.append(self._linked(Paragraph(term.text), Style(theme.BODY)))
        if term.examples:
            parts += [space(height=ui.px(12)), examples_part(ui, term.examples, lay_table, width)]
        if page.notes:
            notes = [self._linked(note, Style(theme.BUBBLE, line=1.4)) for note in page.notes]
            parts += [space(height=ui.px(14)), hairline(ui), space(height=ui.px(10))]
            parts.append(Column(*notes, gap=ui.px(5)))
        buttons = self._back_first() if in_lesson else self._buttons(page.lesson)
        return self._laid(Column(*parts, side=Side.FILL), buttons, corner)

    @property
    def _text_width(self) -> int:
        return self._room.w - (self._foot + self._pad if self._drawer else 0)

    def _title(self, title: str, width: int) -> TextBlock:
        """The word as large as fits on one line, or smaller on two."""
        sizes = (40, 34, 28) if self._ui.metrics.text < 1.3 else (28,)
        blocks = [TextBlock(self._ui, title, None, Style(size, "title", theme.INK, 1.16)) for size in sizes]
        return next((block for block in blocks if block.best_width <= width), blocks[-1])

    def _linked(self, paragraph: Paragraph, style: Style) -> LinkedText:
        links = {phrase: partial(self._press, pressed) for phrase, pressed in paragraph.links}

        def open_term(term_id: str) -> None:
            self._press(f"term {term_id}")

        return LinkedText(self._ui, paragraph.text, self._text_width, style, open_term, links)

    def _back_first(self) -> Sequence[Part]:
        pad = 8 if self._drawer else 12
        main = self._button("leave", _("Back to the lesson"), BRASS, pad)
        return [main, self._button("practise", _("Practice this word"), pad=pad)]

    def _buttons(self, lesson: str) -> Sequence[Part]:
        """Practising the word in brass and its first lesson: side by side, in fewer words, or stacked."""
        open_lesson = _("Open the lesson")
        for practise, learn in (
            (_("Practice this word"), open_lesson),
            (pgettext("a word", "Practice"), open_lesson),
            (pgettext("a word", "Practice"), _("Lesson")),
        ):
            main = self._button("practise", practise, BRASS)
            others = [self._button(f"lesson {lesson}", learn)] if lesson else []
            row = Row(main, *others, gap=self._ui.px(12), grow=main)
            if row.best_width <= self._foot and not self._drawer:
                return [row]
        main = self._button("practise", _("Practice this word"), BRASS, 8)
        return [main, *([self._button(f"lesson {lesson}", open_lesson, pad=8)] if lesson else [])]

    def _button(self, pressed: str, words: str, kind: str = "plain", pad: float = 12) -> Button:
        key = "lesson" if pressed.startswith("lesson") else pressed
        action = partial(self._press, pressed)
        return Button(self._ui, key, words, action, ButtonStyle(kind, pad=pad)).within("sheet")

    def _laid(self, text: Part, buttons: Sequence[Part], corner: RoundButton | None = None) -> list[Widget]:
        """The text in a view that scrolls, and the buttons below it or, in the drawer, beside it."""
        ui = self._ui
        area = Scrolled(ui, "sheet text", text)
        body: Part = Stack(area, Column(corner, side=Side.END)) if corner else area
        foot = Inset(Column(*buttons, gap=ui.px(10), side=Side.FILL), 0, 0, 0, ui.px(4))
        if not self._drawer:
            gap = space(height=ui.px(12))
            return lay(Column(body, gap, foot, side=Side.FILL, grow=body), self._room)
        above = space()
        pushed = Sized(Column(above, foot, side=Side.FILL, grow=above), self._foot)
        return lay(Row(Sized(body, self._text_width), pushed, gap=self._pad, side=Side.FILL), self._room)
