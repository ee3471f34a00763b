"""What each ruleset answers, from its switches and clauses; tables that agree stand together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from game.asking.question import SWITCHES, Otherwise, Question
from game.i18n import _
from game.rules.ruleset import Ruleset
from game.rulesets.shipped import list_rulesets
from game.rulesets.switches import matters, text_of, words_of
from game.tutor.citations import Citation, cite


@dataclass(frozen=True, slots=True)
class Answer:
    """One table's answer: yes or no where that was asked, the sentences, and the clauses behind them."""

    ruleset: Ruleset
    yes: bool | None
    sentence: str  # all that is said, yes or no included, and whether the sheet says it
    citations: tuple[Citation, ...]  # the first one decides; none twice
    silent: bool  # the sheet does not answer, so what is usual does


@dataclass(frozen=True, slots=True)
class Agreed:
    """Tables that give the same answer."""

    answers: tuple[Answer, ...]

    @property
    def first(self) -> Answer:
        return self.answers[0]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(_(answer.ruleset.short_name) for answer in self.answers)


def answer(question: Question, ruleset: Ruleset) -> Answer:
    """What a table says to a question."""
    if question.advice is not None:
        return _advised(question.advice, ruleset)
    for clauses, told in question.otherwise.items():
        cited = clauses.split()
        if _decides(cited[0], question, ruleset) and _agrees(told, question, ruleset):
            word = None if question.says or told.silent else told.yes
            return Answer(ruleset, told.yes, _worded(word, told.says), _cited(ruleset, cited), told.silent)
    if question.moot and (mooting := _mooting(question, ruleset)):
        grounds = _cited(ruleset, question.usual or map(ruleset.cite, mooting))
        return Answer(ruleset, None, question.moot, grounds, all(each.silent for each in grounds))
    return _the_same(question, ruleset) if question.says else _switched(question, ruleset)


def _advised(thumbs: Iterable[str], ruleset: Ruleset) -> Answer:
    """What the sheet itself advises, in its own words."""
    cited = _cited(ruleset, [clause for thumb in thumbs for clause in ruleset.advice.get(thumb, ())])
    said = " ".join(each.says for each in cited)
    return Answer(ruleset, None, said or _("The sheet gives no advice on this."), cited, not cited)


def _decides(clause_id: str, question: Question, ruleset: Ruleset) -> bool:
    """Whether a clause still answers: the sheet has it, and nothing later says otherwise."""
    clause = ruleset.clauses.get(clause_id)
    if clause is None:
        return False
    its_own = [name for name in question.on if name in clause.sets or name in clause.covers]
    standing = [name for name in its_own if ruleset.cite(name) == clause_id]
    as_written = all(clause.sets.get(name, has) == has for name, has in _values(standing, ruleset))
    return as_written and bool(standing or not its_own)


def _agrees(told: Otherwise, question: Question, ruleset: Ruleset) -> bool:
    """Whether the yes or no of a sheet is still that of its switch, which a table may have set otherwise."""
    if told.yes is None or not isinstance(question.yes, tuple):
        return True
    return told.yes is _is_yes(question, ruleset)


def _is_yes(question: Question, ruleset: Ruleset) -> bool:
    assert isinstance(question.yes, tuple)
    return getattr(ruleset.switches, _deciding(question)) in question.yes


def _deciding(question: Question) -> str:
    return next(name for name in question.on if name in SWITCHES)


def _mooting(question: Question, ruleset: Ruleset) -> tuple[str, ...]:
    """The switches that leave a question without a meaning; none where it has one."""
    if question.moot_when:
        has = {name: getattr(ruleset.switches, name) for name in question.moot_when}
        return tuple(has) if has == question.moot_when else ()
    deciding = _deciding(question)
    return () if matters(ruleset.switches, deciding) else tuple(text_of(deciding).matters)


def _values(names: Iterable[str], ruleset: Ruleset) -> list[tuple[str, object]]:
    return [(name, getattr(ruleset.switches, name)) for name in names if name in SWITCHES]


def _the_same(question: Question, ruleset: Ruleset) -> Answer:
    """The answer that holds everywhere: stated, or what is usual where the sheet is silent."""
    clause = ruleset.clause(ruleset.cite(question.on[0]))
    if clause.id not in _shipped_clauses():  # a table of one's own, which says it in its own words
        return Answer(ruleset, None, _(clause.says), _cited(ruleset, [clause.id]), silent=False)
    yes = question.yes if isinstance(question.yes, bool) else None
    stated = [name for name in question.stated if name in ruleset.clauses]
    if stated:
        stated.sort(key=lambda name: ruleset.clauses[name].source != ruleset.source)
        return Answer(ruleset, yes, question.says, _cited(ruleset, stated), silent=False)
    silent = [name for name in question.on if ruleset.is_silent_on(name)]
    # what the sheet says of the topic shows, at least, that it does not say this
    readings = question.usual or [ruleset.cite(name) for name in silent or question.on]
    return Answer(ruleset, yes, _usual(question.says), _cited(ruleset, readings), silent=True)


@lru_cache(maxsize=1)
def _shipped_clauses() -> frozenset[str]:
    return frozenset(clause for ruleset in list_rulesets() for clause in ruleset.clauses)


def _switched(question: Question, ruleset: Ruleset) -> Answer:
    """The answer that the switches give."""
    deciding, *others = (name for name in question.on if name in SWITCHES)
    yes = _is_yes(question, ruleset) if isinstance(question.yes, tuple) else question.yes
    shown = [deciding, *(name for name in others if matters(ruleset.switches, name))]
    sentences = dict.fromkeys(words_of(ruleset.switches, name).sentence for name in shown)
    said = _worded(yes, " ".join(sentences))
    silent = ruleset.is_silent_on(deciding)
    topics = [name for name in question.on if name in shown or name not in SWITCHES]
    if silent:  # what it says of other topics does not answer this
        topics = [name for name in topics if ruleset.is_silent_on(name)]
    cited = _cited(ruleset, map(ruleset.cite, topics))
    return Answer(ruleset, yes, _usual(said) if silent else said, cited, silent)


def _worded(yes: bool | None, sentence: str) -> str:
    if yes is None:
        return sentence
    # NOTE: the answer to a question of yes or no, for example "Yes. The dealer may leave it."
    return _("{word}. {answer}").format(word=_("Yes") if yes else _("No"), answer=sentence)


def _usual(sentence: str) -> str:
    # NOTE: {answer} is a whole sentence or two, for example "No. Nobody has to call."
    return _("The sheet doesn't say. Usually: {answer}").format(answer=sentence)


def _cited(ruleset: Ruleset, clauses: Iterable[str]) -> tuple[Citation, ...]:
    return tuple(cite(ruleset, clause) for clause in dict.fromkeys(clauses))


def side_by_side(question: Question, rulesets: Iterable[Ruleset]) -> tuple[Agreed, ...]:
    """The answers of all tables, the largest group of those that agree first."""
    groups: dict[tuple[bool | None, str], list[Answer]] = {}
    for ruleset in rulesets:
        told = answer(question, ruleset)
        groups.setdefault((told.yes, told.sentence), []).append(told)
    return tuple(Agreed(tuple(group)) for group in sorted(groups.values(), key=len, reverse=True))
