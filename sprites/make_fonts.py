"""Takes the slash out of the zeros of the reading fonts: `python -m sprites.make_fonts [FOLDER]`.

In a card game a slashed zero is read as an eight or as a symbol. The fonts in the folder, by default
fonts/ beside this script, are changed in place; a font without a slash is left as it is. A changed
font is no longer its makers', so it also gets a family name of its own. Needs fontTools.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.misc.transform import Identity, Transform  # type: ignore[import-untyped]
from fontTools.pens.areaPen import AreaPen  # type: ignore[import-untyped]
from fontTools.pens.boundsPen import ControlBoundsPen  # type: ignore[import-untyped]
from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen  # type: ignore[import-untyped]
from fontTools.pens.reverseContourPen import ReverseContourPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

HOME = Path(__file__).resolve().parent / "fonts"
CHANGED = "AHN-*.ttf"  # the typewriter face keeps its slash: it shows what authors type

MAKERS_FAMILY, FAMILY = "Atkinson Hyperlegible Next", "Left Bower Text"
_DESCRIPTION = 10  # the number of a font's description in its table of names
_NAMED = (1, 3, 4, 6)  # family, unique name, full name, PostScript name


def make_plain(file: Path) -> bool:
    """Takes the slash out of a font's zero; False if there was none."""
    font = TTFont(file, recalcTimestamp=False)
    name = font.getBestCmap()[ord("0")]
    contours = _contours(font, name)
    if len(contours) < 3:
        return False
    font["glyf"][name] = _ring(contours)
    _rename(font)
    font.save(file)
    return True


def _contours(font: TTFont, name: str) -> list[RecordingPen]:
    """The outlines of a glyph, the largest first."""
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    found = [RecordingPen()]
    for step in pen.value:
        found[-1].value.append(step)
        if step[0] in ("closePath", "endPath"):
            found.append(RecordingPen())
    return sorted((each for each in found if each.value), key=_area, reverse=True)


def _area(contour: RecordingPen) -> float:
    pen = AreaPen()
    contour.replay(pen)
    return abs(float(pen.value))


def _ring(contours: list[RecordingPen]) -> object:
    """The outer outline, and inside it its own shape as large as both halves of the counter were."""
    outer, *halves = contours
    pen = TTGlyphPen(None)
    outer.replay(pen)
    onto = _fitting(_bounds([outer]), _bounds(halves))
    outer.replay(TransformPen(ReverseContourPen(pen), onto))
    return pen.glyph()


def _bounds(contours: list[RecordingPen]) -> tuple[float, float, float, float]:
    pen = ControlBoundsPen(None)
    for contour in contours:
        contour.replay(pen)
    left, bottom, right, top = pen.bounds
    return left, bottom, right, top


def _fitting(box: tuple[float, ...], target: tuple[float, ...]) -> Transform:
    """Moves and stretches one box onto another."""
    wide, high = ((target[i + 2] - target[i]) / (box[i + 2] - box[i]) for i in (0, 1))
    return Identity.translate(target[0], target[1]).scale(wide, high).translate(-box[0], -box[1])


def _rename(font: TTFont) -> None:
    names = font["name"]
    for record in list(names.names):
        if record.nameID in _NAMED:
            text = record.toUnicode().replace(MAKERS_FAMILY, FAMILY)
            place = (record.nameID, record.platformID, record.platEncID, record.langID)
            names.setName(text.replace(MAKERS_FAMILY.replace(" ", ""), FAMILY.replace(" ", "")), *place)
    names.setName(f"{MAKERS_FAMILY} with a zero without a slash.", _DESCRIPTION, 3, 1, 0x409)


def main(arguments: list[str]) -> None:
    """Changes the fonts in the folder named by the first argument, or those of the game."""
    folder = Path(arguments[0]) if arguments else HOME
    for file in sorted(folder.glob(CHANGED)):
        print(f"{file.name}: {'changed' if make_plain(file) else 'has no slash'}")


if __name__ == "__main__":
    main(sys.argv[1:])
