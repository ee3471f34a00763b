"""The pages of a table's rules, and what is said of a switch, a clause and a call."""

from __future__ import annotations

import pytest

from game import i18n
from game.pages.lines import ChipLine, Heading, Kind, LinkLine, Mark, TableValue, ValueLine, Words, chosen_key
from game.pages.rules import (
    CALLS,
    CLAUSES,
    SILENCES,
    about,
    call_key,
    page_with,
    pages,
    rules_on,
    table_value,
    title_of,
)
from game.rules.origins import Origin, standing
from game.rules.ruleset import CallWord, Switches
from game.rulesets.shipped import list_rulesets, load_ruleset
from game.rulesets.switches import matters

DANVILLE = load_ruleset("danville")
SWITCHES = list(Switches.__dataclass_fields__)


def test_every_switch_stands_on_one_page_of_the_groups() -> None:
    found = [line.key for page, _title in pages() for line in rules_on(DANVILLE, page)]
    assert sorted(key for key in found if key in SWITCHES) == sorted(SWITCHES)


def test_a_sheet_shows_its_own_clauses_first_and_its_readings_as_silences() -> None:
    clauses = [DANVILLE.clauses[line.key] for line in rules_on(DANVILLE, CLAUSES)]
    foreign = [clause.source != DANVILLE.source for clause in clauses]
    assert foreign == sorted(foreign)
    assert {line.key[:4] for line in rules_on(DANVILLE, SILENCES)} == {"BASE"}


def test_a_key_leads_to_its_page_and_an_unknown_one_to_none() -> None:
    assert page_with(DANVILLE, "DAN-05") == CLAUSES
    assert page_with(DANVILLE, rules_on(DANVILLE, SILENCES)[0].key) == SILENCES
    assert page_with(DANVILLE, "joker") == "pack"
    assert page_with(DANVILLE, "DAN-99") == page_with(DANVILLE, "") == ""


@pytest.mark.parametrize("ruleset", list_rulesets(), ids=lambda ruleset: ruleset.id)
def test_a_value_says_whose_it_is(ruleset) -> None:  # type: ignore[no-untyped-def]
    marks = {
        Origin.STATED: [Mark.LINK],
        Origin.INHERITED: [Mark.PILL, Mark.WORDS, Mark.LINK],
        Origin.READING: [Mark.PILL, Mark.LINK],
    }
    for name in SWITCHES:
        stands, means = standing(ruleset, name), matters(ruleset.switches, name)
        has = table_value(ruleset, name)
        assert has.stated is (means and stands.origin is Origin.STATED)
        found = [chip.mark for chip in has.chips]
        assert found == (marks[stands.origin] if means or stands.origin is Origin.STATED else [Mark.PILL])
        assert has.chips[-1].link in ("", f"clause {ruleset.id} {stands.clause.id}")


def test_a_switch_is_told_with_its_value_and_clause() -> None:
    lines = about("stick_the_dealer", DANVILLE, ())
    assert lines[0] == Words("Yes", Kind.VALUE)
    assert isinstance(lines[1], ChipLine)
    assert isinstance(lines[2], Words)
    assert lines[2].kind is Kind.SOURCE
    assert lines[2].text.startswith("DAN-05, ")


def test_what_has_no_meaning_at_a_table_is_said_to_have_none() -> None:
    name = next(name for name in SWITCHES if not matters(DANVILLE.switches, name))
    lines = about(name, DANVILLE, ())
    assert isinstance(lines[0], Words)
    assert lines[0].text == "unknown"
    assert lines[-1] == Words("This doesn't apply here because of another rule on this sheet.")


def test_a_clause_links_to_the_switches_it_decides() -> None:
    clause = next(clause for clause in DANVILLE.clauses.values() if clause.sets)
    links = [line.link for line in about(clause.id, DANVILLE, ()) if isinstance(line, LinkLine)]
    assert links == [f"switch {name}" for name in clause.sets]


def test_a_call_is_told_as_each_table_words_it() -> None:
    key = call_key(CallWord.PASS)
    lines = about(key, DANVILLE, list_rulesets())
    assert [line.id for line in lines if isinstance(line, TableValue)] == [
        ruleset.id for ruleset in list_rulesets()
    ]
    assert title_of(key, DANVILLE) == "Passing in the first round"
    assert len(rules_on(DANVILLE, CALLS)) == len(CallWord)


def test_the_chosen_line_is_that_of_the_key_or_the_first_that_can_be_chosen() -> None:
    lines = (Heading("Pack"), Words("words"), ValueLine("joker", "Joker", ""), ValueLine("pack", "Pack", ""))
    assert chosen_key(lines, "pack") == "pack"
    assert chosen_key(lines, "text words") == chosen_key(lines, "gone") == "joker"
    assert chosen_key((), "pack") == ""


def test_everything_is_said_in_every_language() -> None:
    i18n.use(i18n.PSEUDO)
    for ruleset in list_rulesets():
        for page, _title in pages():
            for line in rules_on(ruleset, page):
                said = [each.text for each in about(line.key, ruleset, ()) if isinstance(each, Words)]
                assert not any("{" in text for text in said)
