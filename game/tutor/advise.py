"""A hint in three steps: a question, the rule of thumb, the answer."""

from __future__ import annotations

from dataclasses import dataclass

from game.i18n import _
from game.markup import mark
from game.rules.actions import Action, ActionKind, Phase
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.strategy.decisions import Decision, Thumb
from game.strategy.thumbs import decide
from game.words import call_words, farmers_words, seat_name, suit_name


@dataclass(frozen=True, slots=True)
class Advice:
    """What the tutor would do and why; each step says a little more."""

    action: Action
    nudge: str
    idea: str
    answer: str

    @property
    def steps(self) -> tuple[str, str, str]:
        return self.nudge, self.idea, self.answer


def advise(view: SeatView) -> Advice:
    """Advice for the seat whose view it is. It must be that seat's turn."""
    decision = decide(view)
    return Advice(decision.action, _nudge(view), _idea(view, decision), _answer(view, decision.action))


def _nudge(view: SeatView) -> str:
    if view.phase is Phase.FIRST_ROUND:
        return _first_round_nudge(view.dealer)
    if view.phase is Phase.SECOND_ROUND:
        return _("Which suit would give you the most sure tricks? Count both bowers.")
    if view.phase is Phase.FARMERS_HAND:
        return _("Could this hand take two tricks with any suit as trump?")
    if view.phase is Phase.GIVE:
        return _("Which of your cards would win a trick for your partner?")
    if view.phase is Phase.DISCARD:
        return _("Which suit could you empty with one card?")
    if view.phase is Phase.PLAY and view.led is None:
        if view.no_trump:
            return _("In which suit do you hold the most high cards? Nothing can trump them in this hand.")
        return _("Do you want trumps to come out, or do you want to save them?")
    if view.phase is Phase.PLAY and view.led is not None:
        if view.winning is view.seat.partner:
            return _("Who is winning this trick, and does your side need more than that?")
        if view.no_trump:
            return _("Can you take this trick, and is it worth your high card?")
        return _("Which of your cards are {suit} while this trump holds?").format(suit=suit_name(view.led))
    return _("What would change for your side?")


def _first_round_nudge(dealer: Seat) -> str:
    if dealer is Seat.SOUTH:
        return _("You would take the turned card. How many tricks do you see with it?")
    if dealer is Seat.NORTH:
        text = _("Your partner {name} would take the turned card. How many tricks do you see?")
    else:
        text = _("Your opponent {name} would take the turned card. How many tricks do you see?")
    return text.format(name=seat_name(dealer))


def _answer(view: SeatView, action: Action) -> str:
    if action.card is not None:
        if action.kind is ActionKind.GIVE:
            return _("Give the {card}.").format(card=mark(action.card))
        text = _("Put down the {card}.") if action.kind is ActionKind.DISCARD else _("Play the {card}.")
        return text.format(card=mark(action.card))
    if action.kind in (ActionKind.KEEP, ActionKind.EXCHANGE, ActionKind.REDEAL):
        # NOTE: the tutor's answer about a farmer's hand, for example "Keep the hand."
        return _("{answer}.").format(answer=farmers_words(action))
    if action.kind in (ActionKind.PASS, ActionKind.ORDER, ActionKind.CALL, ActionKind.NO_TRUMP):
        call = call_words(view.ruleset, action, view.dealer, view.phase is Phase.SECOND_ROUND)
        # NOTE: the tutor's answer to "what should I call?"; {call} is the call in the words of the table
        return _("Say “{call}”.").format(call=call)
    if action.kind is ActionKind.DEFEND:
        return _("Defend alone.") if action.alone else _("Defend together.")
    if action.suit is not None:
        return _("Give it {suit}.").format(suit=suit_name(action.suit))
    return _("Leave the turned card where it lies.")


def _idea(view: SeatView, decision: Decision) -> str:
    if decision.thumb is Thumb.ONLY_CHOICE:
        return _("There is only one thing you may do here.")
    return {
        Thumb.STRONG_HAND: _("With two tricks of your own, your partner usually finds the third."),
        Thumb.HELP_PARTNER: _("The turned card goes to your partner, so your side gains a trump."),
        Thumb.MAKE_IT_NEXT: _("The dealer's side had little in that colour, so its other suit is yours."),
        Thumb.CROSS_FOR_PARTNER: _("Your partner turned that colour down, so cross over to the other one."),
        Thumb.GO_ALONE: _("Your hand should win without help, and alone all five tricks are worth more."),
        Thumb.BEST_OF_A_BAD_LOT: _("You have to name something. Take the suit with the most high trumps."),
        Thumb.PASS_WEAK_HAND: _("A weak hand waits: passing costs nothing, being euchred does."),
        Thumb.NOT_INTO_THEIR_HAND: _("Your cards are good, but the turned card would go to the other side."),
        Thumb.DEFEND_TOGETHER: _("Two defenders stop a lone hand more often than one."),
        Thumb.MOST_CARDS_UNSEEN: _("Nobody has seen a card yet, so every suit is as good as another."),
        Thumb.BEAT_THE_HAND: _(
            "Three cards of a lowest rank win next to nothing, and most cards are better."
        ),
        Thumb.KEEP_GOOD_HAND: _("With these cards you can call yourself, so keep them."),
        Thumb.GIVE_HIGHEST: _("Give what wins most surely: the highest trump, else an ace."),
        Thumb.HIGH_EVERYWHERE: _("High cards in every suit win without trump."),
        Thumb.MAKE_A_VOID: _("Put down a lone low card. Without that suit you can trump it."),
        Thumb.PUT_DOWN_LOWEST: _("Keep trumps and aces. Put down the card that wins least."),
        Thumb.DRAW_TRUMP: _("You made trump: lead it, and theirs come out two at a time."),
        Thumb.LEAD_BOWER_TO_PARTNER: _("Your partner made trump: lead your bower to help."),
        Thumb.LEAD_ACE: _("An ace in a plain suit wins most often while everyone still follows."),
        Thumb.LEAD_LONG: _(
            "Without trump, the last cards of your longest suit may win when nobody can follow."
        ),
        Thumb.LEAD_SHORT: _("Lead from your shortest suit, so that you can trump it later."),
        Thumb.LEAD_LOW: _("Keep your high trumps and lead the lowest."),
        Thumb.SAVE_PARTNERS_TRICK: _("Your partner is winning. Leave the trick and keep your good cards."),
        Thumb.WIN_CHEAPLY: _("You can win this trick. Use no more than it takes."),
        Thumb.THROW_LOWEST: _("You cannot win this trick, so let your least useful card go."),
    }[decision.thumb]
