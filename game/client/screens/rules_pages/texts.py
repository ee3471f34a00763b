"""Rows that are words: paragraphs, headings, links, a name with a value and where it comes from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.chips import Chip, Chips
from game.client.widgets.flow import Style
from game.client.widgets.row_list import Row
from game.client.widgets.text import TextBlock, dotted

Opens = Callable[[str], None]
"""Opens a clause by its id."""


class TextRow(Row):
    """A paragraph; it cannot be chosen."""

    selectable = False

    def __init__(
        self, ui: Ui, text: str, width: int, *, size: float = 16, role: str = "regular",
        colour: str = theme.INK, above: float = 6,
    ) -> None:  # fmt: skip
        super().__init__(ui, f"text {text}", width)
        self._block = TextBlock(ui, text, width, Style(size, role, colour, 1.36))
        self._above = ui.px(above)
        self.height = self._block.size[1] + self._above + ui.px(2)

    @property
    def spoken(self) -> str:
        return self._block.spoken

    def draw(self, surface: Surface, rect: Rect) -> None:
        surface.blit(self._block.picture(), (rect.x, rect.y + self._above))


class ChipsRow(Row):
    """Pills and ids by themselves; the first id opens by Enter."""

    def __init__(self, ui: Ui, key: str, chips: Sequence[Chip], width: int, on_open: Opens) -> None:
        super().__init__(ui, key, width)
        self._chips = Chips(ui, chips, width)
        self._clause = next((chip.clause for chip in chips if chip.clause), "")
        self._on_open = on_open
        self._words = " ".join(chip.text for chip in chips)
        self.selectable = bool(self._clause)
        self.height = self._chips.size[1] + ui.px(6)

    @property
    def spoken(self) -> str:
        return self._words

    def ground(self, surface: Surface, rect: Rect, on: bool, hovered: bool) -> None:
        """Chips lie on the bare paper."""

    def draw(self, surface: Surface, rect: Rect) -> None:
        self._chips.draw(surface, rect.x, rect.y + self.ui.px(3))

    def press(self, pos: tuple[int, int]) -> None:
        if self._chips.clause_at((pos[0], pos[1] - self.ui.px(3))):
            self.activate()

    def activate(self) -> None:
        if self._clause:
            self._on_open(self._clause)


class LinkRow(Row):
    """Words with a dotted line below them that do something."""

    def __init__(self, ui: Ui, key: str, words: str, width: int, action: Callable[[], None]) -> None:
        super().__init__(ui, key, width)
        self._block = TextBlock(ui, words, width, Style(16, "semibold", theme.PINE, 1.5))
        self._action = action
        self.height = max(self._block.size[1] + ui.px(8), round(theme.HIT * ui.metrics.density))

    @property
    def spoken(self) -> str:
        return self._block.spoken

    def ground(self, surface: Surface, rect: Rect, on: bool, hovered: bool) -> None:
        """A link lies on the bare paper."""

    def draw(self, surface: Surface, rect: Rect) -> None:
        block = self._block
        top = rect.centery - block.size[1] // 2
        surface.blit(block.picture(), (rect.x, top))
        for number, line in enumerate(block.lines):
            wide = sum(atom.width + atom.space for atom in line)
            y = top + number * block.line_height + block.line_height // 2 + round(block.pixels * 0.5)
            dotted(self.ui, surface, rect.x, rect.x + wide, y, theme.PINE)

    def press(self, pos: tuple[int, int]) -> None:
        self._action()

    def activate(self) -> None:
        self._action()


class PlaceRow(Row):
    """A sheet, what it has and who says so, in one row where there is room, else in two."""

    def __init__(
        self, ui: Ui, key: str, name: str, value: str, stated: bool, chips: Sequence[Chip], width: int,
        on_open: Opens,
    ) -> None:  # fmt: skip
        super().__init__(ui, key, width)
        self._name = TextBlock(ui, name, width, Style(theme.SECOND, "medium", theme.INK, 1.25))
        style = Style(
            theme.SECOND, "bold" if stated else "regular", theme.INK if stated else theme.SOFT, 1.25
        )
        self._value = TextBlock(ui, value, None, style)
        self._chips = Chips(ui, chips, width)
        gap = ui.px(8)
        need = self._name.text_width + self._value.text_width + self._chips.size[0] + 2 * gap
        self._one = need <= width and len(self._name.lines) == 1
        if not self._one:
            self._value = TextBlock(ui, value, width, style)
            self._chips = Chips(ui, chips, width)
        self._clause = next((chip.clause for chip in chips if chip.clause), "")
        self.selectable = bool(self._clause)
        self._on_open = on_open
        self._gap = gap
        inner = max(self._name.size[1], self._chips.size[1])
        if not self._one:
            inner = self._name.size[1] + self._value.size[1] + self._chips.size[1]
        self.height = max(ui.px(33), inner + ui.px(8))

    @property
    def spoken(self) -> str:
        return f"{self._name.spoken}: {self._value.spoken}"

    def ground(self, surface: Surface, rect: Rect, on: bool, hovered: bool) -> None:
        super().ground(surface, rect, False, False)

    def _chips_at(self) -> tuple[int, int]:
        if self._one:
            return self.width - self._chips.size[0], (self.height - self._chips.size[1]) // 2
        return 0, self.height - self._chips.size[1] - self.ui.px(4)

    def draw(self, surface: Surface, rect: Rect) -> None:
        x, y = self._chips_at()
        self._chips.draw(surface, rect.x + x, rect.y + y)
        if self._one:
            middle = rect.centery
            surface.blit(self._name.picture(), (rect.x, middle - self._name.size[1] // 2))
            left = rect.x + x - self._gap - self._value.text_width
            surface.blit(self._value.picture(), (left, middle - self._value.size[1] // 2))
            return
        surface.blit(self._name.picture(), (rect.x, rect.y + self.ui.px(4)))
        surface.blit(self._value.picture(), (rect.x, rect.y + self.ui.px(4) + self._name.size[1]))

    def press(self, pos: tuple[int, int]) -> None:
        x, y = self._chips_at()
        if self._chips.clause_at((pos[0] - x, pos[1] - y)):
            self.activate()

    def activate(self) -> None:
        if self._clause:
            self._on_open(self._clause)
