"""What lies on the stage when the app opens: home, and over it what has to be known or decided first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.i18n import _

if TYPE_CHECKING:
    from game.client.screens.services import Services
    from game.client.screens.stage import Screen
    from game.storage.errors import StorageError


def first_screens(services: Services, fault: StorageError | None = None) -> list[Screen]:
    """What lies on the stage at the start: home, and over it a notice or the question about a game."""
    screens = [services.open("home")]
    if fault:
        return [*screens, _cannot_be_opened(services, fault)]
    if not services.learners.seated and len(services.learners.list.all()) > 1:
        screens.append(services.open("learners"))
    elif (left := _game_left(services)) is not None:
        screens.append(left)
    if services.store.notice:
        from game.client.screens.messages import damaged

        screens.append(damaged(services.store.notice))
    return screens


def _cannot_be_opened(services: Services, fault: StorageError) -> Screen:
    from game.client.screens.messages import Answer, MessageScreen
    from game.storage.errors import StoreBusy

    answers = [Answer(_("Play without saving")), Answer(_("Close Left Bower"), services.quit)]
    if isinstance(fault, StoreBusy):
        answers = answers[1:]
    return MessageScreen(_("Your data can't be opened"), fault.sentence, answers, stay=True)


def _game_left(services: Services) -> Screen | None:
    """What is said of a game left unfinished: whether to go on, or that it cannot be read any more."""
    if services.store.games.current() is None:
        return None  # spares the first picture all that a game needs
    from game.client.screens.messages import MessageScreen, waiting_game
    from game.presenters.practice_games import LostGame

    try:
        saved = services.saved_game()
    except LostGame as lost:
        return MessageScreen(_("Your game can't continue"), lost.sentence)
    return waiting_game(services, saved) if saved is not None else None
