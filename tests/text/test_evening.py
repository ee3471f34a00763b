"""An evening typed through from the main menu to its end, left in the middle and taken up again."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest

from game.bots.levels import Bot, Level
from game.evening.keeping import entry_text
from game.pages.evening_setup import EveningChoice
from game.presenters.evening_games import EveningGame, resume_evening
from game.presenters.evening_setup import EveningSetup
from game.presenters.practice_games import resume
from game.rules.actions import Phase
from game.rules.view import observe
from game.storage.database import Store, memory_store
from game.text.console import Console
from game.text.desk import TextDesk
from game.text.evening_hands import HandsTalk
from game.text.main import Options, run
from tests.presenters.test_evening import begun, play_round, sign
from tests.text.typists import Typist, by_code, converse

HELPER = Bot(Level.STEADY, "typist")
MENUS = ("What would you like to do?", "Is everything right?", "What do you write in box")


class Guest:
    """Somebody who types through an evening: chooses by words at a menu, and plays soundly at the table."""

    def __init__(self, store: Store, *first: str) -> None:
        self.out = io.StringIO()
        self.typed = 0
        self._store, self._first = store, first

    def lines(self, most: int) -> Iterator[str]:
        yield from self._first
        while self.typed < most:
            self.typed += 1
            line = self._next()
            if line is None:
                return
            yield line

    def _game(self) -> EveningGame | None:
        saved = self._store.evenings.current()
        return None if saved is None else resume_evening(self._store, saved)

    def _next(self) -> str | None:
        tail = self.out.getvalue()[-1500:]
        asked = max(tail.rfind(menu) for menu in MENUS)
        answers = re.findall(r"^\d+ (.+)$", tail[asked:], re.M) if asked >= 0 else []
        game = self._game()
        if game is None:
            return None
        left = self._store.games.of_evening(game.id)
        if answers and self._at_menu(tail, answers):
            return self._chosen(answers, game)
        assert left is not None
        session = resume(self._store, left).session
        if session.state.phase is Phase.HAND_OVER:
            return ""
        view = observe(session.state, session.learner)
        return by_code(HELPER.choose(view), view)

    @staticmethod
    def _at_menu(tail: str, answers: list[str]) -> bool:
        """Whether the list of answers is the last thing that was said."""
        return tail.rstrip().endswith(answers[-1])

    @staticmethod
    def _chosen(answers: list[str], game: EveningGame) -> str:
        wanted = (
            "Write down",
            "Strike",
            "It's right",
            "Sit down",
            "Go on",
            "Wait",
            "Go to your",
            "See how the night",
        )
        if "A dash: thrown in" in answers:
            number = game.state.box_to_fill
            assert number is not None
            entry = game.state.owed[number - 1]
            place = [None, *game.state.entries[1:]].index(entry)
            assert entry_text(entry) in ("-", answers[place])
            return str(place + 1)
        for word in wanted:
            for number, answer in enumerate(answers, 1):
                if answer.startswith(word):
                    return str(number)
        return "back"


def typed(store: Store, most: int, *first: str) -> str:
    """What is said to somebody who types so many lines after the first ones."""
    guest = Guest(store, *first)
    run(Options(), store, Typist(guest.lines(most)), guest.out)
    return guest.out.getvalue()


SMALL = (
    "A euchre night",
    "Event",
    "Wednesday",
    "Tables",
    "1 table",
    "Rounds",
    "2 rounds",
    "Company",
    "Greenhorn",
)


@pytest.mark.clause("WED-21")
def test_an_evening_is_typed_through_to_its_end() -> None:
    store = memory_store()
    said = typed(store, 600, *SMALL, "Begin")
    assert said.count("8 hands played") == 2
    assert "Round 2 of 2" in said
    assert "The night is over" in said
    assert re.search(r"You finish in place \d", said)
    assert store.evenings.current() is None


def test_an_evening_left_is_offered_and_goes_on_at_the_very_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("game.presenters.evening_setup.fresh_seed", lambda: "7")
    store = memory_store()
    typed(store, 30, *SMALL, "Begin")
    saved = store.evenings.current()
    assert saved is not None
    left = store.games.of_evening(saved.id)
    assert left is not None
    before = resume(store, left).session.state
    said = converse(store, "yes", "Sit down")
    assert "You left a euchre night under Wednesday night rules." in said
    assert "You're back at the table." in said
    after = store.games.of_evening(saved.id)
    assert after is not None
    assert resume(store, after).session.state == before


def test_who_does_not_want_to_go_on_comes_to_the_menu_and_keeps_the_evening() -> None:
    store = memory_store()
    converse(store, *SMALL, "Begin")
    said = converse(store, "no", "quit")
    assert "2 Practice" in said
    assert store.evenings.current() is not None


def test_back_at_the_table_leads_to_the_room() -> None:
    store = memory_store()
    said = converse(store, *SMALL, "Begin", "Sit down", "back")
    assert said.count("The room, round 1 of 2") == 2


def test_people_at_the_table_have_the_names_of_the_evening() -> None:
    store = memory_store()
    converse(store, *SMALL, "Begin", "Sit down")
    saved = store.evenings.current()
    assert saved is not None
    names = resume_evening(store, saved).names
    assert names is not None
    said = converse(store, "yes", "Sit down", "trick", "score")
    table = said[said.index("You're back") :]
    assert any(name in table for name in names[1:])


def test_the_hands_of_a_round_are_reviewed_by_typed_lines() -> None:
    store = memory_store()
    presenter = begun(TextDesk(store))
    play_round(presenter, 8)
    sign(presenter)
    route = presenter.act("look")
    assert route is not None
    out = io.StringIO()
    HandsTalk(Console(io.StringIO("deal 2\nback\nback\n"), out), TextDesk(store), route).ask()
    said = out.getvalue()
    names = presenter.game.names_in(1)
    assert names is not None
    assert f"Dealer: {names[1]}" in said
    assert "Which hand?" in said
    game = presenter.game.rounds[0].game
    assert list(store.reviews.of(game)) == [2]
    assert not any(name in said for name in {"Nora", "Walt", "Ezra"} - set(names))


@pytest.mark.clause("BUT-02")
def test_the_clock_is_stopped_by_a_typed_word_at_the_table() -> None:
    store = memory_store()
    choice = EveningChoice("butler", 2, company="greenhorn", seed="7")
    first = EveningSetup(TextDesk(store), choice).begin("Anna")
    said = converse(store, "yes", "Sit down", "clock", "clock", "help")
    assert "The clock is stopped." in said
    assert "left in this round" in said
    assert "stop the clock of the night" in said
    kinds = [kind for kind, _text in saved_entries(store, first.id)]
    assert kinds.count("clock") == 2


def saved_entries(store: Store, evening: int) -> tuple[tuple[str, str], ...]:
    saved = store.evenings.load(evening)
    assert saved is not None
    return saved.entries
