"""The steps of a hint on the sheet, joined by a line: read, open, or to come."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.linked import LinkedText, OpenTerm
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number

_DISC = 26
_THREAD = 12  # from the left edge to the line that joins the steps
_INDENT = 37


class Stage(Enum):
    """How far a step of the hint is."""

    DONE = auto()
    OPEN = auto()
    TO_COME = auto()


@dataclass(frozen=True)
class HintStep:
    """A block of the sheet: the head of a step and what it says, if anything."""

    number: int
    head: str
    stage: Stage
    text: str = ""
    links: Mapping[str, Callable[[], None]] = field(default_factory=dict, compare=False)

    def lay(self, ui: Ui, content: list[Widget], width: int, y: int, open_term: OpenTerm | None) -> int:
        """Adds its parts below `y`; gives where they end."""
        head = StepHead(ui, self, width)
        content.append(head.place(0, y + ui.px(12)))
        if not self.text:
            return head.rect.bottom
        style = Style(theme.BODY, "regular", theme.INK, 1.38)
        if self.stage is Stage.DONE:
            style = Style(theme.SECOND, "regular", theme.SOFT, 1.38)
        indent = head.side // 2 + ui.px(_INDENT - _THREAD)
        body = LinkedText(ui, self.text, width - indent, style, open_term, self.links)
        content.append(body.place(indent, head.rect.bottom + ui.px(3)))
        thread = Thread(ui, head.side)
        content.append(thread.place(0, head.rect.bottom, height=body.rect.bottom - head.rect.bottom))
        return body.rect.bottom


@dataclass(frozen=True)
class StepsRead:
    """A block of the sheet: the heads of steps that were read, in one row to leave room for the answer."""

    steps: tuple[HintStep, ...]

    def lay(self, ui: Ui, content: list[Widget], width: int, y: int, _open_term: OpenTerm | None) -> int:
        """Adds its parts below `y`; gives where they end."""
        wide = width // len(self.steps)
        heads = [StepHead(ui, step, wide) for step in self.steps]
        for place, head in enumerate(heads):
            content.append(head.place(place * wide, y + ui.px(4)))
        return max(head.rect.bottom for head in heads)


class StepHead(Widget):
    """A tick on pine, a number on brass or a dashed number, and the name of the step."""

    focusable = False

    def __init__(self, ui: Ui, step: HintStep, width: int) -> None:
        super().__init__(ui, f"step {step.number}")
        self._step = step
        self.side = max(ui.px(_DISC), round(ui.font(theme.SECOND) * 1.6))
        role = "bold" if step.stage is Stage.OPEN else "semibold"
        colour = theme.SOFT if step.stage is Stage.TO_COME else theme.INK
        room = width - self.side - ui.px(10)
        self._words = TextBlock(ui, step.head, room, Style(16, role, colour, 1.2))
        self.size = (width, max(self.side, self._words.size[1]))

    @property
    def spoken(self) -> str:
        if self._step.stage is Stage.DONE:
            # NOTE: a step of a hint that was read before, for example "A nudge, done"
            return _("{step}, done").format(step=self._step.head)
        # NOTE: a step of a hint that has not been asked for, for example "The answer, to come"
        text = _("{step}, to come") if self._step.stage is Stage.TO_COME else "{step}"
        return text.format(step=self._step.head)

    def draw(self, surface: Surface) -> None:
        k, stage = self.ui.metrics.k, self._step.stage
        disc = Rect(self.rect.x, 0, self.side, self.side)
        disc.centery = self.rect.centery
        line = max(1.5, 2 * k)
        look = {
            Stage.DONE: Box(self.side / 2, theme.PINE),
            Stage.OPEN: Box(self.side / 2, theme.BRASS, theme.BRASS_DARK, line),
            Stage.TO_COME: Box(self.side / 2, edge=theme.EDGE, width=line, dash=(4 * k, 3 * k)),
        }[stage]
        surface.blit(self.ui.box(disc.size, look), disc)
        if stage is Stage.DONE:
            sign = self.ui.assets.icon("check", round(self.side * 0.6), theme.WHITE)
        else:
            colour = theme.INK if stage is Stage.OPEN else theme.SOFT
            size = self.ui.font(theme.SECOND)
            sign = self.ui.assets.text(format_number(self._step.number), "bold", size, colour)
        surface.blit(sign, sign.get_rect(center=disc.center))
        words = self._words.picture()
        left = (disc.right + self.ui.px(10), self.rect.centery)
        surface.blit(words, words.get_rect(midleft=left))


class Thread(Widget):
    """The line that leads from one step to the next."""

    focusable = False

    def __init__(self, ui: Ui, side: int) -> None:
        super().__init__(ui, "thread")
        self._side = side
        self.size = (side, 1)

    def draw(self, surface: Surface) -> None:
        wide = max(1, self.ui.px(2))
        top = self.rect.y + self.ui.px(4)
        surface.fill(
            theme.HAIR, Rect(self.rect.x + (self._side - wide) // 2, top, wide, self.rect.bottom - top)
        )
