"""How a game went, in words: the headline, and what each side did."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import _, format_number, ngettext
from game.pages.table_model import Mood
from game.rules.match import leader
from game.rules.seats import Seat, Side, clockwise_from
from game.rules.state import HandResult, Standing
from game.tutor.narrate import together
from game.words import seat_name

_MADE = ("made", "march", "lone-made", "lone-march")
_ENDED = ("misdeal", "renege", "bid-out-of-turn")  # by a slip: nobody made trump good, nobody was euchred


def result_sentence(standing: Standing, learner: Seat) -> str:
    """Who won, as the headline says it."""
    us, them = (format_number(points) for points in together(standing, learner))
    ahead = leader(standing)
    if ahead is learner.side:
        return _("You win the game, {us} to {them}").format(us=us, them=them)
    if ahead is learner.side.other:
        return _("Walt and Ezra win, {them} to {us}").format(us=us, them=them)
    return _("It's a tie, {us} to {them}").format(us=us, them=them)


def mood_at_end(standing: Standing, side: Side) -> Mood:
    """What the faces of a side show when the game is over."""
    ahead = leader(standing)
    if ahead is None:
        return Mood.RESTING
    return Mood.PLEASED if ahead is side else Mood.RUEFUL


def side_counts(results: Sequence[HandResult], side: Side, learner: Seat) -> list[tuple[int, str]]:
    """How a side's hands went: a number and what it counts. Noughts are left out; may be empty."""
    called = [result for result in results if result.maker is not None and result.maker.side is side]
    made = [result for result in called if result.award.kind in _MADE]
    marches = [result for result in made if result.award.kind in ("march", "lone-march")]
    euchred = sum(1 for result in called if result.award.kind not in (*_MADE, *_ENDED))
    others = [result for result in results if result.maker is not None and result.maker.side is not side]
    stopped = sum(1 for result in others if result.award.kind not in (*_MADE, *_ENDED))
    lone = sum(1 for result in called if result.alone)
    if side is learner.side:
        calling = ngettext("hand where you made trump", "hands where you made trump", len(called))
        making = ngettext("time you made it", "times you made it", len(made))
    else:
        calling = ngettext("hand where they made trump", "hands where they made trump", len(called))
        making = ngettext("time they made it", "times they made it", len(made))
    found = [
        (len(called), calling),
        (len(made), making),
        (len(marches), ngettext("march, all five tricks", "marches, all five tricks", len(marches))),
        (euchred, ngettext("time euchred", "times euchred", euchred)),
        (lone, ngettext("loner played", "loners played", lone)),
        (stopped, ngettext("euchre scored", "euchres scored", stopped)),
    ]
    return [(number, words) for number, words in found if number]


def nothing_called(side: Side, learner: Seat) -> str:
    """What is said of a side that neither made trump nor stopped anybody."""
    if side is learner.side:
        return _("You and Nora never made trump this time. Maybe next game.")
    return _("Walt and Ezra never made trump in this game.")


def hands_line(standing: Standing) -> str:
    """Who played, and how many hands."""
    text = ngettext(
        "You and Nora, against Walt and Ezra, in {n} hand",
        "You and Nora, against Walt and Ezra, in {n} hands",
        standing.deals,
    )
    return text.format(n=format_number(standing.deals))


def side_head(standing: Standing, side: Side, learner: Seat, individual: bool) -> str:
    """Who a side is; with each one's points where everyone has a score of their own."""
    if not individual:
        return _("You and Nora") if side is learner.side else _("Walt and Ezra")
    first, second = (seat for seat in clockwise_from(learner) if seat.side is side)
    # NOTE: two partners with the points of each, for example "You 12, Nora 11"
    return _("{first} {one}, {second} {other}").format(
        first=seat_name(first, learner), one=format_number(standing.players[first]),
        second=seat_name(second, learner), other=format_number(standing.players[second]),
    )  # fmt: skip
