"""The page of own mistakes, the dearest first: what was done, what was better, and the way to the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from game.course.memory.days import local_day
from game.course.memory.own_mistakes import comes_back
from game.i18n import _, format_date, format_number, ngettext
from game.pages.list_page import Field, FieldKind, FieldRow, ListPage, ListRow, ListSheet, RowLine
from game.pages.page import Button, ButtonRow, Paragraph
from game.pages.topics import topic_of
from game.rules.actions import Action
from game.rules.view import SeatView
from game.storage.mistakes import Mistake
from game.tutor.action_words import action_words, choice_words
from game.tutor.review.words import short_cost
from game.words import sentence

ALL = "all"


@dataclass(frozen=True)
class Told:
    """A mistake with what can be said of it; no view where its deal cannot be read any more.

    `held` is the day until which the two-week test keeps it back; `kept` whether its hand can be looked at.
    """

    mistake: Mistake
    view: SeatView | None
    reason: str = ""
    held: date | None = None
    kept: bool = False

    @property
    def key(self) -> str:
        return f"mistake {self.mistake.id}"


def mistakes_title() -> str:
    """What the page is called."""
    return _("Your mistakes")


def mistakes_page(
    rows: Sequence[Told], topics: Sequence[str], topic: str, chosen: str, today: date
) -> ListPage:
    """The page: a filter above, the mistakes by what they cost, and the chosen one on the sheet."""
    values = ((ALL, _("All topics")), *((each, topic_of(each).title) for each in topics))
    field = Field("topic", _("Topic"), topic, kind=FieldKind.CHOICE, values=values)
    found = next((each for each in rows if each.key == chosen), None)
    count = ngettext("{n} mistake, costliest first", "{n} mistakes, costliest first", len(rows))
    return ListPage(
        mistakes_title(),
        count.format(n=format_number(len(rows))) if rows else "",
        _sheet(found, today) if found is not None else _nothing(),
        head=(FieldRow((field,)),) if topics else (),
        rows=tuple(map(_row, rows)),
        chosen=chosen,
        empty=_("After Left Bower reviews a hand you played, you'll see your mistakes here."),
    )


def _row(told: Told) -> ListRow:
    mistake = told.mistake
    title = RowLine(topic_of(mistake.topic).title, short_cost(mistake.cost), quiet=True)
    day = format_date(local_day(mistake.made), "medium")
    if told.view is None:
        return ListRow(told.key, "", (title,), day)
    done, better = Action.parse(mistake.action), Action.parse(mistake.best)
    # NOTE: what was done and what would have been better: "I pass (better: I assist)"
    text = _("{done} (better: {better})")
    words = text.format(done=action_words(told.view, done), better=action_words(told.view, better))
    if mistake.dropped:
        # NOTE: {day} is a date, for example "Nov 11, 2026"
        day = _("{day}, dropped").format(day=day)
    return ListRow(told.key, "", (title, RowLine(words)), day)


def _sheet(told: Told, today: date) -> ListSheet:
    mistake, blocks = told.mistake, list[Paragraph]()
    if told.view is not None:
        done, better = Action.parse(mistake.action), Action.parse(mistake.best)
        # NOTE: a choice that was made: a card by its mark, or a call in quotation marks
        blocks.append(Paragraph(_("You chose {action}.").format(action=choice_words(told.view, done))))
        # NOTE: a choice that would have been better: a card by its mark, or a call in quotation marks
        text = _("Better: {action}. {reason}")
        words = text.format(action=choice_words(told.view, better), reason=told.reason)
        blocks.append(Paragraph(sentence(words.strip())))
    back = _("It won't come back.") if mistake.dropped else _coming(mistake, today, told.held)
    blocks.append(Paragraph(back, soft=True))
    rows: list[ButtonRow] = []
    if told.kept:
        rows.append((Button("look", _("Look at the hand"), icon="search", main=True),))
    again = Button("again", _("Try it now"))
    turn = Button("keep", _("Bring it back")) if mistake.dropped else Button("drop", _("Drop it"))
    rows.append((again, turn) if told.view is not None else (turn,))
    return ListSheet(topic_of(mistake.topic).title, tuple(blocks), buttons=tuple(rows))


def _coming(mistake: Mistake, today: date, held: date | None) -> str:
    """When it comes back; one that waits for room among what is due has no day."""
    day = comes_back(mistake)
    if held is not None:
        # NOTE: a mistake that the test of whether mistakes help keeps back
        text = _("It stays away until {day}, for the two-week test.")
        return text.format(day=format_date(held, "long"))
    if day < today:
        return _("It's due. You'll get it as soon as there's room in Five minutes today.")
    if day == today:
        return _("It comes back today.")
    return _("It comes back on {day}.").format(day=format_date(day, "long"))


def _nothing() -> ListSheet:
    return ListSheet("", buttons=((Button("leave", _("Close"), main=True),),))
