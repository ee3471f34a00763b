"""What was asked about at the table, what this one and others say, and what else can be asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from game.i18n import _
from game.pages.more import Told
from game.pages.page import (
    NOTHING_BESIDE,
    Beside,
    Block,
    Button,
    ButtonRow,
    CardRow,
    OtherTables,
    Paragraph,
    Says,
    TableSays,
)
from game.rules.actions import Action
from game.rules.cards import Card, is_left_bower, pack, suit_cards
from game.rules.facts import Subject
from game.rules.reasons import Verdict
from game.rules.ruleset import Ruleset
from game.rules.view import SeatView
from game.tutor.explain import Explanation, explain, why
from game.tutor.other_tables import AtTable, action_at, fact_at
from game.words import trump_line
from game.words.markup import mark


@dataclass(frozen=True, slots=True)
class WhyAnswer:
    """A question, the answer of this table, and the answers of the others."""

    told: Explanation
    tables: tuple[AtTable, ...]  # this one first
    opened: int = 0  # the table whose own answer is shown
    subject: Subject | None = None  # None for a card or a call

    @property
    def shown(self) -> Explanation:
        """The answer that is on the sheet."""
        return self.tables[self.opened].told or self.told

    @property
    def ruleset(self) -> Ruleset:
        """The table whose answer it is."""
        return self.tables[self.opened].ruleset

    def open_at(self, number: int) -> WhyAnswer:
        """The same question, with another table's answer shown; itself where that one has none."""
        known = number < len(self.tables) and self.tables[number].told is not None
        return replace(self, opened=number) if known else self


def ask_action(view: SeatView, action: Action, verdict: Verdict, others: Iterable[Ruleset]) -> WhyAnswer:
    """A card or a call, with the referee's word on it."""
    tables = action_at(view, action, _this_first(view, others))
    return WhyAnswer(explain(view, action, verdict), tables)


def ask_fact(view: SeatView, subject: Subject, others: Iterable[Ruleset]) -> WhyAnswer | None:
    """A fact of the table; None where there is nothing of the kind now."""
    told = why(view, subject)
    if told is None:
        return None
    # who happens to deal first is no rule of another table
    compared = () if subject is Subject.DEALER else others
    return WhyAnswer(told, fact_at(view, subject, _this_first(view, compared)), subject=subject)


def _this_first(view: SeatView, others: Iterable[Ruleset]) -> tuple[Ruleset, ...]:
    return (view.ruleset, *(other for other in others if other.id != view.ruleset.id))


def tables_blocks(enquired: WhyAnswer) -> tuple[Block, ...]:
    """The tables in rows where any of them says otherwise; a line where they all agree."""
    tables = enquired.tables
    if len(tables) < 2:
        return ()
    if all(table.agrees or table.told is None for table in tables):
        return (Paragraph(_same(enquired.told.legal is None), soft=True),)
    lines = tuple(_line(table, number == 0) for number, table in enumerate(tables))
    return (OtherTables(_("At other tables"), lines),)


def _same(fact: bool) -> str:
    if fact:
        return _("You'd get the same answer at every other table.")
    return _("Every other table would say the same.")


def _line(table: AtTable, here: bool) -> TableSays:
    name = _(table.ruleset.short_name)
    if here:
        # NOTE: the table that is being played at, in a list of tables, for example "Danville, here"
        name = _("{table}, here").format(table=name)
    if table.told is None:
        # NOTE: this table could not come to such a moment, so there is nothing to say of it
        return TableSays(name, words=_("can't happen there"))
    cited = table.told.citations[0]
    if table.told.legal is None:
        # NOTE: whether another table answers a question in the same way or not
        words = "" if here else _("the same") if table.agrees else _("different")
        return TableSays(name, Says.NOTHING, words, cited.id, cited.silent, here)
    says = Says.ALLOWED if table.told.legal else Says.BARRED
    return TableSays(name, says, "", cited.id, cited.silent, here)


def subject_words(subject: Subject) -> str:
    """A fact to ask about, for a button."""
    return {
        Subject.DEALER: _("The dealer"),
        Subject.TURN: _("Whose turn"),
        Subject.LEAD: _("The lead"),
        Subject.TRICK: _("The trick"),
        Subject.TRUMP: _("Trump"),
        Subject.BARRED: _("The suit turned down"),
        Subject.SIX: _("Six cards"),
        Subject.LAID_DOWN: _("Who sits out"),
        Subject.SCORE: _("The points"),
    }[subject]


def subject_rows(view: SeatView) -> tuple[ButtonRow, ...]:
    """Buttons for the facts that can be asked about now, two in a row: `why` and the fact."""
    buttons = [
        Button(f"why {subject}", subject_words(subject))
        for subject in Subject
        if why(view, subject) is not None
    ]
    return tuple(tuple(buttons[at : at + 2]) for at in range(0, len(buttons), 2))


def clause_button(clause: str) -> Button:
    """The way to a clause on the page of its rules."""
    # NOTE: opens a numbered clause of a rules document, for example "Read DAN-10"
    return Button("clause", _("Read {id}").format(id=clause))


def numbers_of(told: Explanation, lit: Iterable[Card]) -> dict[Card, int]:
    """Numbers for the `lit` cards that the reasons name, in their order; none where they name only one."""
    said = " ".join(told.reasons)
    named = sorted((said.index(mark(card)), card) for card in lit if mark(card) in said)
    return {card: number for number, (_at, card) in enumerate(named, 1)} if len(named) > 1 else {}


def numbered(told: Explanation, numbers: Mapping[Card, int]) -> Explanation:
    """The same with these numbers at the first mention of their cards."""
    reasons = list(told.reasons)
    for card, number in numbers.items():
        at = next((place for place, text in enumerate(reasons) if mark(card) in text), None)
        if at is not None:
            reasons[at] = reasons[at].replace(mark(card), mark(card, number), 1)
    return replace(told, reasons=tuple(reasons))


def note_of(told: Explanation) -> str:
    """Cost and clause, as they stand at the foot of a bubble or of the sheet."""
    lines = [told.cost] if told.cost else []
    if told.citations:
        first = told.citations[0]
        lines.append(f"**{first.id}** {first.place}")
    return "\n".join(lines)


def note_paragraph(told: Explanation) -> Paragraph:
    """The same on the sheet, where the clause can be opened."""
    links = tuple((each.id, f"clause {each.id}") for each in told.citations[:1])
    return Paragraph(note_of(told), soft=True, ruled=True, links=links)


def explained(
    told: Explanation, view: SeatView, beside: Beside = NOTHING_BESIDE, others: tuple[Block, ...] = ()
) -> Told:
    """Why something is so, as far as no bubble says it; behind it what `others` say, and cost and clause."""
    blocks: list[Block] = [Paragraph(reason) for reason in told.reasons if reason not in beside.body]
    ladder = left_ladder(told, view)
    if ladder:
        blocks.append(ladder)
    rest, noted = [*others], not beside.note and bool(note_of(told))
    if noted and beside.body:
        blocks.append(replace(note_paragraph(told), ruled=bool(blocks)))  # the bubble says all the rest
    elif noted:
        rest.append(note_paragraph(told))
    if told.citations:
        first = told.citations[0]
        if not beside.body:
            rest.append(Paragraph(first.says, soft=True, ruled=beside.note))
        if first.reading:
            rest.append(Paragraph(first.reading, soft=True))
    return Told(tuple(blocks), tuple(rest))


def left_ladder(told: Explanation, view: SeatView) -> CardRow | None:
    """The trumps from high to low, where the left bower is what matters."""
    trump = view.trump
    if trump is None or not any(is_left_bower(card, trump) for card in told.cards):
        return None
    switches = view.ruleset.switches
    cards = suit_cards(trump, trump, pack(switches.pack, switches.joker))
    left = frozenset(card for card in cards if is_left_bower(card, trump))
    head = _("{trump}, from high to low:").format(trump=trump_line(trump))
    return CardRow(head, cards, left)
