"""Principles of following to a trick, partner's ace first."""

from __future__ import annotations

from collections.abc import Collection

from game.i18n import N_
from game.rules.actions import Action, Phase
from game.rules.cards import Card, Rank, Suit, beats, effective_suit, strength
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.strategy.rules_of_thumb import card_reading
from game.strategy.rules_of_thumb.principle import Choice, Exemption, Principle, Stated
from game.strategy.rules_of_thumb.situation import Situation

_A_TRUMP = 0.99  # trumps to expect behind, the rounding of shares allowed for


def _ace_led(view: SeatView) -> tuple[Card, ...]:
    """The plain ace that partner led to this trick, if it was one."""
    if view.phase is not Phase.PLAY or view.trump is None or view.trick is None or not view.trick.plays:
        return ()
    seat, card = view.trick.plays[0]
    led_by_partner = seat is view.seat.partner and card.rank is Rank.ACE
    return (card,) if led_by_partner and not card_reading.is_trump(card, view.trump) else ()


def _could_trump_it(view: SeatView) -> bool:
    return (
        bool(_ace_led(view)) and not card_reading.length(view, view.led) and bool(card_reading.trumps(view))
    )


def _throws(view: SeatView) -> tuple[Action, ...]:
    return card_reading.plays_of(
        view, [card for card in view.hand if not card_reading.is_trump(card, view.trump)]
    )


def _only_trumps(view: SeatView) -> bool:
    return len(card_reading.trumps(view)) == len(view.hand)


def _ace_is_beaten(view: SeatView) -> bool:
    return view.winning is not view.seat.partner


def next_to_play(view: SeatView) -> Seat | None:
    """Who still plays to this trick after this seat."""
    assert view.trick is not None
    done = {seat for seat, _card in view.trick.plays} | view.sitting_out
    return view.seat.left if view.seat.left not in done else None


def _next_is_void(view: SeatView) -> bool:
    """Whether the player behind has shown to be out of the suit, and has most likely a trump left for it.

    Over thousands of deals, trumping partner's ace paid only where a trump was as good as certain there.
    """
    behind = next_to_play(view)
    if behind is None or not card_reading.is_void(view, behind, view.led):
        return False
    return card_reading.trumps_expected(view, behind) >= _A_TRUMP


def _suit_led(view: SeatView) -> Suit | None:
    return view.led


_TRUMPED_FIRST = Exemption(
    id="next-is-void",
    applies=_next_is_void,
    aside=N_(
        "You usually leave your partner's ace alone, but the next player is out of {suit} and would "
        "trump it. Trump it first."
    ),
    to_you=N_("The next player was out of the suit and would have trumped the ace, so you trumped it first."),
    of_another=N_(
        "The next player was out of the suit and would have trumped the ace, so {name} trumped it first."
    ),
    tells_all=True,
    names=_suit_led,
)

PARTNERS_ACE = Stated(
    id="partners-ace",
    title=N_("Leave your partner's ace alone"),
    says=N_("Don't trump your partner's ace. Save your trump."),
    to_you=N_("You left your partner's ace alone and saved your trump."),
    of_another=N_("{name} left {partner}'s ace alone and saved the trump."),
    of_partner=N_("{name} left your ace alone and saved the trump."),
    term="ruff",
    clauses=("BUT-25",),
    heard=_could_trump_it,
    actions=_throws,
    looks_at=_ace_led,
    exemptions=(
        Exemption(
            id="ace-is-beaten",
            applies=_ace_is_beaten,
            aside=N_("You usually leave your partner's ace alone, but it has already been trumped."),
            to_you=N_("Your partner's ace had already been trumped, so it wasn't winning."),
            of_another=N_("{partner}'s ace had already been trumped, so {name} couldn't count on it."),
            of_partner=N_("Your ace had already been trumped, so {name} couldn't count on it."),
        ),
        Exemption(
            id="only-trumps",
            applies=_only_trumps,
            aside=N_(
                "You usually leave your partner's ace alone, but you have nothing but trump. Play the "
                "lowest one that will do."
            ),
            to_you=N_("You had nothing but trump, so you had to trump your partner's ace."),
            of_another=N_("{name} had nothing but trump and had to trump {partner}'s ace."),
            of_partner=N_("{name} had nothing but trump and had to trump your ace."),
            tells_all=True,
        ),
        _TRUMPED_FIRST,
    ),
)


# -- partner is winning ----------------------------------------------------------------------


def _may_be_left(situation: Situation) -> bool:
    """Whether partner is winning the trick, most likely for good, and need not be beaten."""
    winning, _card = situation.winning
    if winning is not situation.view.seat.partner:
        return False
    winners = situation.winners
    if len(winners) == len(situation.by_card):  # a trick that every card takes cannot be left to partner
        return False
    return not winners or _partner_is_safe(situation)


def _partner_is_safe(situation: Situation) -> bool:
    """Partner's card will probably hold: nobody follows, or it is an ace or a trump."""
    (_seat, best), trump = situation.winning, situation.view.trump
    high_trump = effective_suit(best, trump) is trump and strength(best, trump) >= 7
    return _speaks_last(situation.view) or best.rank is Rank.ACE or high_trump


def _speaks_last(view: SeatView) -> bool:
    assert view.trick is not None
    return len(view.trick.plays) == 3 - len(view.sitting_out)


def _trumps_first(situation: Situation) -> Choice | None:
    _seat, best = situation.winning
    if best.rank is not Rank.ACE or not situation.winners or not _may_be_left(situation):
        return None
    found = PARTNERS_ACE.look(situation.view)
    if found is None or found.exemption is not _TRUMPED_FIRST:
        return None
    card = _over(situation.view, situation.winners)
    return Choice(situation.by_card[card], (best, card))


def _over(view: SeatView, winners: list[Card]) -> Card:
    """The lowest of these trumps that the player behind cannot beat, else the highest."""
    out = card_reading.may_hold(view, (view.seat.left,))
    safe = [card for card in winners if not any(beats(other, card, view.trump) for other in out)]
    return _cheapest(safe, view.trump) if safe else card_reading.high_to_low(winners, view.trump)[0]


def _another_trump(view: SeatView, card: Card, other: Card) -> bool:
    return card_reading.is_trump(other, view.trump)


TRUMP_BEFORE_THEM = Principle(
    id="trump-before-them",
    chooses=_trumps_first,
    idea=N_("The next player would trump your partner's ace, so trump it first."),
    usual=N_("Trump your partner's ace only if the next player would trump it anyway."),
    to_you=N_("The next player would have trumped your partner's ace, so you trumped it first."),
    of_another=N_("{name} trumped {partner}'s ace before the next player could."),
    of_partner=N_("{name} trumped your ace before the next player could."),
    kept_with=_another_trump,
)


def _leaves_it(situation: Situation) -> Choice | None:
    return _throw(situation) if _may_be_left(situation) else None


def _takes_nothing(view: SeatView, card: Card, other: Card) -> bool:
    assert view.trick is not None
    assert view.winning is not None
    best = view.trick.card_of(view.winning)
    return best is None or not beats(other, best, view.trump)


SAVE_PARTNERS_TRICK = Principle(
    id="save-partners-trick",
    chooses=_leaves_it,
    idea=N_("Your partner is winning this trick, so save your good cards."),
    usual=N_("Don't take a trick that your partner is winning."),
    to_you=N_("Your partner was winning the trick, so you saved your good cards."),
    of_another=N_("{partner} was winning, so {name} saved the good cards."),
    of_partner=N_("You were winning, so {name} saved the good cards."),
    kept_with=_takes_nothing,
)


# -- the others are winning ------------------------------------------------------------------


def _cannot_win(situation: Situation) -> Choice | None:
    return None if situation.winners else _throw(situation)


def _throw(situation: Situation) -> Choice:
    """The card that is missed least: no trump, no ace, from a short suit, low."""
    view, trump, cards = situation.view, situation.view.trump, situation.by_card
    suits = [effective_suit(card, trump) for card in view.hand]

    def cost(card: Card) -> tuple[bool, bool, int, int]:
        suit = effective_suit(card, trump)
        return suit is trump, card.rank is Rank.ACE, suits.count(suit), strength(card, trump)

    one_suit = view.led in suits  # what may be played is all of the suit led
    card = min(cards, key=lambda card: strength(card, trump)) if one_suit else min(cards, key=cost)
    return Choice(cards[card], (card,))


THROW_LOWEST = Principle(
    id="throw-lowest",
    chooses=_cannot_win,
    idea=N_("You can't win this trick, so throw your least useful card."),
    usual=N_("Throw your least useful card on a trick you can't win."),
    to_you=N_("You couldn't win the trick, so you threw your least useful card."),
    of_another=N_("{name} couldn't win the trick and threw the least useful card."),
    term="throw-off",
)


def _high(situation: Situation) -> Choice | None:
    """The highest plain winner while players are still to come; a trump goes in as low as will do."""
    view, winners = situation.view, situation.winners
    if _speaks_last(view):
        return None
    plain = [card for card in winners if effective_suit(card, view.trump) is not view.trump]
    if not plain:
        return None
    card = card_reading.high_to_low(plain, view.trump)[0]
    return None if card == _cheapest(winners, view.trump) else Choice(situation.by_card[card], (card,))


WIN_HIGH = Principle(
    id="win-high",
    chooses=_high,
    idea=N_("You're not last to play, so win the trick with your highest card of the suit."),
    usual=N_("Play high if others haven't played yet."),
    to_you=N_("You weren't last to play, so you played your highest card of the suit."),
    of_another=N_("{name} played the highest card of the suit, because somebody hadn't played yet."),
)


def _no_more_than_it_takes(situation: Situation) -> Choice:
    card = _cheapest(situation.winners, situation.view.trump)
    return Choice(situation.by_card[card], (card,))


def _cheapest(winners: Collection[Card], trump: Suit | None) -> Card:
    return min(winners, key=lambda card: (effective_suit(card, trump) is trump, strength(card, trump)))


WIN_CHEAPLY = Principle(
    id="win-cheaply",
    chooses=_no_more_than_it_takes,
    idea=N_("You can win this trick. Do it as cheaply as you can."),
    usual=N_("Win a trick as cheaply as you can."),
    to_you=N_("You won the trick as cheaply as you could."),
    of_another=N_("{name} won the trick as cheaply as possible."),
)
