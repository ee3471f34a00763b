"""A further question about a trick or the calling: why the others played as they did."""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.ladder import Level
from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.review_pages.columns import Column
from game.client.screens.review_pages.more import LineRow
from game.client.screens.review_pages.texts import Words
from game.client.widgets.base import Widget
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.rules.actions import ActionKind
from game.rules.seats import Seat
from game.rules.view import observe
from game.tutor.action_words import choice_words
from game.tutor.hand_commentary import why_played
from game.words.markup import mark, plain


class WhyScreen(MessageScreen):
    """What the players of a column thought, each in a sentence or two."""

    name = "review-why"

    def __init__(self, words: Words, column: Column, levels: Mapping[Seat, Level]) -> None:
        """`levels` are those of the bots; a seat without one is a person."""
        found = {place: _why(words, place, levels) for place in column.steps}
        self.lines = [(line, _done(words, place)) for place, line in found.items() if line]
        text = "\n".join(plain(line) for line, _action in self.lines)
        where = plain(words.column_title(column, winner=False))
        # NOTE: a part of a hand ("Trick 3, Walt led") whose moves are explained
        super().__init__(_("{where}: why?").format(where=where), text, [Answer(_("Close"))])

    def body(self, width: int) -> list[Widget]:
        if not self.lines:
            return [TextBlock(self.ui, _("Nobody else had anything to decide here."), width)]
        return [LineRow(self.ui, line, width, note=action) for line, action in self.lines]


def _done(words: Words, place: int) -> str:
    """What was played or said, beside the reason for it; nothing for what was done face down."""
    state, action = words.hand.steps[place]
    if action.card is not None:
        return mark(action.card) if action.kind is ActionKind.PLAY else ""
    return choice_words(observe(state, action.seat), action)


def _why(words: Words, place: int, levels: Mapping[Seat, Level]) -> str:
    """Why another seat did what it did; empty for the learner and for the table's own moves."""
    state, action = words.hand.steps[place]
    seat = action.seat
    hand = words.hand
    if seat is Seat.SOUTH or not hand.unknown.isdisjoint(state.hands[seat]):
        return ""
    return why_played(observe(state, seat), action, levels.get(seat), words.name(seat))
