"""The first list, settings, rules, and the ways in and out."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from game import i18n
from game.bots.ladder import Level
from game.bots.levels import Bot
from game.presenters.practice_games import PracticeGame
from game.rulesets.own_rulesets import own_folder
from game.rulesets.shipped import ruleset_ids
from game.session import Session
from game.storage.database import memory_store, open_store
from game.text.main import Options, run
from tests.tables import DANVILLE, HOYLE
from tests.text.typists import Typist, converse, new_game, saved_session, sound_lines, talk, usual_players

ROOT = Path(__file__).resolve().parents[2]


def test_the_list_offers_everything_by_number_and_by_word() -> None:
    said = converse(memory_store())
    offered = (
        "Lessons", "Practice", "Settings", "House rules", "Glossary", "Five minutes today",
        "Drill", "Deal of the day", "Memory cards", "Your play", "Your mistakes", "Is the course working?",
        "Learners", "A euchre night", "Run a night for your club", "Hand in lessons",
        "Write lessons", "Results of a class", "Quit",
    )  # fmt: skip
    assert "".join(f"{number} {words}\n" for number, words in enumerate(offered, 1)) in said
    assert "Which chapter?" in converse(memory_store(), "lessons")
    assert "HOY-06: Follow the suit led" in converse(memory_store(), "rules")
    assert converse(memory_store(), "19").endswith("Everything is saved. Goodbye.\n")


@pytest.mark.parametrize("typed", ["20", "dance", "0", "1 2", "-"])
def test_a_wrong_line_says_what_can_be_typed(typed: str) -> None:
    said = converse(memory_store(), typed)
    assert f"I don't understand “{typed}” here. Type a number from 1 to 19, or “help”." in said


@pytest.mark.parametrize("lines", [(), ("2",), ("2", "pass"), ("3", "5"), ("1", "1"), ("3", "1")])
def test_the_end_of_the_input_is_a_farewell_wherever_it_comes(lines: tuple[str, ...]) -> None:
    assert converse(memory_store(), *lines).endswith(
        "\nEverything is saved, so you can continue next time. Goodbye.\n"
    )


def test_an_unfinished_game_is_offered_and_goes_on_at_the_very_decision() -> None:
    store = memory_store()
    converse(store, "2", "hand")
    before = saved_session(store).state
    said = converse(store, "yes")
    assert "You left a game under " in said
    assert "You're back at the table." in said
    assert saved_session(store).state == before


def test_a_new_game_takes_the_place_of_one_only_when_the_learner_says_so() -> None:
    store = memory_store()
    converse(store, "2")
    first = store.games.current()
    assert first is not None
    converse(store, "no", "2", "yes", "menu")
    again = store.games.current()
    assert again is not None
    assert again.id == first.id
    converse(store, "no", "2", "no")
    other = store.games.current()
    assert other is not None
    assert other.id != first.id


def test_a_game_that_cannot_be_read_is_told_once() -> None:
    store = memory_store()
    store.games.begin("{}", "{}", "{}")
    assert "Left Bower can't read the game you left." in converse(store)
    assert "cannot be read" not in converse(store)


def test_settings_are_kept_and_used() -> None:
    store = memory_store()
    rules, length = ("1", "hoyle classic", "2", "32", "3", "1"), ("4", "3")
    converse(store, "3", *rules, *length, "7", "lucky", "9", "no", "back")
    practice = store.settings.practice
    assert (practice.ruleset, practice.pack, practice.joker) == (HOYLE, 32, True)
    assert (practice.length, practice.seed, store.settings.card_help) == ("hand", "lucky", False)
    said = converse(store, "2")
    assert "You're playing under Hoyle classic rules.\nThe card seed is lucky." in said
    assert saved_session(store).ruleset.switches.game_deals == 1
    assert "The deck has 32 cards and a joker.\nA game of 1 deal." in converse(store, "no", "4")


def test_opponents_and_partner_are_chosen_apart_by_number_or_by_name() -> None:
    store = memory_store()
    said = converse(store, "3", "5", "greenhorn", "6", "5", "back")
    assert "1 Greenhorn. Throws away the left bower" in said
    assert "Walt and Ezra, your opponents: Greenhorn" in said
    practice = store.settings.practice
    assert (practice.opponents, practice.partner) == (Level.GREENHORN, Level.SHARP)
    said = converse(store, "2", "score")
    assert said.count("Nora, your partner: Sharp.\nWalt and Ezra, your opponents: Greenhorn.\n") == 2


def test_rules_that_nobody_chose_are_called_the_beginners_rules() -> None:
    said = converse(memory_store(), "2")
    assert "You're playing by the beginners' rules." in said
    assert "Hoyle" not in said


@pytest.mark.parametrize("number", ["1", "2", "3", "4", "5", "6", "7", "8"])
def test_a_setting_can_be_left_as_it_is(number: str) -> None:
    store = memory_store()
    before = store.settings
    converse(store, "3", number, "back", "back")
    assert store.settings.practice == before.practice


def test_the_rules_in_force_leave_out_what_the_sheet_replaces() -> None:
    store = memory_store()
    said = converse(store, "3", "1", DANVILLE, "back", "4")
    assert "DAN-05: " in said
    assert "HOY-16: " not in said
    assert "HOY-23: " not in said


def test_the_command_line_leads_straight_to_a_table() -> None:
    store = memory_store()
    said = converse(store, options=Options(ruleset=DANVILLE, seed="42"))
    assert "You're playing under Danville rules.\nThe card seed is 42." in said
    assert saved_session(store).ruleset.id == DANVILLE


def test_the_command_line_seats_opponents_and_partner_for_one_game() -> None:
    store = memory_store()
    before = store.settings
    said = converse(store, options=Options(opponents=Level.HOPEFUL, partner=Level.GREENHORN))
    assert "Nora, your partner: Greenhorn.\nWalt and Ezra, your opponents: Hopeful.\n" in said
    assert store.settings == before
    assert "Walt and Ezra, your opponents: Hopeful" in converse(store, "yes", "score")


def test_an_interrupt_while_somebody_thinks_is_a_farewell_and_loses_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = memory_store()
    options = Options(seed="3", opponents=Level.SHARP, partner=Level.SHARP)

    def interrupted(*_anything: object) -> NoReturn:
        raise KeyboardInterrupt

    with monkeypatch.context() as thinking:
        thinking.setattr(Bot, "thoughts", interrupted)
        said = converse(store, *["1"] * 10, options=options)
    assert said.endswith("Everything is saved, so you can continue next time. Goodbye.\n")
    before = saved_session(store).actions
    assert "You're back at the table." in converse(store, "yes")
    assert saved_session(store).actions[: len(before)] == before
    assert len(saved_session(store).actions) > len(before)


def test_an_unknown_ruleset_is_refused_with_those_that_are_there() -> None:
    out = io.StringIO()
    assert run(Options(ruleset="bridge"), memory_store(), Typist([]), out) == 2
    assert (
        out.getvalue()
        == f"There's no ruleset bridge. These are the rulesets: {i18n.format_list(ruleset_ids())}.\n"
    )


def test_a_notice_of_the_store_is_said() -> None:
    store = memory_store()
    store.notice = "Your data was damaged."
    assert "Your data was damaged." in converse(store)


def test_everything_outside_the_table_can_be_translated() -> None:
    i18n.use(i18n.PSEUDO)
    store = memory_store()
    lines = [
        "help",
        "x",
        "4",
        "3",
        "1",
        "back",
        "2",
        "4",
        "3",
        "1",
        "4",
        "2",
        "5",
        "2",
        "6",
        "x",
        "back",
        "7",
        "",
        "8",
        "x",
        "help",
        "back",
        "9",
        "x",
        "help",
        "no",
        "back",
    ]
    said = converse(store, *lines, "1", "x", "back", "2", "menu", "2", "yes")
    assert [line for line in said.split("\n") if line and not line.startswith("[")] == []


# -- as a program -------------------------------------------------------------------------------


def program(home: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LEFTBOWER_HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, "-m", "game", "text", *arguments],
        input=typed, capture_output=True, text=True, cwd=ROOT, env=environment, timeout=60, encoding="utf-8",
    )  # fmt: skip


def test_a_game_is_played_through_a_pipe_and_taken_up_by_the_next_start(tmp_path: Path) -> None:
    first = program(tmp_path, "--ruleset", DANVILLE, "--seed", "7", typed="hint\nwhy pass\nzzz\n")
    assert (first.returncode, first.stderr) == (0, "")
    assert "I don't understand “zzz” here." in first.stdout
    with open_store(tmp_path) as store:
        session = saved_session(store)
    whole = new_game(memory_store(), DANVILLE, "7").session
    while whole.advance():
        pass
    assert session.state == whole.state
    second = program(tmp_path, typed="yes\n" + "".join(f"{line}\n" for line in _the_rest(tmp_path)))
    assert (second.returncode, second.stderr) == (0, "")
    assert "Use seed 7 to deal these cards again." in second.stdout
    with open_store(tmp_path) as store:
        assert store.games.current() is None


def _the_rest(home: Path) -> list[str]:
    """The lines that a sound player types from the saved decision to the end of the game."""
    with open_store(home) as store:
        session = saved_session(store)
    typed: list[str] = []
    setup, actions = session.state.setup, [str(action) for action in session.actions]
    alone = Session.resume(session.ruleset, setup, usual_players(setup.seed), actions)
    game = PracticeGame(0, "", alone)
    talk(game, (typed.append(line) or line for line in sound_lines(game.session)))  # type: ignore[func-returns-value]
    return typed


def test_an_interrupt_leaves_cleanly_and_keeps_the_game(tmp_path: Path) -> None:
    environment = {**os.environ, "LEFTBOWER_HOME": str(tmp_path)}
    running = subprocess.Popen(
        [sys.executable, "-m", "game", "text", "--ruleset", HOYLE, "--seed", "7"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        cwd=ROOT, env=environment, text=True,
    )  # fmt: skip
    assert running.stdout is not None
    for line in running.stdout:
        if line.startswith(("You can say", "Which card")):
            break
    running.send_signal(signal.SIGINT)
    said, complaints = running.communicate(timeout=60)
    assert (running.returncode, complaints) == (0, "")
    assert said.endswith("Everything is saved, so you can continue next time. Goodbye.\n")
    with open_store(tmp_path) as store:
        assert store.games.current() is not None


def test_a_script_needs_no_place_to_write(tmp_path: Path) -> None:
    home = tmp_path / "nowhere"
    done = program(home, "--transcript", "left-bower")
    assert done.returncode == 0
    assert done.stdout.startswith("The jack that changes suit\n")
    assert not home.exists()


def test_bytes_that_are_no_letters_do_not_stop_the_program(tmp_path: Path) -> None:
    environment = {**os.environ, "LEFTBOWER_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "game", "text"], input=b"\xff\xfe\x00\n2\n\xc3(\n", capture_output=True,
        cwd=ROOT, env=environment, timeout=60,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_second_copy_is_told_so_in_a_sentence(tmp_path: Path) -> None:
    with open_store(tmp_path):
        done = program(tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("Left Bower is already open.")


def test_an_encoding_that_does_not_fit_the_input_does_not_stop_the_program(tmp_path: Path) -> None:
    environment = {**os.environ, "LEFTBOWER_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-16"}
    done = subprocess.run(
        [sys.executable, "-m", "game", "text"], input=b"2\npass\n", capture_output=True,
        cwd=ROOT, env=environment, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0


@pytest.mark.parametrize("wanted", ["", "/", "a" * 5000, "with\0nothing"])
def test_a_lesson_that_can_be_no_file_is_answered_with_those_there_are(wanted: str) -> None:
    said = converse(memory_store(), options=Options(lesson=wanted))
    assert "There's no lesson called “" in said
    assert "Choose one of these: " in said
    assert "left-bower" in said


def test_the_base_readings_are_no_table_to_sit_down_at() -> None:
    assert "There's no ruleset base." in converse(memory_store(), options=Options(ruleset="base"))


def test_a_line_without_an_end_is_read_in_pieces_and_answered_once() -> None:
    out = io.StringIO()
    run(Options(), memory_store(), io.StringIO("x" * 100_000 + "\nquit\n"), out)
    assert out.getvalue().count("I don't understand") == 1
    assert "Everything is saved. Goodbye." in out.getvalue()


def test_an_own_ruleset_stands_in_the_list_and_a_faulty_one_is_told_with_its_place() -> None:
    own_folder().mkdir(parents=True)
    (own_folder() / "maple.yaml").write_text(
        "id: maple\nextends: base\nname: Maple Street\n", encoding="utf-8"
    )
    (own_folder() / "wrong.yaml").write_text("id: wrong\nextends: bse\nname: Wrong\n", encoding="utf-8")
    said = converse(memory_store(), "3", "1")
    assert "Maple Street" in said
    assert "wrong.yaml:2:10: There's no ruleset called “bse” to extend." in said
