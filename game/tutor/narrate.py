"""What just happened at the table, one sentence for each event, for the tutor's sheet and the terminal."""

from __future__ import annotations

from functools import singledispatch

from game.i18n import _, format_list, format_number
from game.rules import events as ev
from game.rules.seats import Seat, clockwise_from, own_first
from game.rules.state import Standing
from game.tutor.award_words import award_sentence
from game.tutor.ruling_choices import lead_named, penalty_taken
from game.tutor.rulings import ruling_sentence
from game.tutor.slip_words import slip_as_it_happens
from game.words import seat_name, suit_name, trump_line
from game.words.markup import mark


@singledispatch
def narrate(event: ev.Event, learner: Seat) -> str:
    """The event as the learner in this seat is told of it; empty for what needs no words."""
    return ""


@narrate.register
def _dealer_drawn(event: ev.DealerDrawn, learner: Seat) -> str:
    card = mark(event.cards[-1][1])
    if event.dealer is learner:
        return _("You get the {card}, so you deal first.").format(card=card)
    return _("{name} gets the {card} and deals first.").format(
        name=seat_name(event.dealer, learner), card=card
    )


@narrate.register
def _pack_cut(event: ev.PackCut, learner: Seat) -> str:
    name = seat_name(event.seat, learner)
    if event.cut_card:
        if event.seat is learner:
            return _("You cut the deck, and a cut card covers the bottom card.")
        return _("{name} cuts the deck, and a cut card covers the bottom card.").format(name=name)
    if event.seat is learner:
        return _("You cut the deck.")
    return _("{name} cuts the deck.").format(name=name)


@narrate.register
def _turned_up(event: ev.TurnedUp, learner: Seat) -> str:
    card = mark(event.card)
    if event.dealer is learner:
        return _("You deal and turn up the {card}.").format(card=card)
    return _("{name} deals and turns up the {card}.").format(name=seat_name(event.dealer, learner), card=card)


@narrate.register
def _upcard_named(event: ev.UpcardNamed, learner: Seat) -> str:
    suit = suit_name(event.suit)
    if event.dealer is learner:
        return _("You name a suit for the joker: {suit}.").format(suit=suit)
    return _("{name} names a suit for the joker: {suit}.").format(
        name=seat_name(event.dealer, learner), suit=suit
    )


@narrate.register
def _farmers_exchange(event: ev.FarmersExchange, learner: Seat) -> str:
    cards = format_list(mark(card) for card in event.shown)
    if event.seat is learner:
        taken = format_list(mark(card) for card in event.taken if card is not None)
        text = _(
            "You show a farmer's hand, the {cards}, and take three face-down cards from the kitty: "
            "the {taken}."
        )
        return text.format(cards=cards, taken=taken)
    text = _(
        "{name} shows a farmer's hand, the {cards}, and takes three face-down cards from the kitty instead."
    )
    return text.format(name=seat_name(event.seat, learner), cards=cards)


@narrate.register
def _dealt_again(event: ev.DealtAgain, learner: Seat) -> str:
    cards = format_list(mark(card) for card in event.shown)
    if event.seat is learner:
        return _("You show a farmer's hand, the {cards}, and the cards are dealt again.").format(cards=cards)
    text = _("{name} shows a farmer's hand, the {cards}, and the cards are dealt again.")
    return text.format(name=seat_name(event.seat, learner), cards=cards)


@narrate.register
def _passed(event: ev.Passed, learner: Seat) -> str:
    if event.seat is learner:
        return _("You pass.")
    return _("{name} passes.").format(name=seat_name(event.seat, learner))


@narrate.register
def _turned_down(event: ev.TurnedDown, learner: Seat) -> str:
    card = mark(event.card)
    if event.dealer is learner:
        return _("You turn the {card} down.").format(card=card)
    return _("{name} turns the {card} down.").format(name=seat_name(event.dealer, learner), card=card)


@narrate.register
def _trump_made(event: ev.TrumpMade, learner: Seat) -> str:
    own = event.maker is learner
    text = _own_trump(event) if own else _others_trump(event)
    return text.format(name=seat_name(event.maker, learner), trump=trump_line(event.suit))


def _own_trump(event: ev.TrumpMade) -> str:
    if event.suit is None:
        if event.alone:
            return _("You call no trump and go alone. The highest card of the suit led wins each trick.")
        return _("You call no trump. The highest card of the suit led wins each trick.")
    if not event.ordered:
        if event.alone:
            return _("You call a suit and go alone. {trump}.")
        return _("You call a suit. {trump}.")
    if event.maker is event.dealer:
        if event.alone:
            return _("You pick it up and go alone. {trump}.")
        return _("You pick it up. {trump}.")
    if event.alone:
        return _("You order it up and go alone. {trump}.")
    return _("You order it up. {trump}.")


def _others_trump(event: ev.TrumpMade) -> str:
    if event.suit is None:
        if event.alone:
            return _(
                "{name} calls no trump and goes alone. The highest card of the suit led wins each trick."
            )
        return _("{name} calls no trump. The highest card of the suit led wins each trick.")
    if not event.ordered:
        if event.alone:
            return _("{name} calls a suit and goes alone. {trump}.")
        return _("{name} calls a suit. {trump}.")
    if event.maker is event.dealer:
        if event.alone:
            return _("{name} picks it up and goes alone. {trump}.")
        return _("{name} picks it up. {trump}.")
    if event.alone:
        return _("{name} orders it up and goes alone. {trump}.")
    return _("{name} orders it up. {trump}.")


@narrate.register
def _picked_up(event: ev.PickedUp, learner: Seat) -> str:
    card = mark(event.card)
    if event.dealer is learner:
        return _("You pick up the {card}.").format(card=card)
    return _("{name} picks up the {card}.").format(name=seat_name(event.dealer, learner), card=card)


@narrate.register
def _left_upcard(event: ev.LeftUpcard, learner: Seat) -> str:
    card = mark(event.card)
    if event.dealer is learner:
        return _("You leave the {card} on the table.").format(card=card)
    return _("{name} leaves the {card} on the table.").format(
        name=seat_name(event.dealer, learner), card=card
    )


@narrate.register
def _card_given(event: ev.CardGiven, learner: Seat) -> str:
    name, partner = seat_name(event.seat, learner), seat_name(event.seat.partner, learner)
    if event.card is None:
        return _("{name} gives {partner} a card.").format(name=name, partner=partner)
    if event.seat is learner:
        return _("You give {partner} the {card}.").format(partner=partner, card=mark(event.card))
    return _("{name} gives you the {card}.").format(name=name, card=mark(event.card))


@narrate.register
def _lone_discarded(event: ev.LoneDiscarded, learner: Seat) -> str:
    if event.seat is learner and event.card is not None:
        return _("You discard the {card} in exchange.").format(card=mark(event.card))
    return _("{name} discards a card in exchange.").format(name=seat_name(event.seat, learner))


@narrate.register
def _laid_down(event: ev.LaidDown, learner: Seat) -> str:
    if event.seat is learner:
        return _("You lay your hand down and sit out.")
    return _("{name} lays the hand down and sits out.").format(name=seat_name(event.seat, learner))


@narrate.register
def _defence_chosen(event: ev.DefenceChosen, learner: Seat) -> str:
    own = event.seat is learner
    if event.alone:
        text = _("You defend alone.") if own else _("{name} defends alone.")
    else:
        text = _("You and your partner defend together.") if own else _("{name} doesn't defend alone.")
    return text.format(name=seat_name(event.seat, learner))


@narrate.register
def _card_played(event: ev.CardPlayed, learner: Seat) -> str:
    card = mark(event.card)
    if event.seat is learner:
        return _("You play the {card}.").format(card=card)
    return _("{name} plays the {card}.").format(name=seat_name(event.seat, learner), card=card)


@narrate.register
def _trick_gathered(event: ev.TrickGathered, learner: Seat) -> str:
    card = event.trick.card_of(event.winner)
    assert card is not None
    if event.winner is learner:
        return _("You win the trick with the {card}.").format(card=mark(card))
    return _("{name} wins the trick with the {card}.").format(
        name=seat_name(event.winner, learner), card=mark(card)
    )


@narrate.register
def _thrown_in(event: ev.ThrownIn, learner: Seat) -> str:
    return _("Nobody makes trump, so the hand is thrown in.")


@narrate.register
def _hand_scored(event: ev.HandScored, learner: Seat) -> str:
    return award_sentence(event.award, learner)


@narrate.register
def _deal_passed(event: ev.DealPassed, learner: Seat) -> str:
    if event.dealer is learner:
        return _("You deal the next hand.")
    return _("{name} deals the next hand.").format(name=seat_name(event.dealer, learner))


@narrate.register
def _game_ended(event: ev.GameEnded, learner: Seat) -> str:
    us, them = (format_number(points) for points in together(event.standing, learner))
    if event.winner is None:
        return _("The game ends in a tie, {us} to {them}.").format(us=us, them=them)
    if event.winner is learner.side:
        return _("You win the game, {us} to {them}.").format(us=us, them=them)
    return _("Walt and Ezra win the game, {them} to {us}.").format(us=us, them=them)


@narrate.register
def _slipped(event: ev.Slipped, learner: Seat) -> str:
    return slip_as_it_happens(event.action, learner)


@narrate.register
def _ruled(event: ev.Ruled, learner: Seat) -> str:
    return ruling_sentence(event.ruling, learner)


@narrate.register
def _lead_named(event: ev.LeadNamed, learner: Seat) -> str:
    return lead_named(event, learner)


@narrate.register
def _penalty_taken(event: ev.PenaltyTaken, learner: Seat) -> str:
    return penalty_taken(event, learner)


def together(standing: Standing, learner: Seat) -> tuple[int, int]:
    """The points of the learner's side and of the other; those of two players together where they differ."""
    own, left, partner, right = (standing.players[seat] for seat in clockwise_from(learner))
    if (own, left) == (partner, right):
        return own_first(standing.points, learner)
    return own + partner, left + right
