"""Who sits where at a table, by the letters of the compass, and what a card calls them."""

from __future__ import annotations

from game.evening.club.night import ClubNight
from game.evening.seating import Table
from game.evening.table_round import seats_at
from game.i18n import _, format_number, pgettext
from game.rules.seats import Seat


def letter(seat: Seat) -> str:
    """A seat in one letter."""
    return {
        Seat.SOUTH: pgettext("seat at a table", "S"),
        Seat.WEST: pgettext("seat at a table", "W"),
        Seat.NORTH: pgettext("seat at a table", "N"),
        Seat.EAST: pgettext("seat at a table", "E"),
    }[seat]


def people_by_seat(table: Table) -> dict[Seat, int]:
    """Who sits in each seat: the first pair South and North, the second West and East."""
    return dict(zip(Seat, seats_at(table), strict=True))


def seat_of(table: Table, person: int) -> Seat:
    """Where somebody sits at their table."""
    return next(seat for seat, who in people_by_seat(table).items() if who == person)


def team_number(person: int) -> int:
    """The number of the team: 1 for people 1 and 2, and so on."""
    return (person + 1) // 2


def whose(night: ClubNight, person: int) -> tuple[str, str]:
    """What a card is of, and its number."""
    if night.teams:
        # NOTE: on a score card, above the number of the team
        return _("team"), format_number(team_number(person))
    # NOTE: on a score card, above the number of the player
    return _("player"), format_number(person)


def called(night: ClubNight, person: int) -> str:
    """Somebody by number and name."""
    # NOTE: somebody by the number of the score card and the name, for example "7 Ann"
    return _("{n} {name}").format(n=format_number(person), name=night.names[person])


def below_title(night: ClubNight, words: str) -> str:
    """The line below the title of a card: what the card is for, and the date if there is one."""
    if not night.date:
        return words
    # NOTE: what a card is for and its date, for example "Round 3, table 2, 20 November"
    return _("{words}, {date}").format(date=night.date, words=words)
