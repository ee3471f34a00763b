"""Who sits at the table: kept with a game, and the same again when it is taken up."""

from __future__ import annotations

import pytest

from game.bots.company import Company, company_from_json, company_to_json, learner_from_json
from game.bots.ladder import Level
from game.rules.seats import Seat


@pytest.mark.parametrize("opponents", Level)
@pytest.mark.parametrize("partner", Level)
def test_a_company_is_read_as_it_was_written(opponents: Level, partner: Level) -> None:
    company = Company(opponents, partner, "4711")
    assert company_from_json(company_to_json(company), "another") == company


def test_opponents_and_partner_sit_where_they_belong_and_share_a_seed() -> None:
    players = Company(Level.GREENHORN, Level.SHARP, "7").players(Seat.SOUTH)
    assert {seat: player.level for seat, player in players.items()} == {
        Seat.WEST: Level.GREENHORN,
        Seat.NORTH: Level.SHARP,
        Seat.EAST: Level.GREENHORN,
    }
    assert {player.seed for player in players.values()} == {"7"}


@pytest.mark.parametrize("text", ['{"bots": "steady"}', "{}", "", "[]", "null", "{", "[" * 100_000])
def test_games_from_before_there_were_levels_and_damaged_ones_have_steady_players(text: str) -> None:
    assert company_from_json(text, "7") == Company(Level.STEADY, Level.STEADY, "7")


def test_a_damaged_value_gives_way_alone() -> None:
    text = '{"opponents": "grand master", "partner": "sharp", "seed": 5, "mood": "merry"}'
    assert company_from_json(text, "7") == Company(Level.STEADY, Level.SHARP, "7")
    text = '{"opponents": ["sharp"], "partner": null, "seed": "5"}'
    assert company_from_json(text, "7") == Company(Level.STEADY, Level.STEADY, "5")


@pytest.mark.parametrize("seat", Seat)
def test_the_learners_seat_is_read_as_it_was_written(seat: Seat) -> None:
    assert learner_from_json(company_to_json(Company(), seat)) is seat


@pytest.mark.parametrize("text", ['{"seed": "7"}', '{"learner": "SOFA"}', '{"learner": ["WEST"]}', "", "[]"])
def test_a_learner_without_a_seat_in_the_file_sits_south(text: str) -> None:
    assert learner_from_json(text) is Seat.SOUTH
