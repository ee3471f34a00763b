"""House rules on screen: the rules page, the comparison, a table of one's own."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.client.app import App
from game.client.screens import own_files as files
from game.client.screens.compare import CompareScreen
from game.client.screens.my_table import MyTableScreen
from game.client.screens.rules import RulesScreen
from game.pages.rules import pages
from game.rules.origins import Origin, standing
from game.rules.ruleset import CallWord, Switches
from game.rulesets.own_rulesets import find_ruleset, own_files, own_folder, own_rulesets
from game.rulesets.own_table import path_of
from game.rulesets.shipped import list_rulesets
from game.rulesets.switches import differ, groups, text_of
from tests.client.drive import click, click_on, close_doors, new_app, picture, press, random_events, show


@pytest.fixture(autouse=True)
def _no_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "show_folder", lambda folder: False)


def opened(screen: str, **about: object) -> tuple[App, RulesScreen | CompareScreen | MyTableScreen]:
    app = new_app()
    close_doors(app)
    made = {
        "rules": lambda: app.services.open("rules", "", ""),
        "compare": lambda: app.services.open("compare", "", ""),
        "my-table": lambda: app.services.open("my_table", ""),
    }[screen]()
    assert isinstance(made, RulesScreen | CompareScreen | MyTableScreen)
    show(app, made)
    return app, made


def listed(screen: object) -> list[str]:
    """The keys of the rows in the list of a screen."""
    return [row.key for row in screen.panel.find("list").rows]  # type: ignore[attr-defined]


def said(screen: object) -> str:
    """What the sheet at the right tells."""
    return " ".join(row.spoken for row in screen.panel.find("sheet").rows)  # type: ignore[attr-defined]


def choose_row(app: App, screen: object, key: str) -> None:
    """Goes to a row with the keys."""
    rows = screen.panel.find("list")  # type: ignore[attr-defined]
    screen.panel.focus(rows)  # type: ignore[attr-defined]
    press(app, "home")
    for _step in range(listed(screen).index(key)):
        press(app, "down")
    assert screen.panel.find("list").state.key in (key, "")  # type: ignore[attr-defined]


# -- the rules of a table --------------------------------------------------------------------


def test_home_opens_the_house_rules() -> None:
    app = new_app()
    close_doors(app)
    app.start()
    press(app, "6")
    assert app.stage.top is not None
    assert app.stage.top.name == "rules"


def test_every_switch_and_clause_of_every_ruleset_has_its_row() -> None:
    app, screen = opened("rules")
    assert isinstance(screen, RulesScreen)
    for ruleset in list_rulesets():
        screen.choose_ruleset(ruleset.id)
        found: set[str] = set()
        for page, _words in pages():
            click_on(app, f"tab-{page}")
            found |= set(listed(screen))
        assert set(Switches.__dataclass_fields__) <= found
        assert set(ruleset.authority.values()) <= found
        assert {key for key, clause in ruleset.clauses.items() if clause.source == ruleset.source} <= found


def test_a_clause_id_opens_the_page_of_clauses_at_it() -> None:
    app = new_app()
    ruleset = list_rulesets()[0]
    clause = next(c for c in ruleset.clauses.values() if c.source == ruleset.source and c.sets)
    screen = app.services.open("rules", ruleset.id, clause.id)
    show(app, screen)
    text = said(screen)
    assert clause.says in text
    assert clause.section in text


def test_a_reading_is_told_as_what_holds_where_the_sheet_is_silent() -> None:
    _app, screen = opened("rules")
    assert isinstance(screen, RulesScreen)
    ruleset = list_rulesets()[0]
    silent = next(
        name for group in groups() for name in group.texts if standing(ruleset, name).origin is Origin.READING
    )
    screen.choose_ruleset(ruleset.id)
    screen.press(f"switch {silent}")
    text = said(screen)
    assert "doesn't say. This is the usual reading" in text
    assert ruleset.cite(silent) in text


def test_playing_by_the_rules_on_the_page_sets_the_table() -> None:
    app, screen = opened("rules")
    assert isinstance(screen, RulesScreen)
    other = list_rulesets()[-1]
    screen.choose_ruleset(other.id)
    click_on(app, "play")
    assert app.settings.practice.ruleset == other.id
    assert app.stage.top is not None
    assert app.stage.top.name == "practice-setup"


def test_a_faulty_file_is_shown_with_its_places_and_can_be_deleted() -> None:
    own_folder().mkdir(parents=True)
    path = own_folder() / "wrong.yaml"
    path.write_text("id: wrong\nextends: base\nname: Wrong\ncolour: red\n", encoding="utf-8")
    app, screen = opened("rules")
    assert isinstance(screen, RulesScreen)
    screen.choose_ruleset("file:wrong.yaml")
    picture(app)
    row = screen.panel.find("list").rows[0]  # type: ignore[union-attr]
    assert "Line 4, column 1" in row.spoken
    assert "wrong.yaml" in row.spoken
    click_on(app, "delete")
    press(app, "return")
    assert not path.exists()
    assert "One of your files" not in screen.spoken


# -- side by side ----------------------------------------------------------------------------


def test_differences_come_first_in_the_order_of_play_and_the_rest_is_folded() -> None:
    app, screen = opened("compare")
    assert isinstance(screen, CompareScreen)
    names = [name for group in groups() for name in group.texts]
    unlike = [name for name in names if differ(list_rulesets()[:3], name)]
    assert listed(screen) == [*unlike, "alike"]
    choose_row(app, screen, "alike")
    press(app, "return")
    assert set(listed(screen)) == {*names, "alike"}


def test_a_question_in_plain_words_finds_its_rule() -> None:
    _app, screen = opened("compare")
    assert isinstance(screen, CompareScreen)
    screen.ask("who leads against a loner?")
    assert listed(screen)[0] == "lone_lead"
    screen.ask("zebra")
    assert len(listed(screen)) == 3
    assert "No sheet mentions that" in said(screen)


def test_typing_and_escape_work_in_the_question() -> None:
    app, screen = opened("compare")
    click_on(app, "search")
    press(app, "l", "o", "n", "e")
    assert screen.panel.find("search").value == "lone"  # type: ignore[union-attr]
    press(app, "escape")
    assert screen.panel.find("search").value == ""  # type: ignore[union-attr]
    press(app, "escape")
    assert app.stage.top is not screen


def columns(screen: CompareScreen) -> list[str]:
    """The ids of the sheets that stand side by side."""
    return [screen.panel.find(f"column-{number}").value for number in range(3)]  # type: ignore[union-attr]


def test_a_sheet_chosen_twice_changes_places() -> None:
    _app, screen = opened("compare")
    assert isinstance(screen, CompareScreen)
    first, second, third = columns(screen)
    screen.choose(0, third)
    assert columns(screen) == [third, second, first]


# -- a table of one's own --------------------------------------------------------------------


def test_a_table_is_changed_named_saved_and_then_stands_in_every_list() -> None:
    app, screen = opened("my-table")
    assert isinstance(screen, MyTableScreen)
    before = screen.table.switches.joker
    choose_row(app, screen, "joker")
    press(app, "left" if not before else "right")
    assert screen.table.switches.joker is not before
    click_on(app, "name")
    press(app, "a", ctrl=True)
    press(app, "a", "b")
    press(app, "s", ctrl=True)
    assert [ruleset.name for ruleset in own_rulesets()] == ["ab"]
    assert "ab" in [ruleset.id for ruleset in app.services.rulesets()]
    click_on(app, "play")
    assert app.settings.practice.ruleset == "ab"


def test_clicking_a_value_sets_it_at_once() -> None:
    app, screen = opened("my-table")
    assert isinstance(screen, MyTableScreen)
    picture(app)
    row = screen.panel.find("list").rows[listed(screen).index("joker")]  # type: ignore[union-attr]
    assert row.control is not None
    click(app, (row.control.rect.x + 12, row.control.rect.centery))
    assert screen.table.switches.joker


def test_a_list_of_values_opens_with_one_click_and_chooses_by_keys() -> None:
    app, screen = opened("my-table")
    assert isinstance(screen, MyTableScreen)
    click_on(app, "tab-deal")
    picture(app)
    row = screen.panel.find("list").rows[listed(screen).index("farmers_hand")]  # type: ignore[union-attr]
    assert row.control is not None
    click(app, row.control.rect.center)
    press(app, "down", "return")
    assert screen.table.switches.farmers_hand != "played"


def test_undo_takes_back_one_change_after_the_other() -> None:
    app, screen = opened("my-table")
    assert isinstance(screen, MyTableScreen)
    first = screen.table
    screen.change("joker", True)
    screen.change("no_trump", True)
    press(app, "z", ctrl=True)
    assert screen.table.values == {"joker": True}
    press(app, "z", "z", ctrl=True)
    assert screen.table == first


def test_the_words_of_a_call_are_chosen_among_those_of_the_sheets() -> None:
    app, screen = opened("my-table")
    assert isinstance(screen, MyTableScreen)
    click_on(app, "tab-words")
    said = {ruleset.words[CallWord.PASS] for ruleset in list_rulesets()}
    other = next(words for words in said if words != screen.table.parent.words[CallWord.PASS])
    row = screen.panel.find("list").rows[listed(screen).index("call pass")]  # type: ignore[union-attr]
    assert {words for _number, words in row.control.options} == said
    screen.reword(CallWord.PASS, other)
    press(app, "s", ctrl=True)
    assert own_rulesets()[0].words[CallWord.PASS] == other


def test_no_game_is_begun_from_rules_that_lie_over_an_unsaved_table() -> None:
    app, _screen = opened("my-table")
    page = app.services.open("rules", "", "")
    show(app, page)
    assert page.panel.find("play") is None  # type: ignore[attr-defined]
    assert page.panel.find("change") is None  # type: ignore[attr-defined]


def test_what_does_not_go_together_bars_saving_and_says_why() -> None:
    app, screen = opened("my-table")
    assert isinstance(screen, MyTableScreen)
    screen.change("joker", True)
    screen.change("no_trump", True)
    save = screen.panel.find("save")
    assert save is not None
    assert text_of("joker").name in save.spoken
    assert text_of("no_trump").name in save.spoken
    press(app, "s", ctrl=True)
    assert own_files() == ()


def test_the_way_back_to_the_sheet_is_a_link() -> None:
    app, screen = opened("my-table")
    assert isinstance(screen, MyTableScreen)
    choose_row(app, screen, "joker")
    screen.change("joker", True)
    sheet = screen.panel.find("sheet")
    row = next(row for row in sheet.rows if row.key == "back to parent")  # type: ignore[union-attr]
    row.activate()
    assert screen.table.values == {}


def test_leaving_asks_for_what_is_not_saved() -> None:
    app, screen = opened("my-table")
    assert isinstance(screen, MyTableScreen)
    press(app, "escape")
    assert app.stage.top is not screen
    app, screen = opened("my-table")
    assert isinstance(screen, MyTableScreen)
    screen.change("joker", True)
    press(app, "escape")
    assert app.stage.top is not None
    assert app.stage.top.name == "message"
    press(app, "return")
    assert len(own_rulesets()) == 1


def test_starting_from_another_sheet_asks_before_rules_are_lost() -> None:
    app, screen = opened("my-table")
    assert isinstance(screen, MyTableScreen)
    screen.change("joker", True)
    other = list_rulesets()[1]
    screen.start_from(other.id)
    press(app, "escape")
    assert screen.table.values == {"joker": True}
    screen.start_from(other.id)
    press(app, "return")
    assert screen.table.parent.id == other.id


def test_an_own_table_is_shared_as_a_file_and_deleted_after_a_question() -> None:
    app, screen = opened("my-table")
    assert isinstance(screen, MyTableScreen)
    screen.change("joker", True)
    screen.save()
    press(app, "escape")
    show(app, app.services.open("rules", screen.table.id, ""))
    click_on(app, "share")
    assert app.stage.top is not None
    assert str(path_of(screen.table)) in app.stage.top.spoken
    press(app, "tab", "right", "return", "return")
    assert own_files() == ()
    with pytest.raises(KeyError):
        find_ruleset(screen.table.id)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["rules", "compare", "my-table"])
def test_two_thousand_chance_events_break_nothing(name: str) -> None:
    own_folder().mkdir(parents=True)
    (own_folder() / "wrong.yaml").write_text("id: [", encoding="utf-8")
    app, _screen = opened(name)
    random_events(app, 2000, seed=5)


def test_a_file_of_rules_dropped_on_the_window_is_shown_and_taken_in_if_wanted(tmp_path: Path) -> None:
    app = new_app()
    app.start()
    file = tmp_path / "friend.yaml"
    file.write_text("id: friend\nextends: danville\nname: A friend's table\n", encoding="utf-8")
    app.handle(Event(pygame.DROPFILE, file=str(file)))
    assert app.stage.top is not None
    assert "A friend's table" in app.stage.top.spoken
    assert own_files() == ()
    press(app, "return")
    assert isinstance(app.stage.top, RulesScreen)
    assert find_ruleset("friend").switches.stick_the_dealer


def test_a_file_of_rules_that_is_wrong_is_told_with_its_place(tmp_path: Path) -> None:
    app = new_app()
    app.start()
    file = tmp_path / "wrong.yaml"
    file.write_text("id: wrong\nextends: danvile\nname: Wrong\n", encoding="utf-8")
    app.handle(Event(pygame.DROPFILE, file=str(file)))
    assert app.stage.top is not None
    assert "wrong.yaml:2:" in app.stage.top.spoken
