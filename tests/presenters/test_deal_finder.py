"""Deals looked for: what is found is what was wanted, it can be stopped, and each find can be used."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml

from game.bots.at_once import AtOnce, Waited
from game.bots.piecework import Errand
from game.bots.worker import Progress
from game.finding.search import looked_at
from game.pages.deal_finder import BEST_OF
from game.pages.list_page import ListRow
from game.presenters.deal_finder import DealFinder
from game.presenters.draft_folder import draft_folder
from game.presenters.list_pages import Choose, Fill, Press
from game.presenters.new_lesson import LessonSource, NewLesson
from game.rules.actions import ActionKind
from game.rules.cards import Card
from game.rules.hand import start
from game.rules.seats import Seat
from game.storage.paths import HOME_VARIABLE
from tests.presenters.conftest import PlainDesk
from tests.to_fix import to_fix


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture
def waiting(desk: PlainDesk) -> PlainDesk:
    """A desk at which thinking is waited for."""
    return PlainDesk(desk.store, AtOnce)  # type: ignore[arg-type]


def looking(desk: PlainDesk, **fields: str) -> DealFinder:
    finder = DealFinder(desk)
    for field, value in {"margin": "0.1", "count": "1", **fields}.items():
        finder.do(Fill(field, value))
    return finder


def rows(finder: DealFinder) -> list[ListRow]:
    return [row for row in finder.page().rows if isinstance(row, ListRow)]


def found(finder: DealFinder) -> DealFinder:
    """The same with its first find chosen."""
    finder.do(Press("search"))
    finder.settle()
    finder.do(Choose(rows(finder)[0].key))
    return finder


def test_a_find_is_as_wanted_and_shown_with_its_cards_and_values(waiting: PlainDesk) -> None:
    finder = found(looking(waiting, dealer="0", best="pass"))
    row = rows(finder)[0]
    number = int(row.key.split()[1])
    deal = looked_at(finder.wanted, number)
    assert deal is not None
    assert deal.view.dealer is Seat.SOUTH
    assert deal.values.best.action.kind is ActionKind.PASS
    assert row.deal is not None
    assert set(row.deal.hand) == set(deal.view.hand)
    assert row.deal.upcard == deal.view.upcard
    assert [len(cards) for _name, cards in row.deal.others] == [5, 5, 5]
    assert len(row.deal.bars.shown) == len(deal.view.legal)
    assert "You deal, and turn up" in row.said


def test_more_are_found_behind_those_that_are_there_and_none_twice(waiting: PlainDesk) -> None:
    finder = found(looking(waiting, moment="lead"))
    finder.do(Press("search page"))
    finder.do(Press("search"))
    finder.settle()
    numbers = [int(row.key.split()[1]) for row in rows(finder)]
    assert len(numbers) == 2
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("moment", list(BEST_OF))
def test_another_moment_has_other_choices_and_other_rules_of_thumb(waiting: PlainDesk, moment: str) -> None:
    finder = looking(waiting, best="pass", principle="pass-weak-hand")
    finder.do(Fill("moment", moment))
    fields = {field.id: field for field in finder.page().every_field()}
    assert fields["best"].value in dict(fields["best"].values)
    assert fields["principle"].value in dict(fields["principle"].values)


@pytest.mark.parametrize(
    ("typed", "fits"), [("JH", True), ("10d", True), ("jx", False), ("7S", False), ("", True)]
)
def test_a_card_that_is_none_bars_the_search_and_says_why(waiting: PlainDesk, typed: str, fits: bool) -> None:
    finder = looking(waiting, upcard=typed)
    assert (finder.page().sheet.wrong is None) is fits
    assert bool(next(finder.page().sheet.every_button()).reason) is not fits


@dataclass
class _Slow:
    """Works when it is told to, and counts what was given up."""

    done: list[Callable[[], Progress]]
    dropped: int = 0

    def run(self, errand: Errand) -> Waited:
        waited = AtOnce().run(errand)
        slow = self

        class Handle(Waited):
            def poll(self) -> Progress:
                return waited.poll() if slow.done and slow.done.pop() else Progress(False)

            def cancel(self) -> None:
                slow.dropped += 1

        return Handle(waited.poll)


def test_stopping_gives_up_what_is_in_hand_and_going_on_begins_there(desk: PlainDesk) -> None:
    slow = _Slow([])
    finder = looking(PlainDesk(desk.store, lambda: slow), margin="2")  # type: ignore[arg-type,return-value]
    finder.do(Press("search"))
    assert not finder.advance()
    slow.done.append(lambda: Progress(True))
    assert finder.advance()
    assert "found in 4 deals" in finder.page().sheet.blocks[0].text
    finder.rest()
    assert slow.dropped == 2
    finder.begin()
    slow.done.append(lambda: Progress(True))
    finder.advance()
    assert "found in 8 deals" in finder.page().sheet.blocks[0].text
    finder.do(Press("stop"))
    assert next(finder.page().sheet.every_button()).id == "search"


def test_the_process_that_thinks_finds_the_same(desk: PlainDesk, waiting: PlainDesk) -> None:
    aside, here = looking(desk, moment="lead"), looking(waiting, moment="lead")
    for finder in (aside, here):
        finder.do(Press("search"))
        finder.settle()
    assert [row.key for row in rows(aside)] == [row.key for row in rows(here)]


def test_a_find_is_played_copied_and_made_into_a_lesson(waiting: PlainDesk) -> None:
    finder = found(looking(waiting, moment="lead"))
    play = finder.do(Press("play")).route
    assert play is not None
    ruleset, setup = play.about[0], play.about[1]
    state = start(ruleset, setup)
    assert state.turn is Seat.SOUTH
    assert not state.tricks
    copied = finder.do(Press("copy")).route
    assert copied is not None
    assert list(yaml.safe_load(str(copied.about[0]))["tables"]) == ["found-1"]
    route = finder.do(Press("lesson")).route
    assert route is not None
    (source,) = route.about
    assert isinstance(source, LessonSource)
    lesson = NewLesson(waiting, source)
    lesson.settle()
    lesson.do(Press("save"))
    assert to_fix(draft_folder().glob("*.yaml")) == []
    (question,) = lesson.questions.chosen
    assert set(question.view.hand) == {Card.parse(str(card)) for card in state.hands[Seat.SOUTH]}


def test_all_finds_are_saved_and_nothing_is_overwritten(waiting: PlainDesk) -> None:
    finder = found(looking(waiting, moment="lead"))
    finder.do(Press("search page"))
    finder.do(Press("save"))
    finder.do(Press("save"))
    assert len(list(draft_folder().glob("found deals*.txt"))) == 2


def test_another_wish_forgets_the_finds_and_another_count_does_not(waiting: PlainDesk) -> None:
    finder = found(looking(waiting, moment="lead"))
    finder.do(Fill("count", "5"))
    assert rows(finder)
    finder.do(Fill("margin", "0.5"))
    assert not rows(finder)
