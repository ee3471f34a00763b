"""What the sheet at the right tells about a switch or a clause of one ruleset."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.screens.rules_pages.texts import ChipsRow, LinkRow, Opens, TextRow
from game.client.widgets.chips import Chip, origin_chips
from game.client.widgets.row_list import Row
from game.i18n import _
from game.rules.comparing import Origin, matters, origin_of, standing
from game.rules.ruleset import Clause, ClauseKind, Ruleset
from game.switch_texts import text_of, words_of


def kind_words(kind: ClauseKind) -> str:
    """What a clause is for, in a word or two."""
    return {
        ClauseKind.RULE: _("rule"),
        ClauseKind.PENALTY: _("penalty"),
        ClauseKind.CUSTOM: _("custom"),
        ClauseKind.MATCH: _("match"),
        ClauseKind.ADVICE: _("advice"),
        ClauseKind.TERM: _("word of the table"),
        ClauseKind.NOTE: _("note"),
        ClauseKind.READING: _("usual reading"),
    }[kind]


def about_switch(ui: Ui, ruleset: Ruleset, name: str, width: int, on_open: Opens) -> Iterator[Row]:
    """The value, who says so, and the clause in its words."""
    value = words_of(ruleset.switches, name)
    stands = standing(ruleset, name)
    means = matters(ruleset.switches, name)
    stated = stands.origin is not Origin.READING
    yield TextRow(
        ui, value.words if means else _("not known"), width, size=theme.EMPHASIS,
        role="semibold" if stated else "regular", colour=theme.INK if stated else theme.SOFT,
    )  # fmt: skip
    yield ChipsRow(ui, f"chips {name}", origin_chips(stands, means), width, on_open)
    if not means:
        yield TextRow(ui, _("It has no meaning here, because of another rule of this sheet."), width)
        return
    yield from clause_words(ui, ruleset, stands.clause, width)


def clause_words(ui: Ui, ruleset: Ruleset, clause: Clause, width: int) -> Iterator[Row]:
    """A clause with its place, and how it is read; a reading is never shown as if a sheet said it."""
    if origin_of(ruleset, clause) is Origin.READING:
        silent = _("{sheet} is silent. This is the usual reading, {id}:")
        words = silent.format(sheet=_(ruleset.short_name), id=clause.id)
        yield TextRow(ui, words, width, size=theme.SECOND, colour=theme.SOFT, above=12)
        yield TextRow(ui, _(clause.says), width)
        return
    # NOTE: a clause and its place in a rules document, for example "DAN-05, Hoyle rules, Second round"
    place = _("{id}, {source}, {section}") if clause.section else _("{id}, {source}")
    words = place.format(id=clause.id, source=_(clause.source), section=_(clause.section))
    yield TextRow(ui, words, width, size=theme.SECOND, role="semibold", above=12)
    yield TextRow(ui, _(clause.says), width)
    if clause.reading:
        yield TextRow(ui, _("How it is read here:"), width, size=theme.SECOND, colour=theme.SOFT, above=10)
        yield TextRow(ui, _(clause.reading), width)


def about_clause(
    ui: Ui, ruleset: Ruleset, clause: Clause, width: int, on_switch: Callable[[str], None]
) -> Iterator[Row]:
    """The clause, and the switches it decides as links."""
    yield TextRow(ui, kind_words(clause.kind), width, size=theme.SECOND, colour=theme.SOFT, above=0)
    yield from clause_words(ui, ruleset, clause, width)
    if clause.sets:
        yield TextRow(ui, _("It decides:"), width, size=theme.SECOND, colour=theme.SOFT, above=12)
    for name, value in clause.sets.items():
        text = text_of(name)
        # NOTE: a rule and its value, for example "Stick the dealer: Yes"
        words = _("{setting}: {value}").format(setting=text.name, value=text.of(value).words)

        def go(name: str = name) -> None:
            on_switch(name)

        yield LinkRow(ui, f"switch {name}", words, width, go)


def switch_chips(ruleset: Ruleset, name: str) -> tuple[str, bool, list[Chip]]:
    """A table's value in words, whether a sheet states it, and the chips of its origin."""
    stands = standing(ruleset, name)
    means = matters(ruleset.switches, name)
    words = words_of(ruleset.switches, name).words if means else _("not known")
    return words, means and stands.origin is Origin.STATED, origin_chips(stands, means)
