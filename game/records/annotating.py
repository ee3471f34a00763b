"""What a review says of the decisions of a game, as annotations in Euchre Game Notation."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.i18n import _
from game.records.record_file import Recorded
from game.records.reviewing import Reviewable, reviewable
from game.rules.actions import ActionKind, Phase
from game.rules.egn.notes import LONGEST, Notes
from game.rules.seats import Seat
from game.strategy.values import Effort
from game.tutor.review import REVIEW, Judged, Mark, review_hand
from game.tutor.review.words import cost_words, decision_title, mark_words, sentence
from game.words.markup import plain

_CALLING = (Phase.FIRST_ROUND, Phase.SECOND_ROUND)
_MISTAKE = "[?]"  # the notation's own label


@dataclass(frozen=True, slots=True)
class Annotate:
    """That a game is to be written with remarks: on whose decisions, and how well they are weighed.

    Without seats it is the learner's in a game of our own, and everybody's in any other.
    """

    seats: tuple[Seat, ...] = ()
    effort: Effort = REVIEW
    progress: Callable[[int, int], None] = lambda _done, _of: None
    """Is told how many deals of how many are done."""

    def notes(self, record: Recorded) -> tuple[Notes, ...]:
        """The remarks on each deal. A hand of our own that is still being played gets none."""
        seats = self.seats or (tuple(Seat) if record.foreign else (record.learner,))
        views, found = [record.seen_from(seat) for seat in seats], []
        for place, deal in enumerate(record.deals):
            self.progress(place, len(record.deals))
            told = record.foreign or deal.over
            found.append(
                _notes([reviewable(view, place) for view in views], self.effort) if told else Notes()
            )
        self.progress(len(found), len(found))
        return tuple(found)


def _notes(hands: Sequence[Reviewable], effort: Effort) -> Notes:
    """The notes on one deal, seen from several seats."""
    calls: dict[int, list[str]] = defaultdict(list)
    plays: dict[int, list[str]] = defaultdict(list)
    for hand in hands:
        for judged in review_hand(hand.steps, hand.seat, effort, hand.unknown, hand.hints).judged:
            if judged.mark not in (Mark.ONLY, Mark.UNKNOWN):
                found = plays if judged.view.phase is Phase.PLAY else calls
                found[_place(hand, judged)].append(note(judged, hand))
    return Notes(dict(sorted(calls.items())), dict(sorted(plays.items())))


def _place(hand: Reviewable, judged: Judged) -> int:
    """The place of a decision in the list of calls or of cards; what is neither stands with the last call."""
    kinds = [action.kind for _state, action in hand.steps[: judged.step]]
    if judged.view.phase is Phase.PLAY:
        return kinds.count(ActionKind.PLAY)
    said = sum(kind.bids for kind in kinds)
    return said if judged.view.phase in _CALLING else max(0, said - 1)


def note(judged: Judged, hand: Reviewable) -> str:
    """One decision in one text: its mark, what it cost, and why."""
    named = {
        "place": decision_title(judged),
        "mark": mark_words(judged),
        "cost": cost_words(judged.cost),
        "why": plain(sentence(judged, hand.names)),
    }
    if judged.view.phase in (*_CALLING, Phase.PLAY):
        # NOTE: a remark on a call or card of a recorded game, for example "Mistake, 0.6 points. The ace ..."
        text = _("{mark}, {cost}. {why}").format(**named)
    else:
        # NOTE: the same with what was decided, for example "Putting down: Good, 0.1 points. The nine ..."
        text = _("{place}: {mark}, {cost}. {why}").format(**named)
    label = _MISTAKE if judged.mark is Mark.MISTAKE else ""
    return f"{label}{text}"[:LONGEST]
