"""Random decisions at random tables, each one explained and every claim of it checked.

    python -m tests.tutor.proof --count 1000000 --jobs 2

prints how often each kind of reason and of consequence came up, and stops at the first claim that is not so.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random

from game import i18n
from game.dev.random_hands import random_table
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit, pack
from game.rules.facts import Subject
from game.rules.hand import IllegalAction, apply, candidates, legal, start
from game.rules.judge import judge
from game.rules.reasons import ConsequenceKind, ReasonKind, Verdict
from game.rules.seats import Seat
from game.rules.state import Setup, State
from game.rules.view import SeatView, observe
from game.rulesets.shipped import list_rulesets
from game.tutor.explain import Explanation, explain, why
from game.tutor.other_tables import action_at, gathered
from game.words.markup import plain, spans
from tests.tables import redealt
from tests.tutor.claims import Claim, is_true
from tests.tutor.prices import price_is_right

ME = Seat.SOUTH
BATCH = 1000
_SELDOM = 16  # one decision in so many is looked at from every side
_FACTS = 0.15  # of the states are asked for their facts
_BUSY = (Phase.DRAW, Phase.DEALING)


def explore(seed: str, count: int) -> Counter[str]:
    """Explain and check so many random decisions; how often each kind of reason came up.

    Raises AssertionError.
    """
    chance, seen, done = Random(seed), Counter[str](), 0
    sampled: list[tuple[State, Action]] = []
    while done < count:
        for state in _game(chance):
            for action in _tries(state, chance):
                done += 1
                closely = done % _SELDOM == 0
                seen.update(check_action(state, action, closely=closely))
                if closely:
                    sampled.append((state, action))
            if chance.random() < _FACTS:
                seen.update(check_facts(state))
    _check_languages(sampled)
    seen["decisions"] = done
    return seen


def _game(chance: Random) -> Iterator[State]:
    """The states of two hands of random actions in which somebody decides."""
    ruleset = random_table(chance)
    state = start(ruleset, Setup(str(chance.random())))
    shy = chance.random() < 0.4  # at such a table nearly everybody passes
    while state.phase is not Phase.GAME_OVER and state.standing.deals < 2:
        if state.phase not in _BUSY or chance.random() < 0.1:
            yield state
        choices = legal(state, state.turn)
        passes = [action for action in choices if action.kind is ActionKind.PASS]
        choice = passes[0] if passes and shy and chance.random() < 0.95 else chance.choice(choices)
        state, _events = apply(state, choice)
    yield state
    if state.phase is Phase.HAND_OVER:
        yield state.changed(phase=Phase.GAME_OVER)


def _tries(state: State, chance: Random) -> Iterator[Action]:
    """Some things the learner could ask about: of this moment, and of others."""
    mine = list(candidates(state, ME))
    yield from chance.sample(mine, min(len(mine), 8))
    if chance.random() < 0.3 or not mine:
        yield chance.choice(_odd(state, chance))


def _odd(state: State, chance: Random) -> list[Action]:
    cards = pack(state.ruleset.switches.pack, state.ruleset.switches.joker)
    hand = observe(state, ME).hand
    card = chance.choice(hand if hand and chance.random() < 0.8 else cards)
    alone = chance.random() < 0.3
    return [
        Action(ME, ActionKind.PASS),
        Action(ME, ActionKind.ORDER, alone=alone),
        Action(ME, ActionKind.CALL, suit=chance.choice(list(Suit)), alone=alone),
        Action(ME, ActionKind.NO_TRUMP, alone=alone),
        Action(ME, ActionKind.PLAY, card),
        Action(ME, ActionKind.PLAY, card),
        Action(ME, ActionKind.DISCARD, card),
        Action(ME, ActionKind.GIVE, card),
        Action(ME, ActionKind.LEAVE),
        Action(ME, ActionKind.GATHER),
        Action(ME, ActionKind.KEEP),
        Action(ME, ActionKind.DEAL, count=chance.choice((2, 3))),
        Action(ME, ActionKind.CUT),
    ]


def check_action(state: State, action: Action, *, closely: bool) -> list[str]:
    """Explain one action and check what is said; the kinds that came up."""
    verdict, view = judge(state, action), observe(state, ME)
    assert verdict.legal is _accepted(state, action), _where(state, action)
    for reason in verdict.reasons:
        assert is_true(Claim(state, reason, action)), _where(state, action, reason)
    if not verdict.legal:
        claim = Claim(state, verdict.reasons[0], action)
        assert price_is_right(state, action, verdict.consequence, claim), _where(
            state, action, verdict.consequence
        )
    told = explain(view, action, verdict)
    _check_told(told, state, view, action.card)
    if closely:
        _check_hidden(state, action, verdict, told)
    cost = [f"cost {verdict.consequence.kind}"] if verdict.consequence else []
    return [*(str(reason.kind) for reason in verdict.reasons), *cost]


def _where(state: State, *things: object) -> str:
    """What to look at when something does not hold."""
    record = state.setup.seed, state.ruleset.id, state.phase, state.standing.deals, state.turn
    return " | ".join(map(str, (*record, *things)))


def _accepted(state: State, action: Action) -> bool:
    try:
        apply(state, action)
    except IllegalAction:
        return False
    return True


def check_facts(state: State) -> list[str]:
    """Ask for every fact of the table and check the answers."""
    view, kinds = observe(state, ME), []
    for subject in Subject:
        told = why(view, subject)
        if told is None:
            continue
        _check_told(told, state, view, None)
        for claim in told.claims:
            assert is_true(Claim(state, claim)), _where(state, claim)
            kinds.append(str(claim.kind))
    return kinds


def _check_told(told: Explanation, state: State, view: SeatView, asked: Card | None) -> None:
    """Whole sentences with a rule behind them, about cards that this player sees."""
    seen = {*_visible(view), *((asked,) if asked else ())}
    assert told.reasons
    assert told.citations
    assert len(told.reasons) == len(told.claims)
    assert set(told.cards) <= seen, _where(state, told.title)
    for text in (told.title, told.line, *told.reasons, told.cost):
        assert not {"{", "}"} & set(plain(text)), text
        assert "None" not in text, text
        assert {span.card for span in spans(text) if span.card} <= seen, _where(state, text)


def _visible(view: SeatView) -> set[Card]:
    """Every card that lies or lay open to this player, and the player's own."""
    played = [card for trick in (*view.tricks, view.trick) if trick for card in trick.cards]
    single = (view.upcard, view.discard, view.given, view.lone_discard)
    return {*view.hand, *view.shown, *played, *(card for card in single if card)}


def _check_hidden(state: State, action: Action, verdict: Verdict, told: Explanation) -> None:
    """With the unseen cards dealt otherwise nothing is said otherwise."""
    if state.gave or state.farmer is not None or state.phase in _BUSY:
        return
    other = redealt(state, ME, str(action))
    assert judge(other, action) == verdict
    assert explain(observe(other, ME), action, judge(other, action)) == told


def _check_languages(sampled: list[tuple[State, Action]]) -> None:
    """Every sentence takes its words in every language, other tables' among them."""
    others = list_rulesets()
    for code in (*i18n.available(), i18n.PSEUDO):
        i18n.use(code)
        for state, action in sampled:
            view, verdict = observe(state, ME), judge(state, action)
            told = explain(view, action, verdict)
            elsewhere = gathered(action_at(view, action, others))
            texts = (told.title, told.line, *told.reasons, told.cost, *(other.line for other in elsewhere))
            assert not any({"{", "}"} & set(plain(text)) for text in texts)
            assert all(other.legal is not verdict.legal for other in elsewhere)
    i18n.use("en")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="proof")
    chosen = parser.parse_args()
    batches = -(-chosen.count // BATCH)
    seeds = [f"{chosen.seed}/{number}" for number in range(batches)]
    total = Counter[str]()
    with ProcessPoolExecutor(chosen.jobs) as workers:
        for number, seen in enumerate(workers.map(explore, seeds, [BATCH] * batches), 1):
            total += seen
            if number % 20 == 0:
                print(f"{total['decisions']:,} decisions, every claim true", flush=True)
    kinds = [*map(str, ReasonKind), *(f"cost {kind}" for kind in ConsequenceKind)]
    total.update(dict.fromkeys(kinds, 0))
    for kind, times in sorted(total.items(), key=lambda item: -item[1]):
        print(f"{times:>10,}  {kind}")


if __name__ == "__main__":
    main()
