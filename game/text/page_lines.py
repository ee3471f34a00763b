"""A page as lines to read, block by block."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.i18n import _, format_list
from game.pages.hint_page import APART
from game.pages.page import BarRows, Block, CardRow, Figures, HintStep, Page, Paragraph, Refusal, Stage, Sums
from game.text.more import Answer
from game.tutor.bars import spoken
from game.words import head_line, sentence, setting_line


def page_lines(page: Page) -> list[str]:
    """What is said, with the title as its first sentence; the buttons are for those who see them."""
    return [sentence(page.title), *block_lines(page.blocks), page.todo]


def block_lines(blocks: Iterable[Block]) -> list[str]:
    """The blocks one after another, but what other tables say, which is told apart."""
    return [line for block in blocks for line in _lines(block)]


def _lines(block: Block) -> Iterator[str]:
    if isinstance(block, Paragraph):
        yield from map(sentence, block.text.split("\n"))
    elif isinstance(block, HintStep):
        text = block.text.replace(APART, ", ") if block.stage is Stage.OPEN else ""
        yield from map(sentence, text.split("\n"))
    elif isinstance(block, CardRow):
        # NOTE: {head} is a line with a colon or a sentence, {cards} the cards it is about
        text = _("{head} {cards}.")
        yield text.format(head=block.head, cards=format_list(block.said, "unit"))
    elif isinstance(block, Figures):
        yield from (sentence(row.said) for row in block.rows)
    elif isinstance(block, Sums):
        if block.head:
            yield head_line(block.head)
        yield from (sentence(setting_line(row.words, row.value)) for row in block.rows)
    elif isinstance(block, BarRows):
        yield head_line(block.head)
        found = block.bars.unfolded()
        yield from (spoken(bar, found) for bar in found.shown)


def refusal_lines(refusal: Refusal) -> Answer:
    """What is not allowed and why; then what it costs and which rule says so."""
    return Answer(
        [sentence(refusal.title), *refusal.reasons], [sentence(line) for line in refusal.note.split("\n")]
    )
