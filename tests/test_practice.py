"""Practice games: kept across versions, and closed when they are over."""

from __future__ import annotations

import json

import pytest

from game.bots.levels import Steady
from game.practice import begin, resume, unfinished
from game.rules.actions import Phase
from game.rules.record import ruleset_to_json, setup_to_json
from game.rules.ruleset import CallWord
from game.storage.database import memory_store
from game.storage.errors import StoreFull
from game.storage.rulesets import BASE, load_ruleset, ruleset_ids
from game.storage.settings import Practice

USUAL = load_ruleset(BASE)


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
            if game.session.advance():
                continue
            if game.session.view.phase is Phase.HAND_OVER:
                game.session.next_hand()
            else:
                game.session.submit(Steady().choose(game.session.view))
    assert told[-1]
    assert store.games.current() is not None
    assert unfinished(store) is None
    assert store.games.current() is None
