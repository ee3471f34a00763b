"""Which points a table can have after a round: what is sure to be wrong is found, and nothing else.

A hand brings points to one side. So each total needs so many hands at least, and both together can't need
more than were played: if they do, a hand is on both cards, or a number is wrong (WED-24). Where a lone march
brings partners different points, the difference between them is that of their lone marches (WED-20).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache

from game.evening.club.night import ClubNight, Entry
from game.evening.seating import Table
from game.i18n import _, format_number, ngettext
from game.rules.ruleset import Switches

Words = tuple[str, str]
"""What is wrong, and what to do about it: whole sentences."""


class Where(Enum):
    """What of a score is wrong."""

    POINTS = auto()
    LONE = auto()
    CUT = auto()


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a table can't have a score, and where it's typed: what, and whose of the four at the table."""

    words: Words
    where: Where
    place: int = 0  # of the player in `Table.people`


def trouble(night: ClubNight, table: Table, entry: Entry) -> Words | None:
    """Why a table can't have this score; None where it can."""
    found = trouble_at(night, table, entry)
    return None if found is None else found.words


def trouble_at(night: ClubNight, table: Table, entry: Entry) -> Trouble | None:
    """The same, with the place where it has to be put right."""
    return (
        _stranger(night, table, entry)
        or _below_zero(night, entry)
        or _partners(night, table, entry)
        or _too_many_hands(night, table, entry)
        or _needless_cut(entry)
    )


def fewest_hands(points: int, values: Iterable[int]) -> int | None:
    """The fewest hands that bring so many points, each worth one of `values`; None where none do."""
    return _fewest(points, tuple(sorted(set(values)))) if points > 0 else 0


def _stranger(night: ClubNight, table: Table, entry: Entry) -> Trouble | None:
    for person, _count in entry.lone:
        if person not in table.people:
            words = (
                _("{person} isn't at this table, so can't have gone alone there.").format(
                    person=_called(night, person)
                ),
                _("Write the number of somebody at the table."),
            )
            return Trouble(words, Where.LONE)
    return None


def _below_zero(night: ClubNight, entry: Entry) -> Trouble | None:
    least = min(entry.points)
    if least >= 0 or night.event.ruleset.switches.renege_deduction:
        return None
    message = _("{points} can't be right: under these rules, nobody loses points.")
    words = message.format(points=format_number(least)), _("Look at the card again.")
    return Trouble(words, Where.POINTS, entry.points.index(least))


def _partners(night: ClubNight, table: Table, entry: Entry) -> Trouble | None:
    switches = night.event.ruleset.switches
    gain = switches.lone_march_points - (switches.lone_march_partner_points or 0) if night.splits else 0
    both = zip((1, 3), table.pairs, (entry.points[:2], entry.points[2:]), strict=True)
    for place, pair, (one, other) in both:
        ahead = gain * (entry.lone_of(pair[0]) - entry.lone_of(pair[1]))
        if one - other == ahead:
            continue
        if not night.splits:
            words = (
                _("{one} and {other} are partners, so they have the same points.").format(
                    one=_called(night, pair[0]), other=_called(night, pair[1])
                ),
                _("Write one number for each pair."),
            )
            return Trouble(words, Where.POINTS, place)
        words = (
            _(
                "{one} has {points} and {other} has {others}. Only lone marches make partners differ, and "
                "those you gave don't add up to that."
            ).format(
                one=_called(night, pair[0]),
                points=format_number(one),
                other=_called(night, pair[1]),
                others=format_number(other),
            ),
            _("Check both cards, and give the lone marches of everyone at the table."),
        )
        return Trouble(words, Where.POINTS, place)
    return None


def _too_many_hands(night: ClubNight, table: Table, entry: Entry) -> Trouble | None:
    hands = night.event.hands
    us, them = _hands_of(night, entry, table, 0), _hands_of(night, entry, table, 1)
    for place, needed in ((0, us), (2, them)):
        if needed is None:
            message = _("{points} points can't be right with the lone marches you gave.")
            words = (
                message.format(points=format_number(entry.points[place])),
                _("Check the points and the lone marches of that side."),
            )
            return Trouble(words, Where.POINTS, place)
    assert us is not None
    assert them is not None
    together = us + them if _one_side_scores(night.event.ruleset.switches) else max(us, them)
    if together <= hands:
        return None
    words = (
        _("{us} and {them} points take {needed} hands at least, and a round has {hands}.").format(
            us=format_number(max(entry.points[:2])),
            them=format_number(max(entry.points[2:])),
            needed=format_number(together),
            hands=format_number(hands),
        ),
        _("See whether a hand is on both cards, or whether a lone march is missing."),
    )
    return Trouble(words, Where.POINTS, 2 if them > us else 0)


def _hands_of(night: ClubNight, entry: Entry, table: Table, side: int) -> int | None:
    """The fewest hands behind a side's points, its lone marches among them."""
    switches = night.event.ruleset.switches
    one, other = table.pairs[side]
    marches = entry.lone_of(one), entry.lone_of(other)
    partner = switches.lone_march_partner_points if night.splits else None
    by_partner = switches.lone_march_points if partner is None else partner
    rest = entry.points[2 * side] - switches.lone_march_points * marches[0] - by_partner * marches[1]
    if rest < 0 and not switches.renege_deduction:
        return None
    # where points don't show lone marches, they may be missing from the tally
    values = _values(switches) if night.splits else (*_values(switches), switches.lone_march_points)
    needed = fewest_hands(rest, values)
    return None if needed is None else needed + sum(marches)


def _needless_cut(entry: Entry) -> Trouble | None:
    first, second, third, fourth = entry.points
    if entry.cut is None or first + second == third + fourth:
        return None
    words = _("No need to cut cards, because this table isn't tied."), _("Leave the cut out.")
    return Trouble(words, Where.CUT)


def _values(switches: Switches) -> tuple[int, ...]:
    """What a hand may bring a side other than by a lone march."""
    values = {
        switches.made_points,
        switches.march_points,
        switches.euchre_points,
        switches.lone_made_points,
        switches.lone_euchre_points,
        switches.renege_points,
        switches.lone_renege_points or 0,
    }
    if switches.defend_alone:
        values |= {switches.lone_defence_points, switches.lone_defence_march_points}
    if not switches.renege_ends_hand:
        values |= {value + switches.renege_points for value in values}
    return tuple(sorted(values - {0}))


def _one_side_scores(switches: Switches) -> bool:
    """Whether no hand brings points to both sides; one with a renege can, where it is played on."""
    return switches.renege_ends_hand


@lru_cache(maxsize=256)
def _fewest(points: int, values: tuple[int, ...]) -> int | None:
    needed: list[int | None] = [0]
    for total in range(1, points + 1):
        before = [needed[total - value] for value in values if value <= total]
        known = [count for count in before if count is not None]
        needed.append(min(known) + 1 if known else None)
    return needed[points]


def _called(night: ClubNight, person: int) -> str:
    return night.names.get(person, format_number(person))


def marches_words(count: int) -> str:
    """So many lone marches."""
    return ngettext("{n} lone march", "{n} lone marches", count).format(n=format_number(count))
