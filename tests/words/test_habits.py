"""Habits of a translated voice: none of them is in anything that the program or a lesson says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from game.course.drawable import DRAWABLE

LOCALES = Path(__file__).parents[2] / "locales"


@dataclass(frozen=True)
class Habit:
    """Words that a player would not use, what to say instead, and where they are right all the same."""

    words: str  # a regular expression
    instead: str
    fine: tuple[str, ...] = ()  # pieces of the messages in which they may stand


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
    Habit(r"\b(?:is|are|was|were|be|been) told\b", "a person is the subject"),
    Habit(r"[Ii]t is read so", "how we read it"),
    Habit(r"\bBy the rules\b", "under these rules"),
    Habit(r"\bplain (?:suit|ace|card|jack|king|queen|ten|nine)s?\b", "off-suit, side suit"),
    Habit(r"\bAs a rule\b", "say what to do"),
    Habit(
        r"\bputs? (?:a|the|one|another|your|it|them|any|some)?\s?(?:\w+ )?(?:card )?down\b",
        "discard",
    ),
    Habit(
        r"\b(?:lies|lie|lying)\b(?! down| the hand)",
        "is, stays",
        fine=("players who lie in wait",),  # with a good hand, passing
    ),
    Habit(r"\bpa(?:y|ys|id)\b", "scores, is worth"),
    Habit(r"\bsp(?:eak|eaks|oke)\b", "call, say"),
    Habit(r"\bgo(?:es)? on to the left\b", "it is somebody's turn"),
    Habit(r"\b(?:may|has to|have to) go\b(?! alone| it alone)", "you may play, you must play"),
    Habit(r"\bHad (?:you|Nora|Walt|Ezra)\b", "if you had"),
    Habit(
        r"\bone (?:calls|leads|wins|names|crosses|plays|has|must|may|can)\b",
        "you",
        fine=("The highest one wins.",),  # one trump among several
    ),
    Habit(r"\b(?:lie|lies|dealt|stay|stays|shown|turned) open\b", "face up"),
    Habit(
        r"\b[Nn]am(?:e|es|ed|ing) (?:(?:a|any|your|the) suit|spades|hearts|diamonds|clubs)\b",
        "call a suit",
        fine=(
            "for the joker",  # turned up: its suit is named, nothing is called
            "before anyone looks at",
            "looks at his cards and names a suit",
            "before looking at any card",
            "before he sees a card",
            "side leads",  # after a slip, the other side names the suit of it
        ),
    ),
    Habit(r"\bbeside them\b", "and another ace, or as well"),
    Habit(r"(?<!here )\b(?:is|are) no (?!longer|more)\w+", "is not a ..."),
    Habit(r"\bThere are: ", "say what is listed"),
    Habit(r"\b(?:table|league|side|makers|hand|sheet|rule)s? wants? (?:a|an|three)\b", "needs, asks for"),
    Habit(r"\bsuch (?!as|fault|word)", "like this, like that"),
    Habit(r"\bhardly (?:a|one)\b", "almost no"),
    Habit(
        r"(?:\b(?:will|would|could|can|but)|['’](?:ll|d)) hardly\b(?! ever)",
        "probably won't, isn't likely to",
    ),
    Habit(
        r"(?i)\bcolour|\bpractis|(?<!\{)\blearnt\b|\bspelt\b|\bafterwards\b|\bdefence\b|\binitialled\b",
        "spelled as in America",
    ),
    Habit(r"(?<=\s)packs?\b|^Packs?\b(?=.)", "the deck", fine=("lesson", "pack.yaml")),
    Habit(r"\bevenings?\b", "a night, tonight"),
    Habit(r"(?<!\{)\b[Ff]aults?\b", "an error in a file, a mistake at the table", fine=("at fault",)),
    Habit(r"\b[Pp]ut these\b", "rank these"),
    Habit(r"\bMust (?:I|you|a|the|my)\b[^.?]*\?", "do I have to ...?"),
    Habit(r"\b[Ss]hort of (?:red|black|that|trump)\b|\b[Ss]hort of\?", "short in a suit"),
    Habit(r"\bFrom the \w+['’]s (?:left|right)\b", "starting on the dealer's left"),
    Habit(r"\balthough you could\b", "when you can"),
    Habit(r"\b[Ww]hat goes on\b", "what do you play on ...?"),
    Habit(r"\bstronger elsewhere\b", "stronger in another suit"),
    Habit(r"\b(?:is|are) being weighed\b", "still weighing ..."),
    Habit(r"\b(?:[Kk]eeps?|kept) (?:\w+ ){1,4}back\b", "hang on to, hold back"),
    Habit(r"\. Later (?:the|it)\b", "after that"),
    Habit(r"\bone point more\b", "one more point"),
    Habit(r"\b(?:Clubs|Spades|Hearts|Diamonds), yes[.,]", "... are the right call"),
    Habit(r"\bkeeps? the color\b", "means the same color"),
    Habit(r"\bputs? (?:a|another|one|her|his|them|your)(?: \w+)? away\b", "discard, lay down her cards"),
    Habit(r"\bputs? (?:that|it|things) right\b", "fix it"),
    Habit(r"\bgo straight on to\b", "skip ahead to"),
    Habit(r"\b(?:[Oo]ne|[Tt]hat strict) euchre night\b", "a night has no rules: one club says, at one club"),
    Habit(r"\bwhom\b", "who, or name the player"),
    Habit(r"\bYou would\b|\bYou cannot\b|\bIt is not your\b|\bThat is\b", "contracted, as it would be said"),
    Habit(r"\bwhich way up\b", "face up or face down"),
    Habit(r"\bin the words of (?:the|this) table\b", "in this table's words"),
    Habit(r"\bMay (?:I|my|the|others)\b[^.?]*\?", "can I ...?"),
    Habit(r"\ball the same\b(?! colou?r)", "still"),
    Habit(r"\ba wrong (?:number|packet)\b", "the wrong number"),
    Habit(r"\b(?:leaves?|left|leaving) the lead open\b", "let them lead any card"),
    Habit(r"\bon a lead of\b", "hearts were led, and you played ..."),
    Habit(r"\bwithdrawn?\b", "taken back"),
    Habit(r"\breneged in\b|\bled in trick\b|\b(?:led|played) the \{\w+\} in trick\b", "on the trick"),
    Habit(r"\bproved\b", "proven"),
    Habit(r"\bclause behind\b|\ba refusal\b", "the rule behind it, why it isn't allowed"),
    Habit(r"\*\*Yours\b", "your own rule: a label names what it labels"),
    Habit(r"\bon lead\b", "it's your lead"),
    Habit(r"(?:^|\. )Taken by\b", "your side took it"),
    Habit(r"\b[Nn]o end\b", "no limit, as long as you like"),
    Habit(r", as we read it\.", "As we read it, ..."),
    Habit(r"\bonly to go\b", "only by going"),
    Habit(r"\band not \{", "..., not ..."),
    Habit(r"\b[Ll]ook together\b", "look at it together"),
)


@cache
def said() -> tuple[str, ...]:
    """Every message of the program and the lessons, but for what a learner may type for a question."""
    return tuple(
        text for name in ("leftbower", "lessons") for text in _messages(name) if text and " | " not in text
    )


def _messages(catalogue: str) -> Iterator[str]:
    with (LOCALES / f"{catalogue}.pot").open("rb") as file:
        for message in read_po(file):
            yield from (message.id,) if isinstance(message.id, str) else message.id


@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: habit.instead)
def test_nothing_is_said_as_only_a_translation_would(habit: Habit) -> None:
    found = [text for text in said() if re.search(habit.words, text)]
    assert [text for text in found if not any(piece in text for piece in habit.fine)] == [], habit.instead


def test_every_exception_is_still_needed() -> None:
    for habit in HABITS:
        for piece in habit.fine:
            assert any(piece in text and re.search(habit.words, text) for text in said()), piece


@pytest.mark.parametrize("domain", ["leftbower", "lessons"])
def test_every_sign_of_a_text_can_be_drawn(domain: str) -> None:
    signs = {sign for text in _messages(domain) for sign in text if not sign.isspace()}
    assert signs - DRAWABLE == set()
