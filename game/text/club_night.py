"""A night run from a club's file: what the commands of `leftbower evening` do to it and print."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from game.evening.club import club_file, entering, score_rows
from game.evening.club.coming import tie_break
from game.evening.club.file_check import wrong_number
from game.evening.club.naming import checked_name, name_key
from game.evening.club.night import ClubNight, Entry
from game.evening.club.shape import LONGEST_NAME
from game.evening.event import EventKind, event_as
from game.evening.planning.request import BadRequest
from game.evening.standing import Place
from game.i18n import _, format_list, format_number, ngettext
from game.i18n.foreign_text import on_one_line
from game.pages.night_words import called, missing_words, points_words
from game.pages.seating_lines import round_lines
from game.rules.ruleset import Ruleset
from game.storage.writing import check_apart, write_named
from game.text.console import print_lines


@dataclass(frozen=True, slots=True)
class Start:
    """What a new file begins with."""

    club: str
    date: str
    rules: str
    ruleset: Ruleset
    kind: EventKind
    rounds: int
    hands: int | None


def begin(path: Path, start: Start, names: Sequence[str], *, replace: bool) -> int:
    """Write a file for these people. Raises BadRequest, NotWritten."""
    people = {number: checked_name(name) for number, name in enumerate(names, 1)}
    club = checked_name(_name(start.club)) if _name(start.club) else _(start.ruleset.name)[:LONGEST_NAME]
    date = checked_name(_name(start.date)) if _name(start.date) else ""
    event = event_as(start.ruleset, start.kind, start.hands)
    if event is None:
        raise BadRequest(
            _(
                "{id} is a sheet for single games. With {option}, say how many hands each table plays in a "
                "round."
            ).format(id=start.ruleset.id, option="--hands")
        )
    night = ClubNight(club, date, start.rules, event, start.rounds, people)
    words = wrong_number(night, 1)
    if words:
        raise BadRequest(" ".join(words))
    club_file.save_night(path, night, replace=replace)
    text = ngettext(
        "{file} is ready, with {n} player. Seat the first round with {command}.",
        "{file} is ready, with {n} players. Seat the first round with {command}.",
        len(people),
    )
    command = f"leftbower evening seat {path}"
    print_lines([text.format(file=path, n=format_number(len(people)), command=command)])
    return 0


def seat(path: Path) -> int:
    """Seat the next round and print it. Raises YamlFault, BadRequest, NotWritten."""
    night = entering.with_next_round(club_file.read_night(path))
    club_file.save_night(path, night)
    print_lines(_seating(night, len(night.seated)))
    return 0


def score(path: Path, number: int, place: int, entry: Entry, *, correct: bool) -> int:
    """Type in the score of a table."""
    before = club_file.read_night(path)
    night = entering.with_score(before, number, place, entry, correct=correct)
    club_file.save_night(path, night)
    print_lines(_scored(night, number, place))
    if len(night.seated) < len(before.seated):
        print_lines(
            [_seat_again(path, number + 1) if len(night.seated) < night.rounds else _without_overtime()]
        )
    return 0


def leave(path: Path, number: int, who: Sequence[str]) -> int:
    """Note who isn't there from a round on."""
    night = club_file.read_night(path)
    return _changed(path, number, entering.with_change(night, number, leave=_numbers(night, who)))


def join(path: Path, number: int, who: Sequence[str]) -> int:
    """Note who is there from a round on: numbers of those who come back, names of those who are new."""
    night = club_file.read_night(path)
    people = [int(word) if _is_number(word) else _name(word) for word in who]
    return _changed(path, number, entering.with_change(night, number, join=people))


def show_standing(path: Path) -> int:
    """Print who has how many points."""
    print_lines(standing_lines(club_file.read_night(path)))
    return 0


def export(path: Path, target: Path, *, standing: bool, replace: bool) -> int:
    """Write the scores, or the standing, for spreadsheets."""
    night = club_file.read_night(path)
    check_apart(path, target)
    text = (
        score_rows.as_csv(score_rows.STANDING, score_rows.standing_rows(night))
        if standing
        else score_rows.as_csv(score_rows.SCORES, score_rows.score_rows(night))
    )
    write_named(target, text.encode("utf-8-sig"), replace=replace)  # some spreadsheets need the mark
    print_lines([_("{file} is written.").format(file=target)])
    return 0


def _seating(night: ClubNight, number: int) -> Iterator[str]:
    each = night.seated[number - 1]
    # NOTE: an extra round for those who tie for first place
    heading = _("Overtime, round {n}") if each.overtime else _("Round {n}")
    yield heading.format(n=format_number(number))
    yield from (f"  {line}" for line in round_lines(each.seating, lambda person: called(night, person)))


def _scored(night: ClubNight, number: int, place: int) -> Iterator[str]:
    """What has been typed, and what is missing now."""
    table = night.seated[number - 1].tables[place - 1]
    yield _("Round {round}, table {table}: {points}.").format(
        round=format_number(number),
        table=format_number(place),
        points=format_list(
            # NOTE: somebody's points at a table, for example "Ann 9"
            _("{name} {points}").format(
                name=night.names[person], points=format_number(table.points_of(person))
            )
            for person in table.table.people
        ),
    )
    for struck in table.struck[-1:]:
        yield _("Struck out: {points}.").format(points=format_list(map(format_number, struck)))
    if table.winners is None and night.moves_by_results:
        yield _("The table is tied. When the two pairs have cut cards, add {us} or {them}.").format(
            us="--cut us", them="--cut them"
        )
    yield from filter(None, [missing_words(night, number)])


def _changed(path: Path, number: int, done: tuple[ClubNight, bool]) -> int:
    night, again = done
    club_file.save_night(path, night)
    there = len(night.present(number))
    lines = [
        ngettext(
            "From round {round} on, {n} player is there.",
            "From round {round} on, {n} players are there.",
            there,
        ).format(round=format_number(number), n=format_number(there))
    ]
    if again:
        lines.append(_seat_again(path, number))
    print_lines(lines)
    return 0


def _seat_again(path: Path, number: int) -> str:
    text = _("Round {n} has to be seated again: {command}.")
    return text.format(n=format_number(number), command=f"leftbower evening seat {path}")


def _without_overtime() -> str:
    return _("The tie for first place has changed, so the overtime that was seated is gone.")


def _numbers(night: ClubNight, who: Sequence[str]) -> list[int]:
    """People by their numbers or names. Raises BadRequest."""
    by_name = {name_key(name): number for number, name in night.names.items()}
    found = []
    for word in who:
        number = int(word) if _is_number(word) else by_name.get(name_key(_name(word)))
        if number is None:
            raise BadRequest(
                _("Nobody is called {name}. Give the number, or the name as it is in the file.").format(
                    name=_name(word)
                )
            )
        found.append(number)
    return found


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 4


def _name(word: str) -> str:
    return " ".join(on_one_line(word).split())


def standing_lines(night: ClubNight) -> Iterator[str]:
    """The places in order, who ties, and which scores are missing."""
    places = night.standing
    for place in places:
        yield _place_line(night, place, sum(other.rank == place.rank for other in places) > 1)
    yield from _first_place(night, places)
    for number in range(1, len(night.seated) + 1):
        yield from filter(None, [missing_words(night, number)])


def _place_line(night: ClubNight, place: Place, tied: bool) -> str:
    # NOTE: a line of a standing, for example "2. Ann and Bob: 31 points, 2 lone marches"; "=" is a tie
    text = _("{rank}= {people}: {points}") if tied else _("{rank}. {people}: {points}")
    return text.format(
        rank=format_number(place.rank),
        people=format_list(called(night, person) for person in place.unit),
        points=format_list(points_words(night, place), "unit"),
    )


def _first_place(night: ClubNight, places: Sequence[Place]) -> Iterator[str]:
    """What a tie for first place comes to once all rounds are over."""
    first = [place for place in places if place.rank == 1]
    over = len(night.seated) >= night.rounds and not any(each.unscored for each in night.seated)
    if not over or len(first) < 2:
        return
    if tie_break(night) is not None:
        yield _("There's a tie for first place, so another round is played. Seat it with {command}.").format(
            command="leftbower evening seat"
        )
    else:
        yield _("There's a tie for first place, and those who tie share it.")
