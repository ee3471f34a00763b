"""`leftbower export --annotate`: remarks on decisions that leave the game itself as it is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.records import annotating
from game.records.annotating import Annotate
from game.records.record_file import open_record
from game.rules.egn.notes import LONGEST, Notes, annotated
from game.rules.record import Record, record_to_json
from game.rules.seats import Seat
from game.strategy.values import Effort
from tests.records.games import a_record
from tests.records.test_exporting import keep_a_game
from tests.rules.egn_games import a_deal, a_game
from tests.rules.test_egn_writing import SCHEMA

QUICK = Effort(chunk=4, most=4)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    weigh = annotating.review_hand
    monkeypatch.setattr(
        annotating,
        "review_hand",
        lambda steps, seat, _effort, unknown, hints: weigh(steps, seat, QUICK, unknown, hints),
    )


def remarks(data: dict[str, Any]) -> list[dict[str, list[str]]]:
    """The remarks on calls and on cards, phase by phase."""
    phases = [phase for deal in data["deals"] for phase in deal["phases"]]
    return [{**phase.get("callAnnotations", {}), **phase.get("playAnnotations", {})} for phase in phases]


def without(data: dict[str, Any]) -> dict[str, Any]:
    for deal in data["deals"]:
        for phase in deal["phases"]:
            phase.pop("callAnnotations", None)
            phase.pop("playAnnotations", None)
    return data


def check(data: dict[str, Any]) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    if not SCHEMA.is_file():
        pytest.skip("the schema of the notation is not at hand")
    jsonschema.Draft7Validator(json.loads(SCHEMA.read_text(encoding="utf-8"))).validate(data)


def test_remarks_of_a_game_of_ours_stand_with_the_learners_decisions(said: Any, put: Any) -> None:
    own = put(record_to_json(a_record(most=120)), "game.json")
    code, out, _err = said("export", own, "--annotate")
    assert code == 0
    data = json.loads(out)
    check(data)
    assert without(json.loads(out)) == json.loads(said("export", own)[1])
    assert any(remarks(data))
    record = open_record(own)
    for deal, told in zip(data["deals"], record.deals, strict=True):
        calls = [step.action for step in told.steps if step.before.phase in ("first-round", "second-round")]
        plays = [step.action for step in told.steps if step.action.kind == "play"]
        for phase, actions in zip(deal["phases"], (calls, plays), strict=False):
            key = "playAnnotations" if actions is plays else "callAnnotations"
            for place, texts in phase.get(key, {}).items():
                assert actions[int(place)].seat is Seat.SOUTH or "Discarding" in texts[0]
                assert all(text and len(text) <= LONGEST for text in texts)


def test_an_annotated_game_replays_the_same(said: Any, put: Any) -> None:
    for number, game in enumerate((a_game(), a_game(a_deal(hands=True), defend_alone=True))):
        plain, noted = put(game, f"plain-{number}.egn"), put("", f"noted-{number}.egn")
        assert said("export", plain, "--annotate", "--output", noted, "--force")[0] == 0
        assert said("replay", noted, "--json") == said("replay", plain, "--json")
        check(json.loads(noted.read_text(encoding="utf-8")))


def test_a_game_of_others_is_annotated_for_all_or_for_the_seat_that_is_named(said: Any, put: Any) -> None:
    file = put(a_game(a_deal(hands=True)))
    everybody = remarks(json.loads(said("export", file, "--annotate")[1]))
    south = remarks(json.loads(said("export", file, "--annotate", "--seat", "south")[1]))
    assert sum(map(len, south)) < sum(map(len, everybody))
    calls, plays = south
    assert set(calls) == {"0"}
    assert set(plays) == {"0", "4", "9", "12"}  # the last card is no choice


def test_a_mistake_begins_with_the_notations_label_and_names_what_was_better(
    said: Any, put: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "QUICK", Effort(chunk=128, most=128))
    worst = a_deal(hands=True, tricks=["Ah Th Ts 9h"], discard="9d")
    (_calls, plays) = remarks(
        json.loads(said("export", put(a_game(worst)), "--annotate", "--seat", "south")[1])
    )
    (text,) = plays["0"]
    assert text.startswith("[?]Mistake, ")
    assert " was better. " in text


def test_what_was_remarked_before_stays_and_is_not_said_twice(said: Any, put: Any) -> None:
    game = a_game(a_deal(hands=True))
    game["deals"][0]["phases"][1]["playAnnotations"] = {"0": ["A fine lead."]}
    once = said("export", put(game), "--annotate")[1]
    assert json.loads(once)["deals"][0]["phases"][1]["playAnnotations"]["0"][0] == "A fine lead."
    assert said("export", put(once), "--annotate")[1] == once


def test_a_hand_of_ours_still_in_play_gets_no_remarks(said: Any, put: Any) -> None:
    record = a_record()
    own = put(record_to_json(Record(record.ruleset, record.setup, record.actions[:24])), "game.json")
    data = json.loads(said("export", own, "--annotate")[1])
    assert not any(remarks(data)[-2:])


def test_ones_own_saved_game_is_annotated_too(said: Any) -> None:
    number = keep_a_game(a_record(seed=2, most=60))
    code, out, _err = said("export", "--game", number, "--annotate")
    assert code == 0
    assert any(remarks(json.loads(out)))


def test_what_the_answer_of_a_hint_told_is_no_best_choice_of_ones_own(said: Any) -> None:
    record = a_record(seed=2, most=60)
    number = keep_a_game(record, hint=3)
    texts = str(remarks(json.loads(said("export", "--game", number, "--annotate")[1])))
    assert "As hinted" in texts
    assert "Best" not in texts


def test_a_record_of_our_own_form_has_no_room_for_remarks(said: Any, put: Any) -> None:
    own = put(record_to_json(a_record(most=60)), "game.json")
    with pytest.raises(SystemExit) as end:
        said("export", own, "--annotate", "--record")
    assert end.value.code == 2


def test_a_seat_without_remarks_makes_no_sense(said: Any, put: Any) -> None:
    with pytest.raises(SystemExit) as end:
        said("export", put(a_game()), "--seat", "west")
    assert end.value.code == 2


def test_progress_is_told_deal_by_deal(put: Any) -> None:
    told: list[tuple[int, int]] = []
    record = open_record(put(a_game(a_deal(), a_deal())))
    Annotate(progress=lambda done, of: told.append((done, of))).notes(record)
    assert told == [(0, 2), (1, 2), (2, 2)]


@pytest.mark.parametrize("there", ["a text", ["one"] * 50])
def test_odd_remarks_that_are_there_do_no_harm(there: Any) -> None:
    game = a_game()
    game["deals"][0]["phases"][0]["callAnnotations"] = {"0": there}
    found = annotated(game, [Notes(calls={0: ("new",)})])["deals"][0]["phases"][0]["callAnnotations"]["0"]
    assert len(found) <= 50
    assert found[0] in ("a text", "one")


def test_half_a_character_in_a_foreign_game_does_not_stop_it_from_being_written(
    said: Any, put: Any, tmp_path: Path
) -> None:
    game = a_game()
    game["metadata"]["title"] = "\ud800 finals"
    target = tmp_path / "new.egn"
    code, _out, err = said("export", put(game), "--annotate", "--output", target)
    assert (code, err) == (0, "")
    assert json.loads(target.read_text(encoding="utf-8"))["metadata"]["title"] == "? finals"
