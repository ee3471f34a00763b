"""What memory and practice tell of a learner: errors skill by skill, and promises against what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.i18n import _, format_list, format_number, format_percent, ngettext
from game.proof.curves import LEAST, Curve
from game.proof.promise import Bin
from game.words import head_line

_FEW = 20  # things that came back, below which nothing is said of promises


@dataclass(frozen=True, slots=True)
class SkillRow:
    """A skill: its name, whether lessons asked about it or it was played, how often, and shares of errors."""

    name: str
    asked: bool
    count: int
    wrong: Sequence[float]  # from the first tries to the latest


@dataclass(frozen=True, slots=True)
class Figures:
    """What memory and practice tell: errors by the n-th opportunity, and promises.

    `curve` is that of all skills, `skills` are those practised most, `promised` is of what comes back.
    """

    curve: Curve
    skills: Sequence[SkillRow]
    promised: Sequence[Bin]


def figure_lines(figures: Figures) -> list[str]:
    """What is told in sentences; of what is too little to tell anything, none. Skills stand beside them."""
    return [*_curve(figures.curve), *_promise(figures.promised)]


_OPPORTUNITIES = 5  # told of


def _curve(curve: Curve) -> list[str]:
    """How errors become rarer from one opportunity to the next."""
    rates = [format_percent(point.rate) for point in curve.points if point.tries >= LEAST]
    if len(rates) < 2:
        return []
    # NOTE: {rates} are shares of wrong decisions at the first time, the second, and so on: "60%, 45%, 30%"
    text = _("How often you went wrong the first time a skill came up, the second time, and so on: {rates}.")
    return [text.format(rates=format_list(rates[:_OPPORTUNITIES], "unit"))]


def skills_head() -> str:
    """What stands above the skills."""
    return _("How often you went wrong, from your first tries to your latest")


def skill_lines(rows: Sequence[SkillRow]) -> list[str]:
    """How errors became rarer, a line for each skill."""
    return [head_line(skills_head()), *map(_skill, rows)] if rows else []


def first_to_latest(row: SkillRow) -> str:
    """The shares of errors in the first tries and in the latest."""
    # NOTE: shares of wrong answers in the first tries and in the latest, for example "60%, now 25%"
    text = _("{first}, now {latest}")
    return text.format(first=format_percent(row.wrong[0]), latest=format_percent(row.wrong[-1]))


def count_words(row: SkillRow) -> str:
    """Over how many questions or decisions."""
    if row.asked:
        text = ngettext("{n} question", "{n} questions", row.count)
    else:
        text = ngettext("{n} decision", "{n} decisions", row.count)
    return text.format(n=format_number(row.count))


def _skill(row: SkillRow) -> str:
    rates = format_list([format_percent(each) for each in row.wrong], "unit")
    # NOTE: a skill with shares of wrong answers, the first ones first, and how many answers there were:
    # "Leading trump as maker: 60%, 45%, 30%, 25% (40 decisions)"
    text = _("{skill}: {rates} ({count})")
    return text.format(skill=row.name, rates=rates, count=count_words(row))


def _promise(promised: Sequence[Bin]) -> list[str]:
    """Whether things were known when they were said to be."""
    answers = sum(each.answers for each in promised)
    if answers < _FEW:
        return []
    expected = sum(each.promised * each.answers for each in promised) / answers
    known = sum(each.known for each in promised) / answers
    text = ngettext(
        "{n} thing came back later: a card, a question, or a mistake. You were expected to know {expected},"
        " and you knew {known}.",
        "{n} things came back later: cards, questions, and mistakes. You were expected to know {expected},"
        " and you knew {known}.",
        answers,
    )
    whole = text.format(
        n=format_number(answers), expected=format_percent(expected), known=format_percent(known)
    )
    # NOTE: a promise and what happened, for example "90%: 87%"
    pair = _("{promised}: {happened}")
    told = [
        pair.format(promised=format_percent(each.promised), happened=format_percent(each.happened))
        for each in promised
    ]
    # NOTE: {pairs} is a list of such pairs
    return [whole, _("Expected and known, step by step: {pairs}.").format(pairs=format_list(told, "unit"))]
