"""What every switch says and clashes with: nothing is missing in the file, and its faults have a place."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import i18n
from game.rules.ruleset import CallWord, ScoreKeeping, Switches
from game.rulesets.switches import call_names, clashes, groups, matters, read_switches, text_of
from game.yamlfile.faults import YamlFault
from tests.flipping import other_values
from tests.tables import rules

NAMES = tuple(Switches.__dataclass_fields__)

FILE = """\
groups:
  - key: pack
    title: Pack
    switches:
      joker:
        name: Joker
        yes: A joker is added.
        no: No joker is added.
        clashes:
          - with: {joker: true, no_trumps: true}
            message: They exclude each other.
            mend: Choose one.
calls: {order: An opponent accepts}
"""


def test_every_switch_stands_in_one_group() -> None:
    assert sorted(name for group in groups() for name in group.texts) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_value_of_a_switch_has_words_and_a_sentence_of_its_own(name: str) -> None:
    own = getattr(rules().switches, name)
    said = [text_of(name).of(value) for value in (own, *other_values(name, own))]
    assert all(value.words and value.sentence.endswith(".") for value in said)
    assert len({value.sentence for value in said}) == len(said)


@pytest.mark.parametrize("name", NAMES)
def test_every_value_that_is_offered_is_one_the_switch_can_have(name: str) -> None:
    own = getattr(rules().switches, name)
    choices = text_of(name).choices(own)
    assert own in choices
    assert all(text_of(name).of(choice).words for choice in choices)


def test_a_value_that_a_switch_cannot_have_has_no_words() -> None:
    for name, value in (
        ("joker", "yes"),
        ("joker", None),
        ("pack", 25),
        ("cut", True),
        ("game_points", "ten"),
    ):
        with pytest.raises(KeyError):
            text_of(name).of(value)


def test_one_point_is_told_apart_from_several_and_both_are_translated() -> None:
    assert text_of("march_points").of(1).sentence == "The makers score 1 point for all five tricks."
    assert text_of("march_points").of(2).sentence == "The makers score 2 points for all five tricks."
    i18n.use(i18n.PSEUDO)
    assert text_of("march_points").of(2).sentence.startswith("[")
    assert text_of("march_points").of(2).words == "2"


def test_every_call_has_a_name() -> None:
    assert set(call_names()) == set(CallWord)


def test_what_belongs_to_an_event_clashes_with_a_single_game_all_at_once() -> None:
    table = rules(event_rounds=3, event_tie="extra-round").switches
    (clash,) = clashes(table)
    assert clash.switches == ("event_rounds", "event_tie", "event")
    assert clash.message == "event_rounds is only for events, but event is set to single."


def test_a_score_for_each_player_clasheswith_counters_and_not_with_a_card() -> None:
    own = rules(individual_scores=True, score_keeping=ScoreKeeping.TWO_FIVES)
    assert [clash.switches for clash in clashes(own.switches)] == [("individual_scores", "score_keeping")]
    assert not list(clashes(own.with_switches(score_keeping=ScoreKeeping.SCORE_CARD).switches))


def test_a_switch_matters_only_where_the_others_let_it() -> None:
    assert matters(rules(game_deals=8).switches, "thrown_in_counts")
    assert not matters(rules(game_deals=8, stick_the_dealer=True).switches, "thrown_in_counts")
    assert not matters(rules(game_deals=None).switches, "thrown_in_counts")
    assert matters(rules().switches, "joker")


@pytest.mark.parametrize(
    ("right", "wrong", "line"),
    [
        ("name: Joker", "nam: Joker", 6),
        ("yes: A joker is added.", "yes: [1]", 7),
        ("title: Pack", "title: 3", 3),
    ],
)
def test_a_fault_in_the_file_names_its_line(right: str, wrong: str, line: int, tmp_path: Path) -> None:
    path = tmp_path / "switches.yaml"
    path.write_text(FILE.replace("no_trumps", "no_trump").replace(right, wrong), encoding="utf-8")
    with pytest.raises(YamlFault) as told:
        read_switches(path)
    assert line in [fault.line for fault in told.value.all]


def test_a_clash_with_a_switch_that_does_not_exist_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "switches.yaml"
    path.write_text(FILE, encoding="utf-8")
    with pytest.raises(YamlFault, match="no_trumps"):
        read_switches(path)
