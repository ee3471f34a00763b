"""The proof that the course teaches, from the coin to what has stayed, without a window."""

from __future__ import annotations

from game.bots.at_once import AtOnce
from game.bots.levels import Level, bot
from game.pages.lines import Sheet, Words
from game.pages.teaching_proof import row_line
from game.presenters.asked_decision import AskedDecision
from game.presenters.teaching_proof import TeachingProof
from game.storage.database import Store
from tests.clock import Clock
from tests.presenters.conftest import PlainDesk


def text_of(page: Sheet) -> str:
    return "\n".join(line.text for line in page.lines if isinstance(line, Words))


def sit(store: Store, proof: TeachingProof, level: Level) -> int:
    """A whole sitting, decided as a level decides; how many decisions it was."""
    proof.act("take")
    going_on, count = False, 0
    while (found := proof.next(going_on=going_on)) is not None:
        asked, item = found
        table = AskedDecision(PlainDesk(store, AtOnce), asked, item, lambda moment: None)  # type: ignore[arg-type]
        while not table.ready:
            table.advance()
        table.act("hint")
        assert table.sheet.hint.view is None
        table.call(bot(level, "x").choose(table.view))
        table.poll()
        assert table.page().title == "Noted"
        going_on, count = True, count + 1
        if item.number == item.total:
            break
    return count


def test_what_was_gained_and_what_has_stayed_is_told_with_its_error(store: Store, clock: Clock) -> None:
    proof = TeachingProof(store)
    assert [button.id for row in proof.page().buttons for button in row] == ["take", "help", "leave"]
    assert sit(store, proof, Level.GREENHORN) == 24
    assert sit(store, proof, Level.STEADY) == 24
    said = text_of(proof.page())
    assert row_line(proof.rows()[1]) == "After the course: 24 of 24 right, 0.00 points lost per decision."
    assert "That's more than luck." in said
    assert "Come back on February 14, 2026 for the first 24 again." in said
    clock.forward(days=14)
    assert sit(store, proof, Level.STEADY) == 24
    said = text_of(proof.page())
    assert "Two weeks later, compared with before: +" in said
    assert "take" not in [button.id for row in proof.page().buttons for button in row]


def test_whoever_helps_is_told_until_when_and_can_stop(store: Store) -> None:
    proof = TeachingProof(store)
    proof.act("help")
    assert "The test runs until February 14, 2026." in text_of(proof.page())
    proof.act("stop")
    assert "You can also test whether" in text_of(proof.page())
