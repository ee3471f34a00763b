"""The words in pages of one or two columns, read down and then across."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.turned import canvas_of
from game.client.draw.ui import Ui
from game.client.screens.word_pages.letters import initial
from game.client.widgets.arrangements import MadeForRoom, Sized, centred
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.layout import Column, Inset, Part, Row, Side, lay
from game.client.widgets.marks import pill
from game.client.widgets.part_row import PartRow
from game.client.widgets.still import picture
from game.course.glossary import TermView
from game.course.memory.deck import WordState
from game.i18n import _, format_number
from game.words import capital
from game.words.markup import plain

COLUMN = 20  # a column is at least so many times as wide as its type is high


class WordGrid(Widget):
    """One stop of Tab. Arrows choose a word, Page Up and Page Down turn pages, a letter goes to its words."""

    def __init__(
        self,
        ui: Ui,
        words: Sequence[TermView],
        chosen: str,
        on_choose: Callable[[str], None],
        states: Mapping[str, WordState],
    ) -> None:
        """`chosen` is the id of the opened word; empty where none is open yet.

        `states` are those of the learner's memory cards, by the ids of words.
        """
        super().__init__(ui, "list", zone="list")
        self.words = list(words)
        self._states = states
        self._on_choose = on_choose
        self._fonts = ui.font(theme.BODY), ui.font(theme.SECOND)
        self._foot = max(ui.px(36), round(theme.HIT * ui.metrics.density))
        self.at = next((n for n, word in enumerate(self.words) if word.id == chosen), 0)
        self._opened = bool(chosen)
        self._over = -1
        self.columns = self._lines = self._high = 1

    def fit(self, width: int, height: int = ENDLESS) -> None:
        """Sorts the words into columns and pages."""
        self.columns = 2 if width >= 2 * COLUMN * self._fonts[0] else 1
        high = max(self.ui.px(54.5), round(sum(self._fonts) * 1.3) + self.ui.px(6))
        fitting = max(1, height // high)
        if len(self.words) > fitting * self.columns:
            fitting = max(1, (height - self._foot) // high)
            high = max(high, (height - self._foot) // fitting)  # no strip is left over
        self._lines, self._high = fitting, high
        if self.pages == 1:  # it is read down to the end of its paper
            self._lines = max(1, min(fitting, -(-len(self.words) // self.columns)))
        self.size = (width, self._lines * high + (self._foot if self.pages > 1 else 0))

    # -- pages -------------------------------------------------------------------------------

    @property
    def _each(self) -> int:
        return self._lines * self.columns

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.words) // self._each))

    @property
    def page(self) -> int:
        """The page that is shown, from 0: the one with the chosen word."""
        return self.at // self._each

    @property
    def shown(self) -> list[TermView]:
        """The words of the page."""
        return [self.words[number] for number in self._shown()]

    def _shown(self) -> range:
        return range(self.page * self._each, min(len(self.words), (self.page + 1) * self._each))

    def _cell(self, number: int) -> Rect:
        column, line = divmod(number - self.page * self._each, self._lines)
        wide = self.rect.w // self.columns
        if self.mirrored:
            column = self.columns - 1 - column
        return Rect(self.rect.x + column * wide, self.rect.y + line * self._high, wide, self._high)

    def _turners(self) -> Sequence[Widget]:
        """The sign that turns a page back, the words that tell which it is, and the sign that turns on."""
        ui, side = self.ui, self._foot
        text = _("Page {n} of {total}")
        said = text.format(n=format_number(self.page + 1), total=format_number(self.pages))
        words = picture(ui, ui.text(said, theme.SECOND, "medium", theme.SOFT))
        on = ui.assets.icon("caret_right", round(self._fonts[0] * 1.2))
        signs = [picture(ui, sign) for sign in (pygame.transform.flip(on, True, False), on)]
        back, forth = (Sized(centred(sign), side, side) for sign in signs)
        foot = Rect(self.rect.x, self.rect.bottom - side, self.rect.w, side)
        return lay(centred(Row(back, Inset(words, side // 4, 0), forth)), foot)

    # -- words and focus ---------------------------------------------------------------------

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return bool(self.words)

    @property
    def spoken(self) -> str:
        if not self.words:
            return ""
        word = self.words[self.at]
        told = f"{capital(word.title)}. {capital(plain(word.gist))}." if word.gist else capital(word.title)
        state = self._states.get(word.id)
        if state is None:
            return told
        # NOTE: {word} is a word with its meaning; its memory card is to be looked at again, or known
        text = _("{word} Due.") if state is WordState.DUE else _("{word} Known.")
        return text.format(word=told)

    @property
    def ring_rect(self) -> Rect:
        inset = self.ui.px(9)
        return self._cell(self.at).inflate(-2 * inset, -2 * inset)

    @property
    def ring_radius(self) -> float:
        return 6 * self.ui.metrics.k

    # -- events ------------------------------------------------------------------------------

    def _choose(self, number: int) -> bool:
        self.at, self._opened = max(0, min(len(self.words) - 1, number)), True
        self._on_choose(self.words[self.at].id)
        return True

    def _turn(self, way: int) -> bool:
        page = max(0, min(self.pages - 1, self.page + way))
        return self._choose(page * self._each) if page != self.page else False

    def handle_key(self, event: Event) -> bool:
        typed = getattr(event, "unicode", "")
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1}
        if event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            return False
        if self.columns > 1:
            way = -1 if self.mirrored else 1
            steps |= {pygame.K_LEFT: -way * self._lines, pygame.K_RIGHT: way * self._lines}
        if event.key in steps:
            return self._choose(self.at + steps[event.key] if self._opened else self.at)
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._turn(-1 if event.key == pygame.K_PAGEUP else 1)
            return True
        if event.key in (pygame.K_HOME, pygame.K_END):
            return self._choose(0 if event.key == pygame.K_HOME else len(self.words) - 1)
        return self._to_letter(initial(typed)) if len(typed) == 1 and typed.isalpha() else False

    def _to_letter(self, letter: str) -> bool:
        """The next word that begins so, and after the last of them the first."""
        found = [n for n, word in enumerate(self.words) if initial(word.title) == letter]
        if found:
            self._choose(next((n for n in found if n > self.at), found[0]))
        return bool(found)

    def activate(self) -> None:
        if not self._opened:
            self._choose(self.at)

    def click(self, pos: tuple[int, int]) -> None:
        number = self._word_at(pos)
        back, _words, forth = self._turners()
        if number >= 0:
            self._choose(number)
        elif back.hit.collidepoint(pos) or forth.hit.collidepoint(pos):
            self._turn(-1 if back.hit.collidepoint(pos) else 1)

    def _word_at(self, pos: tuple[int, int]) -> int:
        return next((n for n in self._shown() if self._cell(n).collidepoint(pos)), -1)

    def pointer(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self._turn(-1 if event.y > 0 else 1)
        if event.type == pygame.MOUSEMOTION:
            over = self._word_at(event.pos)
            changed, self._over = over != self._over, over
            return changed
        return False

    # -- picture -----------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        for number in self._shown():
            row, cell = self._row(number), self._cell(number)
            over = self.hovered and number == self._over
            canvas = canvas_of(surface, cell, mirrored=self.mirrored)
            row.ground(canvas, cell, self._opened and number == self.at, over)
            row.draw(surface, cell, self.mirrored)
        if self.columns > 1:
            high = min(self._lines * self._high, self.rect.h)
            surface.fill(theme.HAIR, Rect(self.rect.centerx, self.rect.y, max(1, self.ui.px(1.5)), high))
        if self.pages > 1:
            back, words, forth = self._turners()
            for part, on in ((back, self.page > 0), (words, True), (forth, self.page + 1 < self.pages)):
                if on:
                    part.draw(surface)

    def _row(self, number: int) -> PartRow:
        """A word with its gist, and behind them how its card stands and that it is opened."""
        ui, word = self.ui, self.words[number]
        first, second = (round(font * 1.3) for font in self._fonts)
        title = Sized(self._line(capital(word.title), "semibold", self._fonts[0], theme.INK), height=first)
        gist = Sized(self._line(plain(word.gist), "regular", self._fonts[1], theme.SOFT), height=second)
        words = Column(title, *([gist] if word.gist else []), side=Side.FILL)
        side, state = round(self._fonts[0] * 1.1), self._states.get(word.id)
        signs: list[Surface] = []
        if state is not None:
            known = ui.assets.icon("check", side, theme.PINE)
            signs.append(pill(ui, _("due")) if state is WordState.DUE else known)
        if self._opened and number == self.at:
            signs.append(ui.assets.icon("caret_right", side))
        row = Row(words, *(picture(ui, sign) for sign in signs), gap=ui.px(8), grow=words)
        frame = Inset(row, ui.px(18), 0)
        return PartRow(ui, word.id, Row(frame, grow=frame), self.rect.w // self.columns, self._on_choose)

    def _line(self, words: str, role: str, size: int, colour: str) -> Part:
        """Words on one line, the last of them left out where they are too long."""
        assets = self.ui.assets

        def make(width: int, _height: int) -> Part:
            kept, shown = words.split(" "), words
            while len(kept) > 1 and assets.text_width(shown, role, size) > width:
                kept.pop()
                shown = " ".join(kept) + " …"
            return Row(picture(self.ui, assets.text(shown, role, size, colour)))

        return MadeForRoom(make)
