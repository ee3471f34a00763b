"""How the cards fell: counted over kept games, against what a fair deal gives."""

from __future__ import annotations

import pytest

from game.bots.levels import Steady
from game.pages.card_luck import luck_lines, luck_page
from game.presenters.card_luck import CardLuck
from game.presenters.practice_games import begin
from game.records.card_luck import CardsFallen, Counting
from game.records.exporting import saved_game, saved_hands
from game.rules.actions import Phase
from game.rules.cards import Rank
from game.storage.database import Store
from game.storage.reviews import HandCost
from game.storage.settings import Practice


def play(store: Store, seed: str, length: str = "game") -> int:
    """A whole game, kept; its number."""
    game = begin(store, Practice(length=length), lambda: seed)  # type: ignore[arg-type]
    session, steady = game.session, Steady()
    while not session.over:
        if session.state.phase is Phase.HAND_OVER:
            session.next_hand()
        elif not session.advance():
            session.submit(steady.choose(session.view))
    return game.id


def counted(store: Store) -> CardsFallen:
    counting = Counting(store)
    while not counting.done:
        counting.step()
    return counting.found


def test_every_hand_of_every_game_is_counted_by_seat(store: Store) -> None:
    games = [play(store, str(seed)) for seed in range(3)]
    found = counted(store)
    deals = [deal for game in games for deal in saved_hands(saved_game(store, game)).deals]
    assert found.hands == len(deals)
    jacks = next(fall for fall in found.falls if fall.rank is Rank.JACK)
    assert jacks.dealt[0] == sum(card.rank is Rank.JACK for deal in deals for card in deal.first.hands[0])
    assert sum(jacks.dealt) <= 4 * len(deals)


@pytest.mark.slow
def test_over_many_hands_every_seat_is_dealt_about_what_is_fair(store: Store) -> None:
    for seed in range(30):
        play(store, f"fair {seed}")
    for fall in counted(store).falls:
        assert all(abs(count - fall.fair) < 1.6 * fall.spread for count in fall.dealt)
        assert fall.usual[0] < fall.fair < fall.usual[1]


def test_a_game_that_cannot_be_read_is_left_out(store: Store) -> None:
    play(store, "1", "hand")
    broken = store.games.begin("{}", "{}", "[]")
    store.games.finish(broken)
    assert counted(store).hands == 1


def test_luck_is_told_ten_hands_at_a_time(store: Store) -> None:
    play(store, "1", "hand")
    reviewed = [HandCost(1, deal, "", 0.5, 1.0 if deal < 10 else -2.0, 7, 1) for deal in range(20)]
    page = luck_page(counted(store), reviewed)
    assert page.luck == "Luck in the last 20 reviewed hands: 0.0 points."
    assert [(ten.name, ten.points) for ten in page.tens] == [
        ("Hands 1 to 10", 15.0),
        ("Hands 11 to 20", -15.0),
    ]
    lines = luck_lines(page)
    assert "Hands 11 to 20: −15.0." in lines
    assert lines[1] == "Jacks dealt:"
    assert lines[2].startswith("You: ")
    assert "opponents" in lines[-1]
    assert luck_lines(luck_page(CardsFallen(0, 0, ()), [])) == [
        "Play a game, and you'll see here how the cards fell."
    ]


def test_the_latest_hands_fill_the_last_ten_and_nothing_is_told_of_fewer_than_two(store: Store) -> None:
    play(store, "1", "hand")
    found = counted(store)

    def tens(hands: int) -> list[str]:
        reviewed = [HandCost(1, deal, "", 0.0, 1.0, 7, 0) for deal in range(hands)]
        return [ten.name for ten in luck_page(found, reviewed).tens]

    assert tens(19) == []
    assert tens(23) == ["Hands 4 to 13", "Hands 14 to 23"]


def test_the_presenter_counts_game_by_game_and_then_has_the_page(store: Store) -> None:
    for seed in ("1", "2"):
        play(store, seed, "hand")
    luck = CardLuck(store)
    steps = 0
    while not luck.step():
        steps += 1
        assert luck.page is None
    assert steps == 2
    assert luck.page is not None
    assert [len(fall.seats) for fall in luck.page.ranks] == [4, 4]
