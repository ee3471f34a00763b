"""The words of the calls: as a table has them, and chosen among those of all sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.client.draw.ui import Ui
from game.client.screens.rules_pages.texts import LinkRow, PlaceRow, TextRow
from game.client.screens.rules_pages.value_row import ValueRow
from game.client.widgets.chips import STRONG, WORDS, Chip
from game.client.widgets.row_list import Row
from game.client.widgets.select import Select
from game.i18n import _
from game.rules.ruleset import CallWord, Ruleset
from game.storage.own_table import OwnTable
from game.switch_texts.calls import call_names

PAGE = "words"
"""The key of the page of calls."""

Reword = Callable[[CallWord, str], None]
"""Gives a call other words."""


def call_of(key: str) -> CallWord | None:
    """The call of a row, by the row's key; None for a row of another kind."""
    kind, _space, call = key.partition(" ")
    return CallWord(call) if kind == "call" else None


def row_key(call: CallWord) -> str:
    return f"call {call}"


def told_row(ui: Ui, ruleset: Ruleset, call: CallWord, width: int) -> Row:
    """A call as a ruleset has it."""
    said = _(ruleset.words[call])
    return ValueRow(ui, row_key(call), call_names()[call], "", said, [], width, lambda clause: None)


def change_row(
    ui: Ui, table: OwnTable, call: CallWord, rulesets: Sequence[Ruleset], width: int, reword: Reword
) -> Row:
    """A call with the words of all sheets to choose from."""
    now = table.ruleset.words[call]
    found = dict.fromkeys([table.parent.words[call], *(ruleset.words[call] for ruleset in rulesets), now])
    options = [(words, _(words)) for words in found]
    name = call_names()[call]

    def take(words: str) -> None:
        reword(call, words)

    control = Select(ui, f"value {call}", name, options, now, take, least_width=120, zone="list")
    parent = _(table.parent.short_name)
    chips = [Chip(WORDS, _("as {sheet}").format(sheet=parent))]
    if call in table.words:
        theirs = _("{sheet}: {value}").format(sheet=parent, value=_(table.parent.words[call]))
        chips = [Chip(STRONG, _("yours")), Chip(WORDS, theirs)]
    return ValueRow(ui, row_key(call), name, "", "", chips, width, lambda clause: None, control=control)


def about(ui: Ui, rulesets: Sequence[Ruleset], call: CallWord, width: int) -> Iterator[Row]:
    """How the call is worded at each table."""
    for ruleset in rulesets:
        said = _(ruleset.words[call])
        yield PlaceRow(
            ui, f"place {ruleset.id}", _(ruleset.short_name), said, True, [], width, lambda clause: None
        )


def about_own(
    ui: Ui, table: OwnTable, rulesets: Sequence[Ruleset], call: CallWord, width: int, reword: Reword
) -> Iterator[Row]:
    """The same, then the words of this table and the way back."""
    yield from about(ui, rulesets, call, width)
    said = _(table.ruleset.words[call])
    # NOTE: the words of a call at the learner's own table
    yield TextRow(ui, _("**At your table:** “{words}”").format(words=said), width, above=12)
    if call in table.words:
        theirs = table.parent.words[call]
        back = _("Back to what {sheet} has: {value}")
        words = back.format(sheet=_(table.parent.short_name), value=_(theirs))
        yield LinkRow(ui, "back to parent", words, width, lambda: reword(call, theirs))
