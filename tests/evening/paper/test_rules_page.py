"""The rules on one page: of every sheet, on either paper, in print that can be read."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.evening.club.night import ClubNight
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


def said(ruleset: Ruleset) -> str:
    """All that is chosen for newcomers."""
    groups = rules_for_newcomers(ruleset)
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


def night_of(rules_id: str, kind: EventKind, hands: int, rounds: int) -> ClubNight:
    """A night that may be of another kind or length than its sheet has it."""
    event = event_as(rules(rules_id), kind, hands)
    assert event is not None
    return replace(club_night(rules_id, kind, 8, rounds), event=event)


def page_said(night: ClubNight) -> str:
    (page,) = pages_of(print_night(night, What.RULES, Paper.A4))
    return squeezed(page.text)


@pytest.mark.clause("BUT-02", "BUT-03", "BUT-04", "BUT-08")
def test_the_page_of_a_night_as_the_sheet_has_it_says_what_the_sheet_says() -> None:
    told = page_said(night_of("butler", EventKind.TEAMS, 12, 4))
    for words in (
        "four 20-minute rounds",
        "another twelve hands",
        "A match is twelve hands",
        "The team with",
    ):
        assert squeezed(words) in told


def test_the_page_of_a_night_of_another_length_and_kind_says_nothing_of_the_sheets() -> None:
    told = page_said(night_of("butler", EventKind.ROTATION, 9, 3))
    for words in ("four 20-minute rounds", "twelve", "The team with", "moves on"):
        assert squeezed(words) not in told
    for words in (
        "The player with the highest total wins the night.",
        "Those who tie for first place play another round.",
        "A round is over after 20 minutes",
    ):
        assert squeezed(words) in told


@pytest.mark.clause("WED-24")
def test_a_card_of_twelve_boxes_is_not_said_to_have_eight() -> None:
    assert "eightboxes" in page_said(night_of("wednesday-night", EventKind.PROGRESSIVE, 8, 4))
    told = page_said(night_of("wednesday-night", EventKind.PROGRESSIVE, 12, 4))
    assert "eight" not in told
    assert squeezed("Look for a hand that’s on both.") in told


@pytest.mark.clause("WED-20")
def test_where_teams_have_one_total_a_march_alone_has_one_score() -> None:
    assert "5,partner4" in page_said(night_of("wednesday-night", EventKind.ROTATION, 8, 4))
    told = page_said(night_of("wednesday-night", EventKind.TEAMS, 8, 4))
    assert "partner4" not in told
    assert "partnergets4" not in told


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
