"""`bid`: a call at the table, or the answer to whether to defend alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.course.answers import Answer, CallsAnswer
from game.course.exercises.base import Exercise, Found, needs_a_table
from game.course.situation import LEARNER
from game.course.table_steps import BidStep
from game.i18n import _
from game.rules.actions import Action, Phase
from game.rules.hand import candidates
from game.words import call_words

_CALLING = (Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.DEFEND)


class Bidding(Exercise[BidStep, Action]):
    """The answer is what the learner says; the referee judges it first."""

    acts = True

    def read(self, given: object) -> Action:
        if isinstance(given, Action) and given in self.possible():
            return given
        raise ValueError(f"not a call of the step {self.step.id}: {given!r}")

    def encode(self, given: Action) -> str:
        return str(given)

    def decode(self, word: str) -> Action:
        return self.read(Action.parse(word))

    def possible(self) -> Sequence[Action]:
        return candidates(self.situation.state, LEARNER) if self.situation.state else ()

    def named(self, answer: Answer, given: Action) -> bool:
        return isinstance(answer, CallsAnswer) and answer.names(given)

    def action(self, given: Action) -> Action:
        return given

    def best(self) -> Action:
        return self.graded_best(self.possible())

    def hint(self) -> str:
        return _("Count the tricks the two of you can expect.")

    def told(self, given: Action) -> str:
        # NOTE: {call} is what is said at the table, for example "I order it up"
        return _("The right call is “{call}.”").format(call=self.words(given))

    def words(self, given: Action) -> str:
        """A call in the words of the table."""
        state = self.situation.state
        assert state is not None
        return call_words(state.ruleset, given, state.dealer, state.phase is Phase.SECOND_ROUND)

    def standing(self) -> Iterator[Found]:
        state = self.situation.state
        if state is None:
            yield needs_a_table()
        elif state.phase not in _CALLING or state.turn is not LEARNER:
            message = _("It's not your turn to call at this table.")
            mend = _("Under “calls:”, write the calls made before yours, so that it's your turn.")
            yield ("id",), message, mend

    def unreadable(self, answer: Answer) -> Iterator[Found]:
        words = answer.call if isinstance(answer, CallsAnswer) else None
        for number, word in enumerate(words or ()):
            if not any(word.says(action) for action in self.possible()):
                message = _("“{call}” isn't a call you can make at this point.").format(call=word)
                mend = _(
                    "In the first round, you pass or order it up. In the second, you pass or call a suit."
                )
                yield ("call", number), message, mend
