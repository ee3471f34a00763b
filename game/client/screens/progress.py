"""What the learner can do: skills with their marks, what is due, what was done on which day."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Surface

from game.client.draw import theme
from game.client.draw.lesson_picture import Standing, lesson_picture
from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.lesson import ask_question
from game.client.screens.lesson_door import lesson_ruleset
from game.client.screens.memory_pages.progress_parts import LearnerTile, SkillList, Week, share_bar, skill_row
from game.client.screens.messages import MessageScreen
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.people_parts import company_row
from game.client.screens.services import Services
from game.client.widgets.arrangements import AsManyAsFit, FirstUnbroken, Lines, MadeForRoom, Sized
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, PLAIN, Button, ButtonStyle, LinkButton
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, Stack, lay, space
from game.client.widgets.part_row import PartRow
from game.client.widgets.plot import Plot, Plotted
from game.client.widgets.row_list import ListState
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import on_paper, picture
from game.client.widgets.text import TextBlock
from game.course.memory.asking_again import question_of
from game.course.memory.days import days, last_week
from game.course.memory.skills import skills
from game.course.memory.telling import mix_lines, standing_lines
from game.i18n import _, format_number, ngettext
from game.pages.memory import mix_title
from game.pages.progress import (
    MEAN_OF,
    MOST_HANDS,
    day_lines,
    hand_cost_line,
    lost_lines,
    plot_fills,
    tried_line,
)
from game.pages.titles import skills_title
from game.presenters import learning
from game.presenters.lesson_entry import course_line, done_in, next_lesson, taught_in
from game.presenters.lesson_list import catalogue
from game.presenters.lesson_use import SingleQuestion
from game.storage.reviews import HandCost

_LARGE = 1.3  # from this size of text on the learners have no row
_FEWEST = 3  # hands below which a line would say nothing
_MOST_TILES = 3
_MOST_DAYS = 30
_PICTURE = 68  # of the lesson that comes next


class ProgressScreen(PanelScreen):
    """Today and the course at the left, points lost and the skills at the right."""

    name = "progress"
    first_focus = "start"
    returns_new = True  # something may have been learnt

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self._list = ListState()

    @property
    def spoken(self) -> str:
        return _("Your progress")

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Up, Down"), _("another skill")),
            (_("Enter or Space"), _("try it with a question")),
            ("F6", _("next part of the screen")),
        ]

    # -- layout --------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        inside, gap = mat.inflate(-2 * ui.px(28), -2 * ui.px(24)), ui.px(18)
        name = self.services.learners.title
        bar = top_bar(ui, skills_title(), name, self.stage.pop, help_buttons(self, self.services))
        roomy = ui.metrics.text < _LARGE
        people = [self._people()] if roomy else []
        above = people if self._several else []  # alone, one's own papers begin at the upper edge
        hands = self.services.store.reviews.latest(MOST_HANDS)
        left = Sized(self._left(gap), round(inside.w * (0.335 if roomy else 0.4)))
        lost, listed, share = self._lost(hands), self._skills(), self._share(hands)

        def shared(_width: int, height: int) -> Part:
            upper = Sized(lost, height=round(height * share))
            return Column(upper, listed, gap=gap, side=Side.FILL, grow=listed)

        plots = MadeForRoom(shared)
        company = [] if above else people
        right = Column(*company, plots, gap=ui.px(16), side=Side.FILL, grow=plots)
        below = Row(left, right, gap=gap, side=Side.FILL, grow=right)
        page = Column(*above, below, gap=ui.px(16), side=Side.FILL, grow=below)
        return ui.ground([mat]).copy(), [*bar, *lay(page, inside)]

    def _share(self, hands: Sequence[HandCost]) -> float:
        """How much of the height what hands cost takes; little, while there is no plot of it."""
        share = 0.41 if self.ui.metrics.text < 1.45 else 0.46
        return share if len(hands) >= _FEWEST else share * 0.6

    @property
    def _several(self) -> bool:
        """Whether somebody else learns here, too."""
        return len(self.services.learners.list.all()) > 1

    def _people(self) -> Part:
        """The learners and a way to their list, where there are several; and whom they play with."""
        ui, desk = self.ui, self.services.learners
        places: list[Part] = []
        if self._several:
            everyone, here = desk.list.all(), desk.now
            shown = [here, *(one for one in everyone if one.file != here.file)][:_MOST_TILES]
            tiles = [LearnerTile(ui, one, one.file == here.file, self._learners) for one in shown]
            places = [
                Inset(tile, 0 if number else ui.px(4), 0, ui.px(18), 0) for number, tile in enumerate(tiles)
            ]
            link = LinkButton(ui, "learners", _("All learners"), self._learners, on_felt=True)
            places.append(Inset(link.within("learners"), ui.px(8), 0, 0, 0))

        def with_company(told: bool) -> Part:
            return Row(*places, free := space(), company_row(ui, told), grow=free)

        return FirstUnbroken(
            partial(with_company, True),
            partial(with_company, False),
            lambda: Row(*places),
        )

    def _left(self, gap: int) -> Part:
        """Today above, the course below, each on its paper: as high as they like, else the course first."""
        ui = self.ui
        margins = (ui.px(22), ui.px(18), ui.px(22), ui.px(26))

        def both(pictured: bool, today: Part) -> Part:
            above = on_paper(ui, today, *margins)
            course = self._course(pictured)
            below = on_paper(ui, course, ui.px(22), ui.px(16), ui.px(22), ui.px(18))
            grown = below if pictured else above
            return Column(above, below, gap=gap, side=Side.FILL, grow=grown)

        return FirstThatFits(
            lambda: both(True, self._with_week()),
            lambda: both(False, FirstThatFits(self._with_week, self._today)),
        )

    def _with_week(self) -> Part:
        """Today with the week below, where three lines of what lies ready have room all the same."""
        ui, store = self.ui, self.services.store
        today = store.now().astimezone().date()
        week = Week(ui, last_week(store), today, self._by_day)
        lines = Stack(space(height=round(3 * ui.font(theme.BODY) * 1.4)), said := self._ready())
        return self._begun(lines, said, Inset(week, 0, ui.px(20), 0, 0))

    def _today(self) -> Part:
        said = self._ready()
        return self._begun(said, said)

    def _begun(self, lines: Part, said: Part, *below: Part) -> Part:
        """What lies ready, and the button that begins."""
        ui = self.ui
        head = TextBlock(ui, mix_title(), style=Style(24, "title", line=1.16))
        due = bool(learning.mix_of(self.services.store).items)
        words = _("Start") if due else _("Memory cards")
        style = ButtonStyle(kind=BRASS if due else PLAIN, icon_after="arrow", height=54)
        start = Button(ui, "start", words, self._start, style).within("today")
        apart = space(height=ui.px(14))
        return Column(head, space(height=ui.px(4)), lines, apart, start, *below, side=Side.FILL, grow=lines)

    def _ready(self) -> Part:
        """What is due and how the cards stand, as many lines as have room."""
        ui, store = self.ui, self.services.store
        due = mix_lines(learning.mix_of(store)) or [_("Nothing is due right now.")]
        standing = standing_lines(learning.deck_of(store).standing(), store.now())
        blocks = [TextBlock(ui, line, style=Style(theme.BODY)) for line in due]
        blocks += [TextBlock(ui, line, style=Style(theme.SECOND, colour=theme.SOFT)) for line in standing]
        return AsManyAsFit(blocks, ui.px(2))

    def _course(self, pictured: bool) -> Part:
        """How much of the course is done, and what comes next, with its picture where that has room."""
        ui, roomy = self.ui, self.ui.metrics.text < _LARGE
        lessons = self.services.lessons()
        head = TextBlock(ui, _("Course"), style=Style(22, "title", line=1.16))
        done = TextBlock(ui, course_line(lessons), style=Style(theme.SECOND, colour=theme.SOFT))
        coming = next_lesson(lessons)
        following: list[Part] = []
        if coming is not None and (roomy or pictured):
            words = _("Next: **{lesson}**").format(lesson=coming.title)
            following = [said := TextBlock(ui, words, style=Style(theme.BODY, line=1.3))]
            if pictured:
                shown = picture(ui, lesson_picture(ui, coming.picture, Standing.NEXT, ui.px(_PICTURE)))
                following = [Row(shown, said, gap=ui.px(14), grow=said)]
        links = [LinkButton(ui, "course", _("Course map"), self._lessons).within("course")]
        links.append(LinkButton(ui, "hand in", _("Hand in"), self._hand_in).within("course"))
        if not (roomy and self._several):  # they have no row
            words = _("All learners") if self._several else _("Several learners")
            links.append(LinkButton(ui, "learners", words, self._learners).within("course"))
        foot = Lines(*links, gap=ui.px(26))
        if not pictured:
            return Column(head, done, *following, foot, gap=ui.px(4), side=Side.FILL)
        middle = Row(coming_next := Column(*following, side=Side.FILL), grow=coming_next)
        share = done_in(lessons) / max(1, len(taught_in(lessons)))
        upper = Column(head, done, space(height=ui.px(2)), share_bar(ui, share), gap=ui.px(4), side=Side.FILL)
        return Column(upper, middle, foot, gap=ui.px(8), side=Side.FILL, grow=middle)

    def _lost(self, hands: Sequence[HandCost]) -> Part:
        """What decisions in practice hands cost: the plot, or how it fills."""
        ui, head = self.ui, _("Points lost per hand")
        if len(hands) < _FEWEST:
            text = TextBlock(ui, plot_fills(len(hands)), style=Style(theme.BODY, "regular", theme.SOFT, 1.38))
            body: Part = Scrolled(ui, "plot", text).within("plot")
            return _sheet(ui, head, (), Inset(body, ui.px(18), 0), (14, 14))

        def show_list() -> None:
            text = "\n".join(map(hand_cost_line, reversed(hands)))
            self.stage.push(MessageScreen(head, text))

        notes = (
            _("lower is better; each ring is a hand, and the line is the average of ten"),
            _("lower is better"),
        )
        plot = Plot(ui, "plot", _plotted(hands), show_list, zone="plot")
        return _sheet(ui, head, notes, Inset(plot, ui.px(18), 0), (14, 14))

    def _skills(self) -> Part:
        rows = SkillList(self.ui, self._rows, self._list)
        note = _("five marks mean it sticks for a month or more")
        found = skills(self.services.store, catalogue().course)
        tried = tried_line(sum(bool(skill.marks or skill.due) for skill in found), len(found))
        # NOTE: two notes beside a heading: how many skills were tried, and what five marks mean
        both = _("{tried}; {marks}").format(tried=tried, marks=note)
        return _sheet(self.ui, _("Skills"), (both, tried), rows, (16, 0))

    def _rows(self, width: int) -> list[PartRow]:
        found = skills(self.services.store, catalogue().course)
        return [skill_row(self.ui, skill, width, self._try) for skill in found]

    # -- doors ---------------------------------------------------------------------------------

    def _try(self, skill: str) -> None:
        """A question that tests a skill."""
        services, ruleset = self.services, lesson_ruleset(self.services)
        found = question_of(skill, catalogue(), ruleset, services.store.memory.latest_answers())
        use = SingleQuestion(1, 1, skills_title())
        asked = ask_question(services, ruleset, *found, use) if found else None
        if asked is None:
            told = _("No lesson for your table asks about this yet.")
            self.stage.push(MessageScreen(catalogue().course.skill(skill), told))
        else:
            self.stage.push(asked)

    def _start(self) -> None:
        mix = learning.mix_of(self.services.store)
        self.stage.go("mix") if mix.items else self.services.open("cards")

    def _lessons(self) -> None:
        self.stage.go("courses")

    def _hand_in(self) -> None:
        self.stage.go("hand_in")

    def _learners(self) -> None:
        self.stage.go("learners")

    def _by_day(self) -> None:
        text = "\n".join(day_lines(days(self.services.store, _MOST_DAYS)))
        self.stage.push(MessageScreen(_("By day"), text))


def _sheet(ui: Ui, title: str, notes: Sequence[str], body: Part, ends: tuple[int, int]) -> Part:
    """Paper with a title, the first of some notes that has room beside it, and what fills the rest.

    `ends` are the margins above and below.
    """
    head = picture(ui, ui.text(title, 22, "title"))
    beside = [picture(ui, ui.text(note, theme.SECOND, "regular", theme.SOFT)) for note in notes]
    forms = [partial(Row, head, note, gap=ui.px(14)) for note in beside]
    line = Inset(FirstUnbroken(*forms, partial(Row, head)), ui.px(18), 0)
    whole = Column(line, body, gap=ui.px(8), side=Side.FILL, grow=body)
    return on_paper(ui, whole, 0, ui.px(ends[0]), 0, ui.px(ends[1]))


def _plotted(hands: Sequence[HandCost]) -> Plotted:
    count, back = min(MEAN_OF, len(hands)), len(hands) - 1
    last = ngettext("last {n} hand", "last {n} hands", count).format(n=format_number(count))
    ago = ngettext("{n} hand ago", "{n} hands ago", back).format(n=format_number(back))
    costs, spoken = [hand.cost for hand in hands], " ".join(lost_lines(hands))
    return Plotted(costs, MEAN_OF, (ago, _("the last hand")), last, spoken)
