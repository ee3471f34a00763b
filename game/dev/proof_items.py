"""Finds the items of the parallel forms: decisions that one slip gets wrong and no other."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from game.bots.levels import Steady
from game.proof.items import EACH, FORMS, LEAST, SKILLS, table
from game.rules.actions import Action, Phase, asks_nobody
from game.rules.hand import apply, legal, start
from game.rules.record import setup_to_json
from game.rules.state import Deal, Setup, State
from game.rules.view import SeatView, observe
from game.session import HOME_SEAT
from game.strategy.decisions import decide
from game.strategy.values import Effort, Values, search
from game.tutor.equivalent_play import same_choice
from game.tutor.review import REVIEW

_GLANCE = Effort(chunk=20, most=60, error=0.08)
_NEEDED = EACH * len(FORMS)
_SPARE = 2  # of each skill more, so that both forms can be made alike

Found = tuple[str, Setup, float]


def find(seed: str, hands: int) -> dict[str, list[Found]]:
    """Skill by skill the items in the first hands of a seed, until there are enough or the hands are over."""
    found: dict[str, list[Found]] = defaultdict(list)
    for number in range(hands):
        for skill, setup, view in moments(f"{seed}/{number}"):
            if len(found[skill]) < _NEEDED + _SPARE and (cost := proved(view, skill)):
                found[skill].append((skill, setup, cost))
                break  # one of a hand
        if all(len(found[skill]) >= _NEEDED + _SPARE for skill in SKILLS):
            break
    return found


def moments(seed: str) -> Iterator[tuple[str, Setup, SeatView]]:
    """The learner's decisions in a hand that one slip changes and no other."""
    state, steady, done = start(table(), Setup(seed)), Steady(), list[Action]()
    dealt: State | None = None
    while state.phase not in (Phase.HAND_OVER, Phase.GAME_OVER):
        if dealt is None and state.phase is Phase.FIRST_ROUND:
            dealt, done = state, []
        choices = legal(state, state.turn)
        view = observe(state, state.turn)
        if dealt is not None and state.turn is HOME_SEAT and len(choices) > 1 and not asks_nobody(choices):
            skill = only_slip(view)
            if skill:
                assert dealt.upcard is not None
                deal = Deal(dealt.hands, dealt.upcard, dealt.stock)
                yield skill, Setup(seed, dealt.dealer, deal, tuple(done)), view
        action = choices[0] if asks_nobody(choices) else steady.choose(view)
        state, _events = apply(state, action)
        done.append(action)


def only_slip(view: SeatView) -> str:
    """The skill whose slip changes what is sound here, if it is the only one; "" otherwise."""
    sound = decide(view)
    wrong = [
        skill
        for skill, slip in SKILLS.items()
        if (action := slip(view, sound)) is not None and not same_choice(view, action, sound.action)
    ]
    return wrong[0] if len(wrong) == 1 else ""


def proved(view: SeatView, skill: str) -> float:
    """What the slip costs, where the sound choice is ahead of every other by enough; else 0."""
    sound = decide(view)
    slipped = SKILLS[skill](view, sound)
    assert slipped is not None
    for effort in (_GLANCE, REVIEW):
        values = search(view, "", replace(effort, kept=(sound.action, slipped)))
        if not _ahead(view, values, sound.action):
            return 0.0
    return round(values.of(slipped).behind, 3)


def _ahead(view: SeatView, values: Values, sound: Action) -> bool:
    """Whether a choice is the best by enough."""
    if not same_choice(view, values.best.action, sound):
        return False
    others = [value for value in values.ranked if not same_choice(view, value.action, values.best.action)]
    return bool(others) and others[0].behind >= LEAST


def write(path: Path, seed: str = "proof", hands: int = 60_000) -> dict[str, int]:
    """Writes both forms, alike in what their slips cost; tells how many items each skill has."""
    found = find(seed, hands)
    lines = [
        "# Found by `leftbower dev proof-items`. In each, one slip of a greenhorn changes the sound choice,",
        "# no other does, and it is ahead of all others by 0.15 points as a review weighs them.",
    ]
    for number in range(EACH):
        for column, skill in enumerate(SKILLS):
            pairs = sorted(found[skill], key=lambda each: each[2])[-_NEEDED:]
            for form, place in zip(FORMS, _places(number, column), strict=True):
                if place < len(pairs):
                    _skill, setup, cost = pairs[place]
                    lines += [
                        f"- id: {skill}-{form}{number + 1}",
                        f"  form: {form}",
                        f"  skill: {skill}",
                        f"  cost: {cost}",
                        f"  setup: {json.dumps(setup_to_json(setup))}",
                    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return {skill: len(found[skill]) for skill in SKILLS}


def _places(number: int, column: int) -> tuple[int, int]:
    """Which of six items by cost go to both forms: two that are alike, crosswise like a chessboard."""
    first, second = 2 * number, 2 * number + 1
    return (first, second) if (number + column) % 2 == 0 else (second, first)
