"""What an organizer asks for, and the plan that answers it: of any kind, with people who come and leave."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.evening.event import EventKind
from game.evening.moving import Played
from game.evening.planning import changes, progressive, rotation, teams
from game.evening.planning.bounds import FEWEST, MOST
from game.evening.planning.checker import Report, check
from game.evening.seating import Pair, Round
from game.i18n import _, format_list, format_number, ngettext


class BadRequest(Exception):
    """What is asked for can't be; its sentence says why, and what can."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class Change:
    """People who leave, and how many come, after a round."""

    after: int
    leave: tuple[int, ...] = ()
    join: int = 0


@dataclass(frozen=True, slots=True)
class Request:
    """A plan to be made."""

    players: int
    rounds: int
    kind: EventKind
    changes: tuple[Change, ...] = ()
    won: tuple[tuple[bool, ...], ...] = field(default=())
    """For progressive play, for each round that is over and each table: whether the first pair won it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The answer: the rounds, who is there in each, and what the checker says."""

    request: Request
    rounds: tuple[Round, ...]
    present: tuple[frozenset[int], ...]
    report: Report
    played: tuple[Played, ...] = ()


def make_plan(request: Request) -> Plan:
    """The plan for a request; of progressive play, rounds with results and the next. Raises BadRequest."""
    present = _present(request)
    if request.kind is EventKind.PROGRESSIVE:
        rounds, played = _progressive(request, present)
    else:
        rounds, played = _whole(request, present), ()
    present = present[: len(rounds)]
    return Plan(request, rounds, present, check(rounds, request.kind, present), played)


def _present(request: Request) -> tuple[frozenset[int], ...]:
    """Who is there in each round; those who come late have the next free numbers."""
    there, last = frozenset(range(1, request.players + 1)), request.players
    _check_number(request, there, 1)
    by_round = {change.after: change for change in request.changes}
    if len(by_round) < len(request.changes):
        raise BadRequest(_("There are two changes after the same round. Write them as one."))
    found = []
    for number in range(1, request.rounds + 1):
        found.append(there)
        change = by_round.pop(number, None)
        if change is None or number == request.rounds:
            continue
        unknown = sorted(set(change.leave) - there)
        if unknown:
            raise BadRequest(
                _("After round {round}, {people} can't leave: there's nobody with that number then.").format(
                    round=format_number(number), people=format_list(map(format_number, unknown))
                )
            )
        there = (there - set(change.leave)) | set(range(last + 1, last + change.join + 1))
        last += change.join
        _check_number(request, there, number + 1)
    if late := next((change.after for change in request.changes if change.after >= request.rounds), None):
        raise BadRequest(
            _("A change after round {round} comes too late: round {last} is the last one.").format(
                round=format_number(late), last=format_number(request.rounds)
            )
        )
    return tuple(found)


def _check_number(request: Request, there: frozenset[int], number: int) -> None:
    if not FEWEST <= len(there) <= MOST:
        raise BadRequest(
            _("Round {round} has {players} players. A plan is for {fewest} to {most}.").format(
                round=format_number(number),
                players=format_number(len(there)),
                fewest=format_number(FEWEST),
                most=format_number(MOST),
            )
        )
    if request.kind is not EventKind.TEAMS:
        return
    if len(there) % 2:
        raise BadRequest(
            _(
                "Round {round} has {players} players, and teams need an even number. Add one or leave "
                "one out."
            ).format(round=format_number(number), players=format_number(len(there)))
        )
    single = sorted(person for person in there if _partner(person) not in there)
    if single:
        raise BadRequest(
            _("{person} and {partner} are a team, so they leave together.").format(
                person=format_number(min(single[0], _partner(single[0]))),
                partner=format_number(max(single[0], _partner(single[0]))),
            )
        )


def _partner(person: int) -> int:
    """Teams are 1 and 2, 3 and 4 ..."""
    return person + 1 if person % 2 else person - 1


def _whole(request: Request, present: Sequence[frozenset[int]]) -> tuple[Round, ...]:
    rounds: tuple[Round, ...]
    is_teams = request.kind is EventKind.TEAMS
    if is_teams:
        rounds = teams.plan(_teams(present[0]), request.rounds)
    else:
        rounds = rotation.plan(request.players, request.rounds)
    for number in range(1, request.rounds):
        there = present[number]
        if there == present[number - 1]:
            continue
        played, left = rounds[:number], request.rounds - number
        anew = (
            changes.replan_teams(played, _teams(there), left)
            if is_teams
            else changes.replan(played, there, left)
        )
        rounds = (*played, *anew)
    return rounds


def _teams(people: Iterable[int]) -> tuple[Pair, ...]:
    return tuple((person, _partner(person)) for person in sorted(people) if person % 2)


def _progressive(
    request: Request, present: Sequence[frozenset[int]]
) -> tuple[tuple[Round, ...], tuple[Played, ...]]:
    if len(request.won) > request.rounds:
        raise BadRequest(
            ngettext(
                "There are results of {results} rounds, and only {n} is planned.",
                "There are results of {results} rounds, and only {n} are planned.",
                request.rounds,
            ).format(results=format_number(len(request.won)), n=format_number(request.rounds))
        )
    played: list[Played] = []
    rounds = [progressive.first_round(present[0])]
    for number, won in enumerate(request.won, 1):
        tables = rounds[-1].tables
        if len(won) != len(tables):
            raise BadRequest(
                ngettext(
                    "Round {round} has {tables} tables, and you gave {n} result. Say who won at each table, "
                    "in order.",
                    "Round {round} has {tables} tables, and you gave {n} results. Say who won at each table, "
                    "in order.",
                    len(won),
                ).format(
                    round=format_number(number),
                    tables=format_number(len(tables)),
                    n=format_number(len(won)),
                )
            )
        winners = tuple(table.us if us else table.them for table, us in zip(tables, won, strict=True))
        played.append(Played(rounds[-1], winners))
        if number < request.rounds:
            rounds.append(progressive.next_round(played, present[number], request.rounds - number))
    return tuple(rounds), tuple(played)
