"""What is said of how the cards fell, and of how much luck there was in the hands that were reviewed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.i18n import _, format_list, format_number, ngettext
from game.records.card_luck import CardsFallen, Fall
from game.rules.cards import Rank
from game.rules.seats import Seat
from game.storage.reviews import HandCost
from game.tutor.action_words import signed
from game.words import head_line, seat_name, sentence, setting_line

_TEN = 10


@dataclass(frozen=True, slots=True)
class SeatCount:
    """How many cards of a rank a seat was dealt."""

    name: str
    count: int


@dataclass(frozen=True, slots=True)
class RankFall:
    """A rank with its four seats, the learner's first; what is fair, and the range that is usual."""

    head: str
    seats: tuple[SeatCount, ...]
    fair: float
    low: int
    high: int
    words: str


@dataclass(frozen=True, slots=True)
class TenHands:
    """Ten reviewed hands, named by their places, with the points that were luck."""

    name: str
    points: float


@dataclass(frozen=True, slots=True)
class LuckPage:
    """The whole page. `luck` and `about` are empty, and there are no `tens`, before a hand was reviewed."""

    dealt: str
    ranks: tuple[RankFall, ...]
    luck: str
    tens: tuple[TenHands, ...]
    about: str


def luck_title() -> str:
    """What the page is called."""
    return _("How the cards fell")


def luck_head() -> str:
    """What stands above the points that were luck."""
    return _("Luck over time")


def counting_words() -> str:
    """What is said while the games are being counted."""
    return _("Counting your games …")


def luck_page(found: CardsFallen, reviewed: Sequence[HandCost]) -> LuckPage:
    """Jacks and aces of each seat beside what is fair, then luck over time."""
    if not found.hands:
        return LuckPage(_("Play a game, and you'll see here how the cards fell."), (), "", (), "")
    text = ngettext(
        "Of your last {n} hand, you dealt {own}.", "Of your last {n} hands, you dealt {own}.", found.hands
    )
    dealt = text.format(n=format_number(found.hands), own=format_number(found.own_deals))
    luck = [hand.points + hand.cost for hand in reviewed]
    return LuckPage(dealt, tuple(map(_fall, found.falls)), _luck(luck), _tens(luck), _about() if luck else "")


def _fall(fall: Fall) -> RankFall:
    names = [_("You"), *(seat_name(seat, Seat.SOUTH) for seat in (Seat.WEST, Seat.NORTH, Seat.EAST))]
    low, high = fall.usual
    text = _("Even would be {fair} each. Anything from {low} to {high} is normal 95 times in 100.")
    words = text.format(
        fair=format_number(round(fall.fair)), low=format_number(low), high=format_number(high)
    )
    head = _("Aces dealt") if fall.rank is Rank.ACE else _("Jacks dealt")
    seats = tuple(SeatCount(name, count) for name, count in zip(names, fall.dealt, strict=True))
    return RankFall(head, seats, fall.fair, low, high, words)


def _luck(luck: Sequence[float]) -> str:
    """Points that were luck: what the hands brought, with what own decisions cost added again."""
    if not luck:
        return ""
    text = ngettext(
        "Luck in the last {n} reviewed hand: {points} points.",
        "Luck in the last {n} reviewed hands: {points} points.",
        len(luck),
    )
    return text.format(n=format_number(len(luck)), points=signed(sum(luck)))


def _tens(luck: Sequence[float]) -> tuple[TenHands, ...]:
    """Whole tens, the latest hands in the last one; nothing of fewer than two."""
    first = len(luck) % _TEN
    starts = range(first, len(luck), _TEN)
    if len(starts) < 2:
        return ()
    # NOTE: ten hands by their places among those reviewed, for example "Hands 11 to 20"
    text = _("Hands {first} to {last}")
    return tuple(
        TenHands(
            text.format(first=format_number(at + 1), last=format_number(at + _TEN)),
            sum(luck[at : at + _TEN]),
        )
        for at in starts
    )


def _about() -> str:
    """What is counted as luck."""
    return _(
        "Luck is the points a hand brought, with what your own choices cost you added back. It isn't only the"
        " cards: your partner's good and bad plays are in it, and so are your opponents'."
    )


def luck_lines(page: LuckPage) -> list[str]:
    """The page as lines to read."""
    lines = [page.dealt]
    for fall in page.ranks:
        told = format_list(
            [setting_line(each.name, format_number(each.count)) for each in fall.seats], "unit"
        )
        lines += [head_line(fall.head), sentence(told), fall.words]
    lines += [page.luck] if page.luck else []
    lines += [sentence(setting_line(each.name, signed(each.points))) for each in page.tens]
    return [*lines, page.about] if page.about else lines
