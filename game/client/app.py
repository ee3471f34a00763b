"""The app without its window: events in, time in, a picture out. `window.py` holds the real loop."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from threading import Thread
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Surface
from pygame.event import Event

from game import i18n
from game.client.common_keys import common_key
from game.client.draw.assets import Assets
from game.client.draw.theme import Metrics
from game.client.draw.ui import Ui
from game.client.passing_label import PassingLabel
from game.client.screens.glimpse import Glimpse
from game.client.screens.stage import Stage
from game.client.sound import Sounds
from game.client.system_language import system_language
from game.client.thinking import Thinking
from game.i18n import _
from game.storage import paths
from game.storage.errors import StorageError, StoreDamaged

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.client.draw.shelf import Shelf
    from game.client.screens.services import Services
    from game.storage.database import Store
    from game.storage.settings import Settings

_TOUCHES = (
    pygame.KEYDOWN,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEWHEEL,
    pygame.DROPFILE,
)
_REDRAW = (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED)


class App:
    """One client. It reads no clock: `tick` is told how much time has passed.

    `language` is spoken instead of the one in the settings. `calm` tells whether the system asks for
    less motion. A `hurried` app shows its first picture before the lessons are read; call `warm_up` then.
    Pictures that take long to draw are kept on the `shelf`, if there is one.
    """

    def __init__(
        self,
        store: Store,
        size: tuple[int, int],
        *,
        density: float = 1.0,
        language: str = "",
        calm: bool = False,
        hurried: bool = False,
        shelf: Shelf | None = None,
    ) -> None:
        self.store = store
        self.settings: Settings = store.settings
        self.running = True
        self.fullscreen = False
        self.frames = 0  # how often a picture was drawn
        self._size, self._density = size, density
        self._language, self._calm = language, calm
        self.lessons_ready = not hurried
        self.thinking = Thinking()
        self.sounds = Sounds(paths.sprites() / "sounds", self.settings.sound)
        self.label = PassingLabel()
        self._speak()
        self.assets = Assets(paths.sprites(), self.settings.deck, shelf)
        self.assets.letters.choose(self.settings.indices)
        self.stage = Stage(self._ui(), lambda route, *about: self.services.open(route, *about))
        self.stage.calm = self.reduced_motion
        self._then: Callable[[], None] | None = None  # what is done when the first picture is shown

    @cached_property
    def services(self) -> Services:
        """What screens are handed."""
        from game.client import routes

        return routes.services(self, self.thinking)

    def begin(self, then: Callable[[], None], *, whole: bool) -> None:
        """Shows a first picture before anything is fetched; `then` opens what belongs there instead of it.

        The picture is that of the whole home screen if there is one and it is wanted.
        """
        self.stage.push(Glimpse(whole))
        self._then = then

    @property
    def arrived(self) -> bool:
        """Whether more than a first picture is there."""
        return self._then is None

    def _arrive(self) -> None:
        if self._then is not None:
            then, self._then = self._then, None
            self.stage.clear(self._ui())
            then()

    def start(self, fault: StorageError | None = None) -> None:
        """Shows the first screen; over it what the learner has to know or decide first.

        `fault` is why the store could not be opened; nothing is kept then.
        """
        try:
            self._show_first(fault)
        except StoreDamaged:  # found only now: opening does not search the whole file
            self.take_store(self.store.mended())
            self.stage.clear(self._ui())
            self._show_first(fault)

    def _show_first(self, fault: StorageError | None) -> None:
        from game.client import arrival

        for screen in arrival.first_screens(self.services, fault):
            self.stage.push(screen)

    def take_store(self, store: Store) -> None:
        """Another learner's data from now on, with its settings; the one before has been closed."""
        self.store, self.settings = store, store.settings
        self._speak()
        self.assets.deck = self.settings.deck
        self.assets.letters.choose(self.settings.indices)
        self.sounds.level = self.settings.sound
        self.services = replace(self.services, store=store)

    def begin_again(self) -> None:
        """The first screen, as at the start."""
        self.stage.clear(self._ui())
        self.start()

    def warm_up(self) -> None:
        """Reads in the background what the next screens need, so that they open at once."""
        from game.client import routes, system

        self.sounds.allow()
        self._calm = self._calm or system.wants_less_motion()
        self.services.rulesets()
        routes.read_lessons(self)
        if not self.running:
            return  # closed at once: no process is left behind
        with suppress(OSError):  # where the system has no process, whoever needs it finds another way
            self.thinking.worker()
        self.put_pictures_away()

    def put_pictures_away(self) -> None:
        """Writes the pictures that took long to the disk, for the next start. Any thread may call it."""
        if self.assets.shelf is not None:
            self.assets.shelf.put_away()

    def pause(self) -> None:
        """Nobody does anything now: time for what can wait."""
        if self.assets.shelf is not None and self.assets.shelf.waiting:
            Thread(target=self.put_pictures_away, daemon=True).start()

    def close(self) -> None:
        """Ends what goes on beside the window, lets go of all pictures, and closes the learner's data."""
        self.thinking.close()
        self.sounds.close()
        self.put_pictures_away()
        self.stage.screens.clear()
        self.assets.clear()
        self.store.close()

    def _speak(self) -> None:
        """The language of the command line, else the chosen one, else the system's first that is offered."""
        i18n.use(self._language or self.settings.language or system_language() or None)

    def _ui(self) -> Ui:
        text, turned = self.settings.text / 100, i18n.right_to_left()
        return Ui(Metrics(*self._size, text, self._density, turned), self.assets)

    # -- settings ----------------------------------------------------------------------------

    def change(self, **fields: Any) -> None:
        """Applies settings at once and saves them."""
        self.settings = replace(self.settings, **fields)
        if "language" in fields:
            self._language = ""
            self._speak()
        self.assets.deck = self.settings.deck
        self.assets.letters.choose(self.settings.indices)
        self.sounds.level = self.settings.sound
        if fields.keys() & {"language", "deck", "indices", "text", "card_help"}:
            self.stage.relayout(self._ui())
        self.stage.invalidate()
        self._save()

    def _save(self) -> None:
        """Keeps the settings; where that fails they hold until the app is closed, and a message says so."""
        try:
            self.store.save_settings(self.settings)
        except StorageError as error:
            self._not_saved(error)

    def _not_saved(self, fault: StorageError) -> None:
        from game.client.screens.messages import not_saved

        self.stage.push(not_saved(fault))

    def remember_window(self, size: tuple[int, int]) -> None:
        """Keeps the size of the window for the next start."""
        if size != self.settings.window:
            self.settings = replace(self.settings, window=size)
            with suppress(StorageError):  # the window is closing: nobody could read a message
                self.store.save_settings(self.settings)

    def reduced_motion(self) -> bool:
        wish = self.settings.reduced_motion
        return self._calm if wish is None else wish

    def quit(self) -> None:
        self.running = False

    # -- events, time, picture ---------------------------------------------------------------

    def resize(self, size: tuple[int, int], density: float = 1.0) -> None:
        """The window has other measures now, in pixels."""
        if (size, density) != (self._size, self._density):
            self._size, self._density = size, density
            try:
                self.stage.relayout(self._ui())
            except StorageError as error:
                self._not_saved(error)
        self.stage.invalidate()

    def handle(self, event: Event) -> None:
        """Takes one event of the window, its places in pixels. What cannot be saved is said in a message."""
        if event.type in _TOUCHES:
            self._arrive()
        try:
            self._handle(event)
        except StorageError as error:
            self._not_saved(error)

    def _handle(self, event: Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in _REDRAW:
            self.stage.invalidate()
        elif event.type == pygame.DROPFILE and self.stage.top is not None:
            from game.client import routes

            routes.dropped(self.services, self.stage.top, event.file)
        elif event.type != pygame.KEYDOWN or not common_key(self, event):
            used = self.stage.handle(event)
            if not used and event.type == pygame.KEYDOWN:
                self._unused_key(event)

    def _unused_key(self, event: Event) -> None:
        if event.key == pygame.K_ESCAPE:
            self.stage.pop()
        elif event.key == pygame.K_F1 and self.stage.top:
            self.stage.go("keys", self.stage.top.keys())

    def tick(self, dt: float) -> bool:
        """`dt` milliseconds have passed; True if there is something to draw."""
        if self.frames:
            self._arrive()
        self.sounds.tick(dt)
        if self.label.tick(dt):
            self.stage.invalidate()
        try:
            changed = self.stage.tick(dt)
        except StorageError as error:
            self._not_saved(error)
            changed = True
        return self._tell_news() or changed

    def _tell_news(self) -> bool:
        """Says what has turned out on the way; True if there was something."""
        unread, tired = self.store.news(), self.thinking.news()
        if not (unread or tired):
            return False
        from game.client.screens.messages import MessageScreen, damaged

        if unread:
            self.stage.push(damaged(unread))
        if tired:
            self.stage.push(MessageScreen(_("Thinking ahead is off"), tired))
        return True

    def draw(self, surface: Surface) -> bool:
        """Draws if anything changed since the last time; True if it drew."""
        if not self.stage.dirty:
            return False
        self.stage.draw(surface)
        self.label.draw(surface, self.stage.ui)
        self.frames += 1
        return True
