"""What is said of a game that is over."""

from __future__ import annotations

from game.i18n import _, format_number
from game.pages.ending import side_head
from game.presenters.fair_check import fair_lines
from game.session import Session
from game.tutor.award_words import award_sentence
from game.words import sentence


def played_lines(session: Session, seed: str) -> list[str]:
    """All its hands, the score of each player where there is one, and how to have the same cards again."""
    standing, learner = session.state.standing, session.learner
    hands = [
        # NOTE: one hand of a finished game, for example "Hand 3. They are euchred."
        _("Hand {n}. {outcome}").format(
            n=format_number(number), outcome=award_sentence(result.award, learner)
        )
        for number, result in enumerate(standing.results, 1)
    ]
    if session.ruleset.switches.individual_scores:
        sides = (learner.side, learner.side.other)
        hands += [sentence(side_head(standing, side, learner, individual=True)) for side in sides]
    return [*hands, *fair_lines(session), _("Use seed {seed} to deal these cards again.").format(seed=seed)]
