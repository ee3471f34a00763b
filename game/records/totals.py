"""What a record of another program says of its game as a whole, held against its deals."""

from __future__ import annotations

from collections.abc import Sequence

from game.records.followed_deals import Followed, score_after
from game.rules.egn.game import CannotRead, EgnGame, Unreadable
from game.rules.state import Standing


def check_length(game: EgnGame, deals: Sequence[Followed]) -> None:
    """Raises CannotRead for a deal beyond the last one of the game. Hands thrown in do not count."""
    most = game.rules.switches.get("game_deals")
    played = 0
    for deal, followed in zip(game.deals, deals, strict=True):
        if most is not None and played == most:
            raise CannotRead(Unreadable.TOO_MANY_DEALS, deal.path, str(most), deal.number)
        played += followed.last.maker is not None


def check_final(game: EgnGame, deals: Sequence[Followed]) -> None:
    """Raises CannotRead for a final score that the deals do not come to.

    Where deals are left out or break off nothing can be said.
    """
    numbers = [deal.number for deal in game.deals]
    whole = bool(numbers) and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    if game.final is None or not whole or numbers[0] > 1 or not all(deal.over for deal in deals):
        return
    score = Standing.shared(game.score)
    for deal in deals:
        score = score_after(score, deal)
    if score.points != game.final:
        us, them = score.points
        raise CannotRead(Unreadable.FINAL_SCORE, ("metadata", "finalScore"), f"{us}-{them}")
