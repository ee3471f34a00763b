"""A position written as text as a draft of a lesson: the cards that nobody named are dealt to fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.course.beginning import lesson_id_of
from game.course.deals import fill
from game.course.notation import SeatWord
from game.course.table_writing import called
from game.course.tables import Table
from game.course.unfillable import Unfillable
from game.drafting.draft_file import draft_for, write_draft
from game.drafting.draft_question import question_of
from game.i18n import _
from game.records.followed_deals import Followed
from game.rules.actions import Phase
from game.rules.dealing import HAND_SIZE
from game.rules.hand import start
from game.rules.seats import Seat, clockwise_from
from game.rules.state import State
from game.rules.view import SeatView, observe
from game.session import HOME_SEAT
from game.storage.writing import check_free
from game.strategy.values import ADVICE, search
from game.text.position import position, table_of
from game.text.position_fields import BadPosition, fields_of
from game.tutor.review import judged
from game.yamlfile.faults import YamlFault


def draft_position(text: str, out: Path, *, force: bool = False) -> tuple[YamlFault, ...]:
    """Writes a lesson with one question about a position; gives what the checker says to it.

    Raises BadPosition for a position that no lesson can begin at, FileThere, NotWritten.
    """
    check_free(out, replace=force)
    fields = fields_of(text)
    if "done" in fields:
        raise BadPosition(_("A lesson can't begin with “done”. Write the position without it."))
    view = position(fields).view
    state = _dealt(view, lesson_id_of(out))
    seen = observe(state, HOME_SEAT)
    if state.turn is not HOME_SEAT or len(seen.legal) < 2:
        raise BadPosition(
            _("There's nothing for you to decide in this position, so a lesson can't ask about it.")
        )
    values = search(seen, "", ADVICE)
    question = question_of(judged(0, seen, values.best.action, values))
    draft = draft_for(out, Followed(1, state, ()), [question], _("A position"))
    return tuple(write_draft(out, draft, force=force))


def _dealt(view: SeatView, seed: str) -> State:
    """The position with the cards that its player does not see."""
    try:
        return start(view.ruleset, fill(Table.model_validate(_table(view)), view.ruleset, seed))
    except Unfillable as fault:
        raise BadPosition(f"{fault.message} {fault.mend}") from fault


def _table(view: SeatView) -> dict[str, Any]:
    """The position as a table of a lesson file. Raises BadPosition where tricks are gone that nobody told."""
    bidding, calling = view.bidding, view.phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND)
    hand = [str(card) for card in view.hand if view.phase is not Phase.DISCARD or card != bidding.upcard]
    if len(hand) != HAND_SIZE or view.honest is not None:
        raise BadPosition(
            _("A lesson can only begin at a call, a discard, or the first trick, without slips.")
        )
    table: dict[str, Any] = {"dealer": _word(view.dealer), "hands": {"you": hand}}
    if bidding.upcard is not None:
        table["upcard"] = str(bidding.upcard)
    if calling:
        return {**table, "calls": [f"{_word(call.seat)} pass" for call in bidding.calls]}
    assert bidding.trump is not None
    assert bidding.maker is not None
    if view.phase is Phase.DISCARD:
        return {**table, "calls": [*_passes(view.dealer, bidding.maker), _taking_up(view)]}
    table |= {"trump": bidding.trump.name.lower(), "maker": _word(bidding.maker), "alone": bidding.alone}
    if bidding.upcard is not None:
        table["made"] = "first-round" if bidding.picked_up else "second-round"
    plays = view.trick.plays if view.trick is not None else ()
    return {**table, "played": [f"{_word(seat)} {card}" for seat, card in plays]}


def _passes(dealer: Seat, maker: Seat) -> list[str]:
    """What is said before the one who has the card taken up."""
    seats = clockwise_from(dealer.left)
    return [f"{_word(seat)} pass" for seat in seats[: seats.index(maker)]]


def _taking_up(view: SeatView) -> str:
    (call,) = view.bidding.calls
    return called(table_of(view), call)


def _word(seat: Seat) -> str:
    return str(list(SeatWord)[seat.seen_from(HOME_SEAT)])
