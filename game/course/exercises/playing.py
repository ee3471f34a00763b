"""`play`, `discard` and `commit`: one card of the hand, done at the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeVar

from game.course import engine
from game.course.answers import Answer, CardsAnswer, Grade
from game.course.engine import Outcome
from game.course.exercises.base import Exercise, Found, needs_a_table, not_held
from game.course.exercises.phrases import listed
from game.course.honest_steps import CommitStep
from game.course.scripted_play import can_be_done
from game.course.situation import LEARNER, Situation, play_of
from game.course.table_steps import DiscardStep, Goal, PlayStep
from game.i18n import _, ngettext
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.hand import legal
from game.rules.judge import judge
from game.rules.slip_kinds import slip_kind
from game.rules.trick import followers, suit_led
from game.rules.view import observe
from game.tutor.explain import Explanation, explain
from game.words import seat_name, suit_title
from game.words.markup import mark


def play_refusal(card: Card, situation: Situation) -> Explanation | None:
    """The referee's reasons against playing a card; None for one that may be played."""
    if situation.state is None or situation.may_play(card):
        return None
    action = play_of(card)
    return explain(observe(situation.state, LEARNER), action, judge(situation.state, action))


C = TypeVar("C", PlayStep, DiscardStep, CommitStep)


class OneCard(Exercise[C, Card]):
    """Answers that are one card of the hand, done at the table."""

    acts = True

    def read(self, given: object) -> Card:
        if isinstance(given, Card) and given in self.situation.hand:
            return given
        raise ValueError(f"not a card of the hand in the step {self.step.id}: {given!r}")

    def encode(self, given: Card) -> str:
        return str(given)

    def decode(self, word: str) -> Card:
        return self.read(Card.parse(word))

    def possible(self) -> Sequence[Card]:
        return self.situation.hand

    def named(self, answer: Answer, given: Card) -> bool:
        return isinstance(answer, CardsAnswer) and given in (answer.cards or ())

    def unreadable(self, answer: Answer) -> Iterator[Found]:
        if isinstance(answer, CardsAnswer):
            if answer.cards == ():
                message = _("You play a card here, but you haven't named one.")
                yield ("cards",), message, _("Name the card or cards.")
            yield from not_held(answer.cards or (), self.situation)

    def best(self) -> Card:
        """The first that the author names; else the first of the hand that is graded best."""
        graded = [answer for answer in self.step.answers if answer.grade is Grade.BEST]
        mentioned: list[Card] = [card for answer in graded for card in answer.cards or ()]
        return self.graded_best((*mentioned, *self.situation.hand))


class Playing(OneCard[PlayStep]):
    """A card is played; a legal one is measured by the goal, if there is one."""

    def action(self, given: Card) -> Action:
        return play_of(given)

    def accepts(self, given: Card) -> bool:
        goal = self.step.goal
        return self.legal(given) and (goal is None or engine.meets(self.situation, given, goal))

    def auto(self, given: Card) -> str:
        refused = self.refusal(given)
        if refused is not None:
            return refused.reason
        return by_goal(self.situation, given, self.step.goal) if self.step.goal else ""

    def hint(self) -> str:
        state, hand = self.situation.state, self.situation.hand
        assert state is not None
        led = suit_led(state.trick, state.trump)
        able = followers(hand, led, state.trump)
        if led is not None and 0 < len(able) < len(hand):
            text = ngettext(
                "{title} were led, and one of your cards follows suit: the {cards}.",
                "{title} were led, and these cards of yours follow suit: {cards}.",
                len(able),
            )
            return text.format(title=suit_title(led), cards=listed(able))
        reaching = [card for card in hand if self.step.goal and self.accepts(card)]
        if reaching:
            text = ngettext("Only the {cards} does that.", "These cards do that: {cards}.", len(reaching))
            return text.format(cards=listed(reaching))
        return _("Think about the {card}.").format(card=mark(self.best()))

    def told(self, given: Card) -> str:
        return _("The card to play is the {card}.").format(card=mark(given))

    def standing(self) -> Iterator[Found]:
        if self.situation.state is None:
            yield needs_a_table()
        elif not self.situation.asks_for_a_card:
            message = _("It's not your turn to play a card at this table.")
            yield ("id",), message, _("Write the cards before yours under “played:”, so it's your turn.")


class Committing(OneCard[CommitStep]):
    """A card where nobody stops the learner: one that is allowed under all duties, or the slip asked for."""

    def action(self, given: Card) -> Action:
        return play_of(given)

    def legal(self, given: Card) -> bool:
        state = self.situation.state
        if state is None or self.step.slip is None:
            return super().legal(given)
        return can_be_done(state, self.action(given))

    def accepts(self, given: Card) -> bool:
        state = self.situation.state
        if state is None or self.step.slip is None:
            return self.legal(given)
        return slip_kind(state, self.action(given)) is self.step.slip

    def hint(self) -> str:
        return _("Think about the {card}.").format(card=mark(self.best()))

    def told(self, given: Card) -> str:
        return _("The card to play is the {card}.").format(card=mark(given))

    def standing(self) -> Iterator[Found]:
        state = self.situation.state
        if state is None:
            yield needs_a_table()
        elif state.honest is None:
            message = _("Slips can't happen at this table.")
            yield ("id",), message, _("Add “honest: true” to it, or make this a play step.")
        elif self.step.slip is not None and not any(map(self.accepts, self.situation.hand)):
            message = _("You can't make this slip with the cards you have here.")
            yield ("slip",), message, _("Name another slip, or change the hand or what led up to it.")
        elif self.step.slip is None and not self.situation.asks_for_a_card:
            message = _("It's not your turn to play a card at this table.")
            yield ("id",), message, _("Write the cards before yours under “played:”, so it's your turn.")


class Discarding(OneCard[DiscardStep]):
    """The dealer holds six cards and puts one down, or leaves the turned one where a table allows that."""

    def action(self, given: Card) -> Action:
        put_down, leave = Action(LEARNER, ActionKind.DISCARD, given), Action(LEARNER, ActionKind.LEAVE)
        state = self.situation.state
        allowed = legal(state, LEARNER) if state is not None and given == state.upcard else ()
        return leave if leave in allowed and put_down not in allowed else put_down

    def hint(self) -> str:
        return _("Think about the {card}.").format(card=mark(self.best()))

    def told(self, given: Card) -> str:
        return _("The card to discard is the {card}.").format(card=mark(given))

    def standing(self) -> Iterator[Found]:
        state = self.situation.state
        if state is None:
            yield needs_a_table()
        elif state.phase is not Phase.DISCARD or state.turn is not LEARNER:
            message = _("At this table, you have nothing to discard.")
            mend = _("Write “dealer: you”, and end “calls:” with the one that orders the card up.")
            yield ("id",), message, mend


def by_goal(situation: Situation, card: Card, goal: Goal) -> str:
    """What a legal card does for the goal of the step."""
    end = engine.outcome(situation, card, goal)
    names = {"card": mark(card), "winner": seat_name(end.winner, LEARNER), "beater": mark(end.card)}
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
        return _("The {card} doesn't beat the {beater}, and {winner} takes the trick.")
    return _("{winner} can take this trick with the {beater}.")
