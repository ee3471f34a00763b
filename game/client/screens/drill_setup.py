"""What to drill: the kind of decision at the left, how it is asked at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.widgets.arrangements import MadeForRoom, Sized, Spread
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle
from game.client.widgets.choices import Setting
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, lay, space
from game.client.widgets.scroll import Scrolled
from game.client.widgets.select import Select
from game.client.widgets.still import on_paper
from game.client.widgets.text import TextBlock
from game.client.widgets.tiles import Choice, ChoiceStyle
from game.drills.plan import Topic
from game.i18n import _
from game.pages.drill_words import asked_topic, begin_words, field_words, topic_about, topic_title
from game.presenters.drill_setup import FIELDS, DrillSetup

_SHARE = 0.58  # of the width, for the kinds of decision
_NARROW = 0.5
_LARGE = 1.3
_ROOMY, _CLOSE = (60, 6), (40, 4)  # the least height of a row, and its margins

Told = Callable[[Topic], str]
"""What a row tells of its drill."""


class DrillSetupScreen(PanelScreen):
    """Every choice is kept with the drill, and is there the next time."""

    name = "drill-setup"
    first_focus = "begin"
    returns_new = True  # a drill may have been played

    def __init__(self, services: Services, topic: str = "", role: str = "") -> None:
        super().__init__()
        self.services = services
        self.setup = DrillSetup(services, topic, role)

    def enter(self) -> None:
        self.setup.forget()
        super().enter()

    @property
    def spoken(self) -> str:
        return _("Drill. What would you like to drill?")

    def keys(self) -> list[tuple[str, str]]:
        return [(str(number), topic_title(topic)) for number, topic in enumerate(Topic, 1)]

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.KEYDOWN and not event.mod & pygame.KMOD_CTRL:
            typed, topics = getattr(event, "unicode", ""), list(Topic)
            if typed.isascii() and typed.isdigit() and 0 < int(typed) <= len(topics):
                self._take("topic", topics[int(typed) - 1])
                return True
            if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                self._begin()
                return True
        return False

    def _take(self, field: str, value: str) -> None:
        self.setup.take(field, value)
        self.rebuild()

    def _begin(self) -> None:
        self.stage.go("drill_run", self.setup.plan, self.setup.ruleset)

    # -- layout --------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        inside, gap = mat.inflate(-2 * ui.px(28), -2 * ui.px(22)), ui.px(24)
        rules = _(self.setup.ruleset.short_name)
        bar = top_bar(ui, _("Drill"), rules, self.stage.pop, help_buttons(self, self.services))
        share = _SHARE if ui.metrics.text < _LARGE else _NARROW
        left = Sized(self._topics(), round(inside.w * share))
        right = self._choices()
        page = Row(left, right, gap=gap, side=Side.FILL, grow=right)
        return ui.ground([mat]).copy(), [*bar, *lay(Column(page, side=Side.FILL, grow=page), inside)]

    def _topics(self) -> Part:
        rows = FirstThatFits(
            *(
                partial(MadeForRoom, partial(self._listed, form, told))
                for form, told in ((_ROOMY, self._whole), (_CLOSE, self._whole), (_CLOSE, self._of_chosen))
            ),
            lambda: Scrolled(self.ui, "topics", self._rows(_CLOSE, _nothing)),
        )
        return self._headed(asked_topic(), rows)

    def _headed(self, words: str, below: Part) -> Part:
        head = TextBlock(self.ui, words, style=Style(theme.BODY, "bold", theme.CREAM, 1.25))
        return Column(Inset(head, 0, 0, 0, self.ui.px(4)), below, side=Side.FILL, grow=below)

    def _listed(self, form: tuple[float, float], told: Told, width: int, height: int) -> Part:
        paper = on_paper(self.ui, self._rows(form, told))
        paper.fit(width, height)
        return Column(Sized(paper, height=paper.size[1]), side=Side.FILL)

    def _rows(self, form: tuple[float, float], told: Told) -> Part:
        topics = list(Topic)
        rows: list[Choice] = []
        for topic in topics:
            style = ChoiceStyle(*form, first=topic is topics[0], last=topic is topics[-1])
            words = (topic_title(topic), told(topic))
            take, chosen = partial(self._take, "topic", topic), topic is self.setup.plan.topic
            row = Choice(self.ui, f"topic-{topic}", words, chosen, take, style)
            rows.append(row.within("topics", "topics"))
        return Spread(*rows)

    def _whole(self, topic: Topic) -> str:
        """How it went last, else what it is about."""
        return self.setup.last_line(topic) or topic_about(topic)

    def _of_chosen(self, topic: Topic) -> str:
        return self._whole(topic) if topic is self.setup.plan.topic else ""

    def _choices(self) -> Part:
        """The chosen kind in words, how it is asked, and the button that begins."""
        ui, topic = self.ui, self.setup.plan.topic
        head = TextBlock(ui, topic_title(topic), style=Style(22, "title", line=theme.LINE_TIGHT))
        about = TextBlock(ui, topic_about(topic), style=Style(theme.SECOND, colour=theme.SOFT, line=1.3))
        fields = FirstThatFits(
            partial(self._fields, beside=False, gap=14),
            partial(self._fields, beside=True, gap=10),
            lambda: Scrolled(ui, "fields", self._fields(beside=False, gap=8)),
        )
        words = Column(
            head, space(height=ui.px(4)), about, space(height=ui.px(12)), fields, side=Side.FILL, grow=fields
        )
        paper = self._headed(_("How?"), on_paper(ui, words, ui.px(22), ui.px(18)))
        brass = ButtonStyle(kind=BRASS, icon_after="arrow", size=19, height=58, pad=12)
        begin = Button(ui, "begin", begin_words(), self._begin, brass).within("begin")
        button = Inset(begin, 0, ui.px(14), 0, ui.px(4))
        return Column(paper, button, side=Side.FILL, grow=paper)

    def _fields(self, beside: bool, gap: float) -> Part:
        rows = [self._field(field, beside) for field in FIELDS if len(self.setup.options(field)) > 1]
        return Column(*rows, gap=self.ui.px(gap), side=Side.FILL)

    def _field(self, field: str, beside: bool) -> Part:
        name = field_words(field)
        style = Style(theme.SECOND, "semibold", theme.INK, 1.25)
        options, chosen = self.setup.options(field), self.setup.chosen(field)
        take = partial(self._take, field)
        select = _select(self.ui, Setting(field, name, options, chosen, take))
        words = TextBlock(self.ui, name, style=style)
        if beside:
            return Row(words, select, gap=self.ui.px(12), grow=words)
        return Column(Inset(words, 0, 0, 0, self.ui.px(4)), select, side=Side.FILL)


def _select(ui: Ui, setting: Setting) -> Widget:
    return Select(ui, setting).within("fields")


def _nothing(_topic: Topic) -> str:
    return ""
