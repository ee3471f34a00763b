"""Practice set-up: whose rules, which pack, how long, which cards; then the cards are dealt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame
from pygame import Surface
from pygame.event import Event

from game.bots.ladder import Level, SlipRate
from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.ruleset_rows import RulesetRows
from game.client.screens.services import Services
from game.client.screens.setup_seats import Seats, Table
from game.client.table.sheet_parts import watermark
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import ENDLESS, Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle
from game.client.widgets.choices import Segments, Setting
from game.client.widgets.composed import hairline
from game.client.widgets.field import Line, TextField, fit_a_seed
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, Stack, lay, space
from game.client.widgets.scroll import Scrolled
from game.client.widgets.select import Select, segments_or_list
from game.client.widgets.still import on_paper
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number
from game.presenters import practice_rules as choice
from game.presenters.practice_games import base_ruleset, chosen_ruleset, seed_meant
from game.rules.ruleset import Ruleset

_SEEN = 9  # letters of a seed that are seen where room is scarce; the field holds more
_LARGE = 1.3  # of the usual size: the rules have their column to themselves


class SetupScreen(PanelScreen):
    """Three columns: rules and pack, the table, what it comes to. Every choice is remembered."""

    name = "practice-setup"
    first_focus = "deal"
    returns_new = True  # a table of one's own may have changed

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._beside = True  # whether the choice about slips lies beside the field for a deal
        self._high = 0  # of every choice below the table

    @property
    def spoken(self) -> str:
        return _("Practice. Set the table.")

    @property
    def _rulesets(self) -> tuple[Ruleset, ...]:
        return self.services.rulesets()

    def keys(self) -> list[tuple[str, str]]:
        rules = [(str(number), _(ruleset.short_name)) for number, ruleset in enumerate(self._rulesets, 1)]
        return rules

    def handle(self, event: Event) -> bool:
        if self._enter_deals(event):
            self._deal()
            return True
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and not event.mod & pygame.KMOD_CTRL:
            typed = getattr(event, "unicode", "")
            if typed.isascii() and typed.isdigit() and 0 < int(typed) <= len(self._rulesets):
                self._take_rules(self._rulesets[int(typed) - 1].id)
                return True
        return False

    def _enter_deals(self, event: Event) -> bool:
        """Enter deals from anywhere, unless the focus is shown on a part or a list is open."""
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return False
        return not self.panel.ring and not any(widget.modal for widget in self.panel.widgets)

    # -- choices -----------------------------------------------------------------------------

    def _change(self, **fields: Any) -> None:
        practice = self.services.settings().practice
        self.services.change(practice=replace(practice, **fields))
        self.rebuild()

    def _take_rules(self, ruleset_id: str) -> None:
        """Another sheet brings its own pack and length."""
        self._change(ruleset=ruleset_id, pack=None, joker=None, length="game")

    def _take_pack(self, cards: str) -> None:
        own = base_ruleset(self.services.settings().practice, self._rulesets).switches.pack
        self._change(pack=None if int(cards) == own else int(cards))

    def _take_joker(self, word: str) -> None:
        own = base_ruleset(self.services.settings().practice, self._rulesets).switches.joker
        self._change(joker=None if (word == "with") == own else word == "with")

    def _take_opponents(self, level: str) -> None:
        self._change(opponents=Level(level))

    def _take_partner(self, level: str) -> None:
        self._change(partner=Level(level))

    def _compare(self) -> None:
        base = base_ruleset(self.services.settings().practice, self._rulesets)
        self.stage.go("compare", base.id, "")

    def _deal(self) -> None:
        self.stage.replace(self.services.open("table", self.services.settings().practice))

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        inside = mat.inflate(-2 * ui.px(28), -2 * ui.px(22))
        large = [self._in_large_type] if ui.metrics.text >= _LARGE else []
        page = FirstThatFits(*(partial(make, inside.w) for make in (*large, self._in_columns)))
        keys = help_buttons(self, self.services)
        bar = top_bar(ui, _("Practice"), _("Set the table"), self.stage.pop, keys)
        return ui.ground([mat]).copy(), [*bar, *lay(Column(page, side=Side.FILL, grow=page), inside)]

    def _in_columns(self, width: int) -> Part:
        """Rules and pack, the table and the length, what it comes to and the button."""
        ui, gap = self.ui, self.ui.px(24)
        left, right = (round((width - 2 * gap) * share) for share in (0.31, 0.285))
        middle = width - 2 * gap - left - right
        pack, joker, length, seed = self._controls(left, middle)
        self._beside = seed.best_width + ui.px(14) + self._slips().best_width <= middle
        table = self._table(middle)
        upper = Row(Sized(self._rules(), left), table, gap=gap, side=Side.FILL, grow=table)
        deal = self._in_row(seed, self._slips_block()) if self._beside else seed
        between = ui.px(14)
        lower = Row(
            Sized(Column(pack, joker, gap=between, side=Side.FILL), left),
            Sized(Column(length, deal, gap=between, side=Side.FILL), middle),
            gap=gap,
            side=Side.START,
        )
        choices = Column(upper, space(height=ui.px(20)), lower, side=Side.FILL, grow=upper)
        sheet = self._sheet()
        slips = [] if self._beside else [Inset(self._slips_block(), 0, between, 0, 0)]
        deal_button = Inset(self._deal_button(), 0, between, 0, ui.px(4))
        short = Sized(Column(sheet, *slips, deal_button, side=Side.FILL, grow=sheet), right)
        return Row(choices, short, gap=gap, side=Side.FILL, grow=choices)

    def _in_large_type(self, width: int) -> Part:
        """The rules in a column as high as the page, so that each says what is special about it."""
        ui, gap = self.ui, self.ui.px(20)
        left, right = (round((width - 2 * gap) * share) for share in (0.349, 0.256))
        middle = width - 2 * gap - left - right
        pack, joker, length, seed = self._controls(0, right, close=True)
        table, sheet = self._table(middle), Sized(self._sheet(), right)
        upper = Row(table, sheet, gap=gap, side=Side.FILL, grow=table)
        between, edge = ui.px(14), ui.px(4)
        first = max(pack.best_width, seed.best_width)  # what stands beside these is in line
        deal = self._in_row(Sized(seed, first), self._slips_block())
        choosers = Column(self._in_row(Sized(pack, first), joker), deal, gap=between, side=Side.FILL)
        last = Column(length, free := space(), self._deal_button(), side=Side.FILL, grow=free)
        below = ((choosers, middle), (last, right))  # what is too wide is not taken
        sized = (Sized(part, max(room, part.least_width)) for part, room in below)
        lower = Row(*sized, gap=gap, side=Side.FILL)
        choices = Column(upper, space(height=gap), Inset(lower, 0, 0, 0, edge), side=Side.FILL, grow=upper)
        return Row(Sized(self._rules(), left), choices, gap=gap, side=Side.FILL, grow=choices)

    def _in_row(self, first: Part, second: Part) -> Part:
        return Row(first, second, gap=self.ui.px(14), side=Side.START, grow=second)

    def _table(self, width: int) -> Part:
        """Who sits where, in a place so wide."""
        practice = self.services.settings().practice
        levels = Table(practice.opponents, practice.partner, self._take_opponents, self._take_partner)
        seats = Seats(self.ui, levels, width)
        return self._headed(_("Who plays?"), seats, grow=seats)

    def _headed(self, words: str, *below: Part, grow: Part | None = None) -> Column:
        """A head on the felt, and parts below it."""
        ui = self.ui
        head = TextBlock(ui, words, style=Style(theme.BODY, "bold", theme.CREAM, 1.25))
        return Column(Inset(head, 0, 0, 0, ui.px(4)), *below, side=Side.FILL, grow=grow)

    def _rules(self) -> Part:
        chosen = base_ruleset(self.services.settings().practice, self._rulesets).id
        rows = RulesetRows(self.ui, self._rulesets, chosen, self._take_rules, self._compare)
        return self._headed(_("Whose rules?"), rows, grow=rows)

    def _controls(self, left: int, right: int, close: bool = False) -> list[Part]:
        """Pack, joker, length and seed with their heads; segments wider than this are lists to drop.

        `close`: no part is wider than it must be.
        """
        practice = self.services.settings().practice
        ruleset = chosen_ruleset(practice, self._rulesets)
        base = base_ruleset(practice, self._rulesets)
        pack = [(str(cards), format_number(cards)) for cards in (24, 28, 32)]
        joker = [("without", _("Without")), ("with", _("With joker"))]
        length = [
            ("ten", _("To 10 points")),
            ("game", choice.game_words(base)),
            ("hand", _("One hand")),
            ("endless", _("No limit")),
        ]
        has_joker = "with" if ruleset.switches.joker else "without"
        settings = (
            (Setting("pack", _("Deck"), pack, str(ruleset.switches.pack), self._take_pack), ENDLESS),
            (Setting("joker", _("Joker"), joker, has_joker, self._take_joker), left),
            (Setting("length", _("How long?"), length, practice.length, self._take_length), right),
        )
        controls: list[tuple[str, Widget]] = [
            (each.name, segments_or_list(Segments(self.ui, each, 46, 16), most).within(each.key))
            for each, most in settings
        ]
        field = self._seed(practice.seed)
        if close:
            digits = self.ui.assets.text_width("0" * _SEEN, "regular", self.ui.font(16))
            field.size = (digits + 2 * self.ui.px(18), field.size[1])
        controls.append((_("A certain deal?"), field))
        self._high = max(control.size[1] for _words, control in controls)
        return [self._headed(words, Sized(Column(control), height=self._high)) for words, control in controls]

    def _slips_block(self) -> Part:
        """Slips with their head, in line with the other choices."""
        return self._headed(_("Slips"), Sized(self._slips(), height=self._high))

    def _take_length(self, length: str) -> None:
        self._change(length=length)

    def _seed(self, seed: str) -> TextField:
        line = Line("seed", _("Card seed"), seed, _("a new one"), 14, fit_a_seed, empties=False)
        return TextField(self.ui, line, self._take_seed, height=46, size=16).within("seed")

    def _take_seed(self, seed: str) -> None:
        self._change(seed=seed_meant(seed))

    def _deal_button(self) -> Button:
        brass = ButtonStyle(kind=BRASS, icon_after="arrow", size=19, height=58, pad=12)
        return Button(self.ui, "deal", _("Deal the cards"), self._deal, brass).within("deal")

    def _sheet(self) -> Part:
        """All choices in words, or where that is too much those that stand nowhere else in full."""
        ui = self.ui
        head = TextBlock(ui, _("In short"), style=Style(22, "title", line=theme.LINE_TIGHT))
        above, rest = [head, space(height=ui.px(8))], watermark(ui)
        practice = self.services.settings().practice
        whole = choice.in_short(practice, self._rulesets)
        told = FirstThatFits(
            lambda: Column(*above, self._lines(whole), rest, side=Side.FILL, grow=rest),
            lambda: Column(*above, self._lines(choice.in_few(practice, self._rulesets)), side=Side.FILL),
            lambda: Column(*above, short := self._lines(whole), side=Side.FILL, grow=short),
        )
        return on_paper(ui, Row(told, side=Side.FILL, grow=told), ui.px(20))

    def _lines(self, texts: Sequence[str]) -> Part:
        lines = Column(*(_line(self.ui, text) for text in texts), side=Side.FILL)
        return Scrolled(self.ui, "short", lines).within("deal")

    def _slips(self) -> Select:
        """Whether slips can happen here, and how often the others make them."""
        chosen = self.services.settings().practice.slips
        options = choice.slip_choices()
        setting = Setting("slips", _("Slips"), options, chosen or "", self._take_slips)
        return Select(self.ui, setting).within("deal")

    def _take_slips(self, rate: str) -> None:
        self._change(slips=SlipRate(rate) if rate else None)


def _line(ui: Ui, text: str) -> Part:
    """A line of the summary above a hairline."""
    return Stack(Inset(TextBlock(ui, text, style=Style(16, line=1.3)), 0, ui.px(6)), hairline(ui))
