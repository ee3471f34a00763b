"""Answers to "why": a card, a call, or something at the table, with the rule and what other tables say."""

from __future__ import annotations

from collections.abc import Iterable

from game.i18n import _, format_list, pgettext
from game.pages.why_page import WhyAnswer
from game.rules.facts import Subject
from game.rules.ruleset import Ruleset
from game.rules.view import SeatView
from game.text.spelling import folded
from game.tutor.citations import Citation
from game.tutor.explain import why
from game.tutor.other_tables import agreeing, apart, gathered

_ALSO = {
    Subject.DEALER: ("deal", "deals", "dealing"),
    Subject.TURN: ("now", "me", "next"),
    Subject.LEAD: ("leads", "leader", "led"),
    Subject.TRICK: ("won", "winner", "wins", "taken"),
    Subject.TRUMP: ("made", "maker", "suit"),
    Subject.BARRED: ("turned down", "out"),
    Subject.SIX: ("six cards", "6"),
    Subject.LAID_DOWN: ("laid down", "sits out", "alone"),
    Subject.SCORE: ("points", "paid"),
}


def subject_word(subject: Subject) -> str:
    """The word to type for a subject, in the language in use."""
    return {
        Subject.DEALER: pgettext("word to type", "dealer"),
        Subject.TURN: pgettext("word to type", "turn"),
        Subject.LEAD: pgettext("word to type", "lead"),
        Subject.TRICK: pgettext("word to type", "trick"),
        Subject.TRUMP: pgettext("word to type", "trump"),
        Subject.BARRED: pgettext("word to type", "barred"),
        Subject.SIX: pgettext("word to type", "six"),
        Subject.LAID_DOWN: pgettext("word to type", "sitting out"),
        Subject.SCORE: pgettext("word to type", "score"),
    }[subject]


def subject_meant(typed: str) -> Subject | None:
    """What somebody asks about; None where it is no subject of the table."""
    words = folded(typed)
    for subject in Subject:
        if words in {folded(subject_word(subject)), folded(subject), *_ALSO[subject]}:
            return subject
    return None


def askable_line(view: SeatView) -> str:
    """What can be asked about besides cards and calls; empty where nothing can."""
    words = [subject_word(subject) for subject in Subject if why(view, subject) is not None]
    if not words:
        return ""
    text = _("You can also ask “{why}” about one of these: {words}.")
    return text.format(why=pgettext("word to type", "why"), words=format_list(words))


def elsewhere_lines(answer: WhyAnswer) -> list[str]:
    """What every other table says: those that say something else, those where it cannot come up, the rest."""
    lines = []
    for other in gathered(answer.tables):
        if other.legal is None:
            # NOTE: {rules} is a list of rulesets that answer otherwise, {reason} their answer
            text = _("Under {rules} rules, the answer is different: {reason} ({clauses})")
        elif other.legal:
            text = _("Under {rules} rules, it's allowed: {reason} ({clauses})")
        else:
            text = _("Under {rules} rules, it's not allowed: {reason} ({clauses})")
        clauses = format_list(dict.fromkeys(citation.id for citation in other.citations), "unit")
        lines.append(text.format(rules=other.names, reason=other.line, clauses=clauses))
    if unlike := apart(answer.tables):
        lines.append(_("Under {rules} rules, this can't come up.").format(rules=_names(unlike)))
    if alike := agreeing(answer.tables):
        lines.append(_("It's the same under {rules} rules.").format(rules=_names(alike)))
    return lines


def _names(rulesets: Iterable[Ruleset]) -> str:
    return format_list(_(ruleset.short_name) for ruleset in rulesets)


def rule_data(citation: Citation) -> dict[str, str | bool]:
    """A rule for other programs."""
    return {
        "id": citation.id, "place": citation.title, "says": citation.says, "reading": citation.reading,
        "silent": citation.silent,
    }  # fmt: skip


def cited(citation: Citation) -> str:
    """A rule with its number, its place and how an unclear sentence is read."""
    # NOTE: a rule with its number and place, for example "HOY-06 (Hoyle, Play): Follow the suit led."
    text = _("{id} ({place}): {rule}")
    if citation.reading:
        # NOTE: the same, and behind it how an unclear rule is understood here
        text = _("{id} ({place}): {rule} How we read it: {reading}")
    return text.format(id=citation.id, place=citation.title, rule=citation.says, reading=citation.reading)
