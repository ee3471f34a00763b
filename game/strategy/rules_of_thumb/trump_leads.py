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


def _nothing_to_choose(view: SeatView) -> bool:
    """Whether there is nothing but trump to lead, and none of theirs to pull: no rule is kept or broken."""
    return len(card_reading.trumps(view)) == len(view.hand) and _theirs_are_gone(view)


def _maker_leads(view: SeatView) -> bool:
    mine = view.maker is view.seat and card_reading.leads(view) and bool(card_reading.trumps(view))
    return mine and not _nothing_to_choose(view)


def _bower_for_partner(view: SeatView) -> bool:
    held = any(card_reading.is_bower(card, view.trump) for card in view.hand)
    return held and partner_made_it(view) and not _nothing_to_choose(view)


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
    title=N_("You called trump, so lead it"),
    idea=N_("You called trump, so lead it to pull theirs out."),
    usual=N_("Lead trump if you called it, to pull theirs out."),
    to_you=N_("You called trump, so you led it to pull theirs out."),
    of_another=N_("{name} called trump and led it to pull out the other side's trumps."),
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
            aside=N_("You made trump and would usually lead it, but your opponents have none left."),
            to_you=N_("You didn't lead trump, because your opponents had none left."),
            of_another=N_("{name} didn't lead trump, because the other side had none left."),
        ),
        Exemption(
            id="called-on-little",
            applies=_called_on_little,
            aside=N_(
                "You made trump and would usually lead it, but you called on a weak hand, so try an ace "
                "first."
            ),
            to_you=N_("You called on a weak hand, so you tried an ace before leading trump."),
            of_another=N_("{name} called on a weak hand and tried an ace before leading trump."),
            tells_all=True,
        ),
        Exemption(
            id="last-trump",
            applies=_last_trump,
            aside=N_(
                "You made trump and would usually lead it, but this is your last one. Save it to trump a "
                "trick later."
            ),
            to_you=N_("You saved your last trump for a trick it could win."),
            of_another=N_("{name} saved the last trump for a trick it could win."),
        ),
    ),
)


def _leads_bower(situation: Situation) -> Choice | None:
    return LEAD_BOWER_TO_PARTNER.choice(situation.view)


def _another_bower(view: SeatView, card: Card, other: Card) -> bool:
    return card_reading.is_bower(other, view.trump)


LEAD_BOWER_TO_PARTNER = Stated(
    id="lead-bower-to-partner",
    title=N_("Lead a bower to your partner"),
    says=N_("Your partner made trump, so lead your bower. Then your partner knows where it is."),
    idea=N_("Your partner made trump, so lead your bower to help."),
    usual=N_("Lead a bower if your partner made trump."),
    to_you=N_("Your partner made trump, so you led your bower to help."),
    of_another=N_("{partner} made trump, so {name} led a bower to help."),
    of_partner=N_("You made trump, so {name} led a bower to help."),
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
                "Your partner made trump, so you'd usually lead a bower. But your opponents have no "
                "trump left."
            ),
            to_you=N_("You saved your bower, because your opponents had no trump left."),
            of_another=N_("{name} saved the bower, because the other side had no trump left."),
        ),
        Exemption(
            id="right-is-theirs",
            applies=_right_is_theirs,
            aside=N_(
                "Your partner made trump, so you'd usually lead a bower. But the other side picked up "
                "the {card}, which beats yours."
            ),
            to_you=N_("You saved your bower, because the other side had picked up a higher one."),
            of_another=N_("{name} saved the bower, because the other side had picked up a higher one."),
            names=card_reading.taken_up_by_them,
        ),
        Exemption(
            id="partner-on-little",
            applies=spare_partners_trumps,
            aside=N_(
                "Your partner made trump, so you'd usually lead a bower. But it was a weak call, so lead "
                "an ace and save your partner's trump."
            ),
            to_you=N_("You saved your bower and led an ace, because your partner called on a weak hand."),
            of_another=N_("{name} saved the bower and led an ace, because {partner} called on a weak hand."),
            of_partner=N_("{name} saved the bower and led an ace, because you called on a weak hand."),
            tells_all=True,
        ),
    ),
)

PULL_WITH_THE_RIGHT = Stated(
    id="pull-with-the-right",
    title=N_("Pull their trump with the right"),
    says=N_("Lead the right bower. It pulls the ace of trump or a bare left from your opponents."),
    term="right-bower",
    clauses=("BUT-54",),
    heard=_leads_with_the_right,
    actions=_says_right,
    looks_at=_right,
    exemptions=(
        Exemption(
            id="they-made-it",
            applies=_they_made_it,
            aside=N_("The right bower would pull trump, but your opponents made it and want you to lead it."),
            to_you=N_(
                "You saved the right bower, because your opponents made trump and wanted you to lead it."
            ),
            of_another=N_(
                "{name} saved the right bower, because the other side made trump and wanted it led."
            ),
        ),
        Exemption(
            id="nothing-to-pull",
            applies=_nothing_to_pull,
            aside=N_(
                "You'd lead the right bower to pull the ace of trump or the left. But your opponents "
                "can't have either."
            ),
            to_you=N_("You saved the right bower, because your opponents had nothing for it to pull."),
            of_another=N_("{name} saved the right bower, because the other side had nothing for it to pull."),
        ),
        Exemption(
            id="joker-is-out",
            applies=_joker_is_out,
            aside=N_(
                "You'd lead the right bower to pull their trump. But they might have the joker, which beats "
                "it."
            ),
            to_you=N_("You saved the right bower, because your opponents might have the joker."),
            of_another=N_("{name} saved the right bower, because the other side might have the joker."),
        ),
        Exemption(
            id="called-on-little",
            applies=_called_on_little,
            aside=N_(
                "You'd lead the right bower to pull their trump, but it's all you called on, so try an "
                "ace first."
            ),
            to_you=N_("You saved the right bower, because it was all you had called on."),
            of_another=N_("{name} saved the right bower, because it was all {name} had called on."),
            tells_all=True,
        ),
        Exemption(
            id="partner-on-little",
            applies=spare_partners_trumps,
            aside=N_(
                "You'd lead the right bower to pull their trump. But your partner called on a weak hand, "
                "so lead an ace and save your partner's trump."
            ),
            to_you=N_(
                "You saved the right bower and led an ace, because your partner called on a weak hand."
            ),
            of_another=N_(
                "{name} saved the right bower and led an ace, because {partner} called on a weak hand."
            ),
            of_partner=N_("{name} saved the right bower and led an ace, because you called on a weak hand."),
            tells_all=True,
        ),
    ),
)
