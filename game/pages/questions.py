"""A question about the rules, and what every table answers: decided once for window and terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.asking.answers import Agreed, side_by_side
from game.asking.catalogue import question_of, topics
from game.asking.finding import find
from game.asking.question import Question
from game.course.glossary import NO_GLOSSARY, Glossary
from game.i18n import _, format_list
from game.pages.comparing import answered
from game.pages.help_desk import meant
from game.pages.lines import Chip, ChipLine, Heading, Item, Kind, Line, Lines, Mark, Sheet, Words
from game.pages.page import Button
from game.pages.rules import silent_chip
from game.rules.ruleset import Ruleset
from game.tutor.citations import Citation, silent_title
from game.words import capital

_LISTED = 8  # questions that a search lists
_WORD = "word "  # before the id of a word of the glossary
_NEAR = 0.55  # of the best score: what may have been meant as well


@dataclass(frozen=True)
class Ground:
    """A clause behind an answer, and the first table that rests on it."""

    ruleset: str
    cited: Citation

    @property
    def link(self) -> str:
        return f"clause {self.ruleset} {self.cited.id}"


@dataclass(frozen=True)
class Reply:
    """What some tables answer: their names, the answer, and the clauses behind it."""

    names: str
    said: str
    agreed: Agreed

    @property
    def grounds(self) -> tuple[Ground, ...]:
        """Every clause once, those that decide and all others, with the sheets that are silent on it."""
        told: dict[Citation, list[Ruleset]] = {}
        for answer in self.agreed.answers:
            for cited in answer.citations:
                told.setdefault(_untitled(cited), []).append(answer.ruleset)
        return tuple(_ground(cited, tables) for cited, tables in told.items())


def _untitled(cited: Citation) -> Citation:
    """A clause by itself: a usual reading without the name of the sheet it fills a gap of."""
    return replace(cited, title="") if cited.silent else cited


def _ground(cited: Citation, tables: Sequence[Ruleset]) -> Ground:
    names = [_(table.short_name) for table in tables]
    return Ground(tables[0].id, replace(cited, title=silent_title(names)) if cited.silent else cited)


def replies(question: Question, rulesets: Sequence[Ruleset]) -> tuple[Reply, ...]:
    """What each group of tables that agree answers, the largest group first."""
    groups = side_by_side(question, rulesets)
    every = len(groups) == 1 and len(rulesets) > 1
    return tuple(
        Reply(_("Every sheet") if every else format_list(group.names), group.first.sentence, group)
        for group in groups
    )


def questions_like(typed: str, glossary: Glossary = NO_GLOSSARY) -> tuple[Lines, bool]:
    """The questions and words that fit what was typed, or all questions by topic; and whether any fits."""
    desk, near = meant(typed, glossary), find(typed, _LISTED)
    if not typed.strip() or not (near or desk.sure):
        return tuple(_all()), False
    likely = [each.question for each in near if each.score >= _NEAR * near[0].score]
    fitting = [*desk.questions, *(each for each in likely if each not in desk.questions)]
    items = (
        *(Item(_WORD + term, glossary.title(term)) for term in desk.terms),
        *(Item(question.id, question.ask) for question in fitting),
    )
    return (items if desk.sure else (Heading(_("Is it one of these?")), *items)), True


def _all() -> Iterator[Line]:
    for topic in topics():
        yield Heading(topic.title)
        yield from (Item(question.id, question.ask) for question in topic.questions)


def answers_to(key: str, rulesets: Sequence[Ruleset], glossary: Glossary = NO_GLOSSARY) -> Sheet:
    """What all tables answer. Links are `clause`, the id of a ruleset and that of a clause."""
    if key.startswith(_WORD):
        view = glossary.view(key.removeprefix(_WORD))
        text = Words(glossary.unlinked(view.text))
        return Sheet(_("Settle an argument"), _("from the glossary"), capital(view.title), (text,))
    question = question_of(key)
    lines = [line for reply in replies(question, rulesets) for line in _lines(reply)]
    compare = Button("compare", _("Compare all rules"))
    who = _("Settle an argument")
    return Sheet(who, answered(), question.ask, tuple(lines), ((compare,),))


def _lines(reply: Reply) -> Iterator[Line]:
    yield Words(reply.names, Kind.WHO)
    yield Words(reply.said)
    for ground in reply.grounds:
        chips = (Chip(Mark.LINK, ground.cited.id, ground.link),)
        yield ChipLine(ground.link, (silent_chip(), *chips) if ground.cited.silent else chips)
        yield Words(ground.cited.title, Kind.LEAD_IN if ground.cited.silent else Kind.SOURCE)
        yield Words(ground.cited.says, Kind.DETAIL)
        if ground.cited.reading:
            yield Words(_("How we read it: {reading}").format(reading=ground.cited.reading), Kind.DETAIL)
