"""The sheet beside a table by itself: one page at a time, and nothing left of the one before."""

from __future__ import annotations

import pytest

from game.bots.levels import three_bots
from game.pages.practice_page import Opened
from game.presenters.desk import Route
from game.presenters.table_sheet import TableSheet
from game.rules.state import Setup
from game.session import HOME_SEAT, Session
from tests.presenters.conftest import PlainDesk
from tests.tables import rules


@pytest.fixture
def session() -> Session:
    """A table at its learner's first decision."""
    session = Session(rules("danville"), Setup("1"), three_bots(HOME_SEAT))
    while not session.waits_for_learner:
        session.advance()
    return session


@pytest.fixture
def heard() -> list[Opened]:
    return []


@pytest.fixture
def sheet(desk: PlainDesk, session: Session, heard: list[Opened]) -> TableSheet:
    return TableSheet(desk, lambda: session.view, heard.append)


def test_a_hint_goes_on_step_by_step_and_ends_where_another_page_is_opened(
    sheet: TableSheet, heard: list[Opened]
) -> None:
    sheet.open_hint()
    sheet.open_hint()
    assert (sheet.opened, sheet.hint.step) == (Opened.HINT, 1)
    assert sheet.act("score")
    assert sheet.hint.state is None
    assert heard == [Opened.HINT, Opened.HINT, Opened.SCORE]


def test_an_answer_is_put_away_with_its_page_and_stays_while_it_is_read(
    sheet: TableSheet, session: Session
) -> None:
    action = session.view.legal[0]
    sheet.explain(action, session.judge(action))
    assert sheet.explains
    assert sheet.act("table 0")
    assert (sheet.opened, sheet.enquiry.about) == (Opened.WHY, action)
    assert sheet.act("back to now")
    assert not sheet.explains
    assert sheet.enquiry.answer is None


def test_the_card_about_to_be_put_down_is_taken_back_where_it_is_refused(
    sheet: TableSheet, session: Session
) -> None:
    sheet.selected, action = session.view.hand[0], session.view.legal[0]
    sheet.refuse(action, session.judge(action))
    assert (sheet.opened, sheet.selected) == (Opened.REFUSED, None)
    assert sheet.state((), "").about == action


def test_nothing_is_left_when_the_table_has_gone_on(sheet: TableSheet, session: Session) -> None:
    sheet.explain(session.view.legal[0], session.judge(session.view.legal[0]))
    sheet.act("alone")
    sheet.selected, sheet.explaining = session.view.hand[0], True
    assert sheet.ticked
    assert sheet.enquiry.answer is not None
    sheet.clear(Opened.NOW)
    assert (sheet.opened, sheet.selected, sheet.explaining, sheet.ticked) == (Opened.NOW, None, False, False)
    assert sheet.enquiry.answer is None


def test_what_is_none_of_its_own_is_left_to_whoever_owns_it(sheet: TableSheet, heard: list[Opened]) -> None:
    assert not any(map(sheet.act, ("leave", "next", "why", "table 1", "term trump")))
    assert heard == []
    assert sheet.way("term", "trump") == Route("glossary", ("trump",))
