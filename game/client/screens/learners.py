"""The learners of this computer: who sits down, new ones, names, and what is kept of each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Surface

from game.client.draw import theme
from game.client.screens import home_art
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.list_form import FittedList, ListForm
from game.client.screens.memory_pages.initial import initial
from game.client.screens.messages import Answer, MessageScreen, not_saved
from game.client.screens.naming import ask_name, ask_own_name
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import Widget
from game.client.widgets.buttons import Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, Stack, lay, space
from game.client.widgets.part_row import PartRow, RowStyle
from game.client.widgets.row_list import ListState
from game.client.widgets.still import Drawing, on_paper
from game.client.widgets.text import TextBlock
from game.course.memory.telling import standing_lines
from game.i18n import _
from game.pages.learners import erase_question, erase_warning, exported_words, learner_about, learner_sheet
from game.presenters import learning
from game.storage.errors import StorageError
from game.storage.learners import Learner

_LEAST_FAN = 190


class LearnersScreen(PanelScreen):
    """A list at the left, what can be done for the chosen one at the right."""

    name = "learners"
    first_focus = "list"
    returns_new = True

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._list = ListState(services.learners.now.file)
        self._form = ListForm(self.press, self.rebuild)

    @property
    def spoken(self) -> str:
        return _("Who is learning?")

    @property
    def chosen(self) -> Learner:
        """The learner whose row is marked."""
        everyone = self.services.learners.list.all()
        return next((one for one in everyone if one.file == self._list.key), everyone[0])

    # -- what is done --------------------------------------------------------------------------

    def press(self, id: str) -> None:
        """A button by its id."""
        learner, desk = self.chosen, self.services.learners
        if id == "go-on":
            desk.sit_down(learner)
        elif id == "new":
            self.stage.push(ask_name(_("A new learner"), _("Add"), "", self._added))
        elif id == "rename":
            renamed = partial(self._renamed, learner)
            self.stage.push(ask_name(_("Another name"), _("Rename"), learner.given, renamed))
        elif id == "export":
            self._export(learner)
        elif id == "erase":
            answers = [
                Answer(_("Keep everything")),
                Answer(_("Erase everything"), partial(self._erase, learner)),
            ]
            self.stage.push(MessageScreen(erase_question(learner), erase_warning(learner), answers))

    def _added(self, name: str) -> None:
        desk = self.services.learners
        self._list = ListState(desk.add(name).file)
        self.rebuild()
        if desk.asks_name(desk.now):
            self.stage.push(ask_own_name(partial(self._renamed, desk.now), self.rebuild))

    def _renamed(self, learner: Learner, name: str) -> None:
        self.services.learners.list.rename(learner, name)
        self.rebuild()

    def _export(self, learner: Learner) -> None:
        """Writes a file that has the learner's name on it."""

        def named(name: str) -> None:
            self._renamed(learner, name)
            self.stage.push(self._exported(self.chosen))

        if self.services.learners.asks_name(learner):
            self.stage.push(ask_own_name(named, lambda: self.stage.push(self._exported(learner))))
        else:
            self.stage.push(self._exported(learner))

    def _exported(self, learner: Learner) -> MessageScreen:
        try:
            path, unread = self.services.learners.export(learner)
        except StorageError as fault:
            return not_saved(fault)
        return MessageScreen(_("Exported"), f"{exported_words(learner, path)}\n\n{unread}".rstrip())

    def _erase(self, learner: Learner) -> None:
        self.services.learners.erase(learner)
        if self.stage.top is self:
            self._list = ListState(self.services.learners.now.file)
            self.rebuild()

    # -- layout --------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, metrics = self.ui, self.ui.metrics
        inside = metrics.mat.inflate(-2 * ui.px(28), -2 * ui.px(26))
        bar = top_bar(
            ui, _("Learners"), _("On this computer"), self.stage.pop, help_buttons(self, self.services)
        )
        style = ButtonStyle(icon="plus")
        new = Button(ui, "new", _("New learner"), partial(self.press, "new"), style).within("list")
        if metrics.drawer:
            page: Part = Row(self._listed(inside.w), new, gap=ui.px(24), side=Side.START)
        else:
            forms = (self._with_fan, self._with_new, self._scrolled)
            page = FirstThatFits(*(partial(form, new, inside.w) for form in forms))
        here, learner = self.services.learners.now, self.chosen
        deck = learning.deck_of(self.services.store) if learner.file == here.file else None
        standing = standing_lines(deck.standing(), self.services.store.now()) if deck is not None else None
        sheet = learner_sheet(learner, standing)
        ground = ui.ground([metrics.mat], [metrics.sheet]).copy()
        return ground, [*bar, *lay(page, inside), *self._form.sheet_of(ui, sheet)]

    def _with_fan(self, new: Part, width: int) -> Part:
        """Cards where few learners leave the mat empty."""
        ui = self.ui
        fan = Stack(
            space(height=ui.px(_LEAST_FAN)), Inset(Drawing(ui, partial(home_art.fan, most=0.9)), 0, ui.px(16))
        )
        return Column(self._with_new(new, width), fan, gap=ui.px(24), side=Side.FILL, grow=fan)

    def _with_new(self, new: Part, width: int) -> Part:
        return Column(self._listed(width), new, gap=self.ui.px(16))

    def _scrolled(self, new: Part, width: int) -> Part:
        listed = self._listed(width)
        return Column(listed, new, gap=self.ui.px(16), grow=listed)

    def _listed(self, width: int) -> Part:
        ui = self.ui
        listed = FittedList(ui, self._rows, self._list, lambda _file: self.rebuild())
        return Sized(on_paper(ui, listed, 0, ui.px(theme.RADIUS_SHEET)), min(width, ui.px(620)))

    def _rows(self, width: int) -> list[PartRow]:
        desk = self.services.learners
        here = desk.now.file
        return [self._row(one, one.file == here, width) for one in desk.list.all()]

    def _row(self, learner: Learner, here: bool, width: int) -> PartRow:
        """A learner with the day of the first start."""
        ui, about = self.ui, learner_about(learner, here)
        side = max(ui.px(46), ui.font(theme.BODY) * 2)
        texts = [TextBlock(ui, learner.name, style=Style(theme.EMPHASIS, "bold", line=1.25))]
        if about:
            texts.append(TextBlock(ui, about, style=Style(theme.SECOND, colour=theme.SOFT, line=1.25)))
        row = Row(initial(ui, learner.name, here, side), words := Column(*texts), gap=ui.px(16), grow=words)
        part = Inset(row, ui.px(18), ui.px(22) // 2, ui.px(18), ui.px(22) - ui.px(22) // 2)
        return PartRow(ui, learner.file, part, width, self.press, RowStyle((learner.name, about)))
