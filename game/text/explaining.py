"""The command `leftbower explain`: the referee's word on a position given as text."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from game.i18n import _, format_list
from game.pages.honest_page import ruling_page
from game.pages.why_page import WhyAnswer, ask_action, ask_fact
from game.rules.actions import Action, ActionKind, Phase
from game.rules.facts import Subject
from game.rules.judge import judge
from game.rules.reasons import Reason
from game.rules.ruleset import Ruleset
from game.rules.view import SeatView
from game.rulesets.own_rulesets import all_rulesets
from game.session import HOME_SEAT
from game.text.console import print_lines
from game.text.page_lines import block_lines
from game.text.position import Position, position, table_of
from game.text.position_fields import BadPosition, fields_of
from game.text.slip_position import Ruled, ruled
from game.text.table_questions import answer_lines
from game.text.typed_actions import action_meant, options
from game.text.why import cited, rule_data, subject_meant
from game.tutor.other_tables import agreeing, apart, gathered
from game.tutor.rulings import tell_ruling
from game.tutor.rulings_elsewhere import ruling_elsewhere
from game.words import sentence
from game.words.markup import plain
from game.words.names import Names, in_names


@dataclass(frozen=True)
class _Answer:
    """What is asked, as data, and the word of every table on it."""

    asked: dict[str, str]
    told: WhyAnswer


def answer(text: str, *, as_json: bool) -> int:
    """Print the answer about a position. Raises BadPosition."""
    fields = fields_of(text)
    if "done" in fields:
        return _ruling(ruled(fields), as_json=as_json)
    place = position(fields)
    answers = _answers(place)
    ruleset = {"ruleset": place.view.ruleset.id}
    one = answers[0] if place.asked.keys() & {"about", "play", "call"} else None
    if as_json and one:
        _print({**ruleset, **one.asked, **_explained(one)})
    elif as_json:
        _print({**ruleset, "actions": [{**each.asked, **_explained(each)} for each in answers]})
    elif one:
        print_lines(_with_seats(answer_lines(one.told, place.view).lines))
    else:
        # NOTE: one card or call of a list with the referee's word in one sentence
        text = _("{title}: {line}")
        found = (each.told.told for each in answers)
        print_lines(_with_seats(text.format(title=told.title, line=told.line) for told in found))
    return 0


def _ruling(found: Ruled, *, as_json: bool) -> int:
    """Print what the director says of the last slip."""
    view, ruling = found.view, found.ruling
    others = [ruleset for ruleset in all_rulesets() if ruleset.id != view.ruleset.id]
    page, told = ruling_page(view, ruling, others), tell_ruling(view, ruling)
    choices = [button.words for button in page.every_button() if button.id.startswith("choice")]
    if not as_json:
        chosen = [_("You choose: {choices}.").format(choices=format_list(choices, "or"))] if choices else []
        lines = [sentence(page.title), *block_lines(page.blocks), *chosen, cited(told.citation)]
        print_lines(_with_seats(lines))
        return 0
    cost = ruling.cost
    _print({
        "ruleset": view.ruleset.id,
        "finding": str(ruling.finding),
        "slip": ruling.slip and str(ruling.slip),
        "seat": None if ruling.of is None else int(ruling.of),
        "title": _said(told.title),
        "happened": _said(told.happened),
        "says": _said(told.finding),
        "steps": [_said(step) for step in told.steps],
        "cost": cost and {"kind": str(cost.kind), "points": cost.points, "other": cost.other},
        "choices": choices,
        "rules": [rule_data(told.citation)],
        "elsewhere": [
            {
                "rulesets": list(other.rulesets), "line": _said(other.line),
                "clauses": [citation.id for citation in other.citations],
            }
            for other in ruling_elsewhere(view, ruling, others)
        ],
    })  # fmt: skip
    return 0


def _seats() -> Names:
    """What the players are called at a table that is not ours: where they sit."""
    # NOTE: players by the sides of a table, as in a card diagram; the reader sits South
    return _("South"), _("West"), _("North"), _("East")


def _said(text: str) -> str:
    return plain(in_names(text, HOME_SEAT, _seats()))


def _with_seats(lines: Iterable[str]) -> list[str]:
    """The lines, and after them who is who where any of them names a player."""
    told = [_said(line) for line in lines if line]
    _south, *others = _seats()
    if any(re.search(rf"\b{name}\b", line) for line in told for name in others):
        told.append(
            _("You sit South. West is on your left, North is your partner, and East is on your right.")
        )
    return told


def _print(data: dict[str, Any]) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def _answers(place: Position) -> list[_Answer]:
    """The word on what is asked; on every card or call where nothing is."""
    view = place.view
    if "about" in place.asked:
        subject = subject_meant(place.asked["about"])
        if subject is Subject.TRUMP and view.maker is not None and not place.says_who_made_trump:
            raise BadPosition(
                _("Say who made trump and how: add “maker: left” and “upcard: 9H” or “turned down: 9C”.")
            )
        if subject is Subject.DEALER:  # no position holds the hands before it
            raise BadPosition(_nothing(place.asked["about"]))
        told = ask_fact(view, subject, all_rulesets()) if subject is not None else None
        if told is None:
            raise BadPosition(_nothing(place.asked["about"]))
        return [_Answer({"about": str(subject)}, told)]
    typed = place.asked.get("play") or place.asked.get("call")
    if typed is None:
        return [_judged(view, each, ()) for each in _all(view)]
    action = action_meant(typed, view)
    if action is None:
        raise BadPosition(_nothing(typed))
    return [_judged(view, action, all_rulesets())]


def _nothing(typed: str) -> str:
    return _("You can't do or ask “{text}” in this position.").format(text=typed[:40])


def _all(view: SeatView) -> Iterable[Action]:
    if view.phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND):
        others = (action for action in options(view) if action.kind is not ActionKind.PASS)
        return (Action(view.seat, ActionKind.PASS), *others)
    return options(view)


def _judged(view: SeatView, action: Action, others: Iterable[Ruleset]) -> _Answer:
    # what binds a player after a slip is this table's own affair
    compared = others if view.honest is None else ()
    told = ask_action(view, action, judge(table_of(view), action), compared)
    return _Answer({"action": str(action).partition(":")[2]}, told)


def _explained(answer: _Answer) -> dict[str, Any]:
    told = answer.told.told
    cost = told.consequence
    return {
        "legal": told.legal,
        "title": _said(told.title),
        "line": _said(told.line),
        "paragraph": _said(told.paragraph),
        "reasons": [
            {**_claim(claim), "says": _said(said)}
            for claim, said in zip(told.claims, told.reasons, strict=True)
        ],
        "cost": cost
        and {
            "kind": str(cost.kind), "clause": cost.clause, "points": cost.points, "other": cost.other,
            "stopped": cost.stopped,
            "says": _said(told.cost),
        },
        "cards": [str(card) for card in told.cards],
        "rules": [rule_data(citation) for citation in told.citations],
        "elsewhere": [
            {
                "rulesets": list(other.rulesets), "legal": other.legal, "line": _said(other.line),
                "clauses": [citation.id for citation in other.citations],
            }
            for other in gathered(answer.told.tables)
        ],
        "same": [ruleset.id for ruleset in agreeing(answer.told.tables)],
        "cannot_come_up": [ruleset.id for ruleset in apart(answer.told.tables)],
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
