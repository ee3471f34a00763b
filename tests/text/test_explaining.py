"""`leftbower explain`: a position given as text, for people and for programs."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.cli.entry import main
from game.rules.cards import pack
from game.text.explaining import answer
from game.text.position import position
from game.text.position_fields import KEYS, BadPosition, fields_of

FOLLOW = "hand: JD AD KS TC 9S; trump: hearts; led: KH JH TH; play: AD; rules: hoyle-classic"


def told(capsys: pytest.CaptureFixture[str], text: str) -> list[str]:
    assert answer(text, as_json=False) == 0
    return capsys.readouterr().out.splitlines()


def data(capsys: pytest.CaptureFixture[str], text: str) -> dict[str, Any]:
    assert answer(text, as_json=True) == 0
    loaded: dict[str, Any] = json.loads(capsys.readouterr().out)
    return loaded


@pytest.mark.clause("HOY-06")
def test_a_card_is_explained_as_at_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, FOLLOW)
    assert said[3].startswith("Hearts are trump, from high to low: jack of hearts, jack of diamonds, ")
    assert [*said[:3], said[4]] == [
        "The ace of diamonds isn't allowed here.",
        "The jack of diamonds is the left bower, so while hearts are trump, it's a heart.",
        "Hearts were led and you have a heart, the jack of diamonds, so you must follow suit.",
        "Your sheet doesn't name a penalty. "
        "Usually your opponents score 2 points for a renege once the trick is gathered.",
    ]


def test_without_a_question_every_card_is_gone_through(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "hand JD AD KS TC 9S; trump H; led KH")
    assert len(lines) == 5
    assert sum("isn't allowed" in line for line in lines) == 4


@pytest.mark.clause("DAN-10")
def test_a_call_names_the_tables_that_judge_it_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    call = "hand: JD AD KS TC 9S; upcard: 9H; dealer: right; rules: danville; call: order"
    answered = data(capsys, call)
    assert answered["legal"] is False
    assert answered["reasons"][0]["kind"] == "left-is-not-natural"
    assert answered["reasons"][0]["clause"] == "DAN-10"
    assert answered["cost"]["kind"] == "not-natural"
    (other,) = answered["elsewhere"]
    assert other["legal"] is True
    assert {"bicycle", "wednesday-night"} <= set(other["rulesets"])


def test_a_dealer_with_six_cards_is_told_what_may_go(capsys: pytest.CaptureFixture[str]) -> None:
    answered = data(capsys, "hand: 9S TS QD KC AC 9H; upcard: 9H; rules: hoyle-classic")
    assert {each["action"]: each["legal"] for each in answered["actions"]}["discard:9H"] is False


def test_a_fact_of_the_table_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    answered = data(capsys, "hand: 9S TS KS AS QD; trump: H; dealer: right; about: lead")
    assert answered["legal"] is None
    assert answered["reasons"][0]["kind"] == "leads-first"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "needs a hand"),
        ("hand: JD", "Say what's trump"),
        ("hand: JD JD; trump: H", "listed twice"),
        ("hand: JD; trump: blue", "isn't a suit"),
        ("hand: ZZ; trump: H", "as cards"),
        ("hand: JD; trump: H; led: KH QH TH 9H", "too many cards"),
        ("hand: 9S TS QS KS AS 9D TD; trump: H", "too many cards here"),
        ("nonsense", "doesn't start with any of these"),
        ("hand: JD; trump: H; rules: nowhere", "no ruleset nowhere"),
        ("hand: JD; trump: H; dealer: grandmother", "isn't a player"),
        ("hand: JD; trump: H; play: fly", "You can't do or ask"),
        ("hand: JD; trump: H; about: weather", "You can't do or ask"),
        ("hand: JD; trump: H; maker: partner; alone: yes", "sits out"),
    ],
)
def test_a_position_that_cannot_stand_is_refused_in_a_sentence(text: str, words: str) -> None:
    with pytest.raises(BadPosition) as fault:
        answer(text, as_json=False)
    assert words in fault.value.sentence


def test_the_command_takes_the_parts_as_options_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "--hand", "JD AD", "--trump", "hearts", "--led", "KH", "--play", "AD"]) == 0
    assert "left bower" in capsys.readouterr().out
    assert main(["explain", "hand: JD JD; trump: H"]) == 1
    assert "listed twice" in capsys.readouterr().err


PARTS = st.builds(
    "{}: {}".format,
    st.sampled_from(KEYS),
    st.one_of(
        st.text(max_size=8),
        st.lists(st.sampled_from([str(card) for card in pack(32, joker=True)]), max_size=6).map(" ".join),
        st.sampled_from(["H", "clubs", "me", "left", "pass", "order", "lead", "yes", "danville"]),
    ),
)


@given(parts=st.lists(PARTS, max_size=6))
@example(["hand: XX", "upcard: XX", "call: pass"])
@example(["hand: JD", "upcard: 9H", "turned down: 9H"])
def test_any_text_is_answered_or_refused_in_a_sentence(parts: list[str]) -> None:
    with contextlib.suppress(BadPosition):
        place = position(fields_of("; ".join(parts)))
        assert set(place.asked) <= set(KEYS)
        assert answer("; ".join(parts), as_json=False) == 0


@pytest.mark.parametrize(
    ("about", "position"),
    [
        ("dealer", "hand: JD AD KS TC 9S; trump: hearts; led: KH"),
        ("lead", "hand: JD AD KS; trump: hearts; led: KH"),
        ("trump", "hand: JD AD KS TC 9S; trump: hearts; led: KH; maker: left"),
    ],
)
def test_what_a_position_does_not_hold_is_not_claimed(about: str, position: str) -> None:
    with pytest.raises(BadPosition):
        answer(f"{position}; about: {about}", as_json=False)


def test_who_leads_a_position_is_who_leads_there(capsys: pytest.CaptureFixture[str]) -> None:
    lone = "hand: JD AD KS TC 9S; trump: hearts; maker: left; alone: yes; rules: hoyle-2001"
    assert data(capsys, f"{lone}; about: lead")["reasons"][0]["seat"] == 2
    assert data(capsys, f"{lone}; play: AD")["legal"] is False
    led = data(capsys, "hand: JD AD KS TC 9S; trump: hearts; led: KH; about: lead")
    assert led["reasons"][0]["seat"] == 3
    with pytest.raises(BadPosition):
        answer("hand: JD AD KS TC 9S; trump: hearts; led: KH; dealer: me; about: lead", as_json=False)


@pytest.mark.clause("H01-16")
def test_every_other_table_is_heard_with_its_own_clause(capsys: pytest.CaptureFixture[str]) -> None:
    lone = "hand: JD AD KS TC 9S; trump: hearts; maker: left; alone: yes; rules: hoyle-2001; about: lead"
    told = data(capsys, lone)
    (other,) = told["elsewhere"]
    heard = dict(zip(other["rulesets"], other["clauses"], strict=True))
    assert heard == {
        "danville": "HOY-21",
        "hoyle-classic": "HOY-21",
        "bicycle": "BIC-21",
        "butler": "BUT-19",
        "wednesday-night": "HOY-21",
    }
    follow = data(capsys, FOLLOW)
    assert len(follow["same"]) + len(follow["cannot_come_up"]) == 5


@pytest.mark.parametrize(
    ("position", "words", "clause"),
    [
        ("hand: 9H AD KS TC 9S; trump: H; led: JD; play: AD", "it counts as a heart", "HOY-04"),
        ("hand: XX AD KS TC 9S; trump: H; led: JH; play: AD; rules: bicycle", "it's a heart", "BIC-04"),
        (
            "hand: 9H AD KS TC 9S; trump: H; led: XX; play: 9H; rules: bicycle",
            "it counts as a heart",
            "BIC-04",
        ),
    ],
)
def test_a_card_that_looks_otherwise_is_told_to_be_trump(
    capsys: pytest.CaptureFixture[str], position: str, words: str, clause: str
) -> None:
    answered = data(capsys, position)
    assert words in answered["paragraph"]
    assert clause in [rule["id"] for rule in answered["rules"]]


def test_a_price_is_named_only_where_the_sheet_has_one(capsys: pytest.CaptureFixture[str]) -> None:
    illegal = "hand: KH AD KS TC 9S; trump: hearts; led: 9H; play: AD; rules:"
    assert "real table" in data(capsys, f"{illegal} danville")["cost"]["says"]
    assert "doesn't name a penalty" in data(capsys, f"{illegal} hoyle-classic")["cost"]["says"]


def test_the_maker_is_heard_while_the_dealer_discards(capsys: pytest.CaptureFixture[str]) -> None:
    six = "hand: 9H AD KS TC 9S JH; upcard: JH; maker: partner; about: trump"
    assert data(capsys, six)["reasons"][0]["seat"] == 2


def test_players_of_another_table_are_called_by_where_they_sit(capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, "hand: JD AD KS TC 9S; upcard: 9H; dealer: right; call: pass")
    assert "It would be West's turn next." in said[1]
    assert said[-1].startswith("You sit South.")
    assert not told(capsys, FOLLOW)[-1].startswith("You sit South.")
    everything = json.dumps(data(capsys, "hand: JD AD KS TC 9S; upcard: 9H; dealer: left; call: hearts"))
    assert not {"Nora", "Walt", "Ezra"} & set(everything.replace(".", " ").split())


@pytest.mark.clause("WED-30")
def test_a_renege_against_a_lone_hand_has_both_prices_where_the_earlier_tricks_are_unknown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lone = "trump: spades; maker: left; alone: yes; led: KC; play: 9H; rules: wednesday-night"
    late = data(capsys, f"hand: 9H AH QC; {lone}")["cost"]
    assert (late["points"], late["other"], late["stopped"]) == (5, 4, 2)
    first = data(capsys, f"hand: 9H AH QC TC 9C; {lone}".replace("KC", "AC KC"))["cost"]
    assert (first["points"], first["other"], first["stopped"]) == (5, 4, 0)


@pytest.mark.clause("WED-32")
def test_an_exposed_card_of_a_position_has_to_be_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    held = "hand: 9H KH TC; trump: spades; led: AH; exposed: 9H; rules: wednesday-night"
    answer(f"{held}; play: KH", as_json=False)
    refused = capsys.readouterr().out
    assert "isn't allowed" in refused
    assert "Your nine of hearts is exposed" in refused
    answer(f"{held}; play: 9H", as_json=False)
    allowed = capsys.readouterr().out
    assert "You can play the nine of hearts." in allowed
    assert "any of your hearts" not in allowed


@pytest.mark.clause("WED-31")
@pytest.mark.parametrize(("rules", "barred"), [("wednesday-night", True), ("danville", False)])
def test_a_partners_exposed_card_bars_its_suit_where_the_sheet_says_so(
    rules: str, barred: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f"hand: 9H KH TC; trump: spades; partner exposed: QH; play: KH; rules: {rules}"
    answer(text, as_json=False)
    assert ("isn't allowed" in capsys.readouterr().out) is barred


@pytest.mark.clause("H01-32")
def test_a_suit_that_was_named_has_to_be_led(capsys: pytest.CaptureFixture[str]) -> None:
    text = "hand: 9H KH TC; trump: spades; named: clubs; play: KH; rules: hoyle-2001"
    answer(text, as_json=False)
    assert "you must lead a club" in capsys.readouterr().out
