"""The comparison: differences first, what a question is about, and how a rule is played where."""

from __future__ import annotations

from game.pages.comparing import FOLD, comparison, side_by_side, switches_asked
from game.pages.lines import CompareLine, FoldLine, Kind, TableValue, Words
from game.rulesets.shipped import list_rulesets
from game.rulesets.switches import differ, groups

THREE = list_rulesets()[:3]
NAMES = [name for group in groups() for name in group.texts]


def test_differences_come_first_and_the_rest_is_counted() -> None:
    lines = comparison(THREE)
    unlike = [name for name in NAMES if differ(THREE, name)]
    assert [line.key for line in lines] == [*unlike, FOLD]
    fold = lines[-1]
    assert isinstance(fold, FoldLine)
    assert fold.words == f"Rules that match: {len(NAMES) - len(unlike)}"


def test_unfolded_every_rule_has_its_line() -> None:
    assert {line.key for line in comparison(THREE, opened=True)} == {*NAMES, FOLD}


def test_a_line_has_the_value_of_each_table() -> None:
    line = comparison(THREE)[0]
    assert isinstance(line, CompareLine)
    assert [table.id for table in line.tables] == [ruleset.id for ruleset in THREE]


def test_a_question_finds_its_rules_and_nonsense_those_that_look_like_it() -> None:
    asked = "who leads against a loner?"
    assert comparison(THREE, asked)[0].key == switches_asked(asked)[0] == "lone_lead"
    assert switches_asked("zebra") == ()
    assert len(comparison(THREE, "zebra")) == 3


def test_tables_that_play_alike_stand_in_one_sentence() -> None:
    title, lines = side_by_side("pack", THREE)
    played = [line for line in lines if isinstance(line, Words) and line.kind is Kind.PLAYED]
    assert title
    assert len(played) == len({ruleset.switches.pack for ruleset in THREE})
    assert [line.id for line in lines if isinstance(line, TableValue)] == [each.id for each in THREE]


def test_what_only_comes_near_is_said_to() -> None:
    (first, *_others) = side_by_side("pack", THREE, "zebra")[1]
    assert first == Words("No sheet mentions that. These rules come closest.")


def test_the_fold_says_how_to_see_the_rest() -> None:
    title, lines = side_by_side(FOLD, THREE)
    assert title == "The rest is the same"
    assert len(lines) == 1
