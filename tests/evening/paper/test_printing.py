"""The PDFs of a night: as many pages as there should be, what stands on them, and nothing runs off."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace

import pypdfium2
import pytest

from game.evening.club.coming import planned
from game.evening.club.entering import with_next_round, with_score
from game.evening.club.night import ClubNight, Entry
from game.evening.event import EventKind
from game.evening.paper.lettering import SMALLEST
from game.evening.paper.printing import What, print_night, unprinted
from game.evening.paper.sheet import Paper
from game.evening.planning.request import BadRequest
from tests.evening.club.nights import club_night
from tests.evening.paper.pdfs import Page, pages_of

ROTATION = club_night("wednesday-night", EventKind.ROTATION, 16, rounds=8)
PROGRESSIVE = club_night("wednesday-night", EventKind.PROGRESSIVE, 9)
TEAMS = club_night("butler", EventKind.TEAMS, 12)
WIDEST = tuple("W" * 24 if number == 0 else f"{number:W>24}" for number in range(120))


def printed(
    night: ClubNight, what: What, paper: Paper = Paper.A4, number: int | None = None
) -> tuple[Page, ...]:
    return pages_of(print_night(night, what, paper, number))


def scored(night: ClubNight) -> ClubNight:
    """The night after a round in which the first pair of each table got 9, the other 4."""
    night = with_next_round(night)
    for place in range(1, len(night.seated[0].tables) + 1):
        night = with_score(night, 1, place, Entry((9, 9, 4, 4)))
    return night


@pytest.mark.parametrize(("paper", "size"), [(Paper.A4, (595, 842)), (Paper.LETTER, (612, 792))])
def test_four_cards_stand_on_a_page_of_either_paper(paper: Paper, size: tuple[int, int]) -> None:
    pages = printed(ROTATION, What.TALLIES, paper)
    assert len(pages) == 4
    assert {(round(page.width), round(page.height)) for page in pages} == {size}
    assert [page.text.count("rounds of") for page in pages] == [4, 4, 4, 4]


def test_a_tally_has_table_seat_partner_and_opponents_of_every_round() -> None:
    (page, *_others) = printed(ROTATION, What.TALLIES)
    first = page.text.split("Total")[0].splitlines()
    for number, each in enumerate(planned(ROTATION), 1):
        place = each.table_of(1)
        table = each.tables[place - 1]
        one, other = table.opponents(1)
        rest = f"{table.partner(1)} {one}, {other}"
        assert any(line.startswith(f"{number} {place} ") and line.endswith(rest) for line in first), first


def test_every_table_of_every_round_has_a_card_and_so_have_those_who_sit_out() -> None:
    night = club_night("wednesday-night", EventKind.ROTATION, 9, rounds=4)
    text = "\n".join(page.text for page in printed(night, What.CARDS))
    assert (text.count("Table 1"), text.count("Table 2"), text.count("Sitting out")) == (4, 4, 4)
    only = printed(night, What.CARDS, number=3)
    assert len(only) == 1
    assert "Round 3" in only[0].text
    assert "Round 1" not in only[0].text


@pytest.mark.clause("WED-24")
def test_everyone_has_a_card_with_eight_boxes_to_be_initialed() -> None:
    pages = printed(scored(PROGRESSIVE), What.SCORE_CARDS)
    assert len(pages) == 2
    card = pages[0].text
    assert card.count("Initials, us") == card.count("Them, card no.") == 4
    assert card.count("Look for a hand") == 4
    assert {str(hand) for hand in range(1, 9)} <= set(card.split())
    assert "12" not in card.split()


@pytest.mark.clause("BUT-09")
def test_a_team_has_a_card_with_twelve_boxes_for_the_others_to_sign() -> None:
    pages = printed(scored(TEAMS), What.SCORE_CARDS)
    text = "\n".join(page.text for page in pages)
    assert len(pages) == 2
    assert text.count("Signed by the other team") == 6
    assert {str(hand) for hand in range(1, 13)} <= set(text.split())
    assert "Initials" not in text


def test_cards_of_a_round_that_is_not_seated_have_blanks() -> None:
    (page, *_others) = printed(PROGRESSIVE, What.SCORE_CARDS)
    assert page.text.count("With") == 4
    assert "table" not in page.text
    with pytest.raises(BadRequest):
        print_night(PROGRESSIVE, What.CARDS, Paper.A4)


def test_the_standing_says_places_points_and_ties() -> None:
    (page,) = printed(scored(PROGRESSIVE), What.STANDING)
    lines = page.text.splitlines()
    assert "1= 1 Player 1 9 – 9" in lines
    assert "9 9 Player 9 – – 0" in lines
    assert "20 November: Standings after 1 round" in lines


def test_a_long_standing_goes_on_over_the_pages() -> None:
    night = club_night("wednesday-night", EventKind.ROTATION, 120, rounds=1)
    pages = printed(night, What.STANDING)
    assert len(pages) > 1
    text = "\n".join(page.text for page in pages)
    assert re.findall(r"= (\d+) Player \1\b", text) == [str(number) for number in range(1, 121)]


def test_all_is_everything_one_after_the_other() -> None:
    night = scored(PROGRESSIVE)
    parts = [what for what in What if what is not What.ALL]
    apart = [page.text for what in parts for page in printed(night, what)]
    assert [page.text for page in printed(night, What.ALL)] == apart


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("what", [What.CARDS, What.SCORE_CARDS, What.TALLIES, What.STANDING, What.RULES])
def test_nothing_runs_off_the_page_for_a_hundred_and_twenty_of_the_widest_names(
    what: What, paper: Paper
) -> None:
    night = replace(
        with_next_round(club_night("wednesday-night", EventKind.ROTATION, 120, rounds=12, names=WIDEST)),
        club="W" * 60,
        date="W" * 60,
    )
    pages = printed(night, what, paper, 1)
    middle = (pages[0].width / 2, pages[0].height / 2)
    for page in pages:
        for letter in page.letters:
            assert 14 < letter.left < letter.right < page.width - 14 or letter.sign == "…"
            assert 14 < letter.bottom < letter.top < page.height - 14
            if what in (What.CARDS, What.SCORE_CARDS, What.TALLIES):
                assert (letter.right < middle[0] - 14) or (letter.left > middle[0] + 14), letter
                assert (letter.top < middle[1] - 10) or (letter.bottom > middle[1] + 10), letter


@pytest.mark.parametrize("what", [What.CARDS, What.SCORE_CARDS, What.TALLIES, What.STANDING, What.RULES])
def test_no_print_is_smaller_than_the_smallest(what: What) -> None:
    for night in (scored(PROGRESSIVE), scored(TEAMS)):
        for page in printed(night, what, Paper.LETTER):
            assert min(letter.size for letter in page.letters) >= SMALLEST - 0.01


def test_names_that_the_fonts_lack_are_printed_as_near_as_can_be() -> None:
    night = club_night("butler", EventKind.TEAMS, 4, names=("Zoë Żak", "Ĉapelo", "愛子", "O'Neil"))
    (page,) = printed(night, What.TALLIES)
    assert all(name in page.text for name in ("Zoë Żak", "Capelo", "??", "O’Neil"))


def test_a_club_with_a_long_name_has_all_of_it_on_the_cards_of_its_tables() -> None:
    club = "Wexford Ladies’ & Gentlemen’s Thursday Euchre Society"
    night = with_next_round(replace(club_night("butler", EventKind.TEAMS, 8), club=club))
    for paper in Paper:
        (page,) = pages_of(print_night(night, What.CARDS, paper))
        assert page.text.count(club) == 2


def test_who_prints_is_told_of_letters_that_no_font_has() -> None:
    night = club_night("butler", EventKind.TEAMS, 4, names=("Zoë Żak", "Who?", "愛子 愛", "O'Neil"))
    assert "stands for 愛 and 子, because" in unprinted(night, What.TALLIES)
    assert unprinted(night, What.RULES) == ""
    readable = club_night("butler", EventKind.TEAMS, 4, names=("Zoë Żak", "Who?", "O'Neil"))
    assert unprinted(readable, What.ALL) == ""


def test_the_fonts_of_the_project_are_embedded() -> None:
    content = print_night(ROTATION, What.TALLIES, Paper.A4)
    assert b"/FontFile2" in content
    document = pypdfium2.PdfDocument(content)
    names = {
        each.get_font().get_base_name()
        for each in document[0].get_objects(filter=[pypdfium2.raw.FPDF_PAGEOBJ_TEXT])
    }
    assert all("LeftBowerText" in name or "Fraunces" in name for name in names), names


def test_a_round_that_is_not_there_has_no_cards() -> None:
    with pytest.raises(BadRequest, match="no round 9"):
        print_night(ROTATION, What.CARDS, Paper.A4, 9)


def test_the_same_night_is_printed_the_same() -> None:
    assert print_night(ROTATION, What.RULES, Paper.A4) == print_night(ROTATION, What.RULES, Paper.A4)


def test_reportlab_is_imported_when_something_is_printed_and_not_before() -> None:
    script = (
        "import sys, game.cli.command_line, game.cli.club_commands, game.text.club_night, game.evening.club, "
        "game.evening.planning, game.pages.seating_lines\n"
        "assert 'reportlab' not in sys.modules\n"
        "import game.text.club_print\n"
        "assert 'reportlab' in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)
