"""The recorder by its pages: the hands are set up, played in all seats, and asked about."""

from __future__ import annotations

from dataclasses import replace

from game.i18n import _
from game.pages.list_page import ListPage
from game.pages.recorder import (
    RecordState,
    SetupState,
    done_words,
    question_page,
    record_page,
    setup_page,
)
from game.presenters.desk import BACK, Desk, Route
from game.presenters.hand_recording import HandRecording
from game.presenters.hand_setup import CardPlace, HandSetup, Spare
from game.presenters.lesson_list import taught_by
from game.presenters.list_pages import STAYS, Choose, Deed, Fill, Outcome, Press
from game.rules.cards import Card
from game.rules.hand import legal
from game.rules.seats import Seat

_PLACES: tuple[CardPlace, ...] = (*Seat, Spare.UPCARD)
"""Where cards are laid, by the numbers 1 to 5."""


class RecorderSetup:
    """Four hands and an upcard, laid or typed."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.setup = HandSetup(taught_by(desk.settings()))
        self.held: Card | None = None
        """The card that is chosen, and goes where the next place is named."""
        self._wrong: dict[str, tuple[str, str]] = {}
        self._typed: dict[str, str] = {}
        self._told = ""
        self._begun: HandRecording | None = None

    @property
    def _unsaved(self) -> bool:
        """Whether cards that were laid would be lost, or questions."""
        if self._begun is not None:
            return bool(self._begun.questions.chosen)
        return any(self.setup.at(seat) for seat in Seat)

    def page(self) -> ListPage:
        """What is to be seen now."""
        setup = self.setup
        upcard = next(iter(setup.at(Spare.UPCARD)), None)
        hands = {seat: setup.at(seat) for seat in Seat}
        typed = {_field(place): " ".join(map(str, setup.at(place))) for place in _PLACES}
        missing = sum(setup.room(place) for place in _PLACES)
        state = SetupState(
            hands, upcard, setup.dealer, setup.ruleset, self._desk.rulesets(), missing,
            {**typed, **self._typed}, self._wrong, self.held, self._told,
        )  # fmt: skip
        return replace(setup_page(state), unsaved=self._unsaved)

    # -- cards that are laid -------------------------------------------------------------------

    def hold(self, card: Card) -> None:
        """A card was chosen; chosen again, it is let go."""
        self.held, self._told = None if card == self.held else card, ""

    def lay(self, place: CardPlace, card: Card | None = None) -> bool:
        """The card goes to a place, or the one that is chosen; False where it has no room there."""
        card = card or self.held
        if card is None:
            return False
        fits = self.setup.put(card, place)
        self._told = "" if fits else _("That hand is full. Take a card out of it first.")
        self.held = None if fits else self.held
        self._forget()
        return fits

    def _forget(self) -> None:
        self._wrong.clear()
        self._typed.clear()

    # -- what is done --------------------------------------------------------------------------

    def do(self, deed: Deed) -> Outcome:
        """The dealer or the rules were chosen, a hand typed, or a button pressed."""
        match deed:
            case Fill(field, text):
                self._fill(field, text)
            case Press(button):
                return Outcome(self._press(button))
        return STAYS

    def _fill(self, field: str, text: str) -> None:
        self._told = ""
        if field == "dealer":
            self.setup.dealer = Seat(int(text))
        elif field == "rules":
            chosen = next(each for each in self._desk.rulesets() if each.id == text)
            self.setup.play_by(chosen)
            self.held = None
        else:
            self._type_cards(field, text)

    def _type_cards(self, field: str, text: str) -> None:
        place = next(each for each in _PLACES if _field(each) == field)
        self._typed[field] = text
        self._wrong.pop(field, None)
        try:
            cards = tuple(
                Card.parse(word.upper().replace("10", "T")) for word in text.replace(",", " ").split()
            )
            self.setup.hold(place, cards)
        except ValueError:
            self._wrong[field] = (
                _("These cards can't be here."),
                _("Write rank and suit, each card once, for example JH AS 9C."),
            )

    def _press(self, pressed: str) -> Route | None:
        if pressed == "leave":
            return BACK
        if pressed == "play" and self.setup.ready:
            return Route("recorder_table", (self._recording(),))
        deeds = {"rest": self.setup.deal_rest, "all": self.setup.deal_all, "clear": self.setup.clear}
        if pressed in deeds:
            deeds[pressed]()
            self.held, self._told = None, ""
            self._forget()
        return None

    def _recording(self) -> HandRecording:
        """The hand to be played; one that was left goes on, if nothing was moved since."""
        ruleset, setup = self.setup.ruleset, self.setup.setup
        if self._begun is None or not self._begun.is_of(ruleset, setup):
            self._begun = HandRecording(ruleset, setup)
        return self._begun


def _field(place: CardPlace) -> str:
    """The field in which the cards of a place are typed."""
    return f"hand {int(place)}" if isinstance(place, Seat) else "upcard"


class RecorderPages:
    """The play where there is no table: every choice is a button."""

    def __init__(self, hand: HandRecording) -> None:
        self.hand = hand
        self._last = ""

    @property
    def state(self) -> RecordState:
        """Where the hand stands."""
        return state_of(self.hand, self._last)

    def page(self) -> ListPage:
        """What is to be seen now."""
        return replace(record_page(self.state), unsaved=bool(self.hand.questions.chosen))

    def do(self, deed: Deed) -> Outcome:
        """Plays for whoever is to act, asks about it, or goes back."""
        return Outcome(self._press(deed.button)) if isinstance(deed, Press) else STAYS

    def _press(self, pressed: str) -> Route | None:
        verb, _space, about = pressed.partition(" ")
        if pressed == "leave":
            return BACK
        if verb == "do":
            before = self.hand.now
            action = legal(before, before.turn)[int(about)]
            self.hand.play(action)
            self._last = done_words(before, action)
            return None
        return lead(self.hand, pressed)


def state_of(hand: HandRecording, last: str = "", refused: tuple[str, ...] = ()) -> RecordState:
    """Where a recorded hand stands, for its pages."""
    asked = hand.step in hand.questions
    return RecordState(
        hand.now, hand.view, hand.asks, asked, len(hand.questions.chosen), hand.step > 0, last, refused
    )


def lead(hand: HandRecording, pressed: str) -> Route | None:
    """What a button beside the table does, and where it leads."""
    if pressed in ("ask", "answers") and hand.asks:
        hand.ask()
        return Route("ask_here", (hand,))
    if pressed == "ask not":
        hand.ask_not()
    elif pressed == "back":
        hand.back()
    elif pressed == "lesson" and hand.questions.chosen:
        return Route("new_lesson", (hand.source,))
    return None


class AskHere:
    """One question, and what is said to each of its answers."""

    def __init__(self, hand: HandRecording) -> None:
        self._questions, self._step = hand.questions, hand.step
        self._row = "ask"

    def page(self) -> ListPage:
        """What is to be seen now."""
        return question_page(self._questions[self._step], self._row)

    def do(self, deed: Deed) -> Outcome:
        """The question or one of its answers is chosen, other words or another grade given, or it's left."""
        match deed:
            case Choose(row):
                self._row = row
            case Fill("ask", text):
                self._questions.ask(self._step, text)
            case Fill("say", text):
                self._questions.say(self._step, self._answer, text)
            case Fill("grade", text):
                self._questions.grade(self._step, self._answer, text)
            case Press():
                return Outcome(BACK)
        return STAYS

    @property
    def _answer(self) -> int:
        """The number of the answer that is chosen."""
        return int(self._row.partition(" ")[2])
