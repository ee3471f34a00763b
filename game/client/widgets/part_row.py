"""A row of a list that is laid out of parts: chips and a control in it can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from pygame import Rect, Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.turned import Canvas
from game.client.draw.ui import Ui
from game.client.widgets.chips import Chips
from game.client.widgets.layout import Part, placed
from game.client.widgets.marks import rule
from game.words import in_one_breath
from game.words.markup import plain

Press = Callable[[str], None]
"""Takes the id of what was pressed."""


class Ground(Enum):
    """What a row that can be chosen lies on."""

    MARKED = auto()  # gold where it is chosen, tinted below the mouse, a hairline at its end
    LINED = auto()  # a hairline only
    BARE = auto()


@dataclass(frozen=True)
class RowStyle:
    """`least` is the least height in pixels. Enter opens `link`, and so does a press on a row without chips.

    `says` is what speech says; what the control says comes after the first of it.
    """

    says: tuple[str, ...] = ()
    ground: Ground = Ground.MARKED
    selectable: bool = True
    least: int = 0
    link: str = ""
    clash: bool = False


class PartRow:
    """A part of a layout as a row; the chips and the control in it can be pressed."""

    def __init__(
        self, ui: Ui, key: str, part: Part, width: int, press: Press, style: RowStyle = RowStyle()
    ) -> None:
        self.ui, self.key, self.width = ui, key, width
        part.fit(width)
        self.height = max(style.least, part.size[1])
        self.selectable = style.selectable
        self._part, self._style, self._press = part, style, press
        self._lay(Rect(0, 0, width, self.height))
        self._chips = [widget for widget in self._widgets if isinstance(widget, Chips)]
        self.control = next((widget for widget in self._widgets if widget.focusable), None)

    def _lay(self, rect: Rect, mirrored: bool = False) -> None:
        self._rect, self._mirrored = rect, mirrored
        whole = Rect(rect.right - self.width if mirrored else rect.x, rect.y, self.width, rect.h)
        self._widgets = placed(self._part, whole, mirrored=mirrored)

    @property
    def spoken(self) -> str:
        """What speech says of it."""
        control = [self.control.spoken] if self.control else []
        says = [*self._style.says[:1], *control, *self._style.says[1:]]
        return in_one_breath(map(plain, says))

    def ground(self, canvas: Canvas, rect: Rect, on: bool, hovered: bool, last: bool = False) -> None:
        """What it lies on: gold with a bar if it is the chosen one, and a hairline unless it is the last."""
        ground = self._style.ground
        if ground is Ground.MARKED and (on or hovered):
            canvas.fill(theme.GOLD_LIT if on else theme.PAPER_2, rect)
        if ground is Ground.MARKED and on:
            canvas.fill(theme.BRASS_DARK, Rect(rect.x, rect.y, max(3, self.ui.px(5)), rect.h))
        if not last:
            self.rule(canvas, rect)
        if self._style.clash:
            canvas.fill(theme.CLAY, Rect(rect.x, rect.y, max(3, self.ui.px(5)), rect.h))

    def rule(self, canvas: Canvas, rect: Rect) -> None:
        """The hairline below it, where it has one."""
        if self._style.ground is not Ground.BARE:
            rule(self.ui, canvas, rect)

    def draw(self, surface: Surface, rect: Rect, mirrored: bool = False) -> None:
        """Draws it at a place of the window; `mirrored` from right to left."""
        if (rect, mirrored) != (self._rect, self._mirrored):
            self._lay(rect, mirrored)
        for part in self._widgets:
            part.draw(surface)

    def press(self, pos: tuple[int, int]) -> None:
        """A click at a place counted from its corner."""
        at = (pos[0] + self._rect.x, pos[1] + self._rect.y)
        link = next((link for chips in self._chips if (link := chips.link_at(at))), "")
        if link or (self._style.link and not self._chips):
            self._press(link or self._style.link)
        elif self.control and self.control.rect.inflate(4, 10).collidepoint(at):
            self.control.click(at)

    def activate(self) -> None:
        """Enter or Space."""
        if self._style.link:
            self._press(self._style.link)
        elif self.control:
            self.control.activate()

    def handle_key(self, event: Event) -> bool:
        """Left, Right and other keys; True if one was taken."""
        return bool(self.control and self.control.handle_key(event))
