"""Making lessons by typed lines: from a review to a draft, from drafts to a pack."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from game.bots.company import Company
from game.packs import shelf
from game.presenters.draft_folder import draft_folder
from game.presenters.new_lesson import LessonSource
from game.records.reviewing import reviewable
from game.rules.seats import Seat
from game.storage.database import Store, memory_store
from game.storage.paths import HOME_VARIABLE
from game.strategy.values import Effort
from game.text.authors import make_lesson
from game.text.console import Console, Left
from game.text.desk import TextDesk
from game.text.home import Home
from game.text.review import ReviewTalk
from game.text.table import play_again
from game.tutor.review import review_hand
from tests.client.reviewed import a_game
from tests.to_fix import to_fix


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def drafts() -> list[Path]:
    return sorted(draft_folder().glob("*.yaml"))


def reviewed(store: Store, *typed: str) -> str:
    """What is said while the first hand of a game is reviewed."""
    out, desk = io.StringIO(), TextDesk(store)
    console = Console(io.StringIO("".join(f"{line}\n" for line in typed)), out)
    hand = reviewable(a_game(), 0)
    found = review_hand(hand.steps, Seat.SOUTH, Effort(chunk=5, most=10, error=1.0))

    def make(source: LessonSource) -> None:
        make_lesson(console, desk, source)

    def play(*_about: object) -> None:
        raise AssertionError("nothing is played")

    ReviewTalk(console, hand, found, play, {}, make).look()
    return " ".join(out.getvalue().split())


def talked(store: Store, *typed: object) -> str:
    """What is said while these lines are typed at the main menu."""
    out = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in typed)), out)
    with pytest.raises(Left):
        Home(console, store).begin(None, {}, asks=False)
    return " ".join(out.getvalue().split())


def test_a_reviewed_hand_becomes_a_draft() -> None:
    with memory_store() as store:
        said = reviewed(store, "lesson", "Save the lesson", "Preview it", "back", "")
    (path,) = drafts()
    assert "Saved: " in said
    assert f'leftbower lesson preview "{path}"' in said
    assert to_fix([path]) == []


def test_a_draft_is_previewed_and_packed_from_the_main_menu() -> None:
    with memory_store() as store:
        reviewed(store, "lesson 1", "Fill in", "Count first", "", "", "Save the lesson", "back", "")
        said = talked(
            store, "Write lessons", "Preview it", "menu", "Write lessons", "Go to: Hand them out",
            "Fill in", "For Friday", "Ann", "Make the lesson pack",
        )  # fmt: skip
    assert "Count first" in said
    assert "Saved: " in said
    (pack,) = draft_folder().glob("*.lbpack")
    offer = shelf.look(pack)
    assert offer.pack.id.startswith("for-friday-")
    assert (offer.pack.about.title, offer.pack.about.author) == ("For Friday", "Ann")
    assert [lesson.title for lesson in offer.pack.lessons.lessons] == ["Count first"]


def test_a_hand_that_is_tried_can_become_a_lesson_where_it_stands() -> None:
    hand = reviewable(a_game(), 0)
    setup, rules = hand.deal.setup, hand.deal.first.ruleset
    out = io.StringIO()
    with memory_store() as store:
        console = Console(io.StringIO("lesson\nSave the lesson\nback\nback\n"), out)
        play_again(console, TextDesk(store), Company(), rules, setup, None, Seat.SOUTH)
    assert "Saved: " in out.getvalue()
    assert to_fix(drafts()) == []


def test_a_deal_is_found_told_and_made_into_a_lesson_by_typed_lines() -> None:
    with memory_store() as store:
        said = talked(
            store, "Write lessons", "Choose from the list", "A deal", "Find a deal",
            "Fill in", "Leading", "Anything", "Anybody", "", "0.1", "1", "Nobody", "Any", "Find deals",
            "Choose from the list", "1", "Copy as text", "Make a lesson", "Save the lesson",
        )  # fmt: skip
    assert "found in" in said
    assert "found-1:" in said
    assert "Saved: " in said
    assert to_fix(drafts()) == []


def test_a_hand_is_typed_played_in_all_seats_and_asked_about() -> None:
    with memory_store() as store:
        said = talked(
            store, "Write lessons", "Record a hand", "Your hand", "JH AH KH 9S 10S", "Deal the rest",
            "Play it", "Ask about this", "Choose from the list", "3", "Fill in", "Best",
            "They have one.", "Back to the table", "I order it up", "Step back", "Make the lesson",
            "Save the lesson",
        )  # fmt: skip
    assert "J of hearts" not in said
    assert "jack of hearts" in said
    assert "Saved: " in said
    assert to_fix(drafts()) == []
