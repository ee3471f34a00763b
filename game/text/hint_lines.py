"""The next step of a hint by typed lines, at a practice table or where one decision is asked."""

from __future__ import annotations

from functools import partial

from game.i18n import _
from game.pages.hint_page import ANSWER
from game.pages.page import Page
from game.presenters.asked_decision import AskedDecision
from game.presenters.practice import PracticePresenter
from game.text.more import Answer, in_two
from game.text.page_lines import block_lines
from game.tutor.bars import list_words
from game.tutor.hints import advised_words

Hinting = PracticePresenter | AskedDecision
"""A table at which hints can be had."""


def next_hint(table: Hinting) -> Answer:
    """The next step of the hint; after the last one the answer again."""
    table.act("hint")
    if table.sheet.hint.step:  # before that its values are not needed
        table.sheet.hint.look()
    if table.sheet.hint.state is None:
        return Answer([_("There's nothing to decide right now.")])
    return in_two(table, partial(_lines, table))


def _lines(table: Hinting, page: Page) -> list[str]:
    state = table.state
    hint = state.hint
    assert hint is not None
    lines = block_lines(page.blocks[hint.step :])
    if hint.step < ANSWER or hint.values is None or hint.bars is None:
        return lines
    advised = advised_words(hint.view, hint.advice, hint.values)
    return [advised, *lines, list_words(hint.view, hint.bars.unfolded(), whole=state.detail.whole)]
