"""What a hint says: a nudge, an idea, and the answer as bars that grow while one looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.i18n import _
from game.pages.more import WHOLE, Detail
from game.pages.page import BarRows, Block, HintStep, Paragraph, Stage, StepsRead
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Rank, is_left_bower
from game.rules.view import SeatView
from game.strategy.values import Values
from game.tutor import bars as words
from game.tutor.advise import Advice
from game.tutor.bars import Bars
from game.tutor.hints import idea_words, linked, why_not_words
from game.words import rank_name, seat_name

ANSWER = 2
"""The last step, counted from nought."""

FOLDS = ANSWER + 1
"""How often a hint can be said with less, where the sheet has not room for all of it."""

APART = "  "
"""Between the word and the clauses below an idea."""


@dataclass(frozen=True)
class HintState:
    """How far a hint is: the decision, the advice, the step that is open, and what was found so far.

    `bars` is None where there is nothing to choose from. `values` are None until they are final; `failed`
    says that they cannot be had.
    """

    view: SeatView
    advice: Advice
    step: int
    bars: Bars | None
    values: Values | None
    most: int  # deals that are looked at, at most
    failed: bool
    unfolded: bool

    @property
    def recommended(self) -> tuple[Action, ...]:
        """What is marked on the table: nothing before the answer, several actions where they are as good."""
        if self.step < ANSWER:
            return ()
        return (self.advice.action,) if self.bars is None or self.failed else self.bars.best


def hint_blocks(
    hint: HintState, term_title: Callable[[str], str], folded: int = 0, detail: Detail = WHOLE
) -> tuple[Block, ...]:
    """The steps; of those that were read the first so many are folded to their heads.

    One more than there are puts all steps into one row. The idea, once folded, stands by the answer.
    `term_title` gives a word of the glossary by its id, or nothing. Clauses, and how sure the answer is,
    are more than a first answer.
    """
    first, whole = (_steps(hint, term_title, folded, whole=whole) for whole in (False, True))
    shown = whole if detail.whole else first
    return shown if first == whole else (*shown, *detail.fold)


def _steps(
    hint: HintState, term_title: Callable[[str], str], folded: int, *, whole: bool
) -> tuple[Block, ...]:
    heads = (_("A nudge"), _("An idea"), _("The answer"))
    said, links = _idea(hint, term_title, whole), _links(hint.advice)
    idea = HintStep(2, heads[1], Stage.OPEN, said, links, advice=True)
    told = (HintStep(1, heads[0], Stage.OPEN, hint.advice.nudge), idea, HintStep(3, heads[2], Stage.OPEN))
    steps = tuple(_as_it_is(step, hint.step, folded) for step in told)
    if hint.step < ANSWER:
        return steps
    shown: tuple[Block, ...] = (StepsRead(steps),) if folded > ANSWER else steps
    return (*shown, *_answer(hint, folded >= ANSWER, whole))


def _as_it_is(step: HintStep, opened: int, folded: int) -> HintStep:
    place = step.number - 1
    stage = Stage.DONE if place < opened else Stage.OPEN if place == opened else Stage.TO_COME
    said = stage is Stage.OPEN or (stage is Stage.DONE and place >= folded)
    return replace(step, stage=stage, text=step.text if said else "")


def _links(advice: Advice) -> tuple[tuple[str, str], ...]:
    return tuple((clause, f"clause {clause}") for clause in advice.clauses)


def _idea(hint: HintState, term_title: Callable[[str], str], whole: bool) -> str:
    """The rule of thumb, the word for it, and the clauses that advise it."""
    text, word = linked(idea_words(hint.advice, hint.values), hint.advice, term_title)
    clauses = hint.advice.clauses if whole else ()
    below = APART.join(part for part in (word, *clauses) if part)
    return f"{text}\n{below}" if word and below else " ".join(part for part in (text, below) if part)


def _answer(hint: HintState, alone: bool, whole: bool) -> tuple[Block, ...]:
    """What is best, and why; `alone` where the idea is not to be read above."""
    if hint.bars is None:
        return Paragraph(hint.advice.answer), Paragraph(words.only_words(), soft=True)
    if hint.failed:
        return Paragraph(hint.advice.answer), Paragraph(words.failed_words(), soft=True)
    block = bars_block(hint, whole)
    if block is None:
        return ()
    return (*_reason(hint, alone), block)


def _reason(hint: HintState, alone: bool) -> tuple[Paragraph, ...]:
    """Why the best is the best, above its bar; nothing where the idea above says so."""
    why_not = "" if hint.values is None else why_not_words(hint.view, hint.advice, hint.values)
    said = why_not or (hint.advice.idea if alone else "")
    return (Paragraph(said, soft=True, bold=True),) if said else ()


def bars_block(hint: HintState, whole: bool = True) -> BarRows | None:
    """The bars of the answer; None where it has none. `whole` with how sure they are."""
    if hint.step < ANSWER or hint.bars is None or hint.failed:
        return None
    shown = hint.bars.unfolded() if hint.unfolded else hint.bars
    folded = words.folded_words(len(shown.folded)) if shown.folded else ""
    if hint.bars.done:
        note = words.note_words(hint.view, hint.bars, whole=whole)
    else:
        note = words.progress_words(hint.bars, hint.most)
    return BarRows(words.head_words(), words.axis_words(shown), shown, folded, note, whole)


def headline(view: SeatView) -> str:
    """The decision as a question."""
    if view.phase is Phase.PLAY:
        return _on_the_trick(view)
    if view.phase is Phase.FIRST_ROUND:
        return _("Call, or pass?")
    if view.phase is Phase.SECOND_ROUND:
        may_pass = any(action.kind is ActionKind.PASS for action in view.legal)
        return _("Which suit, or none?") if may_pass else _("Which suit do you choose?")
    if view.phase is Phase.DISCARD:
        return _("Which card do you discard?")
    if view.phase is Phase.GIVE:
        return _("Which card helps {name} most?").format(name=seat_name(view.seat.partner, view.seat))
    if view.phase is Phase.DEFEND:
        return _("Alone, or together?")
    if view.phase is Phase.FARMERS_HAND:
        return _("Is this hand worth keeping?")
    return _("Which suit should the joker be?")


def _on_the_trick(view: SeatView) -> str:
    taken = view.winning
    card = view.trick.card_of(taken) if view.trick is not None and taken is not None else None
    if card is None:
        return _("What do you lead?")
    if card.suit is None:
        return _("What do you play on the joker?")
    if card.rank is Rank.JACK and card.suit is view.trump:
        return _("What do you play on the right bower?")
    if is_left_bower(card, view.trump):
        return _("What do you play on the left bower?")
    # NOTE: the winning card of a trick by its rank, for example "What do you play on the ace?"
    return _("What do you play on the {rank}?").format(rank=rank_name(card.rank))
