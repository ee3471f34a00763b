"""Asks for a name: of a new learner, or another one for a learner who has one."""

from __future__ import annotations

from collections.abc import Callable

from game.client.draw.ui import Ui
from game.client.screens.messages import Answer, Form, MessageScreen, message_text
from game.client.widgets.field import Line, TextField
from game.client.widgets.layout import Column, Part, Side
from game.i18n import _
from game.pages.learners import own_name_question, own_name_reason
from game.storage.learners import LONGEST, NameRefused


class _Naming:
    """A line to type a name into. What cannot be a name is said, and asked for again."""

    def __init__(
        self, title: str, words: str, typed: str, take: Callable[[str], None], other: Answer
    ) -> None:
        self._title, self._words, self._typed, self._take, self._other = title, words, typed, take, other

    def screen(self, told: str) -> MessageScreen:
        def body(ui: Ui) -> Part:
            line = Line("name", _("Name"), self._typed, _("a name"), most=LONGEST, empties=False)
            field = TextField(ui, line, self._change).within("main")
            return Column(message_text(ui, told), field, gap=ui.px(16), side=Side.FILL)

        answers = [Answer(self._words, self._done), self._other]
        form = Form("naming", body=body, focus="name", enters="name")
        self._shown = MessageScreen(self._title, told, answers, form=form)
        return self._shown

    def _change(self, typed: str) -> None:
        self._typed = typed

    def _done(self) -> None:
        try:
            self._take(self._typed)
        except NameRefused as refused:
            self._shown.stage.push(self.screen(refused.sentence))


def ask_name(title: str, words: str, typed: str, take: Callable[[str], None]) -> MessageScreen:
    """Asks for a name. `words` are those of the brass button; `take` gets it and may raise NameRefused."""
    naming = _Naming(title, words, typed, take, Answer(_("Cancel")))
    return naming.screen(_("Up to {n} letters.").format(n=LONGEST))


def ask_own_name(take: Callable[[str], None], skip: Callable[[], None]) -> MessageScreen:
    """Asks the learner, once, for a name that may be left out; `take` gets it and may raise NameRefused."""
    naming = _Naming(own_name_question(), _("That's me"), "", take, Answer(_("Skip"), skip))
    return naming.screen(own_name_reason())
