"""Principles for what a slip of the other side brings: points, a lone hand, the suit they lead next."""

from __future__ import annotations

from collections.abc import Callable

from game.i18n import N_
from game.rules.actions import ActionKind
from game.rules.cards import Suit, effective_suit, strength
from game.rules.scoring import of_side
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
    added = chance_with(view.ruleset, view.standing, of_side(own, owed.add))
    taken = chance_with(view.ruleset, view.standing, of_side(own.other, -owed.deduct))
    better = taken - added if own is Side.US else added - taken
    return Choice(taking[0]) if better > _WORTH_IT else None


TAKE_AWAY = Principle(
    id="take-away",
    chooses=_take_away,
    nudge=N_("Does it help you more to score two points or to take some from them?"),
    idea=N_("They're close to winning. Take the points away from them."),
    usual=N_("Take points away when the other side is close to winning."),
    to_you=N_("They were close to winning, so you took the points away from them."),
    of_another=N_("{name} took the points away, because the other side was close to winning."),
    term="renege",
)


def _first(kind: ActionKind) -> Callable[[Situation], Choice | None]:
    """Whatever is open of that kind, without weighing it."""

    def chooses(situation: Situation) -> Choice | None:
        found = of_kind(situation.view, kind)
        return Choice(found[0]) if found else None

    return chooses


ADD_POINTS = Principle(
    id="add-points",
    chooses=_first(ActionKind.ADD),
    idea=N_("Add the points to your own score. They get you closer to winning."),
    usual=N_("Add the points for a renege to your own score."),
    to_you=N_("You added the points to your own score."),
    of_another=N_("{name} added the points to their own side's score."),
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
    idea=N_("Your hand should take all five alone. That's worth more than the two points."),
    usual=N_("Turn down two points only with a hand that should take all five alone."),
    to_you=N_("Your hand looked good for a lone march, and that's worth more than the two points."),
    of_another=N_("{name} turned down the two points to play a very strong hand alone."),
    term="lone-hand",
)


ACCEPT_POINTS = Principle(
    id="accept-points",
    chooses=_first(ActionKind.ACCEPT),
    idea=N_("The two points are a sure thing. Going alone seldom scores more."),
    usual=N_("Take the two points for a call out of turn."),
    to_you=N_("You took the two points, because they were a sure thing."),
    of_another=N_("{name} took the two points, because they were a sure thing."),
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
    nudge=N_("You play last to this trick. Which suit could you win it with?"),
    idea=N_("Choose a suit you can trump, or one where you have the highest card."),
    usual=N_("Choose a suit you can win the trick with."),
    to_you=N_("You chose a suit you could win the trick with."),
    of_another=N_("{name} chose a suit with a good chance to win the trick."),
    term="lead",
)


LET_THEM_LEAD = Principle(
    id="let-them-lead",
    chooses=_first(ActionKind.ANY_LEAD),
    idea=N_("No suit helps you more than another, so let them lead any card."),
    usual=N_("Let them lead any card if no suit helps you."),
    to_you=N_("No suit would have helped you, so you let them lead any card."),
    of_another=N_("{name} let them lead any card."),
    term="lead",
)
