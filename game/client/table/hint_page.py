"""A hint at the practice table: a nudge, an idea, and the answer as bars that grow while one looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from game.bots.worker import Worker
from game.client.table.hint_parts import BarsBlock
from game.client.table.hint_steps import HintStep, Stage, StepsRead
from game.client.table.sheet import Block, Paragraph
from game.i18n import _
from game.presenters.hint_search import Weighing
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Rank, is_left_bower
from game.rules.view import SeatView
from game.tutor import bars as words
from game.tutor.advise import Advice, advise
from game.tutor.bars import Bars, bars
from game.tutor.hints import idea_words, linked, why_not_words
from game.words import rank_name, seat_name

ANSWER = 2
"""The last step, counted from nought."""
BARS = 3
"""The place of what the answer says among the blocks of the sheet."""


@dataclass(frozen=True)
class HintDoors:
    """What the page of a hint needs from its screen."""

    term_title: Callable[[str], str]  # a word of the glossary by its id; empty while it cannot be told
    open_clause: Callable[[str], None]
    unfold: Callable[[], None]


class Hint:
    """One hint at a time. Its values are asked for when it is opened, so that the answer is ready soon."""

    def __init__(self, worker: Callable[[], Worker], routes: HintDoors) -> None:
        self.weighing = Weighing(worker)
        self._doors = routes
        self.view: SeatView | None = None
        self.advice: Advice | None = None
        self.step = 0
        self.found: Bars | None = None
        """What the bars show; None where there is nothing to choose from."""
        self.unfolded = False

    def open(self, view: SeatView) -> None:
        """The first step for a decision."""
        self.view, self.advice, self.step, self.unfolded = view, advise(view), 0, False
        self.think()

    def next_step(self) -> None:
        self.step = min(ANSWER, self.step + 1)

    def think(self) -> None:
        """Begins to weigh, or goes on with it after it was interrupted."""
        if self.view is None or self.advice is None:
            return
        self.found = None
        if len(self.view.legal) > 1:
            self.weighing.begin(self.view, self.advice.action)
            self._measure()

    def reword(self) -> None:
        """The same hint in the language that is spoken now."""
        if self.view is not None and self.advice is not None:
            self.advice = advise(self.view)
            if self.found is not None:
                self._measure()

    def close(self) -> None:
        """The hint is not looked at any more; nobody goes on thinking about it."""
        self.weighing.stop()
        self.view = self.advice = self.found = None
        self.step = 0

    def look(self) -> bool:
        """Takes what has come in; whether the answer looks different now."""
        if not self.weighing.look():
            return False
        self._measure()
        return self.step == ANSWER or self.weighing.done

    def _measure(self) -> None:
        assert self.view is not None
        self.found = bars(self.view, self.weighing.values, self.weighing.done)

    @property
    def recommended(self) -> tuple[Action, ...]:
        """What is marked on the table: nothing before the answer, several actions where they are as good."""
        if self.step < ANSWER or self.advice is None:
            return ()
        if self.found is None or self.weighing.failed:
            return (self.advice.action,)
        return self.found.best

    # -- what it says ------------------------------------------------------------------------

    def blocks(self, folded: int) -> tuple[Block, ...]:
        """The steps; of those that were read the first so many are folded to their heads.

        One more than there are puts these heads into one row. The idea, once folded, stands by the answer.
        """
        assert self.advice is not None
        heads = (_("A nudge"), _("An idea"), _("The answer"))
        texts = (self.advice.nudge, self._idea(self.advice), "")
        found: list[HintStep] = []
        for number, (head, text) in enumerate(zip(heads, texts, strict=True)):
            stage = Stage.DONE if number < self.step else Stage.OPEN
            if number > self.step:
                stage = Stage.TO_COME
            said = stage is Stage.OPEN or (stage is Stage.DONE and number >= folded)
            links = self._links(self.advice.clauses) if number == 1 else {}
            found.append(HintStep(number + 1, head, stage, text if said else "", links))
        if self.step < ANSWER:
            return tuple(found)
        heads_read: tuple[Block, ...] = tuple(found[:ANSWER])
        if folded > ANSWER:
            heads_read = (StepsRead(tuple(found[:ANSWER])),)
        return (*heads_read, found[ANSWER], *self._answer(folded >= ANSWER))

    def _idea(self, advice: Advice) -> str:
        """The rule of thumb, the word for it, and the clauses that advise it."""
        weighed = self.found is not None and self.weighing.done  # else they may be of an earlier decision
        values = self.weighing.values if weighed else None
        text, word = linked(idea_words(advice, values), advice, self._doors.term_title)
        below = "  ".join(part for part in (word, *advice.clauses) if part)
        return f"{text}\n{below}" if word and below else " ".join(part for part in (text, below) if part)

    def _links(self, clauses: tuple[str, ...]) -> Mapping[str, Callable[[], None]]:
        return {clause: partial(self._doors.open_clause, clause) for clause in clauses}

    def _answer(self, alone: bool) -> tuple[Block, ...]:
        """What is best, and why; `alone` where the idea is not to be read above."""
        assert self.advice is not None
        assert self.view is not None
        if self.found is None:
            return Paragraph(self.advice.answer), Paragraph(words.only_words(), soft=True)
        if self.weighing.failed:
            return Paragraph(self.advice.answer), Paragraph(words.failed_words(), soft=True)
        block = self.bars_block()
        if block is None:
            return ()
        reason = self._reason(alone)
        return (Paragraph(reason, soft=True), block) if reason else (block,)

    def _reason(self, alone: bool) -> str:
        """Why the best is the best, beside its bar; empty where the idea above says so."""
        assert self.advice is not None
        assert self.view is not None
        values = self.weighing.values if self.weighing.done else None
        why_not = "" if values is None else why_not_words(self.view, self.advice, values)
        return why_not or (self.advice.idea if alone else "")

    def bars_block(self) -> BarsBlock | None:
        """The bars of the answer; None where it has none."""
        if self.step < ANSWER or self.view is None or self.found is None or self.weighing.failed:
            return None
        shown = self.found.unfolded() if self.unfolded else self.found
        folded = words.folded_words(len(shown.folded)) if shown.folded else ""
        note = (
            words.note_words(self.view, self.found)
            if self.found.done
            else words.progress_words(self.found, self.weighing.most)
        )
        return BarsBlock(words.head_words(), shown, folded, note, self._doors.unfold)


def headline(view: SeatView) -> str:
    """The decision as a question."""
    if view.phase is Phase.PLAY:
        return _on_the_trick(view)
    if view.phase is Phase.FIRST_ROUND:
        return _("Call, or pass?")
    if view.phase is Phase.SECOND_ROUND:
        may_pass = any(action.kind is ActionKind.PASS for action in view.legal)
        return _("Which suit, or none?") if may_pass else _("Which suit do you name?")
    if view.phase is Phase.DISCARD:
        return _("Which card goes?")
    if view.phase is Phase.GIVE:
        return _("Which card helps {name} most?").format(name=seat_name(view.seat.partner))
    if view.phase is Phase.DEFEND:
        return _("Alone, or together?")
    if view.phase is Phase.FARMERS_HAND:
        return _("Is this hand worth keeping?")
    return _("Which suit shall the joker have?")


def _on_the_trick(view: SeatView) -> str:
    taken = view.winning
    card = view.trick.card_of(taken) if view.trick is not None and taken is not None else None
    if card is None:
        return _("What do you lead?")
    if card.suit is None:
        return _("What goes on the joker?")
    if card.rank is Rank.JACK and card.suit is view.trump:
        return _("What goes on the right bower?")
    if is_left_bower(card, view.trump):
        return _("What goes on the left bower?")
    # NOTE: the winning card of a trick by its rank, for example "What goes on the ace?"
    return _("What goes on the {rank}?").format(rank=rank_name(card.rank))
