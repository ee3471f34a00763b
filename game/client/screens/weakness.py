"""What costs most, with its lesson, its drill, the dearest hands, and where the learner stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.shapes import Box
from game.client.draw.turned import Canvas
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
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import Chart, Drawing, boxed, on_paper
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.page import Button as PageButton
from game.pages.titles import play_title
from game.pages.weakness import (
    CostBar,
    DearHand,
    WeaknessPage,
    dearest_title,
    further_pages,
    weakness_title,
)
from game.presenters.mistake_list import MistakeList
from game.presenters.weakness import WeaknessView

_LARGE = 1.3  # from this size of text on all figures stand below the sentence, in a view that scrolls
_HAND = Box(10, theme.KNOB, theme.EDGE_LIT, 1.5)
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

        def whole() -> Part:
            worst = self._worst(page)
            parts = grown = [worst, self._links(page)]
            if page.hands:
                papers = [on_paper(ui, self._hand(each), ui.px(18), ui.px(14)) for each in page.hands]
                grown = [Row(*papers, gap=gap, side=Side.FILL, even=True)]
                parts = [*parts, *grown]
            if page.stand is not None:
                parts = [*parts, on_paper(ui, stand_axis(ui, page.stand), ui.px(24), ui.px(12))]
            return Column(*parts, gap=gap, side=Side.FILL, grow=grown[0])

        def scrolled() -> Part:
            said = on_paper(ui, self._said(page, theme.TITLE), ui.px(26), ui.px(14))
            below = Scrolled(ui, "figures", self._figures(page))
            paper = on_paper(ui, below, ui.px(26), ui.px(12))
            return Column(said, self._further(), paper, gap=ui.px(12), side=Side.FILL, grow=paper)

        told = FirstThatFits(whole, scrolled) if ui.metrics.text < _LARGE else scrolled()
        return ui.ground([mat]).copy(), [*bar, *lay(told, inside)]

    def _worst(self, page: WeaknessPage) -> Part:
        """The sentence with what helps, and the bars beside it."""
        ui, wide = self.ui, round(self.ui.metrics.wide_mat.w * 0.34)
        said = self._said(page, 29)
        inner = Row(said, Sized(self._bars(page), wide), gap=ui.px(36), grow=said)
        return on_paper(ui, inner, ui.px(26), ui.px(20))

    def _said(self, page: WeaknessPage, size: float) -> Part:
        ui = self.ui
        return Column(
            TextBlock(ui, weakness_title(), style=_SOFT),
            TextBlock(ui, page.lead, style=Style(size, "title", line=1.16)),
            TextBlock(ui, page.second, style=Style(theme.BODY, line=1.3)),
            space(height=ui.px(4)),
            self._buttons(page),
            gap=ui.px(6),
            side=Side.FILL,
        )

    def _bars(self, page: WeaknessPage, length: float = 132) -> Part:
        head = TextBlock(self.ui, page.bars_head, style=_SOFT)
        return Column(
            head, *(self._bar(each, length) for each in page.bars), gap=self.ui.px(9), side=Side.FILL
        )

    def _figures(self, page: WeaknessPage) -> Part:
        """All figures below one another: the bars, the hands, and where the learner stands."""
        ui, parts = self.ui, [self._bars(page, 360)]
        if page.hands:
            head = TextBlock(ui, dearest_title(), style=Style(theme.EMPHASIS, "bold", line=1.3))
            parts += [head, *(boxed(ui, _HAND, self._hand(each), ui.px(14)) for each in page.hands)]
        if page.stand is not None:
            parts.append(stand_axis(ui, page.stand))
        return Column(*parts, gap=ui.px(14), side=Side.FILL)

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

    def _bar(self, bar: CostBar, length: float) -> Part:
        ui = self.ui
        name = TextBlock(ui, bar.name, style=Style(theme.SECOND, "semibold" if bar.share == 1 else "regular"))
        points = TextBlock(ui, bar.points, style=Style(theme.SECOND, "bold"))
        trough = Chart(ui, partial(_draw_bar, bar.share), (ui.px(length), ui.px(14)))
        return Row(
            name,
            trough,
            Sized(Column(points, side=Side.END), round(ui.font(theme.SECOND) * 2.4)),
            gap=ui.px(12),
            side=Side.MIDDLE,
            grow=name,
        )

    def _links(self, page: WeaknessPage) -> Part:
        """What else is known, beside what stands above the hands."""
        if not page.hands:
            return self._further()
        head = TextBlock(self.ui, dearest_title(), style=Style(21, "title", theme.CREAM, 1.2))
        return FirstUnbroken(
            lambda: Row(head, free := space(), self._further(), side=Side.MIDDLE, grow=free),
            lambda: Column(self._further(), head, side=Side.FILL),
        )

    def _further(self) -> Part:
        ui, links = self.ui, []
        for words, key in further_pages():
            link = LinkButton(ui, key, words, partial(self.press, key), on_felt=True)
            links.append(link.within("links"))
        return FirstUnbroken(lambda: Row(*links, gap=ui.px(28)), lambda: Lines(*links, gap=ui.px(28)))

    def _hand(self, hand: DearHand) -> Part:
        """A hand: the day and the cost, both choices, the reason, and the way to it."""
        ui = self.ui
        day = TextBlock(ui, hand.day, style=Style(theme.BODY, "bold"))
        cost = TextBlock(ui, hand.cost, style=Style(theme.BODY, "bold", theme.CLAY))
        head = Row(day, free := space(), cost, grow=free)
        reason = TextBlock(ui, hand.reason, style=Style(theme.SECOND, colour=theme.SOFT, line=1.28))
        middle = Row(self._choices(hand), reason, gap=ui.px(14), side=Side.MIDDLE, grow=reason)
        score = TextBlock(ui, hand.score, style=_SOFT)
        foot: Part = score
        if hand.kept:
            key = f"look {hand.id}"
            link = LinkButton(ui, key, _("Look at the hand"), partial(self.press, key)).within("hands")
            foot = Row(score, apart := space(), link, side=Side.MIDDLE, grow=apart)
        return Column(head, middle, foot, gap=ui.px(8), side=Side.FILL, grow=middle)

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


def _draw_bar(share: float, ui: Ui, canvas: Canvas, place: Rect) -> None:
    """A trough filled as far as a topic's cost reaches; the dearest in clay."""
    look = Box(place.h / 3, theme.BAR_TODO)
    canvas.blit(ui.box(place.size, look), place)
    done = (max(place.h, round(place.w * share)), place.h)
    colour = theme.CLAY if share == 1 else theme.SOFT
    canvas.blit(ui.box(done, Box(place.h / 3, colour)), place)


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
