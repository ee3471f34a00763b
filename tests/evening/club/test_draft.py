"""A night that is being set up: what is typed, what is missing, and the names of a list."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.evening.club.draft import Draft, draft_for, names_in, night_of, troubles, twice_words, with_names
from game.evening.event import EventKind
from tests.tables import rules

WEDNESDAY, BUTLER, CLASSIC = rules("wednesday-night"), rules("butler"), rules("hoyle-classic")
DRAFT = draft_for(WEDNESDAY)


def numbered(number: int) -> str:
    return f"No. {number}"


def test_a_draft_has_the_kind_the_rounds_and_the_hands_of_its_sheet() -> None:
    assert (DRAFT.kind, DRAFT.hands) == (EventKind.PROGRESSIVE, "8")
    butler = draft_for(BUTLER)
    assert (butler.kind, butler.rounds, butler.hands) == (EventKind.TEAMS, "4", "12")


def test_a_sheet_for_single_games_makes_a_rotation_of_the_usual_length() -> None:
    draft = draft_for(CLASSIC)
    assert draft.kind is EventKind.ROTATION
    night = night_of(draft, CLASSIC, numbered)
    assert night is not None
    assert night.event.hands == 8


def test_another_sheet_keeps_who_comes() -> None:
    draft = draft_for(BUTLER, replace(DRAFT, club="Friday", by_name=True, names=("Ann", "Bob")))
    assert (draft.club, draft.names) == ("Friday", ("Ann", "Bob"))


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("players", "3"), ("players", "121"), ("players", ""), ("players", "many"), ("rounds", "0"),
        ("rounds", "120"), ("hands", "0"), ("hands", "61"), ("players", "99999999999"), ("rounds", "²"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told_at_what_was_typed_and_makes_no_night(field: str, text: str) -> None:
    draft = replace(DRAFT, **{field: text})  # type: ignore[arg-type]
    assert list(troubles(draft)) == [field]
    assert night_of(draft, WEDNESDAY, numbered) is None


def test_teams_need_an_even_number() -> None:
    draft = replace(DRAFT, kind=EventKind.TEAMS, players="9")
    assert troubles(draft)["players"][0] == "Teams need an even number of players."
    assert not troubles(replace(draft, players="10"))


def test_a_night_without_names_calls_people_by_their_numbers() -> None:
    night = night_of(replace(DRAFT, players="5"), WEDNESDAY, numbered)
    assert night is not None
    assert night.names == {n: f"No. {n}" for n in range(1, 6)}


def test_a_pasted_list_has_a_name_on_each_line_and_a_single_line_has_commas() -> None:
    assert list(names_in("Ann\r\nBob \n\n  Smith, Cy\n")) == ["Ann", "Bob", "Smith, Cy"]
    assert list(names_in(" Ann,Bob ; Cy ")) == ["Ann", "Bob", "Cy"]


def test_a_name_that_is_there_already_is_told_with_its_number() -> None:
    names, twice = with_names(("Ann", "Bob"), "Cy\nBOB\nann")
    assert names == ("Ann", "Bob", "Cy")
    assert twice == ("BOB", "ann")
    assert twice_words(names, twice)[0] == "Already on the list: BOB (2) and ann (1)."


@given(st.lists(st.text(max_size=80), max_size=20))
def test_names_stay_apart_and_short_whatever_is_pasted(lines: list[str]) -> None:
    names, _twice = with_names((), "\n".join(lines))
    assert len({name.casefold() for name in names}) == len(names)
    assert all(0 < len(name) <= 60 and name == " ".join(name.split()) for name in names)


@st.composite
def drafts(draw: st.DrawFn) -> Draft:
    typed = st.text("0123456789-x", max_size=4)
    return Draft(
        "wednesday-night", draw(st.sampled_from(EventKind)), draw(typed), draw(typed), players=draw(typed)
    )


@given(drafts())
def test_a_draft_makes_a_night_or_says_what_is_wrong(draft: Draft) -> None:
    assert (night_of(draft, WEDNESDAY, numbered) is None) == bool(troubles(draft))
