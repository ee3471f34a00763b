"""What came of a hand: its title, what it cost, and how much of it was luck."""

from __future__ import annotations

from game.i18n import _, format_number, ngettext
from game.rules.actions import ActionKind, Phase
from game.rules.seats import Seat
from game.rules.state import AwardKind, State
from game.tutor.bars import weighed
from game.tutor.review.judgement import Hand, HandReview, end_of, paid_for
from game.tutor.review.words.decisions import cost_words
from game.words import seat_name, suit_name
from game.words.names import Names, speaks_to


def hand_title(steps: Hand, player: Seat, names: Names | None = None) -> str:
    """Who called what, and what came of it: "You called hearts: 4 tricks, 1 point"."""
    if not steps:
        return _("There's no record of this hand")
    if steps[-1][1].kind is ActionKind.REDEAL:
        return _("The cards were dealt again")
    end = end_of(steps)
    if end.award is None and end.phase is Phase.DEALING:
        return _("The cards were dealt again")
    if end.award is None:
        return _("This hand wasn't finished")
    if end.award.kind.by_slip:
        return _ended_by_slip(end, player, names)
    if end.maker is None:
        return _("Everyone passed")
    own = end.maker is player and speaks_to(player, names)
    name = seat_name(end.maker, player) if names is None else names[end.maker]
    side, paid = end.maker.side, end.award.points
    won = paid[side] >= paid[side.other]
    text = _made(own, end) if won else _euchred(own, end)
    points = paid[side] if won else paid[side.other]
    return text.format(
        name=name,
        suit="" if end.trump is None else suit_name(end.trump),
        tricks=_tricks(end.tricks_won[side]),
        points=_points(points),
    )


def _ended_by_slip(end: State, player: Seat, names: Names | None) -> str:
    """Who did what that ended the hand, and what it brought."""
    assert end.award is not None
    rulings = paid_for(end)
    by = rulings[-1].of if rulings else None
    if by is None or end.award.kind is AwardKind.MISDEAL:
        return _("A misdeal, and the next player deals")
    own = by is player and speaks_to(player, names)
    if end.award.kind is AwardKind.RENEGE:
        # NOTE: the title of a hand that a renege ended: {points} is "2 points"
        text = (
            _("You reneged: {points} for the other side")
            if own
            else _("{name} reneged: {points} for the other side")
        )
    else:
        text = (
            _("You called out of turn: {points} for the other side")
            if own
            else _("{name} called out of turn: {points} for the other side")
        )
    name = seat_name(by, player) if names is None else names[by]
    return text.format(name=name, points=_points(end.award.points[by.side.other]))


def _made(own: bool, end: State) -> str:
    """What the maker's side made, or got nothing for."""
    if end.trump is None and end.alone:
        # NOTE: the title of a finished hand: {tricks} is "4 tricks", {points} is "1 point"
        return (
            _("You called no trump alone: {tricks}, {points}")
            if own
            else _("{name} called no trump alone: {tricks}, {points}")
        )
    if end.trump is None:
        return (
            _("You called no trump: {tricks}, {points}")
            if own
            else _("{name} called no trump: {tricks}, {points}")
        )
    if end.alone:
        return (
            _("You called {suit} alone: {tricks}, {points}")
            if own
            else _("{name} called {suit} alone: {tricks}, {points}")
        )
    # NOTE: the title of a finished hand, for example "You called hearts: 4 tricks, 1 point"
    return (
        _("You called {suit}: {tricks}, {points}") if own else _("{name} called {suit}: {tricks}, {points}")
    )


def _euchred(own: bool, end: State) -> str:
    """What the other side got."""
    if end.trump is None:
        return (
            _("You called no trump and were euchred: {tricks}, {points} for the others")
            if own
            else _("{name} called no trump and was euchred: {tricks}, {points} for the others")
        )
    if end.alone:
        return (
            _("You called {suit} alone and were euchred: {tricks}, {points} for the others")
            if own
            else _("{name} called {suit} alone and was euchred: {tricks}, {points} for the others")
        )
    return (
        _("You called {suit} and were euchred: {tricks}, {points} for the others")
        if own
        else _("{name} called {suit} and was euchred: {tricks}, {points} for the others")
    )


def _tricks(count: int) -> str:
    return ngettext("{n} trick", "{n} tricks", count).format(n=format_number(count))


def _points(count: int) -> str:
    return ngettext("{n} point", "{n} points", count).format(n=format_number(count))


def total_cost_words(review: HandReview) -> str:
    """What all decisions cost together."""
    if round(review.cost, 1) == 0:
        return _("Your choices in this hand cost you **nothing**.")
    return _("Cost of mistakes in this hand: **{cost}**").format(cost=cost_words(review.cost))


def left_out_words(hands: int) -> str:
    """That so many hands of a game are not among its sums."""
    text = ngettext(
        "{n} hand doesn't count here, because some decisions in it couldn't be judged.",
        "{n} hands don't count here, because some decisions in them couldn't be judged.",
        hands,
    )
    return text.format(n=format_number(hands))


def luck_words(review: HandReview, names: Names | None = None) -> str:
    """What the hand brought, what the decisions cost, and what remains: the cards and the others."""
    told = [_brought(review.points), _lost(review, names), _slips(review.slips, names), _luck(review.luck)]
    told = [text for text in told if text]
    if any(weighed(judged.view) for judged in review.judged):
        told.append(
            _("Near the end of a game, the cost of a choice is how much it lowers your chance of winning.")
        )
    return " ".join(told)


def _brought(points: float) -> str:
    text = _("Neither side scored more than the other on this hand.")
    if points > 0:
        text = _("Your side scored {points} more than the other side on this hand.")
    elif points < 0:
        text = _("The other side scored {points} more than yours on this hand.")
    return text.format(points=_exact(abs(points)))


def _exact(points: float) -> str:
    """Points with one decimal, whole ones without."""
    if round(points, 1) == round(points):
        return _points(round(points))
    return _("{points} points").format(points=format_number(points, 1))


def _lost(review: HandReview, names: Names | None) -> str:
    if round(review.cost, 1) == 0:
        return _("These decisions cost nothing.") if names else _("Your decisions cost nothing.")
    text = _("These decisions cost {cost}.") if names else _("Your decisions cost {cost}.")
    return text.format(cost=cost_words(review.cost))


def _slips(slips: float, names: Names | None) -> str:
    """What own slips brought the others; empty where there was nothing of the kind."""
    if round(slips, 1) == 0:
        return ""
    text = _("The player's slips cost {points}.") if names else _("Your slips cost {points}.")
    return text.format(points=_exact(abs(slips)))


def _luck(luck: float) -> str:
    """The rest, which adds up with the cost to the result."""
    if round(luck, 1) == 0:
        return _("The cards and the others' play evened out.")
    text = (
        _("The cards and the others' play added {points}.")
        if luck > 0
        else _("The cards and the others' play took {points} away.")
    )
    return text.format(points=_exact(abs(luck)))
