"""Adding, updating and removing packs of lessons."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.packs import shelf
from game.storage.errors import StorageError
from game.yamlfile.faults import YamlFault
from tests.packs.writing import RULES, files, folder, packed, plain_files


def added(place: Path, texts: dict[str, str], *, force: bool = False) -> shelf.Offered:
    offer = shelf.look(packed(place, texts))
    shelf.add(offer, force=force)
    return offer


def versions() -> dict[str, int]:
    return {pack.id: pack.about.version for pack in shelf.packs()}


def test_a_pack_that_was_added_is_there_with_all_that_is_in_it(tmp_path: Path) -> None:
    offer = added(tmp_path, files())
    (pack,) = shelf.packs()
    assert (pack.id, pack.about.author, pack.faults, offer.there) == ("club", "Nora Hale", (), None)
    assert [file.id for file in pack.lessons.lessons] == ["one"]
    assert list(pack.lessons.glossary.terms) == ["bug"]
    assert [ruleset.id for ruleset in pack.rulesets] == ["friday"]
    assert pack.languages == ("de",)


def test_looking_at_a_pack_adds_nothing(tmp_path: Path, home: Path) -> None:
    shelf.look(packed(tmp_path, files()))
    assert not home.exists()


def test_a_newer_version_takes_the_place_of_an_older_one_whole(tmp_path: Path) -> None:
    added(tmp_path, files(1, **{"1-first/two.yaml": files()["1-first/one.yaml"].replace("one", "two", 1)}))
    assert len(shelf.packs()[0].lessons.lessons) == 2
    offer = added(tmp_path, files(2))
    assert offer.there is not None
    assert (offer.there.version, versions()) == (1, {"club": 2})
    assert len(shelf.packs()[0].lessons.lessons) == 1


def test_an_older_version_is_refused_unless_it_is_forced(tmp_path: Path) -> None:
    added(tmp_path, files(2))
    with pytest.raises(YamlFault, match="--force"):
        added(tmp_path, files(1))
    assert versions() == {"club": 2}
    added(tmp_path, files(1), force=True)
    assert versions() == {"club": 1}


def test_a_pack_is_removed_and_others_stay(tmp_path: Path, home: Path) -> None:
    added(tmp_path, files())
    added(tmp_path, plain_files())
    assert shelf.remove("club")
    assert versions() == {"small": 1}
    assert not shelf.remove("club")
    assert sorted(os.listdir(home / "packs")) == ["small"]


SMITHS = {"author: Nora Hale": "author: Mr. Smith"}
RENAMED = {"title: Friday club": "title: Tuesday club"}


def rewritten(texts: dict[str, str], words: dict[str, str]) -> dict[str, str]:
    about = texts["pack.yaml"]
    for old, new in words.items():
        about = about.replace(old, new)
    return {**texts, "pack.yaml": about}


@pytest.mark.parametrize("words", [SMITHS, RENAMED])
def test_another_pack_of_the_same_id_is_refused_unless_it_is_forced(
    tmp_path: Path, words: dict[str, str]
) -> None:
    added(tmp_path, files(3))
    others = rewritten(files(4), words)
    assert shelf.look(packed(tmp_path, others)).meeting is shelf.Meeting.ANOTHER
    with pytest.raises(YamlFault, match="“Friday club” by Nora Hale"):
        added(tmp_path, others)
    assert versions() == {"club": 3}
    added(tmp_path, others, force=True)
    assert versions() == {"club": 4}


def test_a_title_spelt_otherwise_makes_no_other_pack(tmp_path: Path) -> None:
    added(tmp_path, files(3))
    spelt = rewritten(files(4), {"title: Friday club": "title: Friday  Club"})
    assert shelf.look(packed(tmp_path, spelt)).meeting is shelf.Meeting.NEWER


def test_other_contents_under_the_same_version_are_told_apart(tmp_path: Path) -> None:
    added(tmp_path, files(3))
    assert shelf.look(packed(tmp_path, files(3))).meeting is shelf.Meeting.SAME
    changed = files(3, **{"notes.md": "More."})
    assert shelf.look(packed(tmp_path, changed)).meeting is shelf.Meeting.CHANGED


def test_whoever_gets_a_pack_that_says_nothing_of_itself_is_sent_to_its_author(tmp_path: Path) -> None:
    bare = {name: text for name, text in files().items() if name != "pack.yaml"}
    with pytest.raises(YamlFault, match="Ask its author"):
        shelf.look(packed(tmp_path, bare))


@pytest.mark.parametrize("pack_id", ["..", ".", "", "../packs", "/", ".old-club", "a/b"])
def test_nothing_else_can_be_removed(pack_id: str, home: Path) -> None:
    folder(home / "packs" / ".old-club", {"kept": "kept"})
    assert not shelf.remove(pack_id)
    assert home.exists()


def test_a_broken_pack_hurts_no_other(tmp_path: Path, home: Path) -> None:
    added(tmp_path, files())
    folder(home / "packs" / "broken", {"pack.yaml": "id: [", "one.yaml": "{"})
    folder(home / "packs" / "bare", {"one.yaml": "id: one"})
    folder(home / "packs" / "misnamed", plain_files())
    folder(home / "packs", {"loose.yaml": "id: loose"})
    assert [each.id for each in shelf.shelved() if each.fault] == ["bare", "broken", "misnamed"]
    assert versions() == {"club": 3}
    assert all(shelf.remove(broken) for broken in ("bare", "broken", "misnamed"))


def test_a_file_that_was_spoilt_later_hurts_no_other_of_its_pack(tmp_path: Path, home: Path) -> None:
    added(tmp_path, files())
    spoilt = home / "packs" / "club" / "rulesets" / "friday.yaml"
    spoilt.write_text("id: [")
    shelf.remove("none")
    folder(home / "packs" / "club" / "2-next", {"two.yaml": "{"})
    (pack,) = shelf.packs()
    assert len(pack.lessons.lessons) == 1


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ({"one.yaml": "id: one"}, "no pack.yaml"),
        ({**plain_files(), "pack.yaml": "id: small"}, "is missing"),
        ({**plain_files(), "one.yaml": "id: one"}, "is missing"),
        ({"pack.yaml": plain_files()["pack.yaml"]}, "nothing in this lesson pack"),
        (
            {**plain_files(), "rulesets/danville.yaml": RULES.replace("id: friday", "id: danville")},
            "comes with",
        ),
        ({**plain_files(), "locales/de.po": "msgid [\n"}, "can't be read"),
        ({**plain_files(), "locales/friday.po": ""}, "isn't the code"),
        (
            {**plain_files(), "pack.yaml": plain_files()["pack.yaml"].replace("small", "left-bower")},
            "comes with",
        ),
        (
            {**plain_files(), "pack.yaml": plain_files()["pack.yaml"].replace("small", "../small")},
            "can't be a name",
        ),
        (
            {**plain_files(), "glossary.yaml": files()["glossary.yaml"].replace("see: [left", "see: [lft")},
            "no term",
        ),
    ],
)
def test_a_pack_with_a_fault_is_not_added_and_the_fault_is_told(
    texts: dict[str, str], said: str, tmp_path: Path, home: Path
) -> None:
    with pytest.raises(YamlFault, match=said):
        shelf.look(packed(tmp_path, texts))
    assert not home.exists()


def test_what_was_put_aside_when_the_power_failed_comes_back(tmp_path: Path, home: Path) -> None:
    added(tmp_path, files())
    (home / "packs" / "club").rename(home / "packs" / ".old-club")
    assert versions() == {"club": 3}


def test_what_was_left_half_unpacked_is_no_pack_and_hinders_none(tmp_path: Path, home: Path) -> None:
    folder(home / "packs" / ".new-club", {"pack.yaml": "id: cl"})
    assert shelf.shelved() == ()
    added(tmp_path, files())
    assert os.listdir(home / "packs") == ["club"]


def test_where_nothing_can_be_written_that_is_told_and_what_was_there_stays(
    tmp_path: Path, home: Path
) -> None:
    home.write_text("no folder")
    with pytest.raises(StorageError):
        added(tmp_path, files())
