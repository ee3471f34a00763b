"""The learners of this computer: who sits down, new ones, names, and what is kept of each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens import home_art
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.list_form import ListForm, lay_list
from game.client.screens.memory_pages.initial import draw_initial
from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.naming import ask_name
from game.client.screens.services import Services
from game.client.screens.stage import PanelScreen
from game.client.widgets.base import Widget
from game.client.widgets.buttons import Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.row_list import ListState, Row
from game.client.widgets.text import TextBlock
from game.course.memory.telling import standing_lines
from game.i18n import _, format_date
from game.pages import page
from game.pages.lines import Sheet, notes
from game.presenters import learning
from game.storage.errors import StorageError
from game.storage.learners import Learner

_LEAST_FAN = 190


class LearnerRow(Row):
    """A learner with the day of the first start."""

    def __init__(self, ui: Ui, learner: Learner, here: bool, width: int) -> None:
        super().__init__(ui, learner.file, width)
        self._name, self._here = learner.name, here
        self._pad, self._side = ui.px(18), max(ui.px(46), ui.font(theme.BODY) * 2)
        room = width - 2 * self._pad - self._side - ui.px(16)
        self._title = TextBlock(ui, learner.name, room, Style(theme.EMPHASIS, "bold", line=1.25))
        self._under = TextBlock(
            ui, self._about(learner), room, Style(theme.SECOND, colour=theme.SOFT, line=1.25)
        )
        self.height = max(self._side, self._title.size[1] + self._under.size[1]) + ui.px(22)

    def _about(self, learner: Learner) -> str:
        if self._here:
            return _("learns now")
        if learner.since is None:
            return ""
        return _("since {day}").format(day=format_date(learner.since))

    @property
    def spoken(self) -> str:
        return f"{self._title.spoken}. {self._under.spoken}"

    def draw(self, surface: Surface, rect: Rect) -> None:
        disc = Rect(rect.x + self._pad, 0, self._side, self._side)
        disc.centery = rect.centery
        draw_initial(self.ui, surface, disc, self._name, self._here)
        x = disc.right + self.ui.px(16)
        high = self._title.size[1] + (self._under.size[1] if self._under.text else 0)
        surface.blit(self._title.picture(), (x, rect.centery - high // 2))
        if self._under.text:
            surface.blit(self._under.picture(), (x, rect.centery - high // 2 + self._title.size[1]))


class LearnersScreen(PanelScreen):
    """A list at the left, what can be done for the chosen one at the right."""

    name = "learners"
    first_focus = "list"

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._list = ListState(services.learners.now.file)
        self.form = ListForm(self.press, self.rebuild)

    @property
    def spoken(self) -> str:
        return _("Who is learning?")

    def enter(self) -> None:
        self.rebuild()

    @property
    def chosen(self) -> Learner:
        """The learner whose row is marked."""
        everyone = self.services.learners.list.all()
        return next((one for one in everyone if one.file == self._list.key), everyone[0])

    # -- what is done --------------------------------------------------------------------------

    def _sit_down(self) -> None:
        self.services.learners.sit_down(self.chosen)

    def _add(self) -> None:
        self.stage.push(ask_name(_("A new learner"), _("Add"), "", self._added))

    def _added(self, name: str) -> None:
        self._list = ListState(self.services.learners.add(name).file)
        self.rebuild()

    def _rename(self) -> None:
        learner = self.chosen
        self.stage.push(
            ask_name(_("Another name"), _("Rename"), learner.given, partial(self._renamed, learner))
        )

    def _renamed(self, learner: Learner, name: str) -> None:
        self.services.learners.list.rename(learner, name)
        self.rebuild()

    def _export(self) -> None:
        learner = self.chosen
        try:
            path, unread = self.services.learners.export(learner)
        except StorageError as fault:
            self.stage.push(MessageScreen(_("This could not be saved"), fault.sentence))
            return
        told = _("Everything kept of {name} is in this file:\n{file}").format(name=learner.name, file=path)
        self.stage.push(MessageScreen(_("Exported"), f"{told}\n\n{unread}".rstrip()))

    def _erase(self) -> None:
        learner = self.chosen
        told = _(
            "Lessons, memory cards, games and settings of {name} are removed from this computer for good. "
            "You can export them first."
        ).format(name=learner.name)
        sure = Answer(_("Erase everything"), partial(self._erased, learner))
        keep = Answer(_("Keep everything"))
        title = _("Erase {name}?").format(name=learner.name)
        self.stage.push(MessageScreen(title, told, [keep, sure]))

    def _erased(self, learner: Learner) -> None:
        self.services.learners.erase(learner)
        if self.stage.top is self:
            self._list = ListState(self.services.learners.now.file)
            self.rebuild()

    # -- layout --------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, metrics = self.ui, self.ui.metrics
        ground = ui.ground([metrics.mat], [metrics.sheet]).copy()
        inside = metrics.mat.inflate(-2 * ui.px(28), -2 * ui.px(26))
        sub = _("On this computer")
        parts = top_bar(ui, _("Learners"), sub, self.stage.pop, help_buttons(self, self.services))
        new = Button(ui, "new", _("New learner"), self._add, ButtonStyle(icon="plus")).within(zone="list")
        wide = min(inside.w, ui.px(620))
        foot = 0 if metrics.drawer else new.size[1] + ui.px(28)
        area = Rect(inside.x, inside.y, wide, inside.h - foot)
        listed = lay_list(ui, ground, area, self._rows, self._list, self._choose)
        if metrics.drawer:
            new.place(inside.x + wide + ui.px(24), inside.y)
        else:
            new.place(inside.x, listed.rect.bottom + ui.px(24))
            top = new.rect.bottom + ui.px(24)
            self._draw_fan(ground, Rect(inside.x, top, inside.w, inside.bottom - top))
        return ground, [*parts, listed, new, *self._page()]

    def _draw_fan(self, ground: Surface, room: Rect) -> None:
        """Cards where few learners leave the mat empty."""
        if room.h >= self.ui.px(_LEAST_FAN):
            home_art.fan_within(self.ui, ground, room.inflate(0, -2 * self.ui.px(16)), 0.9)

    def _choose(self, _file: str) -> None:
        self.rebuild()

    def _rows(self, width: int) -> list[Row]:
        desk = self.services.learners
        here = desk.now.file
        return [LearnerRow(self.ui, one, one.file == here, width) for one in desk.list.all()]

    def _page(self) -> list[Widget]:
        learner, here = self.chosen, self.services.learners.now
        go_on = _("Go on as {name}").format(name=learner.name)
        buttons = (
            (page.Button("go-on", go_on, main=True),),
            (page.Button("rename", _("Rename")), page.Button("export", _("Export"))),
            (page.Button("erase", _("Erase")),),
        )
        lines = notes(self._about(learner.file == here.file))
        sheet = Sheet(_("Your tutor"), _("Who is learning?"), learner.name, lines, buttons)
        return self.form.sheet_of(self.ui, sheet)

    def press(self, pressed: str) -> None:
        """A button of the sheet."""
        doors = {
            "go-on": self._sit_down, "rename": self._rename, "export": self._export, "erase": self._erase
        }  # fmt: skip
        doors[pressed]()

    def _about(self, here: bool) -> list[str]:
        lines = [_("Each learner has lessons, memory cards, games and settings of their own.")]
        if here:
            lines += standing_lines(
                learning.deck_of(self.services.store).standing(), self.services.store.now()
            )
        else:
            lines.append(_("The rules you wrote yourself belong to everyone here."))
        return lines
