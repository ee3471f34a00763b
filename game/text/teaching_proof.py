"""Whether the course teaches, by typed lines."""

from __future__ import annotations

from functools import partial

from game.i18n import _
from game.pages.lines import Words
from game.pages.proof_figures import skill_lines
from game.pages.teaching_proof import row_line
from game.presenters.desk import Desk
from game.presenters.teaching_proof import TeachingProof
from game.text.console import Console
from game.text.decision import DecisionTalk
from game.text.menus import choose


def prove(console: Console, desk: Desk) -> None:
    """What is known, and whatever of it is chosen. Raises Leave."""
    proof = TeachingProof(desk.store)
    while True:
        page = proof.page()
        console.say(
            *map(row_line, proof.rows()),
            *skill_lines(proof.skills()),
            *(line.text for line in page.lines if isinstance(line, Words)),
        )
        ways = [(each.words, each.id) for row in page.buttons for each in row if each.id != "leave"]
        pressed = choose(console, _("What would you like to do?"), ways)
        if pressed is None:
            return
        console.carefully(partial(proof.act, pressed))
        going_on = False
        while pressed == "take" and (found := proof.next(going_on=going_on)) is not None:
            asked, item = found
            DecisionTalk(console, desk, asked, item).ask()
            going_on = True
            if not item.answered:
                break
