"""People who type: each decides what the next line is by looking at the table, as a player would."""

from __future__ import annotations

import io
import itertools
import re
from collections.abc import Callable, Iterable, Iterator

from game.bots.company import Company
from game.bots.ladder import Level
from game.bots.levels import Bot
from game.presenters.practice_games import PracticeGame, begin, resume
from game.rules.actions import Action, ActionKind, Phase
from game.rules.seats import Seat
from game.rules.view import SeatView
from game.session import HOME_SEAT, Session
from game.storage.database import Store, memory_store
from game.storage.settings import Practice
from game.strategy.decisions import decide
from game.text.console import Console
from game.text.desk import TextDesk
from game.text.main import Options, run
from game.text.table import TableTalk
from game.text.typed_actions import label
from game.words import card_name, suit_name


class Typist(io.StringIO):
    """A stream of typed lines that are thought of one by one; it ends when there are none left."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self._lines = iter(lines)

    def readline(self, size: int | None = -1, /) -> str:
        for line in self._lines:
            return f"{line}\n"
        return ""


def converse(store: Store, *lines: str, options: Options | None = None) -> str:
    """The whole conversation over the typed lines, up to their end."""
    out = io.StringIO()
    run(options or Options(), store, Typist(lines), out)
    return out.getvalue()


def new_game(store: Store, ruleset: str, seed: str = "7", **practice: object) -> PracticeGame:
    choices = {"length": "game", "opponents": Level.SUNDAY, "partner": Level.STEADY, **practice}
    return begin(store, Practice(ruleset, seed=seed, **choices))  # type: ignore[arg-type]


def usual_players(seed: str) -> dict[Seat, Bot]:
    """Who sits at a table of that seed where nobody chose."""
    usual = Practice()
    return Company(usual.opponents, usual.partner, seed).players(HOME_SEAT)


def sit_down(
    game: PracticeGame, lines: Iterable[str], out: io.StringIO, store: Store | None = None
) -> TableTalk:
    """The learner at the table of a game, with what is typed and where it is answered."""
    return TableTalk(Console(Typist(lines), out), TextDesk(store or memory_store()), game)


def talk(game: PracticeGame, lines: Iterable[str]) -> str:
    """Play a game over typed lines. Raises Left where they end before it does."""
    out = io.StringIO()
    sit_down(game, lines, out).play()
    return out.getvalue()


def untranslated(said: str) -> list[str]:
    """Lines in English where the language is the invented one; a rule stands behind its number."""
    return [line for line in said.split("\n") if line and not re.match(r"(?:[A-Z]+-\d+ )?\[", line)]


def by_code(action: Action, view: SeatView) -> str:
    """An action as its shortest line."""
    if action.card is not None:
        return str(action.card)
    if view.ruleset.switches.strict_words and action.kind in (ActionKind.PASS, ActionKind.ORDER):
        return label(view, action)
    ending = " alone" if action.alone else ""
    if action.kind in (ActionKind.CALL, ActionKind.NAME):
        return f"{action.suit}{ending}"
    if action.kind is ActionKind.DEFEND:
        return "alone" if action.alone else "together"
    word = {
        ActionKind.PASS: "pass",
        ActionKind.ORDER: "order up",
        ActionKind.LEAVE: "leave",
        ActionKind.NO_TRUMP: "no trump",
        ActionKind.KEEP: "keep",
        ActionKind.EXCHANGE: "exchange",
        ActionKind.REDEAL: "show",
    }[action.kind]
    return f"{word}{ending}"


def by_name(action: Action, view: SeatView) -> str:
    """An action in whole words of the language in use."""
    if action.card is not None:
        return card_name(action.card)
    if action.suit is not None and not action.alone:
        return suit_name(action.suit)
    return by_code(action, view)


def sound_lines(
    session: Session, spell: Callable[[Action, SeatView], str] = by_code, between: Iterable[str] = ()
) -> Iterator[str]:
    """What a sound player types from here to the end of the game, with other lines in between."""
    others = itertools.cycle(between) if between else None
    while not session.over:
        if others is not None:
            yield next(others)
            if session.over:
                return
        view = session.view
        yield "" if view.phase is Phase.HAND_OVER else spell(decide(view).action, view)


def saved_session(store: Store) -> Session:
    """The game in play as it would be taken up again."""
    saved = store.games.current()
    assert saved is not None
    return resume(store, saved).session
