"""More: a learner meets no clause, no cost and no other table before asking for them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

import pytest

from game.pages.page import BarRows, Block, HintStep, More, OtherTables, Page, Paragraph
from game.presenters.desk import Desk
from game.presenters.lesson import LessonPresenter
from game.presenters.practice import PracticePresenter
from game.rules.cards import Card
from tests.presenters.test_lesson import take
from tests.presenters.test_practice import barred, table

CLAUSE = re.compile(r"\b[A-Z]{3,4}-\d\d\b")
COST = re.compile("At a real table|doesn't name a penalty|silent|do not say")


def words(page: Page) -> str:
    """All that a page says, its buttons too."""
    texts = [page.title, page.todo, *(button.words for button in page.every_button())]
    return "\n".join([*texts, *(text for block in page.blocks for text in _texts(block))])


def _texts(block: Block) -> Iterable[str]:
    if isinstance(block, Paragraph | HintStep):
        yield block.text
    elif isinstance(block, OtherTables):
        yield from (f"{each.clause} {'silent' if each.silent else ''}" for each in block.tables)
    elif isinstance(block, BarRows):
        yield block.note


def refused(desk: Desk) -> PracticePresenter:
    presenter = table(desk)
    presenter.choose(barred(presenter))
    return presenter


def explained(desk: Desk) -> PracticePresenter:
    presenter = table(desk)
    presenter.act("why")
    presenter.choose(barred(presenter))
    return presenter


def asked_about_the_lead(desk: Desk) -> PracticePresenter:
    presenter = table(desk)
    presenter.act("why lead")
    return presenter


def hand_over(desk: Desk) -> PracticePresenter:
    return table(desk, "over")


def lesson(desk: Desk) -> LessonPresenter:
    presenter = take(desk, "second-ace", lesson="second-and-third")
    presenter.choose(Card.parse("TC"))
    return presenter


PLACES = [refused, explained, asked_about_the_lead, hand_over, lesson]


@pytest.mark.parametrize("place", PLACES)
def test_the_answer_comes_first_and_more_opens_its_clause(place: object, desk: Desk) -> None:
    presenter = place(desk)  # type: ignore[operator]
    short = words(presenter.page())
    assert not CLAUSE.search(short)
    assert not COST.search(short)
    assert More() in presenter.page().blocks
    presenter.act("more")
    assert CLAUSE.search(words(presenter.page()))
    presenter.act("more")
    assert words(presenter.page()) == short


@pytest.mark.parametrize("place", PLACES)
def test_who_has_set_so_reads_everything_at_once(place: object, desk: Desk) -> None:
    desk.store.save_settings(replace(desk.settings(), show_more=True))
    page = place(desk).page()  # type: ignore[operator]
    assert CLAUSE.search(words(page))
    assert not any(isinstance(block, More) for block in page.blocks)


def test_cost_and_clause_of_a_refusal_may_lie_open_but_not_in_a_lesson(
    desk: Desk,
) -> None:
    page = refused(desk).page()
    for blocks in page.fuller:
        assert CLAUSE.search("".join(text for block in blocks for text in _texts(block)))
    whole, costs, alone = page.fuller
    assert More() not in whole
    assert More() in costs
    assert alone == tuple(block for block in costs if block != More())[: len(alone)]
    assert lesson(desk).page().fuller == ()


def test_what_hangs_at_a_card_has_its_cost_only_for_who_wants_everything(desk: Desk) -> None:
    presenter = refused(desk)
    presenter.act("more")  # that opens on the sheet
    assert presenter.refusal is not None
    assert not presenter.refusal.hung
    desk.store.save_settings(replace(desk.settings(), show_more=True))
    assert CLAUSE.search(presenter.refusal.hung)


def test_more_stays_open_for_its_page_only(desk: Desk) -> None:
    presenter = refused(desk)
    presenter.act("more")
    presenter.act("back to now")
    presenter.act("why lead")
    assert More() in presenter.page().blocks
