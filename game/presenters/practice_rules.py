"""What the practice set-up means for the rules, and all its choices in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.bots.ladder import SlipRate
from game.bots.words import opponents_line, partner_line
from game.i18n import _, format_number, ngettext, pgettext
from game.presenters.practice_games import base_ruleset, chosen_ruleset
from game.rules.ruleset import Ruleset
from game.session import HOME_SEAT
from game.words import sentence

if TYPE_CHECKING:
    from game.storage.settings import Practice


def game_words(ruleset: Ruleset) -> str:
    """How long a game of this ruleset is: "A game to 5 points"."""
    points, deals = ruleset.switches.game_points, ruleset.switches.game_deals
    if points is not None:
        return ngettext("A game to {n} point", "A game to {n} points", points).format(n=format_number(points))
    if deals is not None:
        return ngettext("A game of {n} deal", "A game of {n} deals", deals).format(n=format_number(deals))
    return _("A game with no limit")


def is_usual(practice: Practice, base: Ruleset) -> bool:
    """Whether nobody has chosen these rules: those for beginners, whose name tells a newcomer nothing."""
    return base.beginners and base.id != practice.ruleset


def may_tie(ruleset: Ruleset) -> str:
    """A word before the game where it may end in a tie; else nothing."""
    return _("It can end in a tie.") if (ruleset.switches.game_deals or 0) > 1 else ""


def in_short(practice: Practice, rulesets: Sequence[Ruleset]) -> tuple[str, ...]:
    """All choices in words, a line each; what the levels of play get wrong, their lists say."""
    base, ruleset = base_ruleset(practice, rulesets), chosen_ruleset(practice, rulesets)
    lines = (
        f"**{_(base.name)}**",
        _pack_words(base, ruleset),
        _length_words(practice.length, base),
        partner_line(practice.partner, HOME_SEAT),
        opponents_line(practice.opponents, HOME_SEAT),
        slips_words(practice.slips),
        _seed_words(practice.seed) if practice.seed else "",  # else its field says so
    )
    return tuple(line for line in lines if line)


def in_few(practice: Practice, rulesets: Sequence[Ruleset]) -> tuple[str, ...]:
    """The same without what the choices themselves say in full, for a place that is too small."""
    base, ruleset = base_ruleset(practice, rulesets), chosen_ruleset(practice, rulesets)
    as_sheet = (base.switches.pack, base.switches.joker) == (ruleset.switches.pack, ruleset.switches.joker)
    lines = (
        f"**{_(base.name)}**",
        "" if as_sheet else _pack_words(base, ruleset),
        _length_words(practice.length, base),
        slips_words(practice.slips),
    )
    return tuple(line for line in lines if line)


def slip_choices() -> list[tuple[str, str]]:
    """What can be chosen about slips: the value, empty for none, and its words."""
    return [
        ("", _("No slips")),
        (SlipRate.OFF, _("Only I slip")),
        (SlipRate.SELDOM, _("Few slips")),
        (SlipRate.OFTEN, _("Many slips")),
        (SlipRate.ONE, _("One slip a hand")),
    ]


def ask_choices() -> list[tuple[str, str]]:
    """How often an honest table asks before one's own slip: the value and its words."""
    return [
        ("first", pgettext("ask before my slips", "First three")),
        ("always", pgettext("ask before my slips", "Always")),
        ("never", pgettext("ask before my slips", "Never")),
    ]


def slips_words(rate: SlipRate | None) -> str:
    """What happens to slips at this table, in a sentence or two."""
    if rate is None:
        return _("If a play isn't allowed, you'll see why, and you can try again.")
    if rate is SlipRate.OFF:
        return _("**Honest table.** You can slip, and the others might notice.")
    if rate is SlipRate.ONE:
        return _("**Honest table.** Somebody slips in every hand. Did you see it?")
    return _("**Honest table.** Anyone can slip. Call what you see.")


def _pack_words(base: Ruleset, ruleset: Ruleset) -> str:
    cards = format_number(ruleset.switches.pack)
    text = _("{n} cards and a joker") if ruleset.switches.joker else _("{n} cards, no joker")
    words = text.format(n=cards)
    same = (base.switches.pack, base.switches.joker) == (ruleset.switches.pack, ruleset.switches.joker)
    if same:
        return words
    # NOTE: {choice} is for example "32 cards, no joker"; it differs from what the ruleset says
    return _("{choice}. **Your own rule:** the sheet has {n} cards.").format(
        choice=words, n=format_number(base.switches.pack)
    )


def _length_words(length: str, base: Ruleset) -> str:
    if length == "hand":
        return _("One hand. **Your own rule**")
    if length == "endless":
        return _("No limit: stop when you like. **Your own rule**")
    if length == "ten":
        return _ten(base)
    return " ".join(text for text in (sentence(game_words(base)), may_tie(base)) if text)


def _ten(base: Ruleset) -> str:
    """A game to ten, which is the table's own where the sheet says otherwise."""
    points, deals = base.switches.game_points, base.switches.game_deals
    if points == 10:  # what the sheet says, too
        return game_words(base)
    if points is not None:
        text = ngettext(
            "A game to 10 points. **Your own rule:** the sheet says {n}.",
            "A game to 10 points. **Your own rule:** the sheet says {n}.",
            points,
        )
        return text.format(n=format_number(points))
    if deals is not None:
        text = ngettext(
            "A game to 10 points. **Your own rule:** the sheet says {n} deal.",
            "A game to 10 points. **Your own rule:** the sheet says {n} deals.",
            deals,
        )
        return text.format(n=format_number(deals))
    return _("A game to 10 points. **Your own rule:** the sheet doesn't say.")


def _seed_words(seed: str) -> str:
    return _("Cards from seed {seed}, the same each time").format(seed=seed)
