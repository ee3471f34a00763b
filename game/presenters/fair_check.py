"""Whether the deals of a game follow from its seed, told once it is over."""

from __future__ import annotations

from game.pages.fairness import after_lines
from game.records.fairness import checked
from game.records.record_file import played_so_far
from game.session import Session


def fair_lines(session: Session) -> list[str]:
    """The check of every deal so far, in sentences."""
    seed = session.state.setup.seed
    return after_lines(seed, checked(seed, played_so_far(session).deals))
