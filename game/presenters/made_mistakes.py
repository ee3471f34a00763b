"""A kept mistake as a page shows it: what was done, what was better and why, and the way to its hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.presenters.desk import Route
from game.presenters.game_list import to_review
from game.records.record_faults import RecordRefused
from game.rules.actions import Action
from game.rules.hand import start
from game.rules.record import ruleset_from_json, setup_from_json
from game.rules.seats import Seat, own_first
from game.rules.view import SeatView, observe
from game.rulesets.shipped import BASE, load_ruleset
from game.storage.database import Store
from game.storage.mistakes import Mistake
from game.strategy.decisions import decide
from game.tutor.equivalent_play import same_choice
from game.tutor.reasons_why import reason_why


@dataclass(frozen=True)
class ShownMistake:
    """A mistake with the view it was made from."""

    mistake: Mistake
    view: SeatView

    @property
    def done(self) -> Action:
        return Action.parse(self.mistake.action)

    @property
    def better(self) -> Action:
        return Action.parse(self.mistake.best)

    @property
    def reason(self) -> str:
        """Why the better one is better; "" where a rule of thumb says otherwise, or nothing can be said."""
        if self.better not in self.view.legal:
            return ""
        sound = decide(self.view).action
        return reason_why(self.view, sound).sentence if same_choice(self.view, sound, self.better) else ""

    @property
    def score(self) -> tuple[int, int]:
        """The points of the own side and of the other."""
        return own_first(self.view.standing.points, self.view.seat)


@lru_cache(maxsize=256)
def made(mistake: Mistake) -> ShownMistake | None:
    """The mistake with its view; None where its deal cannot be read any more."""
    try:
        ruleset = ruleset_from_json(mistake.ruleset, load_ruleset(BASE))
        state = start(ruleset, setup_from_json(mistake.setup))
        found = ShownMistake(mistake, observe(state, Seat(mistake.seat)))
        return found if found.done != found.better else None  # both are actions, too
    except ValueError:
        return None


def way_to_hand(store: Store, mistake: Mistake) -> Route | None:
    """The review of the hand that a mistake of a kept game was made in; None where it is kept no more."""
    if not mistake.of_kept_game:
        return None
    line = store.games.line(mistake.game_id)
    if line is None:
        return None
    try:
        chosen = to_review(store, line)
    except RecordRefused:
        return None
    record = chosen.record
    places = [place for place, deal in enumerate(record.deals) if deal.number == mistake.deal]
    if not places:
        return None
    return Route("review", (record, chosen.title, record.learner, places[0], chosen.game_id))
