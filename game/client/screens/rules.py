"""The rules of one table: every switch with its value and origin, every clause, every silence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from pygame import Rect, Surface

from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.rules_pages import calls, faults, told
from game.client.screens.rules_pages.frame import Act, lay_list, lay_sheet, lay_tabs, may_go_on, play_by
from game.client.screens.rules_pages.value_row import ValueRow
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS
from game.client.widgets.row_list import ListState, Row
from game.client.widgets.select import Select
from game.i18n import _
from game.rules.comparing import Origin, origin_of, silences
from game.rules.ruleset import CallWord, Clause, Ruleset, Switches
from game.storage.own_rulesets import OwnFile, own_file, own_files
from game.switch_texts import groups, text_of
from game.switch_texts.calls import call_names

_CLAUSES, _SILENCES = "clauses", "silences"
_FILE = "file:"  # begins the value of a faulty file in the list of rulesets


class RulesScreen(PanelScreen):
    """Pages at the left, rows in the middle, the chosen row told on the sheet at the right."""

    name = "rules"
    first_focus: ClassVar[str] = "list"

    def __init__(self, services: Services, ruleset_id: str = "", clause_id: str = "") -> None:
        super().__init__()
        self.services = services
        self._chosen = ruleset_id or services.settings().practice.ruleset
        self._page = groups()[0].key
        self._states: dict[str, ListState] = {}
        self._sheet = ListState()
        self._jump = ""  # the row to scroll to when the list is laid out
        self._rows: dict[tuple[str, str, int], Sequence[Row]] = {}
        self._left = False
        if clause_id:
            self._turn_to(clause_id)

    @property
    def spoken(self) -> str:
        return _("The rules of {name}.").format(name=_(self._ruleset().short_name))

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Up, Down"), _("another rule")),
            (_("Enter"), _("the clause behind it")),
            ("F6", _("pages, list, sheet")),
        ]

    def leave(self) -> None:
        self._left = True

    def enter(self) -> None:
        if self._left:
            self.relayout(self.ui)  # a table of one's own may have changed since

    def relayout(self, ui: Ui) -> None:
        self._rows.clear()
        super().relayout(ui)

    # -- what is shown -----------------------------------------------------------------------

    def _ruleset(self) -> Ruleset:
        rulesets = self.services.rulesets()
        return next((ruleset for ruleset in rulesets if ruleset.id == self._chosen), rulesets[0])

    def _faulty(self) -> OwnFile | None:
        """The file with a fault that was chosen in the list of rulesets."""
        name = self._chosen.removeprefix(_FILE)
        if name == self._chosen:
            return None
        return next((file for file in own_files() if file.path.name == name and file.fault), None)

    def _choose_ruleset(self, value: str) -> None:
        self._chosen = value
        self._states.clear()
        self._sheet = ListState()
        self.rebuild()

    def _choose_page(self, page: str) -> None:
        self._page = page
        self._sheet = ListState()
        self.rebuild()

    def _select(self, key: str) -> None:
        self._sheet = ListState()
        self.rebuild()

    def _turn_to(self, clause_id: str) -> None:
        """The page of a clause with that clause chosen; a clause this ruleset lacks changes nothing."""
        ruleset = self._ruleset()
        clause = ruleset.clauses.get(clause_id)
        if clause is None:
            return
        reading = origin_of(ruleset, clause) is Origin.READING
        self._go(_SILENCES if reading else _CLAUSES, clause_id)

    def _go(self, page: str, key: str) -> None:
        self._page, self._jump = page, key
        self._states[page] = ListState(key)
        self._sheet = ListState()

    def _open_clause(self, clause_id: str) -> None:
        self._turn_to(clause_id)
        self.rebuild()
        self.panel.focus_key = "list"

    def _open_switch(self, name: str) -> None:
        self._go(next(group.key for group in groups() if name in group.texts), name)
        self.rebuild()
        self.panel.focus_key = "list"

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, metrics = self.ui, self.ui.metrics
        ground = ui.ground([metrics.mat], [metrics.sheet]).copy()
        inside = metrics.mat.inflate(-2 * ui.px(24), -2 * ui.px(22))
        faulty = self._faulty()
        broken = any(file.fault for file in own_files())
        sub = _("One of your files has a fault") if broken else _(self._ruleset().name)
        parts = top_bar(ui, _("House rules"), sub, self.stage.pop, help_buttons(self, self.services))
        heads, top = self._heads(inside, faulty is None)
        parts += heads
        area = Rect(inside.x, top, inside.w, inside.bottom - top)
        if faulty:
            return ground, parts + faults.parts(self, ground, area, faulty, self._sheet)
        if self._has_tabs:
            pages = [(key, words, 0) for key, words in self._pages()]
            tabs, area = lay_tabs(ui, area, pages, self._page, self._choose_page)
            parts += tabs
        state = self._states.setdefault(self._page, ListState())
        listed = lay_list(ui, ground, area, self._page_rows, state, self._select)
        if self._jump:
            listed.show(self._jump)
            self._jump = ""
        return ground, [*parts, listed, *self._told(listed.rows[listed.at].key)]

    @property
    def _has_tabs(self) -> bool:
        return self.ui.metrics.text < 1.3

    def _heads(self, inside: Rect, pages: bool) -> tuple[list[Widget], int]:
        """The list of rulesets, and beside it the pages where there is no room for tabs."""
        ui = self.ui
        options = [(ruleset.id, _(ruleset.short_name)) for ruleset in self.services.rulesets()]
        for file in own_files():
            if file.fault:
                # NOTE: a file of rules that cannot be read, in the list of rulesets
                options.append(
                    (_FILE + file.path.name, _("{file}, with a fault").format(file=file.path.name))
                )
        faulty = self._faulty()
        now = self._chosen if faulty else self._ruleset().id
        rules = Select(ui, "ruleset", _("Whose rules?"), options, now, self._choose_ruleset, zone="head")
        half = (inside.w - ui.px(14)) // 2
        wide = min(rules.size[0], inside.w) if self._has_tabs else half
        heads: list[Widget] = [rules.place(inside.x, inside.y, max(wide, min(half, ui.px(260))))]
        if pages and not self._has_tabs:
            page = Select(ui, "page", _("Page"), self._pages(), self._page, self._choose_page, zone="head")
            heads.append(page.place(inside.right - half, inside.y, half))
        return heads, inside.y + rules.size[1] + ui.px(16)

    def _pages(self) -> list[tuple[str, str]]:
        pages = [(group.key, group.title) for group in groups()]
        # NOTE: the words in which calls are made
        return [*pages, (calls.PAGE, _("Words")), (_CLAUSES, _("Clauses")), (_SILENCES, _("Silences"))]

    # -- rows --------------------------------------------------------------------------------

    def _page_rows(self, width: int) -> Sequence[Row]:
        ruleset = self._ruleset()
        key = (ruleset.id, self._page, width)
        if key not in self._rows:
            if self._page == _CLAUSES:
                clauses = [c for c in ruleset.clauses.values() if origin_of(ruleset, c) is not Origin.READING]
                own = sorted(clauses, key=lambda clause: clause.source != ruleset.source)
                self._rows[key] = [self._clause_row(clause, width) for clause in own]
            elif self._page == _SILENCES:
                self._rows[key] = [self._clause_row(clause, width) for clause in silences(ruleset)]
            elif self._page == calls.PAGE:
                self._rows[key] = [calls.told_row(self.ui, ruleset, call, width) for call in CallWord]
            else:
                names = next(group.texts for group in groups() if group.key == self._page)
                self._rows[key] = [self._switch_row(ruleset, name, width) for name in names]
        return self._rows[key]

    def _switch_row(self, ruleset: Ruleset, name: str, width: int) -> Row:
        text = text_of(name)
        words, stated, chips = told.switch_chips(ruleset, name)
        sentence = text.of(getattr(ruleset.switches, name)).sentence
        return ValueRow(
            self.ui, name, text.name, sentence, words, chips, width, self._open_clause, stated=stated
        )

    def _clause_row(self, clause: Clause, width: int) -> Row:
        words = told.kind_words(clause.kind)
        return ValueRow(
            self.ui, clause.id, clause.id, _(clause.says), words, [], width, self._open_clause, stated=False
        )

    # -- the sheet ---------------------------------------------------------------------------

    def _told(self, key: str) -> list[Widget]:
        ruleset = self._ruleset()
        clause = ruleset.clauses.get(key)
        call = calls.call_of(key)
        title = call_names()[call] if call else clause.id if clause else text_of(key).name

        def rows(width: int) -> Sequence[Row]:
            if call:
                return list(calls.about(self.ui, self.services.rulesets(), call, width))
            if clause:
                return list(told.about_clause(self.ui, ruleset, clause, width, self._open_switch))
            return list(told.about_switch(self.ui, ruleset, key, width, self._open_clause))

        who = (_("What the sheet says"), _(ruleset.short_name))
        return lay_sheet(self.ui, who, title, rows, self._sheet, self._acts(ruleset, key))

    def _acts(self, ruleset: Ruleset, key: str) -> list[list[Act]]:
        own = own_file(ruleset.id)
        switch = key if key in Switches.__dataclass_fields__ else ""
        compare = Act("compare", _("Compare"), lambda: self._compare(switch))
        if not may_go_on(self.stage):
            return [[compare]]
        change = Act("change", _("Change it") if own else _("My own from this"), self._change)
        acts = [
            [
                Act(
                    "play",
                    _("Play by these rules"),
                    lambda: play_by(self.stage, self.services, ruleset.id),
                    BRASS,
                )
            ],
            [compare, change],
        ]
        if own:
            acts.append([Act("share", _("Share or delete"), lambda: self._share(own))])
        return acts

    def _compare(self, key: str) -> None:
        self.stage.go("compare", self._ruleset().id, key)

    def _change(self) -> None:
        self.stage.go("my_table", self._ruleset().id)

    def _share(self, file: OwnFile) -> None:
        self.stage.push(faults.share(self.stage, file.path, lambda: self._choose_ruleset("")))
