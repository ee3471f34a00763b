"""The slips of a hand on the page of its end, and how well the learner sees them over many hands."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import _, format_number, ngettext
from game.pages.page import Block, Paragraph
from game.rules.seats import Seat
from game.tutor.review.hand_slips import HandSlip, Noticing, slip_lines


def slips_blocks(slips: Sequence[HandSlip], learner: Seat) -> tuple[Block, ...]:
    """Every slip of the hand with who saw it; nothing where there was none."""
    if not slips:
        return ()
    head = ngettext("{n} slip in this hand", "{n} slips in this hand", len(slips))
    blocks: list[Block] = [Paragraph(head.format(n=format_number(len(slips))), bold=True, ruled=True)]
    for slip in slips:
        happened, seen = slip_lines(slip, learner)
        blocks += [Paragraph(happened), Paragraph(seen, soft=True)]
    return tuple(blocks)


def noticing_line(found: Noticing) -> str:
    """How many slips against the learner's side were called, and how many calls were wrong."""
    if not found.against and not found.wrong:
        return ""
    text = ngettext(
        "Slips by the other side: you called {called} of {n}.",
        "Slips by the other side: you called {called} of {n}.",
        found.against,
    )
    told = text.format(called=format_number(found.called), n=format_number(found.against))
    if not found.wrong:
        return told
    wrong = ngettext("{n} call of yours was wrong.", "{n} calls of yours were wrong.", found.wrong)
    # NOTE: two sentences, one after the other
    return _("{first} {second}").format(first=told, second=wrong.format(n=format_number(found.wrong)))
