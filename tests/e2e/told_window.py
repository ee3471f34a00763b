"""The app as `python -m game` starts it, which also writes down where everything lies that can be clicked.

`python -m tests.e2e.told_window` with the file to write in `TOLD`: whoever works the window from outside
reads there what a player sees. Nothing of it is in the program.
"""

from __future__ import annotations

import json
import os
import select
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game.bots import slips
from game.bots.levels import Bot, Level
from game.client.app import App
from game.client.screens.decision import DecisionScreen
from game.client.screens.evening import EveningScreen
from game.client.screens.practice import PracticeScreen
from game.client.widgets.base import Widget
from game.client.widgets.scroll import ScrollArea
from game.client.widgets.select import Select
from game.presenters.asked_decision import AskedDecision
from game.rules.actions import Action, Phase
from game.rules.view import SeatView, observe
from game.strategy.decisions import decide
from game.strategy.values import Effort, search

_EVERY = 0.04  # seconds between two looks
_HELPER = Bot(Level.STEADY, "clicks")
_LEARNT = Effort(chunk=32, most=192, error=0.012)

Told = dict[str, Any]


def _parts(widgets: Sequence[Widget], x: int = 0, y: int = 0) -> Iterator[tuple[str, tuple[int, int]]]:
    """Keys and middles; what is scrolled lies from the corner of its area on."""
    for widget in widgets:
        if widget.key:
            yield widget.key, (widget.rect.centerx + x, widget.rect.centery + y)
        if isinstance(widget, ScrollArea):
            yield from _parts(widget.content, x + widget.rect.x, y + widget.rect.y - widget.offset)
        if isinstance(widget, Select) and widget.open:
            for (value, _words), row in zip(widget.options, widget.rows(), strict=True):
                yield f"{widget.key} {value}", row.center


def _told(app: App) -> Told:
    screen = app.stage.top
    panel = getattr(screen, "panel", None)
    told: Told = {
        "screen": getattr(screen, "name", ""),
        "parts": dict(_parts(panel.widgets if panel else ())),
    }
    told["still"] = True
    if isinstance(screen, EveningScreen):
        _tell_night(screen, told)
    if isinstance(screen, PracticeScreen):
        _tell_table(screen, told)
    if isinstance(screen, DecisionScreen):
        _tell_decision(screen, told)
    return told


def _tell_night(screen: EveningScreen, told: Told) -> None:
    state, page = screen.presenter.game.state, screen.presenter.page()
    told["stage"] = screen.presenter.stage.name
    told["buttons"] = [button.id for button in page.every_button()]
    told["box"], told["owed"] = state.box_to_fill, list(state.owed)
    told["round"], told["over"] = state.evening.number, state.evening.is_over
    told["left"] = state.left


def _tell_table(screen: PracticeScreen, told: Told) -> None:
    session, table = screen.session, screen.presenter
    told["still"] = screen.still and not screen.board.motion.moving
    told["opened"], told["phase"] = table.sheet.opened.name, session.state.phase.name
    told["hand"] = session.state.standing.deals + 1
    told["actions"], told["waits"] = len(session.actions), session.waits_for_learner
    told["buttons"] = [button.id for button in table.page().every_button()]
    told["cards"] = {str(card): tuple(screen.board.card_rect(card).center) for card in table.view.hand}
    told["lying"] = [str(card) for card in table.view.hand]
    told["where"], told["weighed"] = table.heading[1], bool(table.state.cost)
    if told["still"] and told["waits"] and session.state.phase is not Phase.HAND_OVER and table.view.legal:
        told["wish"] = _wish(screen)
        legal = {action.card for action in table.view.legal}
        told["barred"] = [str(card) for card in table.view.hand if card not in legal]


def _tell_decision(screen: DecisionScreen, told: Told) -> None:
    asking = screen.asking
    told["still"], told["answered"] = screen.still and not screen.board.motion.moving, asking.answered
    told["title"], told["id"] = asking.page().title, str(asking.asked.setup)
    told["cards"] = {str(card): tuple(screen.board.card_rect(card).center) for card in asking.view.hand}
    if told["still"] and asking.ready and not asking.answered and asking.view.legal:
        told["wish"] = _told_action(_answer(asking))


_wished: dict[int, Action] = {}


def _wish(screen: PracticeScreen) -> Told:
    """What a player like that would do, and the button of it, if it is a call."""
    state = screen.session.state
    if id(state) not in _wished:
        _wished.clear()
        _wished[id(state)] = _chosen(observe(state, screen.session.learner))
    return _told_action(_wished[id(state)])


_answers: dict[int, Action] = {}


def _answer(asking: AskedDecision) -> Action:
    """What such a learner answers when a mistake comes back; whoever is cured learnt what is worth most."""
    if "SLIPS" in os.environ:
        return _chosen(asking.view)
    if id(asking) not in _answers:
        _answers.clear()
        _answers[id(asking)] = search(asking.view, "learnt", _LEARNT).best.action
    return _answers[id(asking)]


def _chosen(view: SeatView) -> Action:
    """What a steady player does; with `SLIPS` somebody who keeps trumps back and calls on hope."""
    if "SLIPS" in os.environ:
        sound = decide(view)
        return slips.hoards_trumps(view, sound) or slips.calls_on_hope(view, sound) or sound.action
    return _HELPER.choose(view)


def _told_action(action: Action) -> Told:
    card = None if action.card is None else str(action.card)
    return {"action": str(action), "kind": action.kind.name, "card": card, "alone": action.alone}


def watch(file: Path) -> None:
    """Has every app write to the file what it shows, whenever that is something new."""
    usual, last, seen = App.tick, "", 0.0

    def tick(self: App, dt: float) -> bool:
        nonlocal last, seen
        changed = usual(self, dt)
        if time.monotonic() - seen >= _EVERY:
            seen = time.monotonic()
            text = json.dumps(_told(self))
            if text != last:
                fresh = file.with_suffix(".new")
                fresh.write_text(text, encoding="utf-8")
                fresh.replace(file)
                last = text
        return changed

    App.tick = tick  # type: ignore[method-assign]


if __name__ == "__main__":
    from game.__main__ import main

    watch(Path(os.environ["TOLD"]))
    if "FAKETIME" in os.environ:  # it refuses to sleep now and then (libfaketime 0.9.10)
        time.sleep = lambda seconds: select.select([], [], [], seconds)  # type: ignore[assignment]
    sys.argv[1:] = []
    sys.exit(main())
