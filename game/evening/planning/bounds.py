"""What is best possible, by counting: how few repeats and how even byes can be. No plan can do better.

**Partners.** In r rounds somebody who rests b times needs r - b partners, and there are only so many others:
what is above that comes twice. Over all people that makes two of every repeat. And all tables of all rounds
need two pairs each, of which v people form v (v - 1) / 2. The larger of both holds.

With fewer rounds than people this bound is 0, and `pairings` reaches it for every number from 4 on, so nobody
is an exception there. With as many rounds or more it is above 0 for most numbers, and the count is the proof.

**Opponents.** The same with two opponents in every round that somebody plays.

**Byes.** Of v people v mod 4 rest in each round. If all the byes can't be shared out evenly, somebody has one
more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.evening.seating import Round

FEWEST, MOST = 4, 120
"""How many people a plan is made for."""

MOST_ROUNDS = 119


@dataclass(frozen=True, slots=True)
class Bounds:
    """Nothing below these numbers can be had."""

    partner_repeats: int  # times that two people are partners who were so before, over all people
    opponent_repeats: int  # times that two people are opponents who were so before
    bye_spread: int  # the most byes that anybody has, less the fewest


def bounds(players: int, rounds: int) -> Bounds:
    """The bounds where everybody stays from the first round to the last."""
    byes, more = divmod(players % 4 * rounds, players)
    played = [rounds - byes - 1] * more + [rounds - byes] * (players - more)
    return _bounds(rounds * (players // 4), [(count, players - 1) for count in played], 1 if more else 0)


def team_bounds(teams: int, rounds: int) -> Bounds:
    """The same where partners stay together, with a team for a person: how often teams meet again."""
    byes, more = divmod(teams % 2 * rounds, teams)
    played = [rounds - byes - 1] * more + [rounds - byes] * (teams - more)
    short = sum(max(0, count - (teams - 1)) for count in played)
    meetings = rounds * (teams // 2) - teams * (teams - 1) // 2
    return Bounds(0, max(_half(short), meetings, 0), 1 if more else 0)


def bounds_of(rounds: Sequence[Round]) -> Bounds:
    """The bounds for the people of these rounds, who came, rested and left as they did."""
    present = [each.people for each in rounds]
    people = frozenset[int]().union(*present)
    others = {
        person: len(frozenset[int]().union(*(each for each in present if person in each))) - 1
        for person in people
    }
    played = {
        person: sum(person in each.people and person not in each.byes for each in rounds) for person in people
    }
    counts = [(played[person], others[person]) for person in people]
    rested = {sum(person in each.byes for each in rounds) for person in people}
    even = len(rested) <= 1
    return _bounds(sum(len(each.tables) for each in rounds), counts, 0 if even else 1)


def _bounds(tables: int, counts: Sequence[tuple[int, int]], spread: int) -> Bounds:
    """From how many tables there are, and for each person how many rounds are played with how many others."""
    pairs = sum(others for _played, others in counts) // 2
    partners = _half(max(0, played - others) for played, others in counts)
    opponents = _half(max(0, 2 * played - others) for played, others in counts)
    return Bounds(max(partners, 2 * tables - pairs, 0), max(opponents, 4 * tables - pairs, 0), spread)


def _half(counts: Iterable[int] | int) -> int:
    """Half of a number, or of a sum, rounded up: each repeat is one for two people."""
    total = counts if isinstance(counts, int) else sum(counts)
    return (total + 1) // 2
