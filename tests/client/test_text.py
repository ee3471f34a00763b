"""Text that wraps, with bold words, small cards and links."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.draw.ui import Ui
from game.client.screens.frame import BarTitle
from game.client.widgets.bubble import Bubble
from game.client.widgets.elided import Elided
from game.client.widgets.flow import Style
from game.client.widgets.layout import lay
from game.client.widgets.linked import LinkedText
from game.client.widgets.scroll import Scrolled
from game.client.widgets.text import BalancedText, TextBlock
from tests.client.drive import new_app


@pytest.fixture(scope="module")
def ui() -> Ui:
    return new_app().stage.ui


def words(block: TextBlock) -> list[str]:
    return [" ".join(atom.text or str(atom.card) for atom in line) for line in block.lines]


def test_no_line_is_wider_than_its_block(ui: Ui) -> None:
    block = TextBlock(ui, "When hearts are trump, the **other red jack** joins them: {JD}. " * 4, 250)
    assert block.text_width <= 250
    assert len(block.lines) > 3


def test_a_word_longer_than_a_line_is_cut_instead_of_leaving_the_block(ui: Ui) -> None:
    block = TextBlock(ui, "Donaudampfschifffahrtsgesellschaftskapitän", 120)
    assert block.text_width <= 120
    assert "".join(line.rstrip("-") for line in words(block)) == "Donaudampfschifffahrtsgesellschaftskapitän"


def test_a_path_is_cut_after_a_sign_and_asks_for_no_more_room_than_a_word(ui: Ui) -> None:
    path = "/home/mr-hale/Documents/Left-Bower/Lesson-drafts/you-called-spades-alone.yaml"
    block = TextBlock(ui, path, 250)
    assert "".join(words(block)) == path
    assert all(line[-1] in "/-" for line in words(block)[:-1])
    assert block.least_width <= 250


def test_a_full_stop_stays_with_the_bold_word_or_card_before_it(ui: Ui) -> None:
    for width in range(90, 260, 10):
        lines = words(TextBlock(ui, "It is the **left bower**, a heart: {JD}.", width))
        assert not any(line.startswith((".", ",")) for line in lines)


def test_a_short_word_of_the_glossary_stays_on_one_line(ui: Ui) -> None:
    for width in range(150, 330, 7):
        block = TextBlock(
            ui, "Taking all five alone is worth more. [[lone-hand|lone hand]] pays four.", width
        )
        assert any("lone\u00a0hand" in line for line in words(block))


def test_signs_that_cannot_be_seen_stop_nothing(ui: Ui) -> None:
    TextBlock(ui, "one \u202e two \u200b \u2066", 250).picture()


@pytest.mark.parametrize("words", ["one\0two", "\0", "one\ud800two", "\udcff.yaml"])
def test_signs_that_no_font_takes_stop_nothing(ui: Ui, words: str) -> None:
    TextBlock(ui, words, 250).picture()
    assert ui.text(words, 16, "medium").get_width() > 0


def test_line_breaks_in_the_text_are_kept(ui: Ui) -> None:
    assert words(TextBlock(ui, "one\ntwo\n\nthree", 300)) == ["one", "two", "", "three"]


def test_a_card_in_a_text_is_spoken_by_its_name(ui: Ui) -> None:
    assert TextBlock(ui, "Play the {JD} **now**.", 300).spoken == "Play the jack of diamonds now."


def test_a_linked_phrase_opens_and_can_be_reached(ui: Ui) -> None:
    opened: list[str] = []
    text = "It is the left bower."
    links = {"left bower": lambda: opened.append("left bower")}
    block = LinkedText(ui, text, 400, Style(), links=links)
    area = Scrolled(ui, "text", block)
    _area, link = lay(area, Rect(20, 30, 400, 200))
    link.activate()
    assert opened == ["left bower"]
    assert area.rect.contains(link.rect)


def test_tight_lines_keep_accents_and_tails_whole(ui: Ui) -> None:
    style = Style(29, "title", line=1.0)
    block = TextBlock(ui, "Ěgjpqy", None, style)
    roomy = TextBlock(ui, "Ěgjpqy", None, Style(29, "title", line=2.0))
    ink, whole = block.picture().get_bounding_rect(), roomy.picture().get_bounding_rect()
    assert ink.height == whole.height


def test_tight_lines_keep_small_cards_whole(ui: Ui) -> None:
    block = TextBlock(ui, "The {JD} wins", style=Style(theme.TITLE, "title", line=1.0))
    picture = block.picture()
    edge = pygame.Color(theme.EDGE_LIT)[:3]
    rows = [y for y in range(picture.get_height()) if edge in _colours(picture, y)]
    assert rows
    chip = round(block.pixels * 1.28)
    assert rows[-1] - rows[0] >= chip - 3


def _colours(picture: Surface, y: int) -> list[tuple[int, ...]]:
    return [tuple(picture.get_at((x, y))[:3]) for x in range(picture.get_width())]


def test_a_bubble_with_a_head_says_head_and_reason(ui: Ui) -> None:
    bubble = Bubble(ui, "You hold {JD}.", width=300, head="Not allowed here")
    bubble.place(100, 100)
    assert bubble.spoken == "Not allowed here You hold jack of diamonds."


@pytest.mark.parametrize(
    ("tip", "inside"),
    [((250, 216), (250, 206)), ((250, 84), (250, 94)), ((84, 150), (94, 150)), ((416, 150), (406, 150))],
    ids=["below", "above", "left", "right"],
)
def test_the_tail_of_a_bubble_leaves_from_the_side_that_faces_its_tip(
    ui: Ui, tip: tuple[int, int], inside: tuple[int, int]
) -> None:
    bubble = Bubble(ui, "Pass", width=300).place(100, 100, 300, 100)
    bubble.tip = tip
    surface = ui.ground([Rect(0, 0, 600, 400)]).copy()
    bubble.draw(surface)
    assert surface.get_at(inside) == pygame.Color(theme.PAPER)


@pytest.mark.parametrize("tip", [(0, 200), (400, 200)])
def test_a_tail_to_something_beside_its_bubble_is_no_needle(ui: Ui, tip: tuple[int, int]) -> None:
    bubble = Bubble(ui, "", width=200, head="Not allowed here")
    bubble.place(100, 100)
    bubble.tip = tip
    drawn, bare = Surface((500, 300)), Surface((500, 300))
    bubble.draw(drawn)
    bubble.tip = None
    bubble.draw(bare)
    tail = pygame.mask.from_threshold(drawn, pygame.Color(theme.PAPER), (1, 1, 1, 255))
    tail.erase(pygame.mask.from_threshold(bare, pygame.Color(theme.PAPER), (1, 1, 1, 255)), (0, 0))
    long = abs(tip[0] - min(max(tip[0], bubble.rect.left), bubble.rect.right))
    assert tail.count() > 8 * long


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("text", [1.0, 1.15, 1.3, 1.5])
def test_no_type_is_below_14_and_body_not_below_16(size: tuple[int, int], text: float) -> None:
    metrics = Metrics(*size, text=text)
    assert metrics.font(14) >= 14
    assert metrics.font(17) >= 16


def test_sheet_and_mat_share_the_window_without_touching() -> None:
    for text in (1.0, 1.3, 1.5):
        metrics = Metrics(1024, 640, text=text)
        assert not metrics.mat.colliderect(metrics.sheet)
        assert Rect(0, 0, 1024, 640).contains(metrics.mat.union(metrics.sheet))


def test_a_title_of_the_bar_shrinks_before_it_is_cut(ui: Ui) -> None:
    whole = "The jack that changes suit"
    title = BarTitle(ui, whole, "The bowers")

    def shown(width: int) -> list[str]:
        title.fit(width)
        return [part.shown for part in title.content.parts() if isinstance(part, Elided)]

    full = BarTitle(ui, whole, "").best_width
    assert shown(2 * full) == [whole, "The bowers"]
    assert shown(full - 20) == [whole]
    assert shown(full // 2)[0].endswith("…")


@pytest.mark.parametrize("width", [150, 200, 240, 290])
def test_balanced_text_takes_no_more_lines_and_leaves_no_word_alone(ui: Ui, width: int) -> None:
    said = "Play the suit that was led if you have it."
    usual, balanced = TextBlock(ui, said), BalancedText(ui, said)
    usual.fit(width)
    balanced.fit(width)
    assert len(balanced.lines) == len(usual.lines) > 1
    assert balanced.text_width <= width
    assert len(words(balanced)[-1]) > len(max(words(balanced), key=len)) / 3
