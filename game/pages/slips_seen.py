"""The slips of a hand on the page of its end, and in its review."""

from __future__ import annotations

from collections.abc import Sequence

from game.i18n import _, format_number, ngettext
from game.pages.page import Block, Page, Paragraph
from game.records.followed_deals import Followed
from game.records.reviewing import Reviewable
from game.rules.seats import Seat
from game.tutor.review.hand_slips import HandSlip, hand_slips, slip_lines


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


def deal_slips(deal: Followed) -> tuple[HandSlip, ...]:
    """What went wrong in a deal that was followed; nothing at a table without slips."""
    return hand_slips((step.before, step.action, step.after) for step in deal.steps)


def slips_page(hand: Reviewable) -> Page:
    """Each slip of a reviewed hand with who saw it, and what it cost or would have cost."""
    return Page(_("Slips in this hand"), slips_blocks(deal_slips(hand.deal), hand.seat))
