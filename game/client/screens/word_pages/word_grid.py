"""The words in pages of one or two columns, read down and then right."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.word_pages.letters import initial
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.marks import pill, rule
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
        return Rect(self.rect.x + column * wide, self.rect.y + line * self._high, wide, self._high)

    def _arrow(self, way: int) -> Rect:
        """The place that turns a page back (-1) or on (1)."""
        side = self._foot
        middle = self.rect.centerx + way * (self._page_words().get_width() // 2 + self._foot * 3 // 4)
        return Rect(middle - side // 2, self.rect.bottom - side, side, side)

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
            steps |= {pygame.K_LEFT: -self._lines, pygame.K_RIGHT: self._lines}
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
        for way in (-1, 1):
            if self.pages > 1 and self._arrow(way).collidepoint(pos):
                self._turn(way)
                return
        number = self._word_at(pos)
        if number >= 0:
            self._choose(number)

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
            self._draw_word(surface, number)
        if self.columns > 1:
            line = Rect(self.rect.centerx, self.rect.y, max(1, self.ui.px(1.5)), self._lines * self._high)
            line.height = min(line.height, self.rect.h)
            surface.fill(theme.HAIR, line)
        if self.pages > 1:
            self._draw_foot(surface)

    def _draw_word(self, surface: Surface, number: int) -> None:
        ui, word, cell = self.ui, self.words[number], self._cell(number)
        on = self._opened and number == self.at
        if on or (self.hovered and number == self._over):
            surface.fill(theme.GOLD_LIT if on else theme.PAPER_2, cell)
        if on:
            surface.fill(theme.BRASS_DARK, Rect(cell.x, cell.y, max(3, ui.px(5)), cell.h))
        rule(ui, surface, cell.x, cell.bottom - ui.px(1.5), cell.w)
        pad, sign = ui.px(18), round(self._fonts[0] * 1.1)
        signs = self._signs(word.id, on, sign)
        room = cell.w - 2 * pad - sum(mark.get_width() + ui.px(8) for mark in signs)
        title = self._line(capital(word.title), "semibold", self._fonts[0], theme.INK, room)
        gist = self._line(plain(word.gist), "regular", self._fonts[1], theme.SOFT, room)
        high = round(self._fonts[0] * 1.3)
        top = cell.centery - (high + (round(self._fonts[1] * 1.3) if word.gist else 0)) // 2
        surface.blit(title, title.get_rect(midleft=(cell.x + pad, top + high // 2)))
        if word.gist:
            middle = top + high + round(self._fonts[1] * 0.65)
            surface.blit(gist, gist.get_rect(midleft=(cell.x + pad, middle)))
        right = cell.right - pad
        for mark in signs:
            surface.blit(mark, mark.get_rect(midright=(right, cell.centery)))
            right -= mark.get_width() + ui.px(8)

    def _signs(self, term_id: str, on: bool, side: int) -> list[Surface]:
        """What stands behind a word, from the right: that it is opened, and how its card stands."""
        signs = [self.ui.assets.icon("caret_right", side)] if on else []
        state = self._states.get(term_id)
        if state is WordState.DUE:
            signs.append(pill(self.ui, _("due")))
        elif state is WordState.KNOWN:
            signs.append(self.ui.assets.icon("check", side, theme.PINE))
        return signs

    def _line(self, words: str, role: str, size: int, colour: str, room: int) -> Surface:
        """Words on one line, the last of them left out where they are too long."""
        kept, shown = words.split(" "), words
        while len(kept) > 1 and self.ui.assets.text_width(shown, role, size) > room:
            kept.pop()
            shown = " ".join(kept) + " …"
        return self.ui.assets.text(shown, role, size, colour)

    def _page_words(self) -> Surface:
        text = _("Page {n} of {total}")
        said = text.format(n=format_number(self.page + 1), total=format_number(self.pages))
        return self.ui.text(said, theme.SECOND, "medium", theme.SOFT)

    def _draw_foot(self, surface: Surface) -> None:
        ui, words = self.ui, self._page_words()
        middle = self._arrow(-1).centery
        surface.blit(words, words.get_rect(center=(self.rect.centerx, middle)))
        for way in (-1, 1):
            if 0 <= self.page + way < self.pages:
                mark = ui.assets.icon("caret_right", round(self._fonts[0] * 1.2))
                mark = pygame.transform.flip(mark, True, False) if way < 0 else mark
                surface.blit(mark, mark.get_rect(center=self._arrow(way).center))
