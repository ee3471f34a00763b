"""What costs most, with its lesson, its drill, the dearest hands, and where the learner stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.ui import Ui
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.list_screen import ListScreen
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.progress import ProgressScreen
from game.client.screens.services import Services
from game.client.screens.small_cards import small_cards
from game.client.screens.stage import Screen
from game.client.screens.stand_axis import stand_axis
from game.client.widgets.arrangements import FirstUnbroken, Lines, Sized
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, PLAIN, Button, ButtonStyle, LinkButton
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side, lay, space
from game.client.widgets.still import Drawing, on_paper
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.card_luck import luck_title
from game.pages.mistake_list import mistakes_title
from game.pages.page import Button as PageButton
from game.pages.teaching_proof import proof_title
from game.pages.titles import play_title, skills_title
from game.pages.weakness import CostBar, DearHand, WeaknessPage, dearest_title, weakness_title
from game.presenters.mistake_list import MistakeList
from game.presenters.weakness import WeaknessView

_LARGE = 1.3  # from this size of text on the bars stand below the sentence
_SOFT = Style(theme.SECOND, colour=theme.SOFT, line=1.3)


class WeaknessScreen(PanelScreen):
    """The page that progress leads with, once enough hands have been reviewed."""

    name = "weakness"
    first_focus = "lesson"
    returns_new = True

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    @property
    def spoken(self) -> str:
        return weakness_title()

    def press(self, pressed: str) -> None:
        """A button or link by its id."""
        self.go_to(WeaknessView(self.services.store).act(pressed))

    # -- layout --------------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        inside, gap = mat.inflate(-2 * ui.px(28), -2 * ui.px(20)), ui.px(14)
        name = self.services.learners.title
        bar = top_bar(ui, play_title(), name, self.stage.pop, help_buttons(self, self.services))
        page = WeaknessView(self.services.store).page()

        def form(hands: bool, roomy: bool) -> Part:
            worst = self._worst(page, roomy)
            parts = grown = [worst, self._links(bool(page.hands) and hands)]
            if page.hands and hands:
                papers = [self._hand(each) for each in page.hands]
                grown = [Row(*papers, gap=gap, side=Side.FILL, even=True)]
                parts = [*parts, *grown]
            if page.stand is not None:
                parts = [*parts, on_paper(ui, stand_axis(ui, page.stand), ui.px(24), ui.px(12))]
            return Column(*parts, gap=gap, side=Side.FILL, grow=grown[0])

        ways = ((True, True), (False, True), (False, False))
        forms = FirstThatFits(*(partial(form, *way) for way in ways))
        return ui.ground([mat]).copy(), [*bar, *lay(forms, inside)]

    def _worst(self, page: WeaknessPage, roomy: bool) -> Part:
        """The sentence with what helps, and the bars beside it, or below where there is no room."""
        ui = self.ui
        said = Column(
            TextBlock(ui, weakness_title(), style=_SOFT),
            TextBlock(ui, page.lead, style=Style(29 if roomy else 24, "title", line=1.16)),
            TextBlock(ui, page.second, style=Style(theme.BODY, line=1.3)),
            space(height=ui.px(4)),
            self._buttons(page),
            gap=ui.px(6),
            side=Side.FILL,
        )
        head = TextBlock(ui, page.bars_head, style=_SOFT)
        bars = Column(head, *(self._bar(bar) for bar in page.bars), gap=ui.px(9), side=Side.FILL)

        def beside() -> Part:
            wide = round(self.ui.metrics.wide_mat.w * 0.34)
            return Row(said, Sized(bars, wide), gap=ui.px(36), grow=said)

        def below() -> Part:
            return Column(said, bars, gap=ui.px(14), side=Side.FILL) if roomy else said

        inner = beside() if ui.metrics.text < _LARGE else below()
        return on_paper(ui, inner, ui.px(26), ui.px(20))

    def _buttons(self, page: WeaknessPage) -> Part:
        made = [self._button(each) for each in (page.lesson, page.drill) if each is not None]
        return FirstUnbroken(
            lambda: Row(*made, gap=self.ui.px(12)), lambda: Column(*made, gap=self.ui.px(10))
        )

    def _button(self, button: PageButton) -> Button:
        style = ButtonStyle(kind=BRASS if button.main else PLAIN, icon=button.icon, height=50)
        return Button(self.ui, button.id, button.words, partial(self.press, button.id), style).within(
            "what helps"
        )

    def _bar(self, bar: CostBar) -> Part:
        ui = self.ui
        name = TextBlock(ui, bar.name, style=Style(theme.SECOND, "semibold" if bar.share == 1 else "regular"))
        points = TextBlock(ui, bar.points, style=Style(theme.SECOND, "bold"))
        trough = Drawing(ui, partial(_draw_bar, bar.share), (ui.px(132), ui.px(14)))
        return Row(
            name,
            trough,
            Sized(Column(points, side=Side.END), ui.px(36)),
            gap=ui.px(12),
            side=Side.MIDDLE,
            grow=name,
        )

    def _links(self, hands: bool) -> Part:
        ui, links = self.ui, []
        for key, words in (
            ("mistakes", mistakes_title()),
            ("skills", skills_title()),
            ("luck", luck_title()),
            ("proof", proof_title()),
        ):
            link = LinkButton(ui, key, words, partial(self.press, key), on_felt=True)
            links.append(link.within("links"))
        head = TextBlock(ui, dearest_title(), style=Style(21, "title", theme.CREAM, 1.2))
        gap = ui.px(28)
        if not hands:
            return Lines(*links, gap=gap)
        beside = Row(*links, gap=gap)
        return FirstUnbroken(
            lambda: Row(head, free := space(), beside, side=Side.MIDDLE, grow=free),
            lambda: Column(Lines(*links, gap=gap), head, side=Side.FILL),
        )

    def _hand(self, hand: DearHand) -> Part:
        """A hand on its paper: the day and the cost, both choices, the reason, and the way to it."""
        ui = self.ui
        day = TextBlock(ui, hand.day, style=Style(theme.BODY, "bold"))
        cost = TextBlock(ui, hand.cost, style=Style(theme.BODY, "bold", theme.CLAY))
        head = Row(day, free := space(), cost, grow=free)
        reason = TextBlock(ui, hand.reason, style=Style(theme.SECOND, colour=theme.SOFT, line=1.28))
        middle = Row(self._choices(hand), reason, gap=ui.px(14), side=Side.MIDDLE, grow=reason)
        score = TextBlock(ui, hand.score, style=_SOFT)
        link = LinkButton(
            ui, f"look {hand.id}", _("Look at the hand"), partial(self.press, f"look {hand.id}")
        )
        foot = Row(score, apart := space(), link.within("hands"), side=Side.MIDDLE, grow=apart)
        inner = Column(head, middle, foot, gap=ui.px(8), side=Side.FILL, grow=middle)
        return on_paper(ui, inner, ui.px(18), ui.px(14))

    def _choices(self, hand: DearHand) -> Part:
        """What was done and what was better, as cards with an arrow between them, or in words."""
        ui, (done, better) = self.ui, hand.cards
        arrow = Drawing(ui, _draw_arrow, (ui.px(26), ui.px(14)))
        if done is not None and better is not None:
            return Row(
                small_cards(ui, (done,), 54),
                arrow,
                small_cards(ui, (better,), 54),
                gap=ui.px(8),
                side=Side.MIDDLE,
            )
        words = [
            TextBlock(ui, text, style=Style(theme.SECOND, role, line=1.25))
            for text, role in ((hand.done, "regular"), (hand.better, "bold"))
        ]
        return Sized(Column(words[0], Inset(arrow, 0, ui.px(2)), words[1], gap=ui.px(2)), ui.px(128))


def _draw_bar(share: float, ui: Ui, surface: Surface, place: Rect) -> None:
    """A trough filled as far as a topic's cost reaches; the dearest in clay."""
    look = Box(place.h / 3, theme.BAR_TODO)
    surface.blit(ui.box(place.size, look), place)
    done = (max(place.h, round(place.w * share)), place.h)
    colour = theme.CLAY if share == 1 else theme.SOFT
    surface.blit(ui.box(done, Box(place.h / 3, colour)), place)


def _draw_arrow(ui: Ui, surface: Surface, place: Rect) -> None:
    """An arrow to the right."""
    icon = ui.assets.icon("arrow", place.w, theme.SOFT)
    surface.blit(icon, icon.get_rect(center=place.center))


class MistakesScreen(ListScreen):
    """All own mistakes, by the form of a club's night."""

    name = "mistakes"


def open_mistakes(services: Services, topic: str = "") -> MistakesScreen:
    """All own mistakes, or those about a topic."""
    return MistakesScreen(services, MistakeList(services, topic))


def open_progress(services: Services) -> Screen:
    """What costs most, once enough hands have been reviewed; skills, cards and days before."""
    found = WeaknessView(services.store)
    return WeaknessScreen(services) if found.known else ProgressScreen(services)
