"""Settings: every change acts at once and is kept at once; a piece of table shows how it looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from functools import partial

from pygame import Surface

from game import i18n
from game.client.draw import theme
from game.client.draw.card_letters import RANKS
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.preview import preview
from game.client.screens.services import Services
from game.client.sound import CARD
from game.client.widgets.arrangements import MadeForWidth, Sized
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle, LinkButton
from game.client.widgets.choices import Segments, Setting, Stepper, Switch
from game.client.widgets.composed import hairline
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, lay, space
from game.client.widgets.rows import setting_row
from game.client.widgets.select import Select, segments_or_list
from game.client.widgets.text import TextBlock
from game.client.widgets.tiles import Choice, ChoiceStyle
from game.i18n import _, languages, pgettext
from game.presenters.practice_rules import ask_choices
from game.words import local_ranks

_KEPT = {"practice", "window", "record_folders", "club_files", "lesson_ruleset"}  # what is chosen elsewhere


@dataclass(frozen=True)
class Section:
    """A head and its rows: name, second line, and what makes the control for a width."""

    key: str
    title: str
    rows: Sequence[tuple[str, str, Callable[[int], Widget]]]


class SettingsScreen(PanelScreen):
    """One sheet of paper in two columns, in one, or one page a section where the text is too large."""

    name = "settings"
    returns_new = True

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._page = "reading"

    @property
    def spoken(self) -> str:
        return _("Settings. Changes take effect right away.")

    # -- what can be set ---------------------------------------------------------------------

    def _sections(self) -> list[Section]:
        motion = _("same as the system") if self.services.settings().reduced_motion is None else ""
        reading = Section(
            "reading",
            _("Reading"),
            [
                (_("Language"), "", self._language),
                (_("Text size"), "", self._text_size),
                (_("Always show More"), _("rules, costs, and how sure a hint is"), self._more),
            ],
        )
        cards = Section(
            "cards",
            _("The cards"),
            [
                (_("Deck colors"), "", self._deck),
                *([(_("Letters on the cards"), "", self._letters)] if local_ranks() != RANKS else ()),
                (_("Help with the cards"), _("raises the cards you can play"), self._card_help),
                (_("Ask before I slip"), _("at an honest table"), self._ask_first),
            ],
        )
        table = Section(
            "table",
            _("The table"),
            [
                (_("Speed of play"), "", self._speed),
                (_("Tutor's sheet"), "", self._sheet),
                (_("Play my last card"), "", self._last_card),
                (_("Reduced motion"), motion, self._motion),
                (_("Sound"), "", self._sound),
            ],
        )
        return [reading, cards, table]

    def _set(self, field: str) -> Callable[[object], None]:
        return lambda value: self.services.change(**{field: value})

    def _language(self, width: int) -> Widget:
        options = languages.choices()
        if len(options) == 1:
            return TextBlock(self.ui, options[0][1], None, Style(theme.BODY, "semibold"))  # nothing to choose
        return Select(
            self.ui, Setting("language", _("Language"), options, i18n.current(), self._set("language"))
        )

    def _text_size(self, width: int) -> Widget:
        options = [(str(size), i18n.format_percent(size / 100)) for size in theme.TEXT_FACTORS]
        chosen = str(self.services.settings().text)
        change = lambda size: self.services.change(text=int(size))  # noqa: E731
        return Stepper(self.ui, Setting("text", _("Text size"), options, chosen, change))

    def _deck(self, width: int) -> Widget:
        options = [("two", pgettext("deck colors", "Two")), ("four", pgettext("deck colors", "Four"))]
        return self._few("deck", _("Deck colors"), options, self.services.settings().deck, width)

    def _letters(self, width: int) -> Widget:
        options = [("english", " ".join(reversed(RANKS))), ("local", " ".join(reversed(local_ranks())))]
        chosen = self.services.settings().indices
        return self._few("indices", _("Letters on the cards"), options, chosen, width)

    def _speed(self, width: int) -> Widget:
        options = [("slow", _("Slow")), ("normal", _("Normal")), ("fast", _("Fast"))]
        return self._few("speed", _("Speed of play"), options, self.services.settings().speed, width)

    def _few(self, field: str, name: str, options: list[tuple[str, str]], chosen: str, width: int) -> Widget:
        """Segments, or a list where they would crowd out the name."""
        segments = Segments(self.ui, Setting(field, name, options, chosen, self._set(field)))
        return segments_or_list(segments, width * 0.58, 150)

    def _card_help(self, width: int) -> Widget:
        on = self.services.settings().card_help
        return Switch(self.ui, "card_help", _("Help with the cards"), on, self._set("card_help"))

    def _ask_first(self, width: int) -> Widget:
        chosen = self.services.settings().ask_first
        return self._few("ask_first", _("Ask before I slip"), ask_choices(), chosen, width)

    def _sheet(self, width: int) -> Widget:
        # NOTE: whether the tutor's sheet beside the table closes to a slip while you play, or stays open
        options = [("closing", pgettext("sheet", "When needed")), ("open", pgettext("sheet", "Always open"))]
        return self._few("sheet", _("Tutor's sheet"), options, self.services.settings().sheet, width)

    def _last_card(self, width: int) -> Widget:
        on = self.services.settings().last_card
        return Switch(self.ui, "last_card", _("Play my last card"), on, self._set("last_card"))

    def _more(self, width: int) -> Widget:
        on = self.services.settings().show_more
        return Switch(self.ui, "show_more", _("Always show More"), on, self._set("show_more"))

    def _sound(self, width: int) -> Widget:
        options = [
            ("off", pgettext("sound", "Off")),
            ("soft", pgettext("sound", "Low")),
            ("full", pgettext("sound", "Full")),
        ]
        setting = Setting("sound", _("Sound"), options, self.services.settings().sound, self._set_sound)
        return segments_or_list(Segments(self.ui, setting), width * 0.58, 150)

    def _set_sound(self, level: str) -> None:
        self.services.change(sound=level)
        self.services.sound(CARD)

    def renew(self) -> None:
        self.rebuild()

    def _motion(self, width: int) -> Widget:
        on = self.services.reduced_motion()
        return Switch(self.ui, "reduced_motion", _("Reduced motion"), on, self._set("reduced_motion"))

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        paper = mat.inflate(-2 * ui.px(28), -2 * ui.px(22))
        keys = help_buttons(self, self.services, False)
        bar = top_bar(ui, _("Settings"), _("Stored on this computer"), self.stage.pop, keys)
        two = [partial(self._columns, *lengths) for lengths in ((76, 236, 40), (62, 190, 28), (52, 150, 16))]
        one = [partial(self._column, *lengths) for lengths in ((64, 18), (56, 12), (48, 8), (44, 4))]
        bare = [partial(self._columns, row, preview, 12) for row, preview in ((52, 150), (48, 0))]
        body = FirstThatFits(*(two if ui.metrics.text < 1.3 else ()), *one, *bare, self._tabbed)
        foot = Column(hairline(ui), self._foot(), gap=ui.px(8), side=Side.FILL)
        page = Column(body, foot, gap=ui.px(8), side=Side.FILL, grow=body)
        inside = paper.inflate(-2 * ui.px(28), -2 * ui.px(20))
        return ui.ground([mat], [paper]).copy(), [*bar, *lay(page, inside)]

    def _foot(self) -> Part:
        ui = self.ui
        brass = ButtonStyle(kind=BRASS, height=46, pad=44)
        done = Button(ui, "done", _("Done"), self.stage.pop, brass).within(zone="foot")
        reset = LinkButton(ui, "reset", _("Restore the original settings"), self._ask_reset).within(
            zone="foot"
        )
        gap = space(width=ui.px(20))
        return Inset(Row(reset, gap, done, grow=gap), 0, 0, 0, ui.px(4))

    def _columns(self, row: int, preview: int, apart: int) -> Part:
        """Two columns, the preview so high at the top right or, with 0, left out; lengths as in theme."""
        ui = self.ui
        reading, cards, table = (self._section(section, row) for section in self._sections())
        shown = (
            [Sized(self._preview(), height=max(ui.px(preview), ui.font(theme.BODY) * 6))] if preview else []
        )
        gap = ui.px(apart)
        left = Column(reading, cards, gap=gap, side=Side.FILL)
        right = Column(*shown, table, gap=gap, side=Side.FILL)
        return Row(left, right, gap=ui.px(56), side=Side.START, even=True)

    def _column(self, row: int, apart: int) -> Part:
        """The preview at the left, everything below each other at its right."""
        rows = [self._section(section, row) for section in self._sections()]
        return self._beside(self._preview(), Column(*rows, gap=self.ui.px(apart), side=Side.FILL))

    def _tabbed(self) -> Part:
        """Heads as tabs at the left with the preview below them, one section at the right."""
        sections, preview = self._sections(), self._preview()
        tabs = [self._tab(section) for section in sections]
        left = Column(*tabs, preview, gap=self.ui.px(6), side=Side.FILL, grow=preview)
        shown = next(section for section in sections if section.key == self._page)
        return self._beside(left, self._section(shown))

    def _beside(self, left: Part, right: Part) -> Part:
        wide = self.ui.metrics.wide_mat.w - 2 * self.ui.px(56)
        left = Sized(left, round(wide * 0.34))
        return Row(left, right, gap=self.ui.px(36), side=Side.START, grow=right)

    def _section(self, section: Section, least: int = 64) -> Part:
        """Its head and its rows, each at least so high."""
        ui = self.ui
        head = TextBlock(ui, section.title, style=Style(22, "title", theme.INK, 1.2))
        rows = MadeForWidth(
            lambda width: [
                setting_row(ui, (name, detail), make(width), least, last=number == len(section.rows))
                for number, (name, detail, make) in enumerate(section.rows, 1)
            ]
        )
        return Column(head, space(height=ui.px(2)), rows, side=Side.FILL)

    def _preview(self) -> Part:
        return preview(self.ui, self.services.settings().card_help)

    def _tab(self, section: Section) -> Choice:
        def show() -> None:
            self._page = section.key
            self.rebuild()

        style = ChoiceStyle(48, first=True, last=True, mark=False)
        tab = Choice(
            self.ui, f"tab-{section.key}", (section.title, ""), section.key == self._page, show, style
        )
        return tab.within("tabs", "tabs")

    # -- back to the start -------------------------------------------------------------------

    def _ask_reset(self) -> None:
        self.stage.push(
            MessageScreen(
                _("Restore the original settings?"),
                _(
                    "Language, text size, cards, and table go back to the way they started. You keep "
                    "your lessons and games."
                ),
                [Answer(_("Restore them"), self._reset), Answer(_("Keep mine"))],
            )
        )

    def _reset(self) -> None:
        now = self.services.settings()
        first = type(now)()
        self.services.change(
            **{field.name: getattr(first, field.name) for field in fields(now) if field.name not in _KEPT}
        )
