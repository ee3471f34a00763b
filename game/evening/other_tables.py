"""Tables where only bots play: hand by hand through the real engine, here or in the thinking process.

What happens there hangs on the evening's seed, the round and the table alone.
"""

from __future__ import annotations

from game.bots.levels import Bot, Level
from game.bots.whole_hand import HandToPlay, play
from game.evening.evening import Evening
from game.evening.hand_score import HandScore, score_between, standing_after
from game.evening.pace import hands_in_time
from game.evening.table_round import TableRound
from game.rules.match import is_finished
from game.rules.state import Standing

LEARNERS_STAND_IN = Level.STEADY
"""Who plays for the learner where an evening is played by bots alone."""


def next_hand(evening: Evening, number: int, table: TableRound) -> HandToPlay | None:
    """The hand that is to be played at a table now; None when its round is over.

    That is when all its hands have been played, or when time was up before the next one began (BUT-02).
    """
    event, seed = evening.event, evening.seed_of(number)
    standing = standing_after(table.hands)
    in_time = hands_in_time(seed, evening.minutes, event.hands)
    out_of_time = in_time < event.hands and standing.deals >= in_time
    if out_of_time or is_finished(standing, event.ruleset.switches):
        return None
    south, west, north, east = (_bot(evening, person, seed) for person in table.seats)
    return HandToPlay(event.ruleset, seed, standing, (south, west, north, east))


def hand_of(played: HandToPlay, after: Standing) -> HandScore:
    """What a hand brought that led to this score."""
    return score_between(played.standing, after)


def play_table(evening: Evening, number: int, table: TableRound) -> TableRound:
    """A table's round to its end, without waiting for anybody."""
    while (hand := next_hand(evening, number, table)) is not None:
        table = table.with_hand(hand_of(hand, play(hand)))
    return table


def play_round(evening: Evening) -> Evening:
    """The evening after its next round, all tables played by bots."""
    tables = [play_table(evening, number, table) for number, table in enumerate(evening.tables(), 1)]
    return evening.with_round(tables)


def play_out(evening: Evening) -> Evening:
    """The evening at its end, all of it played by bots."""
    while not evening.is_over:
        evening = play_round(evening)
    return evening


def _bot(evening: Evening, person: int, seed: str) -> Bot:
    return Bot(evening.person(person).level or LEARNERS_STAND_IN, seed)
