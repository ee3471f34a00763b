"""The command `leftbower explain`: the referee's word on a position given as text."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from game.i18n import _
from game.rules.actions import Action, ActionKind, Phase
from game.rules.elsewhere import known
from game.rules.judge import judge
from game.rules.reasons import Reason
from game.rules.view import SeatView
from game.storage.own_rulesets import all_rulesets
from game.text.answers import action_meant, options
from game.text.position import BadPosition, Position, fields_of, position
from game.text.why import action_elsewhere, elsewhere_lines, rule_data, subject_meant, whole
from game.tutor.explain import Explanation, explain, why
from game.tutor.other_tables import Elsewhere, facts_elsewhere, judged_elsewhere
from game.words.markup import plain


def answer(text: str, *, as_json: bool) -> int:
    """Print the answer about a position. Raises BadPosition."""
    place = position(fields_of(text))
    if as_json:
        print(json.dumps(_data(place), ensure_ascii=False, indent=2))
        return 0
    for line in _lines(place):
        if line:
            print(plain(line))
    return 0


def _lines(place: Position) -> list[str]:
    view = place.view
    if "about" in place.asked:
        subject = subject_meant(place.asked["about"])
        told = why(view, subject) if subject is not None else None
        if subject is None or told is None:
            raise BadPosition(_nothing(place.asked["about"]))
        return [*whole(told), *elsewhere_lines(facts_elsewhere(view, subject, all_rulesets()))]
    action = _action(place)
    if action is not None:
        return [*whole(_told(view, action)), *action_elsewhere(view, action)]
    # NOTE: one card or call of a list with the referee's word in one sentence
    text = _("{title}: {line}")
    told_all = [_told(view, each) for each in _all(view)]
    return [text.format(title=told.title, line=told.line) for told in told_all]


def _action(place: Position) -> Action | None:
    """The card or call asked about; None where none is."""
    typed = place.asked.get("play") or place.asked.get("call")
    if typed is None:
        return None
    action = action_meant(typed, place.view)
    if action is None:
        raise BadPosition(_nothing(typed))
    return action


def _nothing(typed: str) -> str:
    return _("“{text}” is nothing that can be done or asked in this position.").format(text=typed[:40])


def _all(view: SeatView) -> Iterable[Action]:
    if view.phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND):
        return (
            Action(view.seat, ActionKind.PASS),
            *(a for a in options(view) if a.kind is not ActionKind.PASS),
        )
    return options(view)


def _told(view: SeatView, action: Action) -> Explanation:
    return explain(view, action, judge(known(view), action))


def _data(place: Position) -> dict[str, Any]:
    view, about = place.view, {"ruleset": place.view.ruleset.id}
    if "about" in place.asked:
        subject = subject_meant(place.asked["about"])
        told = why(view, subject) if subject is not None else None
        if subject is None or told is None:
            raise BadPosition(_nothing(place.asked["about"]))
        others = facts_elsewhere(view, subject, all_rulesets())
        return {**about, "about": str(subject), **_explained(told, others)}
    action = _action(place)
    if action is not None:
        others = judged_elsewhere(view, action, all_rulesets())
        return {**about, "action": _code(action), **_explained(_told(view, action), others)}
    every = [{"action": _code(each), **_explained(_told(view, each), ())} for each in _all(view)]
    return {**about, "actions": every}


def _code(action: Action) -> str:
    return str(action).partition(":")[2]


def _explained(told: Explanation, others: Iterable[Elsewhere]) -> dict[str, Any]:
    cost = told.consequence
    return {
        "legal": told.legal,
        "title": plain(told.title),
        "line": plain(told.line),
        "paragraph": plain(told.paragraph),
        "reasons": [
            {**_claim(claim), "says": plain(said)}
            for claim, said in zip(told.claims, told.reasons, strict=True)
        ],
        "cost": cost
        and {
            "kind": str(cost.kind), "clause": cost.clause, "points": cost.points, "other": cost.other,
            "says": plain(told.cost),
        },
        "cards": [str(card) for card in told.cards],
        "rules": [rule_data(citation) for citation in told.citations],
        "elsewhere": [
            {
                "rulesets": list(other.rulesets), "legal": other.legal, "line": plain(other.line),
                "clause": other.citation.id,
            }
            for other in others
        ],
    }  # fmt: skip


def _claim(claim: Reason) -> dict[str, Any]:
    return {
        "kind": str(claim.kind),
        "clause": claim.clause,
        "cards": [str(card) for card in claim.cards],
        "suit": None if claim.suit is None else str(claim.suit),
        "seat": None if claim.seat is None else int(claim.seat),
        "number": claim.number,
    }
