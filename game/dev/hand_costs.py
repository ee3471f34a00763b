"""Measures what the decisions of each level cost a hand, as the review of a learner's hands weighs them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import mean, stdev

from game.bots.levels import Level, Steady, bot
from game.proof.items import table
from game.records.followed_deals import follow_last
from game.rules.actions import Phase
from game.rules.seats import Seat
from game.rules.state import Setup
from game.session import HOME_SEAT, Session
from game.tutor.review import review_hand


def costs(level: Level, seed: str, hands: int) -> Iterator[float]:
    """What each hand of a level cost, among steady players; hands that can't be weighed are left out."""
    for number in range(hands):
        players = {seat: Steady() for seat in Seat if seat is not HOME_SEAT}
        session = Session(table(), Setup(f"{seed}/{number}"), players)
        player = bot(level, seed)
        while session.state.phase is not Phase.HAND_OVER:
            if not session.advance():
                session.submit(player.choose(session.view))
        deal = follow_last(session)
        assert deal is not None
        found = review_hand(tuple((step.before, step.action) for step in deal.steps), HOME_SEAT)
        if not found.doubtful:
            yield found.cost


def write(path: Path, seed: str, hands: int) -> None:
    """Writes each level's mean cost a hand with its standard error and the number of hands."""
    lines = [
        f"# Measured by `leftbower dev hand-costs --hands {hands}`: points a level's decisions cost a hand,",
        "# by the rules for beginners among steady players, weighed as a learner's hands are reviewed.",
    ]
    for level in Level:
        told = list(costs(level, seed, hands))
        error = stdev(told) / len(told) ** 0.5
        lines += [f"{level}:", f"  cost: {mean(told):.3f}", f"  error: {error:.3f}", f"  hands: {len(told)}"]
        print(f"{level}: {mean(told):.3f} ± {error:.3f} over {len(told)} hands", flush=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
