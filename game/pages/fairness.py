"""What is said of a fair deal: the fingerprint before it, the check after it."""

from __future__ import annotations

from game.i18n import _, format_list, format_number, ngettext
from game.pages.page import Paragraph
from game.records.fairness import Checked, fingerprint
from game.rules.actions import Phase
from game.rules.view import SeatView


def before_line(seed: str, *, typed: bool = False) -> str:
    """What is said before the first deal: a seed that was typed, else the fingerprint of one that was drawn.

    Whoever typed the seed knows it; any other would tell the cards.
    """
    if typed:
        return _("The card seed is {seed}.").format(seed=seed)
    # NOTE: {fingerprint} is sixteen letters and digits
    text = _("The cards are shuffled. Fingerprint of the shuffle: {fingerprint}.")
    return text.format(fingerprint=fingerprint(seed))


def shuffle_blocks(line: str, view: SeatView | None = None) -> tuple[Paragraph, ...]:
    """The line as a paragraph; beside a view only before the first deal."""
    if not line or (view is not None and (view.standing.deals or view.phase not in _AT_FIRST)):
        return ()
    return (Paragraph(line, soft=True, ruled=True),)


_AT_FIRST = (Phase.DRAW, Phase.DEALING)


def after_lines(seed: str, found: Checked) -> list[str]:
    """The seed, its fingerprint, whether the deals follow from it, and how to check without this program."""
    # NOTE: {fingerprint} is sixteen letters and digits
    seed_line = _(
        "The seed of this game is {seed}, and its fingerprint is {fingerprint}. If a fingerprint was "
        "shown before the first deal, it should be this one."
    )
    return [
        seed_line.format(seed=seed, fingerprint=fingerprint(seed)),
        _agrees(found),
        _(
            "The fingerprint is the first 16 characters of the seed's SHA-256 hash. Any SHA-256 "
            "program can check it."
        ),
    ]


def _agrees(found: Checked) -> str:
    if found.fair:
        text = ngettext(
            "Shuffle again from this seed, and {n} deal comes out the same, card for card.",
            "Shuffle again from this seed, and all {n} deals come out the same, card for card.",
            found.deals,
        )
        return text.format(n=format_number(found.deals))
    others = format_list([format_number(number + 1) for number in found.others])
    text = ngettext(
        "Deal {deals} doesn't come from this seed.",
        "Deals {deals} don't come from this seed.",
        len(found.others),
    )
    return text.format(deals=others)


def fair_title() -> str:
    """What the check is called."""
    return _("Was the deal fair?")
