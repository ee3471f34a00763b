"""A PDF of what a night needs: one thing, or all of it."""

from __future__ import annotations

from enum import StrEnum

from game.evening.club.coming import planned
from game.evening.club.night import ClubNight
from game.evening.paper.hand_card import hand_cards
from game.evening.paper.lettering import lost
from game.evening.paper.quarters import cards
from game.evening.paper.rules_page import rules_page
from game.evening.paper.sheet import Paper, Sheet
from game.evening.paper.standing_page import standing_pages
from game.evening.paper.table_card import table_cards
from game.evening.paper.tally_card import tally_cards
from game.evening.planning.request import BadRequest
from game.evening.seating import Round
from game.i18n import _, format_list, format_number

MOST_LETTERS = 12
"""So many letters are told of at most."""


class What(StrEnum):
    """What can be printed; the values are those of typed commands."""

    CARDS = "cards"  # a card for each table of each round: who sits where
    SCORE_CARDS = "score-cards"  # a card with a box for each hand of a round
    TALLIES = "tallies"  # a card for everyone with a line for each round
    STANDING = "standing"
    RULES = "rules"  # on one page
    ALL = "all"


def print_night(night: ClubNight, what: What, paper: Paper, number: int | None = None) -> bytes:
    """The file; with a number, only the cards of that round. Raises BadRequest where there is none."""
    sheet = Sheet(paper, night.club)
    known = planned(night)
    rounds = _rounds(night, known, number)
    wanted = [each for each in What if each is not What.ALL] if what is What.ALL else [what]
    scored = any(table.entry for each in night.seated for table in each.tables)
    if what is What.ALL and not scored:
        wanted.remove(What.STANDING)
    for each in wanted:
        if each is What.CARDS:
            cards(sheet, tuple(table_cards(night, rounds)))
        elif each is What.SCORE_CARDS:
            cards(sheet, tuple(hand_cards(night, rounds)))
        elif each is What.TALLIES:
            cards(sheet, tuple(tally_cards(night, known)))
        elif each is What.STANDING:
            standing_pages(sheet, night)
        else:
            rules_page(sheet, night)
    if sheet.pages == 0:
        raise BadRequest(_("No round is seated yet, so there are no cards for the tables."))
    return sheet.finished()


def unprinted(night: ClubNight, what: What) -> str:
    """What is said of letters in names that no font of the project has; "" where all can be printed."""
    names = () if what is What.RULES else (night.date, *night.names.values())
    letters = lost((night.club, *names))
    if not letters:
        return ""
    text = _(
        "On paper a question mark stands for {letters}, because the font of the cards lacks them. Write "
        "those names by hand, or spell them with Latin letters."
    )
    return text.format(letters=format_list(letters[:MOST_LETTERS]))


def _rounds(
    night: ClubNight, known: tuple[Round, ...], number: int | None
) -> tuple[tuple[int, Round | None], ...]:
    """The rounds whose cards are printed: those that are known, or the first one; or the one asked for."""
    if number is None:
        return tuple(enumerate(known, 1)) or ((1, None),)
    if number > max(night.rounds, len(known)):
        raise BadRequest(
            _("There's no round {n}: the rounds are 1 to {last}.").format(
                n=format_number(number), last=format_number(max(night.rounds, len(known)))
            )
        )
    return ((number, known[number - 1] if number <= len(known) else None),)
