"""A lesson in another language: one small file that goes with it in the pack and is brought up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.course.checker import check_paths
from game.i18n import po_files
from game.packs.pack import read_folder
from game.packs.packing import pack_up
from game.packs.translating import write_catalogue
from game.yamlfile.faults import YamlFault
from tests.course.writing import HEAD, READ, lesson
from tests.packs.writing import GERMAN, files, folder


def _club(place: Path, **others: str) -> Path:
    texts = files(**others)
    del texts["locales/de.po"]
    return folder(place / "club", texts)


def _translate(path: Path, english: str, german: str) -> None:
    catalogue = po_files.read(path)
    found = [message for message in catalogue if message.id == english]
    assert found, f"{english} is not in {[message.id for message in catalogue]}"
    found[0].string = german
    po_files.write(path, catalogue)


def _read(path: Path) -> dict[tuple[str | None, str], str]:
    return {(each.context, str(each.id)): str(each.string) for each in po_files.read(path) if each.id}


def test_a_pack_has_its_lessons_its_words_and_its_own_name_to_translate(tmp_path: Path) -> None:
    done = write_catalogue(_club(tmp_path), "fr")
    assert done.path == tmp_path / "club/locales/fr.po"
    held = _read(done.path)
    assert {("club", "Friday club"), ("club", "First evening"), ("club", "Cutting the deck")} <= held.keys()
    assert ("glossary", "the bug") in held
    assert ("one", "We call it [[bug]], and some call it [[left-bower]].") in held
    assert not any("Nora Hale" in english for _context, english in held), "names stay"
    assert (done.texts, done.missing, done.in_pack) == (len(held), len(held), True)


def test_a_place_and_the_authors_note_stand_above_each_text(tmp_path: Path) -> None:
    noted = "- type: say\n  id: read\n  note: a small card\n  text: The bug.\n"
    done = write_catalogue(_club(tmp_path, steps=noted), "fr")
    written = done.path.read_text(encoding="utf-8")
    assert "#. a small card" in written
    assert "#: 1-first/one.yaml:" in written


def test_written_again_it_keeps_translations_and_marks_what_changed(tmp_path: Path) -> None:
    club = _club(tmp_path)
    path = write_catalogue(club, "fr").path
    _translate(path, "Friday club", "Le club du vendredi")
    _translate(path, "What to know before you come.", "À savoir avant de venir.")
    about = club / "pack.yaml"
    about.write_text(about.read_text().replace("before you come", "before you join us"))
    done = write_catalogue(club, "fr")
    held = _read(path)
    assert held["club", "Friday club"] == "Le club du vendredi"
    changed = next(m for m in po_files.read(path) if m.id == "What to know before you join us.")
    assert changed.fuzzy
    assert changed.string == "À savoir avant de venir."
    assert done.missing == done.texts - 1


def test_one_lesson_of_a_pack_gets_its_texts_and_the_others_stay(tmp_path: Path) -> None:
    club = _club(tmp_path)
    path = write_catalogue(club, "fr").path
    _translate(path, "Friday club", "Le club du vendredi")
    second = club / "1-first" / "two.yaml"
    second.write_text(lesson(READ, head=HEAD.replace("trial", "two", 1)), encoding="utf-8")
    done = write_catalogue(second, "fr")
    held = _read(done.path)
    assert done.path == path
    assert held["club", "Friday club"] == "Le club du vendredi"
    assert {context for context, _english in held} == {"club", "glossary", "one", "two"}


@pytest.mark.parametrize(("place", "named"), [("club", "1-first/one.yaml"), ("club/1-first", "one.yaml")])
def test_a_lesson_of_a_pack_may_be_named_from_wherever_one_is(
    place: str, named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _club(tmp_path)
    monkeypatch.chdir(tmp_path / place)
    done = write_catalogue(Path(named), "fr")
    assert done.path.resolve() == tmp_path.resolve() / "club/locales/fr.po"
    assert "#: 1-first/one.yaml:" in done.path.read_text(encoding="utf-8")


def test_a_lesson_by_itself_has_its_catalogue_in_a_folder_beside_it(tmp_path: Path) -> None:
    alone = folder(tmp_path, {"alone.yaml": lesson(READ)}) / "alone.yaml"
    done = write_catalogue(alone, "pt_BR")
    assert done.path == tmp_path / "locales/pt_BR.po"
    assert not done.in_pack


def test_the_catalogue_travels_in_the_pack(tmp_path: Path) -> None:
    club = _club(tmp_path)
    write_catalogue(club, "fr")
    assert pack_up(club).pack.languages == ("fr",)


@pytest.mark.parametrize(("code", "told"), [
    ("klingon", "isn't the code of a language"), ("../de", "isn't the code"), ("zz", "isn't the code"),
    ("en", "in this language already"),
])  # fmt: skip
def test_a_code_that_cannot_be_is_refused_and_nothing_is_written(
    tmp_path: Path, code: str, told: str
) -> None:
    club = _club(tmp_path)
    with pytest.raises(YamlFault, match=told):
        write_catalogue(club, code)
    assert not (club / "locales").exists()


def test_a_catalogue_that_cannot_be_read_is_left_as_it_is(tmp_path: Path) -> None:
    club = folder(_club(tmp_path), {"locales/de.po": "msgid [\n"})
    with pytest.raises(YamlFault, match="can't be read"):
        write_catalogue(club, "de")
    assert (club / "locales/de.po").read_text() == "msgid [\n"


def test_a_folder_without_a_pack_says_what_is_missing(tmp_path: Path) -> None:
    with pytest.raises(YamlFault, match="isn't a pack of lessons"):
        write_catalogue(tmp_path, "de")


def test_a_translation_that_lost_a_link_is_a_fault_with_its_line(tmp_path: Path) -> None:
    stray = GERMAN + '\nmsgctxt "one"\nmsgid "See [[bug]] and {JH}."\nmsgstr "Siehe [[bugs]]."\n'
    texts = files(**{"locales/de.po": stray})
    [fault] = read_folder(folder(tmp_path, texts), "club").faults
    assert fault.file == "club/locales/de.po"
    assert stray.splitlines()[fault.line - 1].startswith(("msgctxt", "msgid"))
    assert "[[bug, {JH}, and [[bugs" in fault.message


@pytest.mark.parametrize("place", ["", "1-first/one.yaml"])
def test_signs_and_words_are_looked_at_in_every_language_of_the_pack(place: str, tmp_path: Path) -> None:
    odd = GERMAN.replace("Ein Versuch", "Ein Versuch 🎉").replace(
        "Freitagsclub", "Freitagabendkartenspielverein"
    )
    texts = files(**{"locales/de.po": odd, "locales/fr.po": GERMAN.replace("der Käfer", "l’insecte ♥")})
    club = folder(tmp_path / "club", texts)
    found = [fault for fault in check_paths([club / place]) if fault.file.endswith(".po")]
    assert [(Path(fault.file).name, fault.rule, fault.blocks) for fault in found] == [
        ("de.po", "L33", False), ("de.po", "L34", False), ("fr.po", "L33", False),
    ]  # fmt: skip
    assert "🎉" in found[0].message
    assert "Ein Versuch" in "".join(odd.splitlines()[found[0].line - 1 : found[0].line + 2])
    with pytest.raises(YamlFault, match="No font here has the sign"):
        pack_up(club)
