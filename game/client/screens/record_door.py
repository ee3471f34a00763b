"""The ways from a list of games, and from a file, to the table where a game is looked at again."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.i18n import _, format_number
from game.rules.seats import Seat
from game.storage.journal import GameLine, GameStatus

if TYPE_CHECKING:
    from game.records.opening import Recorded


def game_name(line: GameLine) -> str:
    """A game in a list: its number and its rules."""
    try:
        name = str(json.loads(line.ruleset)["short_name"])
    except (ValueError, KeyError, TypeError):
        return _("Game {number}").format(number=format_number(line.id))
    # NOTE: a game in a list, by its number and the rules it was played by, for example "Game 3, Danville"
    return _("Game {number}, {rules}").format(number=format_number(line.id), rules=_(name))


def open_game(services: Services, screen: Screen, line: GameLine) -> None:
    """Puts a game of the store on the stage above `screen`, or says why it cannot be looked at."""
    from game.records.faults import RecordRefused

    try:
        _show(services, screen, _recorded(services, line), game_name(line), line.id)
    except RecordRefused as fault:
        screen.stage.push(_refused(fault.sentence))


def review_game(services: Services, screen: Screen, line: GameLine) -> None:
    """Opens the review of a game of the store, or says why it cannot be looked at.

    Of a game that is still being played only the finished hands: the review would tell how to go on.
    """
    from game.records.faults import RecordRefused
    from game.records.reviewing import finished_hands

    try:
        record = _recorded(services, line)
        if line.status is GameStatus.PLAYING:
            record = finished_hands(record)
        if not any(deal.steps for deal in record.deals):
            raise RecordRefused(_("No hand of {game} has been played yet.").format(game=game_name(line)))
        screen.stage.go("review", record, game_name(line), Seat.SOUTH, None, line.id)
    except RecordRefused as fault:
        screen.stage.push(_refused(fault.sentence))


def _recorded(services: Services, line: GameLine) -> Recorded:
    """A game of the store. Raises RecordRefused."""
    from game.records.exporting import saved_hands
    from game.records.faults import RecordRefused

    saved = services.store.games.load(line.id)
    if saved is None:
        raise RecordRefused(_("There is no such game in your file yet."))
    return saved_hands(saved)


def open_file(services: Services, screen: Screen, path: str) -> None:
    """Puts a record file on the stage above `screen`, or says what is wrong with it and where."""
    from game.records.faults import RecordRefused
    from game.records.opening import open_record

    file = Path(os.path.expanduser(path.strip().strip("\"'")))  # leaves a ~ without a meaning as it is
    if file.is_fifo() or file.is_char_device():  # the window would wait for it
        screen.stage.push(_refused(_("{file} is no ordinary file. Choose another name.").format(file=file)))
        return
    try:
        _show(services, screen, open_record(file), file.name)
    except RecordRefused as fault:
        screen.stage.push(_refused(fault.sentence))


def _show(services: Services, screen: Screen, record: Recorded, title: str, game_id: int = 0) -> None:
    from game.client.screens.replay import ReplayScreen

    if not record.deals:
        screen.stage.push(_refused(_("{file} holds no deal yet.").format(file=title)))
    else:
        screen.stage.push(ReplayScreen(services, record, title, game_id))


def _refused(sentence: str) -> Screen:
    return MessageScreen(_("This record cannot be shown"), sentence, [Answer(_("Close"))])
