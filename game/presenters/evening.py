"""An evening to a learner: the room, the own card, the end of each round, and the way to the own table.

Whoever shows it hands back ids of buttons (`act`), says how long the learner has played (`pass_time`), lets
the other tables go on (`advance`), and asks for `page`. A route named `evening_table` leads to the own table:
`PracticePresenter` with an `EveningOccasion`.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from game.evening.evening import Evening
from game.evening.score_card import BadEntry
from game.i18n import _
from game.pages.evening_card import card_page, hand_page
from game.pages.evening_end import Costs, end_page, hands_page
from game.pages.evening_room import Room, room_of, room_page
from game.pages.evening_round import round_page, waiting_page
from game.pages.page import Button, Page, Paragraph
from game.presenters.desk import BACK, Desk, Route
from game.presenters.evening_finish import Finish
from game.presenters.evening_games import EveningGame
from game.presenters.evening_occasion import EveningOccasion
from game.presenters.evening_tables import OtherTables
from game.presenters.practice_games import LostGame, PracticeGame, resume
from game.presenters.quiet_review import game_title, named
from game.records.record_file import played_so_far
from game.rules.actions import Phase
from game.storage.errors import StorageError


class Stage(Enum):
    """What an evening is at."""

    ROOM = auto()  # between two hands, or before the first
    CARD = auto()  # the own card, while the round goes on or when it is over at the own table
    HAND = auto()  # one hand looked at again
    ROUND = auto()  # the own table is done; the others finish, then people move
    OVER = auto()
    HANDS = auto()  # the night is over: which round's hands are looked at again


class EveningPresenter:
    """One evening, from where it stands."""

    def __init__(self, desk: Desk, game: EveningGame) -> None:
        self.desk, self.game = desk, game
        self.others = OtherTables(game, desk.worker)
        self.paced = False  # whether the others are seen to finish a round one hand after the other
        self.finish, self._goes_on = Finish(), False  # and whether the learner waits for that no longer
        self.trouble = ""  # why it cannot go on, in a sentence
        self.room_drawn = False  # whether a window shows the tables of the room, or the card, beside the page
        self._opened = Stage.ROOM
        self._hand = 0  # the one looked at
        self._after: Evening | None = None  # when people have moved, worked out once a round
        self.settle()

    # -- what is going on ------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        """What is shown."""
        state = self.game.state
        if state.evening.is_over:
            return Stage.HANDS if self._opened is Stage.HANDS else Stage.OVER
        if state.own_closed or state.own is None:
            at_card = self._opened in (Stage.CARD, Stage.HAND)
            return self._opened if at_card and state.check is not None else Stage.ROUND
        return Stage.CARD if self._opened is Stage.CARD else Stage.ROOM

    @property
    def occasion(self) -> EveningOccasion:
        """What the own table is played for."""
        return EveningOccasion(self.game, self.turn_clock)

    def advance(self) -> bool:
        """Lets the other tables go on; whether there is news. Returns at once."""
        if self.trouble:
            return False
        news = False

        def step() -> None:
            nonlocal news
            news = self.others.advance()

        self._carefully(step)
        return news or bool(self.trouble)

    def watch(self, milliseconds: float) -> bool:
        """So much time has passed in the room; whether a table is seen to have played another hand."""
        looks = self.stage is Stage.ROUND and self.waiting
        return looks and self.finish.pass_time(self.game.state, milliseconds)

    @property
    def waiting(self) -> bool:
        """Whether the own table is done, and the learner waits for the others or looks on."""
        return bool(self.game.state.still_playing) or (self.paced and not self._goes_on)

    @property
    def room(self) -> Room:
        """The room as it is seen now."""
        state = self.game.state
        watched = self.paced and self.stage is Stage.ROUND
        return room_of(state, self.finish.shown(state) if watched else None)

    def pass_time(self, milliseconds: int) -> None:
        """So much time has passed at the own table; it is kept with the next hand, or when it is left."""
        self.game.pass_time(milliseconds)

    def turn_clock(self) -> None:
        """Stops the clock of the room, or lets it go on; without a clock nothing happens."""
        if self.game.state.left is not None:
            self._carefully(self.game.turn_clock)

    def settle(self) -> None:
        """The learner comes from the own table, or back to the evening: what is over there is noted."""

        def step() -> None:
            self.game.save_time()
            state = self.game.state
            done = state.own_hands_done and state.box_to_fill is None and not state.own_closed
            if done and self.game.table is not None:
                self.game.close_table()

        self._carefully(step)
        state = self.game.state
        waits = state.box_to_fill is not None or (state.own_closed and not state.is_checked)
        if self.stage is not Stage.HANDS:  # whoever comes back from one round's hands may look at another's
            self._opened = Stage.CARD if waits else Stage.ROOM

    def rest(self) -> None:
        """Nobody looks, so nobody plays."""
        self.others.rest()
        self._carefully(self.game.save_time)

    def _carefully(self, step: Callable[[], None]) -> None:
        self.trouble = ""
        try:
            step()
        except StorageError as fault:
            self.trouble = fault.sentence

    # -- what the learner does -------------------------------------------------------------------

    def act(self, pressed: str) -> Route | None:
        """A button was pressed, by its id; where it leads to another screen, which."""
        verb, _space, about = pressed.partition(" ")
        if verb in ("write", "point", "initial", "strike", "stand"):
            self._on_card(pressed)
        elif verb == "look" and about:
            self._opened, self._hand = Stage.HAND, int(about)
        elif pressed == "sit":
            return self._sit()
        elif pressed == "move":
            self._move()
        elif pressed == "clock":
            self.turn_clock()
        elif pressed == "look":
            return self._look()
        elif verb == "hands":
            return self._to_hands(int(about))
        elif pressed == "home":
            return BACK
        else:
            self._open(pressed)
        return None

    def _open(self, pressed: str) -> None:
        if pressed == "retry":
            self.settle()
        elif pressed in ("watch", "wait"):
            self._goes_on = True
            self.advance()
            self.finish.everything(self.game.state)
        else:
            pages = {"card": Stage.CARD, "room": Stage.ROOM, "over": Stage.OVER}
            self._opened = pages.get(pressed, Stage.ROUND)

    def _on_card(self, pressed: str) -> None:
        try:
            self._carefully(lambda: self.game.on_card(pressed))
        except (BadEntry, ValueError):
            return  # a button of a page that has gone
        self._opened = Stage.CARD
        if pressed.startswith("write") and not self.trouble:
            self.settle()

    def _sit(self) -> Route | None:
        table: PracticeGame | None = None

        def step() -> None:
            nonlocal table
            sat = self.game.sit_down()
            if sat.session.state.phase is Phase.HAND_OVER:
                sat.session.next_hand()  # that is what the button says
            table = sat

        if self.game.state.own is None or self.game.state.own_hands_done:
            return None
        self._carefully(step)
        return None if table is None else Route("evening_table", (self, table))

    def _move(self) -> None:
        if not self.game.state.can_end:
            return
        self._carefully(self.game.end_round)
        self._after, self._opened, self._goes_on = None, Stage.ROOM, False

    def _look(self) -> Route | None:
        """To the hands of the round that is over; after several, which one is asked."""
        numbers = [each.number for each in self.game.rounds]
        if self.game.evening.is_over and len(numbers) > 1:
            self._opened = Stage.HANDS
            return None
        return self._to_hands(numbers[-1]) if numbers else None

    def _to_hands(self, number: int) -> Route | None:
        """To the hands of a round that the learner has played."""
        played = next((each.game for each in self.game.rounds if each.number == number), 0)
        saved = self.desk.store.games.load(played) if played else None
        if saved is None:
            return None
        try:
            session = resume(self.desk.store, saved).session
        except LostGame as lost:
            self.trouble = lost.sentence
            return None
        record = named(played_so_far(session), self.game.names_in(number))
        return Route("review", (record, game_title(played), session.learner, None, played))

    @property
    def costs(self) -> Costs | None:
        """What the learner's decisions cost as far as their hands were reviewed; None where none was."""
        found = [
            cost for played in self.game.rounds for cost in self.desk.store.reviews.of(played.game).values()
        ]
        return Costs(sum(each.cost for each in found), len(found)) if found else None

    @property
    def after(self) -> Evening | None:
        """The night when people have moved after this round; None while some table still plays."""
        if self._after is None and self.game.state.can_end:
            self._after = self.game.state.ended().evening
        return self._after

    # -- what is shown -----------------------------------------------------------------------------

    def page(self) -> Page:
        """What there is to be said."""
        state, stage = self.game.state, self.stage
        if self.trouble:
            retry = Button("retry", _("Try again"), main=True)
            return Page(_("This couldn't be saved"), (Paragraph(self.trouble),), buttons=((retry,),))
        if stage is Stage.OVER:
            return end_page(state.evening, self.costs)
        if stage is Stage.HANDS:
            return hands_page(state.evening, tuple(each.number for each in self.game.rounds))
        if stage is Stage.CARD:
            return card_page(state, drawn=self.room_drawn)
        if stage is Stage.HAND:
            return hand_page(state, self._hand)
        if stage is Stage.ROUND:
            return self._round_page()
        return room_page(state, drawn=self.room_drawn)

    def _round_page(self) -> Page:
        state, after = self.game.state, self.after
        if after is not None and not self.waiting:
            return round_page(state, after)
        playing = self.finish.still_playing(state) if self.paced else state.still_playing
        return waiting_page(state, playing, self.room, drawn=self.room_drawn)
