"""The keys of a practice table: every letter has a button or can be reached by arrows as well."""

from __future__ import annotations

from game.i18n import _
from game.pages.honest_page import director_title
from game.presenters.practice import PracticePresenter


def practice_keys(table: PracticePresenter) -> list[tuple[str, str]]:
    """Each key with what it does."""
    return [
        (_("Left, Right"), _("another card or call")),
        (_("Enter or Space"), _("play the card or make the call")),
        ("1 2 3 4 5 6", _("choose a card by its position; press again to play it")),
        ("P, O, A", _("pass; order up, assist, or take up; alone")),
        ("S D C H", _("call a suit")),
        ("?", _("a hint, and then its next step")),
        ("E", _("why: a card, a call, or anything at the table")),
        ("M", _("more about an answer: its rule, its cost, other tables")),
        ("1 2 3 4 5 6", _("on that page: what another table says")),
        *_honest_keys(table),
        ("T", _("trump and score")),
        ("L", _("the last trick")),
        ("G", _("the glossary")),
        ("U", _("take it back")),
        ("N", _("next hand")),
        ("R", _("after a hand: look at it again")),
    ]


def _honest_keys(table: PracticePresenter) -> list[tuple[str, str]]:
    if not table.honest.on:
        return []
    return [("F2", director_title(table.view)), ("F3", _("what else you can do"))]
