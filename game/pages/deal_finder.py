"""The pages on which a deal is looked for: what has to be best in it, and the deals in which it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from textwrap import shorten

from game.bots.ladder import Level
from game.bots.words import level_name
from game.finding.search import Found
from game.finding.wanted import LEARNER, Moment
from game.i18n import _, format_list, format_number, ngettext, pgettext
from game.pages.list_page import (
    DealShown,
    Field,
    FieldKind,
    FieldRow,
    ListPage,
    ListRow,
    ListSheet,
    RowLine,
)
from game.pages.page import Button, ButtonRow, Paragraph
from game.pages.table_model import in_order
from game.rules.actions import Phase
from game.rules.cards import Suit
from game.rules.seats import Seat, clockwise_from
from game.strategy.decisions import LEADS, ORDER
from game.strategy.rules_of_thumb.principle import Principle
from game.tutor.action_words import choice_words, signed
from game.tutor.bars import bars
from game.tutor.reasons_why import reason_why
from game.words import card_name, seat_name, sentence, suit_title
from game.words.markup import plain

ANY = ""
_LONGEST_RULE = 36  # signs of a rule of thumb in the list
MARGINS = ("0.1", "0.2", "0.3", "0.4", "0.5", "0.75", "1", "1.5", "2")
COUNTS = ("1", "3", "5", "10", "20")
_PHASES = {
    Moment.CALL: Phase.FIRST_ROUND,
    Moment.SECOND_ROUND: Phase.SECOND_ROUND,
    Moment.DISCARD: Phase.DISCARD,
    Moment.FOLLOW: Phase.PLAY,
}
BEST_OF = {
    Moment.CALL: ("pass", "order-up", "alone"),
    Moment.SECOND_ROUND: ("pass", "alone", "spades", "hearts", "diamonds", "clubs"),
    Moment.DISCARD: ("discard:void", "discard:trump"),
    Moment.LEAD: ("lead:trump", "lead:ace", "lead:off-suit"),
    Moment.FOLLOW: ("follow:trump", "follow:off-suit"),
}
"""What can be best at each moment, as `lesson find` calls it."""


@dataclass(frozen=True)
class Asked:
    """What is looked for, as it stands in the fields."""

    moment: Moment = Moment.CALL
    best: str = ANY
    dealer: str = ANY
    upcard: str = ""
    margin: str = "0.3"
    count: str = "3"
    misplayed_by: str = ANY
    principle: str = ANY


@dataclass(frozen=True)
class FinderState:
    """Everything that the pages say. `row` is the find that is looked at, "" where the search is."""

    asked: Asked
    finds: tuple[Found, ...]
    looked_at: int
    searches: bool
    row: str
    wrong_card: tuple[str, str] | None = None
    told: tuple[str, ...] = ()


def principles_of(moment: Moment) -> tuple[Principle, ...]:
    """The rules of thumb that can decide at a moment."""
    return LEADS if moment is Moment.LEAD else ORDER[_PHASES[moment]]


def find_key(found: Found) -> str:
    """The row of a find."""
    return f"deal {found.number}"


def finder_page(state: FinderState) -> ListPage:
    """The page: what is wanted or what was found beside the finds."""
    rows = tuple(_find_row(each, place) for place, each in enumerate(state.finds, 1))
    chosen = next((each for each in state.finds if find_key(each) == state.row), None)
    empty = _("Say what the deal has to be like. The computer deals, plays, and weighs until it finds some.")
    return ListPage(
        _("Find a deal"),
        _("for your lesson"),
        _of_find(state, chosen) if chosen is not None else _of_search(state),
        rows=rows,
        chosen=state.row,
        empty=_("Looking…") if state.searches else empty,
    )


# -- what was found ------------------------------------------------------------------------------


def _find_row(found: Found, place: int) -> ListRow:
    view = found.view
    hands = ((seat, found.state.hands[seat]) for seat in clockwise_from(LEARNER)[1:])
    others = tuple((seat_name(seat, LEARNER), in_order(hand, view.trump)) for seat, hand in hands)
    worth = bars(view, found.values, done=True)
    shown = DealShown(in_order(view.hand, view.trump), view.upcard, others, worth)
    line = RowLine(_dealt_words(found))
    values = [_("{choice} {points}").format(choice=bar.words, points=signed(bar.points or 0.0))
              for bar in worth.unfolded().shown]  # fmt: skip
    cards = format_list([card_name(card) for card in shown.hand])
    note = _("You hold {cards}. {values}.").format(cards=cards, values=format_list(values, "unit"))
    return ListRow(find_key(found), format_number(place), (line,), note, deal=shown)


def _dealt_words(found: Found) -> str:
    view = found.view
    card = card_name(view.upcard) if view.upcard is not None else ""
    if view.dealer is LEARNER:
        return _("You deal, and turn up the {card}").format(card=card)
    name = seat_name(view.dealer, LEARNER)
    return _("{name} deals, and turns up the {card}").format(name=name, card=card)


def _of_find(state: FinderState, found: Found) -> ListSheet:
    buttons: tuple[ButtonRow, ...] = (
        (Button("search page", _("Back to the search")),),
        (Button("play", _("Play it")), Button("copy", _("Copy as text"))),
        (Button("lesson", _("Make a lesson"), main=True),),
    )
    blocks = tuple(Paragraph(text, bold=bold) for text, bold in _find_texts(state, found))
    return ListSheet(_dealt_words(found), blocks, buttons=buttons)


def _find_texts(state: FinderState, found: Found) -> Iterator[tuple[str, bool]]:
    yield from ((text, True) for text in state.told)
    view, best = found.view, found.values.best.action
    ahead = found.values.ranked[1].behind
    text = _("Best is {choice}, {points} ahead of everything else.")
    yield text.format(choice=choice_words(view, best), points=format_number(ahead, 1)), False
    yield reason_why(view, best, found.values).sentence, False
    if found.misplayed is not None and state.asked.misplayed_by:
        text = _("{level} chooses {choice}, which costs {points}.")
        level = level_name(Level(state.asked.misplayed_by))
        choice = choice_words(view, found.misplayed.action)
        yield text.format(level=level, choice=choice, points=format_number(found.misplayed.behind, 1)), False


# -- what is wanted ------------------------------------------------------------------------------


def _of_search(state: FinderState) -> ListSheet:
    asked = state.asked
    upcard = Field("upcard", _("Turned up"), asked.upcard, _("such as JH"), most=3)
    rows = (
        FieldRow((_moment_field(asked), _best_field(asked))),
        FieldRow((_dealer_field(asked), replace(upcard, wrong=state.wrong_card))),
        FieldRow((_steps("margin", _("Ahead by"), asked.margin, MARGINS),
                  _steps("count", _("How many"), asked.count, COUNTS))),
        FieldRow((_level_field(asked),)),
        FieldRow((_principle_field(asked),)),
    )  # fmt: skip
    blocks = tuple(Paragraph(text, bold=bold) for text, bold in _search_texts(state))
    if state.searches:
        return ListSheet(
            _("What should it be?"), blocks, buttons=((Button("stop", _("Stop here"), main=True),),)
        )
    words = _("Find more") if state.finds else _("Find deals")
    reason = _("check the card that is turned up") if state.wrong_card else ""
    save = (Button("save", _("Save as text")),) if state.finds else ()
    buttons = ((*save, Button("search", words, main=True, reason=reason)),)
    return ListSheet(_("What should it be?"), blocks, rows, buttons=buttons)


def _search_texts(state: FinderState) -> Iterator[tuple[str, bool]]:
    yield from ((text, True) for text in state.told)
    rule = next(
        (each for each in principles_of(state.asked.moment) if each.id == state.asked.principle), None
    )
    if rule is not None:
        yield sentence(_usual(rule)), False
    if state.looked_at:
        text = ngettext(
            "{found} found in {deals} deals.", "{found} found in {deals} deals.", len(state.finds)
        )
        found, deals = format_number(len(state.finds)), format_number(state.looked_at)
        yield text.format(found=found, deals=deals), state.searches
    if state.searches:
        yield _("Every choice in each deal is weighed, so rare deals take a while."), False


def _choice(id: str, name: str, value: str, values: Iterator[tuple[str, str]]) -> Field:
    return Field(id, name, value, kind=FieldKind.CHOICE, values=tuple(values))


def _steps(id: str, name: str, value: str, values: tuple[str, ...]) -> Field:
    shown = ((each, format_number(float(each), len(each.partition(".")[2]))) for each in values)
    return Field(id, name, value, kind=FieldKind.CHOICE, values=tuple(shown))


def _moment_field(asked: Asked) -> Field:
    words = {
        Moment.CALL: _("First round"),
        Moment.SECOND_ROUND: _("Second round"),
        Moment.DISCARD: _("Discarding"),
        Moment.LEAD: _("Leading"),
        Moment.FOLLOW: _("Following suit"),
    }
    return _choice("moment", _("You decide"), asked.moment, ((str(each), words[each]) for each in Moment))


def _usual(principle: Principle) -> str:
    """What a rule of thumb says."""
    return plain(_(principle.usual)).rstrip(".")


def best_words(best: str) -> str:
    """What is best, as a label."""
    words = {
        ANY: _("Anything"),
        "pass": pgettext("what was called", "Pass"),
        "order-up": _("Accept it"),
        "alone": _("Go alone"),
        "discard:void": _("Make a void"),
        "discard:trump": _("Discard a trump"),
        "lead:trump": _("Lead trump"),
        "lead:ace": _("Lead an ace"),
        "lead:off-suit": _("Lead off-suit"),
        "follow:trump": _("Trump it"),
        "follow:off-suit": _("No trump card"),
    }
    return words.get(best) or suit_title(next(suit for suit in Suit if suit.name.lower() == best))


def _best_field(asked: Asked) -> Field:
    values = ((each, best_words(each)) for each in (ANY, *BEST_OF[asked.moment]))
    return _choice("best", _("Best is"), asked.best, values)


def _dealer_field(asked: Asked) -> Field:
    seats = ((str(int(seat)), seat_name(seat, LEARNER)) for seat in Seat)
    return _choice("dealer", _("Who deals"), asked.dealer, iter([(ANY, _("Anybody")), *seats]))


def _level_field(asked: Asked) -> Field:
    levels = ((str(level), level_name(level)) for level in Level if level is not Level.SHARP)
    return _choice(
        "misplayed_by",
        _("Who gets it wrong"),
        asked.misplayed_by,
        iter([(ANY, _("Nobody in particular")), *levels]),
    )


def _principle_field(asked: Asked) -> Field:
    rules = [
        (each.id, shorten(_usual(each), _LONGEST_RULE, placeholder="…"))
        for each in principles_of(asked.moment)
    ]
    return _choice(
        "principle", _("Rule of thumb that decides"), asked.principle, iter([(ANY, _("Any")), *rules])
    )
