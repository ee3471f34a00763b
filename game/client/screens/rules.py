"""The rules of one table: every switch with its value and origin, every clause, every silence."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.list_form import ListForm
from game.client.screens.own_files import ask_to_delete, may_go_on, play_by, share, show
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import Widget
from game.client.widgets.choices import Setting
from game.client.widgets.layout import Column, Part, Row, Side, space
from game.client.widgets.select import Select
from game.client.widgets.tabs import tab_column
from game.i18n import _
from game.pages.faulty_file import about_file, faults_in
from game.pages.lines import Sheet
from game.pages.page import Button
from game.pages.rules import about, page_with, pages, rules_on, title_of
from game.presenters.slip_trial import slip_trial
from game.rules.ruleset import Ruleset, Switches
from game.rulesets.own_rulesets import OwnFile, own_file, own_files

_FILE = "file:"  # begins the value of a faulty file in the list of rulesets


class RulesScreen(PanelScreen):
    """Pages at the left, rows in the middle, the sheet at the right about the chosen row."""

    name = "rules"
    first_focus = "list"
    returns_new = True

    def __init__(self, services: Services, ruleset_id: str = "", clause_id: str = "") -> None:
        super().__init__()
        self.services = services
        self._chosen = ruleset_id or services.settings().practice.ruleset
        self.form = ListForm(self.press, self.rebuild, pages()[0][0])
        self._turn_to(clause_id)

    @property
    def spoken(self) -> str:
        return _("{name} rules.").format(name=_(self._ruleset().short_name))

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Up, Down"), _("another rule")),
            (_("Enter"), _("where it comes from")),
            ("F6", _("go to pages, list, or sheet")),
        ]

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

    def choose_ruleset(self, value: str) -> None:
        """Shows another table's rules, or a faulty file."""
        self._chosen = value
        self.form.forget()
        self.rebuild()

    def _turn_to(self, key: str) -> None:
        """The page of a clause or switch with it chosen; one that this ruleset lacks changes nothing."""
        page = page_with(self._ruleset(), key)
        if page:
            self.form.jump(page, key)

    def press(self, pressed: str) -> None:
        """A button of the sheet, a clause or a switch."""
        kind, _space, about = pressed.partition(" ")
        ruleset, file = self._ruleset(), self._faulty() or own_file(self._ruleset().id)
        if kind in ("clause", "switch"):
            self._turn_to(about.rpartition(" ")[2])
            self.rebuild()
            self.panel.focus_key = "list"
        elif kind == "play":
            play_by(self.stage, self.services, ruleset.id)
        elif kind == "try":
            self.stage.push(self.services.open("slip", ruleset, about))
        elif kind == "compare":
            key = self.form.chosen(rules_on(ruleset, self.form.page))
            self.stage.go("compare", ruleset.id, key if key in Switches.__dataclass_fields__ else "")
        elif kind == "change":
            self.stage.go("my_table", ruleset.id)
        elif kind == "again":
            self.rebuild()
        elif file and kind == "share":
            self.stage.push(share(self.stage, file.path, lambda: self.choose_ruleset("")))
        elif file and kind == "folder":
            show(self.stage, file.path)
        elif file and kind == "delete":
            ask_to_delete(self.stage, file.path, self.rebuild)

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, ruleset, faulty = self.ui, self._ruleset(), self._faulty()
        broken = any(file.fault for file in own_files())
        sub = _("One of your files has an error") if broken else _(ruleset.name)
        bar = top_bar(ui, _("House rules"), sub, self.stage.pop, help_buttons(self, self.services))
        head = Column(self._head(ui, faulty), space(height=ui.px(16)), side=Side.FILL)
        if faulty:
            ground, parts = self.form.lay(ui, head, faults_in(faulty), about_file(faulty))
            return ground, [*bar, *parts]
        lines = rules_on(ruleset, self.form.page)
        sheet = self._sheet(ruleset, self.form.chosen(lines))
        with_numbers = [(key, words, 0) for key, words in pages()]
        tabs = tab_column(ui, with_numbers, self.form.page, self.form.open) if _roomy(ui) else None
        ground, parts = self.form.lay(ui, head, lines, sheet, tabs)
        return ground, [*bar, *parts]

    def _head(self, ui: Ui, faulty: OwnFile | None) -> Part:
        """The list of rulesets, and beside it the pages where there is no room for tabs."""
        options = [(ruleset.id, _(ruleset.short_name)) for ruleset in self.services.rulesets()]
        for file in own_files():
            if file.fault:
                # NOTE: a file of rules that cannot be read, in the list of rulesets
                words = _("{file}, with an error").format(file=file.path.name)
                options.append((_FILE + file.path.name, words))
        now = self._chosen if faulty else self._ruleset().id
        whose = Setting("ruleset", _("Whose rules?"), options, now, self.choose_ruleset)
        rules = Select(ui, whose).within("head")
        room, gap = ui.metrics.mat.w - 2 * ui.px(24), ui.px(14)
        half = (room - gap) // 2
        if _roomy(ui):
            return Row(Sized(rules, max(min(rules.size[0], room), min(half, ui.px(260)))))
        if faulty:
            return Row(Sized(rules, half))
        page = Select(ui, Setting("page", _("Page"), pages(), self.form.page, self.form.open)).within("head")
        return Row(Sized(rules, half), Sized(page, half), gap=room - 2 * half)

    def _sheet(self, ruleset: Ruleset, key: str) -> Sheet:
        """What is said of a row, and the ways on."""
        title, lines = title_of(key, ruleset), about(key, ruleset, self.services.rulesets())
        compare = Button("compare", _("Compare"))
        buttons: list[tuple[Button, ...]] = [(compare,)]
        if may_go_on(self.stage):
            own = own_file(ruleset.id)
            change = Button("change", _("Change it") if own else _("Make my own from this"))
            buttons = [(Button("play", _("Play by these rules"), main=True),), (compare, change)]
            if self.services.lessons_ready() and slip_trial(ruleset, key) is not None:
                buttons.insert(0, (Button(f"try {key}", _("Try it at the table")),))
            if own:
                buttons.append((Button("share", _("Share or delete")),))
        return Sheet(_("What the sheet says"), _(ruleset.short_name), title, lines, tuple(buttons))


def _roomy(ui: Ui) -> bool:
    """Whether there is room for tabs."""
    return ui.metrics.text < 1.3
