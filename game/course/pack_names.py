"""Names that say which pack they belong to: `club/first-hand` is what the pack `club` calls `first-hand`.

What belongs to our own course has no pack in front, as in the time before there were packs: so whatever a
learner's file holds from then means what it meant. In files of packs it may be called `left-bower/...`.
"""

from __future__ import annotations

OWN = "left-bower"
"""The id of our own course."""


def within(pack: str, name: str) -> str:
    """A name as it is kept: that of a pack has its id in front, one of our own course stands alone.

    >>> within("club", "first-hand"), within(OWN, "left-bower")
    ('club/first-hand', 'left-bower')
    """
    return name if pack == OWN else f"{pack}/{name}"


def home_of(name: str) -> str:
    """The pack that a name belongs to.

    >>> home_of("club/first-hand"), home_of("left-bower")
    ('club', 'left-bower')
    """
    return name.partition("/")[0] if "/" in name else OWN


def plain(name: str) -> str:
    """A name as its own pack says it.

    >>> plain("club/first-hand"), plain("left-bower")
    ('first-hand', 'left-bower')
    """
    return name.partition("/")[2] or name


def as_kept(name: str) -> str:
    """A name that somebody wrote, with or without a pack, as it is kept.

    >>> as_kept("left-bower/the-deal"), as_kept("club/first-hand"), as_kept("the-deal")
    ('the-deal', 'club/first-hand', 'the-deal')
    """
    return name.removeprefix(f"{OWN}/")
