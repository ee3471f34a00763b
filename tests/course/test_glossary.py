"""The glossary: complete, true to the sheets, found by what somebody types, and linked both ways."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.course.checker import check_paths
from game.course.glossary_search import look_up
from game.course.links import broken, linked_terms, unlinked, worded
from game.course.teaching import Teaching, clauses_of
from game.course.term_tables import laid
from game.rules.ruleset import ClauseKind
from game.rulesets.shipped import list_rulesets
from game.storage import paths
from game.words.markup import plain
from tests.course import writing
from tests.shipped import course

COURSE = course()
GLOSSARY = COURSE.glossary
TEACHING = Teaching(COURSE)
RULESETS = list_rulesets()

HEAD = "format: 1\nid: glossary\n"


def faults(folder: Path, text: str) -> list[tuple[int, str]]:
    path = folder / "glossary.yaml"
    path.write_text(HEAD + text, encoding="utf-8")
    return [(fault.line, fault.message) for fault in check_paths([path])]


def test_every_term_clause_of_the_sheets_has_its_word() -> None:
    cited = {clause for term in GLOSSARY.terms.values() for clause in term.clauses}
    terms = {
        clause.id
        for ruleset in RULESETS
        for clause in ruleset.clauses.values()
        if clause.kind is ClauseKind.TERM
    }
    assert terms <= cited


def test_every_word_has_a_group_a_short_meaning_and_somewhere_to_go_on() -> None:
    for term_id in GLOSSARY.terms:
        view = GLOSSARY.view(term_id)
        assert view.group, term_id
        assert 1 < len(view.gist.split()) < 9, term_id
        assert GLOSSARY.near(term_id), term_id


def test_the_glossary_that_ships_has_no_faults() -> None:
    assert check_paths([paths.resources() / "lessons" / "glossary.yaml"]) == []


def test_words_refer_to_each_other_both_ways() -> None:
    for term_id, term in GLOSSARY.terms.items():
        assert all(term_id in GLOSSARY.near(other) for other in term.see), term_id


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)
def test_every_table_of_an_example_can_be_laid_by_every_sheet(ruleset: object) -> None:
    for term_id in GLOSSARY.terms:
        for example in GLOSSARY.view(term_id).examples:
            if example.table is not None:
                assert laid(example.table, [ruleset]).ruleset is ruleset  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("typed", "term"),
    [
        ("left bower", "left-bower"),
        ("the left", "left-bower"),
        ("Left Bowr", "left-bower"),
        ("renig", "renege"),
        ("loner", "lone-hand"),
        ("screw the dealer", "stuck-dealer"),
        ("Duch man", "dutchman"),
        ("kity", "kitty"),
        ("trump too low", "send-a-boy"),
        ("who deals first", "first-jack"),
        ("shown by mistake", "exposed-card"),
        ("partners best", "partners-best"),
    ],
)
def test_a_word_is_found_by_its_names_by_what_it_is_about_and_with_slips(typed: str, term: str) -> None:
    assert look_up(GLOSSARY, typed)[0].id == term


def test_nothing_typed_finds_every_word_by_its_title() -> None:
    found = [plain(view.title).casefold() for view in look_up(GLOSSARY, " ")]
    assert len(found) == len(GLOSSARY.terms)
    assert found == sorted(found)


def test_what_means_nothing_finds_nothing() -> None:
    assert look_up(GLOSSARY, "xqzzy") == ()


def test_the_lesson_that_explains_a_word_comes_before_those_that_only_use_it() -> None:
    assert TEACHING.lessons_of("left-bower")[0].id == "left-bower"


def test_a_word_that_no_lesson_names_leads_to_those_that_teach_its_clauses() -> None:
    taught = TEACHING.lessons_of("wrong-number")
    assert taught
    clauses = set(GLOSSARY.terms["wrong-number"].clauses)
    assert all(clauses & {clause for clause, _asked in clauses_of(file)} for file in taught)


# -- links --------------------------------------------------------------------------------------


def test_a_link_without_words_gets_the_title_of_its_term() -> None:
    text = "The [[left-bower]] or [[left-bower|the left]], and [[gone]]."
    shown = "The [[left-bower|left bower]] or [[left-bower|the left]], and [[gone|gone]]."
    assert GLOSSARY.linked(text) == shown
    assert GLOSSARY.unlinked(text) == "The left bower or the left, and gone."
    assert linked_terms(text) == ("left-bower", "left-bower", "gone")


def test_a_title_with_brackets_does_not_end_its_link() -> None:
    assert worded("[[trump]]", lambda _term: "[trump]") == "[[trump|trump]]"


def test_links_that_are_none_are_told_from_links() -> None:
    assert list(broken("A [[trick]], [[Left Bower]] and [[lost.")) == [
        (13, "[[Left Bower]]"),
        (32, "[[lost."),
    ]
    assert unlinked("[[Left Bower]]", str) == "[[Left Bower]]"


# -- faults of a glossary -----------------------------------------------------------------------


def test_what_a_glossary_gets_wrong_is_told_with_its_line(tmp_path: Path) -> None:
    text = (
        "terms:\n"
        "  a: {title: a, text: 'An [[b]].'}\n"
        "  c: {title: c, text: 'A [[Bad one]].'}\n"
        "  d: {title: d, text: D., clauses: [HOY-99]}\n"
        "  e: {title: e, text: E., example: {caption: A card., table: {dealer: you, played: [you AS]}}}\n"
    )
    assert [line for line, _message in faults(tmp_path, text)] == [7, 4, 5, 6]


@pytest.mark.parametrize(
    ("term", "message"),
    [
        ("example: {caption: Nothing.}", "An example is either cards or a table."),
        ("group: x", "The glossary has no group “x”."),
        ("see: [x]", "The glossary has no term “x”."),
    ],
)
def test_a_term_that_cannot_be_read_says_why(tmp_path: Path, term: str, message: str) -> None:
    found = faults(tmp_path, f"terms:\n  a: {{title: a, text: A., {term}}}\n")
    assert [said for _line, said in found] == [message]


def test_a_table_with_a_card_in_two_hands_is_a_fault_of_the_glossary(tmp_path: Path) -> None:
    hands = "{you: {has: [AS]}, left: {has: [AS]}}"
    table = f"{{dealer: you, trump: hearts, hands: {hands}}}"
    found = faults(
        tmp_path, f"terms:\n  a: {{title: a, text: A., example: {{caption: C., table: {table}}}}}\n"
    )
    assert [said for _line, said in found] == ["The AS is in two places at this table."]


# -- links in lessons ---------------------------------------------------------------------------


def test_a_link_that_opens_nothing_is_a_fault_of_the_lesson(tmp_path: Path) -> None:
    steps = "- {type: say, id: read, text: 'A [[gone]] and [[Left Bower]].'}\n"
    head = writing.HEAD.replace("Only for a test.", "'A [[left-bower]].'")
    found = writing.faults(writing.lesson(steps, head=head), tmp_path)
    assert {(fault.line, fault.message) for fault in found} == {
        (4, "Glossary words can't be opened from here."),
        (8, "“[[Left Bower]]” isn't a link to the glossary."),
        (8, "The glossary has no term “gone”."),
    }
