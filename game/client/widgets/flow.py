"""Breaks marked-up text into lines of atoms: words, bold words, small cards and links."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pygame import Surface

from game.client.draw import shapes, theme
from game.client.draw.ui import Ui
from game.i18n import _, current
from game.i18n.direction import runs_left_to_right
from game.i18n.hyphens import breaks
from game.words.markup import spans

if TYPE_CHECKING:
    from game.rules.cards import Card

_UNBROKEN = 16  # letters: a word of the glossary no longer than this stays on one line
_LONGEST = 24  # letters: what is longer is no word but a path or an address, and can be cut
_CUTS = "/\\-_."  # signs after which it is cut rather than within a name


@dataclass(frozen=True)
class Atom:
    """A piece that no line break divides. `space` is the width of the gap before it."""

    text: str
    role: str
    width: int
    space: int
    card: Card | None = None
    number: int = 0
    link: str = ""


@dataclass(frozen=True)
class Style:
    """How a text is set: size as in theme, a font role, a colour, the height of a line."""

    size: float = theme.BODY
    role: str = "regular"
    colour: str = theme.INK
    line: float = theme.LINE_HEIGHT


def atoms(ui: Ui, text: str, style: Style, links: Sequence[str] = ()) -> list[Atom | None]:
    """The atoms of a text; None stands for a forced line break."""
    out: list[Atom | None] = []
    gap = False
    for span in spans(text):
        if span.card is not None:
            out.append(
                Atom(
                    "",
                    "bold",
                    card_chip(ui, span.card, style.size, span.number).get_width(),
                    _space(ui, style, gap),
                    span.card,
                    span.number,
                )
            )
            gap = False
            continue
        role = "bold" if span.bold else style.role
        if span.term:
            whole = span.text if len(span.text) > _UNBROKEN else span.text.replace(" ", "\u00a0")
            gap = _words(ui, whole, "semibold", style, span.term, gap, out)
            continue
        for piece, link in _split_links(span.text, links):
            gap = _words(ui, piece, "semibold" if link else role, style, link, gap, out)
    return out


def _split_links(text: str, links: Sequence[str]) -> list[tuple[str, str]]:
    """The text cut at the first place of each linked phrase."""
    pieces = [(text, "")]
    for phrase in links:
        for number, (piece, link) in enumerate(pieces):
            before, found, after = piece.partition(phrase)
            if found and not link:
                pieces[number : number + 1] = [(before, ""), (phrase, phrase), (after, "")]
                break
    return [piece for piece in pieces if piece[0]]


def _words(ui: Ui, text: str, role: str, style: Style, link: str, gap: bool, out: list[Atom | None]) -> bool:
    """Adds the words of one piece; gives whether a space stands at its end."""
    size = ui.font(style.size)
    for number, line in enumerate(text.split("\n")):
        if number:
            out.append(None)
            gap = False
        word = ""
        for sign in line + " ":
            if sign != " ":
                word += sign
                continue
            if word:
                width = ui.assets.text_width(word, role, size)
                out.append(Atom(word, role, width, _space(ui, style, gap), link=link))
            gap, word = True, ""
        gap = line.endswith(" ")
    return gap


def _space(ui: Ui, style: Style, gap: bool) -> int:
    return ui.assets.text_width(" ", style.role, ui.font(style.size)) if gap else 0


def break_lines(ui: Ui, pieces: Sequence[Atom | None], width: int, size: int) -> list[list[Atom]]:
    """Lines not wider than `width`. Pieces without a gap between them stay together; a word that is
    wider than a line is hyphenated, or cut where no hyphen may stand."""
    lines: list[list[Atom]] = [[]]
    used = 0
    for unit in _units(pieces):
        if not unit:
            lines.append([])
            used = 0
            continue
        need = sum(atom.width for atom in unit)
        if lines[-1] and used + unit[0].space + need > width:
            lines.append([])
            used = 0
        if need > width and len(unit) == 1 and unit[0].card is None:
            unit = _cut(ui, unit[0], width, size)
            for part in unit[:-1]:
                lines[-1].append(part)
                lines.append([])
            lines[-1].append(unit[-1])
            used = unit[-1].width
            continue
        first = replace(unit[0], space=unit[0].space if lines[-1] else 0)
        lines[-1] += [first, *unit[1:]]
        used += first.space + need
    return lines


def as_drawn(line: Sequence[Atom]) -> list[Atom]:
    """A line that is read from right to left in the order in which its atoms stand, from left to right.

    Latin words and numbers beside each other keep their own order. The gaps stay between the atoms.
    """
    runs: list[list[Atom]] = []
    for atom in line:
        latin = atom.card is None and runs_left_to_right(atom.text)
        if latin and runs and runs[-1][0].card is None and runs_left_to_right(runs[-1][0].text):
            runs[-1].append(atom)
        else:
            runs.append([atom])
    turned = [atom for run in reversed(runs) for atom in run]
    gaps = [0, *(atom.space for atom in reversed(line[1:]))]
    return [replace(atom, space=gap) for atom, gap in zip(turned, gaps, strict=False)]


def width_unbroken(pieces: Sequence[Atom | None]) -> int:
    """How wide the widest line is where only the text's own line breaks count."""
    widest = width = 0
    for piece in pieces:
        width = 0 if piece is None else width + piece.width + (piece.space if width else 0)
        widest = max(widest, width)
    return widest


def widest_piece(pieces: Sequence[Atom | None]) -> int:
    """How wide the widest word is, as far as it is not cut."""
    return max(map(_uncut_width, _units(pieces)), default=0)


def _uncut_width(unit: Sequence[Atom]) -> int:
    """How wide a line must be for a unit; a path needs no more than the longest word."""
    if len(unit) == 1 and len(unit[0].text) > _LONGEST:
        return unit[0].width * _LONGEST // len(unit[0].text)
    return sum(atom.width for atom in unit)


def _units(pieces: Sequence[Atom | None]) -> list[list[Atom]]:
    """Atoms grouped where no break may come; an empty group is a forced break."""
    units: list[list[Atom]] = []
    for piece in pieces:
        if piece is None:
            units.append([])
        elif piece.space == 0 and units and units[-1]:
            units[-1].append(piece)
        else:
            units.append([piece])
    return units


def _hyphenated(ui: Ui, atom: Atom, width: int, size: int) -> tuple[list[str], str]:
    """Parts of a word that fill lines and end with a hyphen, and what is left of it."""
    places, parts, begun = breaks(atom.text, current()), list[str](), 0
    while ui.assets.text_width(atom.text[begun:], atom.role, size) > width:
        fits = [
            place
            for place in places
            if place > begun and ui.assets.text_width(f"{atom.text[begun:place]}-", atom.role, size) <= width
        ]
        if not fits:
            break
        parts.append(f"{atom.text[begun : fits[-1]]}-")
        begun = fits[-1]
    return parts, atom.text[begun:]


def _cut(ui: Ui, atom: Atom, width: int, size: int) -> list[Atom]:
    parts, rest = _hyphenated(ui, atom, width, size)
    text = ""
    for sign in rest:
        if text and ui.assets.text_width(text + sign, atom.role, size) > width:
            place = max(map(text.rfind, _CUTS)) + 1
            place = place if 2 * place > len(text) else len(text)
            parts.append(text[:place])
            text = text[place:]
        text += sign
    parts.append(text)
    return [
        replace(atom, text=part, width=ui.assets.text_width(part, atom.role, size), space=0) for part in parts
    ]


def card_chip(ui: Ui, card: Card, size: float, number: int = 0) -> Surface:
    """A card as small as a word: rank and suit on a scrap of card, and before it its number on the table."""
    pixels = ui.font(size)
    if number:
        return _numbered_chip(ui, card, size, number)

    def make() -> Surface:
        if card.is_joker or card.suit is None:
            return ui.assets.text(_("Joker"), "bold", pixels, theme.INK)
        ink = theme.SUIT_INKS[ui.assets.deck][card.suit.value]
        rank = ui.assets.text(ui.assets.letters.shown(card.rank.value), "bold", pixels, ink)
        sign = ui.assets.pip(card.suit.value, round(pixels * 0.74))
        pad, high = round(pixels * 0.24), round(pixels * 1.28)
        out = shapes.clear((rank.get_width() + sign.get_width() + 2 * pad + 1, high))
        edge = shapes.Box(pixels * 0.26, theme.KNOB, theme.EDGE_LIT, max(1.0, 1.25 * ui.metrics.k))
        out.blit(ui.box(out.get_size(), edge), (0, 0))
        out.blit(rank, rank.get_rect(midleft=(pad, high // 2)))
        out.blit(sign, sign.get_rect(midright=(out.get_width() - pad, high // 2)))
        return out

    return ui.assets.kept.get(
        ("chip", ui.assets.deck, ui.assets.letters.ranks, str(card), pixels, _("Joker")), make
    )


def _numbered_chip(ui: Ui, card: Card, size: float, number: int) -> Surface:
    """An ink disc with the number, as it lies on the card, and the card."""
    pixels = ui.font(size)

    def make() -> Surface:
        chip = card_chip(ui, card, size)
        disc = ui.box((chip.get_height(),) * 2, shapes.Box(chip.get_height() / 2, theme.INK)).copy()
        words = ui.assets.text(str(number), "bold", round(pixels * 0.9), theme.WHITE)
        disc.blit(words, words.get_rect(center=disc.get_rect().center))
        gap = round(pixels * 0.2)
        out = shapes.clear((disc.get_width() + gap + chip.get_width(), chip.get_height()))
        out.blit(disc, (0, 0))
        out.blit(chip, (disc.get_width() + gap, 0))
        return out

    return ui.assets.kept.get(
        ("chip", ui.assets.deck, ui.assets.letters.ranks, str(card), pixels, _("Joker"), number), make
    )
