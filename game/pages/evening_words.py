"""How people, hands and standings of an evening are said."""

from __future__ import annotations

from collections.abc import Sequence

from game.evening.evening import Evening
from game.evening.hand_score import HandScore
from game.evening.score_card import Entry
from game.evening.standing import Place, Unit
from game.i18n import _, format_list, format_number, ngettext, pgettext
from game.rules.seats import Seat
from game.rules.state import AwardKind
from game.words.names import Names

Faces = tuple[str, str, str, str]
"""The portraits of those at a table, by seat."""


def you() -> str:
    """The learner in a list of names."""
    return pgettext("name at the table", "You")


def name_of(evening: Evening, person: int) -> str:
    """The name of somebody; the learner is spoken to."""
    return you() if person == evening.learner else evening.person(person).name


def learner_first(evening: Evening, people: Sequence[int]) -> list[int]:
    """These people in their order, but the learner before the others."""
    return sorted(people, key=lambda person: (person != evening.learner, person))


def unit_name(evening: Evening, unit: Unit) -> str:
    """A person, or both of a team, the learner first."""
    people = learner_first(evening, unit)
    if len(people) == 1:
        return name_of(evening, people[0])
    # NOTE: two partners, for example "Ada and Finn" or "You and Nora"
    return _("{first} and {second}").format(
        first=name_of(evening, people[0]), second=name_of(evening, people[1])
    )


def is_own(evening: Evening, unit: Unit) -> bool:
    """Whether the learner is this one, or one of this team."""
    return evening.learner in unit


def seat_names(evening: Evening, seats: Sequence[int]) -> Names:
    """Who sits where, by seat."""
    south, west, north, east = (name_of(evening, person) for person in seats)
    return south, west, north, east


def seat_faces(evening: Evening, seats: Sequence[int]) -> Faces:
    """Whose portrait is where, by seat; "" where nobody knows the face."""
    south, west, north, east = (evening.person(person).face for person in seats)
    return south, west, north, east


def points_words(points: int) -> str:
    return ngettext("{n} point", "{n} points", points).format(n=format_number(points))


def entry_words(entry: Entry) -> str:
    """What stands in a box."""
    return "–" if entry is None else format_number(entry)


def entry_said(entry: Entry) -> str:
    """The same where it is read out."""
    return _("thrown in") if entry is None else format_number(entry)


def hand_words(hand: HandScore, names: Names) -> str:
    """What happened in a hand, in two or three words: "3 tricks", "Walt alone, euchred"."""
    kind, maker = hand.kind, hand.maker
    said = {
        AwardKind.THROWN_IN: _("thrown in"),
        AwardKind.MARCH: _("march"),
        AwardKind.EUCHRE: _("euchre"),
        AwardKind.LONE_DEFENCE: _("euchre, defended alone"),
        AwardKind.LONE_DEFENCE_MARCH: _("euchre, defended alone"),
        AwardKind.MISDEAL: _("misdeal"),
        AwardKind.RENEGE: _("renege"),
        AwardKind.BID_OUT_OF_TURN: _("call out of turn"),
    }.get(kind)
    if said is not None:
        return said
    tricks = ngettext("{n} trick", "{n} tricks", hand.makers_tricks).format(
        n=format_number(hand.makers_tricks)
    )
    if kind is AwardKind.MADE or maker is None:
        return tricks
    if kind is AwardKind.LONE_MARCH:
        text = _("{name} alone, march")
    else:
        # NOTE: who played a hand alone, and how it ended, for example "Walt alone, 3 tricks"
        text = _("{name} alone, euchred") if kind is AwardKind.LONE_EUCHRE else _("{name} alone, {tricks}")
    return text.format(name=names[maker], tricks=tricks)


def box_note(hand: HandScore, seat: Seat) -> str:
    """What stands small in a box, for what isn't usual."""
    if hand.thrown_in:
        return _("thrown in")
    if hand.kind in (AwardKind.LONE_MADE, AwardKind.LONE_MARCH) and hand.maker is not None:
        return _("alone") if hand.maker.side is seat.side else ""
    is_euchre = hand.kind in (AwardKind.EUCHRE, AwardKind.LONE_EUCHRE)
    return _("euchre") if is_euchre else ""


def place_line(evening: Evening, place: Place) -> str:
    """One line of a standing."""
    # NOTE: one line of a list of winners, for example "3. You: 27 points"
    text = _("{rank}. {name}: {points}")
    line = text.format(
        rank=format_number(place.rank), name=unit_name(evening, place.unit), points=points_words(place.points)
    )
    if place.overtime:
        # NOTE: a line of a list of winners, with the points of a round that broke a tie
        return _("{line}, {points} in overtime").format(
            line=line, points=format_list([format_number(points) for points in place.overtime])
        )
    return line


def winners_sentence(evening: Evening) -> str:
    """Who is in first place at the end."""
    winners = [unit_name(evening, unit) for unit in evening.winners]
    own = any(is_own(evening, unit) for unit in evening.winners)
    if len(winners) > 1:
        if own:
            return _("You share first place")
        return _("{names} share first place").format(names=format_list(winners))
    if own:
        return _("You win the night")
    if evening.event.individual:
        return _("{name} wins the night").format(name=winners[0])
    return _("{names} win the night").format(names=winners[0])
