"""The engine's own words to an answer, where an author writes `auto`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from game.course import engine
from game.course.engine import Outcome
from game.course.grading import Given
from game.course.situation import LEARNER, Situation, play_of
from game.course.steps import AskingStep, Goal, OrderStep, PickStep, PlayStep
from game.i18n import _
from game.markup import mark
from game.rules.cards import Card, Suit, effective_suit, is_left_bower, is_right_bower
from game.rules.judge import judge
from game.rules.view import observe
from game.tutor.explain import Explanation, explain
from game.words import one_of, seat_name


def refusal(situation: Situation, card: Card) -> Explanation | None:
    """The referee's reasons against a card; None for one that may be played."""
    if situation.state is None or situation.may_play(card):
        return None
    action = play_of(card)
    return explain(observe(situation.state, LEARNER), action, judge(situation.state, action))


def auto_say(step: AskingStep, given: Given, situation: Situation) -> str:
    """What the engine says to an answer; empty where it has nothing to measure it by."""
    if isinstance(step, PlayStep) and isinstance(given, Card):
        refused = refusal(situation, given)
        if refused is not None:
            return refused.reason
        return by_goal(situation, given, step.goal) if step.goal else ""
    if isinstance(step, OrderStep) and isinstance(given, tuple):
        return first_misplaced(given, situation.trump)
    if isinstance(step, PickStep) and isinstance(given, frozenset):
        return " ".join(differences(step, given, situation))
    return ""


def by_goal(situation: Situation, card: Card, goal: Goal) -> str:
    """What a legal card does for the goal of the step."""
    end = engine.outcome(situation, card, goal)
    names = {"card": mark(card), "winner": seat_name(end.winner), "beater": mark(end.card)}
    return _goal_words(end, goal).format(**names)


def _goal_words(end: Outcome, goal: Goal) -> str:
    if end.winner is LEARNER:
        if goal is Goal.LOSE_TRICK:
            return _("The {card} takes the trick, and here you want to lose it.")
        if goal is Goal.KEEP_LEAD:
            return _("The {card} takes the trick, so you lead next.")
        return _("The {card} takes the trick.")
    if goal is Goal.LOSE_TRICK:
        return _("The {beater} takes the trick, so the {card} is out of the way.")
    if goal is Goal.KEEP_LEAD and end.winner.side is LEARNER.side:
        return _("{winner} takes the trick with the {beater}, so your side leads next.")
    if end.complete:
        return _("The {card} does not beat the {beater}, and {winner} takes the trick.")
    return _("{winner} can take this trick with the {beater}.")


def first_misplaced(order: tuple[Card, ...], trump: Suit | None) -> str:
    """Why the first card that stands above its place does so; empty when all is in order."""
    for weak, strong in pairwise(order):
        if engine.is_stronger(strong, weak, trump):
            return _comparison(strong, weak, trump)
    return ""


def _comparison(strong: Card, weak: Card, trump: Suit | None) -> str:
    if strong.is_joker:
        text = _("The {strong} is always the highest trump, so it stands above the {weak}.")
    elif is_right_bower(strong, trump):
        text = _("The {strong} is the jack of trump, the right bower. It stands above the {weak}.")
    elif is_left_bower(strong, trump):
        text = _("The {strong} is the left bower, next to the right bower. It stands above the {weak}.")
    elif effective_suit(weak, trump) is not effective_suit(strong, trump):
        text = _("The {strong} is a trump, and any trump stands above the {weak}.")
    else:
        text = _("The {strong} ranks above the {weak}.")
    return text.format(strong=mark(strong), weak=mark(weak))


def differences(step: PickStep, picked: frozenset[Card], situation: Situation) -> Iterator[str]:
    """What was picked wrongly and what was left out: the first card of each, in the order of the hand."""
    right = engine.wanted(step.which, situation)
    suit = engine.wanted_suit(step.which, situation)
    extra = [card for card in situation.hand if card in picked - right]
    left_out = [card for card in situation.hand if card in right - picked]
    if extra:
        yield _too_much(extra[0], suit, situation)
    if left_out:
        yield _too_little(left_out[0], suit, situation)


def _too_much(card: Card, suit: Suit | None, situation: Situation) -> str:
    if suit is None:
        refused = refusal(situation, card)
        reason = refused.reason if refused else ""
        # NOTE: {reason} is one or more whole sentences of the referee
        return _("You may not play the {card}. {reason}").format(card=mark(card), reason=reason)
    own = effective_suit(card, situation.trump)
    assert own is not None
    if is_left_bower(card, situation.trump):
        text = _("The {card} is the left bower, so it is {one} now and not {other}.")
    else:
        text = _("The {card} is {one} and not {other}.")
    return text.format(card=mark(card), one=one_of(own), other=one_of(suit))


def _too_little(card: Card, suit: Suit | None, situation: Situation) -> str:
    own = suit or effective_suit(card, situation.trump)
    if is_left_bower(card, situation.trump) and own is not None:
        text = _("You left out the {card}: it is the left bower and counts as {one}.")
        return text.format(card=mark(card), one=one_of(own))
    if suit is None:
        return _("You left out the {card}, which you may play.").format(card=mark(card))
    return _("You left out the {card}, which is {one}.").format(card=mark(card), one=one_of(suit))
