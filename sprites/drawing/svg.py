"""SVG text, limited to the elements that nanosvg draws: path, rect, circle, g and linearGradient."""

from __future__ import annotations

from collections.abc import Mapping

Attribute = str | float


def num(value: float) -> str:
    """`value` with at most two decimals and no idle noughts."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(tag: str, attributes: Mapping[str, Attribute], content: str = "") -> str:
    """One element; `stroke_width` becomes `stroke-width`, numbers are shortened."""
    words = "".join(
        f' {name.replace("_", "-")}="{value if isinstance(value, str) else num(value)}"'
        for name, value in attributes.items()
    )
    return f"<{tag}{words}>{content}</{tag}>" if content else f"<{tag}{words}/>"


def path(d: str, fill: str = "none", **more: Attribute) -> str:
    """A path, unfilled unless `fill` is given."""
    return element("path", {"d": d, "fill": fill, **more})


def line(d: str, stroke: str, width: float, opacity: float = 1) -> str:
    """An unfilled path with round ends and corners."""
    faint: dict[str, Attribute] = {} if opacity == 1 else {"stroke_opacity": opacity}
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(d, "none", stroke=stroke, stroke_width=width, **ends, **faint)


def circle(x: float, y: float, radius: float, fill: str = "none", **more: Attribute) -> str:
    """A circle round (x, y)."""
    return element("circle", {"cx": x, "cy": y, "r": radius, "fill": fill, **more})


def rect(x: float, y: float, w: float, h: float, radius: float, fill: str = "none", **more: Attribute) -> str:
    """A rectangle with rounded corners."""
    box = {"x": x, "y": y, "width": w, "height": h, "rx": radius, "ry": radius}
    return element("rect", {**box, "fill": fill, **more})


def group(content: str, transform: str) -> str:
    """`content`, moved, turned or scaled together."""
    return element("g", {"transform": transform}, content)


def placed(content: str, x: float, y: float, scale: float, flip: bool = False) -> str:
    """A drawing made in a 100 by 100 box, with its centre at (x, y)."""
    vertical = -scale if flip else scale
    return group(
        content, f"translate({num(x)} {num(y)}) scale({scale:.4f} {vertical:.4f}) translate(-50 -50)"
    )


def gradient(name: str, top: str, bottom: str) -> str:
    """A vertical gradient; nanosvg wants its ends as percentages."""
    ends = {"id": name, "x1": "0%", "y1": "0%", "x2": "0%", "y2": "100%"}
    colours = (("0%", top), ("100%", bottom))
    stops = "".join(element("stop", {"offset": at, "stop_color": colour}) for at, colour in colours)
    return element("linearGradient", ends, stops)


def document(content: str, w: float, h: float) -> str:
    """A whole SVG file whose natural size is `w` by `h` units."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(w)}" height="{num(h)}"'
        f' viewBox="0 0 {num(w)} {num(h)}">{content}</svg>\n'
    )
