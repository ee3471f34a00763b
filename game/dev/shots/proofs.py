"""Whether the course teaches, for pictures without a display."""

from __future__ import annotations

from random import Random

from game.client.screens.services import Services
from game.client.screens.teaching_proof import ProofScreen
from game.proof.forms import begin, next_sitting
from game.storage.decisions import KeptDecision
from game.storage.proof import ProofAnswer


def teaching_proof(services: Services, seed: str) -> ProofScreen:
    """Before and after are done, and there is practice to tell of."""
    store = services.store
    store.decisions.keep(
        KeptDecision("game", 0, 0, step, "lead", topic, "mistake" if step % every == 0 else "best", 0.2)
        for topic, wrong, count in (("lead-trump", 2, 40), ("pass-weak-hand", 3, 30), ("win-cheaply", 4, 60))
        for step in range(count)
        for every in (wrong + step * 6 // count,)  # rarer and rarer
    )
    begin(store, Random(1))
    for right in (9, 18):
        standing = next_sitting(store)
        assert standing is not None
        for number, item in enumerate(standing.left):
            good = number < right
            told = (standing.form, standing.sitting, item.id, "0:pass", 0.0 if good else 0.6, good)
            store.proof.answer(ProofAnswer(*told))
    return ProofScreen(services)


def teaching_proof_none(services: Services, seed: str) -> ProofScreen:
    """Nothing was done yet."""
    return ProofScreen(services)
