"""Writing our own games in Euchre Game Notation."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from game.bots.company import learner_from_json
from game.i18n import _, format_number
from game.records.annotating import Annotate
from game.records.own_format import completed
from game.records.record_faults import RecordRefused, cannot_read
from game.records.record_file import (
    Recorded,
    follow_own,
    open_record,
    own_record,
    parse,
    played_so_far,
    read_text,
)
from game.rules.egn.game import CannotRead
from game.rules.egn.notes import annotated
from game.rules.egn.reader import is_egn
from game.rules.egn.writer import MOST_DEALS, CannotSay, Heading, PlayedDeal, Unsayable, write
from game.rules.match import is_finished
from game.rules.record import Record, record_to_json, ruleset_from_json, setup_from_json
from game.rules.ruleset import Ruleset
from game.rules.state import Standing
from game.rulesets.shipped import BASE, load_ruleset
from game.session import Session
from game.storage.database import Store, open_for_command
from game.storage.journal import SavedGame


def export_file(path: Path, as_record: bool = False, remarks: Annotate | None = None) -> str:
    """A record file of our own as a text in the notation, or followed and as it is.

    With remarks the file may be in the notation itself; it is then the same with them. Raises RecordRefused.
    """
    text = read_text(path)
    data = parse(path, text)
    if is_egn(data):
        if remarks is None:
            raise RecordRefused(_("{file} is already in Euchre Game Notation.").format(file=path))
        return _as_text(annotated(data, remarks.notes(open_record(path))))
    try:
        followed = own_record(path, text)
        return text if as_record else written(str(path), followed, remarks=remarks)
    except CannotRead as fault:
        raise RecordRefused(cannot_read(str(path), fault)) from fault


def export_saved(number: int | None = None, as_record: bool = False, remarks: Annotate | None = None) -> str:
    """A game of the learner's store as a text in the notation, or as our own record.

    The latest one without a number. Raises RecordRefused, StorageError.
    """
    with open_for_command() as store:
        saved = saved_game(store, number)
    if as_record:
        return record_to_json(saved_record(saved)) + "\n"
    return written(title_of_game(saved.id), saved_hands(saved), saved.begun, remarks)


def saved_game(store: Store, number: int | None = None) -> SavedGame:
    """A game of the learner's store, the latest one without a number. Raises RecordRefused."""
    saved = store.games.latest() if number is None else store.games.load(number)
    if saved is None and number is None:
        raise RecordRefused(_("You haven't played a game yet."))
    if saved is None:
        raise RecordRefused(_("You don't have a game with that number."))
    return saved


def title_of_game(number: int) -> str:
    """What a saved game is called."""
    return _("Game {number}").format(number=format_number(number))


def saved_record(saved: SavedGame) -> Record:
    """A saved game without what was undone in it. Raises RecordRefused if it makes no sense."""
    session = _resumed(saved)
    return Record(session.ruleset, session.state.setup, session.actions)


def saved_hands(saved: SavedGame, chosen: Ruleset | None = None) -> Recorded:
    """The hands of a saved game, with the hints that were taken; under `chosen` rules without them.

    Raises RecordRefused if it makes no sense, or where those rules do not allow what was done.
    """
    if chosen is not None:
        learner = learner_from_json(saved.players)
        return follow_own(title_of_game(saved.id), saved_record(saved), chosen, learner)
    return played_so_far(_resumed(saved))


def _resumed(saved: SavedGame) -> Session:
    try:
        ruleset = ruleset_from_json(saved.ruleset, load_ruleset(BASE))
        begun = completed(Record(ruleset, setup_from_json(saved.setup)))
        learner = learner_from_json(saved.players)
        return Session.resume(begun.ruleset, begun.setup, {}, saved.texts, learner=learner)
    except ValueError as fault:
        sentence = _("Left Bower can't read game {number}.").format(number=format_number(saved.id))
        raise RecordRefused(sentence) from fault


def written(name: str, record: Recorded, begun: str = "", remarks: Annotate | None = None) -> str:
    """A followed record of our own as a text in the notation, with remarks where they are asked for.

    Raises RecordRefused, naming what the notation cannot say.
    """
    deals = [
        PlayedDeal(deal.first, tuple(step.action for step in deal.steps), deal.last) for deal in record.deals
    ]
    standing = deals[-1].last.standing if deals else Standing()
    final = standing.points if is_finished(standing, record.ruleset.switches) else None
    heading = Heading(record.names, _(record.ruleset.name), begun, final)
    try:
        data = write(record.ruleset, heading, deals)
    except CannotSay as fault:
        raise RecordRefused(_cannot_say(name, fault)) from fault
    return _as_text(data if remarks is None else annotated(data, remarks.notes(record)))


def _as_text(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"


def _cannot_say(name: str, fault: CannotSay) -> str:
    text = {
        Unsayable.TWO_ENDS: _(
            "{name}: Euchre Game Notation can't say that a game ends by points or by deals, whichever "
            "comes first."
        ),
        Unsayable.DEALS: _("{name}: Euchre Game Notation has room for {most} deals, and this game has more."),
        Unsayable.JOKER_UP: _(
            "{name}: deal {deal}: Euchre Game Notation can't say which suit the dealer named for the joker."
        ),
        Unsayable.POINTS: _(
            "{name}: deal {deal}: Euchre Game Notation can't say that this hand scores {points}. Its "
            "readers count {usual}."
        ),
        Unsayable.LONE_DEFENCE: _(
            "{name}: deal {deal}: Euchre Game Notation can't say that defending alone scores {points}. "
            "Its readers count {usual}."
        ),
        Unsayable.PLAYER_POINTS: _(
            "{name}: deal {deal}: Euchre Game Notation can't say that partners score differently."
        ),
        Unsayable.FARMERS_HAND: _(
            "{name}: deal {deal}: Euchre Game Notation can't say how a farmer's hand was exchanged or "
            "dealt again."
        ),
        Unsayable.CARD_GIVEN: _(
            "{name}: deal {deal}: Euchre Game Notation can't say what a lone player discards for their "
            "partner's card."
        ),
        Unsayable.SLIP: _(
            "{name}: deal {deal}: Euchre Game Notation can't record a slip at an honest table or the "
            "ruling on it. “--record” keeps everything."
        ),
        Unsayable.ACTION: _(
            "{name}: deal {deal}: something happened here that Euchre Game Notation can't record."
        ),
    }[fault.kind]
    return text.format(name=name, deal=fault.deal, most=MOST_DEALS, points=fault.pays, usual=fault.usual)
