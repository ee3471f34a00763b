"""Principles of leading where nothing speaks for a trump, or partner needs every one of them."""

from __future__ import annotations

from game.i18n import N_
from game.rules.actions import Action, ActionKind
from game.rules.cards import Card, effective_suit, strength
from game.rules.view import SeatView
from game.strategy.rules_of_thumb import card_reading
from game.strategy.rules_of_thumb.principle import Choice, Exemption, Principle, Stated
from game.strategy.rules_of_thumb.situation import Situation

# -- to a partner who called on little --------------------------------------------------------


def partner_made_it(view: SeatView) -> bool:
    """Whether partner made the trump that this seat may lead."""
    return view.maker is view.seat.partner and card_reading.leads(view)


def _partner_called_on_little(view: SeatView) -> bool:
    """Partner had the last word and named a suit, or has shown to be out of trump."""
    if not partner_made_it(view):
        return False
    last_word = view.dealer is view.maker and view.calls[-1].kind is ActionKind.CALL
    return last_word or card_reading.is_void(view, view.seat.partner, view.trump)


def _says_ace(view: SeatView) -> tuple[Action, ...]:
    return card_reading.plays_of(view, card_reading.plain_aces(view))


def _both_bowers(view: SeatView) -> bool:
    return sum(card_reading.is_bower(card, view.trump) for card in view.hand) >= 2


def _no_ace(view: SeatView) -> bool:
    return not card_reading.plain_aces(view)


def spare_partners_trumps(view: SeatView) -> bool:
    """Whether an ace is led instead of a trump, because partner called on little and needs every trump."""
    return _partner_called_on_little(view) and bool(card_reading.plain_aces(view)) and not _both_bowers(view)


ACE_FOR_PARTNER = Stated(
    id="ace-for-partner",
    title=N_("Lead an ace if your partner is weak"),
    says=N_(
        "Your partner called on a weak hand, so lead an ace. If they trump it, that's one less trump "
        "against you."
    ),
    to_you=N_("Your partner called on a weak hand, so you led an ace instead of trump."),
    of_another=N_("{partner} called on a weak hand, so {name} led an ace instead of trump."),
    of_partner=N_("You called on a weak hand, so {name} led an ace instead of trump."),
    term="rule-of-thumb",
    clauses=("BUT-53",),
    heard=_partner_called_on_little,
    actions=_says_ace,
    looks_at=card_reading.plain_aces,
    exemptions=(
        Exemption(
            id="no-ace",
            applies=_no_ace,
            aside=N_(
                "Your partner called on a weak hand, so you'd usually lead an ace. But you have none "
                "outside trump."
            ),
            to_you=N_("Your partner called on a weak hand, but you had no ace to lead."),
            of_another=N_("{partner} called on a weak hand, but {name} had no ace to lead."),
            of_partner=N_("You called on a weak hand, but {name} had no ace to lead."),
        ),
        Exemption(
            id="both-bowers",
            applies=_both_bowers,
            aside=N_(
                "Your partner called on a weak hand, so you'd usually lead an ace. But with two of the "
                "highest trumps, you're strong enough to lead trump."
            ),
            to_you=N_("Your partner called on a weak hand, but you were strong enough to lead trump."),
            of_another=N_("{partner} called on a weak hand, but {name} was strong enough to lead trump."),
            of_partner=N_("You called on a weak hand, but {name} was strong enough to lead trump."),
            tells_all=True,
        ),
    ),
)


# -- in any hand -----------------------------------------------------------------------------


def _same_suit(view: SeatView, card: Card, other: Card) -> bool:
    return effective_suit(card, view.trump) is effective_suit(other, view.trump)


def _plain_ace(situation: Situation) -> Choice | None:
    aces = card_reading.plain_aces(situation.view)
    return Choice(situation.by_card[aces[0]], aces[:1]) if aces else None


def _another_ace(view: SeatView, card: Card, other: Card) -> bool:
    return other in card_reading.plain_aces(view)


LEAD_ACE = Principle(
    id="lead-ace",
    chooses=_plain_ace,
    idea=N_("No card in an off-suit beats its ace. Lead it early, while the others can still follow."),
    usual=N_("Lead an off-suit ace early, while the others can still follow."),
    to_you=N_("You led an ace early, while the others could still follow."),
    of_another=N_("{name} led an ace early, while the others could still follow."),
    kept_with=_another_ace,
)


def _high_from_long(situation: Situation) -> Choice | None:
    view = situation.view
    if not view.no_trump:
        return None
    card = max(
        situation.by_card, key=lambda card: (card_reading.length(view, card.suit), strength(card, None))
    )
    return Choice(situation.by_card[card], (card,))


LEAD_LONG = Principle(
    id="lead-long",
    chooses=_high_from_long,
    idea=N_("Lead your longest suit. Without trump, its last cards might win when nobody can follow."),
    usual=N_("Without trump, lead your longest suit."),
    to_you=N_("You led your longest suit, because nothing could trump it."),
    of_another=N_("{name} led a long suit, because nothing could trump it."),
    kept_with=_same_suit,
)


def _high_from_short(situation: Situation) -> Choice | None:
    view = situation.view
    plain = _plain(situation)
    if not plain:
        return None
    card = min(plain, key=lambda card: (card_reading.length(view, card.suit), -strength(card, view.trump)))
    return Choice(situation.by_card[card], (card,))


def _plain(situation: Situation) -> list[Card]:
    trump = situation.view.trump
    return [card for card in situation.by_card if effective_suit(card, trump) is not trump]


def _high_from_short_beside_trump(situation: Situation) -> Choice | None:
    return _high_from_short(situation) if len(_plain(situation)) < len(situation.by_card) else None


LEAD_SHORT = Principle(
    id="lead-short",
    chooses=_high_from_short_beside_trump,
    idea=N_("Lead from your shortest suit so you can trump it later."),
    usual=N_("Lead from your shortest off-suit."),
    to_you=N_("You led from your shortest suit so you could trump it later."),
    of_another=N_("{name} led from a short suit to trump it later."),
    term="ruff",
    kept_with=_same_suit,
)

LEAD_BEST_LEFT = Principle(
    id="lead-best-left",
    chooses=_high_from_short,
    idea=N_("You have no trump and no ace, so lead the best card of a short suit."),
    usual=N_("With no trump and no ace, lead the best card of a short suit."),
    to_you=N_("You had no trump and no ace, so you led the best card of a short suit."),
    of_another=N_("{name} had no trump and no ace, and led the best card of a short suit."),
    kept_with=_same_suit,
)


def _lowest(situation: Situation) -> Choice:
    low = min(situation.by_card, key=lambda card: strength(card, situation.view.trump))
    return Choice(situation.by_card[low], (low,))


LEAD_LOW = Principle(
    id="lead-low",
    chooses=_lowest,
    idea=N_("Save your high trumps and lead the lowest."),
    usual=N_("With nothing but trump, lead your lowest."),
    to_you=N_("You had nothing but trump, so you led the lowest."),
    of_another=N_("{name} had nothing but trump and led the lowest."),
)
