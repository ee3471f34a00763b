"""What cannot hold at a table, said to its author."""

from __future__ import annotations

from game.course.notation import seat_word, suit_word
from game.i18n import _, format_number, ngettext
from game.rules.cards import Card, Suit
from game.rules.reasons import Reason, ReasonKind
from game.rules.seats import Seat
from game.yamlfile.yaml_positions import DataPath


class Unfillable(ValueError):
    """A constraint that cannot hold: where it stands within the table, what is wrong, how to mend it."""

    def __init__(self, path: DataPath, message: str, mend: str) -> None:
        super().__init__(path, message, mend)
        self.path = path
        self.message = message
        self.mend = mend


def game_is_over(points: int) -> Unfillable:
    message = _("A game ends at {points} points, so there's no hand to play at this score.").format(
        points=format_number(points)
    )
    return Unfillable(("standing",), message, _("Write fewer points."))


def not_in_pack(path: DataPath, card: Card, size: int) -> Unfillable:
    message = _("A deck of {size} cards has no {card}.").format(size=format_number(size), card=card)
    return Unfillable(path, message, _("Use another card, or set “pack:” under “needs:” to a bigger deck."))


def named_twice(path: DataPath, card: Card) -> Unfillable:
    message = _("The {card} is in two places at this table.").format(card=card)
    return Unfillable(path, message, _("Keep one of them."))


def both_has_and_lacks(path: DataPath, card: Card) -> Unfillable:
    message = _("This hand is set to both have and lack the {card}.").format(card=card)
    return Unfillable(path, message, _("Remove one of the two."))


def holds_suit(path: DataPath, seat: Seat, suit: Suit, card: Card) -> Unfillable:
    message = _("“{seat}” should be void in {suit} but holds the {card}, which counts as one of them.")
    said = message.format(seat=seat_word(seat), suit=suit_word(suit), card=card)
    return Unfillable(path, said, _("Remove the suit from “void:”, or take another card."))


def must_follow(path: DataPath, seat: Seat, suit: Suit, card: Card) -> Unfillable:
    message = _("“{seat}” holds the {card} and must follow {suit} here.")
    said = message.format(seat=seat_word(seat), suit=suit_word(suit), card=card)
    return Unfillable(path, said, _("Play that card, or give it to somebody else."))


def plays_what_is_not_held(path: DataPath, seat: Seat, card: Card) -> Unfillable:
    message = _("“{seat}” can't play the {card}, because it's not in this hand.")
    said = message.format(seat=seat_word(seat), card=card)
    return Unfillable(path, said, _("Play a card from the hand, or add this one to it."))


def too_many_cards(path: DataPath, seat: Seat) -> Unfillable:
    message = _("“{seat}” would have more than five cards.").format(seat=seat_word(seat))
    return Unfillable(path, message, _("Name fewer cards for this hand."))


def out_of_turn(path: DataPath, seat: Seat, turn: Seat) -> Unfillable:
    message = _("It's “{turn}”'s turn here, not “{seat}”'s.")
    said = message.format(turn=seat_word(turn), seat=seat_word(seat))
    return Unfillable(path, said, _("Start with the leader and go around to the left."))


def nothing_to_gather(path: DataPath) -> Unfillable:
    return Unfillable(path, _("There's no full trick to gather here."), _("Remove this word."))


def hand_is_over(path: DataPath) -> Unfillable:
    return Unfillable(
        path,
        _("All five tricks have been played by this point."),
        _("Remove what comes after the fifth trick."),
    )


def not_played_yet(path: DataPath) -> Unfillable:
    message = _("You can't play a card before trump is made and the dealer has discarded.")
    return Unfillable(path, message, _("Write “trump:” with “maker:”, or calls that make trump."))


def joker_turned_up(path: DataPath) -> Unfillable:
    message = _("The joker can't be the upcard at a lesson's table.")
    return Unfillable(path, message, _("Turn up another card."))


def upcard_makes_another_trump(path: DataPath, upcard: Card, trump: Suit) -> Unfillable:
    message = _("The {card} is turned up, so {suit} can't become trump in the first round.")
    said = message.format(card=upcard, suit=suit_word(trump))
    return Unfillable(path, said, _("Turn up a card of that suit, or write “made: second-round”."))


def upcard_bars_trump(path: DataPath, upcard: Card, trump: Suit) -> Unfillable:
    message = _("The {card} was turned down, so {suit} can't become trump in the second round.")
    said = message.format(card=upcard, suit=suit_word(trump))
    return Unfillable(path, said, _("Turn up a card of another suit, or write “made: first-round”."))


def dealer_lacks_upcard(path: DataPath, dealer: Seat, trump: Suit) -> Unfillable:
    message = _("The dealer, “{seat}”, has picked up the upcard, so this hand has to have {suit} in it.")
    said = message.format(seat=seat_word(dealer), suit=suit_word(trump))
    return Unfillable(path, said, _("Give the dealer one, or write “made: second-round”."))


def no_discard(path: DataPath) -> Unfillable:
    message = _("Nobody picks up the upcard here, so there's no discard.")
    return Unfillable(path, message, _("Remove “discard:”, or have the upcard ordered up."))


def no_upcard(path: DataPath) -> Unfillable:
    message = _("There's no card left to be the upcard.")
    return Unfillable(path, message, _("Name fewer cards at this table."))


def needs_natural(path: DataPath, maker: Seat, trump: Suit) -> Unfillable:
    message = _("With natural trump, “{seat}” needs a card with {suit} printed on it to make it trump.")
    said = message.format(seat=seat_word(maker), suit=suit_word(trump))
    return Unfillable(path, said, _("Give this hand one, or write “made: second-round”."))


def too_few_left(path: DataPath, seats: tuple[Seat, ...], missing: int) -> Unfillable:
    if len(seats) == 1:
        message = ngettext(
            "The “{seat}” hand can't be filled. It still needs {n} card that fits what you wrote.",
            "The “{seat}” hand can't be filled. It still needs {n} cards that fit what you wrote.",
            missing,
        ).format(seat=seat_word(seats[0]), n=format_number(missing))
    else:
        message = ngettext(
            "There aren't enough cards to fill every hand. They still need {n} card that fits what you "
            "wrote.",
            "There aren't enough cards to fill every hand. They still need {n} cards that fit what you "
            "wrote.",
            missing,
        ).format(n=format_number(missing))
    return Unfillable(path, message, _("Ask for less with “lacks:”, “void:”, or “played:”."))


def calling_is_over(path: DataPath) -> Unfillable:
    message = _("There's no call left to make here, because the calling is over.")
    return Unfillable(path, message, _("Remove this call, or change those before it."))


def call_refused(path: DataPath, reason: Reason, seat: Seat) -> Unfillable:
    """A call or discard that the referee does not allow at this point."""
    if reason.kind is ReasonKind.NOT_YOUR_TURN and reason.seat is not None:
        return out_of_turn(path, seat, reason.seat)
    told = {
        ReasonKind.DEALER_IS_STUCK: _("The dealer has to call a suit here and can't pass."),
        ReasonKind.SUIT_BARRED: _("This suit was turned down and can't become trump."),
        ReasonKind.ONLY_UPCARD_SUIT: _("You can't call a suit in the first round."),
        ReasonKind.UPCARD_IS_GONE: _("The upcard was turned down, so it can't be ordered up anymore."),
        ReasonKind.MAY_NOT_BURY: _("The dealer has to keep the upcard."),
    }
    message = told.get(reason.kind, _("The rules don't allow this here."))
    return Unfillable(path, message, _("Change it, or what comes before it."))


def cannot_be_done(path: DataPath, words: str) -> Unfillable:
    message = _("Nobody could do this here, not even by mistake: “{words}”.").format(words=words)
    mend = _("Give that seat the card, or move this to a point where it could happen.")
    return Unfillable(path, message, mend)


def reneges_by_chance(path: DataPath, words: str, card: Card) -> Unfillable:
    message = _("“{words}” is a renege here, but only because this seat happened to be dealt the {card}.")
    mend = _("Put the card in its hand if you want a renege. If not, make the hand void in that suit.")
    return Unfillable(path, message.format(words=words, card=card), mend)
