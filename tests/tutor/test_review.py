"""A reviewed hand: marks follow the table, costs and luck add up, a decision can be taken up again."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from time import monotonic, sleep

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.bots.levels import Level, bot
from game.bots.worker import Progress, Worker
from game.rules.actions import BY_THE_TABLE, Action, ActionKind, Phase
from game.rules.cards import Suit
from game.rules.hand import apply, legal, start
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, Side
from game.rules.state import Award, AwardKind, HandResult, Setup, Standing, State
from game.rules.view import SeatView, observe
from game.strategy.decisions import decide
from game.strategy.values import Effort, Value, Values, search
from game.strategy.worlds import NoWorld
from game.tutor.review import (
    BEST_UP_TO,
    REVIEW,
    HandReview,
    HandReviewing,
    LevelsAsked,
    Mark,
    judged,
    levels_do,
    mark_of,
    review_hand,
    setup_from,
    together,
    weighing,
)
from game.tutor.review.judgement import Hand
from tests.rules.test_properties import some
from tests.tables import DANVILLE, HOYLE, PACKS, hand_setup, reach, rules, shuffled_actions

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
QUICK = Effort(chunk=10, most=20, error=0.05)
LENIENT = {"take_upcard": "may", "defend_alone": True, "farmers_hand": "exchange", "partners_best": True}
TABLES = [
    *(rules(name, pack=size, joker=joker) for name in (HOYLE, DANVILLE) for size, joker in PACKS),
    rules(HOYLE, joker=True, **LENIENT),
    rules(HOYLE, no_trump=True, game_points=None),
]
PASSED = "0:pass 1:pass 2:pass 3:pass"


def at_random(ruleset: Ruleset, seed: str) -> Hand:
    """A hand in which everybody does something legal."""
    state = start(ruleset, Setup(seed))
    steps: list[tuple[State, Action]] = []
    while state.phase is not Phase.HAND_OVER:
        action = shuffled_actions(legal(state, state.turn), f"{seed}/{len(steps)}")[0]
        if action.kind is ActionKind.REDEAL:
            steps.clear()
        elif state.upcard is not None:
            steps.append((state, action))
        state, _events = apply(state, action)
    return tuple(steps)


def played(state: State, south: Effort | None = None, calls: str = "") -> Hand:
    """A hand played by the rules of thumb after these calls, South by a search where an effort is given."""
    steps = []
    for text in calls.split():
        steps.append((state, Action.parse(text)))
        state, _events = apply(*steps[-1])
    while state.phase is not Phase.HAND_OVER:
        seat = state.turn
        view = observe(state, seat)
        if state.phase is Phase.GATHER:
            action = view.legal[0]
        else:
            action = search(view, "", south).best.action if south and seat is S else decide(view).action
        steps.append((state, action))
        state, _events = apply(state, action)
    return tuple(steps)


def a_hand(south: Effort | None = None) -> Hand:
    setup = hand_setup("JH AH 9S TD KC", dealer=S, upcard="QH")
    return played(reach(setup), south, "1:pass 2:pass 3:pass")


def values_of(view: SeatView, behind: float, error: float = 0.01) -> Values:
    """The last legal action is so far behind the first."""
    first, *others = view.legal
    worse = tuple(Value(action, 0.0, 0.1, behind, error) for action in others)
    return Values(100, (Value(first, behind, 0.1, 0.0, 0.0), *worse))


class Handles:
    """A thinker whose work is finished when a test says so."""

    def __init__(self) -> None:
        self.work: list[tuple[SeatView, Effort]] = []
        self.done: set[int] = set()
        self.cancelled: set[int] = set()
        self.fault = ""
        self.soon = False

    def appraise(self, view: SeatView, effort: Effort = QUICK, *, soon: bool = False) -> Handle:
        self.work.append((view, effort))
        self.soon = soon
        return Handle(self, len(self.work) - 1)


class Handle:
    def __init__(self, thinker: Handles, number: int) -> None:
        self.thinker, self.number = thinker, number

    def poll(self) -> Progress | None:
        if self.number not in self.thinker.done:
            return Progress(False)
        if self.thinker.fault:
            return Progress(True, fault=self.thinker.fault)
        view, effort = self.thinker.work[self.number]
        return Progress(True, search(view, "", effort))

    def cancel(self) -> None:
        self.thinker.cancelled.add(self.number)


# -- marks -------------------------------------------------------------------------------------


@given(st.floats(min_value=0, max_value=8))
def test_the_mark_follows_the_table(cost: float) -> None:
    expected = Mark.BEST if cost <= 0.05 else Mark.GOOD if cost <= 0.25 else Mark.MISTAKE
    assert mark_of(cost) is expected


@given(behind=st.floats(min_value=0, max_value=8), error=st.floats(min_value=0, max_value=2))
def test_what_the_uncertainty_covers_costs_nothing(behind: float, error: float) -> None:
    view = observe(reach(hand_setup(dealer=E, upcard="9H")), S)
    found = judged(3, view, view.legal[-1], values_of(view, behind, error))
    covered = behind <= max(BEST_UP_TO, 1.645 * error)
    assert found.as_good == covered
    assert found.cost == (0 if covered else behind)
    assert found.mark is mark_of(found.cost)
    assert found.better == view.legal[0]


def test_of_what_would_have_been_better_the_rule_of_thumb_is_named() -> None:
    view = observe(reach(hand_setup("JH JD AH KH 9S", dealer=N, upcard="QH"), "3:pass"), S)
    (by_principle,) = {decide(view).action} - {view.legal[0]}
    worst, first = view.legal[0], next(each for each in view.legal[1:] if each != by_principle)
    for behind, better in ((0.01, by_principle), (0.5, first)):
        found = (Value(first, 1.0, 0.1, 0.0, 0.0), Value(by_principle, 1.0 - behind, 0.1, behind, 0.01))
        values = Values(100, (*found, Value(worst, -1.0, 0.1, 2.0, 0.01)))
        assert judged(0, view, worst, values).better == better


def test_the_best_action_is_the_best_and_nothing_is_better() -> None:
    view = observe(reach(hand_setup(dealer=E, upcard="9H")), S)
    found = judged(0, view, view.legal[0], values_of(view, 1.0))
    assert (found.mark, found.cost, found.as_good, found.better) == (Mark.BEST, 0.0, False, None)


def test_after_one_world_nothing_is_called_a_mistake() -> None:
    view = observe(reach(hand_setup(dealer=E, upcard="9H")), S)
    assert judged(0, view, view.legal[-1], values_of(view, 3.0, inf)).mark is Mark.BEST


# -- whole hands ---------------------------------------------------------------------------------


@settings(parent=some, max_examples=25)
@given(table=st.sampled_from(TABLES), number=st.integers(0, 10_000), seat=st.sampled_from(Seat))
def test_luck_is_what_costs_leave_of_the_points_at_every_table(
    table: Ruleset, number: int, seat: Seat
) -> None:
    steps = at_random(table, f"review/{number}")
    review = review_hand(steps, seat, Effort(chunk=2, most=2))
    assert review.luck - review.cost == pytest.approx(review.points)
    assert review.complete
    for each in review.judged:
        assert steps[each.step][1] == each.action
        assert each.action.seat is seat
        assert each.action.kind not in BY_THE_TABLE
        assert each.cost >= 0
        assert (each.mark is Mark.ONLY) == (len(each.view.legal) == 1)
        if each.mark is not Mark.ONLY:
            assert each.mark is mark_of(each.cost)


@pytest.mark.parametrize("seat", Seat)
def test_the_points_of_a_hand_are_those_of_the_players_side(seat: Seat) -> None:
    steps = a_hand()
    award = apply(*steps[-1])[0].award
    assert award is not None
    lead = award.points[seat.side] - award.points[seat.side.other]
    assert lead
    assert review_hand(steps, seat, QUICK).points == lead


def test_a_hand_that_breaks_off_brings_nothing() -> None:
    assert review_hand(a_hand()[:-3], S, QUICK).points == 0
    assert review_hand((), S, QUICK) == HandReview((), 0.0)


def test_a_hand_played_by_the_best_actions_has_no_mistakes() -> None:
    review = review_hand(a_hand(QUICK), S, QUICK)
    assert len(review.judged) > 4
    assert review.mistakes == review.cost == 0
    assert {each.mark for each in review.judged} <= {Mark.BEST, Mark.ONLY}
    assert not any(each.as_good for each in review.judged)
    assert review.costliest is None


def test_putting_the_right_bower_down_is_the_costliest_mistake() -> None:
    setup = hand_setup("JH AH KH AS 9C", dealer=S, upcard="QH")
    state = reach(setup, "1:pass 2:pass 3:pass 0:order")
    steps = ((state, Action.parse("0:discard:JH")),)
    review = review_hand(steps, S, Effort(chunk=20, most=60))
    (found,) = review.judged
    assert review.costliest == found
    assert found.mark is Mark.MISTAKE
    assert found.cost == review.cost > 0.25
    assert found.better == Action.parse("0:discard:9C")


# -- what is no decision, and what is not told ------------------------------------------------------


def test_a_card_that_was_the_only_one_allowed_is_marked_so() -> None:
    last = review_hand(a_hand(), S, QUICK).judged[-1]
    assert (last.mark, last.cost, last.values) == (Mark.ONLY, 0.0, None)


def test_a_hand_that_could_only_be_kept_is_no_decision() -> None:
    sheet = rules(HOYLE, farmers_hand="exchange")
    steps = played(reach(hand_setup("JH AH 9S TD KC", dealer=E, upcard="QH", ruleset=sheet), "", sheet))
    assert any(action.kind is ActionKind.KEEP and action.seat is S for _state, action in steps)
    kinds = {each.action.kind for each in review_hand(steps, S, QUICK).judged}
    assert ActionKind.KEEP not in kinds


def test_a_decision_with_cards_that_nobody_knows_is_not_judged() -> None:
    steps = a_hand()
    own = next(state for state, action in steps if action.kind is ActionKind.PLAY and action.seat is S).hands[
        S
    ]
    unknown = frozenset(own[:1])
    for each in review_hand(steps, S, QUICK, unknown).judged:
        held = not unknown.isdisjoint(each.view.hand)
        assert (each.mark is Mark.UNKNOWN) == held
        assert each.cost == 0 or not held


def test_a_dealer_is_not_taken_to_know_the_card_that_the_record_does_not_tell() -> None:
    state = reach(hand_setup("JH AH KH AS 9C", dealer=S, upcard="QH"), "1:pass 2:pass 3:pass 0:order")
    steps = played(state)
    (put_down,) = (action.card for _state, action in steps if action.kind is ActionKind.DISCARD)
    assert put_down is not None
    views = [each.view for each in review_hand(steps, S, QUICK, frozenset((put_down,))).judged[1:]]
    assert {view.discard for view in views} == {None}


def test_a_hand_that_fits_no_deal_is_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*_arguments: object) -> Values:
        raise NoWorld

    monkeypatch.setattr(weighing, "search", nowhere)
    found = review_hand(a_hand(), S, QUICK).judged
    assert {each.mark for each in found} == {Mark.UNKNOWN, Mark.ONLY}
    assert all(each.failed and not each.untold for each in found if each.mark is Mark.UNKNOWN)


def test_hints_stand_by_the_decisions_before_which_they_were_read() -> None:
    plain = review_hand(a_hand(), S, QUICK)
    at = plain.judged[1].step
    hinted = review_hand(a_hand(), S, QUICK, hints={at: 2})
    first, second, *others = plain.judged
    assert hinted.judged == (first, replace(second, hint=2), *others)


def test_hands_of_which_not_everything_can_be_said_do_not_count_among_others() -> None:
    sure = review_hand(a_hand(), S, QUICK)
    first, *others = sure.judged
    doubtful = replace(sure, judged=(replace(first, mark=Mark.UNKNOWN), *others), points=7.0)
    assert together([sure, doubtful, sure]) == replace(sure, judged=sure.judged * 2, points=2 * sure.points)
    assert together([doubtful]) == HandReview((), 0.0)


# -- without waiting ------------------------------------------------------------------------------


def test_decisions_come_back_in_order_and_come_to_the_same_as_waiting() -> None:
    steps, thinker = a_hand(), Handles()
    reviewing = HandReviewing(steps, thinker, S, QUICK)
    assert reviewing.poll() is None
    thinker.done = {1, 2}
    assert reviewing.poll() is None
    thinker.done = {0, 1}
    partial = reviewing.poll()
    assert partial is not None
    whole = review_hand(steps, S, QUICK)
    assert 2 <= len(partial.judged) < reviewing.total
    assert partial.judged == whole.judged[: len(partial.judged)]
    assert partial.waiting == reviewing.total - len(partial.judged)
    assert not reviewing.done
    thinker.done = set(range(len(thinker.work)))
    assert reviewing.poll() == whole
    assert reviewing.done
    assert thinker.cancelled == thinker.done


def test_the_action_taken_is_weighed_to_the_end() -> None:
    steps, thinker = a_hand(), Handles()
    HandReviewing(steps, thinker, S, QUICK)
    kept = [effort.kept for _view, effort in thinker.work]
    assert [actions[-1] for actions in kept] == [
        action for state, action in steps if action.seat is S and len(legal(state, S)) > 1
    ]


def test_a_review_that_is_looked_at_comes_before_what_nobody_waits_for() -> None:
    thinker = Handles()
    HandReviewing(a_hand(), thinker, S, QUICK)
    assert not thinker.soon
    HandReviewing(a_hand(), thinker, S, QUICK, soon=True)
    assert thinker.soon


def test_leaving_a_review_gives_up_what_is_not_done() -> None:
    thinker = Handles()
    reviewing = HandReviewing(a_hand(), thinker, S, QUICK)
    reviewing.cancel()
    reviewing.cancel()
    assert thinker.cancelled == set(range(len(thinker.work)))


def test_a_fault_of_the_worker_leaves_a_decision_unjudged() -> None:
    thinker = Handles()
    thinker.fault, thinker.done = "it died", set(range(20))
    review = HandReviewing(a_hand(), thinker, S, QUICK).poll()
    assert review is not None
    assert {each.mark for each in review.judged} == {Mark.UNKNOWN, Mark.ONLY}


# -- again ----------------------------------------------------------------------------------------


@settings(parent=some, max_examples=25)
@given(table=st.sampled_from(TABLES), number=st.integers(0, 10_000))
def test_a_decision_can_be_taken_up_again_with_the_very_same_view(table: Ruleset, number: int) -> None:
    steps = at_random(table, f"again/{number}")
    for index, (state, action) in enumerate(steps):
        again = start(state.ruleset, setup_from(steps, index))
        assert observe(again, action.seat) == observe(state, action.seat)


def test_the_score_of_the_game_goes_along_when_a_decision_is_taken_up_again() -> None:
    state = start(rules(), replace(hand_setup(dealer=E, upcard="9H"), standing=Standing.shared((7, 3))))
    steps = played(state)
    assert start(rules(), setup_from(steps, 4)).standing == state.standing
    with pytest.raises(IndexError):
        setup_from(steps, len(steps))


@pytest.mark.parametrize("before", [0, 3, 6, 7])
def test_the_end_of_a_game_by_deals_is_as_near_when_a_hand_is_taken_up_again(before: int) -> None:
    ruleset = rules(game_points=None, game_deals=8)
    begun = start(ruleset, hand_setup(dealer=E, upcard="9H"))
    paid = Award(AwardKind.MADE, (1, 0), (1, 0, 1, 0), "", Side.US)
    results = tuple(HandResult(S, None, Suit.HEARTS, S, False, (3, 2), paid) for _hand in range(before))
    standing = replace(begun.standing, results=results, points=(6, 5))
    steps = played(begun.changed(standing=standing))
    index, (state, _action) = next(step for step in enumerate(steps) if step[1][1].kind is ActionKind.PLAY)
    again = observe(start(ruleset, setup_from(steps, index)), state.turn)
    assert again == observe(state, state.turn)
    assert search(again, "", QUICK) == search(observe(state, state.turn), "", QUICK)


def test_every_level_says_what_it_would_do() -> None:
    view = observe(reach(hand_setup("JC JS AC KC QC", dealer=E, upcard="9C")), S)
    found = levels_do(view)
    assert list(found) == list(Level)
    assert found[Level.SHARP] == Action.parse("0:order:alone")
    assert set(found.values()) <= set(view.legal)


def test_levels_answer_one_after_the_other_where_nobody_waits() -> None:
    view = observe(reach(hand_setup("JC JS AC KC QC", dealer=E, upcard="9C")), S)
    chooser = Choosing()
    asked = LevelsAsked(view, chooser)
    assert asked.poll() == {}
    chooser.free = 2
    assert list(asked.poll()) == list(Level)[:2]
    assert not asked.done
    chooser.free = 20
    assert asked.poll() == levels_do(view)
    assert asked.done


def test_a_level_that_cannot_be_heard_goes_by_its_rules_of_thumb() -> None:
    view = observe(reach(hand_setup("JC JS AC KC QC", dealer=E, upcard="9C")), S)
    chooser = Choosing()
    chooser.free, chooser.fault = 20, "its process died again and again"
    asked = LevelsAsked(view, chooser)
    assert asked.poll() == {level: bot(level).by_principle(view) for level in Level}
    assert asked.done


class Choosing:
    """Lets as many bots choose as a test says."""

    def __init__(self) -> None:
        self.free = 0
        self.asked = 0
        self.fault = ""

    def choose(self, bot: object, view: SeatView) -> Chosen:
        self.asked += 1
        return Chosen(self, self.asked, bot, view)


class Chosen:
    def __init__(self, chooser: Choosing, number: int, bot: object, view: SeatView) -> None:
        self.chooser, self.number, self.bot, self.view = chooser, number, bot, view

    def poll(self) -> Progress | None:
        if self.number > self.chooser.free:
            return None
        if self.chooser.fault:
            return Progress(True, fault=self.chooser.fault)
        return Progress(True, choice=self.bot.choose(self.view))  # type: ignore[attr-defined]

    def cancel(self) -> None:
        pass


def test_the_process_that_thinks_comes_to_the_same_review() -> None:
    worker, steps = Worker(), a_hand()
    try:
        reviewing, patience = HandReviewing(steps, worker, S, QUICK), monotonic() + 60
        while not reviewing.done and monotonic() < patience:
            reviewing.poll()
            sleep(0.01)
        found = reviewing.poll()
    finally:
        worker.close()
    assert found == review_hand(steps, S, QUICK)


def test_twenty_deals_that_end_alike_do_not_hide_what_a_hint_finds_in_more() -> None:
    sheet = rules(DANVILLE)
    setup = hand_setup("JC KC KH TH AD", "KS", "9S", "JS AC TD QD AH", dealer=Seat.SOUTH, upcard="TC")
    state = reach(setup, "1:pass 2:pass 3:order 0:discard:TH 1:play:KS 2:play:9S 3:play:JS", sheet)
    values = search(observe(state, Seat.SOUTH), "", REVIEW)
    assert values.best.action == Action.parse("0:play:KH")
    assert values.of(Action.parse("0:play:JC")).behind > BEST_UP_TO
