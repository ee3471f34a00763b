from __future__ import annotations

from pathlib import Path

import pytest

from game.rules.actions import Phase
from game.rules.trick import winner
from game.rulesets.shipped import list_rulesets
from tests.rules.situations import Situation, read
from tests.rules.tables import CLASSIC, may, why, word

FOLDER = Path(__file__).parents[1] / "situations"
SITUATIONS = [situation for path in sorted(FOLDER.glob("*.txt")) for situation in read(path)]


@pytest.mark.parametrize(
    "situation", SITUATIONS, ids=lambda situation: f"{situation.place} {situation.title}"
)
def test_a_situation_is_judged_as_its_text_says(situation: Situation) -> None:
    state = situation.state()
    if situation.may is not None:
        assert may(state) == situation.may
    for text, (legal, reasons) in situation.verdicts.items():
        action = text if text[0].isdecimal() else f"{int(state.turn)}:{text}"
        assert word(state, action).legal is legal
        assert why(state, action) == list(reasons)
    if situation.taker is not None:
        assert state.trick is not None
        assert state.phase is Phase.GATHER
        assert winner(state.trick, state.trump) is state.turn is situation.taker


def test_every_situation_says_something() -> None:
    assert len(SITUATIONS) >= 25
    assert all(each.may is not None or each.verdicts or each.taker is not None for each in SITUATIONS)
    assert len({each.title for each in SITUATIONS}) == len(SITUATIONS)


def test_every_ruleset_has_verdicts_in_at_least_five_situations() -> None:
    judged = [each.told.get("table", CLASSIC).partition(",")[0] for each in SITUATIONS if each.verdicts]
    assert len(judged) >= 40
    assert {ruleset.id: judged.count(ruleset.id) >= 5 for ruleset in list_rulesets()} == {
        ruleset.id: True for ruleset in list_rulesets()
    }


def test_a_line_that_no_situation_has_is_named_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "wrong.txt").write_text("A title\nturned up: 9H\nmight: play:JD\n")
    with pytest.raises(ValueError, match=r"wrong\.txt:3"):
        list(read(tmp_path / "wrong.txt"))
