"""Practice games: kept across versions, and closed when they are over."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from game.bots.company import Company
from game.bots.ladder import Level
from game.bots.levels import Steady, bot
from game.presenters.practice import PracticePresenter
from game.presenters.practice_games import PracticeGame, begin, fresh_seed, resume, seed_meant, unfinished
from game.records.exporting import saved_hands
from game.records.fairness import fingerprint
from game.rules.actions import Phase
from game.rules.record import ruleset_to_json, setup_to_json
from game.rules.ruleset import CallWord
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rules.view import observe
from game.rulesets.shipped import BASE, load_ruleset, ruleset_ids
from game.session import Session
from game.storage.database import Store, memory_store
from game.storage.errors import StoreFull
from game.storage.settings import Practice
from game.text.desk import TextDesk
from tests.other_seat import OTHERS

USUAL = load_ruleset(BASE)


def play_a_while(game: PracticeGame, steps: int) -> None:
    for _step in range(steps):
        if game.session.advance():
            continue
        if game.session.view.phase is Phase.HAND_OVER:
            game.session.next_hand()
        else:
            game.session.submit(Steady().choose(game.session.view))


@pytest.mark.parametrize("ruleset_id", ruleset_ids())
def test_a_kept_game_that_knows_fewer_house_rules_goes_on_at_its_decision(ruleset_id: str) -> None:
    store = memory_store()
    game = begin(store, Practice(ruleset=ruleset_id, seed="7"))
    while game.session.advance():
        pass
    kept = json.loads(ruleset_to_json(game.session.ruleset))
    for table, known in (("switches", "rulings"), ("switches", "event_tie"), ("authority", "rulings")):
        del kept[table][known]
    del kept["words"][CallWord.DEFEND_ALONE]
    kept["switches"]["given_up_since"] = True
    actions = [str(action) for action in game.session.actions]
    store.games.abandon(game.id)

    older = store.games.begin(json.dumps(kept), setup_to_json(game.session.state.setup), "{}")
    for action in actions:
        store.games.append(older, action)
    saved = unfinished(store)
    assert saved is not None
    session = resume(store, saved).session
    assert session.state.hands == game.session.state.hands
    assert session.view.legal == game.session.view.legal
    assert session.ruleset.switches.rulings == USUAL.switches.rulings
    assert session.ruleset.cite("rulings") == USUAL.cite("rulings")


def test_a_game_whose_end_could_not_be_noted_is_told_to_its_end_and_closed_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = memory_store()
    game = begin(store, Practice(length="hand", seed="3"))
    told: list[bool] = []
    game.session.subscribe(lambda moment: told.append(game.session.over))

    def full(*_arguments: object) -> None:
        raise StoreFull("The disk is full.")

    with monkeypatch.context() as disk:
        disk.setattr(store.games, "finish", full)
        while not game.session.over:
            play_a_while(game, 1)
    assert told[-1]
    assert store.games.current() is not None
    assert unfinished(store) is None
    assert store.games.current() is None


def left_unfinished(store: Store) -> PracticeGame:
    saved = unfinished(store)
    assert saved is not None
    return resume(store, saved)


def test_a_game_is_played_with_the_company_that_was_chosen() -> None:
    practice = Practice(opponents=Level.GREENHORN, partner=Level.HOPEFUL, seed="5")
    game = begin(memory_store(), practice)
    assert game.company == Company(Level.GREENHORN, Level.HOPEFUL, "5")
    while not (game.session.state.turn is Seat.WEST and game.session.state.phase is Phase.PLAY):
        play_a_while(game, 1)
    expected = bot(Level.GREENHORN, "5").choose(observe(game.session.state, Seat.WEST))
    assert game.session.pending() == expected


@pytest.mark.parametrize("level", [Level.GREENHORN, Level.HOPEFUL, Level.SUNDAY, Level.STEADY])
def test_a_game_with_the_same_seed_and_company_replays_the_same(level: Level) -> None:
    practice = Practice(opponents=level, partner=level, seed="99")
    games = [begin(memory_store(), practice) for _each in range(2)]
    for game in games:
        play_a_while(game, 150)
    assert games[0].session.actions == games[1].session.actions


def test_a_game_that_is_taken_up_again_goes_on_with_the_same_company() -> None:
    practice = Practice(opponents=Level.GREENHORN, partner=Level.HOPEFUL)
    store = memory_store()
    game = begin(store, practice, lambda: "31")
    whole = begin(memory_store(), practice, lambda: "31")
    play_a_while(game, 60)
    store.save_settings(replace(store.settings, practice=Practice(opponents=Level.SHARP)))
    again = left_unfinished(store)
    assert again.company == game.company == Company(Level.GREENHORN, Level.HOPEFUL, "31")
    play_a_while(again, 90)
    play_a_while(whole, 150)
    assert again.session.actions == whole.session.actions


@pytest.mark.parametrize("players", ['{"bots": "steady"}', "no json at all", "{}"])
def test_a_game_from_before_there_were_levels_goes_on_with_steady_players(players: str) -> None:
    store = memory_store()
    game = begin(store, Practice(opponents=Level.STEADY, seed="8"))
    play_a_while(game, 40)
    older = store.games.begin(
        ruleset_to_json(game.session.ruleset), setup_to_json(game.session.state.setup), players
    )
    for action in game.session.actions:
        store.games.append(older, str(action))
    again = left_unfinished(store)
    assert again.company == Company(Level.STEADY, Level.STEADY, "8")
    assert again.session.state == game.session.state


def test_a_hand_whose_end_was_taken_back_leaves_the_plot_of_what_decisions_cost() -> None:
    store = memory_store()
    game = begin(store, Practice(seed="11"))
    for deal in range(2):
        play_to(game.session, Phase.HAND_OVER)
        store.reviews.keep(game.id, deal, 0.3, 1.0, 6, 0)
        if not deal:
            game.session.next_hand()
    game.session.undo()
    assert list(store.reviews.of(game.id)) == [0]


def play_to(session: Session, phase: Phase) -> None:
    while session.state.phase is not phase:
        if not session.advance():
            session.submit(Steady().choose(session.view))


@pytest.mark.parametrize("learner", OTHERS)
def test_a_game_goes_on_in_the_seat_in_which_it_was_left(learner: Seat) -> None:
    store = memory_store()
    game = begin(store, Practice(seed="5"), learner=learner)
    play_a_while(game, 60)
    again = left_unfinished(store).session
    assert again.learner is learner
    assert again.view == game.session.view
    saved = store.games.current()
    assert saved is not None
    assert saved_hands(saved).learner is learner


def test_a_game_kept_before_seats_were_goes_on_at_south() -> None:
    store, setup = memory_store(), setup_to_json(Setup(seed="5"))
    store.games.begin(
        ruleset_to_json(USUAL), setup, '{"opponents": "steady", "partner": "steady", "seed": "5"}'
    )
    assert left_unfinished(store).session.learner is Seat.SOUTH


def test_a_drawn_seed_cannot_be_found_by_trying_and_is_understood_as_one_copies_it() -> None:
    seeds = {fresh_seed() for _time in range(200)}
    assert len(seeds) == 200
    used = {letter for seed in seeds for letter in seed.replace("-", "")}
    assert all(re.fullmatch(r"[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}", seed) for seed in seeds)
    assert len(used) == 32
    assert not used & set("ilou")
    for seed in seeds:
        if any(letter.isalpha() for letter in seed):
            assert seed_meant(seed.upper().replace("-", " ")) == seed_meant(seed) == seed


@pytest.mark.parametrize("typed", ["", "7", "lucky", "123456789012", "a longer lucky word"])
def test_a_typed_seed_stays_as_it_is(typed: str) -> None:
    assert seed_meant(typed) == typed


def test_a_typed_seed_is_told_and_a_drawn_one_only_by_its_fingerprint(store: Store) -> None:
    typed = begin(store, Practice(seed="lucky"))
    assert typed.shuffle == "The card seed is lucky."
    drawn = begin(store, Practice())
    assert drawn.seed not in drawn.shuffle
    assert fingerprint(drawn.seed) in drawn.shuffle
    assert replace(drawn, id=0).shuffle == ""


def test_the_fingerprint_stands_on_the_page_before_the_first_deal_and_not_later(store: Store) -> None:
    game = begin(store, Practice())
    presenter = PracticePresenter(TextDesk(store), game, lambda _moment: None)
    assert game.shuffle in str(presenter.page().blocks)
    play_a_while(game, 40)
    assert game.session.state.phase is not Phase.FIRST_ROUND
    assert game.shuffle not in str(presenter.page().blocks)
