"""Asking why at the practice table: cards, calls, facts, and what other tables say."""

from __future__ import annotations

import pytest

from game.client.app import App
from game.client.screens.practice import PracticeScreen
from game.client.table.more_line import MoreLine
from game.client.table.table_rows import TableRow
from game.client.widgets.scroll import ScrollArea
from game.dev.shots.shot import SCREENS, render_screen
from game.dev.shots.why import asking, lead, march, natural, order_elsewhere, score, stuck, trick  # fmt: skip
from game.pages.page import OtherTables, Says
from game.pages.practice_page import Opened
from game.rules.actions import Phase
from game.rules.facts import Subject
from tests.client.drive import click, click_on, new_app, press, show
from tests.client.table.sitting import at, illegal_card, must_follow, wait

WHY_SCREENS = [name for name in SCREENS if name.startswith("why-")]


def staged(maker: object, seed: str = "1") -> tuple[App, PracticeScreen]:
    """One of the tables of the pictures, on the stage."""
    app = new_app()
    screen = maker(app.services, seed)  # type: ignore[operator]
    show(app, screen)
    assert isinstance(screen, PracticeScreen)
    return app, screen


def tables(screen: PracticeScreen) -> OtherTables:
    return next(block for block in screen.table.page().blocks if isinstance(block, OtherTables))


def test_why_offers_the_facts_that_can_be_asked_about_now() -> None:
    _app, screen = staged(asking)
    keys = [button.id for row in screen.table.page().buttons for button in row]
    assert {"why dealer", "why turn", "why lead", "why trump"} <= set(keys)
    assert "why score" not in keys


@pytest.mark.parametrize("subject", [Subject.DEALER, Subject.LEAD, Subject.TRUMP, Subject.TURN])
def test_a_button_opens_the_answer_about_a_fact(subject: Subject) -> None:
    app, screen = at(must_follow)
    press(app, "e")
    click_on(app, f"why {subject}")
    assert screen.presenter.sheet.opened is Opened.WHY
    assert screen.presenter.sheet.enquiry.answer is not None
    assert screen.presenter.sheet.enquiry.answer.subject is subject


def test_while_asking_a_click_on_the_trump_cube_asks_about_trump() -> None:
    app, screen = at(must_follow)
    click_on(app, "why")
    maker = screen.table.view.maker
    assert maker is not None
    click(app, screen.board.layout.cube(maker).center)
    assert screen.presenter.sheet.enquiry.answer is not None
    assert screen.presenter.sheet.enquiry.answer.subject is Subject.TRUMP


def test_while_asking_a_click_on_a_card_of_the_trick_asks_who_leads() -> None:
    app, screen = at(must_follow)
    click_on(app, "why")
    leader, _card = screen.table.view.trick.plays[0]  # type: ignore[union-attr]
    click(app, screen.board.layout.trick(leader, leader).rect.center)
    assert screen.presenter.sheet.enquiry.answer is not None
    assert screen.presenter.sheet.enquiry.answer.subject is Subject.LEAD


def test_the_strip_of_other_tables_begins_with_this_one_and_marks_who_judges_otherwise() -> None:
    _app, screen = staged(order_elsewhere)
    lines = tables(screen).tables
    assert lines[0].here
    assert {line.says for line in lines} == {Says.ALLOWED, Says.BARRED}


def test_a_number_opens_another_tables_own_explanation_and_the_rules_page_is_that_tables() -> None:
    app, screen = staged(order_elsewhere)
    number = next(at for at, line in enumerate(tables(screen).tables) if line.says is Says.BARRED)
    press(app, str(number + 1))
    assert screen.presenter.sheet.enquiry.answer is not None
    assert screen.presenter.sheet.enquiry.answer.opened == number
    assert screen.presenter.sheet.enquiry.answer is not None
    assert screen.presenter.sheet.enquiry.answer.shown.legal is False
    press(app, "1")
    assert screen.presenter.sheet.enquiry.answer.opened == 0


def test_a_row_of_the_strip_can_be_clicked() -> None:
    app, screen = staged(order_elsewhere)
    area = screen.panel.find("sheet text")
    assert isinstance(area, ScrollArea)
    row = [part for part in area.content if isinstance(part, TableRow)][1]
    click(app, (area.rect.x + row.rect.centerx, area.rect.y + row.rect.centery - area.offset))
    assert screen.presenter.sheet.enquiry.answer is not None
    assert screen.presenter.sheet.enquiry.answer.opened == 1


def test_the_clause_behind_an_answer_opens_on_its_rules_page() -> None:
    app, screen = staged(natural)
    click_on(app, "clause")
    assert app.stage.top is not screen


@pytest.mark.clause("DAN-05")
def test_a_stuck_dealers_pass_is_refused_with_its_clause_and_the_tables_that_allow_it() -> None:
    _app, screen = staged(stuck)
    assert screen.presenter.sheet.opened is Opened.REFUSED
    assert screen.presenter.sheet.enquiry.answer is not None
    assert screen.presenter.sheet.enquiry.answer.shown.citations[0].id == "DAN-05"
    assert any(line.says is Says.ALLOWED for line in tables(screen).tables[1:])


def test_a_gathered_trick_and_a_score_are_explained() -> None:
    for maker, subject in ((trick, Subject.TRICK), (march, Subject.SCORE), (score, Subject.SCORE)):
        _app, screen = staged(maker)
        assert screen.presenter.sheet.enquiry.answer is not None
        assert screen.presenter.sheet.enquiry.answer.subject is subject


@pytest.mark.clause("H01-16")
def test_the_lead_against_a_loner_is_explained() -> None:
    _app, screen = staged(lead)
    assert screen.presenter.sheet.enquiry.answer is not None
    assert screen.presenter.sheet.enquiry.answer.shown.citations[0].id == "H01-16"


def test_the_others_wait_while_something_is_explained() -> None:
    app, screen = at(must_follow)
    press(app, "1", "return")
    press(app, "e")
    before = len(screen.session.actions)
    for _turn in range(50):
        app.tick(200)
    assert len(screen.session.actions) == before
    press(app, "escape")
    wait(app)
    assert len(screen.session.actions) > before or screen.table.view.phase is Phase.PLAY


def test_the_result_of_a_hand_answers_why() -> None:
    app, screen = at(lambda view: view.phase is Phase.HAND_OVER)
    click_on(app, "why")
    assert screen.presenter.sheet.enquiry.answer is not None
    assert screen.presenter.sheet.enquiry.answer.subject is Subject.SCORE
    press(app, "escape")
    assert screen.presenter.sheet.opened is Opened.NOW


@pytest.mark.parametrize("name", WHY_SCREENS)
def test_every_explanation_can_be_drawn_small_and_in_large_letters(name: str) -> None:
    for size, text in (((1024, 640), 130), ((1280, 720), 150)):
        assert render_screen(name, size, text).get_size() == size


def test_more_opens_in_place_by_key_by_click_and_by_the_keyboards_focus() -> None:
    for way in ("key", "click", "focus"):
        app, screen = at(must_follow, size=(1024, 640), text=150)
        screen.choose(illegal_card(screen))
        wait(app)
        line = screen.panel.find("more 0")
        assert line is not None
        if way == "key":
            press(app, "m")
        elif way == "click":
            click(app, line.rect.center)
        else:
            screen.panel.focus(line)
            press(app, "return")
            assert screen.panel.focused is not None  # on what closes it again
            assert screen.panel.focused.key == "more 0"
        assert screen.panel.find("clause") is not None


def test_where_the_sheet_has_room_cost_and_clause_lie_open_at_once() -> None:
    app, screen = at(must_follow)
    screen.choose(illegal_card(screen))
    wait(app)
    area = screen.panel.find("sheet text")
    assert isinstance(area, ScrollArea)
    assert not area.most
    assert screen.panel.find("more 0") is None
    assert any("HOY-" in part.spoken or "DAN-" in part.spoken for part in area.content)


def test_what_opened_is_in_sight_where_not_all_has_room() -> None:
    app, screen = at(must_follow, text=150, size=(1024, 640))
    screen.choose(illegal_card(screen))
    wait(app)
    press(app, "m")
    area = screen.panel.find("sheet text")
    assert isinstance(area, ScrollArea)
    line = next(part for part in area.content if isinstance(part, MoreLine))
    assert 0 <= line.rect.top - area.offset < area.rect.h // 2


def test_the_key_of_more_is_listed() -> None:
    _app, screen = at(must_follow)
    assert "M" in dict(screen.keys())
