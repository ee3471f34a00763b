"""The command `leftbower`: what it offers and how it says no."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__, i18n
from game.cli import entry
from game.pages.rules import table_value
from game.rulesets.shipped import list_rulesets
from game.rulesets.switches import groups
from game.storage import paths

ROOT = Path(entry.__file__).parent.parent.parent
DISPLAY = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and complaints of a command."""
    try:
        code = entry.main(arguments)
    except SystemExit as end:
        code = int(end.code or 0)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_the_version_is_the_packages_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version") == (0, f"Left Bower {__version__}\n", "")


def test_the_help_names_every_command_for_players_and_hides_those_for_developers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _code, out, _err = said(capsys, "--help")
    assert all(f"\n    {name} " in out for name in ("text", "rules", "lesson", "shot", "bench"))
    assert "\n    dev " not in out


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",),
        ("--locale",),
        ("lesson",),
        ("shot", "home"),
        ("shot", "home", "out.txt"),
        ("shot", "home", "out.png", "--size", "big"),
        ("shot", "home", "out.png", "--size", "2x2"),
        ("shot", "home", "out.png", "--text", "900"),
        ("text", "--seed", "two\nlines"),
        ("text", "--seed", "\udcff"),
        ("export", "--game", "-5"),
        ("review", "--game", "latest"),
        ("text", "--seed", "7" * 61),
    ],
)
def test_arguments_that_make_no_sense_end_in_one_sentence_and_code_two(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    code, out, err = said(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.endswith(" --help.\n")
    assert err.count("\n") == 1


def test_a_language_that_is_not_there_is_refused_with_those_that_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    offered = ", ".join(i18n.available())
    assert said(capsys, "--locale", "tlh", "rules") == (
        1,
        "",
        f"Left Bower doesn't have the language tlh. Choose one of these: {offered}, en_XA, ar_XB.\n",
    )


def test_help_speaks_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Left Bower teaches" not in said(capsys, "--locale", "en_XA", "--help")[1]


def test_rules_as_json_give_ids_names_switches_and_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _err = said(capsys, "rules", "--json")
    listed = json.loads(out)
    assert code == 0
    assert [row["id"] for row in listed] == [ruleset.id for ruleset in list_rulesets()]
    for row, ruleset in zip(listed, list_rulesets(), strict=True):
        assert row["name"] == ruleset.name
        assert row["switches"]["pack"] == ruleset.switches.pack
        assert {clause["id"] for clause in row["clauses"]} == set(ruleset.clauses)


def test_one_ruleset_is_listed_with_each_clause_on_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    first = list_rulesets()[0]
    _code, out, _err = said(capsys, "rules", first.id)
    assert all(f"\n{clause.id}: {clause.says}" in out for clause in first.clauses.values())


def test_one_ruleset_is_listed_with_each_switch_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    first = list_rulesets()[0]
    _code, out, _err = said(capsys, "rules", first.id)
    for group in groups():
        assert f"\n{group.title}\n" in out
        for name, text in group.texts.items():
            assert f"\n{text.name}: {table_value(first, name).value} ({name}: " in out


def test_a_ruleset_that_is_not_there_is_answered_with_those_that_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, _out, err = said(capsys, "rules", "nowhere")
    assert code == 1
    assert err.startswith("There's no ruleset nowhere. These are the rulesets: ")


def test_a_screen_is_drawn_into_a_picture_of_the_size_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "home.png"
    assert said(capsys, "shot", "home", str(picture), "--size", "1024x640", "--text", "130") == (0, "", "")
    header = picture.read_bytes()[:24]
    assert header[1:4] == b"PNG"
    assert struct.unpack(">II", header[16:24]) == (1024, 640)


def test_a_picture_that_cannot_be_written_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "no folder" / "home.png"
    code, _out, err = said(capsys, "shot", "home", str(picture))
    assert (code, err) == (1, f"There's no folder {picture.parent}. Make it first, or choose another one.\n")


def test_a_screen_that_is_not_there_is_answered_with_those_that_are(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, _out, err = said(capsys, "shot", "cellar", str(tmp_path / "cellar.png"))
    assert code == 1
    assert err.startswith("There's no screen called cellar. Choose one of these: ")
    assert not (tmp_path / "cellar.png").exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display_the_app_says_so_and_offers_the_terminal() -> None:
    environment = {name: value for name, value in os.environ.items() if name not in DISPLAY}
    answer = subprocess.run(
        [sys.executable, "-m", "game"], cwd=ROOT, env=environment, capture_output=True, timeout=60, text=True
    )
    assert answer.returncode == 1
    typed = f"{Path(sys.executable).name} -m game text"
    assert answer.stderr == f"Left Bower can't open a window here. Type {typed} to play in this terminal.\n"


def test_a_package_that_this_python_lacks_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "game.dev.catalogues", None)
    monkeypatch.setitem(sys.modules, "babel.core", None)
    code, _out, err = said(capsys, "dev", "catalogues")
    assert code == 1
    assert err.startswith("This Python doesn't have babel. In the Left Bower folder, run: ")


def test_a_fault_of_the_app_is_noted_in_a_file_and_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.cli.rule_listing.show", lambda *_, **__: 1 // 0)
    code, out, err = said(capsys, "rules")
    note = paths.data_home() / "last-fault.txt"
    assert (code, out) == (1, "")
    assert str(note) in err
    assert "Traceback" not in err
    assert "ZeroDivisionError" in note.read_text(encoding="utf-8")


def test_a_reader_that_stops_reading_is_no_fault() -> None:
    answer = subprocess.run(
        f"{sys.executable} -m game rules --json | head -c 1",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        timeout=60,
    )
    assert answer.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize("command", ["rules", "rules --json", "text --ruleset danville"])
def test_an_output_that_cannot_be_written_is_told_in_a_sentence(command: str, tmp_path: Path) -> None:
    answer = subprocess.run(
        f"{sys.executable} -m game {command} >/dev/full",
        shell=True,
        cwd=ROOT,
        env={**os.environ, "LEFTBOWER_HOME": str(tmp_path)},
        capture_output=True,
        timeout=60,
        text=True,
    )
    assert answer.returncode == 1
    assert answer.stderr == "The output can't be written: No space left on device.\n"
    assert not (tmp_path / "last-fault.txt").exists()


@pytest.mark.skipif(os.name != "posix", reason="closes a stream in the way of a POSIX shell")
def test_a_closed_output_does_not_stop_a_game(tmp_path: Path) -> None:
    answer = subprocess.run(
        f"echo quit | {sys.executable} -m game text --ruleset danville >&-",
        shell=True,
        cwd=ROOT,
        env={**os.environ, "LEFTBOWER_HOME": str(tmp_path)},
        capture_output=True,
        timeout=60,
    )
    assert (answer.returncode, answer.stderr) == (0, b"")


def test_a_home_folder_that_cannot_be_told_is_taken_as_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEFTBOWER_HOME", "~nobody-of-this-name/euchre")
    assert paths.data_home() == Path("~nobody-of-this-name/euchre")


@pytest.mark.parametrize("sign", ["\u202e", "\u2066", "\u200f", "\u061c", "\u2028"])
@pytest.mark.parametrize(
    "command", [("rules",), ("explain",), ("learner", "erase"), ("text", "--transcript"), ("--locale",)]
)
def test_no_argument_turns_the_direction_of_what_stands_behind_it(
    capsys: pytest.CaptureFixture[str], command: tuple[str, ...], sign: str
) -> None:
    code, out, err = said(capsys, *command, f"{sign}live")
    assert code == 1
    assert "live" in out + err
    assert sign not in out + err


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "\x1b[2Jgone"),
        ("ask", "who\x1b]0;title\x07 leads?"),
        ("replay", "no\x1b[31msuch.egn"),
        ("lesson", "check", "no\x9b31msuch.yaml"),
        ("text", "--lesson", "\x1b[2J"),
        ("text", "--ruleset", "\x1b[2J"),
        ("\x1b[2J",),
        ("export", "--ruleset\x1b[2J"),
        ("--locale", "\x1b[2J"),
    ],
)
def test_no_argument_gives_orders_to_the_terminal(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]
) -> None:
    _code, out, err = said(capsys, *arguments)
    assert out + err
    assert not [sign for sign in out + err if (ord(sign) < 32 and sign != "\n") or 127 <= ord(sign) < 160]


def test_no_value_key_or_name_of_a_file_gives_orders_to_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lesson = tmp_path / "le\x1b[31mss\non.yaml"
    lesson.write_text('id: "a\\e[2J"\n"ti\\atle": x\nsteps: "\\e]0;x\\a"\n', encoding="utf-8")
    code, out, _err = said(capsys, "lesson", "check", str(lesson))
    assert code == 1
    assert not [sign for sign in out if ord(sign) < 32 and sign != "\n"]
    assert all(".yaml:" in line for line in out.splitlines())


def test_a_table_of_ones_own_with_control_characters_in_its_texts_is_listed_without_them(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEFTBOWER_HOME", str(tmp_path))
    (tmp_path / "rulesets").mkdir()
    sheet = 'id: maple\nextends: danville\nname: "Map\\e[2Jle"\nsummary: "\\a\\b"\n'
    (tmp_path / "rulesets" / "maple.yaml").write_text(sheet, encoding="utf-8")
    code, out, _err = said(capsys, "rules")
    assert code == 0
    assert "Map [2Jle" in out
    assert not [sign for sign in out if ord(sign) < 32 and sign != "\n"]


@pytest.mark.skipif(os.name != "posix", reason="needs a shell")
def test_a_closed_input_is_an_empty_question(tmp_path: Path) -> None:
    answer = subprocess.run(
        f"{sys.executable} -m game explain - <&-",
        shell=True,
        cwd=ROOT,
        env={**os.environ, "LEFTBOWER_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert answer.returncode == 1
    assert "fault of its own" not in answer.stderr
