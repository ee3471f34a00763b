"""Calling the director: who, and what that player did. The table waits below."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame.event import Event

from game.client.draw import theme
from game.client.draw.portraits import FRAME, face_or_letter
from game.client.draw.ui import Ui
from game.client.screens.memory_pages.initial import initial
from game.client.screens.messages import Answer, Form, MessageScreen
from game.client.table.faces import person_at
from game.client.widgets.arrangements import Sized
from game.client.widgets.base import Widget
from game.client.widgets.buttons import BARRED, BRASS, PLAIN, Button, ButtonStyle
from game.client.widgets.flow import Style
from game.client.widgets.layout import Column, FirstThatFits, Inset, Part, Row, Side
from game.client.widgets.marks import key_cap
from game.client.widgets.scroll import Scrolled
from game.client.widgets.still import picture
from game.client.widgets.text import TextBlock
from game.client.widgets.tiles import Choice, ChoiceStyle, LinedTile
from game.i18n import _, format_number
from game.pages.honest_page import (
    accused,
    accused_words,
    director_note,
    director_title,
    is_complete,
)
from game.presenters.practice import PracticePresenter
from game.rules.seats import Seat
from game.tutor.charges import charges
from game.tutor.rulings import charge_line

_FACE, _WIDE, _WHO = 44, 820, 300
_NUMBERS = {first + place: place for first in (pygame.K_1, pygame.K_KP1) for place in range(9)}


class DirectorScreen(MessageScreen):
    """Two columns: the players, and what one of them may have done. Nothing is chosen beforehand."""

    def __init__(self, presenter: PracticePresenter, press: Callable[[str], None]) -> None:
        """`press` does at the table what a button with that id does there."""
        self._table, self._press = presenter, press
        title = director_title(presenter.view)
        answers = [
            Answer(_("Call it"), partial(press, "call it")),
            Answer(_("Something else is wrong"), partial(press, "something wrong")),
            Answer(_("Play on"), partial(press, "back to now")),
        ]
        form = Form("director", _WIDE, self._columns, focus="who-0")
        super().__init__(title, director_note(), answers, form=form)

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("1 2 3 4", _("who it was")),
            ("1 2 3 …", _("then what that player did")),
            ("0", _("something else is wrong")),
        ]

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN:
            if event.key in (pygame.K_0, pygame.K_KP0):
                self._answer(1)
                return True
            if event.key in _NUMBERS:
                self._number(_NUMBERS[event.key])
                return True
        return super().handle(event)

    def _number(self, place: int) -> None:
        """The first number says who, the next one what; nothing where there is no such line."""
        form, view = self._table.honest.form, self._table.view
        if form.who is None and place < len(people := accused(view)):
            self._choose(f"accuse {int(people[place])}", "what-0")
        elif form.who is not None and place < len(did := charges(view)):
            self._choose(f"charge {did[place]}", "answer-0")

    def _choose(self, pressed: str, focus: str = "") -> None:
        self._table.act(pressed)
        self.rebuild()
        part = self.panel.find(focus) if focus else None
        if part is not None:
            self.panel.focus(part)

    def _answer(self, number: int) -> None:
        if number or is_complete(self._table.honest.form):
            super()._answer(number)

    # -- layout --------------------------------------------------------------------------------

    def _columns(self, ui: Ui) -> Part:
        note = TextBlock(ui, director_note(), style=Style(theme.SECOND, colour=theme.SOFT))

        def beside() -> Part:
            who, what = self._who(ui), self._what(ui)
            return Row(who, what, gap=ui.px(36), grow=what, side=Side.START)

        def below() -> Part:
            return Column(self._who(ui), self._what(ui), gap=ui.px(16), side=Side.FILL)

        def whole() -> Part:
            return Column(note, FirstThatFits(beside, below), gap=ui.px(14), side=Side.FILL)

        return FirstThatFits(whole, lambda: Scrolled(ui, "text", whole()))

    def _who(self, ui: Ui) -> Part:
        view, form = self._table.view, self._table.honest.form
        rows: list[Part] = [self._head(ui, 1, _("Who?"))]
        for number, seat in enumerate(accused(view)):
            choose = partial(self._choose, f"accuse {int(seat)}")
            content = self._player(ui, seat, number + 1)
            rows.append(LinedTile(ui, f"who-{number}", content, choose, form.who is seat).within("who"))
        return Sized(Column(*rows, gap=ui.px(12), side=Side.FILL), ui.px(_WHO))

    def _player(self, ui: Ui, seat: Seat, number: int) -> Part:
        """A face, a name with what that player is, and the key."""
        name, role = accused_words(self._table.view, seat)
        side, learner = ui.px(_FACE), self._table.view.seat
        if seat is learner:
            face: Part = initial(ui, name, True, round(side * (1 + 2 * FRAME)))
        else:
            names, faces = self._table.occasion.names, self._table.occasion.faces
            name, known = names[seat] if names else name, "" if names else person_at(seat, learner)
            known = faces[seat] if faces else known
            face = picture(ui, face_or_letter(ui, known, name, side, seat.side is learner.side))
        words = Column(
            TextBlock(ui, name, style=Style(theme.BODY, "bold")),
            TextBlock(ui, role, style=Style(theme.SECOND, colour=theme.SOFT)),
        )
        key = picture(ui, key_cap(ui, format_number(number), theme.INK, theme.SECOND))
        return Inset(Row(face, words, key, gap=ui.px(12), grow=words), ui.px(12), ui.px(6))

    def _what(self, ui: Ui) -> Part:
        view, form = self._table.view, self._table.honest.form
        rows: list[Part] = [self._head(ui, 2, _("What happened?"))]
        for number, charge in enumerate(charges(view)):
            words = (charge_line(charge), "")
            choose = partial(self._choose, f"charge {charge}")
            key, style = f"what-{number}", ChoiceStyle(38, first=True, last=True)
            choice = Choice(ui, key, words, form.what is charge, choose, style).within("what")
            cap = picture(ui, key_cap(ui, format_number(number + 1), theme.INK, theme.SECOND))
            rows.append(Row(cap, grown := Inset(choice, 0), grow=grown))
        return Column(*rows, side=Side.FILL)

    def _head(self, ui: Ui, number: int, words: str) -> Part:
        # NOTE: a numbered question, for example "1. Who?"
        text = _("{number}. {question}").format(number=format_number(number), question=words)
        return TextBlock(ui, text, style=Style(theme.BODY, "bold"))

    def _buttons(self) -> list[Widget]:
        whole = is_complete(self._table.honest.form)
        kinds = (BRASS if whole else BARRED, PLAIN, PLAIN)
        return [
            Button(
                self.ui, f"answer-{number}", answer.words, partial(self._answer, number), ButtonStyle(kind)
            ).within(group="answers")
            for number, (answer, kind) in enumerate(zip(self.answers, kinds, strict=True))
        ]
