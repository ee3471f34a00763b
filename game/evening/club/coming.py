"""The rounds to come: planned whole where the kind allows it, else the next one from the results.

What has been seated stays, also where somebody seated it otherwise than planned: the rounds after it are then
planned anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.evening.club.file_check import wrong_number
from game.evening.club.night import ClubNight, partner_of
from game.evening.event import EventKind
from game.evening.moving import Played, first_of_teams, next_of_teams
from game.evening.overtime import overtime
from game.evening.planning import changes, progressive, rotation, teams
from game.evening.planning.request import BadRequest
from game.evening.seating import Pair, Round, Table
from game.i18n import _, format_list, format_number, ngettext


def planned(night: ClubNight) -> tuple[Round, ...]:
    """Every round that is known: those seated, and those to come where results don't matter."""
    seated = tuple(each.seating for each in night.seated)
    if night.moves_by_results or len(seated) >= night.rounds:
        return seated
    _check_people(night)
    rounds = _from_the_start(night)
    for number in range(night.rounds):
        moved = number > 0 and night.present(number + 1) != night.present(number)
        if moved:
            rounds = (*rounds[:number], *_anew(night, rounds[:number]))
        if number < len(seated) and rounds[number] != seated[number]:
            rounds = (*seated[: number + 1], *_anew(night, seated[: number + 1]))
    return rounds


def next_round(night: ClubNight) -> tuple[Round, bool]:
    """The round after those that are seated, and whether it is an overtime. Raises BadRequest."""
    number = len(night.seated) + 1
    if number > night.rounds:
        return _overtime(night), True
    _check_people(night)
    if not night.moves_by_results:
        return planned(night)[number - 1], False
    played = _results(night)
    there = night.present(number)
    if night.teams:
        pairs = _pairs(there)
        return (next_of_teams(played, pairs) if played else first_of_teams(pairs)), False
    return progressive.next_round(played, there, night.rounds - len(played)), False


def _overtime(night: ClubNight) -> Round:
    missing = [number for number, each in enumerate(night.seated, 1) if each.unscored]
    if missing:
        raise BadRequest(_no_scores(missing[0], night.seated[missing[0] - 1].unscored))
    round_ = tie_break(night)
    if round_ is None:
        raise BadRequest(_("All rounds are played, so the night is over."))
    return round_


def tie_break(night: ClubNight) -> Round | None:
    """The extra round for a tie for first place, among those who haven't left; None where there is none."""
    there = night.present(night.rounds)
    places = [place for place in night.standing if there.issuperset(place.unit)]
    return overtime(places) if night.event.extra_round else None


def _results(night: ClubNight) -> list[Played]:
    found = []
    for number, each in enumerate(night.seated, 1):
        if each.unscored:
            raise BadRequest(_no_scores(number, each.unscored))
        played = each.played
        if played is None:
            raise BadRequest(
                ngettext(
                    "Round {round}: nobody knows yet who won at table {tables}. Have the two pairs cut "
                    "cards, and type the score again with {option} and who won.",
                    "Round {round}: nobody knows yet who won at tables {tables}. Have the two pairs of each "
                    "cut cards, and type the scores again with {option} and who won.",
                    len(each.uncut),
                ).format(
                    round=format_number(number),
                    tables=format_list(map(format_number, each.uncut)),
                    option="--cut",
                )
            )
        found.append(played)
    return found


def _no_scores(number: int, tables: Sequence[int]) -> str:
    text = ngettext(
        "Round {round} isn't over: there's no score of table {tables}.",
        "Round {round} isn't over: there are no scores of tables {tables}.",
        len(tables),
    )
    return text.format(round=format_number(number), tables=format_list(map(format_number, tables)))


def _check_people(night: ClubNight) -> None:
    for number in range(1, night.rounds + 1):
        words = wrong_number(night, number)
        if words:
            raise BadRequest(" ".join(words))


def _from_the_start(night: ClubNight) -> tuple[Round, ...]:
    """The whole plan of those who are there at the start."""
    there = sorted(night.present(1))
    if night.teams:
        return teams.plan(_pairs(there), night.rounds)
    name = dict(enumerate(there, 1))
    return tuple(_renamed(each, name) for each in rotation.plan(len(there), night.rounds))


def _anew(night: ClubNight, before: Sequence[Round]) -> tuple[Round, ...]:
    """The rounds after these, for those who are there in the next one."""
    left = night.rounds - len(before)
    if left == 0:
        return ()
    there = night.present(len(before) + 1)
    if night.event.kind is EventKind.TEAMS:
        return changes.replan_teams(before, _pairs(there), left)
    return changes.replan(before, there, left)


def _pairs(people: Sequence[int] | frozenset[int]) -> tuple[Pair, ...]:
    return tuple((person, partner_of(person)) for person in sorted(people) if person % 2)


def _renamed(each: Round, name: Mapping[int, int]) -> Round:
    tables = (
        Table((name[a], name[b]), (name[c], name[d]))
        for a, b, c, d in (table.people for table in each.tables)
    )
    return Round(tuple(tables), tuple(name[person] for person in each.byes))
