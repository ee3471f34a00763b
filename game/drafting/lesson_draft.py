"""Writes a hand as a draft of a lesson: tables, a question for each decision, and how the hand went on."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from textwrap import shorten
from typing import Any

from game.course.needs_line import needs_line
from game.course.table_writing import called
from game.finding.table_block import table_lines
from game.i18n import _
from game.records.followed_deals import Step
from game.records.reviewing import Reviewable
from game.rules.actions import Action, ActionKind, Phase
from game.rules.seats import Seat
from game.rules.state import State
from game.tutor.review import Judged
from game.tutor.review.words import cost_words, hand_title, sentence

_TITLE = 60  # letters at most
_MINUTES = 2  # for a question with what leads up to it
_TYPES = {Phase.DISCARD: "discard", Phase.PLAY: "play"}  # all else is a call


@dataclass(frozen=True)
class Draft:
    """A lesson to be written from one hand. `lesson_id` is its id, `schema` where editors find its form."""

    hand: Reviewable
    decisions: Sequence[Judged]
    lesson_id: str
    schema: str
    needs: Mapping[str, Any] = field(default_factory=dict)  # house rules it relies on, by switch

    def text(self) -> str:
        """The whole file."""
        title = hand_title(self.hand.steps, self.hand.seat, self.hand.names)
        asked = [(each, self._name(each)) for each in self.decisions]
        head = [
            f"# yaml-language-server: $schema={self.schema}",
            "format: 1",
            f"id: {self.lesson_id}",
            f"title: {_quoted(shorten(title, _TITLE, placeholder='…'))}",
            f"summary: {_quoted(_('A hand from a real game.'))}",
            "level: intermediate",
            f"minutes: {_MINUTES * len(self.decisions)}",
            *([needs_line(self.needs)] if self.needs else []),
            "",
            "tables:",
        ]
        tables: list[str] = []
        steps: list[str] = []
        for each, name in asked:
            tables += table_lines(self.hand.deal.steps[each.step].before, name, self.hand.seat)
            steps += self._step(each, name)
        return "\n".join([*head, *tables, "", "steps:", *steps, *self._rest(asked[-1][1])]) + "\n"

    def _name(self, judged: Judged) -> str:
        """What table and step of a decision are called."""
        view = judged.view
        if view.phase is Phase.PLAY:
            return f"trick-{len(view.tricks) + 1}"
        return {Phase.SECOND_ROUND: "second-round", Phase.DISCARD: "discard", Phase.DEFEND: "defence"}.get(
            view.phase, "call"
        )

    def _step(self, judged: Judged, name: str) -> Iterator[str]:
        """The question of a decision, with drafts of its answers."""
        state = self.hand.deal.steps[judged.step].before
        yield f"  - type: {_TYPES.get(judged.view.phase, 'bid')}"
        yield f"    id: {name}"
        yield f"    table: {name}"
        yield f"    ask: {_quoted(_question(judged))}"
        yield "    answers:"
        best = judged.better if judged.better is not None else judged.action
        yield _answer(_meant(state, best), "best", sentence(judged, self.hand.names))
        named = [best]
        if judged.action != best:
            named.append(judged.action)
            grade = "fine" if judged.as_good else "wrong"
            say = _("That cost {points} in this game.").format(points=cost_words(judged.cost))
            yield _answer(_meant(state, judged.action), grade, say)
        if _can_be_illegal(judged):
            yield "      - {any: illegal, grade: wrong, say: auto}"
        if len(judged.view.legal) > len(named):
            yield _answer("any: other", "wrong", _("Something else is better here."))
        yield "    hints: [auto]"

    def _rest(self, name: str) -> Iterator[str]:
        """How the hand went on from the last decision."""
        steps = self.hand.deal.steps[self.decisions[-1].step :]
        moves = ", ".join(filter(None, (_move(step, self.hand.seat) for step in steps)))
        if moves:
            yield "  - type: watch"
            yield "    id: how-it-went"
            yield f"    table: {name}"
            yield f"    text: {_quoted(_('Watch how the hand went on.'))}"
            yield f"    moves: [{moves}]"


def _question(judged: Judged) -> str:
    phase = judged.view.phase
    if phase is Phase.DISCARD:
        return _("You picked it up. Which card do you discard?")
    if phase is Phase.PLAY:
        return _("It's your lead. Which card?") if judged.view.led is None else _("Which card do you play?")
    return _("What do you say?")


def _meant(state: State, action: Action) -> str:
    """What an answer names."""
    if action.card is not None:
        return f"cards: {action.card}"
    word = called(state, action).split(" ")[1]
    if action.kind in (ActionKind.PASS, ActionKind.DEFEND):
        return f"call: {word}"
    return f"call: {word}, alone: {json.dumps(action.alone)}"


def _answer(named: str, grade: str, say: str) -> str:
    return f"      - {{{named}, grade: {grade}, say: {_quoted(say)}}}"


def _can_be_illegal(judged: Judged) -> bool:
    """Whether a learner could choose what the rules do not allow."""
    view = judged.view
    if view.phase is Phase.SECOND_ROUND:
        return True  # the suit that was turned down
    return view.phase is Phase.PLAY and len(view.legal) < len(view.hand)


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
