"""Honest tables of lessons: slips and rulings among the deeds, and what nobody could do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.course.unfillable import Unfillable
from game.rules.actions import Phase
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rules.slips import Finding, SlipKind
from game.rules.state import State
from game.rulesets.shipped import load_ruleset
from game.storage import paths
from game.yamlfile.yaml_positions import YamlFault
from tests.course.writing import dealt, faults, lesson, run

HOYLE = load_ruleset("hoyle-2001")
BUTLER = load_ruleset("butler")

OPEN = """\
dealer: you
trump: hearts
maker: partner
made: second-round
honest: true
hands:
  you: [JD, AD, KS, TC, 9S]
  left: {has: [KD, 9C], lacks: [JH]}
  partner: {has: [JH, QD]}
  right: {has: [TD, AS]}
"""


def table(*deeds: str, base: str = OPEN) -> str:
    return base + f"deeds: [{', '.join(deeds)}]\n"


def slips(state: State) -> list[SlipKind]:
    assert state.honest is not None
    return [slip.kind for slip in state.honest.slips]


@pytest.mark.parametrize(
    ("deeds", "kinds"),
    [
        (("left KD", "partner JH"), [SlipKind.RENEGE]),
        (("right AS",), [SlipKind.LED_OUT_OF_TURN]),
        (("left KD", "right TD"), [SlipKind.PLAYED_OUT_OF_TURN]),
        (("left drop 9C",), [SlipKind.DROPPED]),
        (("partner hint hearts", "right claim"), [SlipKind.TOLD, SlipKind.CLAIMED]),
        (("left KD", "partner QD", "right TD", "you AD", "gather", "left look-at 1"), [SlipKind.LOOKED]),
        (("left KD", "partner QD", "right TD", "you AD", "gather", "partner mix-tricks"), [SlipKind.MIXED]),
    ],
)
def test_a_slip_among_the_deeds_is_done_and_kept(deeds: tuple[str, ...], kinds: list[SlipKind]) -> None:
    assert slips(dealt(table(*deeds))) == kinds


def test_what_the_director_finds_is_the_engines_word() -> None:
    state = dealt(table("left KD", "partner JH", "right TD", "you call-out partner renege"), HOYLE)
    assert state.honest is not None
    (ruling,) = state.honest.rulings
    assert (ruling.finding, ruling.slip, ruling.of) == (Finding.CHARGED, SlipKind.RENEGE, Seat.NORTH)
    assert state.honest.duties.exposed_of(Seat.NORTH) == (Card.parse("JH"),)


CALLING = """\
dealer: right
upcard: 9H
calls: []
honest: true
hands:
  partner: {has: [AH, KH]}
"""


def test_calls_out_of_turn_and_words_of_ones_own() -> None:
    assert slips(dealt(table("left order-up", base=CALLING))) == [SlipKind.CALLED_OUT_OF_TURN]
    assert slips(dealt(table("left pass", base=CALLING))) == [SlipKind.PASSED_OUT_OF_TURN]
    assert slips(dealt(table("you take-that-one", base=CALLING))) == [SlipKind.WRONG_WORDS]


DEALING = "dealer: left\nhonest: true\ndealing: true\n"


def test_a_misdeal_is_dealt_before_ones_eyes() -> None:
    assert slips(dealt(table("left deal", "left turn-over", base=DEALING))) == [SlipKind.SHOWN_IN_DEAL]
    assert slips(dealt(table("left deal 4", base=DEALING))) == [SlipKind.WRONG_PACKET]
    assert slips(dealt(table("partner deal 3", base=DEALING))) == [SlipKind.DEALT_OUT_OF_TURN]
    state = dealt(table("left deal", "left deal 1", "left deal-out", base=DEALING), BUTLER)
    assert state.phase is Phase.FIRST_ROUND
    assert sorted(len(hand) for hand in state.hands) != [5, 5, 5, 5]


@pytest.mark.parametrize("deed", ["right look-at 1", "left add", "you deal 3", "left say-alone", "you pass"])
def test_what_nobody_could_do_is_named_at_its_deed(deed: str) -> None:
    with pytest.raises(Unfillable) as refused:
        dealt(table("left KD", deed))
    assert refused.value.path == ("deeds", 1)
    assert deed in refused.value.message
    assert refused.value.mend


def test_a_card_of_a_deed_is_in_its_hand() -> None:
    state = dealt(table("left KD", "partner QD", "right 9S", base=OPEN.replace("KS, TC, 9S", "KS, TC, QS")))
    assert slips(state) == [SlipKind.RENEGE]
    assert state.trick is not None
    assert state.trick.card_of(Seat.EAST) == Card.parse("9S")


def _dealt_often(text: str) -> None:
    for seed in range(40):
        assert slips(dealt(text, HOYLE, f"{seed}")) == []


def test_a_renege_that_nobody_wrote_is_no_accident_of_the_cards() -> None:
    base = OPEN.replace("partner: {has: [JH, QD]}", "partner: {has: [JH]}")
    with pytest.raises(Unfillable) as refused:
        _dealt_often(table("left KD", "partner JH", base=base))
    assert refused.value.path == ("deeds", 1)


WATCHED = """\
- type: watch
  id: see
  table: open
  text: Look.
  moves: [left KD, partner JH, right TD, you AD, you call-out partner renege]
"""


def indented(text: str) -> str:
    return "open:\n" + "".join(f"  {line}\n" for line in text.splitlines())


def test_slips_can_be_watched_again_and_again(tmp_path: Path) -> None:
    text = lesson(WATCHED, indented(OPEN))
    assert not faults(text, tmp_path)
    runner = run(text, tmp_path, HOYLE)
    for _time in range(2):
        while runner.watch() is not None:
            pass
        assert runner.step.table is not None
        view = runner.step.table.view
        assert view.honest is not None
        assert [ruling.finding for ruling in view.honest.rulings] == [Finding.CHARGED]
        runner.watch_again()


def test_a_guided_table_has_no_slips(tmp_path: Path) -> None:
    guided = OPEN.replace("honest: true\n", "")
    (fault,) = faults(lesson(WATCHED, indented(guided)), tmp_path)
    assert "partner JH" in fault.message
    (fault,) = faults(lesson(WATCHED, indented(guided + "deeds: [left KD]\n")), tmp_path)
    assert "honest: true" in fault.mend
    (fault,) = faults(lesson(WATCHED, indented(OPEN + "dealing: true\n")), tmp_path)
    assert "dealing" in fault.mend


def test_what_is_no_deed_says_what_is(tmp_path: Path) -> None:
    try:
        found = faults(lesson(WATCHED.replace("you call-out", "you call-off"), indented(OPEN)), tmp_path)
    except YamlFault as fault:
        found = list(fault.all)
    assert "isn't something a seat can do" in found[0].message


def test_the_example_of_the_manual_is_a_renege() -> None:
    manual = (paths.lessons() / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```yaml table\n(.*?)```", manual, re.DOTALL)
    state = dealt(example)
    assert state.honest is not None
    assert [ruling.slip for ruling in state.honest.rulings] == [SlipKind.RENEGE]
