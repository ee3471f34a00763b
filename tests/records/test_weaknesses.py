"""What costs most: summed by topic, in the latest hands, and twenty hands misplayed in one way."""

from __future__ import annotations

from itertools import count

import pytest

from game.bots import slips
from game.bots.levels import Steady
from game.bots.slips import Slip
from game.pages.topics import TOPICS, suggested_lesson, topic_of
from game.presenters.lesson_list import catalogue
from game.records.followed_deals import follow_last
from game.records.weaknesses import FEWEST, Weakness, Weaknesses, dearest, points_lost, summed, weaknesses
from game.records.weighed_decisions import Place, keep_decisions
from game.rules.actions import Action, Phase
from game.rules.seats import Seat
from game.rules.state import Setup, State
from game.rules.view import observe
from game.session import HOME_SEAT, Session
from game.storage.database import Store
from game.storage.decisions import KeptDecision
from game.storage.mistakes import RENEGE
from game.strategy.decision_kind import DecisionKind
from game.strategy.decisions import decide, principle_ids
from game.strategy.values import Effort
from game.tutor.estimate import FEW
from game.tutor.review import review_hand
from tests.own_mistakes import keep
from tests.tables import rules

QUICK = Effort(chunk=20, most=80, error=0.06)


def play(store: Store, slip: Slip, hands: int, seed: str = "") -> set[tuple[int, int]]:
    """So many hands in which somebody plays soundly but for one slip, made whenever it can be; reviewed.

    Gives the deals and steps at which it was made; hands without it are left out.
    """
    game, made = store.games.begin("{}", "{}", "[]"), set[tuple[int, int]]()
    for number in count():
        kept = len({deal for deal, _step in made})
        if kept == hands:
            return made
        players = {seat: Steady() for seat in Seat if seat is not HOME_SEAT}
        session = Session(rules(), Setup(f"{slip.__name__}/{seed}{number}"), players)
        while session.state.phase is not Phase.HAND_OVER:
            if not session.advance():
                sound = decide(session.view)
                session.submit(slip(session.view, sound) or sound.action)
        deal = follow_last(session)
        assert deal is not None
        steps = tuple((step.before, step.action) for step in deal.steps)
        slipped = [step for step, (before, action) in enumerate(steps) if _is_slip(slip, before, action)]
        if slipped:
            found = review_hand(steps, HOME_SEAT, QUICK)
            keep_decisions(store, steps, found, HOME_SEAT, Place("game", game, kept))
            made |= {(kept, step) for step in slipped}
    raise AssertionError


def _is_slip(slip: Slip, before: State, action: Action) -> bool:
    if action.seat is not HOME_SEAT or before.turn is not HOME_SEAT:
        return False
    view = observe(before, HOME_SEAT)
    return len(view.legal) > 1 and slip(view, decide(view)) == action


LESSONS = {
    slips.hoards_trumps: "shake-the-bush",
    slips.calls_on_hope: "count-your-tricks",
    slips.saves_aces: "when-they-made-it",
    slips.never_calls_next: "make-it-next",
    slips.never_goes_alone: "when-alone",
    slips.never_assists: "ordering-up",
    slips.trumps_partners_ace: "partners-ace",
    slips.wastes_high_cards: "second-and-third",
}


@pytest.mark.parametrize("slip", LESSONS, ids=lambda each: each.__name__)
def test_twenty_hands_played_badly_in_one_way_lead_to_its_lesson(store: Store, slip: Slip) -> None:
    """The topic that costs most is the slip's, by the decisions that it changed, and leads to its lesson."""
    made = play(store, slip, 20)
    found = weaknesses(store)
    assert found.known
    assert topic_of(found.found[0].topic).lesson == LESSONS[slip], found.found[:3]
    slipped = sum(
        each.cost
        for each in store.decisions.all()
        if each.topic == found.found[0].topic and (each.deal, each.step) in made
    )
    assert slipped > 0.8 * found.found[0].cost


@pytest.mark.parametrize("slip", LESSONS, ids=lambda each: each.__name__)
def test_in_any_other_hands_its_lesson_is_that_of_one_of_the_two_dearest_topics(
    store: Store, slip: Slip
) -> None:
    """Sound play loses points as well: a cheap slip, such as a high card wasted, may come second."""
    play(store, slip, 20, "other/")
    found = weaknesses(store).found[:2]
    assert LESSONS[slip] in {topic_of(each.topic).lesson for each in found}, found


def test_every_rule_of_thumb_and_every_kind_of_decision_is_a_topic_with_a_lesson() -> None:
    assert set(TOPICS) == {*principle_ids(), *map(str, DecisionKind), RENEGE}
    lessons = {file.id for file in catalogue().lessons}
    assert {topic.lesson for topic in TOPICS.values()} <= lessons
    for topic in TOPICS.values():
        assert "{points}" in topic.cost


def test_costs_are_summed_by_topic_and_the_best_decisions_cost_nothing() -> None:
    told = [
        KeptDecision("game", 1, 0, 0, "lead", "lead-ace", "mistake", 0.5),
        KeptDecision("game", 1, 1, 0, "lead", "lead-ace", "good", 0.2),
        KeptDecision("game", 1, 1, 1, "discard", "", "mistake", 0.9),
        KeptDecision("game", 1, 1, 2, "lead", "lead-low", "best", 0.0),
    ]
    assert [(each.topic, round(each.cost, 1), each.times) for each in summed(told)] == [
        ("discard", 0.9, 1),
        ("lead-ace", 0.7, 2),
    ]


def test_of_few_hands_nothing_is_said(store: Store) -> None:
    play(store, slips.hoards_trumps, FEWEST - 1)
    assert not weaknesses(store).known


def test_a_lesson_is_suggested_only_where_one_topic_costs_clearly_most() -> None:
    first, second = Weakness("lead-trump", 2.0, 4), Weakness("discard", 1.9, 5)
    assert suggested_lesson(Weaknesses(20, (first, second))) == ""
    assert suggested_lesson(Weaknesses(20, (first, Weakness("discard", 0.4, 2)))) == "shake-the-bush"
    assert suggested_lesson(Weaknesses(5, (first,))) == ""


def test_the_dearest_mistakes_of_a_topic_are_those_of_games(store: Store) -> None:
    play(store, slips.hoards_trumps, 20)
    found = dearest(store, "lead-trump")
    assert found
    assert list(found) == sorted(found, key=lambda each: -each.cost)
    assert {each.topic for each in found} == {"lead-trump"}


def kept_hand(store: Store, deal: int) -> None:
    store.decisions.keep([KeptDecision("game", 1, deal, 0, "lead", "lead-ace", "mistake", 0.5)])


def test_the_dearest_hands_are_of_the_hands_summed_one_of_each_and_dropped_ones_too(store: Store) -> None:
    for deal in range(4):
        kept_hand(store, deal)
    first, again, other, old = (
        keep(store, deal=deal, step=step, principle="lead-ace", setup=f"{deal}/{step}", cost=cost)
        for deal, step, cost in ((1, 1, 0.9), (1, 2, 0.8), (2, 1, 0.5), (0, 1, 2.0))
    )
    store.mistakes.drop(other.id)
    assert [each.id for each in dearest(store, "lead-ace", hands=3)] == [first.id, other.id]
    assert [each.id for each in dearest(store, "lead-ace")] == [old.id, first.id, other.id]
    assert again.id not in {each.id for each in dearest(store, "lead-ace", most=9)}


def test_reneges_of_those_hands_are_a_topic_with_its_lesson(store: Store) -> None:
    for deal in range(FEWEST):
        kept_hand(store, deal)
    keep(store, source="slip", deal=2, cost=20.0, setup="a")
    keep(store, source="slip", game_id=2, deal=2, cost=2.0, setup="b")
    found = weaknesses(store).found[0]
    assert (found.topic, found.cost, found.times) == (RENEGE, 20.0, 1)
    assert topic_of(found.topic).lesson == "a-renege"


def test_where_somebody_stands_is_told_by_all_hands_so_that_more_of_them_make_it_surer(store: Store) -> None:
    def hands(first: int, last: int) -> None:
        game = store.games.begin("{}", "{}", "[]")
        for deal in range(first, last):
            store.reviews.keep(game, deal, 0.4 * (deal % 2), 0.0, 7, 0)

    hands(0, FEW - 1)
    assert points_lost(store) is None
    hands(FEW - 1, 50)
    few = points_lost(store)
    hands(50, 200)
    many = points_lost(store)
    assert few is not None
    assert many is not None
    assert (few.count, many.count) == (50, 200)
    assert few.mean == pytest.approx(0.2)
    assert many.mean == pytest.approx(0.2)
    assert few.off == pytest.approx(2 * many.off, rel=0.05)
