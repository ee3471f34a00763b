"""A line to type into: a question to the sheets, the name of a table, the seed of the cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget, is_press
from game.client.widgets.editing import Editing
from game.client.widgets.set_text import SetText
from game.i18n import _, format_number
from game.i18n.direction import runs_left_to_right
from game.words import in_one_breath, setting_line


def fit_a_seed(typed: str) -> bool:
    """Whether a seed takes these signs: letters, digits, and hyphens."""
    return typed.isascii() and typed.replace("-", "0").isalnum()


@dataclass(frozen=True)
class Line:
    """A line to type into: its key and name, what stands in it, what is shown while that is nothing.

    It takes signs that it `accepts`, `most` of them. Esc `empties` it, else it leaves the screen as anywhere.
    """

    key: str
    name: str
    value: str
    hint: str
    most: int = 60
    accepts: Callable[[str], bool] = str.isprintable
    empties: bool = True


@dataclass(frozen=True)
class LongLine(Line):
    """The same for texts that have `rows` lines of the field, or of which several are pasted at once."""

    rows: int = 1
    many: bool = False


_MOVES = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END)
_COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
_NEARLY = 10  # signs before a field is full from which on it says how many it takes
_LINE = 1.3  # from one line to the next, in heights of a letter


class TextField(Widget):
    """Signs go in at the caret, in place of what is selected. Esc empties it.

    Arrows, Home and End move the caret, by words with Ctrl, and select with Shift, as the mouse does. Ctrl+A
    selects everything; Ctrl+C, Ctrl+X and Ctrl+V copy, cut and paste.
    """

    def __init__(
        self,
        ui: Ui,
        line: Line,
        on_change: Callable[[str], None],
        note: str = "",
        icon: str = "",
        height: float = 50,
        size: float = theme.EMPHASIS,
    ) -> None:
        super().__init__(ui, line.key, zone="head")
        self.line, self.value, self.note = line, line.value, note
        self.editing = Editing.at_end(line.value)
        self._icon, self._on_change = icon, on_change
        self._rows = line.rows if isinstance(line, LongLine) else 1
        self._font = ui.font(size)
        wide = ui.assets.text_width(line.hint, "regular", self._font) + 2 * ui.px(18)
        high = max(ui.metrics.at_least(height, theme.HIT), self._font + 2 * ui.px(10))
        self.size = (max(ui.px(240), wide), high + (self._rows - 1) * self._step)

    @property
    def _step(self) -> int:
        """From one line to the next."""
        return round(self._font * _LINE)

    @property
    def spoken(self) -> str:
        words = setting_line(self.line.name, self.value or self.line.hint)
        chosen = _("selected: {words}").format(words=self.editing.copied) if self.editing.copied else ""
        return in_one_breath((words, self.note, chosen, self._fullness))

    @property
    def _fullness(self) -> str:
        """How many signs it has of how many it takes; empty while there is room."""
        if len(self.value) + _NEARLY < self.line.most or self.line.most <= _NEARLY:
            return ""
        # NOTE: how many letters a field has, of how many it can take, for example "58 of 60"
        text = _("{n} of {most}")
        return text.format(n=format_number(len(self.value)), most=format_number(self.line.most))

    def goes_on_from(self, before: Widget) -> None:
        """The caret stays where it was, and so does what is selected."""
        if isinstance(before, TextField):
            there = before.editing
            self.editing = Editing(self.value).to(there.anchor).to(there.caret, select=True)

    # -- keys ----------------------------------------------------------------------------------

    def handle_key(self, event: Event) -> bool:
        select, command = bool(event.mod & pygame.KMOD_SHIFT), bool(event.mod & _COMMAND)
        if command and self._command(event.key):
            return True
        moved = self._moved(event.key, select, command)
        if moved is not None:
            taken = moved != self.editing or select
            self.editing = moved
            return taken  # an arrow at the end goes to the next part
        typed = getattr(event, "unicode", "")
        if event.key == pygame.K_BACKSPACE:
            self._set(self.editing.without(-1, word=command))
        elif event.key == pygame.K_DELETE:
            self._set(self.editing.without(1, word=command))
        elif event.key == pygame.K_ESCAPE and self.line.empties and self.value:
            self._set(Editing(""))
        elif typed and self.line.accepts(typed) and not event.mod & (_COMMAND | pygame.KMOD_ALT):
            self._set(self.editing.typed(typed, self.line.most))
        else:
            return False
        return True

    def _moved(self, key: int, select: bool, word: bool) -> Editing | None:
        """Where a key moves the caret to; None for a key that doesn't move it."""
        if key not in _MOVES:
            return None
        now, text = self.editing, self.as_set
        if key in (pygame.K_LEFT, pygame.K_RIGHT):
            back = pygame.K_RIGHT if self.mirrored and not text.against else pygame.K_LEFT
            return now.step(-1 if key == back else 1, select=select, word=word)
        if key in (pygame.K_UP, pygame.K_DOWN) and self._rows > 1:
            return now.to(text.above(now.caret, -1 if key == pygame.K_UP else 1), select=select)
        if key in (pygame.K_HOME, pygame.K_END):
            first, last = text.ends(text.lines[text.line_of(now.caret)])
            return now.to(first if key == pygame.K_HOME else last, select=select)
        return None

    def _command(self, key: int) -> bool:
        """Ctrl and a letter."""
        if key == pygame.K_a:
            self.editing = self.editing.all()
        elif key in (pygame.K_c, pygame.K_x):
            if self.editing.copied:
                pygame.scrap.put_text(self.editing.copied)
            if self.editing.copied and key == pygame.K_x:
                self._set(self.editing.without(-1))
        elif key == pygame.K_v:
            text = pygame.scrap.get_text().strip("\0") if pygame.scrap.has_text() else ""
            if not (isinstance(self.line, LongLine) and self.line.many):
                text = "".join(filter(self.line.accepts, " ".join(text.split())))
            self._set(self.editing.typed(text, self.line.most))
        return key in (pygame.K_a, pygame.K_c, pygame.K_x, pygame.K_v)

    def _set(self, editing: Editing) -> None:
        changed = editing.text != self.value
        self.editing, self.value = editing, editing.text
        if changed:
            self._on_change(self.value)

    # -- the mouse -----------------------------------------------------------------------------

    def pointer(self, event: Event) -> bool:
        if is_press(event):
            keys = pygame.key.get_mods() if pygame.display.get_init() else 0
            self.editing = self.editing.to(self._place_at(event.pos), select=bool(keys & pygame.KMOD_SHIFT))
        elif event.type == pygame.MOUSEMOTION and self.pressed and event.buttons[0]:
            self.editing = self.editing.to(self._place_at(event.pos), select=True)
            return True
        return False

    # -- where the text is ---------------------------------------------------------------------

    @property
    def as_set(self) -> SetText:
        """The text as it is set in its room."""

        def width(words: str) -> int:
            return self.ui.assets.text_width(words, "semibold", self._font)

        against = self.mirrored and runs_left_to_right(self.value)
        return SetText(self.value, self._rows, self._room(), self._step, width, self.ui.px(3), against)

    def _place_at(self, pos: tuple[int, int]) -> int:
        """The place in the text at a point of the window."""
        return self.as_set.place_at(self.from_left(pos), self.editing.caret)

    def _room(self) -> Rect:
        """Where the text is."""
        ui = self.ui
        x, right = self.rect.x + ui.px(16), self.rect.right - ui.px(16)
        if self._icon:
            x += round(self._font * 1.2) + ui.px(12)
        if (note := self._beside(x, right)) and self._rows == 1:
            right -= ui.assets.text_width(note, "regular", ui.font(theme.SECOND)) + ui.px(10)
        if self._rows == 1:
            return Rect(x, self.rect.y, right - x, self.rect.h)
        high = self._rows * self._step
        return Rect(x, self.rect.y + (self.rect.h - high) // 2, right - x, high)

    def _beside(self, x: int, right: int) -> str:
        """What stands at the right of the text: that it is full, else its note where that has room."""
        if self._fullness:
            return self._fullness
        wide = self.ui.assets.text_width(self.note, "regular", self.ui.font(theme.SECOND))
        return self.note if self.note and x + self.ui.px(120) + wide < right else ""

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        ui, k, canvas = self.ui, self.ui.metrics.k, self.canvas(surface)
        edge = theme.EDGE_DARK if self.hovered else theme.EDGE
        tile = Box(12 * k, theme.PAPER, edge, max(1.5, 2 * k))
        surface.blit(ui.box(self.rect.size, tile), self.rect)
        room = self._room()
        if self._icon:
            mark = ui.assets.icon(self._icon, round(self._font * 1.2), theme.SOFT)
            canvas.blit(mark, mark.get_rect(midleft=(self.rect.x + ui.px(16), self.rect.centery)))
        if words := self._beside(room.x, self.rect.right - ui.px(16)):
            full = len(self.value) >= self.line.most
            note = ui.text(words, theme.SECOND, "regular", theme.CLAY if full else theme.SOFT)
            place = (self.rect.right - ui.px(16), self.rect.centery)
            if self._rows > 1:
                place = (place[0], self.rect.bottom - note.get_height() // 2 - ui.px(2))
            canvas.blit(note, note.get_rect(midright=place))
        if not self.value:
            hint = ui.assets.text(self.line.hint, "regular", self._font, theme.SOFT)
            middle = room.y + self._step // 2 if self._rows > 1 else room.centery
            canvas.blit(hint, hint.get_rect(midleft=(room.x, middle)), Rect(0, 0, room.w, hint.get_height()))
            return
        text = self.as_set
        for line, middle, x in text.seen(self.editing.caret):
            self._draw_line(canvas, text, line, (x, middle))

    def _draw_line(self, canvas: Canvas, text: SetText, line: tuple[int, int], at: tuple[int, int]) -> None:
        """One line of the text, which begins at a point, with what is selected of it."""
        (first, last), (x, middle), room = line, at, text.room
        begin, end = (max(first, min(each, last)) for each in self.editing.selected)
        if begin != end:
            ends = sorted(x + text.across(line, each) for each in (begin, end))
            chosen = Rect(ends[0], middle - self._step // 2, ends[1] - ends[0], self._step)
            canvas.fill(theme.GOLD_LIT, chosen.clip(room))
        words = self.ui.assets.text(self.value[first:last], "semibold", self._font, theme.INK)
        shown = Rect(room.x - x, 0, room.w, words.get_height())
        canvas.blit(words, words.get_rect(midleft=(room.x, middle)), shown)

    def draw_caret(self, surface: Surface) -> None:
        if self.value:
            caret = self.as_set.caret(self.editing.caret, max(1, self.ui.px(2)), self._font)
            self.canvas(surface).fill(theme.INK, caret)
