"""A club's file: read, checked with the place of each mistake, and written so that it reads the same."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.evening.club.club_file import load_night, read_night, save_night, written
from game.evening.club.entering import with_change, with_next_round, with_score
from game.evening.club.naming import name_key
from game.evening.club.night import ClubNight, Entry
from game.evening.planning.request import BadRequest
from game.yamlfile.faults import YamlFault
from tests.evening.club.nights import a_night, entries

ROOM = Path(__file__).parents[3] / "game" / "evening" / "club"
EXAMPLE = re.findall(r"```yaml\n(.*?)```", (ROOM / "README.md").read_text(encoding="utf-8"), re.S)[0]


def told(text: str) -> list[str]:
    """The faults of a file, as a command prints them."""
    with pytest.raises(YamlFault) as caught:
        load_night(text, "club.yaml")
    return [str(fault) for fault in caught.value.all]


def changed(old: str, new: str) -> str:
    """The example with a mistake in it."""
    assert EXAMPLE.count(old) == 1
    return EXAMPLE.replace(old, new)


def test_the_example_of_the_guide_is_a_night() -> None:
    night = load_night(EXAMPLE, "club.yaml")
    assert (night.club, night.rounds, night.event.hands, len(night.names)) == ("Friday Euchre Club", 6, 8, 9)
    assert night.present(1) == {1, 2, 3, 4, 5, 6, 7, 8}
    assert night.present(2) == {1, 2, 4, 5, 6, 7, 8, 9}
    second = night.seated[0].tables[1]
    assert (second.is_tied, second.winners, second.struck) == (True, (7, 8), ((7, 7, 6, 6),))
    assert [(place.rank, place.unit, place.points) for place in night.standing][:2] == [
        (1, (1,), 9),
        (2, (2,), 8),
    ]


def test_the_guide_names_every_key() -> None:
    keys = set(re.findall(r"(\w+):", EXAMPLE)) | {"hands", "out", "overtime"}
    named = set(re.findall(r"`(\w+)`", (ROOM / "README.md").read_text(encoding="utf-8")))
    assert {key for key in keys if not key.isdigit()} <= named


@pytest.mark.parametrize(
    ("old", "new", "at", "message", "mend"),
    [
        ("them: [7, 8]", "them: [7, 1]", "1]", "Ann (1) already has a place", "Everyone has one place"),
        ("them: [2, 8]", "them: [2, 18]", "18]", "Nobody has the number 18", "add this one"),
        ("them: [2, 8]", "them: [2, 3]", "3]", "Cy (3) isn't there in round 2", "somebody else"),
        (
            "      2: {us: [4, 9], them: [5, 6]}\n",
            "      2: {us: [4, 9], them: [5, 6]}\n      3: {us: [1, 2], them: [7, 8]}\n",
            "3: {us",
            "a table too many",
            "Remove a table",
        ),
        ("      2: {us: [4, 9]", "      3: {us: [4, 9]", "3: {us", "a table 3, but no table 2", "from 1 on"),
        ("them: [5, 6]}\n", "them: [5, 6], cut: us}\n", "cut", "no score here", "Add the points"),
        ("points: [9, 8, 6, 6]", "points: [33, 32, 6, 6]", "[", "take 13 hands at least", "both cards"),
        ("points: [9, 8, 6, 6]", "points: [9, 9, 6, 6]", "[", "Ann has 9 and Bob has 9", "both cards"),
        ("points: [9, 8, 6, 6]", "points: [9, 8, 6]", "[", "two numbers, or four", "us first"),
        ("points: [9, 8, 6, 6]", "points: [9, 8, -1, -1]", "[", "nobody loses points", "card again"),
        ("lone: {1: 1}", "lone: {5: 1}", "{5", "Eve isn't at this table", "somebody at the table"),
        ("points: [7, 7], cut", "points: [8, 7], cut", "[", "isn't tied", "Leave the cut out"),
        ("  3: Cy", "  3: ann", "ann", "ann is already number 1", "by an initial"),
        ("  3: Cy", '  3: ""', '""', "", ""),
        ("  3: Cy", '  3: "C\\ny"', '"C', "a line break or a tab", "on one line"),
        ("rounds: 6", "rounds: 0", "0", "", ""),
        ("leave: [3]", "leave: [33]", "33", "Nobody has the number 33", "add this one"),
        (
            "join: [9]}",
            "join: [9]}\n  - {round: 3, leave: [3]}",
            "3]}",
            "Cy can't leave",
            "Remove this number",
        ),
        ("{round: 2, leave", "{round: 7, leave", "7,", "There's no round 7", "plan more rounds"),
        ("rules: wednesday-night", "rules: tuesday", "tues", "no ruleset “tuesday”", "Write one of these"),
        ("rules: wednesday-night", "rules: gone.yaml", "gone", "no file gone.yaml", "the id of a ruleset"),
        ("kind: progressive", "kind: musical", "mus", "musical", "progressive, rotation, or teams"),
        ("seating:", "sitting:", "sitting", "sitting isn't a key", "Did you mean seating?"),
        ("us: [1, 7]", "us: [1]", "[", "", ""),
    ],
)
def test_a_mistake_made_by_hand_is_told_with_its_place_and_the_mend(
    old: str, new: str, at: str, message: str, mend: str
) -> None:
    text = changed(old, new)
    faults = told(text)
    place = text.index(new) + new.index(at)
    line, column = text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place)
    found = [fault for fault in faults if fault.startswith(f"club.yaml:{line}:{column}: ")]
    assert any(message in fault and mend in fault for fault in found), faults


def test_somebody_left_out_of_a_round_is_missed() -> None:
    (fault,) = told(changed("      2: {us: [4, 9], them: [5, 6]}\n", ""))
    assert "Di (4), Eve (5), Finn (6), and Ivy (9) have no place in round 2." in fault
    line = EXAMPLE.splitlines().index("  2:") + 1
    assert fault.startswith(f"club.yaml:{line}:3: ")


def test_all_mistakes_are_told_at_once_in_the_order_of_the_file() -> None:
    text = changed("them: [7, 8]", "them: [7, 1]").replace("them: [2, 8]", "them: [2, 18]")
    lines = [int(fault.split(":")[1]) for fault in told(text)]
    assert len(lines) > 3
    assert lines == sorted(lines)


def test_too_few_people_are_told_where_they_are_listed() -> None:
    few = "club: X\nrules: wednesday-night\nkind: rotation\nrounds: 3\npeople: {1: Ann, 2: Bob, 3: Cy}\n"
    (fault,) = told(few)
    assert fault == "club.yaml:5:9: Round 1 has 3 players. A night is for 4 to 120 players."


def test_teams_come_and_leave_together() -> None:
    text = (
        "club: X\nrules: butler\nkind: teams\nrounds: 3\npeople: {1: A, 2: B, 3: C, 4: D, 5: E, 6: F}\n"
        "changes: [{round: 2, leave: [3]}]\n"
        "seating: {1: {tables: {1: {us: [1, 3], them: [2, 4]}}, out: [5, 6]}}\n"
    )
    faults = told(text)
    assert any("1 and 3 aren't a team" in fault for fault in faults)
    assert any(fault.startswith("club.yaml:6:11: In round 2, D has no partner.") for fault in faults)


def test_a_sheet_of_ones_own_is_found_beside_the_file(tmp_path: Path) -> None:
    (tmp_path / "ours.yaml").write_text("id: ours\nextends: wednesday-night\nname: Ours\n", encoding="utf-8")
    file = tmp_path / "club.yaml"
    file.write_text(changed("rules: wednesday-night", "rules: ours.yaml"), encoding="utf-8")
    assert read_night(file).event.ruleset.name == "Ours"


def test_the_file_is_kept_whole_when_it_is_written(tmp_path: Path) -> None:
    file = tmp_path / "club.yaml"
    night = load_night(EXAMPLE, "club.yaml")
    save_night(file, night)
    assert read_night(file) == night
    assert file.read_text(encoding="utf-8").startswith("# ")


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_every_night_that_can_be_comes_back_from_its_text_and_its_points_add_up(data: st.DataObject) -> None:
    night = data.draw(a_night())
    for _step in range(data.draw(st.integers(0, 4))):
        try:
            night = with_next_round(night)
        except BadRequest:
            break
        night = _typed(data, night)
        if data.draw(st.booleans()):
            leaver = data.draw(st.sampled_from(sorted(night.present(len(night.seated)))))
            who = (leaver, leaver + 1 if leaver % 2 else leaver - 1) if night.teams else (leaver,)
            try:
                night, _again = with_change(night, len(night.seated) + 1, leave=who)
            except BadRequest:
                continue
    again = load_night(written(night), "club.yaml")
    assert again == night
    _adds_up(night)


def _typed(data: st.DataObject, night: ClubNight) -> ClubNight:
    number = len(night.seated)
    for place, table in enumerate(night.seated[-1].tables, 1):
        entry: Entry = data.draw(entries(night, table.table))
        night = with_score(night, number, place, entry)
    return night


def _adds_up(night: ClubNight) -> None:
    usual = [table for each in night.seated if not each.overtime for table in each.tables]
    typed = [table.entry for table in usual if table.entry is not None]
    share = 2 if night.teams else 1
    assert sum(place.points for place in night.standing) * share == sum(sum(each.points) for each in typed)
    marches = [table.entry.lone for each in night.seated for table in each.tables if table.entry]
    assert sum(place.lone_marches for place in night.standing) == sum(
        count for lone in marches for _person, count in lone
    )


@given(st.text(st.characters(exclude_categories=("Cc", "Cs")), min_size=1, max_size=40))
def test_any_name_of_one_line_survives(name: str) -> None:
    night = load_night(EXAMPLE, "club.yaml")
    if not " ".join(name.split()):
        return
    names = {**night.names, 1: name}
    if len({name_key(each) for each in names.values()}) < len(names):
        return
    renamed = replace(night, names=names)
    assert load_night(written(renamed), "club.yaml").names[1] == name
