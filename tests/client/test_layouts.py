"""Every menu fits its window at any size and text, also where all texts are a third longer."""

from __future__ import annotations

import gettext
from dataclasses import replace
from functools import partial
from itertools import combinations, pairwise

import pytest
from pygame import Rect

from game import i18n
from game.client.app import App
from game.client.screens.keys import keys_screen
from game.client.screens.messages import MessageScreen
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.table_screen import TableScreen
from game.client.widgets.base import Widget
from game.client.widgets.linked import ScrolledLink
from game.client.widgets.text import TextBlock
from game.dev.shots import pages, shot, words
from game.i18n.pseudo import longer
from game.presenters.lesson_entry import LessonEntry
from game.words.markup import spans
from tests.client.drive import close_doors, new_app, show

WINDOWS = [
    ((1024, 640), 100), ((1024, 640), 130), ((1024, 640), 150),
    ((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 115), ((1920, 1080), 150),
]  # fmt: skip
_AUTHORS = ("new-lesson", "drafts", "find-deals", "ask-here")
AUTHORS = [name for name in shot.SCREENS if name.startswith(_AUTHORS)]
PROOF = [name for name in shot.SCREENS if name.startswith(("teaching-proof", "weakness", "mistakes"))]
DRILLS = ["drill-setup", "drill-dealing", "drill-result", "drill-result-first", "drill-result-count"]
CLUB = [name for name in shot.SCREENS if name.startswith("club")]
SCREENS = [
    "home", "practice", "settings", "languages", "courses", "keys", "message", "rules", "compare", "my-table",
    "card-front", "card-back", "mix", "progress", "learners", "naming", "records", "files",
    *CLUB, *AUTHORS, *PROOF, *DRILLS,
]  # fmt: skip
LESSONS = (
    LessonEntry("a", "The jack that changes suit", "It belongs to the trump suit.", 6, 3, 9),
    LessonEntry("b", "Order up or pass", "When to say yes to the turn-up.", 8, 0, 11),
    LessonEntry("c", "broken.yaml", "", 0, 0, 0, fault="broken.yaml:3:1: There is no step to show."),
)


class _Pseudo(gettext.NullTranslations):
    """Every message longer and accented, whether it was extracted or not."""

    def gettext(self, message: str) -> str:
        return longer(message)

    def pgettext(self, context: str, message: str) -> str:
        return longer(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return longer(msgid1 if n == 1 else msgid2)


def _screen(app: App, name: str) -> PanelScreen:
    services = app.services
    screens = {
        "home": partial(services.open, "home"),
        "practice": partial(services.open, "practice"),
        "settings": partial(services.open, "settings"),
        "languages": partial(services.open, "languages"),
        "rules": lambda: services.open("rules", "", ""),
        "compare": lambda: services.open("compare", "", ""),
        "my-table": lambda: services.open("my_table", ""),
        "courses": partial(services.open, "courses"),
        "records": partial(services.open, "records"),
        "files": partial(services.open, "files"),
        "card-front": lambda: words.cards(services, ""),
        "card-back": lambda: words.cards_back(services, ""),
        "mix": lambda: words.mix(services, ""),
        "progress": lambda: words.progress(services, ""),
        "learners": lambda: pages.learners(services, ""),
        "naming": lambda: pages.learners_name(services, ""),
        "keys": lambda: keys_screen(services, services.open("home").keys()),
        "message": lambda: MessageScreen(
            i18n.gettext("Continue your game?"), i18n.gettext("A sentence. " * 12)
        ),
    }
    if name in (*CLUB, *AUTHORS, *PROOF, *DRILLS):
        made = shot.maker(name)(services, "")
        assert isinstance(made, PanelScreen)
        return made
    screen = screens[name]()
    assert isinstance(screen, PanelScreen)
    return screen


def own_parts(screen: PanelScreen | TableScreen) -> list[Widget]:
    """The parts of a screen, without what lies in a view that scrolls."""
    return [part for part in screen.panel.widgets if not isinstance(part, ScrolledLink)]


@pytest.mark.parametrize("long_words", [False, True], ids=["english", "pseudo"])
@pytest.mark.parametrize(("size", "text"), WINDOWS)
@pytest.mark.parametrize("name", SCREENS)
def test_no_part_leaves_the_window_or_covers_another(
    name: str, size: tuple[int, int], text: int, long_words: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = new_app(size, text=text)
    close_doors(app)
    app.services = replace(app.services, lessons=lambda: LESSONS)
    if long_words:
        i18n.speak(i18n.Language(texts=_Pseudo()))
    screen = _screen(app, name)
    show(app, screen)
    parts = own_parts(screen)
    window = Rect(0, 0, *size)
    for part in parts:
        assert window.contains(part.rect), f"{part.key or part.spoken} leaves the window: {part.rect}"
    for one, other in combinations(parts, 2):
        assert not one.rect.colliderect(other.rect), (
            f"{one.key or one.spoken} {one.rect} covers {other.key or other.spoken} {other.rect}"
        )


def cut_words(block: TextBlock) -> list[str]:
    """The words of a text that go on in the next line without a hyphen."""
    words = " ".join(span.text for span in spans(block.text)).split()
    ends = [(line[-1].text, after[0].text) for line, after in pairwise(block.lines) if line and after]
    return [
        f"{end}|{begin}"
        for end, begin in ends
        if end not in words and end[-1:] not in "-/._" and any(f"{end}{begin}" in word for word in words)
    ]


@pytest.mark.parametrize("language", i18n.available()[1:])
@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_has_room_in_every_language(name: str, language: str) -> None:
    size = (1024, 640)
    app = new_app(size, text=130, language=language)
    close_doors(app)
    app.services = replace(app.services, lessons=lambda: LESSONS)
    screen = _screen(app, name)
    show(app, screen)
    parts = own_parts(screen)
    for part in parts:
        assert Rect(0, 0, *size).contains(part.rect), (
            f"{part.key or part.spoken} leaves the window: {part.rect}"
        )
        if isinstance(part, TextBlock):
            assert cut_words(part) == [], part.text
    for one, other in combinations(parts, 2):
        assert not one.rect.colliderect(other.rect), (
            f"{one.key or one.spoken} {one.rect} covers {other.key or other.spoken} {other.rect}"
        )


TABLES = [name for name in shot.SCREENS if name not in SCREENS]
_TOUCH = 8  # pixels that the corner of a turned card may reach below a slip


def drawn_parts(name: str, language: str) -> list[Widget]:
    """The parts of a screen as its picture has it."""
    app = new_app((1024, 640), text=130, language=language)
    close_doors(app)
    screen = shot.maker(name)(app.services, "7")
    assert isinstance(screen, PanelScreen | TableScreen)
    show(app, screen)
    return own_parts(screen)


def covered(parts: list[Widget]) -> set[tuple[str, ...]]:
    """Which parts lie one on another; of cards it does not matter which."""
    both = ((one, other) for one, other in combinations(parts, 2) if one.key and other.key)
    return {
        tuple("card" if part.key.startswith("card ") else part.key for part in (one, other))
        for one, other in both
        if min(one.rect.clip(other.rect).size) > _TOUCH
    }


@pytest.mark.parametrize("language", i18n.available()[1:])
@pytest.mark.parametrize("name", TABLES)
def test_no_table_has_less_room_than_in_english(name: str, language: str) -> None:
    usual, parts = (drawn_parts(name, code) for code in ("en", language))
    for part in parts:
        assert Rect(0, 0, 1024, 640).contains(part.rect), f"{part.key or part.spoken} leaves the window"
        if isinstance(part, TextBlock):
            assert cut_words(part) == [], part.text
    assert covered(parts) <= covered(usual)
