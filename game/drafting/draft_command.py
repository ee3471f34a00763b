"""`leftbower lesson from`: a draft of a lesson from a hand of a record, or of one of the learner's games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.course.checker import with_rule
from game.course.moments import At
from game.drafting.decisions import asked_about
from game.drafting.draft_file import draft_for, write_draft
from game.drafting.draft_question import question_of
from game.i18n import _, ngettext
from game.records.export_command import ruleset_called
from game.records.exporting import saved_game, saved_hands, title_of_game
from game.records.record_faults import RecordRefused
from game.records.record_file import Recorded, open_record
from game.records.reviewing import Reviewable, finished_hands, places, reviewable
from game.rules.seats import Seat
from game.storage.database import open_for_command
from game.storage.writing import check_free
from game.tutor.review import review_hand
from game.tutor.review.words import hand_title


@dataclass(frozen=True, slots=True)
class WantedDraft:
    """Which hand and which decisions. Without a file it is one of the learner's games, else the latest."""

    out: Path
    file: Path | None = None
    game: int | None = None
    deal: int | None = None  # as the record counts; None for the last one
    at: At | None = None  # None for every decision that cost something
    seat: Seat | None = None  # None for the learner's, or the first player's of a record
    ruleset: str | None = None
    replace: bool = False


def draft(wanted: WantedDraft) -> int:
    """Write the draft and say what is still to do in it. Raises RecordRefused, StorageError."""
    check_free(wanted.out, replace=wanted.replace)
    name, record = _opened(wanted)
    if wanted.seat is not None:
        record = record.seen_from(wanted.seat)
    hand = reviewable(record, places(record, name, wanted.deal)[-1])
    found = review_hand(hand.steps, hand.seat, unknown=hand.unknown, hints=hand.hints)
    decisions = asked_about(found, wanted.at)
    if not decisions:
        raise RecordRefused(_nothing_to_ask(hand.deal.number, wanted.at, _who_erred(record, hand, wanted.at)))
    title = hand_title(hand.steps, hand.seat)
    begun = draft_for(wanted.out, hand.deal, [question_of(each) for each in decisions], title)
    faults = write_draft(wanted.out, begun, force=wanted.replace)
    told = ngettext(
        "{file} asks about {count} decision.", "{file} asks about {count} decisions.", len(decisions)
    ).format(file=wanted.out, count=len(decisions))
    print(told)
    for fault in faults:
        print(with_rule(fault))
    print(_("It's a draft: give it a title, and say in your own words why each answer is right."))
    return 0


def _who_erred(record: Recorded, hand: Reviewable, at: At | None) -> tuple[str, ...]:
    """The other seats of a hand whose decisions cost something, as `--seat` takes them; none at a moment."""
    found = []
    for seat in Seat if at is None else ():
        other = reviewable(record.seen_from(seat), record.deals.index(hand.deal))
        if seat is not hand.seat and asked_about(review_hand(other.steps, seat, unknown=other.unknown), at):
            found.append(seat.name.lower())
    return tuple(found)


def _nothing_to_ask(deal: int, at: At | None, others: tuple[str, ...]) -> str:
    if at is not None:
        message = _("In deal {deal}, there was nothing to decide at “{moment}”.")
        return message.format(deal=deal, moment=at.text)
    if others:
        message = _(
            "None of this player's decisions in deal {deal} cost anything. Try “--seat {seat}”, or name a "
            "moment with --at, for example --at lead."
        )
        return message.format(deal=deal, seat=others[0])
    message = _("No decision in deal {deal} cost anything. Name one with --at, for example --at lead.")
    return message.format(deal=deal)


def _opened(wanted: WantedDraft) -> tuple[str, Recorded]:
    """The record and what it is called."""
    chosen = None if wanted.ruleset is None else ruleset_called(wanted.ruleset)
    if wanted.file is not None:
        return str(wanted.file), finished_hands(open_record(wanted.file, chosen))
    with open_for_command() as store:
        saved = saved_game(store, wanted.game)
        return title_of_game(saved.id), finished_hands(saved_hands(saved, chosen))
