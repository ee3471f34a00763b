"""The rows in which the switches of an own table are changed, and what the sheet tells about one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.rules_pages.texts import LinkRow, PlaceRow, TextRow
from game.client.screens.rules_pages.told import switch_chips
from game.client.screens.rules_pages.value_row import ValueRow
from game.client.widgets.base import Widget
from game.client.widgets.chips import STRONG, WORDS, Chip
from game.client.widgets.choices import Segments, Stepper
from game.client.widgets.row_list import Row
from game.client.widgets.select import Select
from game.i18n import _, format_list
from game.rules.ruleset import Ruleset
from game.storage.own_table import OwnTable
from game.switch_texts import SwitchText, text_of, words_of

_MOST_SEGMENTS = 0.42  # of the row's width; wider ones become a list to drop

Change = Callable[[str, Any], None]
"""Sets a switch of the table."""


def control(ui: Ui, name: str, now: Any, width: int, change: Change) -> Widget:
    """What a switch is changed with: segments, a stepper for numbers, a list for many or long values."""
    text = text_of(name)
    values = text.choices(now)
    options = [(str(number), text.of(value).words) for number, value in enumerate(values)]
    chosen = str(next(number for number, value in enumerate(values) if _same(value, now)))

    def take(number: str) -> None:
        change(name, values[int(number)])

    key = f"value {name}"
    if text.counted and None not in values:
        return Stepper(ui, key, text.name, options, chosen, take, zone="list")
    if len(options) <= 3:
        segments = Segments(ui, key, text.name, options, chosen, take, zone="list")
        if segments.size[0] <= width * _MOST_SEGMENTS:
            return segments
    return Select(ui, key, text.name, options, chosen, take, least_width=120, zone="list")


def _same(value: Any, now: Any) -> bool:
    """Whether two values are the same; 1 is not True here."""
    return value == now and isinstance(value, bool) == isinstance(now, bool)


def clash_words(table: OwnTable) -> dict[str, str]:
    """For each switch that cannot stay as it is, what it does not go with."""
    words: dict[str, str] = {}
    for clash in table.clashes():
        for name in clash.switches:
            others = format_list([quoted(text_of(other)) for other in clash.switches if other != name])
            words[name] = _("This does not go with {others}.").format(others=others)
    return words


def first_clash(table: OwnTable) -> str:
    """The first impossible combination as a sentence; empty if there is none."""
    for clash in table.clashes():
        first, *others = (quoted(text_of(name)) for name in clash.switches)
        return _("{rule} does not go with {others}.").format(rule=first, others=format_list(others))
    return ""


def quoted(text: SwitchText) -> str:
    # NOTE: the name of a rule inside a sentence
    return _("“{name}”").format(name=text.name)


def change_row(
    ui: Ui, table: OwnTable, name: str, width: int, change: Change, on_open: Callable[[str], None]
) -> Row:
    """A switch with its control; below it whose value it is."""
    text, now = text_of(name), getattr(table.switches, name)
    parent = _(table.parent.short_name)
    _words, _stated, origin = switch_chips(table.parent, name)
    if name in table.values:
        value = words_of(table.parent.switches, name).words
        # NOTE: what the sheet has that an own table starts from, for example "Danville: Yes"
        theirs = _("{sheet}: {value}").format(sheet=parent, value=value)
        chips = [Chip(STRONG, _("yours")), Chip(WORDS, theirs), *origin]
    else:
        # NOTE: a rule that is the same as in the sheet an own table starts from
        chips = [Chip(WORDS, _("as {sheet}").format(sheet=parent)), *origin]
    return ValueRow(
        ui, name, text.name, text.of(now).sentence, "", chips, width, on_open,
        control=control(ui, name, now, width, change), clash=clash_words(table).get(name, ""),
    )  # fmt: skip


def about(
    ui: Ui, table: OwnTable, rulesets: Sequence[Ruleset], name: str, width: int, change: Change,
    on_open: Callable[[str, str], None],
) -> Iterator[Row]:  # fmt: skip
    """What each sheet says about a switch, then what holds at this table, and the way back."""
    for ruleset in rulesets:
        words, stated, chips = switch_chips(ruleset, name)

        def go(clause: str, ruleset: Ruleset = ruleset) -> None:
            on_open(ruleset.id, clause)

        yield PlaceRow(ui, f"place {ruleset.id}", _(ruleset.short_name), words, stated, chips, width, go)
    here = words_of(table.switches, name)
    # NOTE: what holds at the learner's own table, a whole sentence
    text = _("**At your table:** {sentence}").format(sentence=here.sentence)
    yield TextRow(ui, text, width, above=12)
    clash = clash_words(table).get(name)
    if clash:
        yield TextRow(ui, clash, width, colour=theme.CLAY, role="semibold")
    if name in table.values:
        value = words_of(table.parent.switches, name).words
        back = _("Back to what {sheet} has: {value}").format(sheet=_(table.parent.short_name), value=value)
        yield LinkRow(
            ui, "back to parent", back, width, lambda: change(name, getattr(table.parent.switches, name))
        )
