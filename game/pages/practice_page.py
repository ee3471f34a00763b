"""What the sheet of a practice table says, at whatever it is opened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, auto

from game.bots.company import Company
from game.i18n import _, format_number
from game.pages import table_page
from game.pages.fairness import shuffle_blocks
from game.pages.hint_page import ANSWER, HintState, headline, hint_blocks
from game.pages.honest_page import with_flag
from game.pages.more import WHOLE, Detail, Told, opened_at
from game.pages.named_page import with_names
from game.pages.page import NOTHING_BESIDE, Beside, Block, Button, ButtonRow, More, Page, Paragraph, Refusal
from game.pages.slip_words import leads_after_trick, turn_slip
from game.pages.slips_seen import slips_blocks
from game.pages.why_page import (
    WhyAnswer,
    clause_button,
    explained,
    note_of,
    note_paragraph,
    numbered,
    numbers_of,
    subject_rows,
    tables_blocks,
)
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.match import is_finished
from game.rules.view import SeatView
from game.tutor.review import HandReview
from game.tutor.review import words as review_words
from game.tutor.review.hand_slips import HandSlip
from game.words.markup import mark
from game.words.names import Names


class Opened(Enum):
    """What the sheet is opened at."""

    NOW = auto()
    REFUSED = auto()
    WHY = auto()
    HINT = auto()
    LAST_TRICK = auto()
    SCORE = auto()
    # at an honest table
    PROPOSED = auto()  # a slip to try out
    SURE = auto()  # one's own slip, before it is made
    ACTS = auto()  # what else one could do
    SHOWING = auto()  # a card of one's own is chosen that everyone is to see
    LOOKED = auto()  # a gathered trick that was turned up again
    DIRECTOR = auto()  # who did what
    RULED = auto()


HALTS = frozenset(
    (
        Opened.PROPOSED, Opened.SURE, Opened.ACTS, Opened.SHOWING, Opened.LOOKED, Opened.DIRECTOR,
        Opened.RULED,
    )
)  # fmt: skip
"""What the others wait for until it has been read."""


@dataclass(frozen=True)
class PracticeState:
    """What there is to be said at a practice table."""

    view: SeatView
    opened: Opened = Opened.NOW
    lines: tuple[str, ...] = ()  # what happened last
    why: WhyAnswer | None = None  # what was refused or is explained
    about: Action | None = None  # the card or call of it; None for a fact of the table
    selected: Card | None = None  # the card about to be put down or given
    asking: bool = False  # the next card or call is explained instead of played
    trouble: str = ""  # why the game cannot go on
    hint: HintState | None = None
    cost: HandReview | None = None  # of the hand that is over
    company: Company | None = None
    can_undo: bool = False
    where: str = ""  # which hand it is
    detail: Detail = WHOLE
    slips: tuple[HandSlip, ...] = ()  # of the hand that is over
    reason: str = ""  # why another player chose what a ruling left to choose
    names: Names | None = None  # by seat, where they aren't those of the usual company
    heard: str = ""  # the call of the last step, where more followed from it
    shuffle: str = ""  # what is said of the shuffle, where it is a game that can be checked

    @property
    def tells_result(self) -> bool:
        """Whether the page says how the hand ended."""
        return self.view.phase is Phase.HAND_OVER and self.opened is not Opened.WHY and not self.trouble

    @property
    def lit(self) -> tuple[Card, ...]:
        """The cards in sight that an explanation rests on."""
        if self.why is None:
            return ()
        view = self.view
        seen = {*view.hand, *(view.trick.cards if view.trick else ())}
        if view.upcard is not None and not view.turned_down:
            seen.add(view.upcard)
        return tuple(card for card in self.why.shown.cards if card in seen)

    @property
    def numbers(self) -> dict[Card, int]:
        """The numbers of these cards, where the explanation names several of them."""
        return {} if self.why is None else numbers_of(self.why.shown, self.lit)


def practice_page(
    table: PracticeState,
    term_title: Callable[[str], str],
    beside: Beside = NOTHING_BESIDE,
    folds: int = 0,
) -> Page:
    """The page. `folds` says how often something was left out already; `term_title` as in `hint_blocks`."""
    page = _opened_page(table, term_title, beside, folds)
    if More() not in page.blocks:
        return page
    whole = _opened_page(replace(table, detail=WHOLE), term_title, beside, folds)
    return replace(page, fuller=(whole.blocks, *page.fuller))


def _opened_page(table: PracticeState, term_title: Callable[[str], str], beside: Beside, folds: int) -> Page:
    if table.trouble:
        retry = Button("retry", _("Try again"), main=True)
        return _page(table, _("This couldn't be saved"), (Paragraph(table.trouble),), rows=((retry,),))
    if table.tells_result:
        return _result(table)
    if table.opened is Opened.HINT and table.hint is not None:
        return _hint(table.hint, term_title, folds, table.detail)
    if table.opened in (Opened.REFUSED, Opened.WHY) and table.why is not None:
        return _explained(table, table.why, beside)
    if table.opened is Opened.LAST_TRICK:
        blocks = table_page.last_trick_blocks(table.view)
        return _page(table, _("The last trick"), blocks, rows=(_back(_("Back to the game")),))
    if table.opened is Opened.SCORE:
        blocks = (
            *table_page.score_blocks(table.view),
            *table_page.company_blocks(table.company, table.view.seat),
            *shuffle_blocks(table.shuffle),
        )
        return _page(table, _("Trump and score"), blocks, rows=(_back(_("Back to the game")),))
    if table.asking:
        never = Button("why", _("Never mind"), main=True)
        rows = (*subject_rows(table.view), (never,))
        return _page(table, _("Why?"), (Paragraph(table_page.asking_words()),), rows=rows)
    todo = table_page.turn_todo(table.view, table.selected)
    first = shuffle_blocks(table.shuffle, table.view)
    blocks = (*table_page.story(table.lines, table.view), *first)
    page = _page(table, table_page.turn_title(table.view), blocks, todo, _usual_rows(table))
    if table.view.honest is not None:
        page = with_flag(page, table.view)
    slip = turn_slip(table.view, table.selected) or [page.title, *(e.text for e in first), *table.lines][-1]
    page = replace(page, slip=slip, passing=not todo)
    if table.heard:
        told = table_page.story((table.heard,), table.view)
        return replace(page, meanwhile=_meanwhile(page, page.title, told, table.heard))
    if table.lines and leads_after_trick(table.view):
        return replace(page, meanwhile=_meanwhile(page, _("Your trick"), blocks, table.lines[-1]))
    return page


def _meanwhile(page: Page, title: str, told: tuple[Block, ...], slip: str) -> Page:
    """The call or the trick alone, until what follows from it is seen."""
    why = ((Button("why", _("Why?")),),)
    return replace(page, title=title, blocks=told, todo="", buttons=why, slip=slip, newest=0)


def _page(
    table: PracticeState,
    title: str,
    blocks: tuple[Block, ...],
    todo: str = "",
    rows: tuple[ButtonRow, ...] = (),
) -> Page:
    newest, closes = opened_at(blocks), not table.tells_result and not table.trouble
    return Page(
        title, blocks, todo, rows,
        who=_("Your tutor"), where=table.where, newest=newest, closes=closes,
    )  # fmt: skip


def hand_number(view: SeatView) -> str:
    """Which hand of the game it is."""
    number = format_number(view.standing.deals + (view.phase is not Phase.HAND_OVER))
    deals = view.ruleset.switches.game_deals
    if deals is not None and deals > 1:
        return _("Hand {number} of {total}").format(number=number, total=format_number(deals))
    return _("Hand {number}").format(number=number)


def _usual_rows(table: PracticeState) -> tuple[ButtonRow, ...]:
    """Hint, Why and Take back; the discard has its own button above them."""
    view, rows = table.view, list[ButtonRow]()
    if view.my_turn and table.selected is not None:
        words = _("Give it") if view.phase is Phase.GIVE else _("Discard it")
        rows.append((Button("put down", words, main=True),))
    elif Action(view.seat, ActionKind.LEAVE) in view.legal:
        rows.append((Button("leave", _("Leave the upcard")),))
    if table_page.deciding(view):
        rows.append((table_page.hint_button(),))
    rows.append((Button("why", _("Why?")), *_undo(table)))
    return tuple(rows)


def _undo(table: PracticeState) -> ButtonRow:
    return (Button("undo", _("Take it back")),) if table.can_undo else ()


def _back(words: str) -> ButtonRow:
    return (Button("back to now", words, main=True),)


def _hint(hint: HintState, term_title: Callable[[str], str], folds: int, detail: Detail) -> Page:
    blocks = hint_blocks(hint, term_title, folds, detail)
    rows, todo = [_back(_("Back to my cards"))], ""
    if hint.step < ANSWER:
        words = _("Give me an idea") if hint.step == 0 else _("Tell me the answer")
        rows.append((Button("hint", words),))
        todo = table_page.hint_todo(hint.view)
    newest = hint.step if hint.step < ANSWER else 0
    return Page(
        headline(hint.view), blocks, todo, tuple(rows),
        who=_("Your tutor"), where=_("Hint"), newest=newest, closes=True,
    )  # fmt: skip


def _explained(table: PracticeState, why: WhyAnswer, beside: Beside) -> Page:
    told = numbered(why.shown, table.numbers)
    others = () if why.opened else tables_blocks(why)
    blocks = explained(told, table.view, beside, others).at(table.detail)
    clause = ((clause_button(told.citations[0].id),),) if table.detail.whole else ()
    if why.opened:
        # NOTE: the answer below is that of another table, for example "At a table with Danville rules:"
        head = _("Under {rules} rules:").format(rules=_(why.ruleset.short_name))
        back = (Button("table 0", _("Back to this table"), main=True),)
        return _page(table, told.title, (Paragraph(head, soft=True), *blocks), rows=(back, *clause))
    if table.opened is Opened.WHY:
        return _page(table, told.title, blocks, rows=(_back(_("Back to the game")), *clause))
    todo, words = _("Choose something else."), _("All right")
    if table.about is not None and table.about.card is not None:
        todo, words = _instead(table.view, beside.body), _("Put it back")
    title = _("Not that one") if beside.there else told.title
    hint = table_page.hint_button()
    help_row = (replace(hint, words=hint.short), Button("why", _("Why?"), icon="help"))
    page = _page(table, title, blocks, todo, (_back(words), help_row, *clause))
    if table.detail.whole or beside.note or beside.body:
        return page
    note, at = note_paragraph(told), blocks.index(More())
    noted = (*blocks[:at], note)
    return replace(page, fuller=((*noted, *blocks[at:]), noted))  # the rest is a press on Why away, too


def _instead(view: SeatView, said: str) -> str:
    """What to do instead; nothing where the bubble has `said` it."""
    cards = [action.card for action in view.legal if action.card is not None]
    if len(cards) == 1 and mark(cards[0]) in said:
        return ""
    if len(cards) == 1:
        return _("Choose the {card} instead.").format(card=mark(cards[0]))
    return _("Choose another card.")


def _result(table: PracticeState) -> Page:
    over = is_finished(table.view.standing, table.view.ruleset.switches)
    words = _("See how the game ended") if over else _("Next hand")
    rows = (
        (Button("next", words, icon="arrow", main=True),),
        (Button("look", _("Look at the hand"), icon="search"),),
        (Button("why", _("Why?")), *_undo(table)),
    )
    blocks = table_page.result_blocks(table.view)
    if table.cost is not None:
        blocks += (Paragraph(review_words.total_cost_words(table.cost), ruled=True),)
    if table.reason:
        blocks += (Paragraph(table.reason, soft=True, ruled=True),)
    blocks += slips_blocks(table.slips, table.view.seat)
    told = Told(blocks, (table_page.result_clause(table.view),))
    page = _page(table, table_page.result_title(table.view), told.at(table.detail), rows=rows)
    if not table.lines:
        return page
    last = _page(table, _("The last trick"), table_page.story(table.lines, table.view))
    return replace(page, meanwhile=replace(last, slip=table.lines[-1]))


def refusal_of(table: PracticeState) -> Refusal | None:
    """What hangs at the card or call that was refused; None where nothing was."""
    if table.opened is not Opened.REFUSED or table.why is None or table.about is None:
        return None
    told = numbered(table.why.shown, table.numbers)
    noted = table.detail.always  # asked for, it opens on the sheet
    refusal = Refusal(table.about, told.title, tuple(told.reasons), told.reason, note_of(told), noted)
    return with_names(refusal, table.view.seat, table.names)
