"""A hand that was played becomes a draft of a lesson that the checker takes."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli.entry import main
from game.course.loader import read_lesson
from game.course.moments import DECISIONS, At
from game.drafting.decisions import asked_about
from game.drafting.draft_command import WantedDraft, draft
from game.drafting.draft_file import draft_for, write_draft
from game.drafting.draft_question import question_of
from game.records.followed_deals import follow_record
from game.records.record_faults import RecordRefused
from game.records.record_file import Recorded
from game.records.reviewing import reviewable
from game.rules.record import record_to_json
from game.rules.seats import Seat
from game.strategy.values import Effort
from game.tutor.review import HandReview, Judged, Mark, review_hand
from tests.records.games import a_record

ROUGH = Effort(chunk=10, most=20, error=1.0)


def recorded(seed: int) -> Recorded:
    """A game in which everybody plays anything that is allowed."""
    record = a_record(seed=seed, most=200)
    return Recorded(("", "", "", ""), False, (0, 0), record.ruleset, follow_record(record))


@pytest.mark.parametrize("seed", range(1, 7))
def test_a_draft_has_a_question_for_each_mistake_and_nothing_to_fix(seed: int, tmp_path: Path) -> None:
    whole = recorded(seed)
    for place, deal in enumerate(whole.deals):
        hand = reviewable(whole, place)
        found = review_hand(hand.steps, hand.seat, ROUGH)
        decisions = asked_about(found, None)
        if not deal.over or not decisions:
            continue
        assert all(each.mark is Mark.MISTAKE for each in decisions)
        path = tmp_path / f"hand-{deal.number}.yaml"
        draft = draft_for(path, deal, [question_of(each) for each in decisions], "A hand of mine")
        assert write_draft(path, draft) == []
        asked = [step for step in read_lesson(path).lesson.shown if step.type != "watch"]
        assert len(asked) == len(decisions)


def test_several_decisions_of_one_seat_stand_at_moments_of_one_hand(tmp_path: Path) -> None:
    whole = recorded(1)
    place = next(place for place, deal in enumerate(whole.deals) if deal.over)
    hand, path = reviewable(whole, place), tmp_path / "whole.yaml"
    found = review_hand(hand.steps, hand.seat, ROUGH)
    moments = [At("trick-1"), At("trick-2"), At("trick-3")]
    asked = [question_of(each) for at in moments for each in asked_about(found, at)]
    assert len(asked) > 1
    assert write_draft(path, draft_for(path, hand.deal, asked, "One hand")) == []
    text = path.read_text(encoding="utf-8")
    assert text.count("hands:") == 1
    assert "trick-2: {like: hand, at: trick-2}" in text


def test_every_moment_picks_its_own_decision() -> None:
    hand = reviewable(recorded(1), 0)
    found = review_hand(hand.steps, hand.seat, ROUGH)
    picked = [each.step for at in DECISIONS if at != "lead" for each in asked_about(found, At(at))]
    assert picked == sorted(set(picked))
    assert {each.step for each in asked_about(found, None)} <= set(picked)


def test_a_lesson_is_begun_from_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = tmp_path / "game.json", tmp_path / "lesson.yaml"
    source.write_text(record_to_json(a_record(seed=1, most=60)), encoding="utf-8")
    assert main(["lesson", "from", str(source), "--deal", "0", "--at", "trick-1", "--out", str(out)]) == 0
    assert "asks about 1 decision" in capsys.readouterr().out
    assert main(["lesson", "from", str(source), "--deal", "0", "--at", "trick-1", "--out", str(out)]) == 1
    assert str(out) in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"), [(["--deal", "99"], "no deal 99"), (["--at", "trick-1", "--deal", "7"], "no deal 7")]
)
def test_what_is_not_there_is_refused_and_nothing_is_written(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = tmp_path / "game.json", tmp_path / "lesson.yaml"
    source.write_text(record_to_json(a_record(seed=1, most=60)), encoding="utf-8")
    assert main(["lesson", "from", str(source), *words, "--out", str(out)]) != 0
    assert told in capsys.readouterr().err
    assert not out.exists()


def test_a_moment_that_is_none_is_told_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["lesson", "from", "--at", "trick-9", "--out", "x.yaml"])
    assert "trick-5" in capsys.readouterr().err


def test_where_one_player_made_no_mistake_the_command_names_one_who_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def only_west(review: HandReview, at: At | None) -> list[Judged]:
        return [each for each in asked_about(review, at) if each.view.seat is Seat.WEST]

    monkeypatch.setattr("game.drafting.draft_command.asked_about", only_west)
    source, out = tmp_path / "game.json", tmp_path / "x.yaml"
    source.write_text(record_to_json(a_record(seed=1, most=60)), encoding="utf-8")
    with pytest.raises(RecordRefused, match="--seat west"):
        draft(WantedDraft(out, source, deal=0))
    assert not out.exists()


@pytest.mark.parametrize("seed", range(1, 5))
def test_no_best_answer_is_told_by_a_rule_that_speaks_for_another_one(seed: int) -> None:
    whole = recorded(seed)
    for place, deal in enumerate(whole.deals):
        if not deal.over:
            continue
        hand = reviewable(whole, place)
        for each in asked_about(review_hand(hand.steps, hand.seat, ROUGH), None):
            assert "Not here:" not in question_of(each).answers[0].say
