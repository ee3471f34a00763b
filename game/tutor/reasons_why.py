"""Why an action is a good one: the rule of thumb that holds, or the one that does not here and why.

Illegal actions are explained elsewhere (`explain`). What costs points and what is a matter of taste is told
apart by the values of a search, where they are given.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.i18n import _, format_number
from game.rules.actions import Action
from game.rules.cards import Card, Suit
from game.rules.view import SeatView
from game.strategy.decisions import Decision, decide
from game.strategy.rules_of_thumb.calls import GO_ALONE, KEEP_PARTNER, ONLY_CHOICE
from game.strategy.rules_of_thumb.principle import Found, Stated
from game.strategy.rules_of_thumb.principle_checks import look
from game.strategy.values import Values
from game.tutor.action_words import choice_words
from game.tutor.equivalent_play import asks_only_alone, equivalent, only_alone_differs, same_choice
from game.tutor.significance import as_good, uncertainty
from game.words import suit_name
from game.words.markup import mark


@dataclass(frozen=True, slots=True)
class Why:
    """A reason, said to the seat whose view it is, with what it rests on."""

    sentence: str
    rule: Stated | None = None  # the principle that speaks for the action
    clauses: tuple[str, ...] = ()  # the clauses that state this rule, or the one that does not hold
    against: Stated | None = None  # the one that is usually heard here and does not hold
    term: str | None = None  # the id of a word of the glossary that belongs to it


def reason_why(
    view: SeatView, action: Action, values: Values | None = None, done: Action | None = None
) -> Why:
    """The reason for one of the legal actions. Raises ValueError for any other.

    With `values` an action that no rule of thumb names is held against the one they name, and against
    what was `done` instead of it.
    """
    if action not in view.legal:
        raise ValueError(f"not legal: {action}")
    done = done if done in view.legal else None  # a renege is no choice to be weighed
    decision, found = decide(view), look(view)
    if decision.principle is ONLY_CHOICE:
        aside = next((each for each in found if not each.holds), None)
        return Why(_(decision.principle.idea)) if aside is None else _instead(view, decision, aside)
    if asks_only_alone(view):
        return why_alone_or_not(view, action, values)
    if same_choice(view, action, decision.action):
        return _by_principle(view, decision, found)
    alone = only_alone_differs(decision, action)
    if equivalent(view, decision, action) or (alone and values is not None):
        reason = _by_principle(view, decision, found)
        if values is None:
            return reason
        if not alone and done is not None and not same_choice(view, done, decision.action):
            if not equivalent(view, decision, done):
                return reason  # what was done is not of the cards that keep to the rule
            decision = replace(decision, action=done)
        return replace(reason, sentence=f"{reason.sentence} {_within(view, action, decision, values)}")
    if done is not None and same_choice(view, done, decision.action):
        decision = replace(decision, action=done)  # the cards are alike, so it is named by what was done
    beside = _beside_the_rule(view, action, decision, found, values)
    if values is None or done is None:
        return beside
    return replace(
        beside, sentence=f"{beside.sentence} {_than_done(view, action, done, decision, values)}".strip()
    )


def _by_principle(view: SeatView, decision: Decision, found: tuple[Found, ...]) -> Why:
    """The reason for what a sound player does by rules of thumb: the most special one has the word."""
    for each in found:
        if each.holds and decision.action in each.actions:
            aside = next((other for other in found if not other.holds), None)
            reason = _by_rule(view, decision, each)
            return reason if aside is None else replace(reason, against=aside.principle)
        if not each.holds and decision.action not in each.actions:
            return _instead(view, decision, each)
    return Why(_(decision.principle.idea), term=decision.principle.term)


def _by_rule(view: SeatView, decision: Decision, found: Found) -> Why:
    principle = found.principle
    clauses = cited(view, principle)
    if principle.says:
        return Why(_(principle.says), principle, clauses, term=principle.term)
    term = decision.principle.term or principle.term
    return Why(_(decision.principle.idea), principle, clauses, term=term)


def _instead(view: SeatView, decision: Decision, found: Found) -> Why:
    """What is done where a rule of thumb does not hold."""
    assert found.exemption is not None
    sentence, principle = set_aside(view, found), found.principle
    if not found.exemption.tells_all:
        sentence = f"{sentence} {_(decision.principle.idea)}"
    return Why(sentence, None, cited(view, principle), principle, principle.term)


def set_aside(view: SeatView, found: Found) -> str:
    """Why a principle that is usually heard here does not hold. Its exemption must be there."""
    exemption = found.exemption
    assert exemption is not None
    named = None if exemption.names is None else exemption.names(view)
    return _(exemption.aside).format(
        card=mark(named) if isinstance(named, Card) else "",
        suit=suit_name(named) if isinstance(named, Suit) else "",
    )


def why_alone_or_not(view: SeatView, action: Action, values: Values | None = None) -> Why:
    """Why a call is made with the partner or alone, where nothing but that is the question."""
    alone = decide(view).action.alone
    principle = GO_ALONE if alone else KEEP_PARTNER
    if action.alone is alone:
        return Why(_(principle.idea), term=principle.term)
    by_rule = Decision(replace(action, alone=alone), principle)
    return _beside_the_rule(view, action, by_rule, (), values)


def _beside_the_rule(
    view: SeatView, action: Action, decision: Decision, found: tuple[Found, ...], values: Values | None
) -> Why:
    """The reason for an action that is not what the rules of thumb say here."""
    rule = next((each.principle for each in found if each.holds and decision.action in each.actions), None)
    if values is None:
        text = _("Here, that would be {choice}.").format(choice=choice_words(view, decision.action))
    else:
        text = _compared(view, action, decision.action, values)
    clauses = () if rule is None else cited(view, rule)
    term = (rule or decision.principle).term
    return Why(f"{_(decision.principle.usual)} {text}", None, clauses, rule, term)


def _compared(view: SeatView, action: Action, by_rule: Action, values: Values) -> str:
    """What values say of an action beside what the rule of thumb names."""
    ahead = _ahead(action, by_rule, values)
    if ahead == 0:
        # NOTE: {choice} and {rule}, which a rule of thumb names, are cards or calls
        text = _("Here {choice} is just as good as {rule}, so take your pick.")
    elif ahead > 0:
        # NOTE: follows what a rule of thumb says; {choice} and {rule}, which it names, are cards or calls
        text = _("Not here: {choice} is worth about {points} points more than {rule}.")
    else:
        # NOTE: {choice} is a card or a call, {rule} what the rule of thumb names, {points} such as "0.3"
        text = _("Here {choice} is worth about {points} points less than {rule}.")
    return text.format(
        choice=choice_words(view, action),
        rule=choice_words(view, by_rule),
        points=format_number(abs(ahead), 1),
    )


def _than_done(view: SeatView, action: Action, done: Action, decision: Decision, values: Values) -> str:
    """How much more an action brings than what was done, where that was not what the rule of thumb names."""
    if same_choice(view, done, action) or same_choice(view, done, decision.action):
        return ""
    ahead = _ahead(action, done, values)
    if ahead <= 0:
        return ""
    # NOTE: follows a comparison of two other choices; {done} is the card or call that was chosen
    text = _("Compared with {done}, that's about {points} points more.")
    return text.format(done=choice_words(view, done), points=format_number(ahead, 1))


def _within(view: SeatView, action: Action, decision: Decision, values: Values) -> str:
    """What values say of an action that keeps to the same rule of thumb as the one it names first."""
    ahead = _ahead(action, decision.action, values)
    alone = only_alone_differs(decision, action)
    if ahead == 0 or (ahead < 0 and not alone):
        return _compared(view, action, decision.action, values)
    if not alone:
        # NOTE: follows a rule of thumb that more than one card keeps to; {points} such as "0.3"
        text = _("Of the cards that follow this rule, {choice} is worth about {points} points more.")
    elif ahead > 0:
        # NOTE: follows a rule of thumb about a call; {points} such as "0.3"
        text = _("Going alone is worth about {points} points more than playing it with your partner.")
    else:
        # NOTE: follows a rule of thumb about a call; {points} such as "0.3"
        text = _("Going alone is worth about {points} points less than playing it with your partner.")
    return text.format(choice=choice_words(view, action), points=format_number(abs(ahead), 1))


def _ahead(action: Action, by_rule: Action, values: Values) -> float:
    """How much more an action brings than another, in points; 0 where the values cannot tell."""
    mine, theirs = values.of(action), values.of(by_rule)
    ahead = theirs.behind - mine.behind
    if (as_good(mine) and as_good(theirs)) or abs(ahead) <= max(uncertainty(mine), uncertainty(theirs)):
        return 0.0
    return ahead


def cited(view: SeatView, principle: Stated) -> tuple[str, ...]:
    """The clauses that state a principle: the table's own, else those of another sheet."""
    return tuple(view.ruleset.advice.get(principle.id, principle.clauses))
