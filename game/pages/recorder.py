"""The pages of the recorder: hands to be set up, what is played in all four seats, and what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.drafting.draft_question import DraftQuestion
from game.i18n import _, format_list, format_number, ngettext
from game.pages.happenings import call_said
from game.pages.list_page import Field, FieldKind, FieldRow, ListPage, ListRow, ListSheet, RowLine
from game.pages.new_lesson import LONGEST_TEXT, answer_fields, answer_row, answer_title
from game.pages.page import Button, ButtonRow, Page, Paragraph
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import State
from game.rules.view import SeatView
from game.tutor.action_words import action_words
from game.tutor.award_words import award_sentence
from game.tutor.review.words import place_words
from game.words import card_name, seat_name, suit_name

HOME = Seat.SOUTH
"""Who sits nearest: "you" where nothing else is said."""

_LONGEST = 60


def heading() -> tuple[str, str]:
    """Title and second line of the recorder's screens."""
    return _("Record a hand"), _("for your lesson")


# -- setting up ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class SetupState:
    """What lies where, who deals, by which rules; `wrong` says what is wrong in a field, by its id."""

    hands: Mapping[Seat, tuple[Card, ...]]
    upcard: Card | None
    dealer: Seat
    ruleset: Ruleset
    rulesets: tuple[Ruleset, ...]
    missing: int
    typed: Mapping[str, str]
    wrong: Mapping[str, tuple[str, str]]
    held: Card | None = None
    told: str = ""


def setup_page(state: SetupState) -> ListPage:
    """The hands as fields to type into, where there is no table to lay them on; who deals, and the rules."""
    title, where = heading()
    hands = [
        Field(f"hand {int(seat)}", hand_words(seat), state.typed[f"hand {int(seat)}"],
              _("such as JH AS 9C"), most=_LONGEST, wrong=state.wrong.get(f"hand {int(seat)}"))
        for seat in Seat
    ]  # fmt: skip
    up = Field("upcard", _("Turned up"), state.typed["upcard"], _("such as JH"), most=8,
               wrong=state.wrong.get("upcard"))  # fmt: skip
    head = tuple(FieldRow((field,)) for field in (*hands, up))
    seats = tuple((str(int(seat)), seat_name(seat, HOME)) for seat in Seat)
    rules = tuple((ruleset.id, _(ruleset.short_name)) for ruleset in state.rulesets)
    rows = (
        FieldRow(
            (Field("dealer", _("Who deals"), str(int(state.dealer)), kind=FieldKind.CHOICE, values=seats),)
        ),
        FieldRow((Field("rules", _("House rules"), state.ruleset.id, kind=FieldKind.CHOICE, values=rules),)),
    )
    texts = [state.told] if state.told else []
    texts.append(_held_words(state))
    sheet = ListSheet(
        _("Set up the cards"), tuple(map(Paragraph, texts)), rows, buttons=_setup_buttons(state.missing)
    )
    return ListPage(title, where, sheet, head=head, rows=tuple(_hand_rows(state)))


def hand_words(seat: Seat) -> str:
    """Whose hand it is."""
    if seat is HOME:
        return _("Your hand")
    return _("{name}'s hand").format(name=seat_name(seat, HOME))


def _held_words(state: SetupState) -> str:
    if state.held is not None:
        text = _("Where does the {card} go? Press 1 to 4 for a hand, 5 to turn it up, 0 for the deck.")
        return text.format(card=card_name(state.held))
    if state.missing:
        text = ngettext(
            "{n} card is missing. Put it in its place, or let chance deal it.",
            "{n} cards are missing. Put them in their places, or let chance deal them.",
            state.missing,
        )
        return text.format(n=format_number(state.missing))
    return _("All the cards are dealt. You can still move any of them.")


def _setup_buttons(missing: int) -> tuple[ButtonRow, ...]:
    rest = (Button("rest", _("Deal the rest")),) if missing else ()
    play = Button("play", _("Play it"), main=True, reason=_("cards are missing") if missing else "")
    return ((Button("all", _("Deal all")), Button("clear", _("Clear"))), *((rest,) if rest else ()), (play,))


def _hand_rows(state: SetupState) -> Sequence[ListRow]:
    """The hands in words."""
    rows = []
    for seat, hand in state.hands.items():
        note = format_list(list(map(card_name, hand)), "unit") if hand else _("no cards yet")
        rows.append(ListRow(f"seat {int(seat)}", "", (RowLine(hand_words(seat)),), note, cards=hand))
    return rows


# -- playing -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RecordState:
    """Where a recorded hand stands. `last` is what was done before, in words."""

    now: State
    view: SeatView
    asks: bool
    asked: bool
    questions: int
    can_undo: bool
    last: str = ""
    refused: tuple[str, ...] = ()


def turn_title(state: RecordState) -> str:
    """Whose turn it is, and to do what."""
    now, name = state.now, seat_name(state.now.turn, HOME)
    own = now.turn is HOME
    if now.award is not None:
        return _("The hand is over")
    if now.phase is Phase.DISCARD:
        return _("You discard") if own else _("{name} discards").format(name=name)
    if now.phase is not Phase.PLAY:
        return _("You call") if own else _("{name} calls").format(name=name)
    if now.trick is None or not now.trick.plays:
        return _("You lead") if own else _("{name} leads").format(name=name)
    return _("You play") if own else _("{name} plays").format(name=name)


def done_words(before: State, action: Action) -> str:
    """What was done, as a line."""
    name = seat_name(action.seat, HOME)
    if action.kind is ActionKind.GATHER:
        return ""
    said = action_words_of(before, action)
    # NOTE: who did something, and what, for example "Walt: 9 of clubs"
    return _("{name}: {action}").format(name=name, action=said)


def action_words_of(before: State, action: Action) -> str:
    """An action by itself."""
    if action.card is not None:
        return card_name(action.card)
    second = before.phase is Phase.SECOND_ROUND
    return call_said(before.ruleset, action, before.dealer, second) or str(action.kind)


def record_texts(state: RecordState) -> tuple[str, ...]:
    """What there is to say besides the title."""
    texts = [*state.refused]
    if state.now.award is not None:
        texts.append(award_sentence(state.now.award, HOME))
    elif state.asked:
        texts.append(_("This is a question. What you do now is its best answer, unless you say otherwise."))
    if state.last and not state.refused:
        texts.append(state.last)
    count = ngettext("{n} question so far.", "{n} questions so far.", state.questions)
    texts.append(count.format(n=format_number(state.questions)) if state.questions else _no_questions())
    return tuple(texts)


def _no_questions() -> str:
    return _("Play all four seats. Before a move that your pupils should find, press “Ask about this”.")


def record_buttons(state: RecordState) -> tuple[ButtonRow, ...]:
    """What can be done besides playing."""
    rows: list[ButtonRow] = []
    if state.asks and state.asked:
        rows.append((Button("answers", _("Its answers"), icon="pencil"), Button("ask not", _("Don't ask"))))
    elif state.asks:
        rows.append((Button("ask", _("Ask about this"), icon="help"),))
    if state.can_undo:
        rows.append((Button("back", _("Step back"), icon="undo"),))
    reason = "" if state.questions else _("ask about something first")
    rows.append((Button("lesson", _("Make the lesson"), icon="book", main=True, reason=reason),))
    return tuple(rows)


def record_sheet(state: RecordState) -> Page:
    """The sheet beside the table."""
    blocks = tuple(Paragraph(text, bold=text in state.refused) for text in record_texts(state))
    where = _("Trick {n}").format(n=format_number(min(5, len(state.now.tricks) + 1)))
    calling = state.now.trick is None and not state.now.tricks
    return Page(turn_title(state), blocks, "", record_buttons(state), who=heading()[0],
                where=_("Calling") if calling else where)  # fmt: skip


def _lies_there(now: State) -> str:
    """The upcard or trump, and the trick, where nobody sees them."""
    told = []
    if now.trump is not None:
        told.append(_("Trump is {suit}.").format(suit=suit_name(now.trump)))
    elif now.upcard is not None and now.phase is not Phase.PLAY:
        told.append(_("Turned up is the {card}.").format(card=card_name(now.upcard)))
    plays = now.trick.plays if now.trick is not None else ()
    # NOTE: who played a card, and which, for example "Nora: ace of spades"
    text = _("{name}: {card}")
    trick = [text.format(name=seat_name(seat, HOME), card=card_name(card)) for seat, card in plays]
    if trick:
        told.append(_("In the trick: {cards}.").format(cards=format_list(trick, "unit")))
    return " ".join(told)


def record_page(state: RecordState) -> ListPage:
    """The same where there is no table: every choice is a button, every hand a row."""
    title, where = heading()
    now = state.now
    choices = [] if now.award is not None else list(state.view.legal)
    moves = tuple((Button(f"do {n}", action_words(state.view, each)),) for n, each in enumerate(choices))
    rows = [
        ListRow(f"seat {int(seat)}", "", (RowLine(hand_words(seat)),),
                format_list(list(map(card_name, now.hands[seat])), "unit"), cards=now.hands[seat])
        for seat in Seat
    ]  # fmt: skip
    texts = [_lies_there(state.now), *record_texts(state)]
    blocks = tuple(map(Paragraph, filter(None, texts)))
    sheet = ListSheet(turn_title(state), blocks, buttons=(*moves, *record_buttons(state)))
    return ListPage(title, where, sheet, rows=tuple(rows))


# -- asking --------------------------------------------------------------------------------------


def question_page(question: DraftQuestion, row: str) -> ListPage:
    """The answers to one question, each with what it is and what is said to it."""
    place = place_words(question.view)
    ask = ListRow("ask", "", (RowLine(place),), question.ask)
    answers = [answer_row(f"answer {at}", question, each) for at, each in enumerate(question.answers)]
    kind, _space, about = row.partition(" ")
    done = ((Button("done", _("Back to the table"), main=True),),)
    if kind == "answer":
        answer = question.answers[int(about)]
        sheet = ListSheet(answer_title(question, answer), (), answer_fields(answer), buttons=done)
    else:
        field = Field("ask", _("The question"), question.ask, most=LONGEST_TEXT, lines=2)
        text = _("Choose an answer to say whether it's right, and why.")
        sheet = ListSheet(_("The question"), (Paragraph(text),), (FieldRow((field,)),), buttons=done)
    title, _where = heading()
    return ListPage(title, seat_name(question.seat, HOME), sheet, rows=(ask, *answers), chosen=row)
