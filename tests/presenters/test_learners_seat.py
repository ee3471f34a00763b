"""Whoever learns at West, North or East is told the same as at South with the same cards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from io import StringIO

import pytest

from game.bots.levels import Steady
from game.pages.review import HandWords
from game.pages.review_columns import columns_of
from game.pages.review_game import game_sums, player_reviewed
from game.presenters.desk import Desk
from game.presenters.practice import PracticePresenter
from game.presenters.replay import ReplayPresenter
from game.records.record_file import played_so_far
from game.records.reviewing import last_hand, reviewable
from game.rules.actions import Action, Phase
from game.rules.facts import Subject
from game.rules.seats import Seat
from game.storage.database import memory_store
from game.text.console import Console, Left
from game.text.desk import TextDesk
from game.text.table import TableTalk
from game.tutor.advise import advise
from game.tutor.explain import explain
from game.tutor.review import HandReview, Judged, Mark
from game.tutor.review.weighing import Decision, decisions
from tests.other_seat import OTHERS, game_for, moved, told

SEEDS = ("1", "2", "3", "4")
TABLES = ("danville", "wednesday-night")


def table(desk: Desk, learner: Seat, seed: str, ruleset: str) -> PracticePresenter:
    return PracticePresenter(desk, game_for(learner, seed, ruleset), lambda _moment: None)


def steps(presenter: PracticePresenter) -> Iterator[Action | None]:
    """Two hands, soundly played; before each step comes what the learner is about to do, if anything."""
    while presenter.view.standing.deals < 2:
        if not presenter.session.waits_for_learner:
            yield None
            presenter.advance()
        elif presenter.view.phase is Phase.HAND_OVER:
            yield None
            presenter.act("next")
        else:
            action = Steady().choose(presenter.view)
            yield action
            presenter.attempt(action)


@pytest.mark.parametrize("learner", OTHERS)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("ruleset", TABLES)
def test_a_practice_game_is_told_alike_wherever_the_learner_sits(
    desk: Desk, learner: Seat, seed: str, ruleset: str
) -> None:
    south, other = table(desk, Seat.SOUTH, seed, ruleset), table(desk, learner, seed, ruleset)
    for first, second in zip(steps(south), steps(other), strict=True):
        assert told(first, Seat.SOUTH) == told(second, learner)
        assert told(south.page(), Seat.SOUTH) == told(other.page(), learner)
        assert told(tuple(south.calls), Seat.SOUTH) == told(tuple(other.calls), learner)
        assert south.model(still=True).turn_words == other.model(still=True).turn_words
        for page in ("last trick", "score", "back to now"):
            south.act(page), other.act(page)
            assert told(south.page(), Seat.SOUTH) == told(other.page(), learner)


@pytest.mark.parametrize("learner", OTHERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_answers_refusals_and_advice_are_alike_wherever_the_learner_sits(
    desk: Desk, learner: Seat, seed: str
) -> None:
    south, other = table(desk, Seat.SOUTH, seed, "danville"), table(desk, learner, seed, "danville")
    for action, _same in zip(steps(south), steps(other), strict=True):
        for subject in Subject:
            south.sheet.explain_fact(subject), other.sheet.explain_fact(subject)
            assert told(south.page(), Seat.SOUTH) == told(other.page(), learner)
        if action is None:
            continue
        assert told(advise(south.view), Seat.SOUTH) == told(advise(other.view), learner)
        for choice in [*south.view.legal, *(south.with_card(card) for card in south.view.hand)]:
            there = moved(choice, learner)
            south.explain(choice), other.explain(there)
            assert told(south.page(), Seat.SOUTH) == told(other.page(), learner)
            verdict = south.session.judge(choice)
            first = explain(south.view, choice, verdict)
            second = explain(other.view, there, other.session.judge(there))
            assert told(first, Seat.SOUTH) == told(second, learner)
            if not verdict.legal:
                south.attempt(choice), other.attempt(there)
                assert south.refusal is not None
                assert told(south.refusal, Seat.SOUTH) == told(other.refusal, learner)
                assert told(south.page(), Seat.SOUTH) == told(other.page(), learner)


def weighed(decision: Decision) -> Judged:
    """A decision with a cost that does not hang on what a search finds."""
    others = [action for action in decision.view.legal if action != decision.action]
    if not others:
        return Judged(decision.step, decision.view, decision.action, Mark.ONLY)
    return Judged(decision.step, decision.view, decision.action, Mark.MISTAKE, 0.6, False, others[0])


@pytest.mark.parametrize("learner", OTHERS)
@pytest.mark.parametrize("seed", SEEDS[:2])
def test_a_reviewed_hand_is_told_alike_wherever_the_learner_sits(
    desk: Desk, learner: Seat, seed: str
) -> None:
    found = []
    for seat in (Seat.SOUTH, learner):
        presenter = table(desk, seat, seed, "danville")
        for _action in steps(presenter):
            if presenter.view.phase is Phase.HAND_OVER:
                break
        hand = last_hand(presenter.session)
        assert hand.seat is seat
        record = played_so_far(presenter.session)
        assert reviewable(record, 0).seat is seat
        review = HandReview(tuple(map(weighed, decisions(hand.steps, hand.seat))), 0.5)
        words, columns = HandWords(hand), columns_of(hand.deal, hand.seat, review.judged, done=True)
        said = [words.title(), words.luck(review), *game_sums((review,), 1, player_reviewed(record))]
        for column in columns:
            said.append(words.column_title(column, winner=False))
            places = range(len(column.judged) or 1)
            said += [told(words.verdict(column, place), seat) for place in places]
            said += [told(words.others(column.steps, {}), seat)]
        found.append(said)
    assert found[0] == found[1]


def test_a_learner_whose_partner_is_told_about_is_spoken_to(desk: Desk) -> None:
    presenter = table(desk, Seat.SOUTH, "36", "danville")
    for _action in steps(presenter):
        if presenter.view.phase is Phase.HAND_OVER:
            break
    hand = last_hand(presenter.session)
    said = [move.why for move in HandWords(hand).others(range(len(hand.steps)), {}) if move.name == "Nora"]
    assert "Nora left your ace alone and saved the trump." in said


@pytest.mark.parametrize("learner", OTHERS)
def test_a_game_stepped_through_again_is_told_alike_wherever_the_learner_sat(
    desk: Desk, learner: Seat
) -> None:
    found = []
    for seat in (Seat.SOUTH, learner):
        presenter = table(desk, seat, "2", "danville")
        for _action in steps(presenter):
            pass
        record = played_so_far(presenter.session)
        replay = ReplayPresenter(desk, record, "a game", 0, lambda _moment: None)
        pages = []
        for _step in range(sum(len(deal.steps) + 1 for deal in record.deals)):
            pages.append((told(replay.page(), seat), told(replay.model(still=True).hand, seat)))
            replay.act("on")
        found.append(pages)
    assert found[0] == found[1]


@pytest.mark.parametrize("learner", OTHERS)
@pytest.mark.parametrize("ruleset", TABLES)
def test_the_terminal_tells_a_game_alike_wherever_the_learner_sits(learner: Seat, ruleset: str) -> None:
    typed = "\n".join(("hand", "why", "trick", "last", "score", "trump", "1", "2", "3", "pass") * 60)
    found = []
    for seat in (Seat.SOUTH, learner):
        out = StringIO()
        talk = TableTalk(
            Console(StringIO(typed), out),
            TextDesk(memory_store()),
            game_for(seat, "3", ruleset, game_points=2),
        )
        with suppress(Left):
            talk.play()
        found.append(out.getvalue())
    assert found[0] == found[1]
    assert "You play the" in found[0]
