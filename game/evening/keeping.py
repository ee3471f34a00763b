"""An evening as it is kept: what was chosen as JSON, and entries that lead from its beginning to now."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from game.bots.ladder import Level, SlipRate
from game.evening.card_check import CardCheck
from game.evening.evening import begin
from game.evening.event import event_of
from game.evening.hand_score import HandScore, hand_from_json, hand_to_json
from game.evening.in_play import EveningInPlay, begun
from game.evening.people import Person
from game.evening.score_card import Entry
from game.rules.ruleset import Ruleset

DASH = "-"
RUNS, STOPPED = "runs", "stopped"


class EntryOf(StrEnum):
    """What an entry of an evening's journal says."""

    HAND = "hand"  # a hand at another table
    TIME = "time"  # milliseconds played in this round so far
    CLOCK = "clock"  # whether it runs
    CARD = "card"  # something written on the own card, or said about it
    OWN = "own"  # the hands of the own table, whose round is over
    ROUND = "round"  # everyone is done, and people move


@dataclass(frozen=True, slots=True)
class Plan:
    """What was chosen before the evening began."""

    people: tuple[Person, ...]
    seed: str
    rounds: int
    clock: bool = True
    by_hand: bool = False
    slips: SlipRate | None = None  # how often people slip at an honest evening; None: a guided one


def plan_to_json(plan: Plan) -> str:
    """A plan as text."""
    people = [{"name": person.name, "level": person.level} for person in plan.people]
    kept = {"people": people, "seed": plan.seed, "rounds": plan.rounds, "clock": plan.clock}
    return json.dumps({**kept, "by_hand": plan.by_hand, "slips": plan.slips}, ensure_ascii=False)


def plan_from_json(text: str) -> Plan:
    """The plan behind a text. Raises ValueError where it isn't one."""
    try:
        fields = json.loads(text)
        people = tuple(
            Person(number, str(person["name"]), None if person["level"] is None else Level(person["level"]))
            for number, person in enumerate(fields["people"], 1)
        )
        slips = None if fields["slips"] is None else SlipRate(fields["slips"])
        rounds, clock, by_hand = int(fields["rounds"]), bool(fields["clock"]), bool(fields["by_hand"])
        return Plan(people, str(fields["seed"]), rounds, clock, by_hand, slips)
    except (KeyError, TypeError, RecursionError) as fault:
        raise ValueError(str(fault)) from fault


def begin_by(plan: Plan, ruleset: Ruleset) -> EveningInPlay:
    """The evening of a plan before its first hand. Raises ValueError where the sheet makes none."""
    event = event_of(ruleset)
    if event is None:
        raise ValueError("a sheet for single games")
    return begun(begin(event, plan.people, plan.rounds, plan.seed, clock=plan.clock), by_hand=plan.by_hand)


def replayed(state: EveningInPlay, entries: Iterable[tuple[str, str]]) -> EveningInPlay:
    """Where the entries of a journal lead. Raises ValueError for entries that no such evening wrote."""
    for kind, text in entries:
        state = after(state, EntryOf(kind), text)
    return state


def after(state: EveningInPlay, kind: EntryOf, text: str) -> EveningInPlay:
    """The evening after one entry. Raises ValueError where it can't follow."""
    if kind is EntryOf.HAND:
        number, hand = hand_at(text)
        return state.with_hand(number, hand)
    if kind is EntryOf.TIME:
        return replace(state, passed=int(text))
    if kind is EntryOf.CLOCK:
        return state.with_clock(running=clock_of(text))
    if kind is EntryOf.CARD:
        return _on_card(state, text)
    if kind is EntryOf.OWN:
        return state.close_own(hands_of(text))
    return state.ended()


def clock_entry(*, running: bool) -> str:
    """The text that says whether the clock runs."""
    return RUNS if running else STOPPED


def clock_of(text: str) -> bool:
    """Whether the clock runs by such a text. Raises ValueError."""
    if text not in (RUNS, STOPPED):
        raise ValueError(f"nothing about a clock: {text}")
    return text == RUNS


def hand_entry(number: int, hand: HandScore) -> str:
    """The text that says which table played which hand."""
    return json.dumps({"table": number, "hand": json.loads(hand_to_json(hand))})


def hand_at(text: str) -> tuple[int, HandScore]:
    """The table and the hand of such a text. Raises ValueError."""
    try:
        fields = json.loads(text)
        return int(fields["table"]), hand_from_json(json.dumps(fields["hand"]))
    except (KeyError, TypeError, RecursionError) as fault:
        raise ValueError(str(fault)) from fault


def own_entry(game: int, hands: Iterable[HandScore]) -> str:
    """The text that says what the own table has played, and in which game of the store."""
    return json.dumps({"game": game, "hands": [json.loads(hand_to_json(hand)) for hand in hands]})


def hands_of(text: str) -> tuple[HandScore, ...]:
    """The hands of such a text. Raises ValueError."""
    hands = _field(text, "hands")
    if not isinstance(hands, list):
        raise ValueError(f"not hands: {hands!r}")
    return tuple(hand_from_json(json.dumps(hand)) for hand in hands)


def game_of(text: str) -> int:
    """The game of such a text. Raises ValueError."""
    game = _field(text, "game")
    if type(game) is not int:
        raise ValueError(f"not a game: {game!r}")
    return game


def _field(text: str, name: str) -> Any:
    try:
        return json.loads(text)[name]
    except (KeyError, TypeError, RecursionError) as fault:
        raise ValueError(str(fault)) from fault


def entry_text(entry: Entry) -> str:
    """What stands in a box, as a word of an entry."""
    return DASH if entry is None else str(entry)


def entry_of(text: str) -> Entry:
    """The same read again. Raises ValueError."""
    return None if text == DASH else int(text)


def _on_card(state: EveningInPlay, text: str) -> EveningInPlay:
    verb, _space, about = text.partition(" ")
    if verb == "write":
        return state.with_entry(entry_of(about))
    if state.check is None:
        raise ValueError("no card lies there to be checked")
    check: CardCheck
    if verb == "point":
        check = state.check.point_at(int(about))
    elif verb in ("initial", "strike", "stand"):
        check = {
            "initial": state.check.initial,
            "strike": state.check.strike,
            "stand": state.check.stand,
        }[verb]()
    else:
        raise ValueError(f"nothing about a card: {text}")
    return state.with_check(check)
