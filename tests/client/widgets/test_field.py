"""A line to type into: the caret, what is selected, what is copied, and that it is full."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect
from pygame.event import Event

from game.client.draw.ui import Ui
from game.client.widgets.editing import Editing, wrapped
from game.client.widgets.field import LongLine, TextField
from tests.client.drive import new_app

LONG = "You have the right bower and the ace, so lead trump now and see what falls before you go on."


@pytest.fixture
def ui() -> Ui:
    app = new_app()
    app.stage.go("home")
    return app.stage.ui


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    kept = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: kept.append(text))
    monkeypatch.setattr(pygame.scrap, "has_text", lambda: bool(kept[-1]))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: kept[-1])
    return kept


class Typing:
    """A field, and what it told."""

    def __init__(self, ui: Ui, value: str, most: int = 60, rows: int = 1) -> None:
        self.told: list[str] = []
        self.field = TextField(ui, LongLine("title", "Title", value, "", most, rows=rows), self.told.append)
        self.field.place(100, 100, 240)

    def press(self, *names: str, shift: bool = False, ctrl: bool = False) -> bool:
        mod = (pygame.KMOD_SHIFT if shift else 0) | (pygame.KMOD_CTRL if ctrl else 0)
        taken = False
        for name in names:
            typed = name if len(name) == 1 else " " if name == "space" else ""
            key = pygame.key.key_code(name)
            taken = self.field.handle_key(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=typed))
        return taken


def test_everything_is_selected_and_typed_over(ui: Ui) -> None:
    typing = Typing(ui, "A hand of your own")
    typing.press("a", ctrl=True)
    assert "selected: A hand of your own" in typing.field.spoken
    typing.press("c")
    assert (typing.field.value, typing.told) == ("c", ["c"])


@pytest.mark.parametrize(("key", "left"), [("home", "xtwo"), ("end", "one x")])
def test_shift_with_home_and_end_selects(ui: Ui, key: str, left: str) -> None:
    typing = Typing(ui, "one two")
    typing.press("home")
    typing.press("right", "right", "right", "right")
    typing.press(key, shift=True)
    typing.press("x")
    assert typing.field.value == left


def test_words_are_passed_and_selected_with_ctrl(ui: Ui) -> None:
    typing = Typing(ui, "one two three")
    typing.press("left", ctrl=True)
    typing.press("left", ctrl=True, shift=True)
    assert typing.field.editing.copied == "two "
    typing.press("backspace")
    assert typing.field.value == "one three"
    typing.press("backspace", ctrl=True)
    assert typing.field.value == "three"
    typing.press("delete")
    assert typing.field.value == "hree"


def test_an_arrow_at_the_end_goes_on_to_the_next_part(ui: Ui) -> None:
    typing = Typing(ui, "one")
    assert not typing.press("right")
    assert typing.press("left")
    assert typing.press("right")


def test_what_is_selected_is_cut_and_pasted(ui: Ui, clipboard: list[str]) -> None:
    typing = Typing(ui, "one two")
    typing.press("left", "left", "left", shift=True)
    typing.press("x", ctrl=True)
    assert (typing.field.value, clipboard[-1]) == ("one ", "two")
    typing.press("home")
    typing.press("v", ctrl=True)
    assert typing.field.value == "twoone "
    clipboard.append("a\nb\0")
    typing.press("a", ctrl=True)
    typing.press("v", ctrl=True)
    assert typing.field.value == "a b"


def test_a_full_field_says_so_and_takes_no_more(ui: Ui) -> None:
    typing = Typing(ui, "x" * 59)
    assert "59 of 60" in typing.field.spoken
    typing.press("a", "b")
    assert typing.field.value == "x" * 59 + "a"
    assert "60 of 60" in typing.field.spoken
    assert "of 60" not in Typing(ui, "short").field.spoken


def test_the_mouse_puts_the_caret_and_selects(ui: Ui) -> None:
    typing = Typing(ui, "one two")
    field, text = typing.field, typing.field.as_set
    room = text.room
    field.pointer(Event(pygame.MOUSEBUTTONDOWN, pos=(room.x, room.centery), button=1))
    assert field.editing.caret == 0
    field.pressed = True
    x = room.x + text.width("one")
    assert field.pointer(Event(pygame.MOUSEMOTION, pos=(x, room.centery), buttons=(1, 0, 0), rel=(1, 0)))
    assert field.editing.copied == "one"


def test_a_high_field_shows_all_lines_and_arrows_go_up_and_down(ui: Ui) -> None:
    typing = Typing(ui, LONG, 400, rows=4)
    field = typing.field
    lines = field.as_set.lines
    assert len(lines) > 2
    assert "".join(LONG[first:last] for first, last in lines) == LONG
    assert field.size[1] > Typing(ui, LONG).field.size[1]
    typing.press("up")
    assert field.as_set.line_of(field.editing.caret) == len(lines) - 2
    typing.press("end")
    typing.press("home", shift=True)
    assert field.editing.copied.strip() == LONG[slice(*lines[-2])].strip()


def test_the_caret_stays_when_the_screen_is_built_anew(ui: Ui) -> None:
    before, after = Typing(ui, "one two").field, Typing(ui, "one two").field
    before.editing = before.editing.to(1).to(3, select=True)
    after.goes_on_from(before)
    assert after.editing.copied == "ne"
    shorter = Typing(ui, "o").field
    shorter.goes_on_from(before)
    assert shorter.editing == Editing("o", 1, 1)


def test_it_is_drawn_wherever_the_caret_is(ui: Ui) -> None:
    surface = pygame.Surface((400, 400))
    for rows in (1, 4):
        typing = Typing(ui, LONG, len(LONG), rows)
        for name in ("home", "end", "left"):
            typing.press(name)
            typing.field.draw(surface)
            typing.field.draw_caret(surface)
            text = typing.field.as_set
            assert text.room.contains(text.caret(typing.field.editing.caret, 1, 4))
            assert 1 <= len(list(text.seen(typing.field.editing.caret))) <= rows


def mirrored(ui: Ui, value: str) -> Typing:
    """A field in a window that is read from the right; it lies from 100 to 340."""
    typing = Typing(ui, value)
    typing.field.mirrored = True
    return typing


def inked(field: TextField, ui: Ui, rect: Rect) -> list[int]:
    """Where from the left there is ink, in a row of columns of pixels."""
    surface = pygame.Surface((400, 300))
    field.draw(surface)
    paper = surface.get_at((field.rect.x + 8, field.rect.y + 8))
    inside = field.rect.inflate(-12, -12)
    return [
        x for x in range(inside.x, inside.right)
        if any(surface.get_at((x, y)) != paper for y in range(inside.y, inside.bottom))
    ]  # fmt: skip


@pytest.mark.parametrize("value", ["Anna", "\u05d0\u05e0\u05d4"])
def test_what_is_typed_begins_at_the_right_in_a_mirrored_window(ui: Ui, value: str) -> None:
    usual, turned = Typing(ui, value).field, mirrored(ui, value).field
    left, right = inked(usual, ui, usual.rect), inked(turned, ui, turned.rect)
    assert left[-1] < 220 < right[0]
    assert abs((440 - right[-1]) - left[0]) <= 2


def test_a_click_finds_a_sign_where_it_is_drawn_in_a_mirrored_window(ui: Ui) -> None:
    for value, places in (("Anna", [0, 1, 4]), ("\u05d0\u05e0\u05d4", [3, 1, 0])):
        field = mirrored(ui, value).field
        text = field.as_set
        ends = text.width(value), text.width(value[:1])
        left = field.rect.right - (text.room.x - field.rect.x) - ends[0]
        at = (
            [left, left + ends[1], left + ends[0]]
            if value == "Anna"
            else [left, left + ends[0] - ends[1], left + ends[0]]
        )
        found = []
        for x in at:
            field.pointer(Event(pygame.MOUSEBUTTONDOWN, pos=(x, field.rect.centery), button=1))
            found.append(field.editing.caret)
        assert found == places


def test_arrows_go_where_they_point_in_a_mirrored_window(ui: Ui) -> None:
    latin, hebrew = mirrored(ui, "Anna"), mirrored(ui, "\u05d0\u05e0\u05d4")
    for typing in (latin, hebrew):
        typing.press("home", "right" if typing is latin else "left")
        assert typing.field.editing.caret == 1


keys = st.sampled_from(["left", "right", "word left", "word right", "all", "type", "back", "del"])


def done(now: Editing, way: str, most: int, *, select: bool, word: bool) -> Editing:
    if way in ("left", "right"):
        return now.step(-1 if way == "left" else 1, select=select, word=word)
    if way == "all":
        return now.all()
    return now.typed("ab", most) if way == "type" else now.without(-1 if way == "back" else 1)


@given(st.text(max_size=20), st.lists(st.tuples(keys, st.booleans())), st.integers(0, 25))
def test_a_text_never_gets_too_long_and_the_caret_stays_in_it(
    text: str, pressed: list[tuple[str, bool]], most: int
) -> None:
    now = Editing.at_end(text)
    for key, select in pressed:
        word, _space, way = key.rpartition(" ")
        now = done(now, way, most, select=select, word=bool(word))
        assert 0 <= now.caret <= len(now.text) <= max(most, len(text))
        assert 0 <= now.anchor <= len(now.text)


@given(st.text(alphabet="ab \n", max_size=60), st.integers(1, 12))
def test_lines_hold_the_whole_text_and_none_is_too_long(text: str, most: int) -> None:
    lines = wrapped(text, lambda line: len(line) <= most)
    assert "".join(text[first:last] for first, last in lines) == text
    assert all(len(text[first:last].rstrip()) <= most for first, last in lines)
