"""A euchre night in telling states, for pictures without a display: from its choice to its end."""

from __future__ import annotations

from dataclasses import replace

from game.bots.levels import Bot, Level
from game.bots.whole_hand import play
from game.client.screens.evening import EveningScreen
from game.client.screens.evening_door import open_evening_table
from game.client.screens.night_setup import NightSetupScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.evening.keeping import entry_text
from game.evening.other_tables import hand_of, next_hand
from game.presenters.evening import EveningPresenter
from game.presenters.evening_setup import EveningSetup
from game.rules.actions import Phase
from game.rules.view import observe

_TABLES, _ROUNDS = 6, 4
_GONE = 520_000  # milliseconds of a round
_MOST_SEEDS = 60
_FEW = 4  # hands written down


def setup(services: Services, seed: str) -> Screen:
    """What is chosen before a night."""
    screen = NightSetupScreen(services)
    screen.setup.choice = replace(screen.setup.choice, seed=seed)
    return screen


def room(services: Services, seed: str) -> Screen:
    """The room before the first hand, at a night where everyone has a score."""
    return _begun(services, seed)


def clock(services: Services, seed: str) -> Screen:
    """The room of a night with a clock, in the middle of a round."""
    screen = _begun(services, seed, kind="teams")
    screen.presenter.pass_time(_GONE)
    return screen


def table(services: Services, seed: str) -> Screen:
    """The own table of a night at the first decision, with somebody one knows."""
    for number in range(_MOST_SEEDS):
        screen = _begun(services, f"{seed}/{number}")
        occasion = screen.presenter.occasion
        if any(occasion.faces or ()):
            break
    game = screen.presenter.game.sit_down()
    while not game.session.waits_for_learner:
        game.session.advance()
    return open_evening_table(services, screen.presenter, game)


def card(services: Services, seed: str) -> Screen:
    """The own card before the first hand."""
    screen = _begun(services, seed)
    screen.presenter.act("card")
    return screen


def _begun(services: Services, seed: str, kind: str = "progressive") -> EveningScreen:
    sheet = next(each for each in services.rulesets() if each.switches.event == kind)
    chosen = EveningSetup(services)
    chosen.choice = replace(chosen.choice, event=sheet.id, tables=_TABLES, rounds=_ROUNDS, seed=seed)
    return EveningScreen(services, chosen.begin())


def waiting(services: Services, seed: str) -> Screen:
    """The own table is done, and the others are seen to finish."""
    screen = _begun(services, seed)
    _play_round(screen.presenter)
    return screen


def round_end(services: Services, seed: str) -> Screen:
    """The end of a round at the own table, when all the others are done."""
    screen = _begun(services, seed)
    _play_round(screen.presenter)
    screen.presenter.act("wait")
    return screen


def tournament(services: Services, seed: str) -> Screen:
    """The same at a night of teams."""
    screen = _begun(services, seed, kind="teams")
    _play_round(screen.presenter)
    screen.presenter.act("wait")
    return screen


def end(services: Services, seed: str) -> Screen:
    """A whole night at its end."""
    screen = _begun(services, seed)
    presenter = screen.presenter
    while not presenter.game.evening.is_over:
        _play_round(presenter)
        presenter.act("move")
    return screen


def claim(services: Services, seed: str) -> Screen:
    """A card on which one hand stands twice, and the other side has a finger on it."""
    screen = _begun(services, seed)
    _play_own(screen.presenter, wrong=True)
    screen.presenter.act("initial")
    return screen


def written(services: Services, seed: str) -> Screen:
    """A card after a few hands, with a box to fill."""
    screen = _begun(services, seed)
    _play_own(screen.presenter, hands=_FEW)
    return screen


def _play_own(presenter: EveningPresenter, wrong: bool = False, hands: int = 0) -> None:
    """The own table's hands by bots, up to so many where told, and the card; `wrong`: one hand twice."""
    game = presenter.game
    learner, session = Bot(Level.STEADY, game.evening.seed), game.sit_down().session
    while not game.state.own_hands_done and (not hands or len(game.state.own_boxes) <= hands):
        if session.state.phase is Phase.HAND_OVER:
            session.next_hand()
        elif not session.advance():
            session.submit(learner.choose(observe(session.state, session.learner)))
    while (box := game.state.box_to_fill) is not None and box != (hands + 1 if hands else 0):
        owed = game.state.owed
        twice = wrong and box > 1 and owed[box - 2] and owed[box - 1] != owed[box - 2]
        game.on_card(f"write {entry_text(owed[box - 2] if twice else owed[box - 1])}")
        wrong = wrong and not twice
    presenter.settle()


def _play_round(presenter: EveningPresenter) -> None:
    """Everybody's hands of a round, by bots; the own card is signed."""
    game = presenter.game
    _play_own(presenter)
    for number in game.state.others:
        while (hand := next_hand(game.evening, number, game.state.tables[number - 1])) is not None:
            game.hand_played(number, hand_of(hand, play(hand)))
    while not game.state.is_checked:
        ids = [button.id for button in presenter.page().every_button()]
        presenter.act("strike" if "strike" in ids else "initial")
    presenter.act("round")
