"""What every part of a screen has in common: place, focus, hit area, spoken words, focus ring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, Self

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import shapes, theme
from game.client.draw.turned import Canvas, canvas_of
from game.client.draw.ui import Ui

_SHADOW, _DOWN = 48, 12  # how much wider the shadow of a part is than the part, and how far down it falls
ENDLESS = 1_000_000
"""More pixels than any window has: room for whatever a part likes best."""


class View(Protocol):
    """What shows a part of something larger, and can be moved over it."""

    ui: Ui
    zone: str
    rect: Rect
    followers: Sequence[Callable[[], None]]

    def in_window(self, inside: Rect) -> Rect:
        """Where a place of the content is now."""

    def reveal(self, inside: Rect) -> None:
        """Moves as little as shows a place of the content."""

    def handle_key(self, event: Event) -> bool:
        """Takes the keys that move it."""


class Widget:
    """A part of a screen. Build it, `place` it, hand it to a `Panel`.

    `key` names it within its screen, so that focus stays where it was when a screen is built anew.
    `zone` is what F6 moves between; widgets of one `group` are one stop of Tab, arrows move inside.
    """

    focusable = True
    still = False
    """Whether it is drawn once, onto the ground of its screen, and takes no events."""
    mirrored = False
    """Whether it is read from the right; what is laid out in it is turned round as well."""

    def __init__(self, ui: Ui, key: str = "", *, zone: str = "main", group: str = "") -> None:
        self.ui = ui
        self.key = key
        self.zone = zone
        self.group = group
        self.size: tuple[int, int] = (0, 0)
        self.rect = Rect(0, 0, 0, 0)
        self.hovered = False
        self.pressed = False

    def within(self, zone: str = "main", group: str = "") -> Self:
        """Makes it part of an area that F6 goes to, and of a group that is one stop of Tab."""
        self.zone, self.group = zone, group
        return self

    def place(self, x: float, y: float, width: float | None = None, height: float | None = None) -> Self:
        """Puts it at a point, in its natural size unless told."""
        wide = self.size[0] if width is None else width
        high = self.size[1] if height is None else height
        self.rect = Rect(round(x), round(y), round(wide), round(high))
        self.arrange()
        return self

    def arrange(self) -> None:
        """Called when `rect` has changed, for parts inside."""

    # -- what a layout asks (see `layout.Part`) ----------------------------------------------

    @property
    def best_width(self) -> int:
        """The width at which nothing of it has to be broken."""
        return self.size[0]

    @property
    def least_width(self) -> int:
        """The least width it can be shown in."""
        return self.best_width

    def fit(self, width: int, height: int = ENDLESS) -> None:
        """Takes no more than this width, if it can; `size` follows."""

    def parts(self) -> Iterator[Widget]:
        """Itself."""
        yield self

    def stops_in(self, area: View) -> Sequence[Widget]:
        """What the keyboard stops at inside it while it lies in a view that scrolls."""
        return ()

    @property
    def is_main(self) -> bool:
        """Whether this is the brass button of its screen."""
        return False

    @property
    def spoken(self) -> str:
        """What speech says of it; everything in it is on the screen too."""
        return ""

    @property
    def hit(self) -> Rect:
        """Where it can be pressed: never smaller than 38 points."""
        least = round(theme.HIT * self.ui.metrics.density)
        grow_x, grow_y = max(0, least - self.rect.w), max(0, least - self.rect.h)
        return self.rect.inflate(grow_x, grow_y)

    @property
    def reach(self) -> Rect:
        """Where it draws, but for its shadow."""
        return self.rect

    @property
    def touched(self) -> Rect:
        """Where it draws, with its shadow, which falls a little down."""
        wide, down = self.ui.px(_SHADOW), self.ui.px(_DOWN)
        return self.reach.inflate(wide, wide).move(0, down)

    @property
    def ring_radius(self) -> float:
        """The corner radius, in pixels, of the focus ring inside."""
        return theme.RADIUS_BUTTON * self.ui.metrics.k

    @property
    def ring_rect(self) -> Rect:
        """What the focus ring goes round."""
        return self.rect

    def key_at(self, pos: tuple[int, int]) -> str:
        """What tells that which is pressed at a place of the window from all else."""
        return self.key

    def goes_on_from(self, before: Widget) -> None:
        """It takes the place of the part of its key that had the focus, on a screen that was built anew."""

    def focus_came(self) -> None:
        """The focus came to it."""

    def activate(self) -> None:
        """Enter or Space."""

    def click(self, pos: tuple[int, int]) -> None:
        """The main button was pressed and released on it."""
        self.activate()

    def handle_key(self, event: Event) -> bool:
        """A key while focused, before the panel uses it; True if it was taken."""
        return False

    def pointer(self, event: Event) -> bool:
        """A mouse event over its hit area, before the panel uses it; True if it was taken."""
        return False

    def draw(self, surface: Surface) -> None:
        """Draws it at `rect`; the panel adds the focus ring."""

    def canvas(self, surface: Surface) -> Canvas:
        """What it is drawn on as it is seen from the left; in a mirrored window, turned round."""
        return canvas_of(surface, self.rect, mirrored=self.mirrored)

    def from_left(self, pos: tuple[int, int]) -> tuple[int, int]:
        """A point of the window as it would be in one that is read from the left."""
        return (self.rect.x + self.rect.right - 1 - pos[0], pos[1]) if self.mirrored else pos

    def draw_caret(self, surface: Surface) -> None:
        """Draws where the next sign goes that is typed; only while it has the focus."""

    def draw_over(self, surface: Surface) -> None:
        """Draws what lies above all other parts, such as an open list."""

    @property
    def modal(self) -> bool:
        """Whether it takes every event now, such as an open list."""
        return False


def focus_ring(ui: Ui, surface: Surface, rect: Rect, radius: float) -> None:
    """The keyboard focus: light inside dark, two points outside the object."""
    light, dark, gap = (max(1, ui.px(n)) for n in (4, 3, 2))
    outer = rect.inflate(2 * (gap + light + dark), 2 * (gap + light + dark))
    inner = rect.inflate(2 * (gap + light), 2 * (gap + light))
    rim = shapes.Box(radius + gap + light + dark, edge=theme.FOCUS_RIM, width=dark + 1)
    surface.blit(ui.box(outer.size, rim), outer)
    surface.blit(ui.box(inner.size, shapes.Box(radius + gap + light, edge=theme.FOCUS, width=light)), inner)


def is_press(event: Event) -> bool:
    """Whether an event is the main mouse button going down."""
    return bool(event.type == pygame.MOUSEBUTTONDOWN and event.button == 1)


def is_plain(event: Event) -> bool:
    """Whether a key was pressed without Ctrl, Alt or Meta."""
    return not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)


def is_release(event: Event) -> bool:
    return bool(event.type == pygame.MOUSEBUTTONUP and event.button == 1)
