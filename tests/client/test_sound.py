"""The device is opened late and only if wanted, and a machine without one stays quiet about it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from time import sleep

import pygame
import pytest

from game.client.common_keys import level_words
from game.client.screens.keys import common_keys
from game.client.sound import CARDS, LEVELS, Level, Sounds, has_loudspeaker, next_level
from game.storage import paths
from game.storage.database import memory_store
from tests.client.drive import new_app, picture, press, show


@pytest.fixture(autouse=True)
def _no_device_before() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


class Played(Sounds):
    """Writes down what would be heard."""

    def __init__(self, level: Level = "full") -> None:
        super().__init__(Path("nowhere"), level)
        self.heard: list[str] = []
        self._ready = {name: Note(name, self.heard) for name in (*CARDS, "turn")}  # type: ignore[assignment]


class Note:
    """Stands for a sound of the mixer."""

    def __init__(self, name: str, heard: list[str]) -> None:
        self.name, self.heard, self.volume = name, heard, 0.0

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        self.heard.append(f"{self.name} {self.volume}")


def test_no_device_is_opened_before_the_first_picture() -> None:
    app = new_app()
    app.stage.go("home")
    app.sounds.play("turn")
    app.tick(16)
    picture(app)
    assert pygame.mixer.get_init() is None
    app.sounds.allow()
    assert app.sounds.wait()
    assert pygame.mixer.get_init() is not None
    app.close()
    assert pygame.mixer.get_init() is None


def test_no_device_is_opened_while_sound_is_off_and_one_is_when_it_is_turned_on() -> None:
    sounds = Sounds(paths.sprites() / "sounds", "off")
    sounds.allow()
    assert not sounds.wait()
    assert pygame.mixer.get_init() is None
    sounds.level = "soft"
    assert sounds.wait()
    sounds.play("turn")
    assert pygame.mixer.get_busy()
    sounds.close()


def test_sounds_that_are_closed_while_they_are_being_allowed_open_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = Event()

    class Slow(Thread):
        def start(self) -> None:
            begun.set()
            sleep(0.05)
            super().start()

    monkeypatch.setattr("game.client.sound.Thread", Slow)
    sounds = Sounds(paths.sprites() / "sounds", "full")
    allowing = Thread(target=sounds.allow)
    allowing.start()
    begun.wait()
    sounds.close()  # a start in two steps was once met between them
    allowing.join()
    sounds.allow()
    assert not sounds.wait()
    assert pygame.mixer.get_init() is None


def test_a_machine_without_a_device_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_device(*_format: int) -> None:
        raise pygame.error("No such device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    sounds = Sounds(paths.sprites() / "sounds", "full")
    sounds.allow()
    assert not sounds.wait()
    sounds.play("turn")
    sounds.tick(1000)
    sounds.close()


def test_a_loudspeaker_is_looked_for_before_a_library_complains_of_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert has_loudspeaker()  # the tests name a driver of their own
    for name in ("SDL_AUDIODRIVER", "PULSE_SERVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert has_loudspeaker() is Path("/dev/snd").exists()
    (tmp_path / "pipewire-0").touch()
    assert has_loudspeaker()


def test_four_cards_take_turns() -> None:
    sounds = Played()
    for _card in range(5):
        sounds.play("card")
    assert sounds.heard == [f"{name} 1.0" for name in (*CARDS, CARDS[0])]


def test_a_sound_comes_when_its_time_has_come() -> None:
    sounds = Played()
    sounds.play("turn", 100)
    sounds.tick(60)
    assert sounds.heard == []
    sounds.tick(60)
    assert sounds.heard == ["turn 1.0"]
    sounds.tick(60)
    assert len(sounds.heard) == 1


def test_soft_is_softer_than_full_and_off_is_silent() -> None:
    soft, off = Played("soft"), Played("off")
    soft.play("turn")
    off.play("turn")
    off.play("turn", 10)
    off.tick(20)
    assert soft.heard == ["turn 0.5"]
    assert off.heard == []


def test_what_waits_to_be_heard_is_not_once_sound_is_turned_off() -> None:
    sounds = Played()
    sounds.play("turn", 10)
    sounds.level = "off"
    sounds.tick(20)
    assert sounds.heard == []


def test_f8_turns_through_the_levels_says_so_and_keeps_them() -> None:
    store = memory_store()
    app = new_app(store=store)
    app.stage.go("home")
    assert app.settings.sound == "soft"
    for level in ("full", "off", "soft"):
        press(app, "f8")
        assert store.settings.sound == app.sounds.level == level
        assert app.label.words == level_words(level)
    assert {next_level(level) for level in LEVELS} == set(LEVELS)
    assert "F8" in dict(common_keys())


def test_the_label_of_f8_is_seen_for_a_while() -> None:
    app = new_app()
    app.stage.go("home")
    before = picture(app)
    press(app, "f8")
    shown = picture(app)
    assert pygame.image.tobytes(shown, "RGB") != pygame.image.tobytes(before, "RGB")
    app.tick(2500)
    assert not app.label.words
    assert app.stage.dirty
    assert pygame.image.tobytes(picture(app), "RGB") == pygame.image.tobytes(before, "RGB")


def test_the_level_is_chosen_in_the_settings_which_follow_f8() -> None:
    app = new_app()
    show(app, app.services.open("settings"))
    sound = app.stage.top.panel.find("sound")  # type: ignore[union-attr]
    assert sound is not None
    assert "Low" in sound.spoken
    press(app, "f8")
    assert "Full" in app.stage.top.panel.find("sound").spoken  # type: ignore[union-attr]
