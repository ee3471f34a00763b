"""Memory cards and the daily mix without a window: what lies there, what an answer does, what is said."""

from __future__ import annotations

from game.pages.lines import Sheet
from game.pages.memory import CardPage
from game.presenters.learning import deck_of
from game.presenters.memory_cards import CardSitting, MixSitting
from game.storage.database import Store


def buttons(sheet: CardPage | Sheet) -> list[str]:
    assert isinstance(sheet, Sheet)
    return [button.id for row in sheet.buttons for button in row]


def test_a_card_cannot_be_answered_before_it_is_turned(store: Store) -> None:
    store.memory.meet(["rank/H/2"])
    cards = CardSitting(store)
    cards.act("answer 3")
    assert store.memory.reviews() == ()
    cards.act("turn")
    cards.act("answer 3")
    assert [kept.rating for kept in store.memory.reviews()] == [3]
    assert cards.card is None


def test_the_front_of_a_card_says_nothing_of_its_back(store: Store) -> None:
    store.memory.meet(["rank/H/2"])
    cards = CardSitting(store)
    assert "{JD}" not in cards.spoken
    cards.act("turn")
    assert "{JD}" in cards.spoken


def test_where_nothing_was_met_new_cards_can_be_taken_up(store: Store) -> None:
    cards = CardSitting(store)
    assert buttons(cards.page()) == ["new", "leave"]
    cards.act("new")
    page = cards.page()
    assert isinstance(page, CardPage)
    assert page.where == "Card 1 of 5"


def test_a_mix_shows_no_card_before_it_is_begun(store: Store) -> None:
    store.memory.meet(["rank/H/2"])
    mix = MixSitting(store)
    assert mix.card is None
    assert buttons(mix.page()) == ["start"]
    mix.act("start")
    assert mix.card is not None


def test_without_anything_due_the_mix_leads_elsewhere(store: Store) -> None:
    assert buttons(MixSitting(store).page()) == ["lessons", "cards"]


def through(mix: MixSitting) -> None:
    mix.act("start")
    while mix.card is not None:
        mix.act("turn")
        mix.act("answer 3")


def test_after_five_minutes_the_rest_is_extra_practice_for_who_asks(store: Store) -> None:
    deck = deck_of(store)
    deck.take_up(*deck.fresh(30))
    mix = MixSitting(store)
    through(mix)
    sheet = mix.page()
    assert buttons(sheet) == ["leave", "again"]
    assert "You've done today's five minutes." in said(sheet)
    more = MixSitting(store)
    assert more.mix.extra
    assert isinstance(page := more.page(), Sheet)
    assert page.title == "Extra practice"


def test_what_still_fits_into_five_minutes_is_no_extra_practice(store: Store) -> None:
    deck = deck_of(store)
    deck.take_up(*deck.fresh(2))
    mix = MixSitting(store)
    assert not mix.mix.extra
    through(mix)
    assert "five minutes" not in said(mix.page())


def said(page: CardPage | Sheet) -> str:
    assert isinstance(page, Sheet)
    return " ".join(str(line) for line in page.lines)
