"""What decisions are summed up under leads to the lesson and the drill about that very decision."""

from __future__ import annotations

from collections import defaultdict

import pytest

from game.bots.levels import Steady
from game.drills.moments import asked_of
from game.drills.plan import DRILLS, Plan, Role, Topic, lesson_of
from game.pages.topics import TOPICS
from game.pages.weakness import WeaknessPage, weakness_page
from game.presenters.lesson_list import catalogue
from game.records.weaknesses import Weakness, Weaknesses
from game.rules.actions import Phase
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rules.view import SeatView
from game.session import HOME_SEAT, Session
from game.strategy.decision_kind import kind_of
from game.strategy.decisions import decide
from tests.tables import rules


def decisions(hands: int) -> dict[str, list[SeatView]]:
    """Views of a sound player by the topic of the decision there, and of the kind of the decision."""
    found: dict[str, list[SeatView]] = defaultdict(list)
    for number in range(hands):
        players = {seat: Steady() for seat in Seat if seat is not HOME_SEAT}
        session = Session(rules(), Setup(f"topics {number}"), players)
        while session.state.phase is not Phase.HAND_OVER:
            if not session.advance():
                view, sound = session.view, decide(session.view)
                found[sound.principle.id].append(view)
                found[str(kind_of(view))].append(view)
                session.submit(sound.action)
    return found


def test_the_drill_of_a_topic_asks_decisions_of_it() -> None:
    seen = decisions(200)
    for name, topic in TOPICS.items():
        if topic.drill is None or topic.drill[0] is Topic.COUNT_TRUMPS:
            continue
        views = seen[name]
        if len(views) > 5:
            asked = [view for view in views if asked_of(view, Plan(*topic.drill))]
            assert len(asked) > len(views) / 10, name


def test_the_button_names_the_drill_and_there_is_none_where_there_is_no_drill() -> None:
    assert TOPICS["lead-trump"].drill == (Topic.FIRST_LEAD, Role.MAKER)

    def page(topic: str) -> WeaknessPage:
        return weakness_page(Weaknesses(20, (Weakness(topic, 2.0, 4),)), (), None, "")

    told = page("lead-trump").drill
    assert told is not None
    assert told.words == "Drill: The first lead"
    assert page("give-highest").drill is None


@pytest.mark.parametrize("kind", ["lead", "last", "give", "ruling", "defend", "farmers-hand"])
def test_a_decision_that_no_drill_asks_has_none(kind: str) -> None:
    assert TOPICS[kind].drill is None


def test_a_kind_of_decision_and_its_drill_have_one_lesson() -> None:
    for kind, drill in DRILLS.items():
        assert TOPICS[str(kind)].lesson == lesson_of(drill)
    lessons = {file.id for file in catalogue().lessons}
    assert {Plan(topic, role).lesson for topic in Topic for role in Role} <= lessons
