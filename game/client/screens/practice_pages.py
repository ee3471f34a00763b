"""The sheet of the practice table: which page is open, and the buttons at its foot."""

from __future__ import annotations

from contextlib import suppress
from enum import Enum, auto

from game.client.screens.looking_back import HandReviewLink
from game.client.screens.services import Services
from game.client.table import pages
from game.client.table.event_log import EventLog
from game.client.table.refusal import call_bubble, card_bubble
from game.client.table.sheet import Block, Ladder, Paragraph, SheetButton, SheetText
from game.client.table.why_pages import WhyAnswer, ask_action, ask_fact, subject_rows, tables_blocks
from game.client.widgets.bubble import Bubble
from game.i18n import _, format_number
from game.practice import PracticeGame
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card
from game.rules.facts import Subject
from game.rules.match import is_finished
from game.rules.reasons import Verdict
from game.storage.errors import StorageError
from game.tutor.explain import Explanation


class Page(Enum):
    """What the sheet is opened at."""

    NOW = auto()
    REFUSED = auto()
    WHY = auto()
    HINT = auto()
    LAST_TRICK = auto()
    SCORE = auto()


class PracticePages(HandReviewLink):
    """The half of the practice table that speaks: pages, hints, explanations."""

    def __init__(self, services: Services, game: PracticeGame) -> None:
        super().__init__(services, game)
        self.company = game.company
        self.log = EventLog(self.view)
        self.page = Page.NOW
        self.asked: WhyAnswer | None = None  # what was refused or is explained, with every table's word
        self.about: Action | None = None  # the card or call of it; None for a fact of the table
        self.selected: Card | None = None  # the card the dealer is about to put down
        self.asking = False  # the next card or call is explained instead of played
        self.trouble = ""  # why the game cannot go on, in a sentence
        self._note_shown = False
        self._bubbled = False  # whether a refusal hangs at its card or call, too

    # -- opening pages -----------------------------------------------------------------------

    def turn_to(self, page: Page) -> None:
        """Opens a page; what belonged to another one is put away."""
        self.page = page
        if page not in (Page.REFUSED, Page.WHY):
            self.asked = self.about = None
        if page is not Page.HINT:
            self.hint.close()
        self.asking = False
        self.refresh()

    def back_to_now(self) -> None:
        self.turn_to(Page.NOW)

    def open_hint(self) -> None:
        """The first step of a hint, or the next one."""
        if not pages.deciding(self.view) or self.board.motion.busy:
            return
        if self.page is Page.HINT:
            self.hint.next_step()
        else:
            self.begin_hint()
        self.turn_to(Page.HINT)
        with suppress(StorageError):  # the next card or call tells that nothing can be kept
            self.session.note_hint(self.hint.step + 1)

    @property
    def told(self) -> Explanation | None:
        """The explanation on the sheet."""
        return self.asked.shown if self.asked is not None else None

    def explain_action(self, action: Action) -> None:
        """Opens the page that says why a card or call is allowed or not."""
        self._judged(action, self.session.judge(action))
        self.turn_to(Page.WHY)

    def explain_fact(self, subject: Subject) -> None:
        """Opens the page that says why something at the table is as it is."""
        asked = ask_fact(self.view, subject, self.services.rulesets())
        if asked is not None:
            self.asked, self.about = asked, None
            self.turn_to(Page.WHY)

    def ask_table(self, number: int) -> None:
        """Shows what another table says of the same card, call or fact."""
        if self.asked is not None and self.page in (Page.WHY, Page.REFUSED):
            self.asked = self.asked.open_at(number)
            self.turn_to(Page.WHY)

    def _judged(self, action: Action, verdict: Verdict) -> None:
        self.asked = ask_action(self.view, action, verdict, self.services.rulesets())
        self.about = action

    def with_card(self, card: Card) -> Action:
        """What choosing a card of the hand means now."""
        kinds = {Phase.DISCARD: ActionKind.DISCARD, Phase.GIVE: ActionKind.GIVE}
        return Action(self.view.seat, kinds.get(self.view.phase, ActionKind.PLAY), card)

    def ask(self) -> None:
        """The next card or call chosen is explained; asked again, it is played as usual."""
        self.asking = not self.asking
        self.page = Page.NOW
        self.refresh()

    # -- the sheet ---------------------------------------------------------------------------

    def sheet(self) -> SheetText:
        if self.trouble:
            return self._sheet(_("This could not be kept"), (Paragraph(self.trouble),), rows=(self._retry(),))
        if self.view.phase is Phase.HAND_OVER and self.page is not Page.WHY:
            return self._result()
        if self.page is Page.HINT:
            return self.hint_sheet(self._back_row(_("Back to my cards"))[0])
        if self.page in (Page.REFUSED, Page.WHY) and self.asked is not None:
            return self._explained(self.asked)
        if self.page is Page.LAST_TRICK:
            return self._last_trick()
        if self.page is Page.SCORE:
            return self._score()
        if self.asking:
            never = (SheetButton("why", _("Never mind"), self.ask, brass=True),)
            rows = (*subject_rows(self.view, self.explain_fact), never)
            return self._sheet(_("Why?"), (Paragraph(pages.asking_words()),), "", rows)
        todo = pages.turn_todo(self.view, self.selected)
        blocks = pages.story(self.log.lines, self.view)
        return self._sheet(pages.turn_title(self.view), blocks, todo, self._usual_rows())

    def _sheet(
        self,
        title: str,
        blocks: tuple[Block, ...],
        todo: str = "",
        rows: tuple[tuple[SheetButton, ...], ...] = (),
    ) -> SheetText:
        return SheetText(_("Your tutor"), self._where(), title, blocks, todo, rows)

    def _where(self) -> str:
        number = format_number(self.view.standing.deals + (self.view.phase is not Phase.HAND_OVER))
        deals = self.view.ruleset.switches.game_deals
        if deals is not None and deals > 1:
            return _("Hand {number} of {total}").format(number=number, total=format_number(deals))
        return _("Hand {number}").format(number=number)

    def _usual_rows(self) -> tuple[tuple[SheetButton, ...], ...]:
        """Hint, Why and Take back; the discard has its own button above them."""
        rows: list[tuple[SheetButton, ...]] = []
        if self.view.my_turn and self.selected is not None:
            words = _("Give it") if self.view.phase is Phase.GIVE else _("Put it down")
            rows.append((SheetButton("put down", words, self.confirm, brass=True),))
        leave = Action(self.view.seat, ActionKind.LEAVE)
        if leave in self.view.legal and self.selected is None:
            rows.append((SheetButton("leave", _("Leave the turned card"), self.leave_upcard),))
        why = SheetButton("why", _("Why?"), self.ask)
        undo = SheetButton("undo", _("Take back"), self.take_back)
        hint = SheetButton("hint", _("Give me a hint"), self.open_hint, icon="bulb", short=_("Hint"))
        if pages.deciding(self.view):
            rows.append((hint,))
        rows.append((why, undo) if self.session.can_undo else (why,))
        return tuple(rows)

    def _back_row(self, words: str) -> tuple[SheetButton, ...]:
        return (SheetButton("back to now", words, self.back_to_now, brass=True),)

    def _retry(self) -> tuple[SheetButton, ...]:
        return (SheetButton("retry", _("Try again"), self.retry, brass=True),)

    def _explained(self, asked: WhyAnswer) -> SheetText:
        told = asked.shown
        others = () if asked.opened else tables_blocks(asked, self.ask_table)
        blocks: tuple[Block, ...] = pages.explained(told, self.view, self._note_shown, others)
        if asked.opened:
            # NOTE: the answer below is that of another table, for example "At a table with Danville rules:"
            head = _("At a table with {rules} rules:").format(rules=_(asked.ruleset.short_name))
            back = SheetButton("own table", _("Back to this table"), lambda: self.ask_table(0), brass=True)
            rows = ((back,), *self._clause_row(asked))
            return self._sheet(told.title, (Paragraph(head, soft=True), *blocks), "", rows)
        if self.page is Page.WHY:
            rows = (self._back_row(_("Back to the game")), *self._clause_row(asked))
            return self._sheet(told.title, blocks, "", rows)
        todo, words = _("Choose something else."), _("All right")
        if self.about is not None and self.about.card is not None:
            todo, words = self._instead(), _("Put it back")
        rows = (self._back_row(words), *self._clause_row(asked))
        title = _("Not that one yet") if self._bubbled else told.title
        return self._sheet(title, blocks, todo, rows)

    def _clause_row(self, asked: WhyAnswer) -> tuple[tuple[SheetButton, ...], ...]:
        """The way to the first clause that was cited, on the page of its table's rules."""
        cited, ruleset = asked.shown.citations[0].id, asked.ruleset.id

        def show() -> None:
            self.stage.go("rules", ruleset, cited)

        # NOTE: opens a numbered clause of a rules document, for example "Read DAN-10"
        return ((SheetButton("clause", _("Read {id}").format(id=cited), show),),)

    def _instead(self) -> str:
        cards = [action.card for action in self.view.legal if action.card is not None]
        if len(cards) == 1:
            return _("Take the {card} instead.").format(card="{" + str(cards[0]) + "}")
        return _("Choose another card.")

    def _last_trick(self) -> SheetText:
        if not self.view.tricks:
            blocks: tuple[Block, ...] = (Paragraph(_("No trick has been taken yet.")),)
        else:
            trick = self.view.tricks[-1]
            head = _("In the order they were played:")
            blocks = (*pages.trick_lines(trick, self.view.trump), Ladder(head, trick.cards))
        return self._sheet(_("The last trick"), blocks, "", (self._back_row(_("Back to the game")),))

    def _score(self) -> SheetText:
        blocks = (*pages.score_blocks(self.view), *pages.company_blocks(self.company))
        return self._sheet(_("Trump and score"), blocks, "", (self._back_row(_("Back to the game")),))

    def _result(self) -> SheetText:
        over = is_finished(self.view.standing, self.view.ruleset.switches)
        words = _("See how the game ended") if over else _("Next hand")
        rows: list[tuple[SheetButton, ...]] = [
            (SheetButton("next", words, self.next_hand, icon="arrow", brass=True),)
        ]
        why = SheetButton("why", _("Why?"), lambda: self.explain_fact(Subject.SCORE))
        undo = SheetButton("undo", _("Take back"), self.take_back)
        rows += [self.look_row(), (why, undo) if self.session.can_undo else (why,)]
        blocks = (*pages.result_blocks(self.view), *self.cost_blocks())
        return self._sheet(pages.result_title(self.view), blocks, "", tuple(rows))

    # -- the bubble --------------------------------------------------------------------------

    def bubble(self) -> Bubble | None:
        bubble = self._refusal()
        self._bubbled = bubble is not None
        return bubble

    def _refusal(self) -> Bubble | None:
        """What hangs at the card or call that was refused, where it covers nothing."""
        self._note_shown = False
        if self.page is not Page.REFUSED or self.told is None or self.about is None:
            return None
        if self.about.card is not None:
            place = self.board.card_rect(self.about.card)
            bubble, self._note_shown = card_bubble(self.ui, self.board.layout, self.told, place)
            return bubble
        button = next((part for part in self._boxed if part.key == f"call {self.about}"), None)
        if button is None or not self._on_mat:
            return None
        bubble, self._note_shown = call_bubble(self.ui, self.board.layout, self.told, button.rect)
        return bubble

    # -- what the other half does ------------------------------------------------------------

    def confirm(self) -> None:
        raise NotImplementedError

    def leave_upcard(self) -> None:
        raise NotImplementedError

    def take_back(self) -> None:
        raise NotImplementedError

    def next_hand(self) -> None:
        raise NotImplementedError

    def retry(self) -> None:
        raise NotImplementedError
