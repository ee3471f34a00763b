"""The glossary: found by letters, by typing and by links, with ways on to lessons and clauses."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.client import learning
from game.client.app import App
from game.client.scenes.cards import CardsScene
from game.client.scenes.glossary import GlossaryScene
from game.client.scenes.messages import MessageScene
from game.client.stage import Scene
from game.client.widgets.linked import ScrolledLink
from game.client.word_pages.letters import LetterRail, initial
from game.client.word_pages.word_grid import WordGrid
from game.course.memory.cards import term_card_id
from game.course.memory.deck import WordState
from game.course.memory.scheduling import Answered
from tests.client.drive import click, click_on, new_app, picture, press, random_events, show
from tests.shipped import course

GLOSSARY = course().glossary


def opened(
    term: str = "", size: tuple[int, int] = (1280, 720), **settings: object
) -> tuple[App, GlossaryScene]:
    app = new_app(size, **settings)
    scene = GlossaryScene(app.services, term)
    show(app, scene)
    return app, scene


def grid(scene: GlossaryScene) -> WordGrid:
    found = scene.panel.find("list")
    assert isinstance(found, WordGrid)
    return found


def link(scene: GlossaryScene, to: str) -> ScrolledLink:
    part = next(part for part in scene.panel.widgets if part.key.startswith(f"link {to} "))
    assert isinstance(part, ScrolledLink)
    return part


def search(app: App, scene: GlossaryScene, words: str) -> None:
    scene.panel.focus(scene.panel.find("search"))
    for sign in words:
        press(app, "space" if sign == " " else sign)


def test_home_leads_to_the_glossary_by_its_link_and_by_a_key() -> None:
    app = new_app()
    app.stage.push(app.services.open_home())
    click_on(app, "glossary")
    assert isinstance(app.stage.top, GlossaryScene)
    press(app, "escape", "g")
    assert isinstance(app.stage.top, GlossaryScene)


def test_every_word_is_on_one_of_the_pages() -> None:
    app, scene = opened()
    seen: list[str] = []
    for _page in range(grid(scene).pages):
        seen += [word.id for word in grid(scene).shown]
        press(app, "page down")
    assert sorted(seen) == sorted(GLOSSARY.terms)


def test_arrows_go_down_a_column_and_over_to_the_next() -> None:
    app, scene = opened()
    words, beside = grid(scene).words, len(grid(scene).shown) // 2
    press(app, "down")
    assert scene.word == words[1].id
    press(app, "right")
    assert scene.word == words[1 + beside].id
    press(app, "end")
    assert scene.word == words[-1].id


def test_a_letter_goes_to_its_words_one_after_another() -> None:
    app, scene = opened()
    press(app, "l")
    first = scene.word
    press(app, "l")
    assert initial(GLOSSARY.title(first)) == initial(GLOSSARY.title(scene.word)) == "L"
    assert first != scene.word


def test_the_letters_go_to_their_first_words_by_mouse_and_keys() -> None:
    app, scene = opened()
    rail = scene.panel.find("letters")
    assert isinstance(rail, LetterRail)
    place = rail.letters.index("K")
    click(app, (rail.rect.x + round((place + 0.5) * rail.rect.w / len(rail.letters)), rail.rect.centery))
    assert scene.word == "kamikaze"
    press(app, "right")
    assert initial(GLOSSARY.title(scene.word)) == "L"


def test_a_click_on_the_arrow_turns_the_page() -> None:
    app, scene = opened()
    listed = grid(scene)
    click(app, (listed.rect.centerx + listed.rect.w // 11, listed.rect.bottom - 12))
    assert grid(scene).page == 1


def test_a_slip_of_the_pen_finds_the_word_all_the_same() -> None:
    app, scene = opened()
    search(app, scene, "gaurded left")
    assert scene.word == "guarded-left"
    press(app, "escape")
    assert len(grid(scene).words) == len(GLOSSARY.terms)


def test_where_nothing_fits_that_is_said_and_words_spelt_like_it_are_offered() -> None:
    app, scene = opened()
    search(app, scene, "xbowwer")
    picture(app)
    assert scene.word == ""
    field = scene.panel.find("search")
    assert field is not None
    assert "nothing found" in field.spoken
    told = scene.panel.find("sheet text")
    assert told is not None
    assert "xbowwer" in told.spoken
    offered = [word.id for word in grid(scene).words]
    assert "bower" in offered
    scene.panel.focus(grid(scene))
    press(app, "return")
    assert scene.word == offered[0]
    search(app, scene, "q")
    click_on(app, "all words")
    assert len(grid(scene).words) == len(GLOSSARY.terms)


def test_a_link_turns_to_its_word_and_the_way_back_is_kept() -> None:
    app, scene = opened("next")
    scene.panel.focus(link(scene, "cross"))
    press(app, "return")
    assert scene.word == "cross"
    click_on(app, "word before")
    assert scene.word == "next"
    assert scene.panel.find("word before") is None


def test_the_button_opens_the_lesson_that_explains_the_word() -> None:
    app, scene = opened("left-bower")
    asked: list[str] = []

    def open_lesson(lesson: str) -> Scene:
        asked.append(lesson)
        return MessageScene("A lesson", "It would open here.")

    scene.services = replace(app.services, open_lesson=open_lesson)
    scene.rebuild()
    click_on(app, "lesson")
    assert asked == ["left-bower"]


def test_a_clause_opens_the_rules_of_the_sheet_it_stands_in() -> None:
    app, scene = opened("stuck-dealer")
    scene.panel.focus(link(scene, "DAN-05"))
    press(app, "return")
    assert app.stage.top is not None
    assert app.stage.top.name == "rules"
    assert "Danville" in app.stage.top.spoken


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 130), ((1024, 640), 150)])
def test_every_word_can_be_drawn(size: tuple[int, int], text: int) -> None:
    app, scene = opened(size=size, text=text)
    for term_id in GLOSSARY.terms:
        scene.follow(term_id)
        picture(app)
        assert scene.word == term_id


@pytest.mark.slow
@pytest.mark.parametrize("text", [100, 150])
def test_2000_random_events_in_the_glossary_raise_nothing(text: int) -> None:
    app, _scene = opened("left-bower", text=text)
    random_events(app, 2000, seed=text)


def test_words_show_whether_their_cards_are_due_or_known_and_say_it() -> None:
    app, scene = opened("joker")
    deck = learning.deck_of(app.services)
    app.store.memory.meet([term_card_id("joker"), term_card_id("kitty")])
    card = deck.card(term_card_id("kitty"))
    assert card is not None
    deck.answer(card, Answered.KNEW_IT)
    scene.rebuild()
    assert grid(scene).spoken.endswith("Due.")
    scene.follow("kitty")
    assert grid(scene).spoken.endswith("Known.")
    scene.follow("march")
    assert not grid(scene).spoken.endswith(("Due.", "Known."))


def test_a_word_is_practised_from_its_page_and_known_afterwards() -> None:
    app, scene = opened("march")
    click_on(app, "practise")
    cards = app.stage.top
    assert isinstance(cards, CardsScene)
    assert cards.card is not None
    assert cards.card.term == "march"
    assert learning.deck_of(app.services).words() == {"march": WordState.DUE}
    press(app, "space", "3")
    assert cards.card is None
    press(app, "escape")
    assert app.stage.top is scene
    assert learning.deck_of(app.services).words() == {"march": WordState.KNOWN}


@pytest.mark.parametrize("text", [100, 130, 150])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_both_buttons_of_a_word_stand_clear_of_each_other(size: tuple[int, int], text: int) -> None:
    _app, scene = opened("left-bower", size, text=text)
    practise, lesson = scene.panel.find("practise"), scene.panel.find("lesson")
    assert practise is not None
    assert lesson is not None
    assert not practise.rect.colliderect(lesson.rect)
    whole = scene.panel.find("sheet text")
    assert whole is not None
    assert not whole.rect.colliderect(practise.rect)
