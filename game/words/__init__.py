"""The words of the table: cards, suits, seats and what is said when calling.

>>> from game.rules import Card
>>> card_name(Card.parse("JD"))
'jack of diamonds'
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.i18n import _, format_number, pgettext
from game.rules.actions import Action, ActionKind
from game.rules.cards import Card, Rank, Suit
from game.rules.ruleset import CallWord, Ruleset
from game.rules.seats import Seat

if TYPE_CHECKING:
    from game.rules.view import SeatView


_CLOSING = (
    '”“»"\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}'  # quotation marks of all languages, and their spaces
)
_ENDINGS = (".", "?", "!", ":", "…")  # of what is a sentence already


def suit_name(suit: Suit) -> str:
    """A suit inside a sentence: "hearts"."""
    return {
        Suit.SPADES: pgettext("suit in a sentence", "spades"),
        Suit.HEARTS: pgettext("suit in a sentence", "hearts"),
        Suit.DIAMONDS: pgettext("suit in a sentence", "diamonds"),
        Suit.CLUBS: pgettext("suit in a sentence", "clubs"),
    }[suit]


def one_of(suit: Suit) -> str:
    """One card of a suit, with its article: "a heart"."""
    return {
        Suit.SPADES: pgettext("one card of the suit", "a spade"),
        Suit.HEARTS: pgettext("one card of the suit", "a heart"),
        Suit.DIAMONDS: pgettext("one card of the suit", "a diamond"),
        Suit.CLUBS: pgettext("one card of the suit", "a club"),
    }[suit]


def suit_title(suit: Suit) -> str:
    """A suit by itself or at the start of a line: "Hearts"."""
    return {
        Suit.SPADES: pgettext("suit", "Spades"),
        Suit.HEARTS: pgettext("suit", "Hearts"),
        Suit.DIAMONDS: pgettext("suit", "Diamonds"),
        Suit.CLUBS: pgettext("suit", "Clubs"),
    }[suit]


def rank_name(rank: Rank) -> str:
    return {
        Rank.SEVEN: pgettext("rank", "seven"),
        Rank.EIGHT: pgettext("rank", "eight"),
        Rank.NINE: pgettext("rank", "nine"),
        Rank.TEN: pgettext("rank", "ten"),
        Rank.JACK: pgettext("rank", "jack"),
        Rank.QUEEN: pgettext("rank", "queen"),
        Rank.KING: pgettext("rank", "king"),
        Rank.ACE: pgettext("rank", "ace"),
        Rank.JOKER: pgettext("rank", "joker"),
    }[rank]


def rank_sign(rank: Rank) -> str:
    """A rank as players of the language have it on their cards: "J" in English, "B" for the German Bube."""
    sign = {
        Rank.JACK: pgettext("rank on a card", "J"),
        Rank.QUEEN: pgettext("rank on a card", "Q"),
        Rank.KING: pgettext("rank on a card", "K"),
        Rank.ACE: pgettext("rank on a card", "A"),
    }.get(rank, str(rank))
    return sign if len(sign) == 1 else str(rank)  # a card has room for one letter


def other_ranks(rank: Rank) -> list[str]:
    """What players of the language call a rank as well, in small letters: "sota" for the Spanish jack."""
    # NOTE: other words and letters that players type for jack, queen, king or ace, apart by spaces:
    # "sota s" in Spanish for the jack. Where there is none, its own name again.
    words = {
        Rank.JACK: pgettext("other words to type for a rank", "jack"),
        Rank.QUEEN: pgettext("other words to type for a rank", "queen"),
        Rank.KING: pgettext("other words to type for a rank", "king"),
        Rank.ACE: pgettext("other words to type for a rank", "ace"),
    }
    return words.get(rank, "").split()


def local_ranks() -> str:
    """What stands on jack, queen, king and ace where the language is spoken: "JQKA", "BDKA"."""
    return "".join(map(rank_sign, (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)))


def card_name(card: Card) -> str:
    """A card as it is said: "jack of diamonds"."""
    if card.suit is None:
        return rank_name(Rank.JOKER)
    return card_said(rank_name(card.rank), suit_name(card.suit))


def card_said(rank: str, suit: str) -> str:
    """A card by words for its rank and its suit, as the language puts them together."""
    # NOTE: a card by its full name, for example "jack of diamonds"
    return _("{rank} of {suit}").format(rank=rank, suit=suit)


def capital(text: str) -> str:
    """A text with its first letter large, for the start of a line."""
    return text[:1].upper() + text[1:]


def step_line(number: int, total: int) -> str:
    """Where in a lesson we are."""
    return _("Step {number} of {total}").format(number=format_number(number), total=format_number(total))


def sentence(line: str) -> str:
    """A line as it is said: with a full stop, unless it is a sentence already, or the head over a list."""
    # NOTE: a line as a sentence, for example "The ace of hearts is not allowed here." or "Hearts are trump."
    return line if not line or line.rstrip(_CLOSING).endswith(_ENDINGS) else _("{line}.").format(line=line)


def in_one_breath(parts: Iterable[str]) -> str:
    """Labels and sentences as one line of speech: a stop behind each but the last, where it has none."""
    *before, last = [part for part in parts if part] or [""]
    return " ".join([*map(sentence, before), last])


def setting_line(name: str, value: str) -> str:
    """A setting or a rule with what it stands at."""
    # NOTE: a rule and its value, for example "Stick the dealer: Yes"
    return _("{setting}: {value}").format(setting=name, value=value)


def head_line(head: str) -> str:
    """The head over a list, as a line of its own."""
    # NOTE: the head over a list, for example "Points to expect for your team:"
    return _("{head}:").format(head=head)


def seat_name(seat: Seat, learner: Seat) -> str:
    """Who sits there: the learner is spoken to, and the others have their names by where they sit from there.

    With the learner at South the bots' names begin with their compass letter.
    """
    return {
        learner: pgettext("name at the table", "You"),
        learner.left: pgettext("name at the table", "Walt"),
        learner.partner: pgettext("name at the table", "Nora"),
        learner.right: pgettext("name at the table", "Ezra"),
    }[seat]


def seat_role(seat: Seat, learner: Seat, dealer: Seat | None = None) -> str:
    """What someone is to the learner: "your partner", "opponent, dealer"."""
    deals = seat is dealer
    if seat is learner:
        return _("you deal") if deals else ""
    if seat is learner.partner:
        return _("your partner, dealer") if deals else _("your partner")
    return _("opponent, dealer") if deals else _("opponent")


def call_words(ruleset: Ruleset, action: Action, dealer: Seat, second_round: bool) -> str:
    """A call as the ruleset words it, for a button or a speech bubble: "I order it up", "Spades, alone"."""
    word = _call_word(action, dealer, second_round)
    said = _(ruleset.words[word]) if word else suit_title(action.suit or Suit.SPADES)
    if not action.alone or action.kind is ActionKind.DEFEND:
        return said
    alone = _(ruleset.words[CallWord.ALONE])
    # NOTE: a call and the words for going alone, for example "I assist, I play alone"
    return _("{call}, {alone}").format(call=said, alone=alone)


def _call_word(action: Action, dealer: Seat, second_round: bool) -> CallWord | None:
    if action.kind is ActionKind.PASS:
        if second_round:
            return CallWord.PASS_SECOND
        return CallWord.TURN_DOWN if action.seat is dealer else CallWord.PASS
    if action.kind is ActionKind.ORDER:
        if action.seat is dealer:
            return CallWord.TAKE_UP
        return CallWord.ASSIST if action.seat is dealer.partner else CallWord.ORDER
    if action.kind is ActionKind.DEFEND:
        return CallWord.DEFEND_ALONE if action.alone else CallWord.DEFEND_TOGETHER
    return CallWord.NO_TRUMP if action.kind is ActionKind.NO_TRUMP else None


def farmers_words(action: Action) -> str:
    """What a seat asked for a farmer's hand does, for a button or a numbered answer."""
    return {
        ActionKind.EXCHANGE: _("Exchange three cards"),
        ActionKind.REDEAL: _("Show the hand and deal again"),
    }.get(action.kind, _("Keep the hand"))


def made_line(view: SeatView) -> str:
    """What is trump and who made it, as one line; empty before it is made."""
    if view.maker is None:
        return ""
    if view.trump is None:
        own = view.maker is view.seat
        if view.alone:
            text = _("No trump: you called it, alone") if own else _("No trump: {name} called it, alone")
        else:
            text = _("No trump: you called it") if own else _("No trump: {name} called it")
        return text.format(name=seat_name(view.maker, view.seat))
    ordered = any(call.kind is ActionKind.ORDER for call in view.calls)
    # NOTE: for example "Hearts are trump: Nora ordered it up"
    return _("{trump}: {maker}").format(
        trump=trump_line(view.trump),
        maker=maker_line(
            view.maker, view.seat, ordered, view.alone, view.dealer, assists=_assists(view.ruleset)
        ),
    )


def _assists(ruleset: Ruleset) -> bool:
    """Whether the dealer's partner has another word for accepting the upcard than the opponents."""
    return ruleset.words[CallWord.ASSIST] != ruleset.words[CallWord.ORDER]


def maker_line(
    maker: Seat,
    learner: Seat,
    ordered: bool,
    alone: bool,
    dealer: Seat | None = None,
    *,
    assists: bool = False,
) -> str:
    """Who made trump and how, as the learner is told, as the second line under the trump cube.

    `dealer`, where given, tells taking the card up from ordering it up, and from assisting where the dealer's
    partner `assists`.
    """
    own = maker is learner
    if ordered and maker is dealer:
        if alone:
            text = _("you picked it up, alone") if own else _("{name} picked it up, alone")
        else:
            text = _("you picked it up") if own else _("{name} picked it up")
    elif ordered and assists and dealer is not None and maker is dealer.partner:
        if alone:
            text = _("you assisted, alone") if own else _("{name} assisted, alone")
        else:
            text = _("you assisted") if own else _("{name} assisted")
    elif ordered and alone:
        text = _("you ordered it up, alone") if own else _("{name} ordered it up, alone")
    elif ordered:
        text = _("you ordered it up") if own else _("{name} ordered it up")
    elif alone:
        text = _("you called them, alone") if own else _("{name} called them, alone")
    else:
        text = _("you called them") if own else _("{name} called them")
    return text.format(name=seat_name(maker, learner))


def trump_line(trump: Suit | None) -> str:
    """What is trump, without a full stop; None in a hand without trump."""
    if trump is None:
        return _("There's no trump")
    return {
        Suit.SPADES: _("Spades are trump"),
        Suit.HEARTS: _("Hearts are trump"),
        Suit.DIAMONDS: _("Diamonds are trump"),
        Suit.CLUBS: _("Clubs are trump"),
    }[trump]
