"""Finds words of the glossary by what somebody types: titles, other words for them, and slips of the pen."""

from __future__ import annotations

from difflib import get_close_matches

from game.course.glossary import Glossary, TermView
from game.markup import plain

_LIKE = 0.72  # how like a known word a mistyped one has to be


def look_up(glossary: Glossary, typed: str) -> tuple[TermView, ...]:
    """The words that fit, the best first; all of them, by their titles, where nothing is typed."""
    views = sorted(map(glossary.view, glossary.terms), key=lambda view: view.title.casefold())
    wanted = " ".join(typed.casefold().split())
    if not wanted:
        return tuple(views)
    ranked = [(rank, view) for view in views if (rank := _rank(view, wanted)) is not None]
    if ranked:
        return tuple(view for _rank, view in sorted(ranked, key=lambda pair: pair[0]))
    names = {name: view for view in views for name in reversed(_names(view))}
    close = get_close_matches(wanted, names, n=5, cutoff=_LIKE)
    return tuple(dict.fromkeys(names[name] for name in close))


def _rank(view: TermView, wanted: str) -> int | None:
    """How well a word fits, 0 the best; None where it does not."""
    names = _names(view)
    if wanted in names:
        return 0
    if any(name.startswith(wanted) for name in names):
        return 1
    if any(wanted in name for name in names):
        return 2
    return 3 if wanted in plain(view.text).casefold() else None


def _names(view: TermView) -> list[str]:
    return [name.casefold() for name in (view.title, *view.also)]
