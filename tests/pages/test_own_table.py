"""A table of one's own: what can be chosen, whose values these are, and what does not go together."""

from __future__ import annotations

import pytest

from game.pages.lines import LinkLine, Mark, ValueLine, Words
from game.pages.own_table import about, choices_on, chosen_value, chosen_words, first_clash, origin, pages
from game.pages.rules import CALLS, call_key
from game.rules.ruleset import CallWord
from game.rulesets.own_table import OwnTable, start_from
from game.rulesets.shipped import list_rulesets, load_ruleset

SHEETS = list_rulesets()


@pytest.fixture
def table() -> OwnTable:
    return start_from(load_ruleset("danville"), "Ours")


def line_of(table: OwnTable, page: str, key: str) -> ValueLine:
    line = next(line for line in choices_on(table, page, SHEETS) if line.key == key)
    assert isinstance(line, ValueLine)
    return line


def test_every_choice_has_the_value_it_has_now_and_every_other_can_be_taken(table: OwnTable) -> None:
    for page, _title, _count in pages(table)[:-1]:
        for line in choices_on(table, page, SHEETS):
            assert isinstance(line, ValueLine)
            assert line.choice is not None
            now = getattr(table.switches, line.key)
            assert chosen_value(table, f"{line.choice.id} {line.choice.chosen}") == now
            for number, _words in line.choice.values:
                changed = table.with_value(line.key, chosen_value(table, f"{line.choice.id} {number}"))
                assert (changed == table) is (number == line.choice.chosen)


def test_a_value_says_whether_it_is_the_tables_own(table: OwnTable) -> None:
    assert line_of(table, "pack", "joker").chips[0].text == "same as Danville"
    own = table.with_value("joker", True)
    first, second, *_origin = line_of(own, "pack", "joker").chips
    assert (first.mark, second.text) == (Mark.STRONG, "Danville: No")
    assert [count for key, _title, count in pages(own) if key == "pack"] == [1]
    assert origin(own) == "based on Danville, with 1 rule of its own"


def test_own_values_and_words_have_a_way_back(table: OwnTable) -> None:
    def links(table: OwnTable, key: str) -> list[str]:
        return [line.link for line in about(table, key, SHEETS) if isinstance(line, LinkLine)]

    key = call_key(CallWord.PASS)
    assert links(table, "joker") == links(table, key) == []
    own = table.with_value("joker", True).with_word(CallWord.PASS, "Knock")
    assert links(own, "joker") == ["parent joker"]
    assert links(own, key) == [f"parent {key}"]
    assert Words("**At your table:** “Knock”") in [
        Words(line.text) for line in about(own, key, SHEETS) if isinstance(line, Words)
    ]


def test_a_call_is_worded_as_any_sheet_words_it_or_as_it_is_now(table: OwnTable) -> None:
    own = table.with_word(CallWord.PASS, "Knock")
    choice = line_of(own, CALLS, call_key(CallWord.PASS)).choice
    assert choice is not None
    taken = [chosen_words(own, f"{choice.id} {number}", SHEETS) for number, _words in choice.values]
    assert taken == [words for _number, words in choice.values]
    assert set(taken) == {"Knock", *(sheet.words[CallWord.PASS] for sheet in SHEETS)}
    assert dict(choice.values)[choice.chosen] == "Knock"


def test_what_does_not_go_together_is_said_of_both_and_once_for_the_table(table: OwnTable) -> None:
    assert first_clash(table) == ""
    own = table.with_value("joker", True).with_value("no_trump", True)
    assert line_of(own, "pack", "joker").clash == "This doesn't go with “No trump”."
    assert line_of(own, "calling", "no_trump").clash == "This doesn't go with “Joker”."
    assert "doesn't go with" in first_clash(own)
