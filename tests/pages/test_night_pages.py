"""What the pages of a club's night say of plans, tables, scores and standings."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.evening.club.entering import with_next_round, with_score
from game.evening.club.night import Entry
from game.evening.event import EventKind
from game.pages.list_page import ListRow
from game.pages.night_plan import plan_of
from game.pages.night_scores import ScoreDraft, draft_of, entry_of, seat_reason, seat_words
from game.pages.night_standing import standing_rows, standing_sheet
from game.pages.night_words import called, state_words, table_row
from game.rules.seats import Side
from tests.evening.club.nights import a_night, club_night, entries

WEDNESDAY = club_night("wednesday-night", EventKind.PROGRESSIVE, 8, rounds=2, names=("Ann", "Bob"))
BUTLER = club_night("butler", EventKind.TEAMS, 4, rounds=1)


@pytest.mark.parametrize("players", [4, 5, 7, 8, 13, 30, 60])
@pytest.mark.parametrize("rounds", [1, 4, 12])
def test_a_rotation_of_any_size_is_planned_whole_with_what_it_is_like(players: int, rounds: int) -> None:
    plan = plan_of(club_night("wednesday-night", EventKind.ROTATION, players, rounds=rounds))
    assert len(plan.rounds) == rounds
    assert any("partner" in line for line in plan.lines)
    assert any("sits out" in line or "plays in every round" in line for line in plan.lines)


def test_progressive_play_shows_its_first_round_and_who_moves_up() -> None:
    plan = plan_of(WEDNESDAY)
    assert len(plan.rounds) == 1
    assert "the winners move up a table" in plan.lines[0]


def test_a_night_that_cannot_be_planned_says_why() -> None:
    night = replace(WEDNESDAY, names={1: "Ann", 2: "Bob"}, event=WEDNESDAY.event)
    assert plan_of(night).lines == ("Round 1 has 2 players. A night is for 4 to 120 players.",)


def test_people_are_called_by_number_and_name_and_by_their_number_alone_without_one() -> None:
    assert called(WEDNESDAY, 1) == "1 Ann"
    assert called(WEDNESDAY, 3) == "Player 3"


def test_a_table_is_said_in_one_line_with_its_score() -> None:
    night = with_score(with_next_round(WEDNESDAY), 1, 1, Entry((9, 8, 4, 4), lone=((1, 1),)))
    table = night.seated[0].tables[0]
    assert table_row(night, 1, table.table, table).said == (
        "Table 1: 1 Ann & 2 Bob against Player 3 & Player 4, 9 and 8 to 4"
    )


@given(st.data())
def test_every_score_that_a_table_can_have_is_shown_in_the_fields_and_read_back(data: st.DataObject) -> None:
    night = with_next_round(data.draw(a_night()))
    table = night.seated[0].tables[0]
    entry = data.draw(entries(night, table.table))
    shown = draft_of(night, replace(table, entry=entry))
    assert entry_of(night, table, shown) == entry


def test_a_field_that_is_filled_in_leaves_the_others() -> None:
    draft = ScoreDraft().with_field("points 2", "5").with_field("lone 1", "1").with_field("cut", "us")
    assert draft == ScoreDraft(("", "", "5", ""), ("", "1", "", ""), "us")


def test_the_way_to_the_next_round_is_open_barred_or_over() -> None:
    seated = with_next_round(BUTLER)
    assert seat_reason(BUTLER) == ""
    assert seat_reason(seated) == "Still missing in round 1: table 1."
    tied = with_score(seated, 1, 1, Entry((7, 7, 7, 7)))
    assert seat_reason(tied) == "Table 1 of round 1 is tied. Say who won the cut."
    assert seat_reason(with_score(seated, 1, 1, Entry((8, 8, 7, 7)))) is None


@pytest.mark.clause("BUT-09")
def test_a_tie_for_first_place_is_played_off_where_the_sheet_says_so() -> None:
    tied = with_score(with_next_round(BUTLER), 1, 1, Entry((7, 7, 7, 7), cut=Side.US))
    assert seat_words(tied) == "Seat the overtime"
    lines = [block.text for block in standing_sheet(tied).blocks]
    assert "There's a tie for first place, so another round is played." in lines
    assert [row.badge for row in standing_rows(tied)] == ["1=", "1="]


def test_how_far_a_night_is_can_be_read() -> None:
    seated = with_next_round(WEDNESDAY)
    assert state_words(WEDNESDAY) == "No tables are seated yet"
    assert state_words(seated) == "Round 1 of 2, 0 of 2 scores"
    assert state_words(with_score(seated, 1, 1, Entry((5, 5, 4, 4)))) == "Round 1 of 2, 1 of 2 scores"


def test_a_row_says_its_note_without_a_break() -> None:
    assert ListRow("key", "2", (), "one\ntwo").said == "2, one two"
