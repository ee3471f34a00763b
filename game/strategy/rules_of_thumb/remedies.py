"""Principles for what a slip of the other side brings: points, a lone hand, the suit they lead next."""

from __future__ import annotations

from game.i18n import N_
from game.rules.actions import ActionKind
from game.rules.cards import Suit, effective_suit, strength
from game.rules.seats import Side
from game.strategy.calling import hand_value
from game.strategy.rules_of_thumb.principle import Choice, Principle
from game.strategy.rules_of_thumb.situation import Situation, of_kind
from game.strategy.standing import chance_with

_ALONE_FOR_POINTS = 3.6  # own tricks with which a lone hand is worth more than two points that are sure
_WORTH_IT = 0.02  # of the chance to win by which taking points away has to be better


def _take_away(situation: Situation) -> Choice | None:
    view = situation.view
    taking = of_kind(view, ActionKind.DEDUCT)
    if not taking or view.honest is None:
        return None
    owed, own = view.honest.owed[0], view.seat.side
    added = chance_with(view.ruleset, view.standing, _points(own, owed.add))
    taken = chance_with(view.ruleset, view.standing, _points(own.other, -owed.deduct))
    better = taken - added if own is Side.US else added - taken
    return Choice(taking[0]) if better > _WORTH_IT else None


def _points(side: Side, points: int) -> tuple[int, int]:
    return (points, 0) if side is Side.US else (0, points)


TAKE_AWAY = Principle(
    id="take-away",
    chooses=_take_away,
    nudge=N_("Does it help you more to have two points, or to see them lose some?"),
    idea=N_("They are close to winning. Take the points away from them."),
    usual=N_("Take points away when the other side is close to winning."),
    to_you=N_("They were close to winning, so you took the points away from them."),
    of_another=N_("{name} took the points away, because the other side was close to winning."),
    term="renege",
)


def _add(situation: Situation) -> Choice | None:
    adding = of_kind(situation.view, ActionKind.ADD)
    return Choice(adding[0]) if adding else None


ADD_POINTS = Principle(
    id="add-points",
    chooses=_add,
    idea=N_("Add the points to your own score. They count toward your game."),
    usual=N_("Add the points for a renege to your own score."),
    to_you=N_("You added the points to your own score."),
    of_another=N_("{name} added the points to that side's own score."),
    term="renege",
)


def _alone(situation: Situation) -> Choice | None:
    view = situation.view
    lone = [*of_kind(view, ActionKind.ORDER), *of_kind(view, ActionKind.CALL)]
    best = max(lone, key=lambda call: hand_value(view.hand, call.suit or view.upcard_suit), default=None)
    if best is None or hand_value(view.hand, best.suit or view.upcard_suit) < _ALONE_FOR_POINTS:
        return None
    return Choice(best)


ALONE_FOR_POINTS = Principle(
    id="alone-for-points",
    chooses=_alone,
    nudge=N_("Would your hand take all five tricks alone?"),
    idea=N_("Your hand should march alone. That's worth more than the two points."),
    usual=N_("Turn down two points only with a hand that should march alone."),
    to_you=N_("Your hand looked like a march alone, worth more than the two points."),
    of_another=N_("{name} turned down the two points to play a very strong hand alone."),
    term="lone-hand",
)


def _accept(situation: Situation) -> Choice | None:
    accepting = of_kind(situation.view, ActionKind.ACCEPT)
    return Choice(accepting[0]) if accepting else None


ACCEPT_POINTS = Principle(
    id="accept-points",
    chooses=_accept,
    idea=N_("Two points are certain. A lone hand seldom brings more."),
    usual=N_("Take the two points for a bid out of turn."),
    to_you=N_("You took the two points that were certain."),
    of_another=N_("{name} took the two points that were certain."),
    term="lone-hand",
)


def _weakest_for_them(situation: Situation) -> Choice | None:
    """A suit that this player can trump, else one where the highest card is held here."""
    view, named = situation.view, {action.suit: action for action in situation.view.legal if action.suit}
    held = [effective_suit(card, view.trump) for card in view.hand]

    def promise(suit: Suit) -> float:
        if suit is view.trump:
            return 0.0
        if suit not in held:
            return 10.0 if view.trump in held else 0.0
        own = (card for card in view.hand if effective_suit(card, view.trump) is suit)
        return max(strength(card, view.trump) for card in own) / 100

    best = max(named, key=promise, default=None)
    return Choice(named[best]) if best is not None and promise(best) > 0 else None


NAME_WHAT_YOU_WIN = Principle(
    id="name-what-you-win",
    chooses=_weakest_for_them,
    nudge=N_("You play last to this trick. Which suit would you win?"),
    idea=N_("Choose a suit you can trump, or one where you have the highest card."),
    usual=N_("Choose a suit you can win."),
    to_you=N_("You chose a suit you could win."),
    of_another=N_("{name} chose a suit with a good chance to win the trick."),
    term="lead",
)


def _any_lead(situation: Situation) -> Choice | None:
    free = of_kind(situation.view, ActionKind.ANY_LEAD)
    return Choice(free[0]) if free else None


LET_THEM_LEAD = Principle(
    id="let-them-lead",
    chooses=_any_lead,
    idea=N_("No suit helps you more than another, so let them lead what they like."),
    usual=N_("Leave the lead open if no suit helps you."),
    to_you=N_("No suit would have helped you, so you let them lead what they liked."),
    of_another=N_("{name} let them lead what they liked."),
    term="lead",
)
