"""The end of a game: who won, how it went, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, partial

import pygame
from pygame import Surface
from pygame.event import Event

from game.client.draw import theme
from game.client.screens.ending_parts import counters, heading, last_trick, own_lines, won_pips
from game.client.screens.ending_people import EndingPeople
from game.client.screens.frame import help_buttons, top_bar
from game.client.screens.messages import MessageScreen
from game.client.screens.panel_screen import PanelScreen
from game.client.screens.services import Services
from game.client.table.counters import pair_for
from game.client.table.felt import PLAIN, SOFT, Felt
from game.client.table.figure_table import FigureTable
from game.client.table.score_card import ScoreCard
from game.client.widgets.arrangements import Sized, centred
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BRASS, Button, ButtonStyle, LinkButton
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, Inset, Part, Row, Side, Stack, lay, space
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import Drawing, on_paper, picture
from game.client.widgets.text import TextBlock
from game.i18n import _
from game.pages.ending import (
    counts_of_both,
    hands_line,
    own_calls,
    own_play,
    result_sentence,
    side_head,
)
from game.pages.fairness import fair_title
from game.pages.remarks import game_remark
from game.presenters.fair_check import fair_lines
from game.presenters.occasions import by_rules
from game.presenters.quiet_review import game_title
from game.records.record_file import played_so_far
from game.rules.match import leader
from game.rules.ruleset import ScoreKeeping
from game.rules.seats import Seat
from game.rules.seats import Side as Partners
from game.rules.state import Standing
from game.rules.trick import winner
from game.session import Session
from game.storage.errors import StorageError
from game.storage.reviews import HandCost
from game.storage.settings import Practice

_MARGIN, _LOW_MARGIN = 42, 30  # inside the mat; above and below where letters need the height
_COUNTERS = 136  # the width of the place for a side's counter cards
_LARGE = 1.25  # from this size of text on, the sheets lie beside the last trick


class GameOverScreen(PanelScreen):
    """Shown when a practice game is over."""

    name = "game-over"
    first_focus = "again"

    def __init__(self, services: Services, session: Session, practice: Practice, game_id: int = 0) -> None:
        """`game_id` is the game's place in the store; 0 if it is not kept."""
        super().__init__()
        self.services, self.session, self.practice = services, session, practice
        self._game_id = game_id

    @property
    def standing(self) -> Standing:
        return self.session.state.standing

    @cached_property
    def _remark(self) -> tuple[Seat, str]:
        """Who says what about the game."""
        try:
            played = self.services.store.games.finished()
        except StorageError:
            played = 0
        return game_remark(self.standing, self.session.learner, played)

    @property
    def _people(self) -> EndingPeople:
        return EndingPeople(self.ui, self.standing, self.session.learner, self._remark)

    @property
    def _sides(self) -> tuple[Partners, Partners]:
        """The learner's side, then the other."""
        own = self.session.learner.side
        return own, own.other

    # -- building ----------------------------------------------------------------------------

    def build(self) -> tuple[Surface, Sequence[Widget]]:
        ui, mat = self.ui, self.ui.metrics.wide_mat
        name = by_rules(self.session.ruleset)
        fair = ("fair", "check", fair_title(), self._check_deal)
        bar = top_bar(ui, _("Practice"), name, self._home, [fair, *help_buttons(self, self.services)])
        across, down = mat.w / 1252, mat.h / 654  # of the picture this was drawn as
        large = ui.metrics.text >= _LARGE
        edge = _LOW_MARGIN if large else _MARGIN
        room = mat.inflate(-2 * round(_MARGIN * across), -2 * round(edge * down))
        carded = self.session.ruleset.switches.score_keeping is ScoreKeeping.SCORE_CARD
        if large:
            page = self._beside_trick(room.w)
        else:
            above = self._score_card() if carded else self._scores(room.w)
            lower = self._lower(round(788 * across), round(192 * down), round(252 * down))
            page = Column(*above, lower, side=Side.FILL, grow=above[-1])
            if not carded:
                page.children[0] = Stack(space(height=round(117 * down)), self._titles(room.w))
        return ui.ground([mat]).copy(), [*bar, *lay(page, room)]

    def _titles(self, width: int) -> Part:
        """The headline and who played; pips lie round it where the learner's side has won."""
        words = self._headline(width)
        words.fit(width)
        won = leader(self.standing) is self.session.learner.side
        return Stack(Drawing(self.ui, partial(won_pips, words.size[0])), words) if won else words

    def _headline(self, width: int) -> Part:
        """Who won, and who played."""
        ui, felt = self.ui, Felt(self.ui)
        lines = (
            (result_sentence(self.standing, self.session.learner), Style(40, "title", theme.CREAM, 1.12)),
            (hands_line(self.standing), replace(SOFT, size=theme.BODY)),
        )
        pictures = [picture(ui, felt.picture(words, width, "center", style)) for words, style in lines]
        return Column(*pictures, gap=ui.px(4), side=Side.MIDDLE)

    def _beside_trick(self, width: int) -> Part:
        """The players beside the headline, both sheets left and right of the trick, the buttons below."""
        ui, wide = self.ui, round(width * 0.345)
        papers = [self._paper(Scrolled(ui, key, words)) for key, words in self._sheets()]
        trick = self._last_trick(84)
        sheets = [Sized(paper, wide) for paper in papers]
        parts = Row(sheets[0], trick, sheets[1], gap=ui.px(20), side=Side.FILL, grow=trick)
        inside = Inset(parts, 0, ui.px(8), 0, ui.px(14))
        buttons = Row(*self._buttons(), gap=ui.px(10), side=Side.FILL, even=True)
        head = self._people.beside(self._headline(width), width)
        return Column(*head, inside, buttons, side=Side.FILL, grow=inside)

    def _paper(self, words: Part) -> Part:
        ui = self.ui
        return on_paper(ui, Row(words, side=Side.FILL, grow=words), ui.px(22), ui.px(16), ui.px(22), ui.px(8))

    def _sheets(self) -> list[tuple[str, Part]]:
        """What both sides did, in one table, and what the learner's play was worth."""
        ui, learner = self.ui, self.session.learner
        counts = counts_of_both(self.standing.results, learner)
        title = heading(ui, _("How it went"))
        table: Part = FigureTable(ui, counts, low=False, sums=False, title=title)
        if self.session.ruleset.switches.individual_scores:
            heads = (side_head(self.standing, side, learner, individual=True) for side in self._sides)
            style = Style(theme.SECOND, "semibold", theme.SOFT, 1.3)
            table = Column(*(TextBlock(ui, head, style=style) for head in heads), table, side=Side.FILL)
        known = self.known()
        costly = max(known.values(), key=lambda hand: hand.cost, default=None)
        link: list[Part] = []
        if costly is not None and costly.mistakes:
            words, press = _("Look at the costliest hand"), partial(self._look, costly.deal)
            link = [Column(LinkButton(ui, "costliest", words, press).within("sheet"))]
        lines = own_play(list(known.values()), len(self.standing.results))
        if not known:
            lines = (*lines, own_calls(self.standing.results, learner))
        return [("counts", table), ("play", own_lines(ui, lines, link))]

    def known(self) -> dict[int, HandCost]:
        """The hands of the game that were weighed while it was played."""
        try:
            return self.services.store.reviews.of(self._game_id) if self._game_id else {}
        except StorageError:  # which says so elsewhere; the end of the game is shown all the same
            return {}

    def _lower(self, width: int, least: int, most: int) -> Part:
        """Both sheets, together so wide, and the buttons beside them."""
        ui = self.ui
        papers = [self._paper(Scrolled(ui, key, words)) for key, words in self._sheets()]
        both = Row(*papers, gap=ui.px(18), side=Side.FILL, even=True)
        both.fit(width)
        high = max(least, min(most, both.size[1] + ui.px(8)))
        gap, all_buttons = ui.px(10), self._buttons()
        each = (high - (len(all_buttons) - 1) * gap) // len(all_buttons)  # they end where the sheets end
        places = [Sized(Column(button, side=Side.FILL, grow=button), height=each) for button in all_buttons]
        buttons = Column(*places, gap=gap, side=Side.FILL)
        row = Row(Sized(both, width), buttons, gap=ui.px(22), side=Side.FILL, grow=buttons)
        return Sized(row, height=high)

    # -- cards on the mat --------------------------------------------------------------------

    def _score_card(self) -> list[Part]:
        ui, session = self.ui, self.session
        card = ScoreCard(ui, self.standing, session.ruleset, session.learner)
        drawn = Drawing(ui, lambda _ui, surface, rect: card.draw(surface, rect))
        return [self._titles(ui.metrics.wide_mat.w), Inset(drawn, 0, ui.px(14), 0, ui.px(16))]

    def _scores(self, width: int) -> list[Part]:
        """The score of each side with its counters, left and right of the last trick."""
        ui, wide = self.ui, round(0.38 * width)
        us, them = (Sized(self._score(side, wide), wide) for side in self._sides)
        trick = Inset(self._last_trick(84), 0, ui.px(13), 0, 0)
        row = Row(us, trick, them, side=Side.FILL, grow=trick)
        return [Stack(), Inset(row, 0, 0, 0, ui.px(14))]

    def _score(self, side: Partners, width: int) -> Part:
        """The faces of a side above its name and points, its counter cards beside them."""
        ui, ours, gap = self.ui, side is self.session.learner.side, self.ui.px(24)
        people = self._people.side(side, width - ui.px(_COUNTERS) - gap)
        cards = Sized(self._counters(side), ui.px(_COUNTERS))
        parts = (cards, centred(people)) if ours else (centred(people), cards)  # the players near the trick
        beside = Row(*parts, gap=gap, side=Side.FILL)
        return Column(beside, side=Side.MIDDLE, grow=beside)

    def _counters(self, side: Partners) -> Part:
        points = self.standing.points
        pair = pair_for(self.session.ruleset.switches, max(points))
        return counters(self.ui, side is self.session.learner.side, (points[side], points[side.other]), pair)

    def _last_trick(self, widest: float) -> Part:
        """The last trick of the game below its name."""
        ui, state = self.ui, self.session.state
        if not state.tricks:
            return space()
        trick = state.tricks[-1]
        taken = winner(trick, state.trump)
        learner = self.session.learner
        plays = [(seat.seen_from(learner), str(card), seat is taken) for seat, card in trick.plays]
        cards = last_trick(ui, plays, widest)
        words = TextBlock(ui, _("The last trick"), style=replace(PLAIN, size=16, role="bold"))
        below = Inset(cards, ui.px(14), 0)
        return Column(Column(words, side=Side.MIDDLE), below, gap=ui.px(8), side=Side.FILL, grow=below)

    def _buttons(self) -> list[Button]:
        plain = ButtonStyle(height=40, pad=8)
        brass = replace(plain, kind=BRASS, icon="replay", size=theme.EMPHASIS)
        texts = (
            ("again", _("Another game"), self._again, brass),
            ("look", _("Review the game"), self._look, plain),
            ("change", _("Change the table"), self._change, plain),
            ("home", _("Home"), self._home, plain),
        )
        return [Button(self.ui, key, words, press, style) for key, words, press, style in texts]

    # -- what next ---------------------------------------------------------------------------

    def _again(self) -> None:
        fresh = replace(self.practice, seed="")
        self.stage.replace(self.services.open("table", fresh))

    def _look(self, hand: int | None = None) -> None:
        record = played_so_far(self.session)
        title = game_title(self._game_id)
        self.stage.go("review", record, title, self.session.learner, hand, self._game_id)

    def _check_deal(self) -> None:
        self.stage.push(MessageScreen(fair_title(), "\n".join(fair_lines(self.session))))

    def _change(self) -> None:
        self.stage.replace(self.services.open("practice"))

    def _home(self) -> None:
        self.stage.home()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._home()
            return True
        return super().handle(event)
