"""Practice set-up: whose rules, which pack, how long, which cards; then the cards are dealt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.bots.ladder import Level
from game.client.draw import theme
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.services import Services
from game.client.screens.setup_seats import Table, lay_seats
from game.client.screens.setup_short import in_short
from game.client.screens.stage import PanelScreen
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle, LinkButton
from game.client.widgets.choices import Segments
from game.client.widgets.field import TextField, are_digits
from game.client.widgets.flow import Style
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.select import Select
from game.client.widgets.text import Label, TextBlock
from game.client.widgets.tiles import Choice
from game.i18n import _, format_number
from game.presenters import practice_rules as choice


class SetupScreen(PanelScreen):
    """Three columns: rules and pack, the table, what it comes to. Every choice is remembered."""

    name = "practice-setup"
    first_focus = "deal"

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._rulesets = services.rulesets()
        self._left = False
        self._told = False  # whether the papers of the seats say what the levels get wrong

    @property
    def spoken(self) -> str:
        return _("Practice. Set the table.")

    def leave(self) -> None:
        self._left = True

    def enter(self) -> None:
        if self._left:  # a table of one's own may have changed since
            self._rulesets = self.services.rulesets()
            self.rebuild()

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
        own = choice.base_ruleset(self.services.settings().practice, self._rulesets).switches.pack
        self._change(pack=None if int(cards) == own else int(cards))

    def _take_joker(self, word: str) -> None:
        own = choice.base_ruleset(self.services.settings().practice, self._rulesets).switches.joker
        self._change(joker=None if (word == "with") == own else word == "with")

    def _take_opponents(self, level: str) -> None:
        self._change(opponents=Level(level))

    def _take_partner(self, level: str) -> None:
        self._change(partner=Level(level))

    def _compare(self) -> None:
        base = choice.base_ruleset(self.services.settings().practice, self._rulesets)
        self.stage.go("compare", base.id, "")

    def _deal(self) -> None:
        self.stage.replace(self.services.open("table", self.services.settings().practice))

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        ground = ui.ground([mat]).copy()
        inside = mat.inflate(-2 * ui.px(28), -2 * ui.px(22))
        gap = ui.px(24)
        wide = inside.w - 2 * gap
        left = Rect(inside.x, inside.y, round(wide * 0.31), inside.h)
        right = Rect(0, inside.y, round(wide * 0.285), inside.h)
        right.right = inside.right
        middle = Rect(left.right + gap, inside.y, right.x - left.right - 2 * gap, inside.h)
        parts = top_bar(
            ui, _("Practice"), _("Set the table"), self.stage.pop, help_buttons(self, self.services)
        )
        lower = self._lower(left, middle)
        top = min(part.rect.y for part in lower) - ui.px(20)
        parts += self._rules(ground, Rect(left.x, left.y, left.w, top - left.y))
        parts += self._table(ground, Rect(middle.x, middle.y, middle.w, top - middle.y))
        return ground, parts + lower + self._short(ground, right)

    def _head(self, words: str, width: int) -> TextBlock:
        return TextBlock(self.ui, words, width, Style(theme.BODY, "bold", theme.CREAM, 1.25))

    def _rules(self, ground: Surface, area: Rect) -> list[Widget]:
        """The rulesets as rows on one sheet, or as a list to drop where they do not fit."""
        ui = self.ui
        head = self._head(_("Whose rules?"), area.w).place(area.x + ui.px(4), area.y)
        compare = LinkButton(
            ui, "compare", _("Compare the rules"), self._compare, on_felt=True, zone="rules", width=area.w
        )
        compare.place(area.x + ui.px(4), area.bottom - compare.size[1])
        area = Rect(area.x, area.y, area.w, area.h - compare.size[1] - ui.px(12))
        room = Rect(area.x, head.rect.bottom + ui.px(6), area.w, area.bottom - head.rect.bottom - ui.px(6))
        chosen = choice.base_ruleset(self.services.settings().practice, self._rulesets)
        rows = self._rule_rows(chosen.id, room.w, 60)
        if sum(row.size[1] for row in rows) > room.h:
            rows = self._rule_rows(chosen.id, room.w, 42, brief=True)
        if sum(row.size[1] for row in rows) > room.h:
            options = [(ruleset.id, _(ruleset.short_name)) for ruleset in self._rulesets]
            dropped = Select(
                ui, "rules", _("Whose rules?"), options, chosen.id, self._take_rules, zone="rules"
            )
            return [head, dropped.place(room.x, room.y, room.w), compare]
        ui.lay_sheet(ground, Rect(room.x, room.y, room.w, sum(row.size[1] for row in rows)))
        y = room.y
        for row in rows:
            row.place(room.x, y)
            y += row.size[1]
        return [head, *rows, compare]

    def _rule_rows(self, chosen: str, width: int, height: float, brief: bool = False) -> list[Choice]:
        """A row for each ruleset; `brief` leaves out what is special about it."""
        rows: list[Choice] = []
        for number, ruleset in enumerate(self._rulesets):

            def take(ruleset_id: str = ruleset.id) -> None:
                self._take_rules(ruleset_id)

            detail = "" if brief else _(ruleset.summary)
            if ruleset.beginners:
                detail = _("a good start for beginners")
            row = Choice(
                self.ui, f"rules-{ruleset.id}", _(ruleset.short_name), detail, ruleset.id == chosen, take,
                width=width, group="rules", zone="rules", height=height,
                first=number == 0, last=number == len(self._rulesets) - 1,
            )  # fmt: skip
            rows.append(row)
        return rows

    def _table(self, ground: Surface, area: Rect) -> list[Widget]:
        """The seats as at the table, with the levels of those who play."""
        ui = self.ui
        head = self._head(_("Who plays?"), area.w).place(area.x + ui.px(4), area.y)
        top = head.rect.bottom + ui.px(6)
        practice = self.services.settings().practice
        table = Table(practice.opponents, practice.partner, self._take_opponents, self._take_partner)
        lists, self._told = lay_seats(ui, ground, Rect(area.x, top, area.w, area.bottom - top), table)
        return [head, *lists]

    def _lower(self, left: Rect, middle: Rect) -> list[Widget]:
        """Pack and joker below the rules, length and seed below the table, in two common lines."""
        practice = self.services.settings().practice
        ruleset = choice.chosen_ruleset(practice, self._rulesets)
        base = choice.base_ruleset(practice, self._rulesets)
        pack = [(str(cards), format_number(cards)) for cards in (24, 28, 32)]
        joker = [("without", _("Without")), ("with", _("With joker"))]
        length = [("hand", _("One hand")), ("game", choice.game_words(base)), ("endless", _("No end"))]
        has_joker = "with" if ruleset.switches.joker else "without"
        blocks = (
            (
                left,
                0,
                _("Pack"),
                self._few("pack", _("Pack"), pack, str(ruleset.switches.pack), self._take_pack, left.w),
            ),
            (left, 1, _("Joker"), self._few("joker", _("Joker"), joker, has_joker, self._take_joker, left.w)),
            (
                middle,
                0,
                _("How long?"),
                self._few("length", _("How long?"), length, practice.length, self._take_length, middle.w),
            ),
            (middle, 1, _("Which cards?"), self._seed(practice.seed, middle.w)),
        )
        return self._place_lower(blocks, left.bottom)

    def _place_lower(self, blocks: Sequence[tuple[Rect, int, str, Widget]], bottom: int) -> list[Widget]:
        ui = self.ui
        head_height = round(ui.font(theme.BODY) * 1.25) + ui.px(5)
        high = max(control.size[1] for _column, _line, _words, control in blocks)
        line_height = head_height + high + ui.px(14)
        parts: list[Widget] = []
        for column, line, words, control in blocks:
            y = bottom - (2 - line) * line_height + ui.px(14)
            parts.append(self._head(words, column.w).place(column.x + ui.px(4), y))
            parts.append(control.place(column.x, y + head_height))
        return parts

    def _few(
        self, key: str, name: str, options: list[tuple[str, str]], chosen: str,
        take: Callable[[str], None], width: int,
    ) -> Widget:  # fmt: skip
        """Segments, or a list to drop where they are wider than their column."""
        segments = Segments(self.ui, key, name, options, chosen, take, height=46, size=16, zone=key)
        if segments.size[0] <= width:
            return segments
        return Select(self.ui, key, name, options, chosen, take, zone=key)

    def _take_length(self, length: str) -> None:
        self._change(length=length)

    def _seed(self, seed: str, width: int) -> Widget:
        hint = _("new cards each time")
        ui = self.ui
        need = ui.assets.text_width(hint, "regular", ui.font(16)) + 2 * ui.px(18)
        return TextField(
            ui, "seed", _("Seed of the cards"), seed, hint, self._take_seed, most=9, accepts=are_digits,
            empties=False, width=min(width, max(ui.px(240), need)), height=46, size=16, zone="seed",
        )  # fmt: skip

    def _take_seed(self, seed: str) -> None:
        self._change(seed=seed)

    def _short(self, ground: Surface, area: Rect) -> list[Widget]:
        """All choices in words, and the button that deals."""
        ui = self.ui
        ui.lay_sheet(ground, area)
        pad = ui.px(20)
        inside = area.inflate(-2 * pad, -2 * pad)
        head = Label(ui, _("In short"), 22, "title").place(inside.x, inside.y)
        deal = Button(
            ui,
            "deal",
            _("Deal the cards"),
            self._deal,
            ButtonStyle(kind=BRASS, icon_after="arrow", size=19, height=58, pad=12),
            width=inside.w,
        ).within(zone="deal")
        deal.place(inside.x, inside.bottom - deal.size[1] - ui.px(4))
        y = head.rect.bottom + ui.px(8)
        lines, high = in_short(ui, self.services, self._rulesets, inside.w, told=self._told)
        scroll = ScrollArea(ui, "short", lines, high, zone="deal")
        return [head, scroll.place(inside.x, y, inside.w, deal.rect.y - ui.px(14) - y), deal]


class _Opened(SetupScreen):
    """The set-up with the levels of the opponents dropped."""

    def enter(self) -> None:
        super().enter()
        keys = ("level opponents", "level opponents west")
        found = next(part for part in self.panel.widgets if part.key in keys)
        self.panel.focus(found)
        found.activate()
