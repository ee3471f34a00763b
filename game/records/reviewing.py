"""The hands of a record as they are reviewed, and what is kept of it for the learner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from game.i18n import _
from game.records.followed_deals import Followed, follow_last, score_after
from game.records.record_faults import RecordRefused, nothing_played
from game.records.record_file import Recorded
from game.records.weighed_decisions import Place, keep_decisions
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rules.state import Standing, State
from game.session import Session
from game.storage.database import Store
from game.tutor.review import Hand, HandReview
from game.words.names import Names


@dataclass(frozen=True, slots=True)
class Reviewable:
    """One deal of a record, ready to be reviewed; the places of its steps are those of the deal."""

    deal: Followed
    steps: Hand
    unknown: frozenset[Card]  # cards put where the record does not tell which ones lay there
    seat: Seat  # whose decisions are reviewed
    names: Names | None  # by seat; None at our own table

    @property
    def hints(self) -> dict[int, int]:
        """How far hints were read, by the places of the steps before which they were."""
        return {place: step.hint for place, step in enumerate(self.deal.steps) if step.hint}


def finished_hands(record: Recorded) -> Recorded:
    """The record of a game that goes on, without the hand in play: its review would tell how to go on."""
    return replace(record, deals=tuple(deal for deal in record.deals if deal.over))


def reviewable(record: Recorded, number: int) -> Reviewable:
    """A deal by its place in the record, from 0, at the score the game had come to. Raises IndexError."""
    deal = record.deals[number]
    standing = next(islice(scores_before(record), number, None))
    steps = tuple((_scored(step.before, standing), step.action) for step in deal.steps)
    return Reviewable(deal, steps, deal.stand_ins, record.learner, record.names if record.foreign else None)


def places(record: Recorded, name: str, number: int | None) -> list[int]:
    """Where the deals of a number stand in a record of that name; without a number all of them.

    Raises RecordRefused where there is none.
    """
    deals = record.deals
    if not deals:
        raise nothing_played(name)
    found = [place for place, each in enumerate(deals) if number is None or each.number == number]
    if not found:
        text = _("{name} has no deal {deal}. Its deals go from {first} to {last}.")
        numbers = {"deal": number, "first": deals[0].number, "last": deals[-1].number}
        raise RecordRefused(text.format(name=name, **numbers))
    return found


def _scored(state: State, standing: Standing) -> State:
    """A moment of a hand at the score before it; once the hand has its points they are in the score."""
    return state.changed(standing=standing) if state.award is None else state


def last_hand(session: Session) -> Reviewable:
    """The hand that was dealt last in a game at our own table. Raises IndexError before the first."""
    deal = follow_last(session)
    if deal is None:
        raise IndexError("nothing was dealt yet")
    steps = tuple((step.before, step.action) for step in deal.steps)
    return Reviewable(deal, steps, deal.stand_ins, session.learner, None)


def scores_before(record: Recorded) -> Iterator[Standing]:
    """The score before every deal."""
    begun = Standing.shared(record.score)
    score = begun if any(record.score) or not record.deals else record.deals[0].first.standing
    for deal in record.deals:
        yield score
        score = score_after(score, deal)


def keep_review(
    store: Store, game_id: int, hand: Reviewable, review: HandReview, source: str = "game"
) -> None:
    """Keep what the decisions of a finished hand of the learner's cost; nothing before all are weighed.

    A hand with a decision that could not be weighed is not kept either: it would count as faultless.
    `game_id` is 0 for a hand of no kept game. Raises StorageError.
    """
    deal = hand.deal
    if not deal.over or not review.complete or review.doubtful:
        return
    if game_id:
        store.reviews.keep(game_id, deal.number, review.cost, review.points, review.own, review.mistakes)
    keep_decisions(store, hand.steps, review, hand.seat, Place(source, game_id, deal.number))


def drop_undone(store: Store, game_id: int, last: Followed | None) -> None:
    """What was kept of the last deal of a game goes if its end was taken back. Raises StorageError."""
    if last is not None and not last.over:
        store.reviews.drop(game_id, last.number)
        store.decisions.drop(game_id, last.number)
        store.mistakes.forget_hand(game_id, last.number)
