"""Pages with a list by their two methods: what is on a page can be done, and nothing else happens."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.course.memory.help_trial import begin, trial_of
from game.dev.shots.weak import fill
from game.pages.list_page import ListRow
from game.presenters.club_list import NightList
from game.presenters.deal_finder import DealFinder
from game.presenters.desk import BACK, Desk
from game.presenters.hand_recording import HandRecording
from game.presenters.hand_setup import HandSetup
from game.presenters.list_pages import STAYS, Choose, Deed, Enter, Fill, ListPages, Outcome, Press, Turn
from game.presenters.mistake_list import MistakeList
from game.presenters.recorder import AskHere, RecorderPages, RecorderSetup
from game.rulesets.shipped import list_rulesets
from tests.own_mistakes import keep
from tests.presenters.conftest import PlainDesk


def recording(_desk: Desk) -> HandRecording:
    setup = HandSetup(list_rulesets()[0], lambda: "1")
    setup.deal_all()
    hand = HandRecording(setup.ruleset, setup.setup)
    hand.ask()
    return hand


@pytest.mark.parametrize(
    ("make", "deeds"),
    [
        (MistakeList, (Turn("any"), Enter("topic"))),
        (NightList, (Turn("any"),)),
        (DealFinder, (Turn("any"), Enter("upcard"))),
        (RecorderSetup, (Turn("any"), Choose("seat 0"), Enter("upcard"))),
        (
            lambda desk: RecorderPages(recording(desk)),
            (Turn("any"), Choose("seat 0"), Fill("any", "x"), Enter("any")),
        ),
        (lambda desk: AskHere(recording(desk)), (Turn("any"), Enter("ask"))),
    ],
)
def test_a_kind_of_deed_that_a_page_has_nothing_for_changes_nothing(
    desk: PlainDesk, make: Callable[[Desk], ListPages], deeds: tuple[Deed, ...]
) -> None:
    pages = make(desk)
    if isinstance(pages, NightList):
        pages.settle()
    before = pages.page()
    for deed in deeds:
        assert pages.do(deed) == STAYS
        assert pages.page() == before


def test_a_mistake_is_chosen_filtered_and_tried_by_what_stands_on_the_page(desk: PlainDesk) -> None:
    fill(desk.store)
    pages = MistakeList(desk)
    rows = [row for row in pages.page().rows if isinstance(row, ListRow)]
    pages.do(Choose(rows[1].key))
    chosen = pages.chosen
    assert chosen is not None
    assert pages.page().chosen == rows[1].key
    tried = pages.do(Press("again")).route
    assert tried is not None
    assert (tried.name, tried.about) == ("mistake", (chosen,))
    topics = pages.page().head[0].fields[0].values
    pages.do(Fill("topic", topics[-1][0]))
    assert 0 < len(pages.page().rows) < len(rows)
    assert pages.page().chosen != rows[1].key
    assert pages.do(Press("leave")) == Outcome(BACK)


def test_a_mistake_that_the_test_keeps_back_is_said_to_stay_away_until_its_end(desk: PlainDesk) -> None:
    for number in range(2):
        keep(desk.store, setup=str(number), principle=f"topic {number}")
    begin(desk.store, Random(1))
    pages, said = MistakeList(desk), dict[bool, str]()
    for mistake in desk.store.mistakes.all():
        pages.do(Choose(f"mistake {mistake.id}"))
        kept_back = trial_of(desk.store).holds_back(mistake.topic, desk.store.now())
        said[kept_back] = " ".join(str(block) for block in pages.page().sheet.blocks)
    assert "It stays away until" in said[True]
    assert "It stays away until" not in said[False]
