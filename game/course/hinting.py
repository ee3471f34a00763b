"""Hints that the engine gives where an author writes `auto`, and the answer shown in the end."""

from __future__ import annotations

from collections.abc import Iterable

from game.course import engine
from game.course.grading import Given, match, solution
from game.course.situation import Situation
from game.course.steps import AskingStep, ChooseStep, Grade, OrderStep, PickStep, PlayStep
from game.i18n import _, format_list, format_number, ngettext
from game.markup import mark
from game.rules.cards import Card
from game.rules.trick import followers, suit_led
from game.words import suit_title


def auto_hint(step: AskingStep, situation: Situation) -> str:
    """A hint that helps without giving the whole answer away, as far as the step allows."""
    if isinstance(step, ChooseStep):
        return _not_this_option(step, situation)
    if isinstance(step, OrderStep):
        order = engine.strongest_first(step.cards, situation.trump) or step.cards
        return _("The strongest of them is the {card}.").format(card=mark(order[0]))
    if isinstance(step, PickStep):
        count = len(engine.wanted(step.which, situation))
        text = ngettext("The answer is {n} card.", "The answer is {n} cards.", count)
        return text.format(n=format_number(count))
    return _play_hint(step, situation)


def _not_this_option(step: ChooseStep, situation: Situation) -> str:
    for option in step.options:
        answer = match(step, option.id, situation)
        if answer is not None and answer.grade is Grade.WRONG:
            return _("It is not this one: {option}.").format(option=situation.text(option.text))
    return ""


def _play_hint(step: PlayStep, situation: Situation) -> str:
    assert situation.state is not None
    led = suit_led(situation.state.trick, situation.trump)
    able = followers(situation.hand, led, situation.trump)
    if led is not None and 0 < len(able) < len(situation.hand):
        text = ngettext(
            "{title} were led, and one of your cards follows: the {cards}.",
            "{title} were led, and these of your cards follow: {cards}.",
            len(able),
        )
        return text.format(title=suit_title(led), cards=listed(able))
    reaching = [
        card
        for card in situation.hand
        if step.goal and situation.may_play(card) and engine.meets(situation, card, step.goal)
    ]
    if reaching:
        text = ngettext("Only the {cards} does that.", "These cards do that: {cards}.", len(reaching))
        return text.format(cards=listed(reaching))
    best = solution(step, situation)
    return _("Think about the {card}.").format(card=mark(best)) if isinstance(best, Card) else ""


def solution_text(step: AskingStep, given: Given, situation: Situation) -> str:
    """The best answer in a sentence."""
    if isinstance(step, ChooseStep):
        option = next(option for option in step.options if option.id == given)
        return _("The answer is this one: {option}.").format(option=situation.text(option.text))
    if isinstance(given, Card):
        return _("The card to play is the {card}.").format(card=mark(given))
    if isinstance(given, tuple):
        return _("From strongest to weakest: {cards}.").format(cards=listed(given))
    if not given:
        return _("None of your cards belongs here.")
    cards = [card for card in situation.hand if card in given]
    text = ngettext("The answer is one card: the {cards}.", "The answer is these cards: {cards}.", len(cards))
    return text.format(cards=listed(cards))


def listed(cards: Iterable[Card]) -> str:
    """Cards as one phrase with marks."""
    return format_list([mark(card) for card in cards])
