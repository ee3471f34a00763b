"""The slips of a hand on the page of its end."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import format_number, ngettext
from game.pages.page import Block, Paragraph
from game.rules.seats import Seat
from game.tutor.review.hand_slips import HandSlip, slip_lines


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
