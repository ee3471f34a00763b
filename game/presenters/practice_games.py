"""Practice games: from the learner's choices to a journalled session, and back to one left unfinished."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from game.bots.company import Company, company_from_json, company_to_json, learner_from_json
from game.i18n import _
from game.rules import events as ev
from game.rules.actions import Phase
from game.rules.record import ruleset_from_json, ruleset_to_json, setup_from_json, setup_to_json
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat
from game.rules.state import Setup
from game.rulesets.beginners import beginners_rules
from game.rulesets.own_rulesets import all_rulesets
from game.rulesets.shipped import BASE, load_ruleset
from game.session import HOME_SEAT, Moment, Session
from game.storage.database import Store
from game.storage.errors import StorageError
from game.storage.journal import SavedGame
from game.storage.settings import Length, Practice

_LENGTHS: dict[Length, tuple[int | None, int | None]] = {
    "hand": (None, 1),
    "ten": (10, None),
    "endless": (None, None),
}
"""Points and deals that end a game; one hand is a game of one deal."""


class LostGame(Exception):
    """A saved game that cannot be taken up again. `sentence` says so to the learner."""

    def __init__(self) -> None:
        self.sentence = _(
            "Left Bower can't read the game you left. It's still in your file, and you can start a new one."
        )
        super().__init__(self.sentence)


@dataclass(frozen=True, slots=True)
class PracticeGame:
    """A game in play and its place in the store."""

    id: int
    seed: str  # deals the same cards again
    session: Session
    company: Company | None = None  # None where a lesson seats the players
    typed: bool = False  # whether the seed was typed, so that it is no secret

    @property
    def shuffle(self) -> str:
        """What is said of the shuffle before the first deal; "" of a game that is not kept."""
        from game.pages.fairness import before_line  # the home screen needs none of this

        return before_line(self.seed, typed=self.typed) if self.id else ""


def fresh_seed() -> str:
    """A new seed of sixty random bits, "k7qf-2m9x-p4dw": nobody can try them all until a fingerprint fits.

    Letters and digits that look like others are left out, so that it can be copied by hand.
    """
    groups = ("".join(secrets.choice(_LETTERS) for _n in range(_GROUP)) for _n in range(_GROUPS))
    return "-".join(groups)


def seed_meant(typed: str) -> str:
    """A seed as it was typed; one that was drawn also without its hyphens or in capitals."""
    letters = typed.lower().replace("-", "").replace(" ", "")
    if len(letters) != _GROUPS * _GROUP or not set(letters) <= set(_LETTERS) or letters.isdecimal():
        return typed
    return "-".join(letters[at : at + _GROUP] for at in range(0, len(letters), _GROUP))


_LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"  # of Crockford's base 32, five bits each
_GROUPS, _GROUP = 3, 4


def base_ruleset(practice: Practice, rulesets: Sequence[Ruleset]) -> Ruleset:
    """The ruleset of the set-up as its sheet has it; one for beginners if none is chosen or it is gone."""
    chosen = (ruleset for ruleset in rulesets if ruleset.id == practice.ruleset)
    return next(chosen, None) or beginners_rules(rulesets)


def chosen_ruleset(practice: Practice, rulesets: Sequence[Ruleset] = ()) -> Ruleset:
    """The ruleset to play by with the choices of the set-up laid over; one of this machine's."""
    return lay_over(base_ruleset(practice, rulesets or all_rulesets()), practice)


def lay_over(ruleset: Ruleset, practice: Practice) -> Ruleset:
    """A ruleset with the chosen pack, joker and length."""
    changes: dict[str, Any] = {}
    if practice.pack is not None:
        changes["pack"] = practice.pack
    if practice.joker is not None:
        changes["joker"] = practice.joker
    if practice.length != "game":
        points, deals = _LENGTHS[practice.length]
        changes |= {"game_points": points, "game_deals": deals}
    return ruleset.with_switches(**changes) if changes else ruleset


def begin(
    store: Store,
    practice: Practice,
    new_seed: Callable[[], str] = fresh_seed,
    learner: Seat = HOME_SEAT,
) -> PracticeGame:
    """Begin a game; one still unfinished is given up. Raises StorageError if it cannot be kept."""
    ruleset = chosen_ruleset(practice)
    setup = Setup(seed=practice.seed or new_seed(), honest=practice.slips is not None)
    company = Company(practice.opponents, practice.partner, setup.seed, practice.slips)
    players = company_to_json(company, learner)
    game_id = store.games.begin(ruleset_to_json(ruleset), setup_to_json(setup), players)
    journal = store.games.journal(game_id)
    session = Session(ruleset, setup, company.players(learner), journal, learner)
    session.interrupter = company.interrupter(learner)
    return kept(store, PracticeGame(game_id, setup.seed, session, company, bool(practice.seed)))


def resume(store: Store, saved: SavedGame) -> PracticeGame:
    """The game at the very decision it was left at, with the same players in their seats.

    Raises LostGame if its journal makes no sense.
    """
    try:
        ruleset = ruleset_from_json(saved.ruleset, load_ruleset(BASE))
        setup = setup_from_json(saved.setup)
        company, learner = company_from_json(saved.players, setup.seed), learner_from_json(saved.players)
        journal = store.games.journal(saved.id)
        session = Session.resume(ruleset, setup, company.players(learner), saved.texts, journal, learner)
        session.interrupter = company.interrupter(learner)
    except ValueError as fault:
        raise LostGame from fault
    return kept(store, PracticeGame(saved.id, setup.seed, session, company))


def unfinished(store: Store) -> SavedGame | None:
    """The game to offer at the start, if one was left; one that only missed its last note is closed.

    Raises LostGame, once, for a game that cannot be taken up again; it is set aside in the store.
    """
    saved = store.games.current()
    if saved is None:
        return None
    try:
        over = resume(store, saved).session.over
    except LostGame:
        store.games.abandon(saved.id)
        raise
    if over:
        store.games.finish(saved.id)
    return None if over else saved


def kept(store: Store, game: PracticeGame) -> PracticeGame:
    """The game, with what the store has to know besides the journal noted as it goes."""

    def note(moment: Moment) -> None:
        # what cannot be noted now is found out later: the journal tells the end of a game and of a hand
        with suppress(StorageError):
            if any(isinstance(event, ev.GameEnded) for event in moment.events):
                store.games.finish(game.id)
            elif moment.rewound:
                _forget_the_end(store, game)
            if moment.view.phase is Phase.HAND_OVER and game.session.state.honest is not None:
                _keep_noticing(store, game)

    game.session.subscribe(note)
    return game


def _keep_noticing(store: Store, game: PracticeGame) -> None:
    """Which slips of the hand that is over the learner called. Raises StorageError."""
    from game.presenters.honest_table import last_hand_steps  # the home screen needs none of this
    from game.tutor.review.hand_slips import noticing

    steps = last_hand_steps(game.session)
    found = noticing(steps, game.session.learner)
    if found.against or found.wrong:
        deal = steps[0][0].standing.deals
        store.noticing.keep(game.id, deal, found.against, found.called, found.wrong)


def _forget_the_end(store: Store, game: PracticeGame) -> None:
    """The review of a hand whose end was taken back goes. Raises StorageError."""
    from game.records.followed_deals import follow_last  # the home screen needs none of this
    from game.records.reviewing import drop_undone

    drop_undone(store, game.id, follow_last(game.session))
