"""Positions with slips, as text: the director's ruling under each sheet."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cli.command_line import make_parser
from game.cli.question_commands import CHARGES, DEEDS
from game.course.honest_words import EXAMPLES
from game.rules.actions import Charge
from game.rules.reasons import ConsequenceKind
from game.rules.slips import Finding
from game.text.explaining import answer
from game.text.position import position
from game.text.position_fields import BadPosition, fields_of
from game.text.slip_position import ruled

RENEGED = (
    "hand: KH 9D TC TH JD; dealer: left; trump: spades; maker: left; "
    "done: partner AH, right 9H, me KH, left 9C, gather, partner TD, right KD, me 9D, left QH"
)
LONER = "dealer: left; trump: spades; maker: left; alone: yes; done: partner AH, right QH"
LATE_ALONE = "hand: KH 9D TC TH JD; dealer: left; trump: spades; maker: me; done: me say-alone"
MISDEAL = "dealer: left; done: left deal, left turn-over"
NUMBER = "dealer: left; done: left deal, left deal 1, left deal-out, right count-cards"
CLAIM = "dealer: left; trump: spades; maker: left; done: partner claim"
CALLED = "dealer: right; upcard: JD; done: partner order-up"


@pytest.mark.parametrize(
    ("sheet", "written", "cost", "clause"),
    [
        ("danville", RENEGED, ConsequenceKind.RENEGE, "DAN-09"),
        ("hoyle-2001", RENEGED, ConsequenceKind.RENEGE_CHOICE, "H01-37"),
        ("bicycle", RENEGED, ConsequenceKind.RENEGE, "BASE-31"),
        ("bicycle", LONER, ConsequenceKind.TAKEN_BACK, "BASE-70"),
        ("wednesday-night", LONER, ConsequenceKind.LONE_LOST, "WED-14"),
        ("butler", LATE_ALONE, ConsequenceKind.CALL_VOID, "BUT-19"),
        ("danville", MISDEAL, ConsequenceKind.DEAL_PASSES, "DAN-04"),
        ("hoyle-2001", MISDEAL, ConsequenceKind.NEW_DEAL, "H01-25"),
        ("wednesday-night", CLAIM, ConsequenceKind.POINTED_OUT, "WED-17"),
        ("hoyle-2001", CALLED, ConsequenceKind.SIDE_BARRED, "H01-28"),
    ],
)
def test_the_last_slip_is_ruled_on_as_the_sheet_has_it(
    sheet: str, written: str, cost: ConsequenceKind, clause: str
) -> None:
    ruling = ruled(fields_of(f"rules: {sheet}; {written}")).ruling
    assert ruling.cost is not None
    assert (ruling.cost.kind, ruling.clause) == (cost, clause)


def test_a_wrong_number_that_was_counted_needs_nobody_to_call_it() -> None:
    ruling = ruled(fields_of(f"rules: hoyle-2001; {NUMBER}")).ruling
    assert (ruling.finding, ruling.clause) == (Finding.CHARGED, "H01-29")


def test_who_calls_can_be_written(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = "dealer: left; trump: spades; maker: left; done: partner AH, right 9H, me call-out right renege"
    assert ruled(fields_of(wrong)).ruling.finding is Finding.NOTHING


HELD = "dealer: left; trump: spades; maker: left; done: partner AH, right 9H, me KH, left 9C"


def test_cards_of_others_can_be_given() -> None:
    with pytest.raises(BadPosition, match="Everything that happened here is allowed"):
        ruled(fields_of(f"rules: hoyle-2001; {HELD}"))
    written = f"rules: hoyle-2001; hand: KH 9D TC TH JD; left hand: QH 9C; {HELD}"
    assert ruled(fields_of(written)).ruling.slip == "renege"
    assert ruled(fields_of(written.replace("left hand", "left-hand"))).ruling.slip == "renege"
    with pytest.raises(BadPosition, match="Everything that happened here is allowed"):
        ruled(fields_of(written.replace("QH 9C", "9C QS AS KS AD").replace("right 9H", "right QH")))


def test_cards_of_others_belong_to_positions_with_slips() -> None:
    with pytest.raises(BadPosition, match="“partner hand:” only goes with “done:”"):
        position(fields_of("hand: JD AD; trump: hearts; partner hand: KC; led: KH; play: AD"))


@pytest.mark.clause("H01-29")
def test_who_goes_on_dealing_need_not_be_named_again() -> None:
    written = "rules: hoyle-2001; dealer: right; done: right deal, right deal 1, deal-out, me count-cards"
    short = ruled(fields_of(written)).ruling
    assert ruled(fields_of(written.replace(", deal-out", ", right deal-out"))).ruling == short


def test_what_can_be_done_is_listed_in_the_help_and_where_it_is_none(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert set(DEEDS) == set(EXAMPLES)
    assert tuple(map(str, Charge)) == CHARGES
    with pytest.raises(SystemExit):
        make_parser(lambda options: 0).parse_args(["explain", "--help"])
    said = capsys.readouterr().out
    assert all(words in said.replace("\n", " ") for words in ("mix-tricks", "look-at 1", "against-duty"))
    with pytest.raises(BadPosition, match="count-cards"):
        ruled(fields_of("trump: spades; done: left claims"))


def test_the_answer_has_the_ruling_its_clause_and_the_other_tables(
    capsys: pytest.CaptureFixture[str],
) -> None:
    answer(f"rules: danville; {LONER}", as_json=False)
    said = " ".join(capsys.readouterr().out.split())
    assert "East played the queen of hearts while sitting out." in said
    assert "Wednesday night: It isn't a lone hand anymore, and all four play it out. WED-14." in said
    assert "BASE-70 (Danville rules don't say" in said


def test_programs_get_the_same_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    answer(f"rules: hoyle-2001; {RENEGED}", as_json=True)
    said = json.loads(capsys.readouterr().out)
    assert (said["finding"], said["slip"], said["seat"]) == ("charged", "renege", 1)
    assert said["cost"] == {"kind": "renege-choice", "points": 2, "other": 2}
    assert said["rules"][0]["id"] == "H01-37"
    assert [ruleset for other in said["elsewhere"] for ruleset in other["rulesets"]] == [
        "danville", "hoyle-classic", "bicycle", "butler", "wednesday-night",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("trump: spades; done: left 9X", "isn't something a seat can do"),
        ("trump: spades; done: fred 9C", "isn't a player"),
        ("trump: spades; done: me 9C", "Everything that happened here is allowed."),
        ("led: KH; done: me 9C", "“led:” doesn't go with “done:”"),
        ("trump: spades; done: left 9C, left 9C", "."),
        ("done: ", "."),
    ],
)
def test_what_nobody_could_do_is_said_with_what_to_change(written: str, told: str) -> None:
    with pytest.raises(BadPosition) as fault:
        ruled(fields_of(written))
    assert told in fault.value.sentence


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(("me", "left", "partner", "right", "")),
            st.sampled_from(
                ("9C", "AH", "deal", "turn-over", "claim", "gather", "order-up", "pass", "count-cards", "x")
            ),
        ),
        max_size=6,
    ),
    st.sampled_from(("", "trump: spades; ", "trump: hearts; maker: left; alone: yes; ", "upcard: JD; ")),
)
def test_any_text_is_ruled_on_or_said_to_be_wrong(deeds: list[tuple[str, str]], before: str) -> None:
    done = ", ".join(f"{seat} {what}".strip() for seat, what in deeds)
    try:
        found = ruled(fields_of(f"{before}done: {done}"))
        told = found.view.ruleset.clauses[found.ruling.clause].says
    except BadPosition as fault:
        told = fault.sentence
    assert told
