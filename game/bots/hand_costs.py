"""What the decisions of each level cost a hand: measured, see `hand_costs.yaml`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import yaml

from game.bots.ladder import Level


@cache
def hand_costs() -> dict[Level, tuple[float, float]]:
    """Points a hand by level, from the greenhorn to the sharp, each with the standard error of that mean."""
    text = files("game.bots").joinpath("hand_costs.yaml").read_text(encoding="utf-8")
    told = yaml.safe_load(text)
    return {level: (float(told[str(level)]["cost"]), float(told[str(level)]["error"])) for level in Level}
