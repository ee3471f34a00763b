"""The table as a screen holds it: its state, what is shown of it, and where a card can be taken hold of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from time import perf_counter

from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.ui import Ui
from game.client.table import slip
from game.client.table.beats import Beat
from game.client.table.build import picture_of
from game.client.table.canvas import Canvas
from game.client.table.draw_pieces import item_of
from game.client.table.drawer import layout_for
from game.client.table.faces import RING, RING_STEPS, face_of, thinking_ring
from game.client.table.layout import TableLayout
from game.client.table.motion import Motion
from game.client.table.moves import beat_for
from game.client.table.pieces import DEALER
from game.client.table.places import Spot
from game.client.table.small_moves import drawing, refusal, settling
from game.client.table.table_picture import Piece, Pointed, TablePicture
from game.client.widgets.flow import card_chip
from game.pages.table_model import Mood, TableModel
from game.rules import events as ev
from game.rules.cards import Card, pack
from game.rules.dealing import HAND_SIZE
from game.rules.seats import Seat, clockwise_from
from game.session import Moment

LookMaker = Callable[[Ui, TableLayout, TableModel, Pointed], TablePicture]

_WARMED, _AWAITED = 0.004, 0.009  # seconds of a frame; more while the deal waits for it and nothing moves
"""Seconds of a still frame in which pictures are drawn for later."""

_DEALT = (2, 3, HAND_SIZE)
"""The sizes of a hand while it is dealt."""


class Board:
    """One table in one window."""

    def __init__(
        self,
        ui: Ui,
        state: TableModel,
        *,
        speed: str = "normal",
        reduced: bool = False,
        looks: LookMaker = picture_of,
        bare: bool = False,
    ) -> None:
        self.ui = ui
        self._looks = looks
        self.bare = bare and not ui.metrics.drawer
        """Whether the sheet beside the mat is closed."""
        self.state, self.pointed = state, Pointed()
        self.layout: TableLayout = layout_for(ui.metrics, self.state.view.seat, self.bare)
        self.canvas = Canvas()
        self.motion = Motion(ui, self._look(), pace=theme.PACE[speed], reduced=reduced)
        self._warming = self._warm()
        self._thought = 0.0  # milliseconds of a turn of the ring round whoever thinks
        self.ready = False
        """Whether every face of the hand has been drawn once, so that dealing stays smooth."""
        self.drew = False
        """Whether this frame had to draw new pictures, or to find out how the table looks."""

    def _look(self) -> TablePicture:
        self.drew = True
        return self._looks(self.ui, self.layout, self.state, self.pointed)

    def fold(self, bare: bool) -> None:
        """The sheet beside the mat was closed or opened: everything lies where it belongs then."""
        self.bare = bare
        self.layout = layout_for(self.ui.metrics, self.state.view.seat, bare)
        self.canvas = Canvas()
        self.motion.jump(self._look())

    def relayout(self, ui: Ui, *, speed: str = "normal", reduced: bool = False, bare: bool = False) -> None:
        """Other measures, another language or deck: everything where it belongs, nothing moving."""
        self.ui = ui
        self.bare = bare and not ui.metrics.drawer
        self.layout = layout_for(ui.metrics, self.state.view.seat, self.bare)
        self.canvas = Canvas()
        self.motion = Motion(ui, self._look(), pace=theme.PACE[speed], reduced=reduced)
        self._warming = self._warm()

    # -- what happens ------------------------------------------------------------------------

    def show(self, state: TableModel) -> None:
        """Shows a state at once."""
        self.state = state
        self.motion.jump(self._look())

    def play(self, moment: Moment, state: TableModel, dropped: frozenset[str] = frozenset()) -> None:
        """Brings the table to the state after a step, the way that step looks."""
        drawn = next((event for event in moment.events if isinstance(event, ev.DealerDrawn)), None)
        if not moment.rewound and any(isinstance(event, ev.TrumpMade) for event in moment.events):
            self._say(state)
        self.state = state
        if moment.rewound:
            self.motion.jump(self._look())
            return
        before, after = self.motion.last, self._look()
        if drawn is not None:
            self.state = replace(state, drawn=drawn.cards, show_dealer=False)
            shown = self._look()
            self.state = state
            for beat in drawing(self.layout, before, shown, after):
                self.motion.add(beat)
            return
        view, events = moment.view, moment.events
        self.motion.add(beat_for(self.layout, before, after, view, events, self.ui, dropped))

    def _say(self, state: TableModel) -> None:
        """A call is heard before anything moves for it."""
        before = self.motion.last
        self.state = replace(self.state, speech=state.speech, marks=state.marks)
        self.motion.add(Beat(before, self._look(), (), theme.SAID))

    def change(self, state: TableModel, pointed: Pointed | None = None) -> None:
        """Other marks or words for the same moment of the game; lifts settle softly."""
        pointed = self.pointed if pointed is None else pointed
        if (state, pointed) == (self.state, self.pointed):
            return
        self.state, self.pointed = state, pointed
        before, after = self.motion.last, self._look()
        if pointed.dragged is not None:
            self.motion.jump(after)
        else:
            self.motion.add(settling(before, after))

    def refuse(self, state: TableModel, card: Card) -> None:
        """The card goes out and comes back."""
        self.state = state
        before, after = self.motion.last, self._look()
        if str(card) in after.pieces and not self.motion.reduced:
            self.motion.add(refusal(self.layout, before, after, str(card)))
        else:
            self.motion.jump(after)

    # -- time and picture --------------------------------------------------------------------

    def tick(self, dt: float) -> bool:
        """Time passes; True if something on the table looks different."""
        self.drew = self.drew and dt == 0
        if not self.motion.tick(dt):
            return self._turn_ring(dt)
        made = self.ui.assets.kept.made
        changed = self.canvas.show(self.motion.items())
        self.drew = self.drew or self.ui.assets.kept.made > made
        return changed or self.canvas.dirty

    def _turn_ring(self, dt: float) -> bool:
        """The ring round whoever thinks runs round, where less motion is not wanted."""
        seats = [seat for seat in Seat if f"{RING}{seat.name}" in self.canvas.items]
        if not seats or self.motion.reduced:
            return False
        before, self._thought = self._thought, (self._thought + dt) % theme.RING
        turned = int(self._thought / theme.RING * RING_STEPS)
        if turned == int(before / theme.RING * RING_STEPS):
            return False
        for seat in seats:
            self.canvas.swap(f"{RING}{seat.name}", thinking_ring(self.ui, self.layout.face(seat).w, turned))
        return True

    def prepare(self, *, moving: bool) -> None:
        """Draws pictures for later: some while all is still, else one in a frame that drew no others.

        What moves comes first: a card where it will land.
        """
        if self.drew:
            return
        if moving:
            self.motion.prepare()
            return
        until = perf_counter() + (_WARMED if self.ready else _AWAITED)
        for _more in self._warming:
            if perf_counter() > until:
                break

    def draw(
        self,
        surface: Surface,
        ground: Surface,
        widgets: Callable[[Surface], None],
        covered: Sequence[Rect],
        whole: bool,
    ) -> None:
        """Brings the window up to date; `widgets` draws what lies in `covered`; `whole` draws everything."""
        if not self.canvas.items:
            self.canvas.show(self.motion.items())
        self.canvas.draw(surface, ground, widgets, covered, whole)

    def _warm(self) -> Iterator[None]:
        switches = self.state.view.ruleset.switches
        cards = pack(switches.pack, switches.joker)
        hand, place = round(self.layout.hand(0, 4).width), self.layout.trick(self.layout.learner)
        others = clockwise_from(self.layout.learner)[1:]
        button = self.layout.dealer(self.layout.learner, made=False)
        item_of(self.ui, Piece(DEALER, Spot(button.centerx, button.centery, button.w), 0))
        item_of(self.ui, Piece("back", replace(self.layout.turn_up, angle=0), 0))
        yield
        for seat in others:  # the names of all with who deals below them
            dealt = replace(self.state.view, dealer=seat)
            self._looks(self.ui, self.layout, replace(self.state, view=dealt, show_dealer=True), self.pointed)
            thinking_ring(self.ui, self.layout.face(seat).w)
            yield
        for card in cards:
            card_chip(self.ui, card, slip.WORDS)
            yield
        for code in ("back", *map(str, cards)):
            # the turned one first: it is drawn at twice its size, and the others are shrunk from that
            self.ui.assets.card(code, round(place.width), self.layout.tilt(others[0]))
            self.ui.assets.card(code, hand, 0 if self.layout.drawer else 1.5)
            yield
        for seat in others:
            face_of(self.ui, self.layout, self.state, seat, Mood.THINKING)
            yield
        for seat in clockwise_from(self.layout.learner):
            for count in _DEALT:
                for number in range(count):
                    item_of(self.ui, Piece("back", self.layout.back(seat, number, count), 0))
                yield
        self.ready = True
        for mood in (Mood.PLEASED, Mood.RUEFUL):
            for seat in others:
                face_of(self.ui, self.layout, self.state, seat, mood)
                yield
        for card in cards:
            for seat in others[1:]:
                self.ui.assets.card(str(card), round(place.width), self.layout.tilt(seat))
                yield
            self.ui.assets.card(str(card), round(place.width), 0)
            yield

    # -- cards under the hand ----------------------------------------------------------------

    def card_rect(self, card: Card) -> Rect:
        """Where a card of the hand or the trick lies when everything is at rest."""
        piece = self.motion.goal.pieces.get(str(card))
        return piece.spot.rect if piece is not None else Rect(0, 0, 0, 0)

    def card_at(self, place: tuple[int, int]) -> Card | None:
        """The uppermost card of the own hand at a point."""
        for card in reversed(self.state.hand):
            if self.card_rect(card).collidepoint(place):
                return card
        return None
