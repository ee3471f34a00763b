"""Watches the app at work for `leftbower bench`: the time of frames, their number, the cost of idling."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Timer

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.app import App
from game.client.window import REST_AFTER, open_window, start_pygame
from game.dev.shots.shot import maker
from game.dev.watch import Watched, loop
from game.rules.actions import Phase
from game.rules.hand import legal
from game.session import Session
from game.storage.database import open_store
from game.storage.settings import Practice

FRAME = 1 / 60
"""Seconds that a frame may take."""

_BLITS = 60
_SETTLE = REST_AFTER + 1.0  # seconds until a fresh screen is at rest and has its cards ready
_SOON = 0.3  # seconds until the loop rests where one does not want to wait for it
_REST_SCREENS = ("home", "courses", "lesson", "table-bidding", "hint", "progress")
ANSWER_SCREENS = ("home", "table-bidding", "settings")
_DEALING = frozenset({Phase.DRAW, Phase.DEALING})


@dataclass
class Turns:
    """What the turns of the real loop showed. Times in seconds."""

    work: list[float] = field(default_factory=list)  # each turn's, from ticking to the picture shown
    drawn: int = 0
    elapsed: float = 0.0
    processor: float = 0.0

    @property
    def late(self) -> int:
        """Turns that took longer than a frame may."""
        return sum(1 for seconds in self.work if seconds > FRAME)


def blit_seconds(surface: Surface) -> float:
    """The median time of covering the whole surface with an opaque picture."""
    picture = surface.copy()
    times = []
    for _turn in range(_BLITS):
        begun = time.perf_counter()
        surface.blit(picture, (0, 0))
        times.append(time.perf_counter() - begun)
    return sorted(times)[_BLITS // 2]


def dealing_frames(size: tuple[int, int], runs: int = 3) -> tuple[list[float], float]:
    """Seconds for each frame drawn while cards are dealt, and for one blit of the window, at this size.

    The same deal is watched several times from a cold start; each frame counts with its middle time, so
    that other programs on the machine do not count.
    """
    start_pygame()
    surface = Surface(size, 0, 32)  # as windows have it
    watched = [_deal_once(size, surface) for _run in range(runs)]
    frames = [sorted(times)[runs // 2] for times in zip(*watched, strict=False)]
    return frames, blit_seconds(surface)


def _deal_once(size: tuple[int, int], surface: Surface) -> list[float]:
    frames: list[float] = []
    with _app(size) as app:
        session = sit_down(app, "bench")
        app.draw(surface)
        while session.state.phase in _DEALING:
            begun = time.perf_counter()
            app.tick(FRAME * 1000)
            if app.draw(surface):
                frames.append(time.perf_counter() - begun)
    return frames


def at_rest(seconds: float) -> dict[str, Turns]:
    """Screens, by their names, in a real window that nobody touches, each for so long once it is at rest."""
    found = {}
    for name in _REST_SCREENS:
        with windowed() as (app, window):
            show(app, name)
            found[name] = watched(app, window, seconds, settle=_SETTLE)
    return found


def show(app: App, name: str) -> None:
    """Opens the screen of that name, as `leftbower shot` knows it, in a telling state."""
    screen = maker(name)(app.services, "1")
    if screen.over:
        app.stage.go("home")
    app.stage.push(screen)


def answers(times: int) -> list[float]:
    """Seconds from a key to the picture that answers it, at rest before; so often on each of some screens."""
    chance, found = Random("answers"), []
    for name in ANSWER_SCREENS:
        with windowed() as (app, window):
            show(app, name)
            app.draw(window.get_surface())
            found += [_answer(app, window, _SOON + chance.uniform(0.3, 0.5)) for _time in range(times)]
    return found


def _answer(app: App, window: pygame.Window, rest: float) -> float:
    """One key after so many seconds without any."""
    pressed = [0.0]

    def press() -> None:
        pressed[0] = time.perf_counter()
        pygame.event.post(Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t", scancode=0))

    answered = []

    def flip() -> None:
        window.flip()
        if pressed[0]:
            answered.append(time.perf_counter() - pressed[0])
            app.running = False

    finger = Timer(rest, press)
    finger.start()
    app.running = True
    loop(app, Watched(window, flip=flip), _SOON)
    finger.join()
    return answered[0]


def playing(session: Session) -> Callable[[], None]:
    """A learner who does the first legal thing at once."""

    def answer() -> None:
        if session.waits_for_learner:
            if session.state.phase is Phase.HAND_OVER:
                session.next_hand()
            else:
                session.submit(legal(session.state, session.state.turn)[0])

    return answer


def watched(
    app: App,
    window: pygame.Window,
    seconds: float,
    each: Callable[[], None] | None = None,
    turns: Turns | None = None,
    *,
    settle: float = 0.0,
) -> Turns:
    """Run the real loop for so long and note each turn, in new `turns` or behind those there are.

    What happens in the first `settle` seconds does not count.
    """
    turns = turns or Turns()
    begun = turn_begun = time.perf_counter() + settle
    processor, drawn = time.process_time(), app.frames
    settled = settle <= 0

    def tick(dt: float) -> bool:
        nonlocal begun, turn_begun, processor, drawn, settled
        turn_begun = time.perf_counter()
        if not settled and turn_begun >= begun:
            begun, processor, drawn, settled = turn_begun, time.process_time(), app.frames, True
            turns.work.clear()
        if each is not None:
            each()
        return app.tick(dt)

    def draw(surface: Surface) -> bool:
        changed = app.draw(surface)
        if changed:
            window.flip()
        turns.work.append(time.perf_counter() - turn_begun)
        if turn_begun - begun > seconds:
            app.running = False
        return False  # the picture is shown already

    app.running = True
    loop(Watched(app, tick=tick, draw=draw), window)
    turns.elapsed += time.perf_counter() - begun
    turns.processor += time.process_time() - processor
    turns.drawn += app.frames - drawn
    return turns


def sit_down(app: App, seed: str) -> Session:
    """Open a table; gives what is played there."""
    screen = app.services.open("table", Practice(seed=seed))
    app.stage.push(screen)
    session: Session = screen.session  # type: ignore[attr-defined]
    return session


@contextmanager
def _app(size: tuple[int, int]) -> Iterator[App]:
    with tempfile.TemporaryDirectory() as folder, open_store(Path(folder) / "bench.db") as store:
        yield App(store, size)


@contextmanager
def windowed() -> Iterator[tuple[App, pygame.Window]]:
    """An app in a real window, until it is left."""
    start_pygame()
    window = open_window()
    with _app(window.get_surface().get_size()) as app:
        yield app, window
    window.destroy()
