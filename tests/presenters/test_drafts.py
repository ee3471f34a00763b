"""An author's drafts: what is listed, what is packed, and that a faulty one hurts none."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.course.beginning import begin_lesson
from game.packs import shelf
from game.pages.drafts import NEW, PACK
from game.pages.list_page import ListRow
from game.presenters.desk import Route
from game.presenters.draft_folder import draft_folder
from game.presenters.drafts import Drafts
from game.presenters.list_pages import Choose, Fill, Press, Turn
from game.storage.paths import HOME_VARIABLE
from tests.presenters.conftest import PlainDesk


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


@pytest.fixture
def folder() -> Path:
    """Two drafts, one of which has a fault."""
    folder = draft_folder()
    folder.mkdir()
    begin_lesson(folder / "one.yaml")
    begin_lesson(folder / "two.yaml")
    two = folder / "two.yaml"
    two.write_text(two.read_text(encoding="utf-8").replace("grade: best", "grade: bst"), encoding="utf-8")
    return folder


def opened(desk: PlainDesk, tab: str = "") -> Drafts:
    pages = Drafts(desk, "Ann")
    pages.settle()
    if tab:
        pages.do(Turn(tab))
    return pages


def told(pages: Drafts) -> str:
    return " ".join(block.text for block in pages.page().sheet.blocks)


def packed(pages: Drafts) -> Path:
    pages.do(Press("make"))
    pages.settle()
    route = pages.do(Press("folder")).route
    assert route is not None
    return Path(str(route.about[0]))


def test_without_drafts_the_ways_to_begin_one_are_shown(desk: PlainDesk) -> None:
    pages = opened(desk)
    assert pages.page().tab == NEW
    assert pages.do(Press("find")).route == Route("find_deals")
    assert pages.do(Press("record")).route == Route("recorder")


def test_drafts_are_listed_with_what_is_to_fix(desk: PlainDesk, folder: Path) -> None:
    pages = opened(desk)
    rows = {row.key: row for row in pages.page().rows if isinstance(row, ListRow)}
    assert rows["draft one.yaml"].lines[0].value == ""
    assert rows["draft two.yaml"].lines[0].value == "1 thing to fix"
    pages.do(Choose("draft two.yaml"))
    fault = pages.page().sheet.fault
    assert fault is not None
    assert fault.line > 20
    route = pages.do(Press("preview")).route
    assert route is not None
    assert route.about[0] == str(folder / "two.yaml")


def test_a_pack_has_every_draft_but_the_faulty_ones(desk: PlainDesk, folder: Path) -> None:
    pages = opened(desk, PACK)
    assert "It stays out." in told(pages)
    path = packed(pages)
    offer = shelf.look(path)
    assert [lesson.id for lesson in offer.pack.lessons.lessons] == ["one"]
    assert offer.pack.about.author == "Ann"


def test_the_next_pack_has_the_next_version_and_the_same_id(desk: PlainDesk, folder: Path) -> None:
    first = packed(opened(desk, PACK))
    pages = opened(desk, PACK)
    pages.do(Fill("title", 'For "Friday"'))
    second = packed(pages)
    assert first != second
    offers = [shelf.look(path) for path in (first, second)]
    assert [offer.pack.about.version for offer in offers] == [1, 2]
    assert offers[0].pack.id == offers[1].pack.id
    assert offers[1].pack.about.title == 'For "Friday"'


def test_packs_of_two_authors_have_ids_of_their_own(desk: PlainDesk, folder: Path) -> None:
    first = shelf.look(packed(opened(desk, PACK)))
    (folder / "pack.yaml").unlink()
    second = shelf.look(packed(opened(desk, PACK)))
    assert first.pack.about.title == second.pack.about.title
    assert first.pack.id != second.pack.id
    assert first.pack.id.startswith("my-lessons-")


def test_what_else_stands_in_the_file_of_a_pack_stays(desk: PlainDesk, folder: Path) -> None:
    packed(opened(desk, PACK))
    about = folder / "pack.yaml"
    about.write_text(about.read_text(encoding="utf-8") + "licence: CC BY 4.0  # ours\n", encoding="utf-8")
    packed(opened(desk, PACK))
    text = about.read_text(encoding="utf-8")
    assert "licence: CC BY 4.0  # ours" in text
    assert "version: 2" in text


@pytest.mark.parametrize("author", ["", "   "])
def test_a_pack_needs_a_name(desk: PlainDesk, folder: Path, author: str) -> None:
    pages = opened(desk, PACK)
    pages.do(Fill("author", author))
    (make,) = pages.page().sheet.every_button()
    assert make.reason


def test_a_spoilt_file_of_the_pack_is_told(desk: PlainDesk, folder: Path) -> None:
    (folder / "pack.yaml").write_text("format: 1\nid: [", encoding="utf-8")
    pages = opened(desk, PACK)
    pages.do(Press("make"))
    pages.settle()
    assert told(pages)
    assert not list(folder.glob("*.lbpack"))


def test_a_lesson_can_be_left_out_of_the_pack(desk: PlainDesk, folder: Path) -> None:
    begin_lesson(folder / "three.yaml")
    pages = opened(desk, PACK)
    pages.do(Choose("draft three.yaml"))
    pages.do(Press("turn"))
    rows = {row.key: row for row in pages.page().rows if isinstance(row, ListRow)}
    assert (rows["draft one.yaml"].badge, rows["draft three.yaml"].badge) == ("+", "")
    assert pages.page().sheet.title == "1 lesson"
    offer = shelf.look(packed(pages))
    assert [lesson.id for lesson in offer.pack.lessons.lessons] == ["one"]


def test_a_draft_is_put_away_and_put_back(desk: PlainDesk, folder: Path) -> None:
    pages = opened(desk)
    pages.do(Choose("draft one.yaml"))
    pages.do(Press("delete"))
    pages.settle()
    assert not (folder / "one.yaml").exists()
    assert "Deleted drafts" in told(pages)
    assert [row.key for row in pages.page().rows if isinstance(row, ListRow)] == ["draft two.yaml"]
    pages.do(Press("put back"))
    pages.settle()
    assert (folder / "one.yaml").exists()
    assert "put back" not in [button.id for button in pages.page().sheet.every_button()]


def test_what_was_put_away_never_takes_the_place_of_another_file(desk: PlainDesk, folder: Path) -> None:
    pages = opened(desk)
    pages.do(Choose("draft one.yaml"))
    pages.do(Press("delete"))
    pages.settle()
    begin_lesson(folder / "one.yaml")
    pages.do(Press("put back"))
    assert "another file of this name" in told(pages)
    pages.look()
    pages.settle()
    pages.do(Choose("draft one.yaml"))
    pages.do(Press("delete"))
    assert len(list((folder.parent / "Deleted drafts").iterdir())) == 2


def test_a_pack_under_another_title_says_what_pupils_will_be_asked(desk: PlainDesk, folder: Path) -> None:
    packed(opened(desk, PACK))
    pages = opened(desk, PACK)
    assert "are asked before" not in told(pages)
    pages.do(Fill("title", "Friday pupils"))
    assert "the next version of “My lessons” by Ann" in told(pages)


def test_words_that_wait_for_their_author_keep_no_lesson_from_the_pack(desk: PlainDesk, folder: Path) -> None:
    one = folder / "one.yaml"
    text = one.read_text(encoding="utf-8").replace("tables:", "draft: true\ntables:", 1)
    one.write_text(text, encoding="utf-8")
    pages = opened(desk)
    pages.do(Choose("draft one.yaml"))
    assert "It's a draft" in told(pages)
    assert "in its file with an editor, while the preview shows it" in told(pages)
    pages.do(Turn(PACK))
    assert "1 lesson in it is still a draft" in told(pages)
    rows = {row.key: row.note for row in pages.page().rows if isinstance(row, ListRow)}
    assert "a draft, goes into" in rows["draft one.yaml"]
    pages.do(Press("make"))
    pages.settle()
    assert "1 lesson in it is still a draft" in told(pages), "after it was made as well"
    assert [lesson.id for lesson in shelf.look(packed(pages)).pack.lessons.lessons] == ["one"]
