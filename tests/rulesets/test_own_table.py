"""Own tables: switches set otherwise than a sheet has them, kept as short readable YAML."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.rules.ruleset import CallWord, Switches
from game.rulesets.own_rulesets import find_ruleset, own_files
from game.rulesets.own_table import OwnTable, delete, edit, new_id, path_of, save, start_from
from game.rulesets.shipped import list_rulesets, load_ruleset, ruleset_ids
from game.rulesets.switches import text_of
from game.storage.errors import StorageError

NAMES = tuple(Switches.__dataclass_fields__)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LEFTBOWER_HOME", str(tmp_path))
    return tmp_path


def says(name: str, value: Any) -> str:
    return text_of(name).of(value).sentence


def table(name: str = "Maple Street kitchen") -> OwnTable:
    return start_from(list_rulesets()[0], name)


def test_only_what_differs_from_the_sheet_is_kept() -> None:
    first = table()
    now = first.switches.joker
    changed = first.with_value("joker", not now)
    assert changed.values == {"joker": not now}
    assert changed.with_value("joker", now).values == {}


def test_a_saved_table_is_found_under_an_id_like_its_name() -> None:
    start = table()
    kept = save(start.with_value("no_trump", True), "1 rule of your own", says)
    ruleset = find_ruleset("maple-street-kitchen")
    assert kept.id == ruleset.id
    assert ruleset.switches == kept.switches
    assert ruleset.clause(ruleset.cite("no_trump")).says == says("no_trump", True)
    assert ruleset.cite("no_trump") == "MINE-01"
    assert ruleset.summary == "1 rule of your own"


def test_names_that_resemble_others_get_ids_of_their_own() -> None:
    assert new_id(ruleset_ids()[0]) == f"{ruleset_ids()[0]}-2"
    assert new_id("Küche 7") == "kuche-7"
    assert new_id("厨房") == "my-table"


def test_saving_again_keeps_the_file_and_what_was_written_by_hand() -> None:
    kept = save(table().with_value("no_trump", True).with_value("made_points", 2), "", says)
    path = path_of(kept)
    text = path.read_text(encoding="utf-8").replace(says("no_trump", True), "We like it.")
    text = text.replace("clauses:", "words:\n  pass: Good\nclauses:").replace("name:", "source: Us\nname:", 1)
    path.write_text(text + "  MINE-09:\n    kind: custom\n    says: Nobody eats.\n", encoding="utf-8")
    again = edit(find_ruleset(kept.id)).with_value("made_points", 3)
    save(again, "", says)
    ruleset = find_ruleset(kept.id)
    assert [file.path for file in own_files()] == [path]
    assert ruleset.clause("MINE-01").says == "We like it."
    assert ruleset.clause("MINE-09").says == "Nobody eats."
    assert ruleset.words["pass"] == "Good"  # type: ignore[index]
    assert ruleset.source == "Us"
    assert ruleset.switches.made_points == 3
    assert ruleset.clause(ruleset.cite("made_points")).says == says("made_points", 3)


def test_a_new_table_may_start_from_an_own_one() -> None:
    kept = save(table().with_value("no_trump", True), "", says)
    again = start_from(find_ruleset(kept.id), "Other")
    assert again.parent is kept.parent
    assert again.values == {"no_trump": True}
    assert again.id == ""


def test_what_does_not_go_together_is_named() -> None:
    clashes = table().with_value("no_trump", True).with_value("joker", True).clashes()
    assert [set(clash.switches) for clash in clashes] == [{"no_trump", "joker"}]


def test_a_deleted_table_is_gone() -> None:
    kept = save(table(), "", says)
    delete(path_of(kept))
    with pytest.raises(KeyError):
        find_ruleset(kept.id)


def test_a_folder_that_cannot_be_made_is_a_sentence(home: Path) -> None:
    (home / "rulesets").write_text("in the way", encoding="utf-8")
    with pytest.raises(StorageError) as told:
        save(table(), "", says)
    assert "rulesets" in told.value.sentence


@st.composite
def drafts(draw: st.DrawFn) -> OwnTable:
    """Any sheet with any switches set to anything they take, named anyhow."""
    made = start_from(
        load_ruleset(draw(st.sampled_from(ruleset_ids()))), draw(st.text(min_size=1, max_size=30))
    )
    for name in draw(st.lists(st.sampled_from(NAMES), unique=True, max_size=12)):
        choices = text_of(name).choices(getattr(made.switches, name))
        made = made.with_value(name, draw(st.sampled_from(choices)))
    for call in draw(st.lists(st.sampled_from(list(CallWord)), unique=True, max_size=3)):
        made = made.with_word(call, draw(st.text(min_size=1, max_size=20)))
    return made


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(drafts())
def test_any_table_that_can_be_played_comes_back_from_its_file_as_it_was(draft: OwnTable) -> None:
    texts = draft.name + "".join(draft.words.values())
    if draft.clashes() or any("\ud800" <= sign <= "\udfff" for sign in texts):
        return
    kept = save(draft, "", says)
    try:
        ruleset = find_ruleset(kept.id)
        assert ruleset.switches == draft.switches
        assert ruleset.words == draft.ruleset.words
        assert ruleset.name == draft.name
        assert edit(ruleset).values == draft.values
    finally:
        delete(path_of(kept))
