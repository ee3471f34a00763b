"""What the pages of an evening say: the room, the card, the end of a round, and the end of it all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots.ladder import Level
from game.evening.evening import Evening
from game.evening.in_play import EveningInPlay
from game.evening.keeping import Plan, begin_by
from game.evening.people import company
from game.pages.evening_card import card_page, card_view, doubts
from game.pages.evening_clock import clock_button, clock_in_brief, clock_lines, clock_words, cut_short
from game.pages.evening_end import Costs, costs_words, end_page, highlights, own_rounds
from game.pages.evening_grid import night_grid, round_grid
from game.pages.evening_room import forecast, move_words, room_of, room_page, table_line
from game.pages.evening_round import moved_lines, overtime_words, points_line, round_table, waiting_page
from game.pages.evening_setup import EveningChoice, event_words, first_table, first_table_words, setup_page
from game.pages.evening_sums import card_sums, worth
from game.pages.evening_words import hand_words, name_of, place_line
from game.pages.named_page import with_names
from game.pages.page import Button, Page, Paragraph, Sums
from game.rules.cards import Suit
from game.rules.seats import Seat
from game.rulesets.shipped import list_rulesets
from tests.evening.evenings import BUTLER, WEDNESDAY, hand, hands, scored
from tests.tables import rules

NAMES = ("You", "Walt", "Nora", "Ezra")


def night(sheet: str = WEDNESDAY, tables: int = 3, seed: str = "night", **chosen: bool) -> EveningInPlay:
    people = company(tables, [Level.STEADY], seed, "Anna")
    return begin_by(Plan(people, seed, 3, **chosen), rules(sheet))  # type: ignore[arg-type]


def at_table(number: int, sheet: str = WEDNESDAY, tables: int = 3) -> EveningInPlay:
    """An evening at which the learner begins at this table."""
    nights = (night(sheet, tables, seed=str(seed)) for seed in range(100))
    return next(state for state in nights if state.own_number == number)


def texts(page: Page) -> str:
    return " ".join([page.title, *(getattr(block, "text", "") for block in page.blocks)])


@pytest.mark.clause("WED-21")
def test_arrows_lead_winners_up_and_the_losers_of_table_one_down() -> None:
    moves = room_of(night()).moves
    assert [(move.start, move.end, move.winners) for move in moves] == [
        (3, 2, True),
        (2, 1, True),
        (1, 3, False),
    ]
    assert move_words(moves[-1]) == "losers of table 1 go to table 3"


@pytest.mark.clause("BUT-02")
def test_at_the_tournament_arrows_lead_the_losers_on() -> None:
    moves = room_of(night(BUTLER)).moves
    assert [(move.start, move.end, move.winners) for move in moves] == [
        (1, 2, False),
        (2, 3, False),
        (3, 1, False),
    ]


@pytest.mark.parametrize(
    ("sheet", "table", "played", "said"),
    [
        (WEDNESDAY, 2, "south 4", "move up to table 1 and change partners"),
        (WEDNESDAY, 2, "west 4", "stay at table 2 and change partners"),
        (WEDNESDAY, 1, "south 4", "stay at table 1 and change partners"),
        (WEDNESDAY, 1, "west 4", "go down to table 3 and change partners"),
        (WEDNESDAY, 2, "south 4, west 4", "you cut cards"),
        (BUTLER, 2, "south 4", "stay at table 2."),
        (BUTLER, 3, "west 4", "move on to table 1."),
    ],
)
def test_the_room_says_where_one_goes_if_it_stays_so(sheet: str, table: int, played: str, said: str) -> None:
    state = at_table(table, sheet).with_own(hands(played, rules(sheet)))
    assert said in forecast(state)


def test_before_the_first_hand_nothing_is_foretold() -> None:
    assert forecast(night()) == ""


def test_a_table_in_words_and_a_clock() -> None:
    room = room_of(night().with_own(hands("south alone 5", rules(WEDNESDAY))))
    own = next(table for table in room.tables if table.own)
    assert own.points == (5, 0)
    assert own.ahead == (True, False, True, False)
    assert "You and" in table_line(own)
    assert table_line(own).endswith("hand 2 of 8")
    assert clock_words(680_000) == "11:20 left in this round"


@pytest.mark.clause("BUT-02")
def test_what_the_clock_says_before_and_after_time_is_up_and_while_it_is_stopped() -> None:
    state = night(BUTLER).with_own(hands("south 4", rules(BUTLER)), in_hand=True)
    assert clock_in_brief(state) == "20 minutes left"
    assert clock_in_brief(state.with_time(19 * 60_000 + 1)) == "1 minute left"
    late = state.with_time(20 * 60_000)
    assert "last one of the round" in " ".join(clock_lines(late))
    assert clock_in_brief(late) == "time is up, last hand"
    assert cut_short(late) == "Time was up after 1 of 12 hands."
    assert cut_short(state) == ""
    stopped = late.with_clock(running=False)
    assert clock_lines(stopped)[0] == "The clock is stopped."
    button, again = clock_button(late), clock_button(stopped)
    assert button is not None
    assert again is not None
    assert (button.words, again.words) == ("Stop the clock", "Start the clock")
    assert clock_button(late.close_own(hands("south 4", rules(BUTLER)))) is None
    assert (clock_lines(night()), clock_in_brief(night())) == ([], "")


def test_the_standing_names_the_learner_even_far_down() -> None:
    state = night(tables=6)
    state = state.with_own(hands("west 5, west 5", rules(WEDNESDAY)))
    lines = room_of(state).standing
    assert any(line.own for line in lines)
    assert len(lines) == 5


def test_the_card_shows_trump_dashes_and_lone_marches() -> None:
    state = night().with_own(hands("south alone 5, thrown in, west 2", rules(WEDNESDAY)))
    boxes = card_view(state).boxes
    assert [(box.trump, box.words, box.note, box.running) for box in boxes[:3]] == [
        (Suit.HEARTS, "5", "alone", "5"),
        (None, "–", "thrown in", "5"),
        (Suit.HEARTS, "2", "euchre", "7"),
    ]
    assert boxes[0].lone
    assert card_view(state).lone_marches == 1
    assert "Hand 2: thrown in" in texts(card_page(state))


def sums(state: EveningInPlay) -> list[tuple[str, str]]:
    partner = "" if state.own is None else name_of(state.evening, state.own.seats[Seat.NORTH])
    return [(row.words.replace(partner, "Nora"), row.value) for row in card_sums(state).rows]


@pytest.mark.clause("WED-20", "WED-24")
@pytest.mark.parametrize(
    ("played", "said"),
    [
        ("south 3, west 4, thrown in", [("Nora's card", "1")]),
        ("south alone 5", [("Nora's card", "4"), ("Your march alone, 5 to 4 for Nora", "+1")]),
        ("north alone 5, south 4", [("Nora's card", "6"), ("Nora's march alone, 5 to 4 for you", "−1")]),
        (
            "south alone 5, south alone 5",
            [("Nora's card", "8"), ("Your 2 marches alone, 5 to 4 for Nora", "+2")],
        ),
    ],
)
def test_the_sum_leads_from_the_partners_card_to_ones_own(played: str, said: list[tuple[str, str]]) -> None:
    state = night().with_own(hands(played, rules(WEDNESDAY)))
    *rows, due, says = sums(state)
    assert rows == said
    own = str(sum(entry or 0 for entry in state.owed))
    assert due == ("So yours should say", own)
    assert says == ("Yours says", own)


@pytest.mark.clause("BUT-10")
def test_the_sum_of_a_team_counts_its_hands_by_kind() -> None:
    played = "south 3, north 4, west 2, south alone 5, west 3, south 5"
    state = night(BUTLER).with_own(hands(played, rules(BUTLER)))
    assert sums(state) == [
        ("2 hands made", "+2"),
        ("1 euchre", "+2"),
        ("1 march alone", "+4"),
        ("1 march", "+2"),
        ("So yours should say", "10"),
        ("Yours says", "10"),
    ]


def test_what_a_hand_brings_stands_beside_the_box_that_is_filled_in() -> None:
    state = night(by_hand=True).with_own(hands("south 3", rules(WEDNESDAY)))
    (block,) = (block for block in card_page(state).blocks if isinstance(block, Sums))
    said = {row.words: row.value for row in block.rows}
    assert said["All five alone, and the partner"] == "5 and 4"
    assert said["Euchre, to the other side"] == "+2"
    team = {row.words: row.value for row in worth(night(BUTLER)).rows}
    assert team["All five alone"] == "+4"


def test_a_teams_card_counts_the_lone_marches_of_both() -> None:
    state = night(BUTLER).with_own(hands("north alone 5, south alone 5, west alone 5", rules(BUTLER)))
    assert card_view(state).lone_marches == 2
    alone = night().with_own(hands("north alone 5, south alone 5", rules(WEDNESDAY)))
    assert card_view(alone).lone_marches == 1


def test_a_card_that_is_drawn_is_not_said_once_more() -> None:
    state = night().close_own(hands("south 3, west 4", rules(WEDNESDAY)))
    spoken, drawn = card_page(state), card_page(state, drawn=True)
    assert "Hand 1: 1" in texts(spoken)
    assert "Hand 1: 1" not in texts(drawn)
    assert doubts(state) == (1, 2)
    assert {"point 1", "point 2"} <= {button.id for button in spoken.every_button()}
    assert [button.id for button in drawn.every_button()] == ["initial"]


def test_whoever_does_not_play_has_no_card() -> None:
    state = night()
    resting = replace(state, evening=replace(state.evening, now=None))
    with pytest.raises(ValueError, match="no card"):
        card_view(resting)


@pytest.mark.parametrize(
    ("played", "said"),
    [
        ("thrown in", "thrown in"),
        ("south 3", "3 tricks"),
        ("south 5", "march"),
        ("south 2", "euchre"),
        ("west alone 2", "Walt alone, euchred"),
        ("east alone 4", "Ezra alone, 4 tricks"),
        ("north alone 5", "Nora alone, march"),
    ],
)
def test_a_hand_in_two_or_three_words(played: str, said: str) -> None:
    assert hand_words(hand(played, rules(WEDNESDAY)), NAMES) == said


@pytest.mark.clause("WED-20")
def test_the_end_of_a_round_has_a_line_for_each_person() -> None:
    state = night().with_own(hands("south alone 5, thrown in, west 3", rules(WEDNESDAY)))
    own = state.own
    assert own is not None
    table = round_table(state.evening, own)
    assert [line.entries for line in table.lines] == [(5, None, 0), (4, None, 0), (0, None, 1), (0, None, 1)]
    assert [line.best for line in table.lines] == [True, False, False, False]
    assert table.lines[1].lone == frozenset({0})
    assert table.happened[1] == "thrown in"


@pytest.mark.clause("BUT-08")
def test_a_team_event_has_two_lines() -> None:
    state = night(BUTLER).with_own(hands("south alone 5, west 3", rules(BUTLER)))
    own = state.own
    assert own is not None
    assert [line.total for line in round_table(state.evening, own).lines] == [4, 1]


def test_while_others_play_the_page_says_which_tables() -> None:
    state = night()
    closed = state.close_own(hands("south 4", rules(WEDNESDAY)))
    page = waiting_page(closed, closed.still_playing, room_of(closed))
    assert "are still playing" in texts(page)
    assert "Table 1: " in texts(page)
    assert "Table 1: " not in texts(waiting_page(closed, (), room_of(closed), drawn=True))
    assert [(button.id, button.words) for button in page.every_button()] == [("wait", "Go on at once")]
    done = waiting_page(closed, (), room_of(closed))
    assert "Everybody is done." in texts(done)
    assert [button.words for button in done.every_button()] == ["See how the round ended"]


def test_hands_of_the_others_are_shown_as_far_as_is_told_when_the_own_table_is_done() -> None:
    state = night().close_own(hands("south 4", rules(WEDNESDAY)))
    number = state.others[0]
    for hand_ in hands("south 3, west 4, south 5", rules(WEDNESDAY)):
        state = state.with_hand(number, hand_)
    for shown, points in ((0, (0, 0)), (1, (1, 0)), (2, (1, 1)), (3, (3, 1))):
        table = room_of(state, {number: shown}).tables[number - 1]
        assert (table.points, table.done) == (points, False)


@pytest.mark.clause("BUT-04")
def test_an_overtime_is_announced_with_the_teams_that_tie() -> None:
    state = night(BUTLER, tables=2)
    evening = replace(state.evening, rounds=1)
    tables = [
        table.with_hand(hand("south 4", rules(BUTLER))) for table in evening.tables()
    ]  # all first pairs win alike, unless the learner has turned a table
    after = evening.with_round(tables)
    assert after.in_overtime
    assert "one more round of 12 hands" in overtime_words(after)


def test_the_end_names_the_winner_and_everyones_place() -> None:
    state = night(tables=1)
    evening = replace(state.evening, rounds=1)
    table = evening.tables()[0].with_hand(hand("south alone 5", rules(WEDNESDAY)))
    over = evening.with_round([table])
    page = end_page(over)
    assert page.title == "You win the night"
    assert "1 lone march" in texts(page)
    assert (
        place_line(evening.with_round([table]), evening.with_round([table]).standing[0]) == "1. You: 5 points"
    )


def over(sheet: str = WEDNESDAY, *lines: str) -> Evening:
    """A night of one round of two tables at its end, with these hands at its tables."""
    state = at_table(1, sheet, tables=2)
    evening = replace(state.evening, rounds=1)
    return evening.with_round(scored(evening, lines or ("south alone 5, west 2", "west 3")))


def test_the_end_tells_how_the_own_night_went_round_by_round() -> None:
    evening = over()
    partner = name_of(evening, evening.played[0].tables[0].table.partner(evening.learner or 0))
    assert own_rounds(evening) == [f"Round 1: table 1 with {partner}, won 7 to 0."]
    assert f"with {partner}, won 7 to 0" in texts(end_page(evening))


def test_what_stands_out_in_a_night_names_everybody_who_shares_it() -> None:
    first, marches, best = highlights(over())
    assert first.startswith("First place: You, 7.")
    assert marches == "Most lone marches: You, 1."
    assert best.endswith(", 7.")
    plain = highlights(over(WEDNESDAY, "south 3", "south 3"))
    assert [line.partition(":")[0] for line in plain] == ["First place", "Best round"]
    assert plain[0].count(",") == 4  # four people share it


def test_the_table_of_a_night_has_everyones_rounds_and_marks_the_tables_won() -> None:
    grid = night_grid(over())
    assert len(grid.lines) == 8
    own = next(line for line in grid.lines if line.own)
    assert (own.rank, own.cells, own.total, own.best, own.lit) == ("1", ("7",), "7", True, frozenset({0}))
    assert own.faces[0].learner
    assert all(line.faces[0].face == "" or line.name in ("Nora", "Walt", "Ezra") for line in grid.lines)


@pytest.mark.clause("BUT-08")
def test_the_table_of_a_team_night_has_a_line_for_each_team() -> None:
    grid = night_grid(over(BUTLER))
    assert len(grid.lines) == 4
    assert [len(line.faces) for line in grid.lines] == [2] * 4
    own = next(line for line in grid.lines if line.own)
    assert own.name.startswith("You and ")
    assert own.faces[0].learner


def test_a_hand_of_the_round_has_its_trump_and_what_happened() -> None:
    state = night().with_own(hands("south alone 5, thrown in, west 3", rules(WEDNESDAY)))
    own = state.own
    assert own is not None
    grid = round_grid(state.evening, own)
    assert grid.trumps == (Suit.HEARTS, None, Suit.HEARTS)
    assert grid.happened[1] == "thrown in"
    assert [line.ours for line in grid.lines] == [True, True, False, False]
    assert grid.lines[0].cells == ("5", "–", "0")
    assert grid.lines[0].lit == {0}


@pytest.mark.clause("WED-21")
def test_after_a_round_everyone_who_moves_is_named() -> None:
    state = at_table(2)
    played = ("south 4", "south 4", "south 4")
    after = state.evening.with_round(scored(state.evening, played))
    lines = moved_lines(state.evening, after)
    assert len(lines) == 3
    assert sum("go to table 1" in line for line in lines) == 1
    own = next(line for line in lines if line.startswith("You and"))
    assert own.endswith("go to table 1.")


def test_after_a_round_it_is_told_what_one_has_and_which_place_that_is() -> None:
    state = at_table(2).with_own(hands("south alone 5", rules(WEDNESDAY)))
    other = hand("west 3", rules(WEDNESDAY))
    tables = [table if table.hands else table.with_hand(other) for table in state.tables]
    after = state.evening.with_round(tables)
    assert points_line(state, after) == "You have 5 points from this round and 5 tonight, which is place 1."


def test_what_decisions_cost_says_in_how_many_hands() -> None:
    assert costs_words(Costs(2.13, 8)) == "Your decisions cost 2.1 points in the 8 hands reviewed so far."
    assert "2.1 points in the 8 hands" in texts(end_page(over(), Costs(2.1, 8)))


def test_the_set_up_says_in_short_what_is_played() -> None:
    page = setup_page(EveningChoice(BUTLER, tables=4), list_rulesets())
    assert "4 rounds of 12 hands each" in texts(page)
    said = [button.words for button in page.every_button()]
    assert "Tables: 4 tables, 16 players" in said
    assert "Clock: 20 minutes a round" in said
    assert "None of these rules" in texts(setup_page(EveningChoice(), []))


def test_the_set_up_says_where_one_sits_first() -> None:
    state = at_table(2)
    table = first_table(state.evening)
    assert table is not None
    assert (table.number, table.names[0], table.levels[0]) == (2, "You", "")
    page = setup_page(EveningChoice(WEDNESDAY), list_rulesets(), state.evening)
    assert f"start at table 2 with {table.names[2]}, against {table.names[1]}" in texts(page)
    assert "draw" in [button.id for button in page.every_button()]
    resting = replace(state.evening, now=None)
    assert first_table(resting) is None
    assert "sit out the first round" in first_table_words(resting)


def test_an_event_is_said_in_a_few_words() -> None:
    assert event_words(rules(BUTLER)) == "4 rounds of 12 hands, in teams"
    assert event_words(rules(WEDNESDAY)) == "8 hands a round, winners move up"
    assert event_words(rules("danville")) == ""


def test_the_room_has_the_way_to_the_table_and_the_card() -> None:
    assert [button.id for button in room_page(night()).every_button()] == ["sit", "card"]


def test_a_page_takes_the_names_of_the_people_there() -> None:
    page = Page("Walt leads", (Paragraph("Nora and Ezra follow."),), buttons=((Button("Walt", "Ask Walt"),),))
    named = with_names(page, Seat.SOUTH, ("Anna", "Ada", "Finn", "Cora"))
    assert named.title == "Ada leads"
    assert named.blocks == (Paragraph("Finn and Cora follow."),)
    assert named.buttons == ((Button("Walt", "Ask Ada"),),)
    assert with_names(page, Seat.SOUTH, None) is page
