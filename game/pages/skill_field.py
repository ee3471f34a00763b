"""What a question of a lesson tests, as its author types it: the skill that is meant, or those near it."""

from __future__ import annotations

from game.i18n import _, format_list
from game.pages.list_page import Field
from game.yamlfile.validation_words import nearest

Skills = tuple[tuple[str, str], ...]
"""Skills by their ids, with their names."""

_MOST_NEAR = 3  # skills that are asked after


def skill_meant(typed: str, skills: Skills) -> str:
    """The id of the skill that was typed, by its id or its name or how either begins; empty for none."""
    words = _folded(typed)
    called = {skill: (skill, name.casefold(), _both(skill, name).casefold()) for skill, name in skills}
    whole = [skill for skill, names in called.items() if words in names]
    begun = [
        skill for skill, names in called.items() if words and any(name.startswith(words) for name in names)
    ]
    return whole[0] if whole else begun[0] if len(begun) == 1 else ""


def skill_field(typed: str, skills: Skills) -> Field:
    """What a question tests, to be typed."""
    hint, wrong = _("a skill, such as “{name}”"), None
    if typed.strip() and not skill_meant(typed, skills):
        near = format_list([_both(skill, name) for skill, name in skills_near(typed, skills)], "or")
        mend = _("Did you mean {name}?").format(name=near) if near else ""
        wrong = (
            _("No skill is called that."),
            mend or _("Name one as the progress page does, or leave it out."),
        )
    example = dict(skills).get("when-alone", "")
    return Field(
        "skill", _("What it tests"), typed, hint.format(name=example) if example else "", wrong=wrong
    )


def skills_near(typed: str, skills: Skills) -> Skills:
    """The skills that may be meant: those with a word of it in name or id, the shorter the nearer."""
    words = _folded(typed).replace("-", " ").split()
    shared = {each: sum(f" {word}" in _spaced(*each) for word in words) for each in skills}
    most = max(shared.values(), default=0)
    near = sorted((each for each in skills if most and shared[each] == most), key=lambda each: len(each[1]))
    if not near:
        names = {**{skill: (skill, name) for skill, name in skills}, **{each[1]: each for each in skills}}
        parts = {word: each for each in skills for word in _spaced(*each).split() if len(word) > 3}
        found = nearest(typed, names) or nearest(typed, parts, cutoff=0.75)
        near = [{**parts, **names}[found]] if found else []
    return tuple(near[:_MOST_NEAR])


def _folded(typed: str) -> str:
    return " ".join(typed.casefold().split())


def _spaced(skill: str, name: str) -> str:
    """The words of a skill, each with a space before it."""
    return f" {name} {skill.replace('-', ' ')}".casefold()


def _both(skill: str, name: str) -> str:
    # NOTE: a skill and its id in lesson files, for example "When to go alone (when-alone)"
    return _("{name} ({id})").format(name=name, id=skill)
