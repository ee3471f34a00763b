"""Writes a hand as a draft of a lesson: its tables, its questions, and how the hand went on."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from textwrap import shorten
from typing import Any

from game.course.moments import DECISIONS
from game.course.needs_line import needs_line
from game.course.table_writing import called
from game.drafting.draft_question import DraftAnswer, DraftQuestion
from game.finding.table_block import table_lines
from game.i18n import _
from game.records.followed_deals import Followed, Step
from game.rules.actions import Action, ActionKind, Phase
from game.rules.seats import Seat
from game.rules.state import State
from game.rules.view import SeatView

LONGEST_TITLE = 60  # letters
_MINUTES = 2  # for a question with what leads up to it
_TYPES = {Phase.DISCARD: "discard", Phase.PLAY: "play"}  # all else is a call
_WHOLE = "hand"
"""What the table with all of a hand is called, where several questions stand in it."""


@dataclass(frozen=True)
class Draft:
    """A lesson to be written from one deal. `lesson_id` is its id, `schema` where editors find its form."""

    deal: Followed
    questions: Sequence[DraftQuestion]
    title: str
    lesson_id: str
    schema: str
    needs: Mapping[str, Any] = field(default_factory=dict)  # house rules it relies on, by switch
    summary: str = ""  # what the author says it is about
    rest: str = ""  # what the author says before the rest of the hand

    def text(self) -> str:
        """The whole file."""
        head = [
            f"# yaml-language-server: $schema={self.schema}",
            "format: 1",
            f"id: {self.lesson_id}",
            f"title: {_quoted(shorten(self.title, LONGEST_TITLE, placeholder='…'))}",
            _owned(f"summary: {_quoted(self.summary or summary_words())}", bool(self.summary)),
            "level: intermediate",
            f"minutes: {_MINUTES * len(self.questions)}",
            *([needs_line(self.needs)] if self.needs else []),
            *self._still_a_draft(),
            "",
            "tables:",
        ]
        steps = [line for question in self.questions for line in self._step(question)]
        return "\n".join([*head, *self._tables(), "", "steps:", *steps, *self._rest()]) + "\n"

    @property
    def app_words(self) -> bool:
        """Whether some of its words are not the author's own."""
        drafted = any(answer.drafted for question in self.questions for answer in question.answers)
        return drafted or not self.summary or bool(self.moves and not self.rest)

    def _still_a_draft(self) -> Iterator[str]:
        """What is said at the top while some of its words are not the author's own."""
        if self.app_words:
            # NOTE: a comment in a lesson file, behind "draft: true"
            yield f"draft: true  # {_('remove this line when all of it is in your own words')}"

    # -- tables --------------------------------------------------------------------------------

    @cached_property
    def names(self) -> Sequence[str]:
        """What table and step of each question are called."""
        found: list[str] = []
        for question in self.questions:
            name = _moment(question.view)
            found.append(name if name not in found else f"{name}-{question.seat.name.lower()}")
        return found

    def _tables(self) -> Iterator[str]:
        """The table of each question; where a seat has several, its hand is written once."""
        roots: dict[Seat, str] = {}
        for question, name in zip(self.questions, self.names, strict=True):
            seat, moment = question.seat, _moment(question.view)
            if moment not in DECISIONS or not self._has_several(seat):
                yield from table_lines(self.before(question), name, seat)
                continue
            if seat not in roots:
                roots[seat] = f"{_WHOLE}-{seat.name.lower()}" if roots else _WHOLE
                yield from table_lines(self._whole, roots[seat], seat)
            yield f"  {name}: {{like: {roots[seat]}, at: {moment}}}"

    def _has_several(self, seat: Seat) -> bool:
        return sum(each.seat is seat and _moment(each.view) in DECISIONS for each in self.questions) > 1

    def before(self, question: DraftQuestion) -> State:
        """The table at which a question is asked."""
        steps = self.deal.steps
        return steps[question.step].before if question.step < len(steps) else self.deal.last

    @property
    def _whole(self) -> State:
        """The hand as far as it went, before it was scored."""
        last = self.deal.last
        if last.award is None:
            return last
        return next(step.before for step in reversed(self.deal.steps) if step.before.award is None)

    # -- steps ---------------------------------------------------------------------------------

    def _step(self, question: DraftQuestion) -> Iterator[str]:
        """The question of a decision, with its answers."""
        name = self.names[list(self.questions).index(question)]
        state = self.before(question)
        yield f"  - type: {_TYPES.get(question.view.phase, 'bid')}"
        yield f"    id: {name}"
        yield f"    table: {name}"
        if question.skill:
            yield f"    tests: [{question.skill}]"
        yield f"    ask: {_quoted(question.ask)}"
        yield "    answers:"
        named = [each for each in question.answers if each.action is not None]
        yield from (_answer(_meant(state, each.action), each) for each in named if each.action is not None)
        if _can_be_illegal(question.view):
            yield "      - {any: illegal, grade: wrong, say: auto}"
        others = [each for each in question.answers if each.action is None]
        yield from (_answer("any: other", each) for each in others)
        yield "    hints: [auto]"

    @property
    def moves(self) -> str:
        """How the hand went on from the last decision; empty where it did not."""
        last = self.questions[-1]
        return ", ".join(filter(None, (_move(step, last.seat) for step in self.deal.steps[last.step :])))

    def _rest(self) -> Iterator[str]:
        """The step that shows how the hand went on."""
        if self.moves:
            yield "  - type: watch"
            yield "    id: how-it-went"
            yield f"    table: {self.names[-1]}"
            yield _owned(f"    text: {_quoted(self.rest or watching_words())}", bool(self.rest))
            yield f"    moves: [{self.moves}]"


def summary_words() -> str:
    """What a lesson is about, until its author says it."""
    return _("A hand from a real game.")


def watching_words() -> str:
    """What is said before the rest of the hand, until its author says something else."""
    return _("Watch how the hand went on.")


def _moment(view: SeatView) -> str:
    """The moment of a decision, as tables have it where they can; the choice to defend has none."""
    if view.phase is Phase.PLAY:
        return f"trick-{len(view.tricks) + 1}"
    return {Phase.SECOND_ROUND: "second-round", Phase.DISCARD: "discard", Phase.DEFEND: "defence"}.get(
        view.phase, "call"
    )


def _meant(state: State, action: Action) -> str:
    """What an answer names."""
    if action.card is not None:
        return f"cards: {action.card}"
    if action.kind is ActionKind.LEAVE:
        return f"cards: {state.upcard}"
    word = called(state, action).split(" ")[1]
    if action.kind in (ActionKind.PASS, ActionKind.DEFEND):
        return f"call: {word}"
    return f"call: {word}, alone: {json.dumps(action.alone)}"


def _answer(named: str, answer: DraftAnswer) -> str:
    say = answer.say if answer.say == "auto" else _quoted(answer.say)
    return _owned(f"      - {{{named}, grade: {answer.grade}, say: {say}}}", not answer.drafted)


def _owned(line: str, own: bool) -> str:
    """A line of the file, marked where its words are not the author's own."""
    # NOTE: a comment in a lesson file, behind words that were written by the app
    return line if own else f"{line}  # {_('in your own words?')}"


def _can_be_illegal(view: SeatView) -> bool:
    """Whether a learner could choose what the rules do not allow."""
    if view.phase is Phase.SECOND_ROUND:
        return True  # the suit that was turned down
    meant = {view.upcard if action.kind is ActionKind.LEAVE else action.card for action in view.legal}
    return view.phase in (Phase.PLAY, Phase.DISCARD) and not set(view.hand) <= meant


def _move(step: Step, learner: Seat) -> str:
    """A move as lesson files write it; empty for what happens by itself."""
    action, seat = step.action, ("you", "left", "partner", "right")[step.action.seat.seen_from(learner)]
    if action.kind is ActionKind.GATHER:
        return "gather"
    if action.kind is ActionKind.PLAY:
        return f"{seat} {action.card}"
    if action.kind is ActionKind.DISCARD:
        return f"{seat} discard {action.card}"
    calls = (ActionKind.PASS, ActionKind.ORDER, ActionKind.CALL, ActionKind.DEFEND)
    return called(step.before, action, learner) if action.kind in calls else ""


def _quoted(text: str) -> str:
    """A text that YAML takes as it is, whatever stands in it."""
    return json.dumps(text, ensure_ascii=False)
