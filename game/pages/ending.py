"""How a game went, in words: the headline, and what each side did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.i18n import _, format_number, ngettext, pgettext
from game.pages.page import Figure, Figures, Paragraph, Sum, Sums
from game.pages.table_model import Mood
from game.rules.match import leader
from game.rules.seats import Seat, Side, clockwise_from
from game.rules.state import HandResult, Standing
from game.tutor.action_words import signed
from game.tutor.narrate import together
from game.words import seat_name

_MADE = ("made", "march", "lone-made", "lone-march")
_MARCHES = ("march", "lone-march")
_ENDED = ("misdeal", "renege", "bid-out-of-turn")  # by a slip: nobody made trump good, nobody was euchred


class PlayedHand(Protocol):
    """A hand whose decisions were weighed: what they cost and what it brought, in points."""

    @property
    def cost(self) -> float: ...
    @property
    def points(self) -> float: ...
    @property
    def decisions(self) -> int: ...
    @property
    def mistakes(self) -> int: ...


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


def counts_of_both(results: Sequence[HandResult], learner: Seat) -> Figures:
    """How the hands of both sides went. What neither side did is left out, but for who made trump."""
    rows = [
        (_("Made trump"), ""),
        (_("Made it"), "made"),
        (_("Marches"), "march"),
        (pgettext("how often in a game", "Euchred"), "euchred"),
        (_("Loners"), "alone"),
    ]
    sides = (learner.side, learner.side.other)
    told = []
    for name, kind in rows:
        ours, theirs = (_count(results, side, kind) for side in sides)
        if ours or theirs or not kind:
            # NOTE: a line of a table as it is spoken: "Made trump: 3 for us, 2 for them."
            said = _("{name}: {us} for us, {them} for them.")
            us, them = format_number(ours), format_number(theirs)
            told.append(Figure(name, us, them, said.format(name=name, us=us, them=them)))
    return Figures(tuple(told))


def _count(results: Sequence[HandResult], side: Side, kind: str) -> int:
    """The hands in which a side made trump, of a kind; all without one."""
    called = [result for result in results if result.maker is not None and result.maker.side is side]
    return sum(
        1
        for result in called
        if (result.alone if kind == "alone" else kind in ("", *_kinds(result.award.kind)))
    )


def _kinds(award: str) -> tuple[str, ...]:
    if award in _MADE:
        return ("made", "march") if award in _MARCHES else ("made",)
    return () if award in _ENDED else ("euchred",)


def own_play(known: Sequence[PlayedHand], hands: int) -> tuple[Paragraph | Sums, ...]:
    """What the learner's choices cost in the hands that were weighed, and how much was luck."""
    if not known:
        return (Paragraph(_("Review the game to see what your choices cost.")),)
    points = sum(each.points for each in known)
    cost = round(sum(each.cost for each in known), 1)  # so that the sum below is one of what is shown
    decisions, mistakes = sum(each.decisions for each in known), sum(each.mistakes for each in known)
    lines = []
    if len(known) < hands:
        text = _("{n} of {total} hands reviewed so far.")
        lines.append(text.format(n=format_number(len(known)), total=format_number(hands)))
    wrong = ngettext(
        "{n} mistake in {decisions} decisions.", "{n} mistakes in {decisions} decisions.", mistakes
    )
    lines.append(wrong.format(n=format_number(mistakes), decisions=format_number(decisions)))
    # NOTE: the parts that the result of a game is the sum of, and the result, each with its points behind it
    choices, rest, all_of_it = _("Your choices"), _("Everything else"), _("The result")
    sums = (
        Sum(choices, signed(-cost)),
        Sum(rest, signed(points + cost)),
        Sum(all_of_it, signed(points), strong=True),
    )
    return (*map(Paragraph, lines), Sums("", sums))


def own_calls(results: Sequence[HandResult], learner: Seat) -> Sums:
    """How often the learner made trump, what that brought, and the best hand of the learner's side."""
    own = [result for result in results if result.maker is learner]
    brought = [_for_us(result, learner) for result in own]
    best = max((_for_us(result, learner) for result in results), default=0)
    rows = [Sum(_("Hands you called"), format_number(len(own)))]
    if own:
        rows.append(Sum(_("What they scored"), _signed(sum(brought))))
    if best > 0:
        rows.append(Sum(_("Your best hand"), _signed(best)))
    return Sums("", tuple(rows))


def _signed(points: int) -> str:
    """Whole points with their sign."""
    figure = format_number(abs(points))
    if not points:
        return figure
    return (_("+{points}") if points > 0 else _("−{points}")).format(points=figure)


def _for_us(result: HandResult, learner: Seat) -> int:
    """The points of a hand, those of the other side taken away."""
    points = result.award.points
    return points[learner.side] - points[learner.side.other]


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
