"""Settings: every change acts at once and is kept at once; a piece of table shows how it looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields

from pygame import Rect, Surface

from game import i18n
from game.client.draw import theme
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.preview import draw_preview
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle, LinkButton
from game.client.widgets.choices import Segments, Stepper, Switch
from game.client.widgets.flow import Style
from game.client.widgets.marks import rule
from game.client.widgets.rows import SettingRow
from game.client.widgets.select import Select
from game.client.widgets.text import TextBlock
from game.client.widgets.tiles import Choice
from game.i18n import _, languages, pgettext

_KEPT = {"practice", "window", "lesson_ruleset"}  # choices that are not settings of this page


@dataclass(frozen=True)
class Section:
    """A head and its rows: name, second line, and what makes the control for a width."""

    key: str
    title: str
    rows: Sequence[tuple[str, str, Callable[[int], Widget]]]


class SettingsScreen(PanelScreen):
    """One sheet of paper in two columns, in one, or one page a section where the text is too large."""

    name = "settings"

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._page = "reading"

    @property
    def spoken(self) -> str:
        return _("Settings. Every change acts at once.")

    # -- what can be set ---------------------------------------------------------------------

    def _sections(self) -> list[Section]:
        motion = _("follows the system") if self.services.settings().reduced_motion is None else ""
        reading = Section(
            "reading",
            _("Reading"),
            [(_("Language"), "", self._language), (_("Text size"), "", self._text_size)],
        )
        cards = Section(
            "cards",
            _("The cards"),
            [
                (_("Deck colours"), "", self._deck),
                (_("Show help on cards"), _("raises the cards that may be played"), self._card_help),
            ],
        )
        table = Section(
            "table",
            _("The table"),
            [(_("Speed of play"), "", self._speed), (_("Reduced motion"), motion, self._motion)],
        )
        return [reading, cards, table]

    def _set(self, field: str) -> Callable[[object], None]:
        return lambda value: self.services.change(**{field: value})

    def _language(self, width: int) -> Widget:
        options = languages.choices()
        if len(options) == 1:
            return TextBlock(self.ui, options[0][1], None, Style(theme.BODY, "semibold"))  # nothing to choose
        return Select(self.ui, "language", _("Language"), options, i18n.current(), self._set("language"))

    def _text_size(self, width: int) -> Widget:
        options = [(str(size), i18n.format_percent(size / 100)) for size in theme.TEXT_FACTORS]
        chosen = str(self.services.settings().text)
        return Stepper(
            self.ui,
            "text",
            _("Text size"),
            options,
            chosen,
            lambda size: self.services.change(text=int(size)),
        )

    def _deck(self, width: int) -> Widget:
        options = [("two", pgettext("deck colours", "Two")), ("four", pgettext("deck colours", "Four"))]
        return self._few("deck", _("Deck colours"), options, self.services.settings().deck, width)

    def _speed(self, width: int) -> Widget:
        options = [("slow", _("Slow")), ("normal", _("Normal")), ("fast", _("Fast"))]
        return self._few("speed", _("Speed of play"), options, self.services.settings().speed, width)

    def _few(self, field: str, name: str, options: list[tuple[str, str]], chosen: str, width: int) -> Widget:
        """Segments, or a list where they would crowd out the name."""
        segments = Segments(self.ui, field, name, options, chosen, self._set(field))
        if segments.size[0] <= width * 0.58:
            return segments
        return Select(self.ui, field, name, options, chosen, self._set(field), least_width=150)

    def _card_help(self, width: int) -> Widget:
        on = self.services.settings().card_help
        return Switch(self.ui, "card_help", _("Show help on cards"), on, self._set("card_help"))

    def _motion(self, width: int) -> Widget:
        on = self.services.reduced_motion()
        return Switch(self.ui, "reduced_motion", _("Reduced motion"), on, self._set("reduced_motion"))

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, metrics = self.ui, self.ui.metrics
        mat = metrics.wide_mat
        paper = mat.inflate(-2 * ui.px(28), -2 * ui.px(22))
        ground = ui.ground([mat], [paper]).copy()
        parts = top_bar(
            ui,
            _("Settings"),
            _("Kept on this computer"),
            self.stage.pop,
            help_buttons(self, self.services, False),
        )
        inside = paper.inflate(-2 * ui.px(28), -2 * ui.px(20))
        foot, foot_parts = self._foot(ground, inside)
        body = Rect(inside.x, inside.y, inside.w, foot.top - inside.y - ui.px(8))
        columns = None if metrics.text >= 1.3 else self._columns(ground, body)
        if columns is None:
            columns = self._column(ground, body)
        parts += columns if columns is not None else self._pages(ground, body)
        return ground, parts + foot_parts

    def _foot(self, ground: Surface, inside: Rect) -> tuple[Rect, list[Widget]]:
        ui = self.ui
        done = Button(
            ui, "done", _("Done"), self.stage.pop, ButtonStyle(kind=BRASS, height=46, pad=44)
        ).within(zone="foot")
        room = inside.w - done.size[0] - ui.px(20)
        reset = LinkButton(
            ui, "reset", _("Back to the first settings"), self._ask_reset, zone="foot", width=room
        )
        high = max(done.size[1] + ui.px(4), reset.size[1])
        foot = Rect(inside.x, inside.bottom - high, inside.w, high)
        rule(ui, ground, foot.x, foot.y - ui.px(10), foot.w, 2)
        reset.place(foot.x, foot.y + (done.size[1] - reset.size[1]) // 2)
        done.place(foot.right - done.size[0], foot.y)
        return foot.move(0, -ui.px(10)), [reset, done]

    def _columns(self, ground: Surface, body: Rect) -> list[Widget] | None:
        """Two columns with the preview at the top right, as airy as fits; None if nothing fits."""
        ui = self.ui
        gap = ui.px(56)
        width = (body.w - gap) // 2
        reading, cards, table = self._sections()
        right = body.x + width + gap
        for row, high, apart in ((76, 236, 40), (62, 190, 28), (52, 150, 16)):
            parts, low = self._section(reading, body.x, body.y, width, row)
            more, low = self._section(cards, body.x, low + ui.px(apart), width, row)
            preview = Rect(right, body.y, width, max(ui.px(high), ui.font(theme.BODY) * 6))
            third, low_right = self._section(table, right, preview.bottom + ui.px(apart), width, row)
            if max(low, low_right) <= body.bottom:
                draw_preview(ui, ground, preview, self.services.settings().card_help)
                return parts + more + third
        return None

    def _column(self, ground: Surface, body: Rect) -> list[Widget] | None:
        """The preview at the left, everything below each other at its right; None if that is too high."""
        ui = self.ui
        left = round(body.w * 0.34)
        x = body.x + left + ui.px(36)
        for row, apart in ((64, 18), (56, 12), (48, 8), (44, 4)):
            parts, y = list[Widget](), body.y
            for section in self._sections():
                rows, low = self._section(section, x, y, body.right - x, row)
                parts += rows
                y = low + ui.px(apart)
            if low <= body.bottom:
                high = min(body.h, round(left * 1.25))
                draw_preview(ui, ground, Rect(body.x, body.y, left, high), self.services.settings().card_help)
                return parts
        return None

    def _section(
        self, section: Section, x: int, y: int, width: int, high: int = 64
    ) -> tuple[list[Widget], int]:
        """The parts of a section from `y` on, and where it ends. Rows are at least `high`."""
        ui = self.ui
        head = TextBlock(ui, section.title, width, Style(22, "title", theme.INK, 1.2)).place(x, y)
        parts: list[Widget] = [head]
        y += head.size[1] + ui.px(2)
        for number, (name, detail, make) in enumerate(section.rows):
            control = make(width)
            last = number == len(section.rows) - 1
            row = SettingRow(ui, name, detail, control, width, height=high, last=last)
            parts += [row.place(x, y), control]
            y += row.size[1]
        return parts, y

    def _pages(self, ground: Surface, body: Rect) -> list[Widget]:
        """Heads as tabs at the left with the preview below them, one section at the right."""
        ui = self.ui
        tabs_width = round(body.w * 0.34)
        parts: list[Widget] = []
        y = body.y
        sections = self._sections()
        for section in sections:
            tab = self._tab(section, tabs_width)
            parts.append(tab.place(body.x, y))
            y += tab.size[1] + ui.px(6)
        preview = Rect(body.x, y + ui.px(8), tabs_width, body.bottom - y - ui.px(8))
        draw_preview(ui, ground, preview, self.services.settings().card_help)
        shown = next(section for section in sections if section.key == self._page)
        x = body.x + tabs_width + ui.px(36)
        rows, _low = self._section(shown, x, body.y, body.right - x)
        return parts + rows

    def _tab(self, section: Section, width: int) -> Choice:
        def show() -> None:
            self._page = section.key
            self.rebuild()

        chosen = section.key == self._page
        return Choice(
            self.ui, f"tab-{section.key}", section.title, "", chosen, show,
            width=width, group="tabs", zone="tabs", height=48, mark=False, last=True, first=True,
        )  # fmt: skip

    # -- back to the start -------------------------------------------------------------------

    def _ask_reset(self) -> None:
        self.stage.push(
            MessageScreen(
                _("Back to the first settings?"),
                _(
                    "Language, text size, cards and table will be as they were at the first start. "
                    "Your lessons and games stay."
                ),
                [Answer(_("Set them back"), self._reset), Answer(_("Keep mine"))],
            )
        )

    def _reset(self) -> None:
        now = self.services.settings()
        first = type(now)()
        self.services.change(
            **{field.name: getattr(first, field.name) for field in fields(now) if field.name not in _KEPT}
        )
