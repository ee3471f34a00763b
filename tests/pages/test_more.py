"""What a page says first, and what lies under More: clauses, costs, other tables, how sure a hint is."""

from __future__ import annotations

from game.pages.hint_page import ANSWER, HintState, hint_blocks
from game.pages.more import Detail, Told, opened_at
from game.pages.page import BarRows, Block, More, Paragraph
from game.rules.seats import Seat
from game.rules.view import SeatView, observe
from game.strategy.values import Effort, search
from game.tutor.advise import advise
from game.tutor.bars import bars
from tests.tables import hand_setup, reach

FIRST, REST = Paragraph("You must follow suit."), Paragraph("**HOY-06** Follow the suit led.", soft=True)
SHORT, ASKED = Detail(always=False), Detail(always=False, asked=True)


def following() -> SeatView:
    """South follows a heart that West leads, with two of four cards."""
    setup = hand_setup("AH 9H KS TC 9S", "KH", "QH", "TH", dealer=Seat.SOUTH, upcard="9C")
    moves = "1:pass 2:pass 3:pass 0:order 0:discard:9S 1:play:KH 2:play:QH 3:play:TH"
    return observe(reach(setup, moves), Seat.SOUTH)


def hint(view: SeatView, step: int, detail: Detail) -> tuple[Block, ...]:
    values = search(view, "more", Effort(most=20))
    state = HintState(view, advise(view), step, bars(view, values, done=True), values, 400, False, False)
    return hint_blocks(state, lambda term: term, 0, detail)


def test_first_comes_the_answer_and_the_way_to_the_rest() -> None:
    assert Told((FIRST,), (REST,)).at(SHORT) == (FIRST, More())


def test_what_was_asked_for_opens_below_the_line_that_closes_it() -> None:
    blocks = Told((FIRST,), (REST,)).at(ASKED)
    assert blocks == (FIRST, More(True), REST)
    assert opened_at(blocks) == 1


def test_who_wants_everything_sees_no_line_that_opens_anything() -> None:
    assert Told((FIRST,), (REST,)).at(Detail()) == (FIRST, REST)


def test_an_answer_without_a_rest_has_nothing_to_open() -> None:
    assert Told((FIRST,)).at(SHORT) == (FIRST,)


def test_the_bars_of_a_hint_always_say_how_sure_they_are_and_in_full_when_asked() -> None:
    for detail in (SHORT, ASKED):
        rows = next(block for block in hint(following(), ANSWER, detail) if isinstance(block, BarRows))
        assert rows.whole is detail.whole
        assert "thin line" in rows.note
        assert ("deals" in rows.note) is detail.whole


def test_a_nudge_has_nothing_more_to_say() -> None:
    assert More() not in hint(following(), 0, SHORT)
