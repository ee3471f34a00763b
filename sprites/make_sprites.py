"""Draws every SVG file of the game: `python -m sprites.make_sprites [FOLDER]`.

Writes two/ and four/ (the decks with two and with four colours), common/ and icon/, and letters.json
(what stands on aces and courts in other languages), by default into the folder of this script. Files are
named by card code: `JH` is the jack of hearts, `T` the ten, `XX` the joker; `small/` holds faces for less
than 60 pixels. Needs fontTools and shapely. The icon's pictures in PNG are made where pygame-ce is installed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from sprites.drawing import appicon, courts, faces, icons, jacks, joker, people, pieces, states, stitching
from sprites.drawing.glyphs import Glyphs
from sprites.drawing.palette import DECKS, THREADS
from sprites.drawing.shapes import SUITS
from sprites.drawing.svg import document

HOME = Path(__file__).resolve().parent
INDEX_FONT = HOME / "fonts" / "AHN-Bold.ttf"

NUMBERS, COURTS, COUNTERS = "789T", "QK", "3456"


def drawings() -> dict[str, str]:
    """All SVG files, their text by their path under sprites/."""
    glyphs = Glyphs(INDEX_FONT)
    files = {f"common/{name}.svg": text for name, text in _common().items()}
    for deck in DECKS:
        files |= {f"{deck}/{name}.svg": text for name, text in _deck(deck, glyphs).items()}
    files["icon/icon.svg"] = appicon.icon(glyphs)
    files["icon/icon-small.svg"] = appicon.icon_small(glyphs)
    return files


def write_drawings(folder: Path) -> int:
    """Writes all SVG files below `folder`, making its folders; returns their number."""
    files = drawings() | {"letters.json": json.dumps(faces.letters(Glyphs(INDEX_FONT)), indent=1) + "\n"}
    for name, text in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
    return len(files)


def write_icon_pictures(folder: Path) -> None:
    """Renders the icon's PNG files below `folder` from its SVG files there."""
    import pygame

    for stem, sizes in (("icon", appicon.LARGE_SIZES), ("icon-small", appicon.SMALL_SIZES)):
        for size in sizes:
            picture = pygame.image.load_sized_svg(folder / "icon" / f"{stem}.svg", (size, size))
            pygame.image.save(picture, folder / "icon" / f"icon-{size}.png")


def _card(text: str) -> str:
    return document(text, faces.WIDTH, faces.HEIGHT)


def _deck(deck: str, glyphs: Glyphs) -> dict[str, str]:
    files = {"XX": _card(joker.joker(glyphs)), "small/XX": _card(joker.joker_small())}
    for suit in SUITS:
        colours = DECKS[deck][suit]
        files[f"A{suit}"] = _card(faces.ace(glyphs, suit, colours))
        for rank in NUMBERS:
            files[f"{rank}{suit}"] = _card(faces.number(glyphs, rank, suit, colours))
        files[f"J{suit}"] = _card(jacks.jack(glyphs, suit, colours))
        for rank in COURTS:
            files[f"{rank}{suit}"] = _card(courts.court(glyphs, rank, suit, colours))
        for rank in NUMBERS + "J" + COURTS + "A":
            files[f"small/{rank}{suit}"] = _card(faces.small(glyphs, rank, suit, colours))
        for rank in COUNTERS:
            files[f"c{rank}{suit}"] = _card(faces.counter(glyphs, rank, suit, colours))
        files |= pieces.suit_pieces(suit, colours)
        files[f"sign{suit}"] = stitching.stitched(suit, THREADS[deck][suit])
    return files


def _common() -> dict[str, str]:
    backs = {"back": _card(faces.back()), "back_small": _card(faces.back_small())}
    return backs | states.overlays() | pieces.common_pieces() | people.portraits() | icons.icons()


def main(arguments: list[str]) -> None:
    """Draws into the folder named by the first argument, or beside this script."""
    folder = Path(arguments[0]) if arguments else HOME
    print(f"{write_drawings(folder)} files written to {folder}")
    write_icon_pictures(folder)


if __name__ == "__main__":
    main(sys.argv[1:])
