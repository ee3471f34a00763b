"""What is said in a drill: the question, a nod or the reason after the answer, and the count of trumps."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.drills.moments import trumps_gone, trumps_held, trumps_out, trumps_put_away
from game.drills.plan import Plan
from game.i18n import _, format_list, format_number, ngettext, pgettext
from game.pages.drill_words import asks
from game.pages.own_mistake import facts
from game.pages.page import BarRows, Block, Button, ButtonRow, Page, Paragraph, Sums
from game.rules.actions import ActionKind
from game.rules.cards import Card
from game.rules.view import SeatView
from game.tutor import bars as bar_words
from game.tutor.bars import Bar, bars
from game.tutor.review import Judged, Mark
from game.tutor.review import words as told
from game.words import made_line, sentence, suit_name
from game.words.markup import mark

_ROW = 4  # digits beside each other


@dataclass(frozen=True, slots=True)
class Place:
    """Which of how many decisions of a drill it is, the first being 1."""

    number: int
    total: int

    @property
    def words(self) -> str:
        # NOTE: which decision of a drill it is: "3 of 20"
        text = _("{n} of {total}")
        return text.format(n=format_number(self.number), total=format_number(self.total))


def question_page(page: Page, plan: Plan, place: Place, view: SeatView) -> Page:
    """The question at the table; `page` is what a practice table would say there."""
    rows = tuple(row for row in page.buttons if any(each.id == "leave" for each in row))
    made = (Paragraph(_made(view)),) if plan.asks_alone and view.legal else ()
    blocks = (*page.blocks, *made, Sums("", facts(view)))
    asked = _page(asks(plan), blocks, place, (*rows, (Button("stop", _("Stop here")),)))
    return replace(asked, todo="" if plan.asks_alone else page.todo)


def _made(view: SeatView) -> str:
    """What trump will be either way, where only with whom it is played is asked."""
    suit = view.legal[0].suit or view.upcard_suit
    if suit is None or view.legal[0].kind is ActionKind.NO_TRUMP:
        return _("You make it no trump either way.")
    return _("You make it {suit} either way.").format(suit=suit_name(suit))


def weighing_page(place: Place) -> Page:
    """The answer is given, and what each choice is worth is not known yet."""
    return _page(_("Let's see"), (Paragraph(_("Working out what each choice is worth …")),), place)


def answer_page(judged: Judged, place: Place, reason: bool) -> Page:
    """A nod where it was right, with the `reason` now and then; else that and every choice as bars."""
    if judged.mark is Mark.BEST and not reason:
        nod = _page(_title(judged), (Paragraph(told.did_words(judged)),), place, _on(place))
        return replace(nod, passing=True)
    blocks: list[Block] = [Paragraph(told.sentence(judged))]
    if judged.values is not None:
        blocks.append(_choices(judged))
    return _page(_title(judged), tuple(blocks), place, _on(place))


def watching_page(page: Page, place: Place) -> Page:
    """While tricks are played that are to be counted."""
    return _page(_("Count the trumps"), page.blocks, place, ((Button("stop", _("Stop here")),),))


def count_page(place: Place, view: SeatView, trouble: str = "") -> Page:
    """How many trumps are still out, to be answered by a number."""
    most = len(trumps_out(view)) + len(trumps_gone(view))
    digits = [Button(f"count {n}", format_number(n)) for n in range(most + 1)]
    rows = tuple(tuple(digits[at : at + _ROW]) for at in range(0, len(digits), _ROW))
    about = _(
        "Count the ones in the other hands and the ones you can't see in the kitty. Leave out your own."
    )
    blocks = (
        Paragraph(sentence(made_line(view))),
        Paragraph(about),
        *([Paragraph(trouble, bold=True)] if trouble else ()),
    )
    rows = (*rows, (Button("stop", _("Stop here")),))
    return _page(_("How many trumps are still out?"), blocks, place, rows)


def counted_page(said: int, place: Place, view: SeatView) -> Page:
    """Whether the count was right, and how it comes about."""
    out, gone, held, away = trumps_out(view), trumps_gone(view), trumps_held(view), trumps_put_away(view)
    right = said == len(out)
    text = ngettext("{n} is still out.", "{n} are still out.", len(out)).format(n=format_number(len(out)))
    if right:
        nod = _page(_("That's right"), (Paragraph(text),), place, _on(place))
        return replace(nod, passing=True)
    total = len(out) + len(gone) + len(held) + len(away)
    sums = ngettext(
        "There's {n} trump in this deck. Take away your own and all the others you've seen.",
        "There are {n} trumps in this deck. Take away your own and all the others you've seen.",
        total,
    )
    groups = (
        (_("Still out"), out),
        (pgettext("cards that were played", "Played"), gone),
        (_("Yours"), held),
        (_("Out of play"), away),
    )
    rows = tuple(Paragraph(_group(head, cards)) for head, cards in groups if cards)
    # NOTE: the right number after a wrong count of trumps, for example "Not 4, but 3"
    title = _("It's {right}, not {said}").format(said=format_number(said), right=format_number(len(out)))
    why = Paragraph(sums.format(n=format_number(total)), soft=True)
    return _page(title, (*rows, why), place, _on(place))


def _group(head: str, cards: tuple[Card, ...]) -> str:
    # NOTE: some trumps of a deck: what they are, and the cards, for example "Played: 9, jack"
    return _("{head}: {cards}").format(head=head, cards=format_list(map(mark, cards), "unit"))


def _page(title: str, blocks: tuple[Block, ...], place: Place, rows: tuple[ButtonRow, ...] = ()) -> Page:
    return Page(
        title, blocks, buttons=rows, who=_("Drill"), where=place.words,
        done=place.number - 1, steps=place.total,
    )  # fmt: skip


def _on(place: Place) -> tuple[ButtonRow, ...]:
    words = _("How it went") if place.number >= place.total else _("Next")
    return ((Button("next", words, icon="arrow", main=True),), (Button("stop", _("Stop here")),))


def _title(judged: Judged) -> str:
    if judged.mark is Mark.BEST:
        return _("Just as good") if judged.as_good else _("That's right")
    if judged.mark is Mark.GOOD:
        # NOTE: after an answer that is a little worse than the best; {cost} is for example "−0.2 pt"
        return _("Almost right: {cost}").format(cost=told.short_cost(judged.cost))
    # NOTE: after a wrong answer; {cost} is for example "−0.6 pt"
    return _("Not that one: {cost}").format(cost=told.short_cost(judged.cost))


def _choices(judged: Judged) -> BarRows:
    """The worth of each choice, with the one that was made named."""
    found = bars(judged.view, judged.values, done=True).unfolded()
    shown = tuple(_named(bar, judged) for bar in found.shown)
    note = bar_words.note_words(judged.view, found, whole=False)
    whole = replace(found, shown=shown)
    return BarRows(bar_words.head_words(), bar_words.axis_words(found), whole, "", note, bare=False)


def _named(bar: Bar, judged: Judged) -> Bar:
    if bar.action != judged.action:
        return bar
    # NOTE: the choice in a list that was made now, for example "I pass (you)"
    return replace(bar, words=_("{action} (you)").format(action=bar.words))
