"""A club's night, run as it is typed: `leftbower evening new`, `seat`, `score`, `leave`, `join` and so on."""

from __future__ import annotations

import csv
from pathlib import Path

import pypdfium2
import pytest

from game.cli import entry, paper_commands
from game.evening.club.club_file import read_night
from game.evening.paper.printing import What
from game.evening.paper.sheet import Paper

NAMES = ("Ann", "Bob", "Cy", "Di", "Eve", "Finn", "Gus", "Hal", "Ivy")


def said(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    """Exit code, output and complaints of the command."""
    try:
        code = entry.main(("evening", *map(str, arguments)))
    except SystemExit as end:
        code = int(end.code or 0)
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def names_in(folder: Path, *names: str) -> Path:
    file = folder / "names.txt"
    file.write_text("\n".join(names), encoding="utf-8")
    return file


@pytest.fixture
def club(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A night of nine people by the Wednesday sheet, with its first round seated."""
    file = tmp_path / "club.yaml"
    names = names_in(tmp_path, *NAMES)
    begun = said(capsys, "new", file, "--names", names, "--rules", "wednesday-night", "--rounds", "4")
    assert begun[0] == 0, begun
    assert said(capsys, "seat", file)[0] == 0
    return file


def score(
    capsys: pytest.CaptureFixture[str], club: Path, round_: str, table: str, *more: str
) -> tuple[int, str, str]:
    return said(capsys, "score", club, "--round", round_, "--table", table, *more)


def test_a_night_goes_from_names_to_a_standing(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = score(capsys, club, "1", "1", "--points", "9", "8", "6", "6", "--lone", "1:1")
    assert (code, err) == (0, "")
    assert out == "Round 1, table 1: Ann 9, Bob 8, Cy 6, and Di 6.\nStill missing in round 1: table 2.\n"
    assert score(capsys, club, "1", "2", "--points", "3", "7")[0] == 0
    code, out, _err = said(capsys, "seat", club)
    assert (code, out.splitlines()[0]) == (0, "Round 2")
    assert "Sitting out: " in out
    code, out, _err = said(capsys, "standing", club)
    assert out.splitlines()[:4] == [
        "1. 1 Ann: 9 points, 1 lone march",
        "2. 2 Bob: 8 points",
        "3= 7 Gus: 7 points",
        "3= 8 Hal: 7 points",
    ]
    assert out.splitlines()[-1] == "Still missing in round 2: tables 1 and 2."


def test_a_tie_is_cut_for_and_a_correction_struck_out(club: Path, capsys: pytest.CaptureFixture[str]) -> None:
    score(capsys, club, "1", "1", "--points", "9", "4")
    _code, out, _err = score(capsys, club, "1", "2", "--points", "7", "7")
    assert "The table is tied. When the two pairs have cut cards, add --cut us or --cut them." in out
    code, _out, err = said(capsys, "seat", club)
    assert (code, err.count("\n")) == (1, 1)
    assert "nobody knows yet who won at table 2" in err
    assert score(capsys, club, "1", "2", "--points", "7", "7", "--cut", "us")[0] == 0
    code, _out, err = score(capsys, club, "1", "2", "--points", "7", "6")
    assert (code, err) == (1, "Table 2 of round 1 has a score. To strike it out, add --correct.\n")
    code, out, _err = score(capsys, club, "1", "2", "--points", "7", "6", "--correct")
    assert "Struck out: 7, 7, 7, and 7." in out
    assert read_night(club).seated[0].tables[1].struck == ((7, 7, 7, 7),)


def test_people_leave_by_name_or_number_and_join_by_name(
    club: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _err = said(capsys, "leave", club, "--round", "2", "--who", "cy", "4")
    assert (code, out) == (0, "From round 2 on, 7 players are there.\n")
    assert said(capsys, "join", club, "--round", "2", "--who", "Zed  O'Neil", "4")[0] == 0
    night = read_night(club)
    assert night.names[10] == "Zed O'Neil"
    assert night.present(2) == {1, 2, 4, 5, 6, 7, 8, 9, 10}
    code, out, _err = said(capsys, "leave", club, "--round", "1", "--who", "Ivy")
    assert out.splitlines()[1].startswith("Round 1 has to be seated again: leftbower evening seat")


def test_the_scores_are_written_for_spreadsheets(
    club: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    score(capsys, club, "1", "1", "--points", "9", "8", "6", "6", "--lone", "1:1")
    file = tmp_path / "scores.csv"
    assert said(capsys, "export", club, "--csv", file)[0] == 0
    with file.open(encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert [(row["name"], row["points"], row["lone_marches"]) for row in rows[:2]] == [
        ("Ann", "9", "1"),
        ("Bob", "8", "0"),
    ]
    code, _out, err = said(capsys, "export", club, "--csv", file, "--standing")
    assert (code, "already exists" in err) == (1, True)
    assert said(capsys, "export", club, "--csv", file, "--standing", "--force")[0] == 0
    assert file.read_text(encoding="utf-8-sig").startswith("rank,numbers,names,points")


def test_a_file_that_is_there_is_not_written_over(
    club: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    before = club.read_bytes()
    words = ("new", club, "--names", tmp_path / "names.txt", "--rules", "butler", "--kind", "rotation")
    code, _out, err = said(capsys, *words)
    assert (code, "already exists" in err, club.read_bytes()) == (1, True, before)
    assert said(capsys, *words, "--force")[0] == 0
    assert read_night(club).rounds == 4  # the sheet's


def test_the_kind_and_the_rounds_are_the_sheets_if_nobody_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "club.yaml"
    said(capsys, "new", file, "--names", names_in(tmp_path, *NAMES[:8]), "--rules", "butler")
    night = read_night(file)
    assert (night.event.kind, night.rounds, night.event.hands) == ("teams", 4, 12)
    assert night.club == "Butler University intramural euchre"


@pytest.mark.parametrize(
    ("names", "arguments", "code", "sentence"),
    [
        (NAMES[:3], ("--rules", "wednesday-night", "--rounds", "4"), 1, "Round 1 has 3 players."),
        (NAMES, ("--rules", "wednesday-night", "--rounds", "0"), 2, "a night has 1 to 119 rounds"),
        (NAMES, ("--rules", "wednesday-night"), 2, "ay how many rounds with --rounds"),
        (NAMES, ("--rules", "tuesday", "--rounds", "4"), 2, "There's no ruleset tuesday"),
        (NAMES, ("--rules", "butler"), 1, "In round 1, Ivy has no partner."),
        (NAMES, ("--rules", "bicycle", "--rounds", "4"), 1, "With --hands, say how many hands"),
        ((*NAMES, "ann"), ("--rules", "butler", "--rounds", "4"), 1, "line 10: ann is already on line 1"),
        ((), ("--rules", "wednesday-night", "--rounds", "4"), 1, "has no names"),
    ],
)  # fmt: skip
def test_a_night_that_can_not_be_is_refused_in_one_sentence(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    names: tuple[str, ...],
    arguments: tuple[str, ...],
    code: int,
    sentence: str,
) -> None:
    file = tmp_path / "club.yaml"
    answer = said(capsys, "new", file, "--names", names_in(tmp_path, *names), *arguments)
    assert (answer[0], answer[1], answer[2].count("\n")) == (code, "", 1)
    assert sentence in answer[2]
    assert not file.exists()


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (("--points", "9"), 2, "two numbers, or four"),
        (("--points", "9", "four"), 2, "points are whole numbers"),
        (("--points", "9", "4", "--lone", "1"), 2, "a player's number, a colon, and how many"),
        (("--points", "9", "4", "--lone", "1:1", "1:2"), 2, "names somebody twice"),
        (("--points", "9", "9", "--cut", "north"), 2, "us or them"),
        (("--points", "29", "4"), 1, "29 and 4 points take 12 hands at least, and a round has 8."),
        (("--points", "12", "13"), 1, "See whether a hand is on both cards"),
        (("--points", "9", "8", "4", "4"), 1, "give the lone marches of everyone at the table"),
        (("--points", "9", "4", "--cut", "us"), 1, "this table isn't tied"),
        (("--points", "9", "4", "--correct"), 1, "no score to correct"),
    ],
)
def test_a_score_that_can_not_be_is_refused_and_the_file_stays(
    club: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], code: int, sentence: str
) -> None:
    before = club.read_bytes()
    answer = score(capsys, club, "1", "1", *arguments)
    assert (answer[0], answer[1], answer[2].count("\n")) == (code, "", 1)
    assert sentence in answer[2]
    assert club.read_bytes() == before


@pytest.mark.parametrize("command", ["seat", "standing"])
def test_a_file_edited_by_hand_is_told_line_by_line(
    club: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    text = club.read_text(encoding="utf-8").replace("us: [1, 2]", "us: [1, 3]")
    club.write_text(text.replace("  9: Ivy", "  9: eve"), encoding="utf-8")
    code, out, err = said(capsys, command, club)
    assert (code, out) == (1, "")
    lines = err.splitlines()
    assert all(line.startswith(f"{club}:") for line in lines)
    assert "eve is already number 5. Tell the two apart" in lines[0]
    assert any("Cy (3) already has a place in this round, on line" in line for line in lines)


def test_a_file_that_is_not_there_is_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = said(capsys, "seat", tmp_path / "none.yaml")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert "can't be read" in err


def test_what_can_be_typed_for_paper_is_what_can_be_printed() -> None:
    assert tuple(paper_commands.WHATS) == tuple(what.value for what in What)
    assert tuple(paper_commands.PAPERS) == tuple(paper.value for paper in Paper)


@pytest.mark.parametrize(
    ("more", "pages"),
    [
        ((), 7),
        (("--what", "cards"), 1),
        (("--what", "score-cards", "--round", "1"), 2),
        (("--what", "score-cards", "--round", "2"), 3),
        (("--what", "tallies"), 3),
        (("--what", "standing"), 1),
        (("--what", "rules", "--paper", "letter"), 1),
    ],
)
def test_a_night_is_printed(
    club: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path, more: tuple[str, ...], pages: int
) -> None:
    file = tmp_path / "night.pdf"
    code, out, err = said(capsys, "print", club, file, *more)
    assert (code, out, err) == (0, f"{file} is written.\n", "")
    document = pypdfium2.PdfDocument(file)
    assert len(document) == pages
    assert round(document[0].get_width()) == (612 if "letter" in more else 595)
    code, _out, err = said(capsys, "print", club, file, *more)
    assert (code, "already exists" in err) == (1, True)


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (("night.txt",), 2, "must end in .pdf"),
        (("night.pdf", "--what", "posters"), 2, "cards, score-cards, tallies, standing, rules, or all"),
        (("night.pdf", "--paper", "a3"), 2, "a4 or letter"),
        (("night.pdf", "--round", "0"), 2, "1 or more"),
        (("night.pdf", "--round", "9"), 1, "There's no round 9: the rounds are 1 to 4."),
    ],
)
def test_what_can_not_be_printed_is_a_sentence(
    club: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], code: int, sentence: str
) -> None:
    answer = said(capsys, "print", club, *arguments)
    assert (answer[0], answer[1], answer[2].count("\n")) == (code, "", 1)
    assert sentence in answer[2]


@pytest.mark.clause("BUT-04")
def test_a_tie_for_first_place_is_played_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "club.yaml"
    names = names_in(tmp_path, *NAMES[:8])
    said(capsys, "new", file, "--names", names, "--rules", "butler", "--rounds", "1")
    said(capsys, "seat", file)
    for table in ("1", "2"):
        score(capsys, file, "1", table, "--points", "14", "9")
    _code, out, _err = said(capsys, "standing", file)
    assert out.splitlines()[:2] == ["1= 1 Ann and 2 Bob: 14 points", "1= 5 Eve and 6 Finn: 14 points"]
    assert "There's a tie for first place, so another round is played." in out
    _code, out, _err = said(capsys, "seat", file)
    assert out == "Overtime, round 2\n  Table 1: 1 Ann & 2 Bob against 5 Eve & 6 Finn\n"
    score(capsys, file, "2", "1", "--points", "8", "11")
    _code, out, _err = said(capsys, "standing", file)
    assert out.splitlines()[0] == "1. 5 Eve and 6 Finn: 14 points, 11 in overtime"
    assert out.splitlines()[2] == "3= 3 Cy and 4 Di: 9 points"
    code, _out, err = said(capsys, "seat", file)
    assert (code, err) == (1, "All rounds are played, so the night is over.\n")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--hands", "61"), "a round has 1 to 60 hands"),
        (("--club", "c" * 61), "Write 60 letters or fewer."),
        (("--date", "d" * 61), "Write 60 letters or fewer."),
    ],
)
def test_a_new_file_has_nothing_that_could_not_be_read_again(
    arguments: tuple[str, str], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, names = tmp_path / "club.yaml", names_in(tmp_path, *NAMES)
    code, _out, err = said(
        capsys, "new", file, "--names", names, "--rules", "butler", "--kind", "rotation", *arguments
    )
    assert (code > 0, complaint in err, file.exists()) == (True, True, False)


def test_a_list_with_a_name_that_fits_no_card_begins_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, names = tmp_path / "club.yaml", names_in(tmp_path, "a" * 200, *NAMES)
    _code, _out, err = said(
        capsys, "new", file, "--names", names, "--rules", "wednesday-night", "--rounds", "4"
    )
    assert "too long for a card" in err
    assert not file.exists()


@pytest.mark.parametrize("standing", [(), ("--standing",)])
def test_a_spreadsheet_never_replaces_the_night_it_is_made_from(
    standing: tuple[str, ...], club: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = club.read_bytes()
    code, _out, err = said(capsys, "export", club, "--csv", club, "--force", *standing)
    assert code > 0
    assert "is the file that this is made from. Choose another name." in err
    assert club.read_bytes() == before
