"""`leftbower export`: our own games in Euchre Game Notation."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from game.records.exporting import saved_record
from game.rules.record import Record, record_from_json, record_to_json, ruleset_to_json, setup_to_json
from game.rules.seats import Seat
from game.storage.database import open_store
from tests.records.games import a_record, lines
from tests.rules.egn_games import a_game


def test_a_record_of_ours_is_exported_and_replays_the_same(said: Any, put: Any, tmp_path: Path) -> None:
    own = put(record_to_json(a_record()), "game.json")
    code, out, _err = said("export", own)
    assert code == 0
    before, after = (lines(said("replay", file, "--json")[1]) for file in (own, put(out)))
    for told in (*before, *after):
        for decision in told["decisions"]:
            del decision["legal"]  # the dealer may bury the upcard in these games
    assert after == before


def test_the_export_goes_to_a_file_that_is_named(said: Any, put: Any, tmp_path: Path) -> None:
    own, target = put(record_to_json(a_record()), "game.json"), tmp_path / "out.egn"
    code, out, _err = said("export", own, "--output", target)
    assert (code, out) == (0, f"The game is in {target}.\n")
    assert json.loads(target.read_text(encoding="utf-8"))["version"] == "1.4"
    code, _out, err = said("export", own, "--output", tmp_path / "no" / "such" / "folder.egn")
    assert (code, "There's no folder" in err) == (1, True)


def test_a_record_in_the_notation_is_not_exported_again(said: Any, put: Any) -> None:
    assert "is already in Euchre Game Notation." in said("export", put(a_game()))[2]


def test_what_the_notation_cannot_say_is_named_with_the_deal(said: Any, put: Any) -> None:
    record = a_record()
    ruleset = record.ruleset.with_switches(made_points=3, euchre_points=3, march_points=3, game_points=None)
    first = Record(ruleset, record.setup, record.actions[:40])
    code, out, err = said("export", put(record_to_json(first), "game.json"))
    assert (code, out) == (1, "")
    assert "deal 0: Euchre Game Notation can't say that this hand scores 3. Its readers count" in err


def keep_a_game(record: Record, hint: int = 0) -> int:
    """A game in the store; with so many steps of a hint read before everything South does."""
    with open_store() as store:
        number = store.games.begin(ruleset_to_json(record.ruleset), setup_to_json(record.setup), "{}")
        journal = store.games.journal(number)
        for action in record.actions:
            if hint and action.seat is Seat.SOUTH:
                journal.append(f"hint:{hint}")
            journal.append(str(action))
    return number


def test_the_latest_game_of_the_store_is_exported_without_a_file(said: Any, put: Any) -> None:
    keep_a_game(a_record(seed=1, most=60))
    last = a_record(seed=2, most=60)
    keep_a_game(last)
    code, out, _err = said("export")
    assert code == 0
    assert (
        json.loads(out)["deals"]
        == json.loads(said("export", put(record_to_json(last), "own.json"))[1])["deals"]
    )
    assert "date" in json.loads(out)["metadata"]


def test_an_earlier_game_is_exported_by_its_number(said: Any) -> None:
    earlier = keep_a_game(a_record(seed=1, most=60))
    keep_a_game(a_record(seed=2, most=60))
    one, other = (json.loads(said("export", *by)[1]) for by in ((), ("--game", earlier)))
    assert one["deals"] != other["deals"]


def test_a_game_is_written_as_a_record_of_ours_that_keeps_everything(said: Any, put: Any) -> None:
    record = a_record(seed=2, most=60)
    keep_a_game(record)
    code, out, _err = said("export", "--record")
    assert code == 0
    assert record_from_json(out) == record
    file = put(out, "own.json")
    assert said("export", file, "--record") == (0, out, "")
    assert said("export", file)[1].startswith('{\n  "fileType"')


def test_without_any_game_there_is_nothing_to_export(said: Any) -> None:
    assert said("export") == (1, "", "You haven't played a game yet.\n")


def test_what_was_undone_is_not_exported() -> None:
    record = a_record(seed=3, most=200)
    own = [at for at, action in enumerate(record.actions) if str(action).startswith("0:play")]
    at = own[-1]
    with open_store() as store:
        number = store.games.begin(ruleset_to_json(record.ruleset), setup_to_json(record.setup), "{}")
        for action in record.actions[: at + 1]:
            store.games.append(number, str(action))
        store.games.undo(number)
        saved = store.games.load(number)
    assert saved is not None
    assert saved_record(saved).actions == record.actions[:at]
