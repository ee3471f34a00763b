"""Who is there at a club's night: late comers and those who leave, from the next open round on."""

from __future__ import annotations

from game.evening.club.night import ClubNight, partner_of
from game.i18n import _, format_list, format_number, ngettext
from game.pages.list_page import Field, FieldRow, ListRow, ListSheet, RowLine
from game.pages.night_words import called
from game.pages.page import Button, Paragraph
from game.words.markup import as_typed


def open_round(night: ClubNight) -> int:
    """The first round in which who is there can still change; above the last where none can."""
    scored = [
        number for number, each in enumerate(night.seated, 1) if any(table.entry for table in each.tables)
    ]
    return max(scored, default=0) + 1


def together(night: ClubNight, person: int) -> tuple[int, ...]:
    """Who comes and leaves with somebody: the partner, where partners stay together."""
    return tuple(sorted((person, partner_of(person)))) if night.teams else (person,)


def people_rows(night: ClubNight) -> tuple[ListRow, ...]:
    """Everyone by number, with who comes late and who leaves."""
    there = night.present(open_round(night))
    return tuple(
        ListRow(
            f"person {number}",
            format_number(number),
            (RowLine(name, "" if number in there else _("not there"), quiet=True),),
            _came(night, number),
        )
        for number, name in sorted(night.names.items())
    )


def _came(night: ClubNight, person: int) -> str:
    found = []
    for change in night.changes:
        if person in change.join:
            found.append(_("joins in round {n}").format(n=format_number(change.round)))
        if person in change.leave:
            found.append(_("leaves before round {n}").format(n=format_number(change.round)))
    return format_list(found, "unit") if found else ""


def people_sheet(
    night: ClubNight, chosen: int, typed: str, wrong: tuple[str, str] | None, told: str
) -> ListSheet:
    """A line for those who come late, and what can be done with the chosen one."""
    number = open_round(night)
    if number > night.rounds:
        text = _("Every round has scores, so nobody joins or leaves now.")
        return ListSheet(_("Players"), (Paragraph(text),))
    there = night.present(number)
    text = ngettext(
        "From round {round} on, {n} player is there.",
        "From round {round} on, {n} players are there.",
        len(there),
    ).format(round=format_number(number), n=format_number(len(there)))
    blocks = [Paragraph(as_typed(told), bold=True)] if told else []
    blocks.append(Paragraph(text))
    if len(night.seated) >= number:
        again = _("Round {n} is seated again when somebody joins or leaves. Rounds with scores stay.")
        blocks.append(Paragraph(again.format(n=format_number(number)), soft=True))
    else:
        blocks.append(Paragraph(_("What was played stays as it was."), soft=True))
    hint = _("both names, with a comma") if night.teams else _("a name, or several with commas")
    name = Field("late", _("Latecomers"), typed, hint, most=2000, wrong=wrong, many=True)
    add = Button("join", _("Add them"), main=True, reason="" if typed.strip() else _("Type a name first."))
    buttons = [(add,)]
    if chosen in night.names:
        people = format_list(called(night, who) for who in together(night, chosen))
        if chosen in there:
            count = len(together(night, chosen))
            words = ngettext("{people} leaves", "{people} leave", count).format(people=people)
            buttons.append((Button("gone", words),))
        else:
            buttons.append((Button("back", _("{people} comes back").format(people=people)),))
    return ListSheet(_("Latecomers and leavers"), tuple(blocks), (FieldRow((name,)),), buttons=tuple(buttons))
