"""Practice set-up: whose rules, which pack, how long, which cards; then the cards are dealt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from game.client.screens.services import Services
from game.client.screens.setup_seats import Seats, Table
from game.client.table.sheet_parts import watermark
from game.client.widgets.arrangements import MadeForRoom, Sized, Spread
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle, LinkButton
from game.client.widgets.choices import Segments, Setting
from game.client.widgets.composed import hairline
from game.client.widgets.field import Line, TextField, are_digits
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, Stack, lay, space
from game.client.widgets.scroll import Scrolled
from game.client.widgets.select import Select, segments_or_list
from game.client.widgets.still import on_paper
from game.client.widgets.text import TextBlock
from game.client.widgets.tiles import Choice, ChoiceStyle
from game.i18n import _, format_number
from game.presenters import practice_rules as choice
from game.presenters.practice_games import base_ruleset, chosen_ruleset
from game.rules.ruleset import Ruleset

_BESIDE_MARK = 74  # of the width of a row, what its words have not

Details = Callable[[Ruleset], str]
"""What a row tells of its ruleset."""


class SetupScreen(PanelScreen):
    """Three columns: rules and pack, the table, what it comes to. Every choice is remembered."""

    name = "practice-setup"
    first_focus = "deal"
    returns_new = True  # a table of one's own may have changed

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._beside = True  # whether the choice about slips lies beside the field for a deal

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
        inside, gap = mat.inflate(-2 * ui.px(28), -2 * ui.px(22)), ui.px(24)
        wide = inside.w - 2 * gap
        left, right = round(wide * 0.31), round(wide * 0.285)
        middle = wide - left - right
        practice = self.services.settings().practice
        levels = Table(practice.opponents, practice.partner, self._take_opponents, self._take_partner)
        seats = Seats(ui, levels, middle)
        table = self._headed(_("Who plays?"), seats, grow=seats)
        upper = Row(Sized(self._rules(), left), table, gap=gap, side=Side.FILL, grow=table)
        lower = Row(*self._lower(left, middle), gap=gap, side=Side.START)
        choices = Column(upper, space(height=ui.px(20)), lower, side=Side.FILL, grow=upper)
        short = Sized(self._short(), right)
        page = Row(choices, short, gap=gap, side=Side.FILL, grow=choices)
        keys = help_buttons(self, self.services)
        bar = top_bar(ui, _("Practice"), _("Set the table"), self.stage.pop, keys)
        return ui.ground([mat]).copy(), [*bar, *lay(page, inside)]

    def _headed(self, words: str, *below: Part, grow: Part | None = None) -> Column:
        """A head on the felt, and parts below it."""
        ui = self.ui
        head = TextBlock(ui, words, style=Style(theme.BODY, "bold", theme.CREAM, 1.25))
        return Column(Inset(head, 0, 0, 0, ui.px(4)), *below, side=Side.FILL, grow=grow)

    def _rules(self) -> Part:
        """The rulesets as rows on one sheet, or as a list to drop where they do not fit."""
        ui = self.ui
        words = _("Compare the rules")
        compare = LinkButton(ui, "compare", words, self._compare, on_felt=True).within("rules")
        chosen = base_ruleset(self.services.settings().practice, self._rulesets).id
        options = [(ruleset.id, _(ruleset.short_name)) for ruleset in self._rulesets]
        head = _("Whose rules?")
        dropped = Select(ui, Setting("rules", head, options, chosen, self._take_rules)).within("rules")
        below = Inset(compare, 0, ui.px(10), 0, 0)

        def listed(least: float, details: Details, width: int, height: int) -> Part:
            below.fit(width)
            paper = on_paper(ui, self._rule_rows(chosen, least, details))
            paper.fit(width, height - below.size[1])
            return Column(Sized(paper, height=paper.size[1]), below, side=Side.FILL)

        rows = FirstThatFits(
            lambda: MadeForRoom(partial(listed, 60, _what_is_special)),
            lambda: MadeForRoom(partial(listed, 42, _what_is_special)),
            lambda: MadeForRoom(
                lambda width, high: listed(42, partial(self._in_one_line, width), width, high)
            ),
            lambda: MadeForRoom(partial(listed, 42, _whom_for)),
            lambda: MadeForRoom(partial(listed, 42, lambda _ruleset: "")),
            lambda: Column(dropped, below, side=Side.FILL),
        )
        return self._headed(head, rows, grow=rows)

    def _in_one_line(self, width: int, ruleset: Ruleset) -> str:
        """What is special about a ruleset, where a row so wide has room for it in one line."""
        words, ui = _what_is_special(ruleset), self.ui
        wide = ui.assets.text_width(words, "regular", ui.font(theme.SECOND))
        return words if wide <= width - ui.px(_BESIDE_MARK) else _whom_for(ruleset)

    def _rule_rows(self, chosen: str, height: float, details: Details) -> Part:
        """A row for each ruleset, with what `details` tells of it."""
        rows: list[Choice] = []
        for number, ruleset in enumerate(self._rulesets, 1):
            row = Choice(
                self.ui,
                f"rules-{ruleset.id}",
                (_(ruleset.short_name), details(ruleset)),
                ruleset.id == chosen,
                partial(self._take_rules, ruleset.id),
                ChoiceStyle(height, first=number == 1, last=number == len(self._rulesets)),
            )
            rows.append(row.within("rules", "rules"))
        return Spread(*rows)

    def _lower(self, left: int, right: int) -> list[Part]:
        """Pack and joker below the rules, length and seed below the table, in two common lines."""
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
            (Setting("pack", _("Deck"), pack, str(ruleset.switches.pack), self._take_pack), left),
            (Setting("joker", _("Joker"), joker, has_joker, self._take_joker), left),
            (Setting("length", _("How long?"), length, practice.length, self._take_length), right),
        )
        controls: list[tuple[str, Widget]] = [
            (each.name, segments_or_list(Segments(self.ui, each, 46, 16), most).within(each.key))
            for each, most in settings
        ]
        controls.append((_("A certain deal?"), self._seed(practice.seed)))
        high = max(control.size[1] for _words, control in controls)
        blocks = [self._headed(words, Sized(Column(control), height=high)) for words, control in controls]
        gap = self.ui.px(14)
        lower: Part = blocks[3]
        if self._slips_beside(controls[3][1], right):
            slips = self._headed(_("Slips"), Sized(self._slips(), height=high))
            lower = Row(lower, slips, gap=gap, side=Side.START, grow=slips)
        return [
            Sized(Column(*blocks[:2], gap=gap, side=Side.FILL), left),
            Sized(Column(blocks[2], lower, gap=gap, side=Side.FILL), right),
        ]

    def _slips_beside(self, seed: Widget, room: int) -> bool:
        """Whether the choice about slips has room beside the field for a deal."""
        self._beside = seed.best_width + self.ui.px(14) + self._slips().best_width <= room
        return self._beside

    def _take_length(self, length: str) -> None:
        self._change(length=length)

    def _seed(self, seed: str) -> TextField:
        line = Line("seed", _("Card seed"), seed, _("its number"), 9, are_digits, empties=False)
        return TextField(self.ui, line, self._take_seed, height=46, size=16).within("seed")

    def _take_seed(self, seed: str) -> None:
        self._change(seed=seed)

    def _short(self) -> Part:
        """All choices in words, and the button that deals; between them slips that lie nowhere else."""
        ui = self.ui
        brass = ButtonStyle(kind=BRASS, icon_after="arrow", size=19, height=58, pad=12)
        deal = Button(ui, "deal", _("Deal the cards"), self._deal, brass).within("deal")

        texts = choice.in_short(self.services.settings().practice, self._rulesets)
        lines = Column(*(_line(ui, text) for text in texts), side=Side.FILL)
        short = Scrolled(ui, "short", lines).within("deal")
        head = TextBlock(ui, _("In short"), style=Style(22, "title", line=theme.LINE_TIGHT))
        above, rest = [head, space(height=ui.px(8)), short], watermark(ui)
        told = FirstThatFits(
            lambda: Column(*above, rest, side=Side.FILL, grow=rest),
            lambda: Column(*above, side=Side.FILL, grow=short),
        )
        sheet = on_paper(ui, Row(told, side=Side.FILL, grow=told), ui.px(20))
        slips = [] if self._beside else [Inset(self._headed(_("Slips"), self._slips()), 0, ui.px(14), 0, 0)]
        return Column(sheet, *slips, Inset(deal, 0, ui.px(14), 0, ui.px(4)), side=Side.FILL, grow=sheet)

    def _slips(self) -> Select:
        """Whether slips can happen here, and how often the others make them."""
        chosen = self.services.settings().practice.slips
        options = choice.slip_choices()
        setting = Setting("slips", _("Slips"), options, chosen or "", self._take_slips)
        return Select(self.ui, setting).within("deal")

    def _take_slips(self, rate: str) -> None:
        self._change(slips=SlipRate(rate) if rate else None)


def _whom_for(ruleset: Ruleset) -> str:
    return _("a good start for beginners") if ruleset.beginners else ""


def _what_is_special(ruleset: Ruleset) -> str:
    return _whom_for(ruleset) or _(ruleset.summary)


def _line(ui: Ui, text: str) -> Part:
    """A line of the summary above a hairline."""
    return Stack(Inset(TextBlock(ui, text, style=Style(16, line=1.3)), 0, ui.px(6)), hairline(ui))
