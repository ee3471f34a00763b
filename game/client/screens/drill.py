"""The tables of a drill: one decision after the other, each answered with one key."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.screens.decision import DecisionScreen
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.client.widgets.arrangements import centred
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.layout import lay
from game.client.widgets.text import TextBlock
from game.drills.dealing import Dealt
from game.drills.plan import Plan
from game.i18n import _
from game.pages.drill_words import dealing_words, no_deals, subtitle
from game.presenters.drill_decision import purpose_of
from game.presenters.drill_run import DrillRun
from game.rules.cards import Card
from game.rules.ruleset import Ruleset

NOD = 1300
"""Milliseconds for which a nod is seen before the next deal comes by itself."""


class DrillTable(DecisionScreen):
    """One decision of a drill. What was right goes on by itself; a reason waits until it is read."""

    def __init__(self, services: Services, run: DrillRun) -> None:
        self.run = run
        asked = run.take()
        super().__init__(services, asked, purpose_of(run), "drill")
        self._seen = 0.0  # for how long the nod has been seen
        self._onward = False

    # -- going on ------------------------------------------------------------------------------

    def tick(self, dt: float) -> bool:
        self.run.look()
        if self.asking.answered and self.still and self.asking.page().passing:
            self._seen += dt
            if self._seen >= NOD and not self.stage_is_left:
                self.press("next")
                return True
        return super().tick(dt)

    @property
    def stage_is_left(self) -> bool:
        """Whether another screen has taken its place."""
        return self._onward

    def enter(self) -> None:
        super().enter()
        self.run.look()

    def leave(self) -> None:
        super().leave()
        if not self._onward:
            self.run.rest()

    def press(self, pressed: str) -> None:
        if pressed == "next" and self.asking.answered:
            self._go_on()
        elif pressed == "stop":
            self.run.stop()
            self._go_on()
        else:
            before = self.asking.answered
            super().press(pressed)
            if self.asking.answered and not before:
                self.panel.focus(self.panel.find("next"), self.panel.ring)

    def _go_on(self) -> None:
        if self._onward:
            return
        self._onward = True
        following = next_screen(self.services, self.run)
        self.stage.pop() if following is None else self.stage.replace(following)

    # -- one key -------------------------------------------------------------------------------

    def choose(self, card: Card, dropped: bool = False) -> None:
        super().choose(card, True)

    def focus_card(self, number: int) -> bool:
        """The card at a place is played at once."""
        hand = self.board.state.hand
        if number >= len(hand) or not self.may_choose:
            return False
        self.choose(hand[number])
        return True

    def shortcut(self, event: Event) -> bool:
        typed = getattr(event, "unicode", "")
        if self.asking.asked.watched and self.still and typed.isascii() and typed.isdigit():
            if self.panel.find(f"count {typed}") is not None:
                self.press(f"count {typed}")
            return True
        return super().shortcut(event)

    def keys(self) -> list[tuple[str, str]]:
        if self.run.plan.counts:
            return [("0 … 9", _("how many trumps are still out")), *_after()]
        return [
            ("1 2 3 4 5 6", _("make a call, or play a card by its position, right away")),
            ("P, O, A", _("pass; order up, assist, or take up; alone")),
            ("S D C H", _("call a suit")),
            ("E", _("why: a card, a call, or anything at the table")),
            *_after(),
        ]


def _after() -> list[tuple[str, str]]:
    return [(_("N or Enter"), _("after your answer: what comes next"))]


class DealingScreen(PanelScreen):
    """An empty mat while the next deal is looked for."""

    name = "drill-dealing"

    def __init__(self, services: Services, run: DrillRun) -> None:
        super().__init__()
        self.services, self.run = services, run
        self._gone = False

    @property
    def spoken(self) -> str:
        return self._words

    @property
    def _words(self) -> str:
        return no_deals(self.run.broke_off) if self.run.failed else dealing_words()

    def tick(self, dt: float) -> bool:
        failed = self.run.failed
        if self.run.look() and not self._gone:
            self._gone = True
            self.stage.replace(DrillTable(self.services, self.run))
            return True
        if self.run.failed is not failed:
            self.rebuild()
        return super().tick(dt)

    def leave(self) -> None:
        super().leave()
        if not self._gone:
            self.run.rest()

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        name = subtitle(self.run.plan, _(self.run.ruleset.short_name))
        bar = top_bar(ui, _("Drill"), name, self.stage.pop, help_buttons(self, self.services))
        words = TextBlock(
            ui, self._words, style=Style(theme.TITLE, "title", theme.CREAM, 1.2), align="center"
        )
        inside = mat.inflate(-2 * ui.px(60), -2 * ui.px(40))
        return ui.ground([mat]).copy(), [*bar, *lay(centred(words), inside)]


def next_screen(services: Services, run: DrillRun) -> Screen | None:
    """What comes next in a drill; None where it was left before any answer."""
    if run.over:
        from game.client.screens.drill_result import DrillResultScreen

        return DrillResultScreen(services, run) if run.given else None
    return DrillTable(services, run) if run.look() else DealingScreen(services, run)


def open_run(services: Services, plan: Plan, ruleset: Ruleset, deals: Sequence[Dealt] = ()) -> Screen:
    """A drill from its first deal, or with these deals once more."""
    run = DrillRun(services, plan, ruleset, deals=deals)
    return DrillTable(services, run) if deals and run.look() else DealingScreen(services, run)
