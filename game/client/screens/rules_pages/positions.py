"""What the sheet tells about a row of the comparison."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.client.draw.ui import Ui
from game.client.screens.rules_pages.texts import PlaceRow, TextRow
from game.client.screens.rules_pages.told import switch_chips
from game.client.widgets.row_list import Row
from game.i18n import _, format_list
from game.rules.comparing import matters
from game.rules.ruleset import Ruleset
from game.switch_texts import words_of


def positions(
    ui: Ui,
    rulesets: Sequence[Ruleset],
    name: str,
    width: int,
    found: bool,
    on_open: Callable[[str, str], None],
) -> Iterator[Row]:
    """One sentence for each way a rule is played, then who says so. `found` is false for a row that only
    comes near to what was asked."""
    if not found:
        yield TextRow(ui, _("No sheet says anything about that. These come nearest."), width)
    played: dict[str, list[str]] = {}
    for ruleset in rulesets:
        sentence = words_of(ruleset.switches, name).sentence
        if not matters(ruleset.switches, name):
            sentence = _("This has no meaning there.")
        played.setdefault(sentence, []).append(_(ruleset.short_name))
    for sentence, names in played.items():
        # NOTE: one or more tables and what is played there
        text = _("**{sheets}:** {sentence}").format(sheets=format_list(names), sentence=sentence)
        yield TextRow(ui, text, width, above=8)
    yield TextRow(ui, "", width, size=8)
    for ruleset in rulesets:
        words, stated, chips = switch_chips(ruleset, name)

        def go(clause_id: str, ruleset: Ruleset = ruleset) -> None:
            on_open(ruleset.id, clause_id)

        yield PlaceRow(ui, f"place {ruleset.id}", _(ruleset.short_name), words, stated, chips, width, go)
