"""The standings of a club's night: places in order with ties, what they mean, and the way on."""

from __future__ import annotations

from collections.abc import Iterator

from game.evening.club.night import ClubNight
from game.evening.club.totals import marches_words
from game.i18n import _, format_list, format_number, ngettext
from game.pages.list_page import ListRow, ListSheet, RowLine
from game.pages.night_scores import seat_reason, seat_words
from game.pages.night_words import called, missing_words, overtime_points
from game.pages.page import Button, Paragraph
from game.words.markup import as_typed


def standing_rows(night: ClubNight) -> tuple[ListRow, ...]:
    """A row for each place; those who tie have the same number and a sign behind it."""
    places = night.standing
    ranks = [place.rank for place in places]
    rows = []
    for place in places:
        rank = format_number(place.rank)
        tied = ranks.count(place.rank) > 1
        # NOTE: a place that several share, for example "2="
        badge = _("{rank}=").format(rank=rank) if tied else rank
        more = [_("{n} in overtime").format(n=format_number(n)) for n in overtime_points(night, place)]
        if place.lone_marches:
            more.append(marches_words(place.lone_marches))
        names = [called(night, person) for person in place.unit]
        # NOTE: two partners by their names or numbers
        words = _("{one} & {other}").format(one=names[0], other=names[1]) if len(names) == 2 else names[0]
        line = RowLine(words, format_number(place.points))
        key = f"place {place.unit[0]}"
        rows.append(ListRow(key, badge, (line,), format_list(more, "unit") if more else ""))
    return tuple(rows)


def standing_sheet(night: ClubNight) -> ListSheet:
    """What the list counts, who ties for first, which scores are missing."""
    barred = seat_reason(night)
    scored = any(table.entry for each in night.seated for table in each.tables)
    buttons = [Button("print standing", _("Print the standings"))]
    if barred is None:
        buttons[0] = Button("print standing", _("Print the standings"), main=True)
    elif not barred and not any(each.unscored for each in night.seated):
        buttons.insert(0, Button("seat", seat_words(night), main=True))
    else:
        buttons.insert(0, Button("rounds", _("Type in scores"), main=True))
    if not scored:
        buttons.pop()
    return ListSheet(
        _title(night, barred),
        tuple(map(Paragraph, _lines(night, barred))),
        buttons=tuple((each,) for each in buttons),
    )


def _title(night: ClubNight, barred: str | None) -> str:
    if barred is None:
        return _("The night is over")
    done = sum(not each.unscored for each in night.seated)
    if not done:
        return _("No round is over yet")
    return _("After round {n} of {rounds}").format(
        n=format_number(min(done, night.rounds)), rounds=format_number(night.rounds)
    )


def _lines(night: ClubNight, barred: str | None) -> Iterator[str]:
    places = night.standing
    first = [place for place in places if place.rank == 1]
    if barred is None and len(first) == 1:
        names = as_typed(format_list(called(night, person) for person in first[0].unit))
        text = ngettext(
            "**{people}** wins with {n} point.", "**{people}** wins with {n} points.", first[0].points
        )
        if len(first[0].unit) > 1:
            text = ngettext(
                "**{people}** win with {n} point.", "**{people}** win with {n} points.", first[0].points
            )
        yield text.format(people=names, n=format_number(first[0].points))
    if (
        len(first) > 1
        and len(night.seated) >= night.rounds
        and not any(each.unscored for each in night.seated)
    ):
        yield (
            _("There's a tie for first place, and those who tie share it.")
            if barred is None
            else _("There's a tie for first place, so another round is played.")
        )
    for number, each in enumerate(night.seated, 1):
        if each.overtime and each.unscored:
            yield _("The overtime has no scores yet.")
        elif len(each.unscored) == len(each.tables):
            yield _("Round {n} has no scores yet.").format(n=format_number(number))
        elif each.unscored:
            yield missing_words(night, number)
    yield (
        _("Each team has one total. “=” marks a tie.")
        if night.teams
        else _("Everyone has a total of their own. “=” marks a tie.")
    )
    most = max((place.lone_marches for place in places), default=0)
    if most:
        names = format_list(
            called(night, person) for place in places if place.lone_marches == most for person in place.unit
        )
        # NOTE: who went alone with success most often, for example "Most lone marches: 5 Eve and 7 Gus, 2."
        yield _("Most lone marches: {people}, {n}.").format(people=as_typed(names), n=format_number(most))
