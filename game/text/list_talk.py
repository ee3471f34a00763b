"""Pages with a list by typed lines: the window's pages, with a menu of all that can be done there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from game.i18n import _
from game.pages.file_list import path_words
from game.pages.list_page import Field, Heading, ListEntry, ListPage, ListRow
from game.presenters.desk import Route
from game.presenters.list_pages import Choose, Enter, Fill, ListPages, Press, Rereads, Turn, Works
from game.text.console import Console
from game.text.menus import agreed, choose
from game.text.page_lines import block_lines
from game.text.typed_words import IN_A_MENU, Command, command_meant
from game.words import sentence, setting_line
from game.words.markup import as_typed

Doors = Mapping[str, Callable[..., None]]
"""What opens something else, and comes back when it is left."""

NO_DOORS: Doors = {}

_Chosen = tuple[str, str]
"""What is done, and with what: `press` a button, `fill` the sheet, `field` of the head, `row`, `tab`."""


class ListTalk:
    """The conversation over the pages of one presenter."""

    def __init__(self, console: Console, doors: Doors = NO_DOORS) -> None:
        """`doors` lead to whatever else these pages lead to, by the names of their routes."""
        self._console, self._doors = console, doors
        self._said: tuple[ListEntry, ...] = ()

    def talk(self, pages: ListPages, works: Works | None = None, rereads: Rereads | None = None) -> None:
        """One presenter, until somebody goes back or on to what takes its place.

        What it works at aside is waited for, and what it reads is read again, where there is any.
        """
        self._said = ()
        while True:
            if rereads is not None:
                rereads.look()
            if works is not None:
                works.settle()
            page = pages.page()
            self._tell(page)
            chosen = choose(self._console, _("What would you like to do?"), [*_choices(page)])
            if chosen is None:
                if not page.unsaved or agreed(self._console, _("What you typed isn't saved. Leave it?")):
                    return
                continue
            route = self._do(pages, page, *chosen)
            if route is None:
                continue
            if route.name == "folder":
                folder = Path(str(route.about[0])).absolute().parent
                self._console.say(_("The folder is {folder}.").format(folder=path_words(folder)))
            elif route.name == "back":
                return
            else:
                self._doors[route.name](*route.about)
                if route.instead:
                    return
                self._said = ()

    def _tell(self, page: ListPage) -> None:
        """The page; its list only where it isn't as it was said last."""
        say = self._console.say
        self._console.gap()
        say(sentence(as_typed(page.title)), sentence(page.where))
        if page.rows != self._said:
            self._said = page.rows
            say(*(sentence(as_typed(_row_words(row))) for row in page.rows))
        if not page.rows:
            say(page.empty)
        if page.sheet.fault is not None:
            say(as_typed(page.sheet.fault.message), as_typed(page.sheet.fault.mend))
        say(sentence(as_typed(page.sheet.title)), *block_lines(page.sheet.blocks))
        for field in page.every_field():
            told = [sentence(setting_line(field.name, field.shown))] if field.value else []
            say(*map(as_typed, (*told, *(field.wrong or ()))))

    def _do(self, pages: ListPages, page: ListPage, verb: str, about: str) -> Route | None:
        if verb == "press":
            return pages.do(Press(about)).route
        if verb == "tab":
            pages.do(Turn(about))
        elif verb == "row":
            self._choose_row(pages, page)
        elif verb == "field":
            return self._fill(pages, next(each for each in page.every_field() if each.id == about))
        else:
            for row in page.sheet.rows:
                for field in row.fields:
                    if field.id and not self._ask(pages, field):
                        return None
        return None

    def _choose_row(self, pages: ListPages, page: ListPage) -> None:
        rows = [(_row_words(row), row.key) for row in page.rows if isinstance(row, ListRow)]
        chosen = choose(self._console, _("Which one?"), rows)
        if chosen is not None:
            pages.do(Choose(chosen))

    def _fill(self, pages: ListPages, field: Field) -> Route | None:
        """One field; of names as many as are typed, until a line is empty."""
        if not self._ask(pages, field) or field.values:
            return None
        route = pages.do(Enter(field.id)).route
        while field.many and route is None:
            now = next((each for each in pages.page().every_field() if each.id == field.id), None)
            if now is None:
                return None
            if now.wrong:
                self._console.say(*map(as_typed, now.wrong))
            if not self._ask(pages, now, empty_ends=True):
                return None
            route = pages.do(Enter(field.id)).route
        return route

    def _ask(self, pages: ListPages, field: Field, *, empty_ends: bool = False) -> bool:
        """Asks for what stands in a field; False where somebody goes back. An empty line keeps it."""
        if field.values:
            values = [(words, value) for value, words in field.values]
            chosen = choose(self._console, sentence(field.name), values)
            if chosen is not None:
                pages.do(Fill(field.id, chosen))
            return chosen is not None
        text = _("{field}? Press Enter to keep what's there.")
        self._console.say(
            _("{field}?").format(field=field.name) if empty_ends else text.format(field=field.name)
        )
        typed = self._console.hear()
        command = command_meant(typed, IN_A_MENU)
        if command is not None and command[0] is Command.BACK:
            return False
        if typed:
            pages.do(Fill(field.id, typed))
        return bool(typed) or not empty_ends


def _choices(page: ListPage) -> Iterator[tuple[str, _Chosen]]:
    """All that can be done on a page, the brass button first."""
    buttons = sorted(page.sheet.every_button(), key=lambda button: not button.main)
    fields = [field for row in page.sheet.rows for field in row.fields if field.id]
    if len(fields) > 1:
        yield _("Fill in the sheet"), ("fill", "")
    elif fields:
        yield fields[0].name, ("field", fields[0].id)
    for button in buttons:
        if not button.reason:
            yield button.words, ("press", button.id)
    for row in page.head:
        for field in row.fields:
            if len(field.values) != 1:
                yield field.name, ("field", field.id)
    if any(isinstance(row, ListRow) for row in page.rows):
        yield _("Choose from the list"), ("row", "")
    for key, words in page.tabs:
        if key != page.tab:
            # NOTE: a part of the screens to go to, for example "Go to: Standings"
            yield _("Go to: {page}").format(page=words), ("tab", key)


def _row_words(row: ListEntry) -> str:
    return row.words if isinstance(row, Heading) else row.said
