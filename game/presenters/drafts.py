"""An author's lessons in the making: looked at aside, previewed, begun, and made into a pack."""

from __future__ import annotations

from pathlib import Path

from game.course.fitting import fits
from game.i18n import _
from game.packs.drafts_pack import PackMade, about_drafts, holds_pack, pack_drafts
from game.pages.drafts import DRAFTS, NEW, DraftRow, DraftsState, drafts_page
from game.pages.file_list import path_words
from game.pages.list_page import ListPage
from game.presenters.aside import Aside
from game.presenters.desk import BACK, Desk, Route
from game.presenters.draft_folder import FoundDraft, draft_folder, found_drafts, put_away
from game.presenters.lesson_list import taught_by
from game.presenters.list_pages import STAYS, Choose, Deed, Fill, Outcome, Press, Turn
from game.rules.ruleset import Ruleset
from game.storage.errors import StorageError
from game.yamlfile.faults import YamlFault


class Drafts:
    """The pages of an author."""

    def __init__(self, desk: Desk, author: str = "") -> None:
        """`author` is the learner's own name, where one was given."""
        self._desk = desk
        self._tab, self._row = DRAFTS, ""
        self._title, self._author = _("My lessons"), author
        self._told: tuple[str, ...] = ()
        self._fault: YamlFault | None = None
        self._made: PackMade | None = None
        self._making: Aside[PackMade] | None = None
        self._found: tuple[FoundDraft, ...] = ()
        self._left_out: set[str] = set()  # names of files that don't go into the pack
        self._deleted: tuple[Path, Path] | None = None  # where the last one was, and where it is
        self._before = ("", "")
        self._folder = draft_folder()
        if holds_pack(self._folder) and (about := about_drafts(self._folder)) is not None:
            self._title, self._author = self._before = about.title, about.author
        self.look()
        if self._looking.done and not self._found:
            self._tab = NEW

    # -- what is seen --------------------------------------------------------------------------

    def look(self) -> None:
        """Looks at the files again, aside."""
        self._looking = Aside(lambda: tuple(found_drafts()))
        self.advance()

    def advance(self) -> Outcome | None:
        """Something came once the files have been looked at, or a pack was made."""
        news = False
        if self._looking.done and (found := self._looking.found) is not None and found is not self._found:
            self._found, news = found, True
        if self._making is not None and self._making.done:
            self._take()
            news = True
        return STAYS if news else None

    def settle(self) -> None:
        """Waits for the files."""
        self._looking.wait()
        if self._making is not None:
            self._making.wait()
        self.advance()

    def _drafts(self) -> tuple[DraftRow, ...]:
        return tuple(
            DraftRow(
                each.path,
                each.lesson.title if each.lesson else "",
                each.lesson.minutes if each.lesson else 0,
                each.faults,
                bool(each.lesson and each.lesson.lesson.draft),
                each.path.name in self._left_out,
            )
            for each in self._found
        )

    def page(self) -> ListPage:
        """What is to be seen now."""
        state = DraftsState(
            self._folder, self._drafts(), not self._looking.done, self._tab, self._row, self._title,
            self._author, self._told, self._fault, self._made is not None, self._before,
            self._deleted[0].name if self._deleted is not None else "",
        )  # fmt: skip
        return drafts_page(state)

    # -- what is done --------------------------------------------------------------------------

    def do(self, deed: Deed) -> Outcome:
        """Another tab or draft, the title or the name, or a button."""
        match deed:
            case Turn(tab):
                self._open(tab)
            case Choose(row):
                self._row = row
            case Fill(field, text):
                self._fill(field, text)
            case Press(button):
                return Outcome(self._press(button))
        return STAYS

    def _open(self, tab: str) -> None:
        self._tab, self._told = tab, ()

    def _fill(self, field: str, text: str) -> None:
        if field == "title":
            self._title = text
        else:
            self._author = text
        self._told, self._fault, self._made = (), None, None

    def _press(self, pressed: str) -> Route | None:
        places = {"find": "find_deals", "record": "recorder", "records": "records"}
        if pressed in places:
            return Route(places[pressed])
        if pressed == "leave":
            return BACK
        if pressed == "folder":
            made = self._made.path if self._made is not None else self._folder / "pack"
            return Route("folder", (str(made),))
        if pressed == "preview" and (draft := self._chosen) is not None:
            return Route("preview", (str(draft.path), self._ruleset(draft)))
        if pressed == "turn" and (draft := self._chosen) is not None:
            self._left_out ^= {draft.path.name}
            self._told, self._fault, self._made = (), None, None
        elif pressed in ("delete", "put back"):
            self._delete() if pressed == "delete" else self._put_back()
        elif pressed == "open new":
            self._open(NEW)
        elif pressed == "make" and self._making is None:
            self._make()
        return None

    @property
    def _chosen(self) -> FoundDraft | None:
        """The draft that is looked at."""
        keys = [each.key for each in self._drafts()]
        place = keys.index(self._row) if self._row in keys else 0
        return self._found[place] if self._found else None

    def _ruleset(self, draft: FoundDraft) -> Ruleset:
        """The rules of the lessons, or others where the draft needs them."""
        own = taught_by(self._desk.settings())
        if draft.lesson is None or fits(draft.lesson.lesson, own):
            return own
        return next((each for each in self._desk.rulesets() if fits(draft.lesson.lesson, each)), own)

    def _delete(self) -> None:
        """Puts the chosen draft away, from where it can be put back."""
        if (draft := self._chosen) is None:
            return
        try:
            self._deleted = (draft.path, put_away(draft.path))
        except OSError as trouble:
            self._cannot_use(self._folder, trouble)
        else:
            self._told = (_("It's deleted. If you need it again, it's here: {file}").format(
                file=path_words(self._deleted[1])),)  # fmt: skip
            self.look()

    def _put_back(self) -> None:
        """Puts back what was put away last."""
        if self._deleted is None:
            return
        there, away = self._deleted
        try:
            if there.exists():
                raise FileExistsError(_("there's another file of this name"))
            away.rename(there)
        except OSError as trouble:
            self._cannot_use(self._folder, trouble)
        else:
            self._deleted, self._told, self._row = None, (), f"draft {there.name}"
            self.look()

    def _cannot_use(self, folder: Path, trouble: OSError) -> None:
        text = _("{folder} can't be used: {reason}.")
        self._told = (text.format(folder=path_words(folder), reason=trouble.strerror or trouble),)

    def _make(self) -> None:
        out = [each.path for each in self._drafts() if not each.packed]
        title, author = " ".join(self._title.split()), " ".join(self._author.split())
        self._told = (_("Checking your lessons…"),)
        self._making = Aside(lambda: pack_drafts(self._folder, title, author, out))
        if self._making.done:
            self._take()

    def _take(self) -> None:
        """The pack was made, or could not be."""
        assert self._making is not None
        making, self._making = self._making, None
        try:
            self._made = made = making.found
        except YamlFault as fault:
            self._told, self._fault = (fault.message, fault.mend), None
        except StorageError as trouble:
            self._told = (trouble.sentence,)
        except OSError as trouble:
            self._cannot_use(self._folder, trouble)
        else:
            assert made is not None
            self._told = (_("Saved: {file}").format(file=path_words(made.path)),)
            self._before = made.pack.about.title, made.pack.about.author
