"""A table of one's own in the making: its switches and calls to choose, and what is said of each.

Choices are `value` with the name of a switch and the place of a value, and `call` with a call and the place
of its words; `parent` with the key of a line goes back to what the sheet has that the table starts from.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.i18n import _, format_list, format_number, ngettext
from game.pages.lines import Chip, Choice, Kind, Line, Lines, LinkLine, Mark, ValueLine, Words
from game.pages.rules import CALLS, call_key, call_of, call_values, names_on, table_value
from game.rules.ruleset import CallWord, Ruleset
from game.rulesets.own_table import OwnTable
from game.rulesets.switches import call_names, groups, text_of, words_of


def pages(table: OwnTable) -> list[tuple[str, str, int]]:
    """The pages by key and title, with the number of rules that are the table's own."""
    values = table.values
    found = [(group.key, group.title, sum(name in values for name in group.texts)) for group in groups()]
    return [*found, (CALLS, _("Words"), len(table.words))]


def origin(table: OwnTable) -> str:
    """Where it starts from and how far it went."""
    count = len(table.values) + len(table.words)
    text = ngettext(
        "based on {sheet}, with {n} rule of its own", "based on {sheet}, with {n} rules of its own", count
    )
    return text.format(sheet=_(table.parent.short_name), n=format_number(count))


def choices_on(table: OwnTable, page: str, sheets: Sequence[Ruleset]) -> Lines:
    """The lines of a page; `sheets` are all but the table itself."""
    if page == CALLS:
        return tuple(_call_line(table, call, sheets) for call in CallWord)
    clashes = _clashes(table)
    return tuple(_switch_line(table, name, clashes.get(name, "")) for name in names_on(page))


def _switch_line(table: OwnTable, name: str, clash: str) -> ValueLine:
    """A switch with its values; below them whose value it has."""
    text, now = text_of(name), getattr(table.switches, name)
    chips = table_value(table.parent, name).chips
    theirs = words_of(table.parent.switches, name).words if name in table.values else ""
    values = text.choices(now)
    options = tuple((str(number), text.of(value).words) for number, value in enumerate(values))
    chosen = next(key for (key, _words), value in zip(options, values, strict=True) if _same(value, now))
    counted = bool(text.counted) and None not in values
    choice = Choice(f"value {name}", text.name, options, chosen, counted)
    chips = (*_whose(table, theirs), *chips)
    return ValueLine(name, text.name, text.of(now).sentence, chips=chips, choice=choice, clash=clash)


def _same(value: Any, now: Any) -> bool:
    """Whether two values are the same; 1 is not True here."""
    return value == now and isinstance(value, bool) == isinstance(now, bool)


def _whose(table: OwnTable, theirs: str) -> tuple[Chip, ...]:
    """Whether a value is the table's own, and then what the sheet has."""
    sheet = _(table.parent.short_name)
    if not theirs:
        # NOTE: a rule that is the same as in the sheet an own table starts from
        return (Chip(Mark.WORDS, _("same as {sheet}").format(sheet=sheet)),)
    # NOTE: what the sheet has that an own table starts from, for example "Danville: Yes"
    words = _("{sheet}: {value}").format(sheet=sheet, value=theirs)
    return (Chip(Mark.STRONG, _("yours")), Chip(Mark.WORDS, words))


def _call_line(table: OwnTable, call: CallWord, sheets: Sequence[Ruleset]) -> ValueLine:
    """A call with the words of all sheets to choose from."""
    name, options = call_names()[call], _wordings(table, call, sheets)
    theirs = _(table.parent.words[call]) if call in table.words else ""
    values = tuple((str(number), _(words)) for number, words in enumerate(options))
    chosen = str(options.index(table.ruleset.words[call]))
    choice = Choice(call_key(call), name, values, chosen, listed=True)
    return ValueLine(call_key(call), name, "", chips=_whose(table, theirs), choice=choice)


def _wordings(table: OwnTable, call: CallWord, sheets: Sequence[Ruleset]) -> tuple[str, ...]:
    """The words a call may have: those of the sheet it starts from, of all others, and its own."""
    others = (sheet.words[call] for sheet in sheets)
    return tuple(dict.fromkeys([table.parent.words[call], *others, table.ruleset.words[call]]))


def chosen_value(table: OwnTable, pressed: str) -> Any:
    """The value of a switch that was chosen."""
    _kind, name, number = pressed.split(" ")
    return text_of(name).choices(getattr(table.switches, name))[int(number)]


def chosen_words(table: OwnTable, pressed: str, sheets: Sequence[Ruleset]) -> str:
    """The words of a call that were chosen."""
    _kind, call, number = pressed.split(" ")
    return _wordings(table, CallWord(call), sheets)[int(number)]


def about(table: OwnTable, key: str, sheets: Sequence[Ruleset]) -> Lines:
    """What each sheet says about a line, what holds at this table, and the way back."""
    call = call_of(key)
    return tuple(_about_call(table, call, sheets) if call else _about_switch(table, key, sheets))


def _about_switch(table: OwnTable, name: str, sheets: Sequence[Ruleset]) -> Iterator[Line]:
    yield from (table_value(sheet, name) for sheet in sheets)
    # NOTE: what holds at the learner's own table, a whole sentence
    text = _("**At your table:** {sentence}")
    yield Words(text.format(sentence=words_of(table.switches, name).sentence), Kind.HERE)
    clash = _clashes(table).get(name)
    if clash:
        yield Words(clash, Kind.CLASH)
    if name in table.values:
        yield _way_back(table, name, words_of(table.parent.switches, name).words)


def _about_call(table: OwnTable, call: CallWord, sheets: Sequence[Ruleset]) -> Iterator[Line]:
    yield from call_values(sheets, call)
    # NOTE: the words of a call at the learner's own table
    text = _("**At your table:** “{words}”")
    yield Words(text.format(words=_(table.ruleset.words[call])), Kind.HERE)
    if call in table.words:
        yield _way_back(table, call_key(call), _(table.parent.words[call]))


def _way_back(table: OwnTable, key: str, theirs: str) -> LinkLine:
    words = _("Go back to {sheet}: {value}").format(sheet=_(table.parent.short_name), value=theirs)
    return LinkLine("back to parent", words, f"parent {key}")


def _clashes(table: OwnTable) -> dict[str, str]:
    """For each switch that cannot stay as it is, what it does not go with."""
    words: dict[str, str] = {}
    for clash in table.clashes():
        for name in clash.switches:
            others = format_list([_quoted(other) for other in clash.switches if other != name])
            words[name] = _("This doesn't go with {others}.").format(others=others)
    return words


def first_clash(table: OwnTable) -> str:
    """The first impossible combination as a sentence; empty if there is none."""
    for clash in table.clashes():
        first, *others = map(_quoted, clash.switches)
        return _("{rule} doesn't go with {others}.").format(rule=first, others=format_list(others))
    return ""


def _quoted(name: str) -> str:
    # NOTE: the name of a rule inside a sentence
    return _("“{name}”").format(name=text_of(name).name)
