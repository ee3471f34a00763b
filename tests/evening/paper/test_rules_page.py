"""The rules on one page: of every sheet, on either paper, in print that can be read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.evening.event import EventKind, event_as
from game.evening.paper.lettering import SMALLEST
from game.evening.paper.printing import What, print_night
from game.evening.paper.rules_text import (
    call_lines,
    rules_for_newcomers,
    score_lines,
    trump_in_order,
    typeset,
)
from game.evening.paper.sheet import Paper
from game.rules.cards import Suit
from game.rules.ruleset import Ruleset
from game.rulesets.shipped import list_rulesets
from tests.evening.club.nights import club_night
from tests.evening.paper.pdfs import Page, pages_of
from tests.tables import rules


def page_of(ruleset: Ruleset, paper: Paper, kind: EventKind = EventKind.ROTATION) -> Page:
    """The page of a sheet; there has to be just one."""
    event = event_as(ruleset, kind, 8)
    assert event is not None
    night = replace(club_night("butler", kind, 8), event=event)
    (page,) = pages_of(print_night(night, What.RULES, paper))
    return page


def said(ruleset: Ruleset, hands: int | None = None) -> str:
    """All that is chosen for newcomers."""
    groups = rules_for_newcomers(ruleset, hands=hands)
    return " ".join(point.text for group in groups for point in group.points)


def squeezed(text: str) -> str:
    return "".join(text.split()).replace("\ufffe", "")


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("ruleset", list_rulesets(), ids=lambda each: each.id)
def test_the_rules_of_every_sheet_have_room_on_one_page(ruleset: Ruleset, paper: Paper) -> None:
    page = page_of(ruleset, paper)
    assert min(letter.size for letter in page.letters) >= SMALLEST - 0.01
    assert all(
        30 < letter.left < letter.right < page.width - 30
        and 30 < letter.bottom < letter.top < page.height - 30
        for letter in page.letters
    )
    groups = rules_for_newcomers(ruleset)
    told = squeezed(page.text)
    for group in groups:
        assert squeezed(group.title) in told


@pytest.mark.parametrize("ruleset", list_rulesets(), ids=lambda each: each.id)
def test_the_page_says_what_the_clauses_say(ruleset: Ruleset) -> None:
    page = squeezed(page_of(ruleset, Paper.A4).text)
    clauses = {squeezed(typeset(clause.says).replace("'", "’")) for clause in ruleset.clauses.values()}
    assert sum(clause in page for clause in clauses) >= 15
    for name in ("opening-lead", "follow-suit", "alone", "trump-order", "renege_points"):
        says = ruleset.clause(ruleset.cite(name)).says
        assert squeezed(typeset(says).replace("'", "’")) in page, name


def test_points_and_words_are_those_of_the_sheet() -> None:
    wednesday, butler = rules("wednesday-night"), rules("butler")
    assert dict(score_lines(wednesday))["Alone, all five tricks"] == "5, partner 4"
    assert dict(score_lines(butler))["Alone, all five tricks"] == "4"
    assert dict(score_lines(wednesday))["Euchred alone: the other side gets"] == "3"
    assert dict(call_lines(butler))["The dealer declines"] == "“I turn it down”"
    assert "The dealer declines" not in dict(call_lines(wednesday))


def test_another_sheets_words_are_not_put_into_anybodys_mouth() -> None:
    told = " ".join(
        point.text for group in rules_for_newcomers(rules("wednesday-night")) for point in group.points
    )
    assert "order it up.”" not in told
    assert "The dealer must discard a card other than the one picked up." in told


def test_nothing_is_told_that_isnt_played() -> None:
    told = said(rules("danville"))
    assert "the dealer must make trump" in told
    assert "thrown in" not in told
    assert "partner's best" not in told


def test_a_length_of_its_own_silences_the_sheets() -> None:
    wednesday = rules("wednesday-night")
    texts = [
        " ".join(
            point.text for group in rules_for_newcomers(wednesday, hands=hands) for point in group.points
        )
        for hands in (8, 10)
    ]
    assert ["A game is eight hands" in text for text in texts] == [True, False]


def test_trump_is_ranked_by_the_rules() -> None:
    cards = trump_in_order(rules("butler").switches, Suit.HEARTS)
    assert [str(card) for card in cards] == ["JH", "JD", "AH", "KH", "QH", "TH", "9H"]


@pytest.mark.parametrize("paper", Paper)
def test_of_a_sheet_that_is_far_too_long_the_page_has_what_matters_most(paper: Paper) -> None:
    butler = rules("butler")
    clauses = {
        name: replace(clause, says=clause.says + " And so on, and so on." * 12)
        for name, clause in butler.clauses.items()
    }
    page = page_of(replace(butler, clauses=clauses), paper)
    assert min(letter.size for letter in page.letters) >= SMALLEST - 0.01
    assert all(letter.bottom > 30 for letter in page.letters)
    assert "To begin" in page.text


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (EventKind.TEAMS, "the losers of each table move on to the next table"),
        (EventKind.ROTATION, "you get a new partner. Your card says where you go."),
        (EventKind.PROGRESSIVE, "the winners move up a table"),
    ],
)
def test_the_page_says_who_moves_where(kind: EventKind, words: str) -> None:
    page = page_of(rules("butler"), Paper.A4, kind)
    assert squeezed(words) in squeezed(page.text)
