"""The steps of a hint on the sheet, joined by a line: read, open, or to come."""

from __future__ import annotations

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.widgets.base import Widget
from game.client.widgets.composed import Composed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Row
from game.client.widgets.still import Drawing
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number
from game.pages.page import HintStep, Stage

_DISC = 26
_THREAD = 12  # from the left edge to the line that joins the steps
_INDENT = 37


def disc_side(ui: Ui) -> int:
    """How wide the disc of a step is."""
    return max(ui.px(_DISC), round(ui.font(theme.SECOND) * 1.6))


class StepHead(Composed):
    """A tick on pine, a number on brass or a dashed number, and the name of the step."""

    def __init__(self, ui: Ui, step: HintStep, bare: bool = False) -> None:
        """`bare` without the name."""
        self._step = step
        role = "bold" if step.stage is Stage.OPEN else "semibold"
        colour = theme.SOFT if step.stage is Stage.TO_COME else theme.INK
        words, side = TextBlock(ui, step.head, style=Style(16, role, colour, 1.2)), disc_side(ui)
        disc = Drawing(ui, self._draw_disc, (side, side))
        named = Row(disc, words, gap=ui.px(10), grow=words)
        super().__init__(ui, f"step {step.number}", Row(disc) if bare else named)

    @property
    def spoken(self) -> str:
        if self._step.stage is Stage.DONE:
            # NOTE: a step of a hint that was read before, for example "A nudge, done"
            return _("{step}, done").format(step=self._step.head)
        # NOTE: a step of a hint that has not been asked for, for example "The answer, to come"
        text = _("{step}, not shown yet") if self._step.stage is Stage.TO_COME else "{step}"
        return text.format(step=self._step.head)

    def _draw_disc(self, ui: Ui, surface: Surface, disc: Rect) -> None:
        k, stage = ui.metrics.k, self._step.stage
        line = max(1.5, 2 * k)
        look = {
            Stage.DONE: Box(disc.w / 2, theme.PINE),
            Stage.OPEN: Box(disc.w / 2, theme.BRASS, theme.BRASS_DARK, line),
            Stage.TO_COME: Box(disc.w / 2, edge=theme.EDGE, width=line, dash=(4 * k, 3 * k)),
        }[stage]
        surface.blit(ui.box(disc.size, look), disc)
        if stage is Stage.DONE:
            sign = ui.assets.icon("check", round(disc.w * 0.6), theme.WHITE)
        else:
            colour = theme.INK if stage is Stage.OPEN else theme.SOFT
            sign = ui.text(format_number(self._step.number), theme.SECOND, "bold", colour)
        surface.blit(sign, sign.get_rect(center=disc.center))


class StepMark(StepHead):
    """Only the disc of a step, where all stand in one line."""

    def __init__(self, ui: Ui, step: HintStep) -> None:
        super().__init__(ui, step, bare=True)


class Thread(Widget):
    """The line that leads from one step to the next."""

    focusable = False

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, "thread")
        self._side = disc_side(ui)
        self.size = (ui.px(_INDENT - _THREAD) + self._side // 2, 1)

    def draw(self, surface: Surface) -> None:
        wide = max(1, self.ui.px(2))
        top = self.rect.y + self.ui.px(4)
        surface.fill(
            theme.HAIR, Rect(self.rect.x + (self._side - wide) // 2, top, wide, self.rect.bottom - top)
        )
