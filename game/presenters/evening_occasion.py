"""The own table of an evening: a practice table at which a round is played, with people of the evening."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from game.i18n import _, format_number
from game.pages.evening_clock import clock_button, clock_in_brief, cut_short
from game.pages.evening_words import seat_faces, seat_names
from game.pages.honest_page import director_name
from game.pages.named_page import with_names
from game.pages.page import Button, Page, Paragraph
from game.pages.practice_page import hand_number
from game.presenters.desk import BACK, Route
from game.presenters.evening_games import EveningGame
from game.rules.actions import Action
from game.session import Session
from game.words.names import Names


class EveningOccasion:
    """What a table of an evening is played for. It is left when the round is over there, or for the room."""

    source, reviewed = "game", True
    proposes: Action | None = None

    def __init__(self, game: EveningGame, turn_clock: Callable[[], None]) -> None:
        """`turn_clock` stops the clock of the room, or lets it go on."""
        self._game, self._turn_clock = game, turn_clock
        own = game.state.own
        self.names: Names | None = None if own is None else seat_names(game.evening, own.seats)
        self.faces: Names | None = None if own is None else seat_faces(game.evening, own.seats)

    def heading(self, session: Session) -> tuple[str, str]:
        evening = self._game.evening
        text = _("Overtime, table {table}")
        if not evening.in_overtime:
            # NOTE: where in an evening a table is, for example "Round 3 of 6, table 2"
            text = _("Round {round} of {total}, table {table}")
        under = text.format(
            round=format_number(evening.number),
            total=format_number(evening.rounds),
            table=format_number(self._game.state.own_number),
        )
        if clock := clock_in_brief(self._game.state):
            # NOTE: where in a night a table is, and how much time there is, for example
            # NOTE: "Round 3 of 4, table 2, 11 minutes left"
            under = _("{where}, {clock}").format(where=under, clock=clock)
        return _(evening.event.ruleset.short_name), under

    def where(self, session: Session) -> str:
        return hand_number(session.view)

    def leaves(self, session: Session) -> bool:
        """Whether the round is over at this table, or a box of the card is to be filled first."""
        state = self._game.state
        return state.own_hands_done or state.box_to_fill is not None

    def framed(self, page: Page, session: Session, *, ended: bool) -> Page:
        page = with_names(page, session.learner, self.names)
        if page.who == director_name():
            return replace(page, who=self._director())
        if not ended:
            return page
        state = self._game.state
        words = _("Next hand")
        if state.own_hands_done:
            words = _("The round is over")
        elif state.box_to_fill is not None:
            words = _("Write it down")
        _first, *rows = page.buttons
        main = Button("next", words, icon="arrow", main=True)
        if told := cut_short(state) if state.own_hands_done else "":
            page = replace(page, blocks=(*page.blocks, Paragraph(told, ruled=True)))
        room = () if self.leaves(session) else (Button("room", _("Look around the room")),)
        return replace(page, buttons=((main,), *((room,) if room else ()), *rows))

    def _director(self) -> str:
        """The director walks about, and comes from where the last call was."""
        others = self._game.state.others
        if not others:
            return director_name()
        seed = f"{self._game.evening.seed}/director/{self._game.evening.number}"
        table = others[int(Random(seed).random() * len(others))]
        return _("The director, who comes over from table {n}").format(n=format_number(table))

    @property
    def aside(self) -> Button | None:
        """What stops the clock or lets it go on."""
        return clock_button(self._game.state)

    def lead(self, pressed: str) -> Route | None:
        if pressed == "clock":
            self._turn_clock()
        return BACK if pressed == "room" else None

    def ending(self, session: Session, game_id: int) -> Route:
        return BACK
