"""The choices of the practice set-up, in words."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.bots.ladder import Level
from game.bots.words import level_errs, opponents_line, partner_line
from game.client.draw.ui import Ui
from game.client.screens.services import Services
from game.client.widgets.base import Widget
from game.client.widgets.flow import Style
from game.client.widgets.marks import rule
from game.client.widgets.text import TextBlock
from game.i18n import _, format_number
from game.presenters import practice_rules as choice
from game.rules.ruleset import Ruleset


class Line(TextBlock):
    """A line of the summary above a hairline."""

    def __init__(self, ui: Ui, text: str, width: int) -> None:
        super().__init__(ui, text, width, Style(16, line=1.3))
        self.size = (self.size[0], self.size[1] + 2 * ui.px(7))

    def draw(self, surface: Surface) -> None:
        surface.blit(self.picture(), (self.rect.x, self.rect.y + self.ui.px(7)))
        rule(self.ui, surface, self.rect.x, self.rect.bottom - self.ui.px(2), self.rect.w)


def in_short(
    ui: Ui, services: Services, rulesets: Sequence[Ruleset], width: int, told: bool
) -> tuple[list[Widget], int]:
    """The lines, placed below each other from 0, and their height.

    `told` is whether it stands elsewhere what the levels of play get wrong.
    """
    practice = services.settings().practice
    base = choice.base_ruleset(practice, rulesets)
    ruleset = choice.chosen_ruleset(practice, rulesets)
    texts = (
        f"**{_(base.name)}**",
        _pack_words(base, ruleset),
        _length_words(practice.length, base),
        _player_words(partner_line(practice.partner), practice.partner, told),
        _player_words(opponents_line(practice.opponents), practice.opponents, told),
        _("What is not allowed is explained and put back."),
        _seed_words(practice.seed),
    )
    lines: list[Widget] = []
    y = 0
    for text in texts:
        line = Line(ui, text, width)
        lines.append(line.place(0, y))
        y += line.size[1]
    return lines, y


def _pack_words(base: Ruleset, ruleset: Ruleset) -> str:
    cards = format_number(ruleset.switches.pack)
    text = _("{n} cards and a joker") if ruleset.switches.joker else _("{n} cards, no joker")
    words = text.format(n=cards)
    same = (base.switches.pack, base.switches.joker) == (ruleset.switches.pack, ruleset.switches.joker)
    if same:
        return words
    # NOTE: {choice} is for example "32 cards, no joker"; it differs from what the ruleset says
    return _("{choice}. **Yours:** the sheet has {n} cards.").format(
        choice=words, n=format_number(base.switches.pack)
    )


def _length_words(length: str, base: Ruleset) -> str:
    if length == "hand":
        return _("One hand. **Yours**")
    if length == "endless":
        return _("No end: stop when you like. **Yours**")
    return choice.game_words(base)


def _player_words(line: str, level: Level, told: bool) -> str:
    """Who plays how well, and below it what that level gets wrong."""
    return line if told else f"**{line}**\n{level_errs(level)}"


def _seed_words(seed: str) -> str:
    if seed:
        return _("The cards of seed {seed}, the same each time").format(seed=seed)
    return _("New cards each time")
