"""A step of the game in the frames it takes: what happens, how the table shows it, what the sheet says."""

from __future__ import annotations

from collections.abc import Callable

from game.client.draw import theme
from game.rules.actions import BY_THE_TABLE
from game.session import Moment, Session

_THINK_SPREAD = 150  # a bot's pause varies by so many milliseconds to both sides


class Steps:
    """Spreads what each step asks for over frames, since all of it is too much for one."""

    def __init__(self, show: Callable[[Moment], None], follow: Callable[[], None]) -> None:
        """`show` lets the table play a moment; `follow` has the sheet tell of it."""
        self._show, self._follow = show, follow
        self._moment: Moment | None = None
        self._untold = self._spread = False

    @property
    def pending(self) -> bool:
        """Whether something of the last step is still to be done."""
        return self._moment is not None or self._untold

    def take(self, step: Callable[[], None]) -> None:
        """Takes a step that nobody waits for: it is shown in the frames to come."""
        self.finish()
        self._spread = True
        try:
            step()
        finally:
            self._spread = False

    def hear(self, moment: Moment) -> None:
        """A step was taken. One that the learner took is shown at once."""
        self.finish()
        self._moment = moment
        if not self._spread:
            self.finish()

    def next(self) -> bool:
        """Does what is due in this frame; False if nothing is."""
        if self._moment is not None:
            moment, self._moment = self._moment, None
            self._untold = True
            self._show(moment)
            return True
        if self._untold:
            self._untold = False
            self._follow()
            return True
        return False

    def finish(self) -> None:
        """Does all that is still to be done of the last step."""
        while self.next():
            pass


def pause(session: Session, speed: str) -> float:
    """Milliseconds before the next step: none for the table, a thought for a bot."""
    pending = session.pending()
    if pending is None or pending.kind in BY_THE_TABLE:
        return 0.0
    spread = (len(session.actions) * 97 % 200 - 100) / 100 * _THINK_SPREAD
    return theme.THINK[speed] + (spread if speed == "normal" else 0.0)
