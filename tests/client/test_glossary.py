"""The glossary: found by letters, by typing and by links, with ways on to lessons and clauses."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.client.app import App
from game.client.screens.glossary import GlossaryScreen
from game.client.screens.memory_cards import CardsScreen
from game.client.screens.messages import MessageScreen
from game.client.screens.stage import Screen
from game.client.screens.word_pages.letters import LetterRail, initial
from game.client.screens.word_pages.word_grid import WordGrid
from game.client.widgets.linked import ScrolledLink
from game.course.memory.cards import term_card_id
from game.course.memory.deck import WordState
from game.course.memory.scheduling import Answered
from game.presenters import learning
from tests.client.drive import click, click_on, new_app, picture, press, random_events, show
from tests.client.table.sitting import take_lesson
from tests.shipped import course

GLOSSARY = course().glossary


def opened(
    term: str = "", size: tuple[int, int] = (1280, 720), **settings: object
) -> tuple[App, GlossaryScreen]:
    app = new_app(size, **settings)
    screen = GlossaryScreen(app.services, term)
    show(app, screen)
    return app, screen


def grid(screen: GlossaryScreen) -> WordGrid:
    found = screen.panel.find("list")
    assert isinstance(found, WordGrid)
    return found


def link(screen: GlossaryScreen, to: str) -> ScrolledLink:
    part = next(part for part in screen.panel.widgets if part.key.startswith(f"link {to} "))
    assert isinstance(part, ScrolledLink)
    return part


def search(app: App, screen: GlossaryScreen, words: str) -> None:
    screen.panel.focus(screen.panel.find("search"))
    for sign in words:
        press(app, "space" if sign == " " else sign)


def test_home_leads_to_the_glossary_by_its_link_and_by_a_key() -> None:
    app = new_app()
    app.stage.go("home")
    click_on(app, "glossary")
    assert isinstance(app.stage.top, GlossaryScreen)
    press(app, "escape", "g")
    assert isinstance(app.stage.top, GlossaryScreen)


def test_every_word_is_on_one_of_the_pages() -> None:
    app, screen = opened()
    seen: list[str] = []
    for _page in range(grid(screen).pages):
        seen += [word.id for word in grid(screen).shown]
        press(app, "page down")
    assert sorted(seen) == sorted(GLOSSARY.terms)


def test_arrows_go_down_a_column_and_over_to_the_next() -> None:
    app, screen = opened()
    words, beside = grid(screen).words, len(grid(screen).shown) // 2
    press(app, "down")
    assert screen.word == words[1].id
    press(app, "right")
    assert screen.word == words[1 + beside].id
    press(app, "end")
    assert screen.word == words[-1].id


def test_a_letter_goes_to_its_words_one_after_another() -> None:
    app, screen = opened()
    press(app, "l")
    first = screen.word
    press(app, "l")
    assert initial(GLOSSARY.title(first)) == initial(GLOSSARY.title(screen.word)) == "L"
    assert first != screen.word


def test_the_letters_go_to_their_first_words_by_mouse_and_keys() -> None:
    app, screen = opened()
    rail = screen.panel.find("letters")
    assert isinstance(rail, LetterRail)
    place = rail.letters.index("K")
    click(app, (rail.rect.x + round((place + 0.5) * rail.rect.w / len(rail.letters)), rail.rect.centery))
    assert screen.word == "kamikaze"
    press(app, "right")
    assert initial(GLOSSARY.title(screen.word)) == "L"


def test_a_click_on_the_arrow_turns_the_page() -> None:
    app, screen = opened()
    listed = grid(screen)
    click(app, (listed.rect.centerx + listed.rect.w // 11, listed.rect.bottom - 12))
    assert grid(screen).page == 1


def test_a_slip_of_the_pen_finds_the_word_all_the_same() -> None:
    app, screen = opened()
    search(app, screen, "gaurded left")
    assert screen.word == "guarded-left"
    press(app, "escape")
    assert len(grid(screen).words) == len(GLOSSARY.terms)


def test_where_nothing_fits_that_is_said_and_words_spelt_like_it_are_offered() -> None:
    app, screen = opened()
    search(app, screen, "xbowwer")
    picture(app)
    assert screen.word == ""
    field = screen.panel.find("search")
    assert field is not None
    assert "nothing found" in field.spoken
    told = screen.panel.find("sheet text")
    assert told is not None
    assert "xbowwer" in told.spoken
    offered = [word.id for word in grid(screen).words]
    assert "bower" in offered
    screen.panel.focus(grid(screen))
    press(app, "return")
    assert screen.word == offered[0]
    search(app, screen, "q")
    click_on(app, "all words")
    assert len(grid(screen).words) == len(GLOSSARY.terms)


def test_a_link_turns_to_its_word_and_the_way_back_is_kept() -> None:
    app, screen = opened("next")
    screen.panel.focus(link(screen, "cross"))
    press(app, "return")
    assert screen.word == "cross"
    click_on(app, "word before")
    assert screen.word == "next"
    assert screen.panel.find("word before") is None


def test_the_button_opens_the_lesson_that_explains_the_word() -> None:
    app, _screen = opened("left-bower")
    asked: list[str] = []

    def open_lesson(route: str, lesson: str) -> Screen:
        asked.append(f"{route} {lesson}")
        return MessageScreen("A lesson", "It would open here.")

    app.services = replace(app.services, open=open_lesson)
    click_on(app, "lesson")
    assert asked == ["lesson left-bower"]


def test_a_clause_opens_the_rules_of_the_sheet_it_stands_in() -> None:
    app, screen = opened("stuck-dealer")
    screen.panel.focus(link(screen, "DAN-05"))
    press(app, "return")
    assert app.stage.top is not None
    assert app.stage.top.name == "rules"
    assert "Danville" in app.stage.top.spoken


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 130), ((1024, 640), 150)])
def test_every_word_can_be_drawn(size: tuple[int, int], text: int) -> None:
    app, screen = opened(size=size, text=text)
    for term_id in GLOSSARY.terms:
        screen.follow(term_id)
        picture(app)
        assert screen.word == term_id


@pytest.mark.slow
@pytest.mark.parametrize("text", [100, 150])
def test_2000_random_events_in_the_glossary_raise_nothing(text: int) -> None:
    app, _screen = opened("left-bower", text=text)
    random_events(app, 2000, seed=text)


def test_words_show_whether_their_cards_are_due_or_known_and_say_it() -> None:
    app, screen = opened("joker")
    deck = learning.deck_of(app.services.store)
    app.store.memory.meet([term_card_id("joker"), term_card_id("kitty")])
    card = deck.card(term_card_id("kitty"))
    assert card is not None
    deck.answer(card, Answered.KNEW_IT)
    screen.rebuild()
    assert grid(screen).spoken.endswith("Due.")
    screen.follow("kitty")
    assert grid(screen).spoken.endswith("Known.")
    screen.follow("march")
    assert not grid(screen).spoken.endswith(("Due.", "Known."))


def test_a_word_is_practised_from_its_page_and_known_afterwards() -> None:
    app, screen = opened("march")
    click_on(app, "practise")
    cards = app.stage.top
    assert isinstance(cards, CardsScreen)
    assert cards.cards.card is not None
    assert cards.cards.card.term == "march"
    assert learning.deck_of(app.services.store).words() == {"march": WordState.DUE}
    press(app, "space", "3")
    assert cards.cards.card is None
    press(app, "escape")
    assert app.stage.top is screen
    assert learning.deck_of(app.services.store).words() == {"march": WordState.KNOWN}


@pytest.mark.parametrize("text", [100, 130, 150])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_both_buttons_of_a_word_stand_clear_of_each_other(size: tuple[int, int], text: int) -> None:
    _app, screen = opened("left-bower", size, text=text)
    practise, lesson = screen.panel.find("practise"), screen.panel.find("lesson")
    assert practise is not None
    assert lesson is not None
    assert not practise.rect.colliderect(lesson.rect)
    whole = screen.panel.find("sheet text")
    assert whole is not None
    assert not whole.rect.colliderect(practise.rect)


def test_a_word_looked_up_in_a_beginners_lesson_leads_back_to_it_first_of_all() -> None:
    app, screen = take_lesson("following-suit")
    screen.press("term renege")
    glossary = app.stage.top
    assert glossary is not screen
    main = next(part for part in glossary.panel.widgets if part.is_main)  # type: ignore[union-attr]
    click(app, main.rect.center)
    assert app.stage.top is screen
