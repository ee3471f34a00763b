"""The pages of an author: lessons in the making, the ways to begin one, and a pack of them to hand out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from game.i18n import _, format_number, ngettext, pgettext
from game.i18n.foreign_text import on_one_line
from game.pages.file_list import path_words
from game.pages.list_page import Field, FieldRow, ListPage, ListRow, ListSheet, RowLine
from game.pages.packs import still_drafts_line
from game.pages.page import Button, ButtonRow, Paragraph
from game.yamlfile.faults import YamlFault

DRAFTS, NEW, PACK = "drafts", "new", "pack"


@dataclass(frozen=True)
class DraftRow:
    """A file of the folder: the title of its lesson, "" where it cannot be read, and what is wrong in it."""

    path: Path
    title: str
    minutes: int
    faults: tuple[YamlFault, ...]
    draft: bool = False  # whether some of its words are the app's
    left_out: bool = False  # of the pack

    @property
    def packed(self) -> bool:
        """Whether it goes into the pack."""
        return not self.faults and not self.left_out

    @property
    def key(self) -> str:
        return f"draft {self.path.name}"


@dataclass(frozen=True)
class DraftsState:
    """Everything that the pages say."""

    folder: Path
    drafts: tuple[DraftRow, ...]
    looks: bool  # whether the files are still being looked at
    tab: str
    row: str
    title: str = ""  # of the pack
    author: str = ""
    told: tuple[str, ...] = ()
    fault: YamlFault | None = None
    made: bool = False
    before: tuple[str, str] = ("", "")  # title and author of the pack that was made before
    deleted: str = ""  # the file that was put away just now


def drafts_page(state: DraftsState) -> ListPage:
    """The page of the tab that is open."""
    rows = tuple(map(_packed_row if state.tab == PACK else _draft_row, state.drafts))
    if state.tab == NEW:
        rows = tuple(ListRow(way, "", (RowLine(title),), text) for way, title, text, _button in _ways())
    chosen = state.row if any(row.key == state.row for row in rows) else next((row.key for row in rows), "")
    tabs = ((DRAFTS, _("Your drafts")), (NEW, _("New lesson")), (PACK, _("Hand them out")))
    return ListPage(
        _("Write lessons"),
        _("For your pupils"),
        {DRAFTS: _of_draft, NEW: _of_new, PACK: _of_pack}[state.tab](state, chosen),
        tabs=tabs,
        tab=state.tab,
        rows=rows,
        chosen=chosen,
        empty=_empty(state),
    )


def _empty(state: DraftsState) -> str:
    return _("Looking at your files…") if state.looks else _("Your drafts appear here.")


def _ways() -> tuple[tuple[str, str, str, str], ...]:
    """The ways to begin a lesson: where each leads, its title, what it is, and the words of its button."""
    return (
        (
            "record",
            _("A hand you have in mind"),
            _("Set up the cards, play all four seats, and say what's right on the way."),
            _("Record a hand"),
        ),
        (
            "find",
            _("A deal that shows something"),
            _("Say what has to be best, and let the computer look for deals where it is."),
            _("Find a deal"),
        ),
        (
            "records",
            _("A hand you played"),
            _("Open a game's review or record, and press “Make a lesson” at the decision that matters."),
            _("Games and records"),
        ),
    )


def _draft_row(draft: DraftRow) -> ListRow:
    value = ""
    if draft.faults:
        count = len(draft.faults)
        value = ngettext("{n} thing to fix", "{n} things to fix", count).format(n=format_number(count))
    name = on_one_line(draft.path.name)
    line = RowLine(on_one_line(draft.title) or name, value, quiet=True)
    minutes = ngettext("{n} minute", "{n} minutes", draft.minutes).format(n=format_number(draft.minutes))
    # NOTE: the file of a lesson and how long it takes, for example "count-first.yaml, 4 minutes"
    note = _("{file}, {minutes}").format(file=name, minutes=minutes) if draft.minutes else name
    return ListRow(draft.key, "", (line,), note, waits=bool(draft.faults))


def _packed_row(draft: DraftRow) -> ListRow:
    """A draft on the page of the pack: whether it goes in."""
    row = _draft_row(draft)
    if draft.faults:
        return row
    note = _("stays out of the lesson pack")
    if draft.packed:
        note = _("a draft, goes into the lesson pack") if draft.draft else _("goes into the lesson pack")
    return replace(row, badge="+" if draft.packed else "", note=f"{row.note}, {note}")


def _of_draft(state: DraftsState, chosen: str) -> ListSheet:
    draft = next((each for each in state.drafts if each.key == chosen), None)
    if draft is None:
        text = _("You haven't begun a lesson yet.")
        told = tuple(Paragraph(text, bold=True) for text in state.told)
        blocks = (*told, Paragraph(text)) if not state.looks else told
        line = (
            (Button("put back", pgettext("a draft that was deleted", "Put it back")),)
            if state.deleted
            else ()
        )
        button = Button("open new", _("Begin one"), main=True)
        return ListSheet(_("Your drafts"), blocks, buttons=(*((line,) if line else ()), (button,)))
    fault = draft.faults[0] if draft.faults else None
    texts = [] if fault is not None else [_("Nothing to fix in this file.")]
    if draft.draft:
        text = _(
            "It's a draft: some of its words are the app's. Change them in its file with an editor, while "
            "the preview shows it."
        )
        texts.append(text)
    texts.append(_("It's in {folder}.").format(folder=path_words(state.folder)))
    back = (Button("put back", pgettext("a draft that was deleted", "Put it back")),) if state.deleted else ()
    buttons: tuple[ButtonRow, ...] = (
        *((back,) if back else ()),
        (Button("folder", _("Open the folder")), Button("delete", _("Delete it"))),
        (Button("preview", _("Preview it"), main=True),),
    )
    title = on_one_line(draft.title) or on_one_line(draft.path.name)
    told = tuple(Paragraph(text, bold=True) for text in state.told)
    return ListSheet(title, (*told, *map(Paragraph, texts)), buttons=buttons, fault=fault)


def _of_new(state: DraftsState, chosen: str) -> ListSheet:
    place, title, _text, button = next(way for way in _ways() if way[0] == chosen)
    texts = (
        _("A lesson is a text file, but you don't start it from nothing. You get one that works."),
        _("Then put it into your own words, in a window that shows your pupils' view as you write."),
    )
    return ListSheet(title, tuple(map(Paragraph, texts)), buttons=((Button(place, button, main=True),),))


def _of_pack(state: DraftsState, chosen: str) -> ListSheet:
    good = sum(draft.packed for draft in state.drafts)
    count = ngettext("{n} lesson", "{n} lessons", good).format(n=format_number(good))
    rows = (
        FieldRow((Field("title", _("Title of the lesson pack"), state.title),)),
        FieldRow((Field("author", _("Your name"), state.author, _("as your pupils know you")),)),
    )
    blocks = tuple(Paragraph(text, bold=bold) for text, bold in _pack_texts(state, good))
    if state.made:
        buttons: tuple[ButtonRow, ...] = ((Button("folder", _("Open the folder"), main=True),),)
        return ListSheet(count, blocks, buttons=buttons)
    missing = "" if state.title.strip() and state.author.strip() else _("a title and a name are needed")
    missing = missing if good else _("you need a lesson with nothing to fix")
    make = Button("make", _("Make the lesson pack"), main=True, reason=missing)
    draft = next((each for each in state.drafts if each.key == chosen and not each.faults), None)
    turn: tuple[ButtonRow, ...] = ()
    if draft is not None:
        turn = ((Button("turn", _("Put it in") if draft.left_out else _("Leave it out")),),)
    return ListSheet(count, blocks, rows, buttons=(*turn, (make,)), fault=state.fault)


def _pack_texts(state: DraftsState, good: int) -> Iterator[tuple[str, bool]]:
    yield from ((text, True) for text in state.told)
    drafts = sum(draft.packed and draft.draft for draft in state.drafts)
    if state.made:
        if drafts:
            yield still_drafts_line(drafts), False
        yield _("Send this one file to your pupils. They drop it on the window of Left Bower."), False
        yield (
            _("You don't need to add it here: when they hand in results, this computer knows the lessons."),
            False,
        )
        return
    yield _("One file with these lessons. Your pupils get them as a part of their course map."), False
    title, author = state.before
    if title and (title, author) != (" ".join(state.title.split()), " ".join(state.author.split())):
        text = _(
            "It's the next version of “{title}” by {author}. Pupils who have that are asked before this one "
            "takes its place."
        )
        yield text.format(title=on_one_line(title), author=on_one_line(author)), False
    if drafts:
        yield still_drafts_line(drafts), False
    bad = sum(bool(draft.faults) for draft in state.drafts)
    if bad:
        text = ngettext(
            "{n} draft has something to fix. It stays out.",
            "{n} drafts have something to fix. They stay out.",
            bad,
        )
        yield text.format(n=format_number(bad)), False
