"""Opening a record file: our own or in Euchre Game Notation, whole or refused in a sentence."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from game.i18n import _, pgettext
from game.i18n.foreign_text import on_one_line
from game.records.followed_deals import (
    Followed,
    NotAllowed,
    follow_egn,
    follow_record,
    follow_session,
    follow_under,
)
from game.records.own_format import check_record, completed
from game.records.record_faults import RecordRefused, cannot_read, misshapen, not_allowed
from game.records.totals import check_final, check_length
from game.rules.egn.game import CannotRead
from game.rules.egn.reader import is_egn, read
from game.rules.egn.shape import Misshapen, path_text
from game.rules.record import DamagedRecord, Record, record_from_json
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rulesets.shipped import BASE, load_ruleset
from game.session import HOME_SEAT, Session
from game.words import seat_name

MOST_BYTES = 10_000_000
"""A long game takes a few ten thousand; anything this large is no record."""
_LONGEST_NAME = 64  # letters, as the format has it


@dataclass(frozen=True, slots=True)
class Recorded:
    """A record opened and followed to its end."""

    names: tuple[str, str, str, str]  # by seat
    foreign: bool  # the names are not those of our own table
    score: tuple[int, int]  # points by side before the first deal
    ruleset: Ruleset
    deals: tuple[Followed, ...]
    learner: Seat = HOME_SEAT  # whom it is shown and told to, and whose decisions are reviewed

    def seen_from(self, seat: Seat) -> Recorded:
        """The same games as another of their players sees them."""
        if seat is self.learner:
            return self
        names = list(self.names)
        if not self.foreign:  # "you" is somebody else now
            names[self.learner] = pgettext("name at the table", "South")
        south, west, north, east = names
        return replace(self, names=(south, west, north, east), foreign=True, learner=seat)


def open_record(path: Path, chosen: Ruleset | None = None) -> Recorded:
    """A record file followed under its own rules, or under `chosen` ones with the record's own pack.

    Raises RecordRefused.
    """
    text = read_text(path)
    data = parse(path, text)
    try:
        if is_egn(data):
            return _foreign(path, data, chosen)
        return own_record(path, text, chosen)
    except Misshapen as fault:
        raise RecordRefused(misshapen(str(path), fault)) from fault
    except CannotRead as fault:
        raise RecordRefused(cannot_read(str(path), fault)) from fault


def read_text(path: Path) -> str:
    """The text of a file of a sensible size. Raises RecordRefused."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as fault:  # the other one for a sign that no name of a file can have
        sentence = _("{file} can't be opened: {reason}.")
        if not path.exists():
            sentence = _("There's no file {file}. Check its name and its folder.")
        reason = getattr(fault, "strerror", "") or fault
        raise RecordRefused(sentence.format(file=path, reason=reason)) from fault
    if len(raw) > MOST_BYTES:
        raise RecordRefused(_("{file} is far too large to be a record of a game.").format(file=path))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise RecordRefused(_("{file} isn't a text file.").format(file=path)) from fault


def parse(path: Path, text: str) -> Any:
    """The JSON data of a text. Raises RecordRefused with line and column."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as fault:
        sentence = _("{file} is damaged: line {line}, column {column} isn't JSON.")
        raise RecordRefused(sentence.format(file=path, line=fault.lineno, column=fault.colno)) from fault
    except (ValueError, RecursionError) as fault:
        raise RecordRefused(_("{file} isn't a record of a game.").format(file=path)) from fault


def _foreign(path: Path, data: Any, chosen: Ruleset | None) -> Recorded:
    game = read(data)
    ruleset = game.rules.pack_of(chosen) if chosen else game.rules.over(load_ruleset(BASE))
    unnamed = (_("Seat {number}").format(number=int(seat)) for seat in Seat if seat >= len(game.players))
    named = (on_one_line(name)[:_LONGEST_NAME] for name in game.players[:4])
    south, west, north, east = (*named, *unnamed)
    names = (south, west, north, east)
    try:
        record = Recorded(names, True, game.score, ruleset, follow_egn(game, ruleset))
    except NotAllowed as fault:
        raise RecordRefused(not_allowed(str(path), fault, names, foreign=True)) from fault
    if chosen is None:
        check_length(game, record.deals)
        check_final(game, record.deals)
    return record


def own_record(path: Path, text: str, chosen: Ruleset | None = None) -> Recorded:
    """A file of our own and its deals. Raises RecordRefused, CannotRead."""
    try:
        record = completed(record_from_json(text, load_ruleset(BASE)))
    except DamagedRecord as fault:
        raise RecordRefused(_damaged(path, fault)) from fault
    check_record(record)
    return follow_own(str(path), record, chosen)


def _damaged(file: Path, fault: DamagedRecord) -> str:
    if fault.path in ((), ("ruleset",)):
        return _("{file} isn't a record of a game, or it's damaged.").format(file=file)
    text = _("{file}: {path} is missing or doesn't make sense.")
    return text.format(file=file, path=path_text(fault.path))


def played_so_far(session: Session) -> Recorded:
    """The hands of a session up to now, as a record of our own."""
    return _ours(session.ruleset, follow_session(session), session.learner)


def follow_own(
    file: str, record: Record, chosen: Ruleset | None = None, learner: Seat = HOME_SEAT
) -> Recorded:
    """Our own record followed. Raises RecordRefused."""
    ruleset = record.ruleset
    try:
        deals = follow_record(record)
        if chosen is not None:
            ruleset = chosen.with_switches(pack=ruleset.switches.pack, joker=ruleset.switches.joker)
            deals = tuple(follow_under(deal, ruleset) for deal in deals)
    except NotAllowed as fault:
        raise RecordRefused(not_allowed(file, fault, _our_names(learner), foreign=False)) from fault
    return _ours(ruleset, deals, learner)


def _ours(ruleset: Ruleset, deals: tuple[Followed, ...], learner: Seat) -> Recorded:
    return Recorded(_our_names(learner), False, (0, 0), ruleset, deals, learner)


def _our_names(learner: Seat) -> tuple[str, str, str, str]:
    south, west, north, east = (seat_name(seat, learner) for seat in Seat)
    return south, west, north, east
