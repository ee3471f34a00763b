"""A record stepped through at the table: every hand open where the record tells it, or one player's alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

import pygame
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.screens.services import Services
from game.client.screens.table_screen import TableScreen
from game.client.table.build import look_of
from game.client.table.layout import TableLayout
from game.client.table.narration import said
from game.client.table.pieces import in_order
from game.client.table.replay_words import deal_lines, happened, other_choices
from game.client.table.sheet import Block, Paragraph, SheetButton, SheetText
from game.client.table.table_picture import Marks, Piece, TableModel, TablePicture
from game.i18n import _, format_number
from game.records.following import Followed, Step, score_after
from game.records.opening import Recorded
from game.records.reviewing import scores_before
from game.rules.actions import Phase
from game.rules.cards import Card
from game.rules.seats import Seat
from game.rules.state import Standing, State
from game.rules.view import mask, observe
from game.session import Moment

_EYES: tuple[Seat | None, ...] = (None, *Seat)  # whose cards are seen; None: everyone's


class ReplayScreen(TableScreen):
    """Steps through the deals of a record; nothing can be played and nothing is kept."""

    name: ClassVar[str] = "replay"

    def __init__(self, services: Services, record: Recorded, title: str, game_id: int = 0) -> None:
        """`game_id` is that of one's own game in the store; 0 for other records."""
        super().__init__(services)
        self.record = record
        self.title = title
        self._game_id = game_id
        self.deal = 0  # place of the deal in the record
        self.done = 0  # steps of it that are shown
        self.eyes: Seat | None = None

    # -- what is shown -----------------------------------------------------------------------

    @property
    def followed(self) -> Followed:
        return self.record.deals[self.deal]

    @property
    def now(self) -> State:
        return self._after(self.done)

    @property
    def last_step(self) -> Step | None:
        """The step that led here; None at the beginning of a deal."""
        return self.followed.steps[self.done - 1] if self.done else None

    def _after(self, steps: int) -> State:
        return self.followed.steps[steps - 1].after if steps else self.followed.first

    def state(self) -> TableModel:
        view = observe(self.now, Seat.SOUTH)
        # what the learner may do is no question here
        view = replace(view, legal=(), standing=self._standing())
        names = self.record.names if self.record.foreign else None
        marks = Marks(tags=self.services.settings().card_help)
        return TableModel(
            view,
            in_order(view.hand, view.trump),
            marks,
            self._speech(),
            names=names,
            question=(self.deal, self.eyes),
        )

    def _standing(self) -> Standing:
        """The score of the game, where the deals of a record each begin from nothing, too."""
        before = tuple(scores_before(self.record))[self.deal]
        scored = self.now.standing.deals > self.followed.first.standing.deals
        return score_after(before, self.followed) if scored else before

    def _speech(self) -> dict[Seat, str]:
        """What was said last, if the last step was a call."""
        step = self.last_step
        if step is None:
            return {}
        second = step.before.phase is Phase.SECOND_ROUND
        words = said(self.record.ruleset, step.action, step.before.dealer, second)
        return {step.action.seat: words} if words else {}

    def look(self, ui: Ui, layout: TableLayout, state: TableModel) -> TablePicture:
        """The table as ever, with the cards turned that the record tells and these eyes see."""
        plain = look_of(ui, layout, state)
        pieces = dict(plain.pieces)
        for seat in Seat:
            for key, card in _places(seat, state, self.now):
                if key in pieces:
                    pieces[key] = self._turned(pieces[key], seat, card)
        return replace(plain, pieces=pieces)

    def _turned(self, piece: Piece, seat: Seat, card: Card) -> Piece:
        seen = self.eyes in (None, seat) and card not in self.followed.stand_ins
        return replace(piece, code=str(card) if seen else "back", tab=piece.tab if seen else "")

    def may_choose(self) -> bool:
        return False

    def chosen(self, card: Card, dropped: bool) -> None:
        """Cards of a record are not played."""

    def hurry(self) -> bool:
        return False

    def heading(self) -> tuple[str, str]:
        # NOTE: the title of the screen on which a recorded game is looked at
        return _("Record"), self.title

    # -- the sheet ---------------------------------------------------------------------------

    def sheet(self) -> SheetText:
        step, deal = self.last_step, self.followed
        title = _("The cards are dealt") if step is None else happened(step, self.record)
        blocks: list[Block] = [Paragraph(line) for line in deal_lines(deal, self.done, self.record)]
        choices = other_choices(deal, self.done, self.record)
        if choices:
            blocks.append(Paragraph(choices, soft=True, ruled=True))
        blocks.append(Paragraph(self._eyes_words(), soft=True, ruled=not choices))
        if deal.steps:
            blocks.append(Paragraph(self._review_words(), soft=True))
        # NOTE: where in a recorded game we are
        where = _("Deal {deal} of {deals}, step {step} of {steps}").format(
            deal=format_number(self.deal + 1),
            deals=format_number(len(self.record.deals)),
            step=format_number(self.done),
            steps=format_number(len(deal.steps)),
        )
        # NOTE: the rules that a recorded game is judged by
        rules = _("{rules} rules").format(rules=_(self.record.ruleset.short_name))
        return SheetText(rules, where, title, tuple(blocks), "", self._rows())

    def _rows(self) -> tuple[tuple[SheetButton, ...], ...]:
        at_end = self.done == len(self.followed.steps)
        last = self.deal == len(self.record.deals) - 1
        on = SheetButton(
            "on", _("Next deal") if at_end else _("Next step"), self.on, icon="arrow", brass=True
        )
        # NOTE: where there is little room: one step back, the first step, the last one, whose cards are seen,
        # NOTE: the deal before, the deal after
        short = (_("Back"), _("Start"), _("End"), _("Cards"), _("Before"), _("After"))
        back = SheetButton("back", _("One back"), self.back, short=short[0])
        start = SheetButton("start", _("To the start"), self.to_start, short=short[1])
        end = SheetButton("end", _("To the end"), self.to_end, short=short[2])
        eyes = SheetButton("eyes", _("Whose cards?"), self.next_eyes, short=short[3])
        deals = (
            SheetButton("deal before", _("Deal before"), lambda: self.go(self.deal - 1), short=short[4]),
            SheetButton("deal after", _("Deal after"), lambda: self.go(self.deal + 1), short=short[5]),
        )
        rows = [] if at_end and last else [(on,)]
        many = (deals,) if len(self.record.deals) > 1 else ()
        review = SheetButton("review", _("Review"), self.review, icon="search")
        marked = ((review,),) if self.followed.steps else ()
        return (*rows, (back, eyes), (start, end), *many, *marked)

    def _eyes_words(self) -> str:
        if self.eyes is None:
            return _("You see every card that the record tells.")
        if self.eyes is Seat.SOUTH and not self.record.foreign:
            return _("You see your own cards only.")
        return _("You see the cards of {player} only.").format(player=self.record.names[self.eyes])

    def _review_words(self) -> str:
        seat = self.eyes or Seat.SOUTH
        if seat is Seat.SOUTH and not self.record.foreign:
            return _("The review marks your decisions.")
        return _("The review marks the decisions of {player}.").format(player=self.record.names[seat])

    def review(self) -> None:
        """The decisions in this deal of the player whose cards are seen; of South where all are."""
        if self.followed.steps:
            seat = self.eyes or Seat.SOUTH
            args = (self.record, self.title, seat, self.deal, self._game_id)
            self.stage.go("review", *args)

    # -- moving ------------------------------------------------------------------------------

    def on(self) -> None:
        """One step on; from the last one to the next deal."""
        if self.done < len(self.followed.steps):
            self.done += 1
            self._play()
        elif self.deal < len(self.record.deals) - 1:
            self.go(self.deal + 1)

    def back(self) -> None:
        """One step back; from the first one to the end of the deal before."""
        if self.done:
            self._jump(self.done - 1)
        elif self.deal:
            self.go(self.deal - 1)
            self._jump(len(self.followed.steps))

    def to_start(self) -> None:
        self._jump(0)

    def to_end(self) -> None:
        self._jump(len(self.followed.steps))

    def go(self, deal: int) -> None:
        """The beginning of another deal."""
        if 0 <= deal < len(self.record.deals):
            self.deal = deal
            self._jump(0)

    def next_eyes(self) -> None:
        """Everyone's cards, then those of one player after the other."""
        self.eyes = _EYES[(_EYES.index(self.eyes) + 1) % len(_EYES)]
        self.refresh()

    def _jump(self, done: int) -> None:
        self.done = done
        self.board.show(self.state())
        self.rebuild()

    def _play(self) -> None:
        step = self.last_step
        assert step is not None
        events = tuple(mask(event, Seat.SOUTH) for event in step.events)
        view = observe(step.after, Seat.SOUTH)
        self.board.motion.finish()
        self.board.play(Moment(self.done, step.action, events, view), self.state())
        self.follow()

    # -- keys --------------------------------------------------------------------------------

    def shortcut(self, event: Event) -> bool:
        moves: dict[int, Callable[[], None]] = {
            pygame.K_RIGHT: self.on,
            pygame.K_LEFT: self.back,
            pygame.K_HOME: self.to_start,
            pygame.K_END: self.to_end,
            pygame.K_PAGEDOWN: lambda: self.go(self.deal + 1),
            pygame.K_PAGEUP: lambda: self.go(self.deal - 1),
            pygame.K_h: self.next_eyes,
            pygame.K_r: self.review,
        }
        if event.key not in moves:
            return False
        moves[event.key]()
        return True

    def keys(self) -> list[tuple[str, str]]:
        return [
            (_("Right, Left"), _("one step on or back")),
            (_("Home, End"), _("start or end of the deal")),
            (_("Page Up, Page Down"), _("the deal before or after")),
            ("H", _("whose cards are seen")),
            ("R", _("the decisions of this player, marked")),
            ("F6", _("next part of the screen")),
        ]


def _places(seat: Seat, state: TableModel, now: State) -> list[tuple[str, Card]]:
    """Where each card of a hand lies on the table, by the keys of its pieces."""
    if seat is Seat.SOUTH and state.hand:
        return [(str(card), card) for card in state.hand]
    return [
        (f"{seat.name}-{number}", card) for number, card in enumerate(in_order(now.hands[seat], now.trump))
    ]
