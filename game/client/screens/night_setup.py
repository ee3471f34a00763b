"""Before a euchre night: which event, how many tables, who comes, how it is kept; then the night begins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.evening import EveningScreen
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.night_seats import NightSeats, guest
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.widgets.arrangements import Lines, MadeForRoom, Sized, Spread
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle, LinkButton
from game.client.widgets.choices import Segments, Setting
from game.client.widgets.composed import hairline
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, Stack, lay, space
from game.client.widgets.scroll import Scrolled
from game.client.widgets.select import Select, segments_or_list
from game.client.widgets.still import on_paper
from game.client.widgets.text import TextBlock
from game.client.widgets.tiles import Choice, ChoiceStyle
from game.i18n import _
from game.pages.evening_setup import event_words, events_of, first_table, first_table_words, summary
from game.presenters.evening_setup import EveningSetup

_HIGH, _TYPE = 46, 16  # of a choice in a line, and of its words


class NightSetupScreen(PanelScreen):
    """Three columns as in the practice set-up: the event, the first table, what it comes to."""

    name = "evening-setup"
    first_focus = "begin"
    returns_new = True  # rules of one's own may have changed

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.setup = EveningSetup(services)

    @property
    def spoken(self) -> str:
        return self.setup.page().title

    def keys(self) -> list[tuple[str, str]]:
        events = events_of(self.services.rulesets())
        return [(str(number), _(ruleset.short_name)) for number, ruleset in enumerate(events, 1)]

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        if event.type != pygame.KEYDOWN or event.mod & pygame.KMOD_CTRL:
            return False
        typed, events = getattr(event, "unicode", ""), events_of(self.services.rulesets())
        if typed.isascii() and typed.isdigit() and 0 < int(typed) <= len(events):
            self._choose("event", events[int(typed) - 1].id)
            return True
        return False

    # -- choices -----------------------------------------------------------------------------

    def _choose(self, field: str, value: str) -> None:
        self.setup.choose(field, value)
        self.rebuild()

    def _run(self) -> None:
        self.stage.go("club")

    def _draw_again(self) -> None:
        self.setup.draw()
        self.rebuild()

    def _own_rules(self) -> None:
        event = self.setup.event
        self.stage.go("my_table", event.ruleset.id if event is not None else "")

    def _begin(self) -> None:
        from game.client.screens.messages import not_saved
        from game.storage.errors import StorageError

        try:
            game = self.setup.begin(self.services.learners.now.given)
        except StorageError as fault:
            self.stage.push(not_saved(fault))
            return
        self.stage.replace(EveningScreen(self.services, game))

    # -- layout ------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        inside, gap = mat.inflate(-2 * ui.px(28), -2 * ui.px(22)), ui.px(24)
        title = self.setup.page().title
        bar = top_bar(ui, title, _("Choose the night"), self.stage.pop, help_buttons(self, self.services))
        if self.setup.event is None:
            lost = TextBlock(ui, self._short_words()[0], style=Style(theme.BODY, colour=theme.CREAM))
            return ui.ground([mat]).copy(), [*bar, *lay(lost, inside)]
        wide = inside.w - 2 * gap
        left, right = round(wide * 0.31), round(wide * 0.285)
        middle = wide - left - right
        rules, table = self._events(), self._table(middle)
        upper = Row(Sized(rules, left), table, gap=gap, side=Side.FILL, grow=table)
        lower = Row(*self._lower(left, middle), gap=gap, side=Side.START)
        chosen = Column(upper, space(height=ui.px(16)), lower, side=Side.FILL, grow=upper)
        page = Row(chosen, Sized(self._short(), right), gap=gap, side=Side.FILL, grow=chosen)
        return ui.ground([mat]).copy(), [*bar, *lay(page, inside)]

    def _headed(self, words: str, *below: Part, grow: Part | None = None, colour: str = theme.CREAM) -> Part:
        """A head on the felt, or of another colour on paper, and parts below it."""
        ui = self.ui
        head = TextBlock(ui, words, style=Style(theme.BODY, "bold", colour, 1.25))
        return Column(Inset(head, 0, 0, 0, ui.px(4)), *below, side=Side.FILL, grow=grow)

    def _events(self) -> Part:
        """The events as rows on one sheet, or as a list to drop where they do not fit."""
        ui = self.ui
        own = LinkButton(ui, "own rules", _("Make your own rules"), self._own_rules, on_felt=True)
        club = LinkButton(ui, "club", _("Run a night for your club"), self._run, on_felt=True)
        links = Lines(own.within("rules"), club.within("rules"), gap=ui.px(16))
        below = Inset(links, 0, ui.px(8), 0, 0)

        def listed(told: bool, width: int, height: int) -> Part:
            below.fit(width)
            paper = on_paper(ui, self._event_rows(60 if told else 42, told))
            paper.fit(width, height - below.size[1])
            guests = FirstThatFits(self._guests, Stack)
            return Column(Sized(paper, height=paper.size[1]), below, guests, side=Side.FILL, grow=guests)

        setting = self._setting("event")
        rows = FirstThatFits(
            lambda: MadeForRoom(partial(listed, True)),
            lambda: MadeForRoom(partial(listed, False)),
            lambda: Column(Select(ui, setting).within("rules"), below, side=Side.FILL),
        )
        return self._headed(_("Which night?"), rows, grow=rows)

    def _guests(self) -> Part:
        """Everybody who comes, where there is room for them."""
        ui, night = self.ui, self.setup.night
        assert night is not None
        people = [guest(ui, person, person.number == night.learner) for person in night.people]
        head = TextBlock(ui, _("Who comes?"), style=Style(theme.BODY, "bold", theme.CREAM, 1.25))
        faces = Lines(*(Inset(each, 0, 0, 0, ui.px(8)) for each in people), gap=ui.px(8))
        return Column(Inset(head, 0, ui.px(16), 0, ui.px(8)), faces, side=Side.FILL)

    def _event_rows(self, height: float, told: bool) -> Part:
        rulesets = self.services.rulesets()
        sheets, event = events_of(rulesets), self.setup.event
        rows: list[Choice] = []
        for number, sheet in enumerate(sheets, 1):
            style = ChoiceStyle(height, first=number == 1, last=number == len(sheets))
            words = _(sheet.short_name), event_words(sheet) if told else ""
            chosen = event is not None and event.ruleset.id == sheet.id
            row = Choice(
                self.ui, f"event-{sheet.id}", words, chosen, partial(self._choose, "event", sheet.id), style
            )
            rows.append(row.within("rules", "rules"))
        return Spread(*rows)

    def _table(self, width: int) -> Part:
        """Who sits at the first table, what company comes, and the way to other seats."""
        ui, night = self.ui, self.setup.night
        assert night is not None
        table = first_table(night)
        again = LinkButton(ui, "draw", _("Draw other seats"), self._draw_again, on_felt=True)
        if table is None:
            words = TextBlock(ui, first_table_words(night), style=Style(theme.BODY, colour=theme.CREAM))
            return self._headed(_("Who sits with you?"), words, again.within("players"))
        seats = NightSeats(ui, table, width)
        below = Inset(again.within("players"), 0, ui.px(8), 0, 0)
        return self._headed(_("Who sits with you?"), seats, below, grow=seats)

    def _setting(self, field: str) -> Setting:
        choice = next(each for each in self.setup.choices if each.field == field)
        return Setting(field, choice.name, list(choice.values), choice.now, partial(self._choose, field))

    def _lower(self, left: int, right: int) -> list[Part]:
        """Tables and rounds below the events, the rest below the first table, in two common lines."""
        fields = [choice.field for choice in self.setup.choices]
        below_events = [field for field in ("tables", "rounds", "clock") if field in fields]
        columns = (below_events, left), (["company", "by_hand"], right)
        made = [[(field, self._control(field, most)) for field in names] for names, most in columns]
        high = max(control.size[1] for column in made for _field, control in column)
        gap, parts = self.ui.px(12), list[Part]()
        for column, (_names, wide) in zip(made, columns, strict=True):
            blocks = [
                self._headed(
                    self._setting(field).name,
                    Sized(Column(Sized(control, min(control.size[0], wide))), height=high),
                )
                for field, control in column
            ]
            parts.append(Sized(Column(*blocks, gap=gap, side=Side.FILL), wide))
        return parts

    def _control(self, field: str, most: int) -> Widget:
        setting = self._setting(field)
        if len(setting.options) > 2:
            return Select(self.ui, setting).within(field)
        return segments_or_list(Segments(self.ui, setting, _HIGH, _TYPE), most).within(field)

    def _short(self) -> Part:
        """All choices in words, and the button that begins."""
        ui = self.ui
        brass = ButtonStyle(kind=BRASS, icon_after="arrow", size=19, height=58, pad=12)
        begin = Button(ui, "begin", _("Begin the night"), self._begin, brass).within("begin")
        lines = [_line(ui, text) for text in self._short_words()]
        short = Scrolled(ui, "short", Column(*lines, side=Side.FILL)).within("begin")
        head = TextBlock(ui, _("In short"), style=Style(22, "title", line=theme.LINE_TIGHT))
        rate = Select(ui, self._setting("slips")).within("begin")
        slips = Inset(self._headed(_("Slips"), rate, colour=theme.INK), 0, ui.px(8), 0, 0)
        foot = Column(slips, Inset(begin, 0, ui.px(12), 0, ui.px(4)), side=Side.FILL)
        sheet = Column(head, space(height=ui.px(8)), short, foot, side=Side.FILL, grow=short)
        return on_paper(ui, sheet, ui.px(20))

    def _short_words(self) -> tuple[str, ...]:
        return summary(self.setup.choice, self.services.rulesets(), self.setup.night)


def _line(ui: Ui, text: str) -> Part:
    """A line of the summary above a hairline."""
    return Stack(Inset(TextBlock(ui, text, style=Style(16, line=1.3)), 0, ui.px(7)), hairline(ui))
