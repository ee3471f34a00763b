"""A finished hand looked at again, by typed lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots.ladder import Level
from game.i18n import _, format_number
from game.presenters.new_lesson import LessonSource, teaches
from game.records.reviewing import Reviewable
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, clockwise_from
from game.rules.state import Award, Setup
from game.text.console import Console, not_understood
from game.text.everywhere import obeyed
from game.text.review_lines import dealt_lines, others_lines, review_lines, seen_lines
from game.text.spelling import number_meant
from game.text.typed_words import IN_A_REVIEW, Command, command_meant, help_lines, spoken
from game.tutor.review import HandReview, Judged, levels_do, setup_from
from game.tutor.review.words import hand_title, level_line, why
from game.words import seat_name, sentence

Play = Callable[[Ruleset, Setup, Award | None, Seat], None]
"""Plays a hand in a seat from where a setup leads to, and tells what came of it beside how it ended."""


Make = Callable[[LessonSource], None]
"""Makes a lesson of a hand."""


class ReviewTalk:
    """The review of one hand: told, then asked about until the learner goes on."""

    def __init__(
        self,
        console: Console,
        hand: Reviewable,
        review: HandReview,
        play: Play,
        levels: Mapping[Seat, Level],
        make: Make,
    ) -> None:
        """`levels` are those of the others at the table."""
        self._console, self._hand, self._review, self._play = console, hand, review, play
        self._make = make
        self._levels = levels

    def look(self) -> None:
        """Tell the review and answer what is asked about it. Raises Leave where the learner goes."""
        self._console.gap()
        self._console.say(*review_lines(self._hand, self._review), self._what_to_type())
        while True:
            typed = self._console.hear()
            command = command_meant(typed, IN_A_REVIEW)
            if not typed or (command is not None and command[0] in (Command.BACK, Command.NEXT)):
                return
            if command is None:
                self._console.say(not_understood(typed), self._what_to_type())
            else:
                self._obey(*command)

    def _obey(self, command: Command, rest: str) -> None:
        if obeyed(self._console, (command, rest), (self._what_to_type(), *help_lines(IN_A_REVIEW))):
            return
        if command is Command.REVIEW:
            self._console.say(*review_lines(self._hand, self._review))
        elif command is Command.HANDS:
            self._console.say(*dealt_lines(self._hand))
        elif command is Command.LESSON:
            self._make_lesson(rest)
        elif command is Command.OTHERS:
            self._console.say(*others_lines(self._hand, self._levels))
        else:
            self._ask_about(command, rest)

    def _ask_about(self, command: Command, rest: str) -> None:
        number = number_meant(rest, len(self._review.judged))
        if number is None:
            self._console.say(self._which(command))
            return
        judged = self._review.judged[number - 1]
        if command is Command.SEEN:
            self._console.say(*seen_lines(judged, self._hand))
        elif command is Command.LEVELS:
            self._console.say(*levels_lines(judged))
        else:
            self._try(judged)

    def _make_lesson(self, rest: str) -> None:
        """A lesson about one decision, by its number, or about those that cost something."""
        if not teaches(self._hand.deal, self._review):
            self._console.say(_("There's nothing to ask about this hand."))
            return
        number = number_meant(rest, len(self._review.judged))
        step = None if number is None else self._review.judged[number - 1].step
        self._make(
            LessonSource(self._hand, hand_title(self._hand.steps, self._hand.seat), step, self._review)
        )
        self._console.gap()
        self._console.say(self._what_to_type())

    def _try(self, judged: Judged) -> None:
        """Play the hand on from this decision."""
        steps = self._hand.steps
        self._console.say(*self._trying())
        self._play(
            steps[0][0].ruleset, setup_from(steps, judged.step), self._hand.deal.last.award, self._hand.seat
        )
        self._console.gap()
        self._console.say(self._what_to_type())

    def _trying(self) -> list[str]:
        text = _(
            "The hand is as it was at this decision. Nothing you do here is saved. Type “{back}” to stop."
        )
        lines = [text.format(back=spoken(Command.BACK))]
        if self._hand.names is not None:
            theirs = _(
                "Here {left} is on your left, {partner} is your partner, and {right} is on your right."
            )
            own, *others = clockwise_from(self._hand.seat)
            left, partner, right = (seat_name(seat, own) for seat in others)
            lines.append(theirs.format(left=left, partner=partner, right=right))
        return lines

    def _which(self, command: Command) -> str:
        if not self._review.judged:
            return _("There are no decisions in this hand.")
        text = _("Add a decision number from 1 to {last}, for example “{word} 1”.")
        return text.format(last=format_number(len(self._review.judged)), word=spoken(command))

    def _what_to_type(self) -> str:
        text = _(
            "Type “{seen}”, “{levels}”, or “{again}” and the number of a decision, “{hands}” for all "
            "hands, “{others}” for what the others thought, “{lesson}” to make a lesson of it, or press "
            "Enter to go on."
        )
        return text.format(
            seen=spoken(Command.SEEN),
            levels=spoken(Command.LEVELS),
            again=spoken(Command.TRY),
            hands=spoken(Command.HANDS),
            others=spoken(Command.OTHERS),
            lesson=spoken(Command.LESSON),
        )


def levels_lines(judged: Judged) -> list[str]:
    """What a player of each level would do at a decision, a line each."""
    if judged.untold:
        return [why(judged)]
    return [
        sentence(level_line(level, action, judged.view)) for level, action in levels_do(judged.view).items()
    ]
