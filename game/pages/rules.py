"""The rules of one table: every switch, clause, silence and word of a call, and what is said of each.

Links are `clause` with the ids of a ruleset and of a clause, and `switch` with a name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.i18n import _
from game.pages.lines import Chip, ChipLine, Kind, Line, Lines, LinkLine, Mark, TableValue, ValueLine, Words
from game.rules.origins import Origin, origin_of, silences, standing
from game.rules.ruleset import CallWord, Clause, ClauseKind, Ruleset
from game.rulesets.switches import call_names, groups, matters, text_of, words_of
from game.words import setting_line

CALLS, CLAUSES, SILENCES = "words", "clauses", "silences"
"""The keys of the pages that are no groups of switches."""


def pages() -> list[tuple[str, str]]:
    """The pages of a table's rules, by key and title."""
    found = [(group.key, group.title) for group in groups()]
    # NOTE: the words in which calls are made
    return [*found, (CALLS, _("Words")), (CLAUSES, _("Clauses")), (SILENCES, _("Not covered"))]


def names_on(page: str) -> tuple[str, ...]:
    """The switches of a page."""
    return next((tuple(group.texts) for group in groups() if group.key == page), ())


def page_with(ruleset: Ruleset, key: str) -> str:
    """The page on which a switch or a clause stands; empty where the ruleset does not have it."""
    clause = ruleset.clauses.get(key)
    if clause is not None:
        return SILENCES if origin_of(ruleset, clause) is Origin.READING else CLAUSES
    return next((group.key for group in groups() if key in group.texts), "")


def rules_on(ruleset: Ruleset, page: str) -> Lines:
    """The lines of a page."""
    if page == CALLS:
        names = call_names()
        return tuple(ValueLine(call_key(call), names[call], "", _(ruleset.words[call])) for call in CallWord)
    if page == SILENCES:
        return tuple(map(_clause_line, silences(ruleset)))
    if page == CLAUSES:
        said = (c for c in ruleset.clauses.values() if origin_of(ruleset, c) is not Origin.READING)
        return tuple(map(_clause_line, sorted(said, key=lambda clause: clause.source != ruleset.source)))
    return tuple(_switch_line(ruleset, name) for name in names_on(page))


def _switch_line(ruleset: Ruleset, name: str) -> ValueLine:
    text, has = text_of(name), table_value(ruleset, name)
    sentence = text.of(getattr(ruleset.switches, name)).sentence
    return ValueLine(name, text.name, sentence, has.value, has.chips, has.stated)


def _clause_line(clause: Clause) -> ValueLine:
    return ValueLine(clause.id, clause.id, _(clause.says), kind_words(clause.kind), stated=False)


def call_key(call: CallWord) -> str:
    """The key of the line of a call."""
    return f"call {call}"


def call_of(key: str) -> CallWord | None:
    """The call of a line, by the line's key; None for a line of another kind."""
    kind, _space, call = key.partition(" ")
    return CallWord(call) if kind == "call" else None


def title_of(key: str, ruleset: Ruleset) -> str:
    """What a line is about."""
    call = call_of(key)
    if call:
        return call_names()[call]
    return key if key in ruleset.clauses else text_of(key).name


def table_value(ruleset: Ruleset, name: str) -> TableValue:
    """What a table has for a switch, and who says so."""
    means = matters(ruleset.switches, name)
    words = words_of(ruleset.switches, name).words if means else _("unknown")
    stated = means and standing(ruleset, name).origin is Origin.STATED
    return TableValue(ruleset.id, _(ruleset.short_name), words, stated, _chips(ruleset, name))


def _chips(ruleset: Ruleset, name: str) -> tuple[Chip, ...]:
    """Who says so: the sheet's own clause, silent and so a parent's, or silent and a reading."""
    stands = standing(ruleset, name)
    clause = stands.clause.id
    link = f"clause {ruleset.id} {clause}"
    if stands.origin is Origin.STATED:
        return (Chip(Mark.LINK, clause, link),)
    silent = silent_chip()
    if not matters(ruleset.switches, name):
        return (silent,)
    if stands.origin is Origin.INHERITED:
        # NOTE: a sheet says nothing, "so" the clause of another sheet holds, whose number follows
        return (silent, Chip(Mark.WORDS, _("so")), Chip(Mark.LINK, clause, link))
    return reading_chips(link)


def silent_chip() -> Chip:
    """A sheet says nothing of it."""
    return Chip(Mark.PILL, _("silent"))


def reading_chips(link: str) -> tuple[Chip, ...]:
    """A sheet says nothing of it, and the usual reading is a click away."""
    # NOTE: a usual reading, which is not in the sheet; the words are a link
    return (silent_chip(), Chip(Mark.LINK, _("a reading"), link))


def call_values(rulesets: Sequence[Ruleset], call: CallWord) -> Lines:
    """How a call is worded at each table."""
    return tuple(TableValue(each.id, _(each.short_name), _(each.words[call])) for each in rulesets)


def about(key: str, ruleset: Ruleset, rulesets: Sequence[Ruleset]) -> Lines:
    """What is said of a line of a page: a switch, a clause or a call."""
    call = call_of(key)
    if call:
        return call_values(rulesets, call)
    if key in ruleset.clauses:
        return tuple(_about_clause(ruleset, ruleset.clauses[key]))
    return tuple(_about_switch(ruleset, key))


def _about_switch(ruleset: Ruleset, name: str) -> Iterator[Line]:
    """The value, who says so, and the clause in its words."""
    has, stands = table_value(ruleset, name), standing(ruleset, name)
    yield Words(has.value, Kind.SILENT_VALUE if stands.origin is Origin.READING else Kind.VALUE)
    yield ChipLine(f"chips {name}", has.chips)
    if matters(ruleset.switches, name):
        yield from _clause_words(ruleset, stands.clause)
    else:
        yield Words(_("This doesn't apply here because of another rule on this sheet."))


def _clause_words(ruleset: Ruleset, clause: Clause) -> Iterator[Line]:
    """A clause with its place, and how it is read; a reading is never shown as if a sheet said it."""
    if origin_of(ruleset, clause) is Origin.READING:
        silent = _("{sheet} doesn't say. This is the usual reading, {id}:")
        yield Words(silent.format(sheet=_(ruleset.short_name), id=clause.id), Kind.LEAD_IN)
        yield Words(_(clause.says))
        return
    # NOTE: a clause and its place in a rules document, for example "DAN-05, Hoyle rules, Second round"
    place = _("{id}, {source}, {section}") if clause.section else _("{id}, {source}")
    words = place.format(id=clause.id, source=_(clause.source), section=_(clause.section))
    yield Words(words, Kind.SOURCE)
    yield Words(_(clause.says))
    if clause.reading:
        yield Words(_("How we read it:"), Kind.READING)
        yield Words(_(clause.reading))


def _about_clause(ruleset: Ruleset, clause: Clause) -> Iterator[Line]:
    """The clause, and the switches it decides as links."""
    yield Words(kind_words(clause.kind), Kind.DETAIL)
    yield from _clause_words(ruleset, clause)
    if clause.sets:
        yield Words(_("What it settles:"), Kind.LEAD_IN)
    for name, value in clause.sets.items():
        text = text_of(name)
        words = setting_line(text.name, text.of(value).words)
        yield LinkLine(f"switch {name}", words, f"switch {name}")


def kind_words(kind: ClauseKind) -> str:
    """What a clause is for, in a word or two."""
    return {
        ClauseKind.RULE: _("rule"),
        ClauseKind.PENALTY: _("penalty"),
        ClauseKind.CUSTOM: _("custom"),
        ClauseKind.MATCH: _("match"),
        ClauseKind.ADVICE: _("advice"),
        ClauseKind.TERM: _("table word"),
        ClauseKind.NOTE: _("note"),
        ClauseKind.READING: _("usual reading"),
    }[kind]
