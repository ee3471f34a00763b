"""A night that is being set up: what an organizer has typed so far, the night it makes, what is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from game.evening.club.file_check import wrong_number
from game.evening.club.naming import name_key
from game.evening.club.night import ClubNight
from game.evening.club.shape import LONGEST_NAME
from game.evening.event import EventKind, event_as
from game.evening.planning.bounds import FEWEST, MOST, MOST_ROUNDS
from game.i18n import _, format_list, format_number
from game.i18n.foreign_text import on_one_line
from game.rules.ruleset import Ruleset

MOST_HANDS = 60
USUAL_HANDS, USUAL_ROUNDS, USUAL_PLAYERS = 8, 6, 16

Wrong = tuple[str, str]
"""What can't be, and what to do about it: whole sentences."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What is typed, as it was typed. Without names people are called by their numbers."""

    rules: str  # the id of a ruleset
    kind: EventKind
    rounds: str
    hands: str
    club: str = ""
    date: str = ""
    by_name: bool = False
    players: str = str(USUAL_PLAYERS)
    names: tuple[str, ...] = ()


def draft_for(ruleset: Ruleset, draft: Draft | None = None) -> Draft:
    """A draft by a sheet: its kind of night, its rounds and hands; what else was typed stays."""
    switches = ruleset.switches
    kind = EventKind.ROTATION if switches.event == "single" else EventKind(switches.event)
    rounds, hands = switches.event_rounds or USUAL_ROUNDS, switches.game_deals or USUAL_HANDS
    old = draft or Draft("", kind, "", "")
    return Draft(
        ruleset.id, kind, str(rounds), str(hands), old.club, old.date, old.by_name, old.players, old.names
    )


def troubles(draft: Draft) -> Mapping[str, Wrong]:
    """What can't be, by the name of what was typed."""
    found: dict[str, Wrong] = {}
    for name, fewest, most, text in (
        ("rounds", 1, MOST_ROUNDS, _("A night has {fewest} to {most} rounds.")),
        ("hands", 1, MOST_HANDS, _("A round has {fewest} to {most} hands.")),
    ):
        if not fewest <= _number(getattr(draft, name)) <= most:
            words = text.format(fewest=format_number(fewest), most=format_number(most))
            found[name] = words, _("Type another number.")
    count, typed = people_of(draft), "names" if draft.by_name else "players"
    if not FEWEST <= count <= MOST:
        words = _("A night is for {fewest} to {most} players.")
        found[typed] = (
            words.format(fewest=format_number(FEWEST), most=format_number(MOST)),
            _("Add or remove names.") if draft.by_name else _("Type another number."),
        )
    elif draft.kind is EventKind.TEAMS and count % 2:
        found[typed] = (
            _("Teams need an even number of players."),
            _("Add somebody, or leave somebody out."),
        )
    return found


def people_of(draft: Draft) -> int:
    """How many people come; -1 where nobody can tell."""
    return len(draft.names) if draft.by_name else _number(draft.players)


def night_of(draft: Draft, ruleset: Ruleset, numbered: Callable[[int], str]) -> ClubNight | None:
    """The night before its first round; None where something can't be. `numbered` names who has no name."""
    event = event_as(ruleset, draft.kind, _number(draft.hands)) if not troubles(draft) else None
    if event is None:
        return None
    names = draft.names if draft.by_name else map(numbered, range(1, people_of(draft) + 1))
    club = (one_line(draft.club) or _(ruleset.short_name))[:LONGEST_NAME]
    night = ClubNight(
        club,
        one_line(draft.date)[:LONGEST_NAME],
        draft.rules,
        event,
        _number(draft.rounds),
        dict(enumerate(names, 1)),
    )
    return night if wrong_number(night, 1) is None else None


def names_in(text: str) -> Iterator[str]:
    """The names of a text: one on each line; in a single line, with commas or semicolons between them."""
    lines = text.strip().splitlines()
    if len(lines) == 1:
        lines = lines[0].replace(";", ",").split(",")
    for line in lines:
        name = one_line(line)
        if name:
            yield name[:LONGEST_NAME]


def with_names(known: Sequence[str], text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names with those of a text after them, and those of it that are there already."""
    names, twice = list(known), []
    taken = {name_key(name) for name in known}
    for name in names_in(text):
        if name_key(name) in taken:
            twice.append(name)
        else:
            names.append(name)
            taken.add(name_key(name))
    return tuple(names), tuple(twice)


def twice_words(known: Sequence[str], twice: Sequence[str]) -> Wrong:
    """What is said of names that are there already."""
    numbers = {name_key(name): number for number, name in enumerate(known, 1)}
    told = format_list(
        # NOTE: a name that is there already, and its number, for example "Ann (3)"
        _("{name} ({n})").format(name=name, n=format_number(numbers[name_key(name)]))
        for name in dict.fromkeys(twice)
    )
    return (
        _("Already on the list: {people}.").format(people=told),
        _("Tell the two apart, for example by an initial."),
    )


def one_line(text: str) -> str:
    """A typed text without what has no place in a line."""
    return " ".join(on_one_line(text).split())


def _number(typed: str) -> int:
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 5 else -1
