"""Rulesets side by side: where play differs, what a question is about, and what is said of a rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from game.asking.finding import find, is_sure
from game.asking.question import SWITCHES
from game.i18n import _, format_list, format_number
from game.pages.lines import CompareLine, FoldLine, Kind, Line, Lines, Sheet, Words
from game.pages.page import Button
from game.pages.rules import table_value
from game.rules.ruleset import Ruleset
from game.rulesets.switches import differ, groups, matters, text_of, words_of

FOLD = "alike"
"""The key of the line that unfolds the rules in which play does not differ."""

_NEAR = 0.75  # of the best score: what may have been meant as well


def switches_asked(question: str) -> tuple[str, ...]:
    """The switches behind the questions that fit, the best first; none, if none fits."""
    found = find(question, 5)
    if not is_sure(found):
        return ()
    near = [each.question for each in found if each.score >= _NEAR * found[0].score]
    return tuple(dict.fromkeys(name for each in near for name in each.on if name in SWITCHES))


def _nearest(question: str, count: int = 3) -> tuple[str, ...]:
    """The switches whose names look most like the question."""
    names = {name: text.name.lower() for group in groups() for name, text in group.texts.items()}

    def likeness(name: str) -> float:
        return -SequenceMatcher(None, question.lower(), names[name]).ratio()

    return tuple(sorted(names, key=likeness)[:count])


def comparison(rulesets: Sequence[Ruleset], question: str = "", opened: bool = False) -> Lines:
    """The rules a question is about; without one all, those in which play differs first."""
    if question.strip():
        return tuple(_line(name, rulesets) for name in switches_asked(question) or _nearest(question))
    names = [name for group in groups() for name in group.texts]
    unlike = [name for name in names if differ(rulesets, name)]
    alike = [name for name in names if name not in unlike]
    fold = FoldLine(FOLD, _("Rules that match: {n}").format(n=format_number(len(alike))), opened)
    shown = alike if opened else []
    return (*(_line(name, rulesets) for name in unlike), fold, *(_line(name, rulesets) for name in shown))


def _line(name: str, rulesets: Sequence[Ruleset]) -> CompareLine:
    return CompareLine(name, text_of(name).name, tuple(table_value(ruleset, name) for ruleset in rulesets))


def side_by_side(key: str, rulesets: Sequence[Ruleset], question: str = "") -> tuple[str, Lines]:
    """The title and what is said of a line of the comparison."""
    if key and key != FOLD:
        return text_of(key).name, tuple(_about(key, rulesets, question))
    text = _("These tables play everything else the same way. Press Enter to see the rules.")
    return _("The rest is the same"), (Words(text),)


def about_row(key: str, rulesets: Sequence[Ruleset], question: str, may_write: bool) -> Sheet:
    """What is said beside the comparison of a line; `may_write`: a table of one's own."""
    title, lines = side_by_side(key, rulesets, question)
    words = _("{name}: all the rules").format(name=_(rulesets[0].short_name))
    own = ((Button("own", _("My own table")),),) if may_write else ()
    who = _("Your question") if question.strip() else _("Side by side")
    return Sheet(who, answered(), title, lines, ((Button("rules", words),), *own))


def answered() -> str:
    """What every sheet about a question says of itself."""
    return _("answers from the sheets")


def _about(name: str, rulesets: Sequence[Ruleset], question: str) -> Iterator[Line]:
    """One sentence for each way a rule is played, then who says so."""
    if question.strip() and not switches_asked(question):
        yield Words(_("No sheet mentions that. These rules come closest."))
    played: dict[str, list[str]] = {}
    for ruleset in rulesets:
        sentence = words_of(ruleset.switches, name).sentence
        if not matters(ruleset.switches, name):
            sentence = _("This doesn't apply there.")
        played.setdefault(sentence, []).append(_(ruleset.short_name))
    for sentence, names in played.items():
        # NOTE: one or more tables and what is played there
        text = _("**{sheets}:** {sentence}").format(sheets=format_list(names), sentence=sentence)
        yield Words(text, Kind.PLAYED)
    yield Words("", Kind.GAP)
    yield from (table_value(ruleset, name) for ruleset in rulesets)
