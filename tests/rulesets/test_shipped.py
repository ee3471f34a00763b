from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
import yaml

from game.rules.ruleset import CallWord, ClauseKind, DealPlan, FirstDealer, Ruleset, Switches, Topic
from game.rulesets.shipped import list_rulesets, load_ruleset, read_ruleset, ruleset_ids
from game.rulesets.switches import clashes
from game.strategy.rules_of_thumb.principle_checks import STATED
from game.yamlfile.faults import YamlFault

SHIPPED = list_rulesets()
BY_ID = pytest.mark.parametrize("ruleset", SHIPPED, ids=lambda ruleset: ruleset.id)
SWITCHES = [field.name for field in dataclasses.fields(Switches)]

SHEET = """\
id: kitchen
extends: hoyle-classic
name: The kitchen table
short_name: Kitchen
summary: to seven
source: A note on the fridge

clauses:
  KIT-01:
    kind: match
    section: Side one
    says: Seven points win.
    sets: {game_points: 7}
    covers: [aim]
"""


@pytest.fixture
def kitchen(tmp_path: Path) -> Path:
    path = tmp_path / "kitchen.yaml"
    path.write_text(SHEET, encoding="utf-8")
    return path


def fault_in(path: Path, old: str, new: str) -> YamlFault:
    """The fault of the kitchen sheet with one piece of text put in place of another."""
    assert old in SHEET
    path.write_text(SHEET.replace(old, new), encoding="utf-8")
    with pytest.raises(YamlFault) as found:
        read_ruleset(path)
    return found.value


def test_the_base_readings_are_no_table_to_sit_at() -> None:
    assert "base" not in ruleset_ids()
    assert ruleset_ids() == (
        "danville",
        "hoyle-classic",
        "hoyle-2001",
        "bicycle",
        "butler",
        "wednesday-night",
    )


def test_an_unknown_id_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="nowhere"):
        load_ruleset("nowhere")


# citations


@BY_ID
def test_every_switch_and_topic_rests_on_a_clause(ruleset: Ruleset) -> None:
    for topic in (*SWITCHES, *Topic):
        assert ruleset.clause(ruleset.cite(topic)).says


@BY_ID
def test_nothing_is_said_to_be_decided_that_nobody_asks(ruleset: Ruleset) -> None:
    assert set(ruleset.authority) == {*SWITCHES, *map(str, Topic)}


@BY_ID
def test_where_a_sheet_is_silent_a_numbered_reading_is_cited(ruleset: Ruleset) -> None:
    for topic in (*SWITCHES, *Topic):
        clause = ruleset.clause(ruleset.cite(topic))
        assert ruleset.is_silent_on(topic) is (clause.kind is ClauseKind.READING)
        assert ruleset.is_silent_on(topic) is clause.id.startswith("BASE-")
        assert bool(clause.source) is not ruleset.is_silent_on(topic)


@BY_ID
def test_a_clause_that_sets_a_switch_agrees_with_its_value(ruleset: Ruleset) -> None:
    for switch in SWITCHES:
        value = getattr(ruleset.switches, switch)
        clause = ruleset.clause(ruleset.cite(switch))
        # a clause that only speaks of a switch, as of something tables differ in, covers it instead
        assert clause.sets.get(switch, value) == value
        assert switch in clause.sets or switch in clause.covers


@BY_ID
def test_every_call_has_words(ruleset: Ruleset) -> None:
    assert set(ruleset.words) == set(CallWord)
    assert all(ruleset.words.values())


@BY_ID
def test_every_clause_has_words_and_those_of_a_document_name_their_place(ruleset: Ruleset) -> None:
    for clause in ruleset.clauses.values():
        assert clause.says.strip() == clause.says
        assert bool(clause.section) is (clause.kind is not ClauseKind.READING)


@BY_ID
def test_every_rule_of_thumb_is_cited_from_the_sheet_itself_or_from_one_that_states_it(
    ruleset: Ruleset,
) -> None:
    stated = {clause.id: clause.advises for sheet in list_rulesets() for clause in sheet.clauses.values()}
    assert set(ruleset.advice) <= {principle.id for principle in STATED}
    for principle in STATED:
        ids = ruleset.advice.get(principle.id, principle.clauses)
        assert ids
        assert all(stated[clause_id] == principle.id for clause_id in ids)
        own = [clause.id for clause in ruleset.clauses.values() if clause.advises == principle.id]
        assert not own or list(ids) == own


def test_a_clause_that_advises_what_is_no_rule_of_thumb_is_shown_with_those_there_are(tmp_path: Path) -> None:
    kitchen = tmp_path / "kitchen.yaml"
    clause = "{kind: advice, says: Lead it., section: Advice, advises: lead-trumps}"
    kitchen.write_text(f"id: kitchen\nname: Kitchen\nextends: base\nclauses:\n  KIT-01: {clause}\n", "utf-8")
    with pytest.raises(YamlFault) as told:
        read_ruleset(kitchen)
    assert (told.value.line, told.value.mend) == (5, "Did you mean lead-trump?")


def test_every_clause_of_advice_states_a_rule_of_thumb_and_no_other_clause_does() -> None:
    for ruleset in list_rulesets():
        for clause in ruleset.clauses.values():
            assert bool(clause.advises) is (clause.kind is ClauseKind.ADVICE)


SAYS = {
    "hoyle-classic": "pack canadian_loner take_upcard bury_upcard turn_down stick_the_dealer partners_hand "
    "lone_lead made_points march_points euchre_points lone_made_points lone_march_points lone_euchre_points "
    "game_points game_deals",
    "danville": "pack first_dealer natural_trump canadian_loner take_upcard bury_upcard turn_down "
    "stick_the_dealer partners_best partners_hand lone_lead made_points march_points euchre_points "
    "lone_made_points lone_march_points lone_euchre_points score_keeping game_points game_deals misdeal "
    "deal_order renege_points renege_ends_hand",
}


@pytest.mark.parametrize("name", SAYS)
def test_a_sheet_is_silent_on_what_its_document_leaves_out(name: str) -> None:
    said = [switch for switch in SWITCHES if not load_ruleset(name).is_silent_on(switch)]
    assert said == SAYS[name].split()


# what extends what


@pytest.mark.clause("DAN-01")
def test_a_sheet_takes_from_the_one_it_extends_all_that_it_does_not_say() -> None:
    classic, danville = load_ruleset("hoyle-classic"), load_ruleset("danville")
    assert danville.extends == "hoyle-classic"
    assert classic.extends is None
    one, other = dataclasses.asdict(classic.switches), dataclasses.asdict(danville.switches)
    changed = [name for name in SWITCHES if one[name] != other[name]]
    assert changed == [
        "first_dealer",
        "natural_trump",
        "stick_the_dealer",
        "game_points",
        "game_deals",
        "misdeal",
        "deal_order",
    ]
    assert danville.cite(Topic.FOLLOW_SUIT) == classic.cite(Topic.FOLLOW_SUIT) == "HOY-06"


@pytest.mark.clause("HOY-23")
@pytest.mark.clause("DAN-11")
def test_a_danville_game_counts_deals_where_hoyle_counts_points() -> None:
    classic, danville = load_ruleset("hoyle-classic").switches, load_ruleset("danville").switches
    assert (classic.game_points, classic.game_deals) == (5, None)
    assert (danville.game_points, danville.game_deals) == (None, 8)


@pytest.mark.clause("DAN-02")
@pytest.mark.clause("DAN-03")
@pytest.mark.clause("DAN-05")
@pytest.mark.clause("DAN-10")
def test_danvilles_own_clauses_set_its_switches() -> None:
    danville = load_ruleset("danville")
    assert danville.switches.first_dealer is FirstDealer.FIRST_BLACK_JACK
    assert danville.switches.deal_plan is DealPlan.EITHER
    assert danville.clause("DAN-05").sets == {"stick_the_dealer": True}
    assert danville.clause("DAN-10").sets == {"natural_trump": True}


@pytest.mark.clause("DAN-13")
def test_the_ban_on_table_talk_is_there_to_be_shown() -> None:
    # no call of this app can hint at a hand; the clause is for the page of the ruleset and a lesson
    assert load_ruleset("danville").clause("DAN-13").kind is ClauseKind.CUSTOM


@pytest.mark.clause("DAN-04")
def test_the_misdeal_is_kept_with_its_reading() -> None:
    # it costs the deal only where wrong packets can be dealt, which no guided table lets happen
    clause = load_ruleset("danville").clause("DAN-04")
    assert clause.kind is ClauseKind.PENALTY
    assert clause.reading
    assert load_ruleset("danville").switches.misdeal == "next-dealer"


def test_a_new_sheet_is_one_file_laid_over_another(kitchen: Path) -> None:
    ruleset = read_ruleset(kitchen)
    classic = load_ruleset("hoyle-classic")
    assert ruleset.switches == dataclasses.replace(classic.switches, game_points=7)
    assert (ruleset.cite("game_points"), ruleset.cite("aim"), ruleset.cite("game_deals")) == (
        "KIT-01",
        "KIT-01",
        "HOY-23",
    )
    assert ruleset.words == classic.words
    assert set(ruleset.clauses) == {*classic.clauses, "KIT-01"}


def test_a_clause_names_the_document_of_its_own_sheet(kitchen: Path) -> None:
    clause = read_ruleset(kitchen).clause("KIT-01")
    assert (clause.source, clause.section) == ("A note on the fridge", "Side one")


def test_words_of_a_sheet_take_the_place_of_inherited_ones(kitchen: Path) -> None:
    kitchen.write_text(SHEET + "words: {order: Pick it up}\n", encoding="utf-8")
    words = read_ruleset(kitchen).words
    assert words[CallWord.ORDER] == "Pick it up"
    assert words[CallWord.ASSIST] == load_ruleset("hoyle-classic").words[CallWord.ASSIST]


def test_a_table_may_set_switches_otherwise_and_keeps_its_citations() -> None:
    classic = load_ruleset("hoyle-classic")
    changed = classic.with_switches(pack=32, joker=True)
    assert (changed.switches.pack, changed.switches.joker) == (32, True)
    assert changed.authority == classic.authority
    assert classic.switches.pack == 24


# faults

FAULTS = {
    "an unknown switch": ("{game_points: 7}", "{gamepoints: 7}", (13, 12)),
    "an unknown topic": ("[aim]", "[aims]", (14, 14)),
    "an unknown sheet to extend": ("hoyle-classic", "hoyle", (2, 10)),
    "a sheet that extends itself": ("hoyle-classic", "kitchen", (2, 10)),
    "a number that is none": ("game_points: 7", "game_points: seven", (13, 25)),
    "a yes for true": ("game_points: 7", "joker: yes", (13, 19)),
    "a true for a number": ("game_points: 7", "made_points: true", (13, 25)),
    "a choice there is not": ("game_points: 7", "deal_plan: one-four", (13, 23)),
    "a pack there is not": ("game_points: 7", "pack: 52", (13, 18)),
    "an unknown kind": ("kind: match", "kind: law", (10, 11)),
    "an unknown key": ("section: Side one", "sector: Side one", (11, 5)),
    "a key too many": ("summary: to seven", "summary: to seven\ncolour: green", (6, 1)),
    "no words": ("says: Seven points win.", 'says: ""', (12, 11)),
    "an id with a space": ("id: kitchen", "id: my kitchen", (1, 5)),
    "a name missing": ("name: The kitchen table\n", "", (1, 1)),
    "an indent gone wrong": ("    section", "   section", (11, 4)),
    "a clause twice": ("  KIT-01:", "  KIT-01: {kind: note, says: One.}\n  KIT-01:", (10, 3)),
    "a negative number": ("game_points: 7", "euchre_points: -2", (13, 27)),
    "a game to nothing": ("game_points: 7", "game_points: 0", (13, 25)),
    "a game without an end": ("game_points: 7", "game_points: null", (13, 25)),
    "no trump with a joker": ("game_points: 7", "joker: true, no_trump: true", (13, 35)),
    "a partner's points without a score": ("game_points: 7", "lone_march_partner_points: 4", (13, 39)),
    "four scores on two cards": ("game_points: 7", "individual_scores: true", (13, 31)),
    "an event without deals": ("game_points: 7", "event: teams", (13, 19)),
    "rounds of a single game": ("game_points: 7", "event_rounds: 4", (13, 26)),
    "progressive partners with one score": (
        "game_points: 7",
        "event: progressive, game_deals: 8",
        (13, 19),
    ),
    "a shown card that may be buried": (
        "game_points: 7",
        "bury_upcard: true, upcard_shown: true",
        (13, 45),
    ),
    "nothing to build on": ("extends: hoyle-classic\n", "", (1, 1)),
}


@pytest.mark.parametrize("case", FAULTS)
def test_a_faulty_sheet_is_named_with_its_place_and_the_mend(case: str, kitchen: Path) -> None:
    old, new, place = FAULTS[case]
    fault = fault_in(kitchen, old, new)
    assert fault.file == "kitchen.yaml"
    assert (fault.line, fault.column) == place
    assert fault.message
    assert fault.mend


def test_an_unknown_switch_is_quoted_and_the_known_ones_are_named(kitchen: Path) -> None:
    fault = fault_in(kitchen, "{game_points: 7}", "{gamepoints: 7}")
    assert "gamepoints" in fault.message
    assert "game_points" in fault.mend


CLASHING = {
    ("no_trump", "joker"): "joker: true, no_trump: true",
    ("lone_march_partner_points", "individual_scores"): "lone_march_partner_points: 4",
    ("individual_scores", "score_keeping"): "individual_scores: true",
    ("upcard_shown", "bury_upcard"): "bury_upcard: true, upcard_shown: true",
    ("event", "game_deals"): "event: teams",
    ("event_rounds", "event"): "event_rounds: 4",
    ("game_points", "game_deals"): "game_points: null",
}


@pytest.mark.parametrize("names", CLASHING)
def test_an_impossible_combination_names_both_switches(names: tuple[str, str], kitchen: Path) -> None:
    fault = fault_in(kitchen, "game_points: 7", CLASHING[names])
    text = f"{fault.message} {fault.mend}"
    assert all(name in text for name in names)


def test_a_game_that_ends_by_deals_alone_is_possible(kitchen: Path) -> None:
    fault_free = SHEET.replace("game_points: 7", "game_points: null, game_deals: 8")
    kitchen.write_text(fault_free, encoding="utf-8")
    assert read_ruleset(kitchen).switches.game_deals == 8


@BY_ID
def test_no_shipped_sheet_combines_what_excludes_itself(ruleset: Ruleset) -> None:
    assert list(clashes(ruleset.switches)) == []


def test_a_practice_game_without_an_end_is_still_a_table() -> None:
    endless = load_ruleset("hoyle-classic").with_switches(game_points=None, game_deals=None)
    assert [clash.switches for clash in clashes(endless.switches)] == [("game_points", "game_deals")]


def test_a_wrong_value_names_those_that_fit(kitchen: Path) -> None:
    fault = fault_in(kitchen, "game_points: 7", "deal_plan: one-four")
    assert "one-four" in fault.message
    assert "three-two" in fault.mend


def test_a_missing_file_is_a_fault_and_no_traceback(tmp_path: Path) -> None:
    with pytest.raises(YamlFault):
        read_ruleset(tmp_path / "nowhere.yaml")


# the list of all that the documents state

PREFIXES = {
    "HOY": "hoyle-classic",
    "DAN": "danville",
    "H01": "hoyle-2001",
    "BIC": "bicycle",
    "BUT": "butler",
    "WED": "wednesday-night",
}


def stated() -> dict[str, str]:
    """Kind by clause id, from the list of all that the documents say; empty where that list is not here."""
    path = next(Path(__file__).parents[3].glob("*/clauses.yaml"), None)
    if path is None:
        return {}
    sheets = yaml.safe_load(path.read_text(encoding="utf-8"))["rulesets"]
    return {
        clause: entry["kind"]
        for name in PREFIXES.values()
        for clause, entry in sheets[name]["clauses"].items()
    }


def test_every_statement_of_the_documents_has_its_clause() -> None:
    kinds = stated()
    if not kinds:
        pytest.skip("the list of statements is not here")
    found = {
        clause.id: str(clause.kind)
        for prefix, name in PREFIXES.items()
        for clause in load_ruleset(name).clauses.values()
        if clause.id.startswith(prefix)
    }
    assert found == kinds
