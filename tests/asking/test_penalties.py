"""What `ask` answers on a slip is what the director rules, at every table."""

from __future__ import annotations

import re

import pytest

from game.asking.answers import answer
from game.asking.catalogue import question_of
from game.rules.reasons import ConsequenceKind
from game.rules.slips import Finding, Ruling
from game.rulesets.shipped import load_ruleset, ruleset_ids
from tests.rules.honest.blocks import honest_of
from tests.rules.honest.test_six_sheets import at_the_table

ASKED = {
    "renege-cost": "a renege established",
    "alone-own-renege": "by the lone side",
    "alone-renege": "against a lone hand",
    "renege-card": "a renege in time",
    "out-of-turn": "a call out of turn",
    "pass-early": "a pass out of turn",
    "barred-call": "the suit turned down",
    "no-natural": "no natural card",
    "lead-out": "a lead out of turn, two cards",
    "lead-stands": "gathered",
    "early-lead": "a plain suit led early",
    "exposed": "a card dropped",
    "exposed-lone": "a lone player's dropped",
    "talk-cost": "a word to the partner",
    "alone-plays": "a lone player's partner plays",
    "claim": "a claim",
    "ask-trump": "trump asked for",
    "misdeal": "a card seen in the deal",
    "wrong-number": "six cards, before the first trick",
}
"""Questions, and the slip that each is about."""

SAID = {
    ConsequenceKind.RENEGE: "{points}|costs as much as any other",
    ConsequenceKind.RENEGE_CHOICE: "(?s){points}.*takes? ({other}|2)",
    ConsequenceKind.RENEGE_LONE_MARCH: "(?s){points}.*{other}",
    ConsequenceKind.EXPOSED: "face up|exposed|treated as a lead out of turn",
    ConsequenceKind.SUIT_NAMED: "choose the suit",
    ConsequenceKind.TAKEN_BACK: "taken back|goes back|No\\. A lone player doesn't",
    ConsequenceKind.NEW_DEAL: "deals? (it )?again|dealt again|new deal",
    ConsequenceKind.DEAL_PASSES: "next player deals|passes to the left",
    ConsequenceKind.SIDE_BARRED: "void, and that side can't make trump",
    ConsequenceKind.CALL_AGAIN: "void, and the player calls again",
    ConsequenceKind.CALL_VOID: "void, and it's still the same player's turn",
    ConsequenceKind.NOT_NATURAL: "doesn't count",
    ConsequenceKind.POINTS_OR_LONE: "(?s)void.*{points}.*lone hand",
    ConsequenceKind.PASS_STANDS: "no penalty|costs nothing",
    ConsequenceKind.POINTED_OUT: "costs nothing|^No\\.|No\\. ",
    ConsequenceKind.LONE_LOST: "no longer a lone hand",
}
"""What an answer must have in it where the ruling comes to that."""


def ruling(slip: str, table: str) -> Ruling:
    return honest_of(at_the_table(slip, table)).rulings[-1]


@pytest.mark.parametrize("table", ruleset_ids())
@pytest.mark.parametrize("name", ASKED)
def test_a_question_on_a_slip_is_answered_as_the_director_rules(name: str, table: str) -> None:
    told, ruled = answer(question_of(name), load_ruleset(table)), ruling(ASKED[name], table)
    if ruled.finding is Finding.NOTHING:
        assert re.search("Nothing happens|When you need a card|Yes", told.sentence)
        return
    assert ruled.clause in [cited.id for cited in told.citations]
    if ruled.cost is not None:
        expected = SAID[ruled.cost.kind].format(points=ruled.cost.points, other=ruled.cost.other)
        assert re.search(expected, told.sentence)
