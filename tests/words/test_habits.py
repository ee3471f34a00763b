"""Habits of a translated voice: none of them is in anything that the program says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

LOCALES = Path(__file__).parents[2] / "locales"


@dataclass(frozen=True)
class Habit:
    """Words that a player would not use, what to say instead, and where they are right all the same."""

    words: str  # a regular expression
    instead: str
    fine: tuple[str, ...] = ()  # pieces of the messages in which they may stand
    in_lessons: bool = False  # whether the lessons are free of it, too


HABITS = (
    Habit(r"\bturned(?:-up)? cards?\b(?! down)", "the upcard; the other card was turned down"),
    Habit(r"\bturned the \{", "turned up the ..."),
    Habit(
        r"\bat (?:the|your|my|their|his|its|[\w{}]+['’]s)(?: [\w']+)? (?:left|right)\b",
        "to the left, on your left",
    ),
    Habit(
        r"\b[Mm]end(?:s|ed|ing)?\b",
        "a renege is corrected, a file fixed",
        fine=("{mend} {others}",),  # a placeholder's name
    ),
    Habit(r"\bdearer\b", "costs more"),
    Habit(r"\b[Ww]hoever\b", "the player who ..., or if you ..."),
    Habit(r"\bany more\b", "no longer, or can't ... now"),
    Habit(r"\b(?:is|are|was|were|be|been) told\b", "a person is the subject", in_lessons=True),
    Habit(r"[Ii]t is read so", "how we read it", in_lessons=True),
    Habit(r"\bBy the rules\b", "under these rules", in_lessons=True),
    Habit(r"\bplain (?:suit|ace|card|jack|king|queen|ten|nine)s?\b", "off-suit, side suit"),
    Habit(r"\bAs a rule\b", "say what to do"),
    Habit(
        r"\bputs? (?:a|the|one|another|your|it|them|any|some)?\s?(?:\w+ )?(?:card )?down\b",
        "discard",
    ),
    Habit(r"\b(?:lies|lie|lying)\b(?! down| the hand)", "is, stays"),
    Habit(r"\bpa(?:y|ys|id)\b", "scores, is worth"),
    Habit(r"\bsp(?:eak|eaks|oke)\b", "call, say"),
    Habit(r"\bgo(?:es)? on to the left\b", "it is somebody's turn", in_lessons=True),
    Habit(r"\b(?:may|has to|have to) go\b(?! alone| it alone)", "you may play, you must play"),
    Habit(r"\bHad (?:you|Nora|Walt|Ezra)\b", "if you had"),
    Habit(
        r"\bone (?:calls|leads|wins|names|crosses|plays|has|must|may|can)\b",
        "you",
        fine=("The highest one wins.",),  # one trump among several
    ),
    Habit(r"\b(?:lie|lies|dealt|stay|stays|shown|turned) open\b", "face up"),
)


@cache
def said(catalogue: str) -> tuple[str, ...]:
    """Every message of a catalogue, but for the words that a learner may type for a question."""
    return tuple(text for text in _messages(catalogue) if text and " | " not in text)


def _messages(catalogue: str) -> Iterator[str]:
    with (LOCALES / f"{catalogue}.pot").open("rb") as file:
        for message in read_po(file):
            yield from (message.id,) if isinstance(message.id, str) else message.id


@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: habit.instead)
def test_nothing_is_said_as_only_a_translation_would(habit: Habit) -> None:
    texts = said("leftbower") + (said("lessons") if habit.in_lessons else ())
    found = [text for text in texts if re.search(habit.words, text)]
    assert [text for text in found if not any(piece in text for piece in habit.fine)] == [], habit.instead


def test_every_exception_is_still_needed() -> None:
    for habit in HABITS:
        for piece in habit.fine:
            assert any(piece in text and re.search(habit.words, text) for text in said("leftbower")), piece
