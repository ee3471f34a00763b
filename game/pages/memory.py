"""What is said of memory cards and of the daily mix: on a card, before a sitting, and at its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.course.memory.cards import MemoryCard
from game.course.memory.mix import Mix
from game.course.memory.scheduling import Answered
from game.course.memory.sitting import Sitting
from game.course.memory.telling import extra_line, minutes_line, mix_lines
from game.i18n import _, format_number, ngettext
from game.pages.lines import Sheet, notes
from game.pages.page import Button


@dataclass(frozen=True)
class CardPage:
    """All there is to show of a card. `coming` says by each answer when the card then comes back.

    The button `turn` shows the back; an answer has the id `answer ` and its number.
    """

    card: MemoryCard
    turned: bool
    where: str  # "Card 3 of 12"
    due: str  # "new"
    coming: tuple[tuple[Answered, str], ...] = ()
    more: tuple[Button, ...] = ()  # where to read on, below the answer

    @property
    def asked(self) -> str:
        """What the answers answer."""
        return _("Did you know it?")


def answer_words(answered: Answered) -> str:
    """What a learner can say of a card."""
    return {
        Answered.NOT_YET: _("Not yet"),
        Answered.NEARLY: _("Almost"),
        Answered.KNEW_IT: _("I knew it"),
    }[answered]


def answer_spoken(answered: Answered, when: str) -> str:
    """An answer with the time after which the card comes back, as a line."""
    # NOTE: an answer to a memory card and when it then comes back: "Nearly, again in 15 minutes"
    return _("{answer}, again {when}").format(answer=answer_words(answered), when=when)


def where_words(sitting: Sitting) -> str:
    """How far a sitting is."""
    number = format_number(min(sitting.number, sitting.total))
    return _("{number} of {total}").format(number=number, total=format_number(sitting.total))


def card_where(sitting: Sitting) -> str:
    """The same on a card."""
    text = _("Card {number} of {total}")
    return text.format(number=format_number(sitting.number), total=format_number(sitting.total))


def more_of(card: MemoryCard) -> tuple[Button, ...]:
    """Where to read on about a card: its word in the glossary, or the rule it rests on."""
    if card.term:
        return (Button("glossary", _("See it in the glossary")),)
    if card.ruleset and card.clauses:
        return (Button("rule", _("Read the rule")),)  # its number would tell a beginner nothing
    return ()


def cards_sheet(told: Sequence[str], fresh: int) -> Sheet:
    """The end of a sitting with cards, or that there are none: `told` is empty then."""
    more = ngettext("Take {n} new card", "Take {n} new cards", fresh).format(n=format_number(fresh))
    buttons = [Button("new", more, main=True)] if fresh else []
    title = _("That's all for now") if told else _("No cards yet")
    none = (
        _("Every word you meet in a lesson or look up becomes a card here."),
        _("You can also start now with the ranks of the cards and your table's rules."),
    )
    return _sheet(_("Memory cards"), title, told or none, *buttons, Button("leave", _("Back")))


def mix_before(mix: Mix) -> Sheet:
    """What lies ready, and the button that begins."""
    if not mix.items:
        ways = (
            Button("lessons", _("Go to lessons"), main=True),
            Button("cards", _("Go to memory cards")),
        )
        none = _(
            "Nothing is due. What you learn in lessons and what you misplay in games comes back here when"
            " it's time."
        )
        return _sheet(mix_title(), _("Nothing due today"), [none], *ways)
    told = [*mix_lines(mix), minutes_line(mix)]
    title = _("Extra practice") if mix.extra else _("What's due")
    return _sheet(mix_title(), title, told, Button("start", _("Start"), main=True))


def mix_after(told: Sequence[str], more: Mix | None) -> Sheet:
    """How the mix went; `more` is what lies ready after it."""
    again: list[Button] = []
    if more is not None and more.items:
        again = [Button("again", _("Extra practice") if more.extra else _("A little more"))]
        told = [*told, extra_line()] if more.extra else told
    title = _("That's it for today")
    return _sheet(mix_title(), title, told, Button("leave", _("Back"), main=True), *again)


def mix_title() -> str:
    """What the daily mix is called."""
    return _("Five minutes today")


def _sheet(about: str, title: str, told: Sequence[str], *buttons: Button) -> Sheet:
    return Sheet(_("Your tutor"), about, title, notes(told), tuple((button,) for button in buttons))
