"""What the same slip costs at other tables: every sheet answers once, with its own clause."""

from __future__ import annotations

import pytest

from game import i18n
from game.rules.actions import ActionKind
from game.rules.hand import legal
from game.rules.rulings import surplus
from game.rules.seats import Seat
from game.rules.slips import Ruling
from game.rules.view import SeatView
from game.rulesets.shipped import list_rulesets
from game.tutor.rulings import tell_ruling
from game.tutor.rulings_elsewhere import ruling_elsewhere
from game.words.markup import plain
from tests.tutor.ruled import SIX, dealing, play, ruled, table
from tests.tutor.ruled_cases import CASES, PLAIN, UP

EXPOSED = "The card stays face up and must be played at the first legal chance."
BARRED = (
    f"{EXPOSED} Until then, that player's partner can lead that suit only if there's nothing else to lead."
)
VOID, PASSES_ONLY = (
    "The call is void.",
    "The call is void, and that side can only pass for the rest of the hand.",
)


def answers(view: SeatView, ruling: Ruling) -> dict[str, tuple[str, ...]]:
    """What is said, and the clauses it rests on."""
    others = ruling_elsewhere(view, ruling, list_rulesets())
    return {plain(other.line): tuple(cited.id for cited in other.citations) for other in others}


def at_classic(name: str) -> dict[str, tuple[str, ...]]:
    return answers(*ruled(table("hoyle-classic", CASES[name].hands), CASES[name].actions))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "the card shows later",
            {
                "The other side scores 2 points.": ("DAN-09", "BASE-31", "BUT-21", "WED-26"),
                "The other side scores 2 or takes 2 off the reneging side's score.": ("H01-37",),
            },
        ),
        (
            "the lone player reneged",
            {
                "The other side scores 2 points.": ("DAN-09", "BASE-31", "BUT-21"),
                "The other side scores 2 or takes 4 off the reneging side's score.": ("H01-37",),
                "The other side scores 3 points.": ("WED-28",),
            },
        ),
        (
            "a renege against a lone hand",
            {
                "The other side scores 2 points.": ("DAN-09", "BASE-31", "BUT-21"),
                "The other side scores 2 or takes 2 off the reneging side's score.": ("H01-37",),
                "The lone player scores 5, and their partner 4.": ("WED-29",),
            },
        ),
        (
            "an opponent led out of turn",
            {
                EXPOSED: ("BASE-62", "BASE-62", "BASE-62"),
                f"{EXPOSED} The other side can choose the suit of the next lead.": ("H01-32",),
                BARRED: ("WED-31",),
            },
        ),
        (
            "all four played on a lead out of turn",
            {
                EXPOSED: ("BASE-62", "BASE-62", "BASE-62"),
                f"{EXPOSED} The other side can choose the suit of the next lead.": ("H01-32",),
                "Everyone has played to it, so it stands.": ("WED-31",),
            },
        ),
        (
            "a lone player led out of turn",
            {
                "The player takes the card back, and there's no penalty.": (
                    "BASE-66",
                    "H01-33",
                    "BASE-66",
                    "BASE-66",
                ),
                EXPOSED: ("WED-31",),
            },
        ),
        (
            "your partner called out of turn",
            {
                VOID: ("BASE-59", "BASE-59", "BASE-59"),
                PASSES_ONLY: ("H01-28",),
                "The call is void. The other side takes 2 points or plays a lone hand.": ("WED-33",),
            },
        ),
        (
            "the suit turned down",
            {
                "The call is void, and the player calls again.": ("BASE-58", "BASE-58", "BASE-58", "BASE-58"),
                PASSES_ONLY: ("H01-27",),
            },
        ),
        (
            "the lone player's partner played",
            {
                "The card goes back, and the lone hand continues.": ("BASE-70",) * 4,
                "It isn't a lone hand anymore, and all four play it out.": ("WED-14",),
            },
        ),
        (
            "table talk",
            {
                "That costs nothing.": ("BASE-55",) * 4,
                "The other side can choose the suit of the next lead.": ("H01-35",),
            },
        ),
        (
            "a lead before the call",
            {
                "The player takes the card back, and there's no penalty.": ("BASE-71",) * 4,
                BARRED: ("WED-36",),
            },
        ),
    ],
)
def test_each_other_sheet_says_what_the_same_slip_costs_there(
    name: str, said: dict[str, tuple[str, ...]]
) -> None:
    assert at_classic(name) == said


def test_what_is_no_slip_elsewhere_is_said_to_be_allowed() -> None:
    natural = answers(*ruled(table("danville", PLAIN), "0:order 1:director:0:call"))
    assert natural == {"That call is allowed.": ("BASE-12", "BASE-12", "BASE-12", "BASE-12", "WED-09")}
    asked = answers(*ruled(table("wednesday-night", PLAIN), f"{UP} 1:ask-trump 0:director:1:said"))
    assert asked == {"Anyone can ask what's trump.": ("BASE-46",) * 5}
    hands = ("AH KC QC JC TD", "AS KS QS JS 9S", "AD KD QD JD TS", "AC KH QH TH 9C")
    early = "0:pass 1:pass 2:pass 3:order 0:play:AH 1:director:0:showed"
    assert answers(*ruled(table("hoyle-classic", hands), early))["That lead is allowed."] == ("WED-36",)
    packet = answers(*ruled(dealing("bicycle", 0), "3:deal:2 0:director:3:deal"))
    assert "Dealing that many at once is allowed." in packet


def test_mixed_tricks_prove_nothing_elsewhere() -> None:
    mixed = f"{UP} 0:play:TD 1:play:AS 2:play:AD 3:play:KH gather 3:mix 0:director:3:renege"
    told = answers(*ruled(table("wednesday-night", PLAIN), mixed))
    assert told == {"The tricks can't be checked, so there's no proof.": ("BASE-69",) * 5}


def test_a_misdeal_passes_the_deal_under_danville_rules_alone() -> None:
    told = answers(*ruled(dealing("hoyle-classic", 0), "3:lose 0:director:3:deal"))
    assert told == {
        "It's a misdeal, and the next player deals.": ("DAN-04",),
        "The same dealer deals again.": ("H01-25", "BASE-56", "BASE-56", "WED-05"),
    }


def test_a_wrong_number_found_late_costs_the_score_everywhere() -> None:
    state = dealing("danville", 4)
    state, _events = play(state, "3:deal:3 next next next next")
    assert surplus(state, Seat.SOUTH) == 1
    while not state.tricks:
        choices = legal(state, state.turn)
        keen = [action for action in choices if action.kind is not ActionKind.PASS]
        state, _events = play(state, str((keen or list(choices))[0]))
    assert answers(*ruled(state, "0:count")) == {
        "The hand is played out, but that side can't score.": (
            "BASE-57", "H01-29", "BASE-57", "BASE-57", "WED-34",
        )
    }  # fmt: skip


@pytest.mark.parametrize("sheet", SIX)
@pytest.mark.parametrize("name", CASES)
def test_every_other_sheet_answers_once_and_says_whether_it_agrees(name: str, sheet: str) -> None:
    view, ruling = ruled(table(sheet, CASES[name].hands), CASES[name].actions)
    others = ruling_elsewhere(view, ruling, list_rulesets())
    if ruling.cost is None:
        assert others == ()
        return
    asked = [ruleset_id for other in others for ruleset_id in other.rulesets]
    assert sorted((*asked, sheet)) == sorted(SIX)
    assert sum(other.same for other in others) <= 1
    for other in others:
        assert len(other.citations) == len(other.rulesets)
        assert other.line.endswith(".")
        assert not {"{", "}"} & set(other.line)


def test_other_tables_speak_the_language_in_use() -> None:
    i18n.use(i18n.PSEUDO)
    view, ruling = ruled(table("hoyle-classic", PLAIN), CASES["an opponent led out of turn"].actions)
    assert all(other.line.startswith("[") for other in ruling_elsewhere(view, ruling, list_rulesets()))
    assert tell_ruling(view, ruling).citation.title
