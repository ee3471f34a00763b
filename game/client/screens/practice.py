"""The practice game in the window: the learner against three bots, with the tutor beside the mat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import inf

import pygame
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.screens.practice_keys import practice_keys
from game.client.screens.services import Services
from game.client.screens.steps import Steps, pause
from game.client.screens.table_screen import TableScreen
from game.client.table.bidding import CallButton, call_by_key, star_calls
from game.client.table.draw_pieces import item_of
from game.client.table.hand_input import DIGITS, focused_card
from game.client.table.hint_parts import refined, says_all
from game.client.table.hit_test import subject_at
from game.client.table.points_choice import LARGEST, choice_tiles
from game.client.table.sheet import text_of
from game.client.table.sounding import hear
from game.client.widgets.base import Widget, is_press
from game.pages.hint_page import bars_block
from game.pages.page import BarRows
from game.pages.practice_page import Opened
from game.pages.proof import PointsChoice, points_choices
from game.presenters.occasions import Occasion
from game.presenters.practice import PracticePresenter
from game.presenters.practice_games import PracticeGame
from game.rules.actions import BY_THE_TABLE, Action, Phase
from game.rules.cards import Card
from game.session import Moment

_DEALING = (Phase.DRAW, Phase.DEALING)
_KEYS = {
    pygame.K_F2: "director",
    pygame.K_F3: "acts",
    pygame.K_e: "why",
    pygame.K_t: "score",
    pygame.K_l: "last trick",
    pygame.K_m: "more",
    pygame.K_u: "undo",
    pygame.K_BACKSPACE: "undo",
}


class PracticeScreen(TableScreen):
    """One practice game, or a hand of one. The bots act at the table's own pace."""

    def __init__(
        self, services: Services, game: PracticeGame, occasion: Occasion, name: str = "table"
    ) -> None:
        self.name = name
        self.session = game.session
        self.presenter = PracticePresenter(services, game, self.on_moment, occasion)
        super().__init__(services, self.presenter)
        self._dropped: frozenset[str] = frozenset()  # the card that lies on its place already
        self._thought = 0.0  # milliseconds that whoever is to act has taken
        self._steps = Steps(self._show, self._tell)
        self._news = False  # whether values came in that are not shown yet
        self._stars: Iterator[None] = iter(())
        self.presenter.honest.choices_on_mat = lambda: bool(self._choices())

    @property
    def page_id(self) -> object:
        state = self.session.state
        why, hint = self.presenter.sheet.opened is Opened.WHY, self.presenter.sheet.hint.step
        told = why, hint, self.board.bare  # cards lie elsewhere, and are told of
        return state.standing.deals, state.phase is Phase.HAND_OVER, *told

    # -- the game goes on --------------------------------------------------------------------

    def on_moment(self, moment: Moment) -> None:
        """A step of the game was taken."""
        self._thought = 0.0
        self._steps.hear(moment)

    def _show(self, moment: Moment) -> None:
        """A step of the game is shown; marks of the learner's turn come when everything lies still."""
        hear(moment, self.board.motion, self.services.sound)
        if self.session.over:
            return  # the last hand lies there until the end of the game takes its place
        if moment.view.phase in _DEALING and not self.board.bare:
            self.turn_sheet()  # it told how the last hand ended: the cards are dealt on the wide mat
        self.board.play(moment, self.presenter.model(still=False), self._dropped)
        self._dropped = frozenset()

    def _tell(self) -> None:
        if not self.session.over and self.still:  # a late frame: the marks of a turn are due as well
            self.refresh()
        elif not self.session.over:
            self.follow()

    @property
    def goes_on(self) -> bool:
        if self.table.view.phase not in _DEALING or self.session.state.setup.honest or self.presenter.paused:
            return self._steps.pending
        pending = self.session.pending()
        return self._steps.pending or (pending is not None and pending.kind in BY_THE_TABLE)

    def catch_up(self) -> None:
        self._steps.finish()

    def update(self, dt: float) -> None:
        if (self.board.drew and self._steps.pending) or self._steps.next():
            return  # new pictures, or a part of a step, are enough for a frame
        if self.session.over:
            self._end()
        elif not self.board.motion.busy and not self.presenter.paused and self._dealt():
            self._thought += dt
            if self._thought >= pause(self.session, self.services.settings().speed):
                self._advance()

    def _dealt(self) -> bool:
        """Whether the cards that are dealt next have been drawn once, so that dealing stays smooth."""
        return self.board.ready or self.table.view.phase not in _DEALING

    def _advance(self) -> None:
        self._steps.take(self.presenter.advance)
        if self.presenter.trouble:
            self.rebuild()

    def hurry(self) -> bool:
        if self.session.over or self.session.waits_for_learner or self.presenter.trouble:
            return False
        if self.session.thinking:
            self._thought = inf  # the choice is played as soon as it is made
        else:
            self._advance()
        return True

    def _end(self) -> None:
        if self.stage.top is self and self.still:
            self.go_to(self.presenter.occasion.ending(self.session, self.presenter.game.id))

    # -- values that come in -----------------------------------------------------------------

    def tick(self, dt: float) -> bool:
        self._news = self.presenter.sheet.hint.look() or self._news
        next(self._stars, None)
        grown = self._news and not self._held()
        if grown:
            self._news = False
            self._grow()
        if self.presenter.watch_result(still=self.still):
            self.refresh()
        return super().tick(dt) or grown

    def _held(self) -> bool:
        """Whether something moves, or the mouse holds something that must not be taken from under it."""
        return not self.still or self.hand.drag is not None or self.panel.held

    def _grow(self) -> None:
        """Other lengths for the bars of a hint; a sheet that says more is built anew when all is known."""
        hint = self.presenter.sheet.hint.state
        whole = says_all(text_of(self.panel.widgets))
        bars = bars_block(hint, whole) if hint is not None else None
        self._refine_bars(None if self.presenter.sheet.hint.weighing.done else bars)

    def _refine_bars(self, bars: BarRows | None) -> None:
        """Other lengths for the bars; the sheet is laid out anew only where they need other room."""
        text = text_of(self.panel.widgets)
        if bars is None or not refined(text, bars):
            self._keep_place()
            return
        self.board.canvas.invalidate(text.rect)
        for part in star_calls(self.said, self.table.recommended):
            self.board.canvas.invalidate(part.rect.inflate(self.ui.px(40), self.ui.px(40)))
        self.board.change(self.model(), self.pointed)

    def _keep_place(self) -> None:
        """Builds the sheet anew and leaves it scrolled to where it was."""
        before = text_of(self.panel.widgets)
        self.refresh()
        after = text_of(self.panel.widgets)
        after.scroll(before.offset - after.offset)

    def enter(self) -> None:
        self.presenter.sheet.hint.think()

    def leave(self) -> None:
        self.presenter.rest()

    def relayout(self, ui: Ui) -> None:
        self.presenter.sheet.hint.reword()
        super().relayout(ui)

    # -- choices that a ruling leaves ---------------------------------------------------------

    def _choices(self) -> tuple[PointsChoice, ...]:
        """Those that lie on the mat, below the tricks that prove the renege."""
        roomy = not self.ui.metrics.drawer and self.ui.metrics.text <= LARGEST
        shown = roomy and self.presenter.honest.proof(self.presenter.sheet.opened) is not None
        return points_choices(self.table.view) if shown else ()

    def mat_parts(self) -> list[Widget]:
        choices = self._choices()
        return choice_tiles(self.ui, self.board.layout, choices, self.press) if choices else []

    # -- the learner acts --------------------------------------------------------------------

    def choose(self, card: Card, dropped: bool = False) -> None:
        self._dropped = frozenset([str(card)] if dropped else ())
        super().choose(card, dropped)
        self._dropped = frozenset()

    def press(self, pressed: str) -> None:
        if pressed == "undo":
            self.board.motion.finish()
        opened = self.presenter.sheet.hint.view
        if pressed == "unfold":
            self.presenter.act(pressed)
            self._keep_place()
            return
        if pressed == "hint" and not self.still:
            return
        super().press(pressed)
        if pressed == "director" and self.presenter.sheet.opened is Opened.DIRECTOR:
            from game.client.screens.director import DirectorScreen  # not before somebody calls

            self.stage.push(DirectorScreen(self.presenter, self.press))
        if self.presenter.sheet.hint.view is not opened:
            self._stars = self._drawn_ahead()

    def _drawn_ahead(self) -> Iterator[None]:
        """Draws the starred faces of the hand one at a time, so that none of them holds up a frame."""
        for action in self.table.view.legal:
            piece = self.board.motion.goal.pieces.get(str(action.card))
            if piece is not None:
                item_of(self.ui, replace(piece, states=("recommended",)))
                yield

    def handle_still(self, event: Event) -> bool:
        """While something is to be explained, a click on the table asks about what lies there."""
        asks = self.presenter.sheet.explaining and is_press(event) and self.above.bare(event.pos)
        if not asks or self.board.card_at(event.pos) is not None:
            return super().handle_still(event)
        subject = subject_at(self.board.motion.goal, self.table.view, event.pos)
        if subject is not None:
            self.press(f"why {subject}")
        return True

    # -- keys: every letter has a button or can be reached by arrows as well -------------------

    def shortcut(self, event: Event) -> bool:
        key, opened, over = event.key, self.presenter.sheet.opened, self.table.view.phase is Phase.HAND_OVER
        if key == pygame.K_ESCAPE and (opened is not Opened.NOW or self.presenter.sheet.explaining):
            self.press("back to now")
        elif key in DIGITS and opened is Opened.WHY:
            self.press(f"table {DIGITS[key]}")
        elif key in DIGITS and (choices := self._choices()):
            if DIGITS[key] < len(choices):
                self.press(choices[DIGITS[key]].id)
        elif key in DIGITS:
            return self.focus_card(DIGITS[key])
        elif getattr(event, "unicode", "") == "?":
            self.press("hint")
        elif call_by_key(self.said, key, ticks=self.table.alone is not None, press=self.press):
            pass
        elif key == pygame.K_e and (action := self._focused_action()) is not None:
            self.presenter.explain(action)
            self.refresh()
        elif key in _KEYS:
            self.press(_KEYS[key])
        elif key == pygame.K_r:
            self.press("look" if over else "back to now")
        elif key == pygame.K_g:
            self.stage.go("glossary", "")
        elif key == pygame.K_n and over:
            self.press("next")
        else:
            return False
        return True

    def _focused_action(self) -> Action | None:
        """The call or card that has the focus."""
        focused = self.panel.focused
        if isinstance(focused, CallButton):
            return focused.call.action
        card = focused_card(self.panel) if focused is not None and self.may_choose else None
        return self.presenter.with_card(card) if card is not None else None

    def keys(self) -> list[tuple[str, str]]:
        return practice_keys(self.presenter)
