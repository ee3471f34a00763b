"""A lesson: the tutor's sheet asks, the mat shows the table or the question, the learner answers."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.screens.hand_events import DIGITS, ENTER
from game.client.screens.lesson_hand import open_hand
from game.client.screens.lesson_table import LessonTable
from game.client.screens.lesson_tricks import held, lain_open, without_places, won_in
from game.client.screens.services import Services
from game.client.table.fault_spotting import trump_sign
from game.client.table.hand_input import dropped_on_place
from game.client.table.layout import TableLayout
from game.client.table.ordering import Ordering, nearest_place, only_trump, ordering_look
from game.client.table.places import Spot
from game.client.table.table_picture import Marks, TableModel, TablePicture
from game.client.widgets.base import is_press
from game.course.loader import LessonFile
from game.course.progress import StepState
from game.course.runner import Runner
from game.i18n import _
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rules.view import SeatView
from game.session import Session

_EXERCISES = ("choose", "order", "spot")
_AT_THE_TABLE = ("play", "discard", "bid")
_WITH_CARDS = ("play", "discard", "pick", "order")


class LessonScreen(LessonTable):
    """One lesson in progress."""

    name = "lesson"

    def __init__(self, services: Services, file: LessonFile, runner: Runner) -> None:
        super().__init__(services, file, runner)
        self._bare = Session(runner.ruleset, Setup("lesson", dealer=Seat.SOUTH), {}).view
        self.arrive()

    # -- what is shown -----------------------------------------------------------------------

    @property
    def view(self) -> SeatView:
        if self.step.table is None:
            return self._bare
        return lain_open(self.step.table.view, self.lying)

    @property
    def exercising(self) -> bool:
        """Whether the mat shows a question instead of a table."""
        asked = self.step.kind in _EXERCISES and not self.choosing_beside
        return self.runner.finished or self.step.table is None or asked

    def state(self) -> TableModel:
        view, lit = self.view, self.step.highlight
        playing = self.step.kind in _AT_THE_TABLE and self.asking
        if not playing:
            view = replace(view, actors=())  # no place waits for a card
        hand = self.step.cards if self.step.kind == "order" else held(view)
        if self.runner.finished or (self.exercising and self.step.kind != "order"):
            hand = ()
        return TableModel(
            view,
            hand,
            self._marks(),
            self.log.speech if self.log is not None else {},
            _("your turn") if playing else "",
            ringed=frozenset([str(lit.area)] if lit.area and not self.exercising else ()),
            ringed_seats=frozenset(lit.seats),
            question=self.ordering,
        )

    def _marks(self) -> Marks:
        step, feedback = self.step, self.step.feedback
        told = feedback.explanation if feedback else None
        solution = frozenset(feedback.solution.cards if feedback and feedback.solution else ())
        asking = step.state is StepState.ASKING
        refused = self.tried if told is not None and not told.legal and asking else None
        shown = solution if step.kind in ("pick", "play", "discard") and not asking else frozenset[Card]()
        picked = frozenset(self.picked)
        return Marks(
            help=refused is not None,
            tags=refused is not None or not asking,
            won=won_in(self.lying, self.view),
            tried=refused,
            chosen=frozenset() if shown else picked,  # an answer that is shown lies there by itself
            recommended=shown,
            mistaken=picked - shown if shown else frozenset(),
            lit=step.highlight.cards if not step.feedback else (),
            steps=dict.fromkeys(step.highlight.cards, 0),
        )

    def look(self, ui: Ui, layout: TableLayout, state: TableModel) -> TablePicture:
        if not self.exercising:
            whole = super().look(ui, layout, state)
            bare = state.view.trick is None or not state.view.trick.plays
            return without_places(whole, bare, layout.drawer) if self.step.kind == "count" else whole
        if self.runner.finished:
            return TablePicture()
        if self.step.spot is not None:
            word = self.step.spot.trump
            return trump_sign(ui, layout, word.suit) if word is not None else TablePicture()
        with_trump = (
            self.step.kind == "order" and state.view.trump is not None and self.step.table is not None
        )
        trump = only_trump(super().look(ui, layout, state)) if with_trump else None
        if self.ordering is None:
            return trump or TablePicture()
        return ordering_look(ui, layout, self.ordering, state.marks, trump)

    # -- answering ---------------------------------------------------------------------------

    def arrive(self) -> None:
        """Begins with a step as it was left: nothing chosen, the cards to order laid out."""
        self.tried = None
        self.looking_back = self.hinted = False
        self.option = ""
        self.picked, self.handed = (), None
        self.step = self.runner.step
        self.settle()
        self.ordering = Ordering.of(self.step.cards) if self.step.kind == "order" else None
        solution = self.step.feedback.solution if self.step.feedback else None
        if self.ordering is not None and solution is not None:
            self.ordering = replace(self.ordering, places=solution.cards, right=True)
        if hasattr(self, "board"):
            self.board.show(self.marked(self.state()))
            self.refresh()

    def enter(self) -> None:
        """Back from a hand that was played freely, perhaps."""
        if self.step.free is not None:
            self.arrive()

    def play_freely(self) -> None:
        """To the table where the hand of this step is played."""
        if self.step.displaced:
            self.put_back()
        self.stage.push(open_hand(self.services, self.runner, self.file.title, self.keep))

    def may_choose(self) -> bool:
        return self.asking and self.step.kind in _WITH_CARDS and not self.board.motion.busy

    def chosen(self, card: Card, dropped: bool) -> None:
        if self.step.kind == "order" and self.ordering is not None:
            self._order(card)
        elif self.step.kind == "pick":
            held = self.picked
            self.picked = tuple(c for c in held if c != card) if card in held else (*held, card)
            self.refresh()
        else:
            self._play(card, dropped)

    def dropped(self, card: Card, spot: Spot) -> None:
        if self.step.kind != "order" or self.ordering is None:
            if dropped_on_place(self.board, spot) and self.step.kind in ("play", "discard"):
                self.chosen(card, True)
            return
        place = nearest_place(self.board.layout, len(self.ordering.places), spot)
        self.ordering = self.ordering.take(card) if place is None else self.ordering.put(card, place)
        self.refresh()

    def handle(self, event: Event) -> bool:
        if is_press(event) and self._placed(event.pos):
            return True
        return super().handle(event)

    def _placed(self, pressed: tuple[int, int]) -> bool:
        """A click on a place while a card is held lays it there."""
        ordering = self.ordering
        if ordering is None or ordering.held is None or self.step.state is not StepState.ASKING:
            return False
        place = nearest_place(self.board.layout, len(ordering.places), Spot(*pressed, 0))
        if place is None:
            return False
        self.ordering = ordering.put(ordering.held, place)
        self.refresh()
        return True

    def _order(self, card: Card) -> None:
        """A card chosen by click or Enter: back from its place, or held until its place is said."""
        assert self.ordering is not None
        ordering = self.ordering
        if card in ordering.places:
            self.ordering = ordering.take(card)
        elif ordering.held == card:
            self.ordering = ordering.put_first(card)
        else:
            self.ordering = replace(ordering, held=card)
        self.refresh()

    def _play(self, card: Card, dropped: bool) -> None:
        before = self.board.state
        if self.tried == card and self.step.feedback and self.step.state is StepState.ASKING:
            self.board.refuse(before, card)  # refused already: no second try
            return
        self.tried = card
        feedback = self.answer(card)
        if feedback is None:
            return
        if not feedback.moments:
            self.board.refuse(before, card)
        for moment in feedback.moments:
            self.show_moment(moment, frozenset([str(card)] if dropped else ()))
        self.follow()

    def leave_upcard(self) -> None:
        """The dealer does not take the turned card: the same as choosing it to be put down."""
        if self.view.upcard is not None and self.may_choose():
            self._play(self.view.upcard, False)

    def done(self) -> None:
        """The button under an order or a pick: that is the answer."""
        if self.step.kind == "count":
            self.give_number()
        elif self.step.kind == "pick":
            if not self._not_done():
                self.handed = frozenset(self.picked)
                self.answer(self.picked)
        elif self.ordering is not None and self.ordering.full:
            feedback = self.answer(tuple(card for card in self.ordering.places if card is not None))
            if feedback is not None:
                places = feedback.solution.cards if feedback.solution else self.ordering.places
                right = feedback.solved or feedback.solution is not None
                misplaced = frozenset() if right else feedback.misplaced
                self.ordering = replace(self.ordering, places=places, right=right, misplaced=misplaced)
        self.refresh()

    # -- keys --------------------------------------------------------------------------------

    def shortcut(self, event: Event) -> bool:
        key = event.key
        if self.step.kind == "count" and getattr(event, "unicode", "").isdecimal():
            self.type_digit(int(event.unicode))
            return True
        if key in DIGITS:
            return self._digit(DIGITS[key])
        if getattr(event, "unicode", "") == "?":
            self.hint()
        elif key in (pygame.K_n, pygame.K_PAGEDOWN) and self.step.state is not StepState.ASKING:
            self.forward()
        elif key in ENTER and self._nothing_to_choose():
            self.put_back() if self.step.displaced else self.forward()
        elif key == pygame.K_b:
            self.back()
        elif key == pygame.K_e:
            self.read_clause()
        elif key == pygame.K_g:
            self.open_term()
        elif key == pygame.K_l and (self.may_look_back or self.looking_back):
            self.look_back()
        else:
            return False
        return True

    def _nothing_to_choose(self) -> bool:
        """Whether the focus is on a card or an answer that can do nothing any more."""
        over = self.step.displaced or self.step.state is not StepState.ASKING
        return over and self.panel.focus_key.startswith(("card ", "option "))

    def _digit(self, number: int) -> bool:
        """A place for the card that is held, an option, or a card of the hand."""
        if self.step.kind == "choose" and number < len(self.step.options):
            self.choose(self.step.options[number].id)
            return True
        if not self.may_choose():
            return False
        if self.step.kind == "pick" and number < len(self.board.state.hand):
            self.chosen(self.board.state.hand[number], False)
            return True
        ordering = self.ordering
        if ordering is not None and ordering.held is not None and number < len(ordering.places):
            self.ordering = ordering.put(ordering.held, number)
            self.refresh()
            return True
        return self.focus_card(number)
