"""`call`: who did what, or nothing happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from game.course.answers import Answer, CalledAnswer
from game.course.exercises.base import Exercise, Found, needs_a_table
from game.course.exercises.rulings import called, ruling_told
from game.course.honest_steps import CallStep
from game.course.honest_words import NOTHING, called_out
from game.course.notation import SeatWord
from game.course.situation import LEARNER
from game.i18n import _
from game.rules.actions import Action, Charge
from game.rules.slips import Finding
from game.rules.view import observe
from game.tutor.charges import charges
from game.tutor.rulings import charge_line
from game.words import seat_name

ANOTHER = "another"
"""What is chosen to name another player."""
_MOST = 4
"""So many charges are to choose from: those that the author speaks of, and others of the list."""


class Calling(Exercise[CallStep, str]):
    """It is answered with a seat and a charge, such as “left renege”, or with “nothing”."""

    def read(self, given: object) -> str:
        if isinstance(given, str) and given in self.possible():
            return given
        raise ValueError(f"nothing to call in the step {self.step.id}: {given!r}")

    def encode(self, given: str) -> str:
        return given

    def decode(self, word: str) -> str:
        return self.read(word)

    @cached_property
    def charges(self) -> tuple[Charge, ...]:
        """What somebody may be said to have done, in the order of the director's list."""
        state = self.situation.state
        if state is None:
            return ()
        listed = charges(observe(state, LEARNER))
        words = {answer.called.partition(" ")[2] for answer in self.step.answers if answer.called}
        named = [charge for charge in listed if charge in words]
        others = [charge for charge in listed if charge not in words]
        kept = {*named, *others[: max(0, _MOST - len(named))]}
        return tuple(charge for charge in listed if charge in kept)

    def possible(self) -> Sequence[str]:
        return [NOTHING, *(f"{seat} {charge}" for seat in SeatWord for charge in self.charges)]

    def options(self, who: str) -> Iterator[tuple[str, str]]:
        """What there is to choose from: first a player, then what that player did."""
        if who:
            yield from ((str(charge), charge_line(charge)) for charge in self.charges)
            yield ANOTHER, _("Choose another player")
            return
        yield NOTHING, _("Nothing happened")
        for word in (SeatWord.LEFT, SeatWord.PARTNER, SeatWord.RIGHT, SeatWord.YOU):
            yield str(word), seat_name(word.seat, LEARNER)

    def words(self, given: str) -> str:
        """An answer in words."""
        if given == NOTHING:
            return _("Nothing happened")
        seat, _space, charge = given.partition(" ")
        # NOTE: a player and what that player did: "Walt: Didn't follow suit"
        text = _("{name}: {charge}")
        return text.format(name=seat_name(SeatWord(seat).seat, LEARNER), charge=charge_line(Charge(charge)))

    def named(self, answer: Answer, given: str) -> bool:
        words = answer.called if isinstance(answer, CalledAnswer) else None
        return words is not None and (given == words or given.startswith(f"{words} "))

    def best(self) -> str:
        return self.graded_best(self.possible())

    def accepts(self, given: str) -> bool:
        if given == NOTHING:
            return not any(self._found(other) for other in self.possible() if other != NOTHING)
        return self._found(given)

    def _found(self, given: str) -> bool:
        state = self.situation.state
        ruling = called(state, called_out(LEARNER, given)) if state is not None else None
        return ruling is not None and ruling.finding is not Finding.NOTHING

    def action(self, given: str) -> Action | None:
        """What is rightly called is ruled on."""
        return called_out(LEARNER, given) if given != NOTHING and self.accepts(given) else None

    def legal(self, given: str) -> bool:
        return True

    def auto(self, given: str) -> str:
        action, state = self.action(given), self.situation.state
        ruling = called(state, action) if action is not None and state is not None else None
        return ruling_told(state, action, ruling) if ruling is not None and state is not None else ""

    def hint(self) -> str:
        best = self.best()
        if best == NOTHING:
            return _("Look at each card again. Was anything against the rules?")
        name = seat_name(SeatWord(best.partition(" ")[0]).seat, LEARNER)
        if name == seat_name(LEARNER, LEARNER):
            return _("Think about what you did.")
        return _("Think about what {name} did.").format(name=name)

    def told(self, given: str) -> str:
        return _("The answer is: {option}.").format(option=self.words(given))

    def standing(self) -> Iterator[Found]:
        state = self.situation.state
        if state is None:
            yield needs_a_table()
        elif state.honest is None:
            message = _("Nobody can do anything wrong at this table, so there's nothing to call.")
            yield ("id",), message, _("Add “honest: true” to the table.")

    def unreadable(self, answer: Answer) -> Iterator[Found]:
        words = answer.called if isinstance(answer, CalledAnswer) else None
        if words and not any(self.named(answer, given) for given in self.possible()):
            message = _("You can't call “{words}” right now.").format(words=words)
            known = ", ".join(self.charges)
            yield ("called",), message, _("Here you can call one of these: {words}.").format(words=known)
