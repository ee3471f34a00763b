"""A list to drop whose values each have a sentence below them, so that one knows what one chooses."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.widgets.choices import Setting
from game.client.widgets.composed import hairline
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, Stack
from game.client.widgets.select import Select
from game.client.widgets.text import TextBlock
from game.i18n import _

_LEAST_LIST = 300
_WIDER = 1.4  # at most, where a list has no room


class NotedSelect(Select):
    """A `Select` of values, words and sentences; closed it shows the words alone."""

    def __init__(
        self, ui: Ui, setting: Setting, notes: Mapping[str, str], faces: Callable[[], Part] | None = None
    ) -> None:
        """`notes` has the sentence of each value; `faces` makes pictures of whom they are about."""
        super().__init__(ui, setting, least_width=0)
        self._sentences, self._faces = notes, faces
        self.notes: dict[str, TextBlock] = {}
        """The sentences of the open list."""

    @property
    def spoken(self) -> str:
        value = self.options[self.at][0]
        # NOTE: {choice} is a setting with its value, {note} a sentence about the value
        return _("{choice}. {note}").format(choice=super().spoken, note=self._sentences[value])

    def listed(self) -> Part:
        """With the sentences; a list that has room neither below nor above the closed one is made wider."""
        window = self.ui.metrics
        beside = max(window.height - self.rect.bottom, self.rect.top) - self.margin - self.ui.px(4)
        least = max(self.rect.w, min(self.ui.px(_LEAST_LIST), window.width))
        most = max(least, min(round(least * _WIDER), window.width - 2 * self.margin))
        widths = range(least, most + 1, max(1, self.ui.px(10)))
        headed = (form for form in map(self._headed, widths) if self._faces and form.size[1] <= beside)
        found = next(headed, None) or next(
            (form for form in map(self._noted, widths) if form.size[1] <= beside), None
        )
        return found or self._over(min(widths, key=lambda width: self._noted(width).size[1]))

    def _over(self, width: int) -> Part:
        """The list over the closed one: with a head if that has room, without sentences if they have none."""
        part = FirstThatFits(
            lambda: self._headed(width),
            lambda: self._headed(width, faces=False),
            lambda: self._noted(width),
            super().listed,
        )
        part.fit(width, self.ui.metrics.height - 2 * self.margin)
        return part

    def _noted(self, width: int) -> Part:
        style = Style(theme.LEAST, colour=theme.SOFT, line=1.28)
        self.notes = {value: TextBlock(self.ui, note, style=style) for value, note in self._sentences.items()}
        rows = (self.option(value, width, note) for value, note in self.notes.items())
        part = Column(*rows, side=Side.FILL)
        part.fit(width)
        return part

    def _headed(self, width: int, faces: bool = True) -> Part:
        part = Column(self._head(faces), self._noted(width), side=Side.FILL)
        part.fit(width)
        return part

    def _head(self, faces: bool) -> Part:
        """What the list chooses, and for whom."""
        ui = self.ui
        words = TextBlock(ui, self.setting.name, style=Style(theme.SECOND, "bold", theme.PINE, 1.35))
        who = [self._faces()] if faces and self._faces else []
        line = Row(*who, words, gap=ui.px(10), grow=words)
        return Stack(Inset(line, ui.px(14), ui.px(6)), hairline(ui))
