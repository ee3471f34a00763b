"""The score of a table as it is typed in: its lines, what they come to, and what can't be, at its place."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.evening.club.coming import tie_break
from game.evening.club.night import ClubNight, ClubTable, Entry, Points
from game.evening.club.totals import Trouble, Where, Words, trouble_at
from game.i18n import _, format_list, format_number, ngettext, pgettext
from game.pages.list_page import NO_FIELD, Field, FieldKind, FieldRow, ListSheet
from game.pages.night_words import called, missing_words, pair_words
from game.pages.page import Button, ButtonRow, Paragraph
from game.rules.seats import Side
from game.words.markup import as_typed

_WHOLE = re.compile(r"-?[0-9]{1,3}")

_CUTS = {"us": Side.US, "them": Side.THEM}


@dataclass(frozen=True)
class ScoreDraft:
    """What is typed for a table: points and lone marches of the four, and who won a cut.

    Where partners have the same points, those of the second stay empty.
    """

    points: tuple[str, str, str, str] = ("", "", "", "")
    lone: tuple[str, str, str, str] = ("", "", "", "")
    cut: str = ""

    def with_field(self, field: str, text: str) -> ScoreDraft:
        """The same with one field filled in: `points 2`, `lone 0` or `cut`."""
        name, _space, place = field.partition(" ")
        if name == "cut":
            return ScoreDraft(self.points, self.lone, text)
        if name == "points":
            return ScoreDraft(_put(self.points, int(place), text), self.lone, self.cut)
        return ScoreDraft(self.points, _put(self.lone, int(place), text), self.cut)


def _put(texts: tuple[str, str, str, str], place: int, text: str) -> tuple[str, str, str, str]:
    first, second, third, fourth = (text if at == place else old for at, old in enumerate(texts))
    return first, second, third, fourth


def draft_of(night: ClubNight, table: ClubTable) -> ScoreDraft:
    """What has been typed for a table before."""
    if table.entry is None:
        return ScoreDraft()
    first, second, third, fourth = map(str, table.entry.points)
    points = (first, second, third, fourth) if night.splits else (first, "", third, "")
    one, two, three, four = (str(table.lone_marches(who) or "") for who in table.table.people)
    cut = next((word for word, side in _CUTS.items() if side is table.entry.cut), "")
    return ScoreDraft(points, (one, two, three, four), cut)


def typed_points(night: ClubNight, draft: ScoreDraft) -> Points | None:
    """The points of the four; None while some are missing."""
    typed = (
        draft.points if night.splits else (draft.points[0], draft.points[0], draft.points[2], draft.points[2])
    )
    if not all(_WHOLE.fullmatch(text) for text in typed):
        return None
    first, second, third, fourth = map(int, typed)
    return first, second, third, fourth


def entry_of(night: ClubNight, table: ClubTable, draft: ScoreDraft) -> Entry | Trouble:
    """The score that is typed, or why it can't be one and where."""
    points = typed_points(night, draft)
    if points is None:
        places = range(4) if night.splits else (0, 2)
        place = next(at for at in places if not _WHOLE.fullmatch(draft.points[at]))
        words = (
            (_("That isn't a whole number."), _("Type the points as they are on the card."))
            if draft.points[place]
            else (_("There are no points here yet."), _("Type them as they are on the card."))
        )
        return Trouble(words, Where.POINTS, place)
    for place, text in enumerate(draft.lone):
        if text and not text.isdigit():
            words = _("That isn't a whole number."), _("Type how many lone marches they made.")
            return Trouble(words, Where.LONE, place)
    people = table.table.people
    lone = sorted((who, int(text)) for who, text in zip(people, draft.lone, strict=True) if int(text or 0))
    first, second, third, fourth = points
    cut = _CUTS.get(draft.cut) if first + second == third + fourth else None
    entry = Entry(points, tuple(lone), cut)
    return trouble_at(night, table.table, entry) or entry


def is_tied(night: ClubNight, draft: ScoreDraft) -> bool:
    """Whether both pairs have as many points in what is typed."""
    points = typed_points(night, draft)
    return points is not None and points[0] + points[1] == points[2] + points[3]


def field_of(night: ClubNight, trouble: Trouble) -> str:
    """The id of the field that a trouble is at."""
    if trouble.where is Where.CUT:
        return "cut"
    if trouble.where is Where.LONE:
        return f"lone {trouble.place}"
    return f"points {trouble.place if night.splits else trouble.place // 2 * 2}"


def score_rows(
    night: ClubNight, table: ClubTable, draft: ScoreDraft, trouble: Trouble | None
) -> tuple[FieldRow, ...]:
    """The lines to fill in: a line for each player, and one for a cut where the pairs are level."""
    wrong = {} if trouble is None else {field_of(night, trouble): trouble.words}
    rows = []
    for place, who in enumerate(table.table.people):
        points = NO_FIELD
        name = called(night, who)
        if night.splits or place % 2 == 0:
            whose = name if night.splits else pair_words(night, table.table.pairs[place // 2])
            # NOTE: a field for somebody's points, for example "Points, 7 Ann"
            said = _("Points, {name}").format(name=whose)
            points = _field(f"points {place}", said, draft.points[place], "", wrong)
        lone = _field(
            f"lone {place}", _("Lone marches, {name}").format(name=name), draft.lone[place], "0", wrong
        )
        rows.append(FieldRow((points, lone), name, apart=place == 2))
    if night.moves_by_results and is_tied(night, draft):
        values = (
            ("", _("Who won the cut?")),
            *((word, pair_words(night, pair)) for word, pair in zip(_CUTS, table.table.pairs, strict=True)),
        )
        cut = Field(
            "cut", _("The cut"), draft.cut, kind=FieldKind.CHOICE, values=values, wrong=wrong.get("cut")
        )
        rows.append(FieldRow((cut,)))
    return tuple(rows)


def _field(id_: str, name: str, value: str, hint: str, wrong: dict[str, Words]) -> Field:
    return Field(id_, name, value, hint, FieldKind.NUMBER, 3, wrong=wrong.get(id_))


@dataclass(frozen=True)
class ScoreSheet:
    """Which table's score is typed in, and all there is to say of it."""

    night: ClubNight
    number: int  # of the round
    place: int  # of the table
    draft: ScoreDraft
    trouble: Trouble | None = None
    told: str = ""

    @property
    def table(self) -> ClubTable:
        return self.night.seated[self.number - 1].tables[self.place - 1]

    def sheet(self) -> ListSheet:
        """The sheet: the lines, and below them the way on."""
        night, table = self.night, self.table
        title = _("Table {n}, round {round}").format(
            n=format_number(self.place), round=format_number(self.number)
        )
        blocks = [Paragraph(as_typed(self.told), bold=True)] if self.told else []
        if not self.told and table.entry is None:
            hands = night.event.hands
            text = ngettext(
                "Type in the card after {n} hand.", "Type in the card after {n} hands.", hands
            ).format(n=format_number(hands))
            blocks.append(Paragraph(text, soft=True))
        columns = (_("Points"), pgettext("head of a column", "Alone"))
        rows = score_rows(night, table, self.draft, self.trouble)
        return ListSheet(title, tuple(blocks), rows, columns, self._buttons())

    def _buttons(self) -> tuple[ButtonRow, ...]:
        table = self.table
        changed = self.draft != draft_of(self.night, table)
        barred = seat_reason(self.night)
        if table.entry is None:
            return ((Button("save", _("Save the score"), main=True),),)
        correct = Button(
            "save", _("Correct the score"), main=changed, reason="" if changed else _("Nothing is changed.")
        )
        if changed:
            return (correct,), (Button("undo", _("Leave it as it was")),)
        if missing := self.night.seated[self.number - 1].unscored:
            place = next((each for each in missing if each > self.place), missing[0])
            words = _("Go on with table {n}").format(n=format_number(place))
            return ((Button(f"table {place}", words, main=True),),)
        if barred is None:
            return ((Button("standing", _("See the standings"), main=True),),)
        on = Button("seat", seat_words(self.night), main=not barred, reason=barred)
        return ((on,),)


def seat_words(night: ClubNight) -> str:
    """The button that seats the next round."""
    number = len(night.seated) + 1
    if number > night.rounds:
        return _("Seat the overtime")
    return _("Seat round {n}").format(n=format_number(number))


def seat_reason(night: ClubNight) -> str | None:
    """Why the next round can't be seated yet; empty if it can, None once the night is over."""
    number = len(night.seated) + 1
    if night.moves_by_results or number > night.rounds:
        for each in range(1, number):
            if missing := missing_words(night, each):
                return missing
    if night.moves_by_results:
        for each, seated in enumerate(night.seated, 1):
            if seated.uncut:
                return ngettext(
                    "Table {tables} of round {n} is tied. Say who won the cut.",
                    "Tables {tables} of round {n} are tied. Say who won the cut.",
                    len(seated.uncut),
                ).format(n=format_number(each), tables=format_list(map(format_number, seated.uncut)))
    if number > night.rounds and tie_break(night) is None:
        return None
    return ""
