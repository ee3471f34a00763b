"""Principles of leading trump."""

from __future__ import annotations

from game.i18n import N_
from game.rules.actions import Action
from game.rules.cards import Card, Rank, beats, is_left_bower, is_right_bower, strength
from game.rules.view import SeatView
from game.strategy.rules_of_thumb import card_reading
from game.strategy.rules_of_thumb.plain_leads import partner_made_it, spare_partners_trumps
from game.strategy.rules_of_thumb.principle import Choice, Exemption, Stated
from game.strategy.rules_of_thumb.situation import Situation

_ENOUGH = 2  # trumps that a call is worth drawing with


# -- what they look at -----------------------------------------------------------------------


def _highest_trump(view: SeatView) -> tuple[Card, ...]:
    return card_reading.trumps(view)[:1]


def _right(view: SeatView) -> tuple[Card, ...]:
    return tuple(card for card in view.hand if is_right_bower(card, view.trump))


def _says_highest_trump(view: SeatView) -> tuple[Action, ...]:
    return card_reading.plays_of(view, _highest_trump(view))


def _says_right(view: SeatView) -> tuple[Action, ...]:
    return card_reading.plays_of(view, _right(view))


# -- where they are heard --------------------------------------------------------------------


def _maker_leads(view: SeatView) -> bool:
    return view.maker is view.seat and card_reading.leads(view) and bool(card_reading.trumps(view))


def _bower_for_partner(view: SeatView) -> bool:
    return partner_made_it(view) and any(card_reading.is_bower(card, view.trump) for card in view.hand)


def _leads_with_the_right(view: SeatView) -> bool:
    return card_reading.leads(view) and bool(_right(view))


# -- when not to follow them -----------------------------------------------------------------


def _called_on_little(view: SeatView) -> bool:
    mine = [
        card
        for card in (*view.hand, *card_reading.own_plays(view))
        if card_reading.is_trump(card, view.trump)
    ]
    return view.maker is view.seat and len(mine) < _ENOUGH and bool(card_reading.plain_aces(view))


def _last_trump(view: SeatView) -> bool:
    """Whether trumping is better for a single trump than drawing: not for the highest of a lone hand."""
    if len(card_reading.trumps(view)) != 1 or len(view.hand) == 1:
        return False
    return not view.alone or _is_topped(view)


def _is_topped(view: SeatView) -> bool:
    (mine,) = _highest_trump(view)
    return any(beats(card, mine, view.trump) for card in card_reading.their_trumps(view))


def _theirs_are_gone(view: SeatView) -> bool:
    return bool(view.tricks) and not card_reading.they_may_trump(view)


def _right_is_theirs(view: SeatView) -> bool:
    taken = card_reading.taken_up_by_them(view)
    (mine,) = _highest_trump(view)
    return (
        taken is not None
        and card_reading.is_bower(taken, view.trump)
        and strength(taken, view.trump) > strength(mine, view.trump)
    )


def _joker_is_out(view: SeatView) -> bool:
    return any(card.is_joker for card in card_reading.their_trumps(view))


def _nothing_to_pull(view: SeatView) -> bool:
    return not any(
        card.rank is Rank.ACE or is_left_bower(card, view.trump) for card in card_reading.their_trumps(view)
    )


def _they_made_it(view: SeatView) -> bool:
    return not card_reading.ours(view)


# -- the principles --------------------------------------------------------------------------


def _draws_trump(situation: Situation) -> Choice | None:
    return LEAD_TRUMP.choice(situation.view)


def _another_trump(view: SeatView, card: Card, other: Card) -> bool:
    return card_reading.is_trump(other, view.trump)


LEAD_TRUMP = Stated(
    id="lead-trump",
    title=N_("You made trump, so lead it"),
    idea=N_("You made trump, so lead it and draw theirs out."),
    usual=N_("As a rule whoever made trump leads it and draws theirs out."),
    to_you=N_("You had made trump and led it, to draw theirs out."),
    of_another=N_("{name} had made trump and led it, to draw the other side's out."),
    term="shake-the-bush",
    clauses=("BUT-26",),
    chooses=_draws_trump,
    kept_with=_another_trump,
    heard=_maker_leads,
    actions=_says_highest_trump,
    looks_at=_highest_trump,
    exemptions=(
        Exemption(
            id="theirs-are-gone",
            applies=_theirs_are_gone,
            aside=N_("Whoever made trump usually leads it, but the other side has none left to draw."),
            to_you=N_("You did not lead trump to draw theirs, because they had none left."),
            of_another=N_("{name} did not lead trump to draw the other side's, because they had none left."),
        ),
        Exemption(
            id="called-on-little",
            applies=_called_on_little,
            aside=N_(
                "Whoever made trump usually leads it, but you called on very little, so try an ace first."
            ),
            to_you=N_("You had called on very little, so you tried an ace before your trump."),
            of_another=N_("{name} had called on very little and tried an ace before the trump."),
            tells_all=True,
        ),
        Exemption(
            id="last-trump",
            applies=_last_trump,
            aside=N_(
                "Whoever made trump usually leads it, but this is your last one: it wins more when it trumps."
            ),
            to_you=N_("You kept your last trump for a trick that it could win."),
            of_another=N_("{name} kept the last trump for a trick that it could win."),
        ),
    ),
)


def _leads_bower(situation: Situation) -> Choice | None:
    return LEAD_BOWER_TO_PARTNER.choice(situation.view)


def _another_bower(view: SeatView, card: Card, other: Card) -> bool:
    return card_reading.is_bower(other, view.trump)


LEAD_BOWER_TO_PARTNER = Stated(
    id="lead-bower-to-partner",
    title=N_("Lead your partner a bower"),
    says=N_("Your partner made trump: lead your bower, and your partner knows where it is."),
    idea=N_("Your partner made trump: lead your bower to help."),
    usual=N_("As a rule a bower is led to the partner who made trump."),
    to_you=N_("Your partner had made trump, so you led your bower to help."),
    of_another=N_("{name} led a bower to help the partner, who had made trump."),
    term="bower",
    clauses=("BUT-22",),
    chooses=_leads_bower,
    kept_with=_another_bower,
    heard=_bower_for_partner,
    actions=_says_highest_trump,
    looks_at=_highest_trump,
    exemptions=(
        Exemption(
            id="theirs-are-gone",
            applies=_theirs_are_gone,
            aside=N_(
                "A bower usually goes to the partner who made trump, but the other side has no trump left."
            ),
            to_you=N_("You kept your bower, because the other side had no trump left to draw."),
            of_another=N_("{name} kept the bower, because the other side had no trump left to draw."),
        ),
        Exemption(
            id="right-is-theirs",
            applies=_right_is_theirs,
            aside=N_(
                "A bower usually goes to the partner who made trump, but the other side took up the {card}, "
                "and yours would fall under it."
            ),
            to_you=N_("You kept your bower, because the other side had taken up a higher one."),
            of_another=N_("{name} kept the bower, because the other side had taken up a higher one."),
            names=card_reading.taken_up_by_them,
        ),
        Exemption(
            id="partner-on-little",
            applies=spare_partners_trumps,
            aside=N_(
                "A bower usually goes to the partner who made trump, but yours called on little: lead an ace "
                "and spare your partner's trumps."
            ),
            to_you=N_("You kept your bower and led an ace, because your partner had called on little."),
            of_another=N_("{name} kept the bower and led an ace, because the partner had called on little."),
            tells_all=True,
        ),
    ),
)

PULL_WITH_THE_RIGHT = Stated(
    id="pull-with-the-right",
    title=N_("Pull their trumps with the right"),
    says=N_("Lead the right bower: an ace of trump or a left that stands alone has to fall."),
    term="right-bower",
    clauses=("BUT-54",),
    heard=_leads_with_the_right,
    actions=_says_right,
    looks_at=_right,
    exemptions=(
        Exemption(
            id="they-made-it",
            applies=_they_made_it,
            aside=N_("The right pulls their trumps, but they made trump, and drawing it is what they want."),
            to_you=N_("You kept the right, because drawing trump was what the other side wanted."),
            of_another=N_("{name} kept the right, because drawing trump was what the other side wanted."),
        ),
        Exemption(
            id="nothing-to-pull",
            applies=_nothing_to_pull,
            aside=N_(
                "The right is led to pull an ace of trump or a left bower, but neither can be with them."
            ),
            to_you=N_("You kept the right, because the other side had nothing for it to pull."),
            of_another=N_("{name} kept the right, because the other side had nothing for it to pull."),
        ),
        Exemption(
            id="joker-is-out",
            applies=_joker_is_out,
            aside=N_(
                "The right is led to pull their trumps, but the joker may be with them, and it beats "
                "the right."
            ),
            to_you=N_("You kept the right, because the joker might be with the other side."),
            of_another=N_("{name} kept the right, because the joker might be with the other side."),
        ),
        Exemption(
            id="called-on-little",
            applies=_called_on_little,
            aside=N_(
                "The right is led to pull their trumps, but it is all you called on, so try an ace first."
            ),
            to_you=N_("You kept the right, because it was all that you had called on."),
            of_another=N_("{name} kept the right, because it was all that the call rested on."),
            tells_all=True,
        ),
        Exemption(
            id="partner-on-little",
            applies=spare_partners_trumps,
            aside=N_(
                "The right is led to pull their trumps, but your partner called on little: lead an ace and "
                "spare your partner's trumps."
            ),
            to_you=N_("You kept the right and led an ace, because your partner had called on little."),
            of_another=N_("{name} kept the right and led an ace, because the partner had called on little."),
            tells_all=True,
        ),
    ),
)
