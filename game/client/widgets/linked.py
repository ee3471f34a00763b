"""A text in a scrolling sheet whose underlined words open something, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.widgets.base import View, Widget
from game.client.widgets.flow import Style
from game.client.widgets.text import BalancedText, TextBlock
from game.i18n import _
from game.words.markup import spans

OpenTerm = Callable[[str], None]
"""Opens the glossary at a word."""

_PAGES = (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)


@dataclass(slots=True)
class Place:
    """Where underlined words stand in their block, a rectangle for each line."""

    link: str
    rects: list[Rect] = field(default_factory=list)


class LinkedText(TextBlock):
    """A text block; words of the glossary open by `open_term`, the phrases of `links` by their own calls."""

    def __init__(
        self,
        ui: Ui,
        text: str,
        width: int | None,
        style: Style,
        open_term: OpenTerm | None = None,
        links: Mapping[str, Callable[[], None]] | None = None,
    ) -> None:
        self.links = dict(links or {})
        super().__init__(ui, text, width, style, links=tuple(self.links))
        self._open_term = open_term
        self._found: list[Place] = []
        self._words = {span.term: span.text for span in spans(text) if span.term}

    def _underline(self, target: Surface, place: Rect, link: str) -> None:
        super()._underline(target, place, link)
        last = self._found[-1] if self._found and self._found[-1].link == link else None
        if last is not None and last.rects[-1].topright == place.topleft:
            last.rects[-1] = last.rects[-1].union(place)
        elif last is not None and place.x == 0 and place.y > last.rects[-1].y:
            last.rects.append(place.copy())  # the same words go on in the next line
        else:
            self._found.append(Place(link, [place.copy()]))

    @property
    def places(self) -> list[Place]:
        """Where the words that open something stand, in order."""
        self.picture()  # they are known once it is drawn
        return [place for place in self._found if place.link in self.links or self._open_term is not None]

    def words(self, link: str) -> str:
        """The words of a link as they are shown."""
        return self._words.get(link, link)

    def open(self, link: str) -> None:
        """Does what a press on the words of the link does."""
        if link in self.links:
            self.links[link]()
        elif self._open_term is not None:
            self._open_term(link)

    def stops_in(self, area: View) -> Sequence[Widget]:
        return [self._stop(area, place) for place in self.places]

    def _stop(self, area: View, place: Place) -> ScrolledLink:
        # NOTE: underlined words of a text that can be opened, as they are spoken
        says = _("{words}, a link").format(words=self.words(place.link))
        inside = place.rects[0].move(self.rect.topleft)  # their first line, in the area
        return ScrolledLink(area, inside, f"link {place.link}", says, partial(self.open, place.link))

    def pointer(self, event: Event) -> bool:
        """A press on underlined words, counted like the place of the block."""
        x, y = event.pos[0] - self.rect.x, event.pos[1] - self.rect.y
        for place in self.places:
            if any(rect.inflate(6, 6).collidepoint(x, y) for rect in place.rects):
                self.open(place.link)
                return True
        return False


class BalancedLinks(BalancedText, LinkedText):
    """The same, with no line of a word or two at its end."""


class ScrolledLink(Widget):
    """A place in a scroll area as a stop of the keyboard; the mouse finds it in the part that it is in."""

    def __init__(self, area: View, inside: Rect, key: str, says: str, on_press: Callable[[], None]) -> None:
        """`inside` is the place, counted from the corner of what the area shows."""
        super().__init__(area.ui, key, zone=area.zone)
        self._area, self._inside, self._says, self._on_press = area, inside, says, on_press
        area.followers = [*area.followers, self.follow]
        self.follow()

    def follow(self) -> None:
        """The area was scrolled."""
        self.rect = self._area.in_window(self._inside)

    @property
    def spoken(self) -> str:
        return self._says

    @property
    def hit(self) -> Rect:
        return Rect(0, 0, 0, 0)

    @property
    def ring_rect(self) -> Rect:
        if not self._area.rect.contains(self.rect):
            return self._area.rect
        return self.rect.inflate(-self.ui.px(4), -self.ui.px(8))  # close to the words, other words are near

    @property
    def ring_radius(self) -> float:
        return 4 * self.ui.metrics.k

    def focus_came(self) -> None:
        self._area.reveal(self._inside)

    def activate(self) -> None:
        self._on_press()

    def handle_key(self, event: Event) -> bool:
        return event.key in _PAGES and self._area.handle_key(event)


class ScrolledPart(ScrolledLink):
    """A part that can be pressed, while it lies in a scroll area: its keys, its group and its ring."""

    def __init__(self, area: View, part: Widget) -> None:
        super().__init__(area, part.rect.copy(), part.key, part.spoken, part.activate)
        self._part = part
        self.within(area.zone, part.group)

    @property
    def ring_rect(self) -> Rect:
        return self.rect.clip(self._area.rect)

    @property
    def ring_radius(self) -> float:
        return self._part.ring_radius
