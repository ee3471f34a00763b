"""Every switch in words, sorted by the phases of a game: for lists, comparisons and own tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from game.i18n import _, current
from game.rules.ruleset import Switches
from game.switch_texts import calling, event, pack, playing, scoring, trouble
from game.switch_texts.wording import Chosen, SwitchText, Texts, Value

__all__ = ["Chosen", "Group", "SwitchText", "Value", "groups", "text_of", "words_of"]


@dataclass(frozen=True, slots=True)
class Group:
    """The switches of one phase."""

    key: str
    title: str
    texts: Texts


def groups() -> tuple[Group, ...]:
    """All groups in the order of play, in the language spoken now."""
    return _groups(current())


@lru_cache(maxsize=4)
def _groups(language: str) -> tuple[Group, ...]:
    return (
        Group("pack", _("Pack"), pack.pack()),
        Group("deal", _("Deal"), pack.deal()),
        Group("calling", _("Calling"), calling.calling()),
        Group("alone", _("Alone"), playing.alone()),
        Group("play", _("Play"), playing.play()),
        Group("scoring", _("Scoring"), scoring.scoring()),
        Group("game", _("Game"), event.game()),
        Group("trouble", _("Trouble"), trouble.trouble()),
    )


def text_of(name: str) -> SwitchText:
    """The words of a switch by its name. Raises KeyError for an unknown one."""
    return _all(current())[name]


@lru_cache(maxsize=4)
def _all(language: str) -> Mapping[str, SwitchText]:
    return {name: text for group in groups() for name, text in group.texts.items()}


def words_of(switches: Switches, name: str) -> Value:
    """The value a table has for a switch, in words."""
    return text_of(name).of(getattr(switches, name))
