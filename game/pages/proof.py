"""The proof of a renege as it is turned up again: two tricks side by side, or a card that is still held."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.i18n import _, format_number
from game.pages.honest_page import choice_words
from game.rules.actions import ActionKind, Phase
from game.rules.cards import Card
from game.rules.seats import own_first
from game.rules.slips import Ruling
from game.rules.state import Plays, Trick
from game.rules.view import SeatView
from game.words import seat_name, suit_name
from game.words.markup import mark
from game.words.names import Names, in_names


@dataclass(frozen=True, slots=True)
class ProofPanel:
    """A trick turned up again, or a card still held where there are no `plays`; `lit` is what matters."""

    head: str
    plays: Plays
    lit: Card
    mark: str  # "mistake" or "won"
    told: str


def proof_title(view: SeatView, ruling: Ruling, names: Names | None = None) -> str:
    """Who called the renege, and that it was one; with names by seat where they aren't the usual ones."""
    return in_names(_title(view, ruling), view.seat, names)


def _title(view: SeatView, ruling: Ruling) -> str:
    assert ruling.of is not None
    name = seat_name(ruling.of, view.seat)
    if ruling.by is view.seat:
        if ruling.of is view.seat:
            return _("You reneged, and you said so")
        return _("You called a renege on {name}, and you're right").format(name=name)
    if ruling.of is view.seat:
        return _("You reneged, and somebody saw it")
    return _("{name} reneged, and somebody saw it").format(name=name)


def proof_panels(view: SeatView, ruling: Ruling, names: Names | None = None) -> tuple[ProofPanel, ...]:
    """The trick in which somebody did not follow, and where the card shows that would have."""
    return tuple(
        replace(
            panel,
            head=in_names(panel.head, view.seat, names),
            told=in_names(panel.told, view.seat, names),
        )
        for panel in _panels(view, ruling)
    )


def _panels(view: SeatView, ruling: Ruling) -> tuple[ProofPanel, ...]:
    found = ruling.evidence
    assert found is not None
    assert found.led is not None
    own, name = found.seat is view.seat, seat_name(found.seat, view.seat)
    first = view.tricks[found.trick]
    played = (
        _("You played the {card} when {suit} were led.")
        if own
        else _("{name} played the {card} when {suit} were led.")
    )
    told = played.format(name=name, card=mark(found.card), suit=suit_name(found.led))
    panels = [ProofPanel(_trick_head(view, found.trick, first), first.plays, found.card, "mistake", told)]
    had = _("You had the {card} all along.") if own else _("{name} had the {card} all along.")
    later = had.format(name=name, card=mark(found.held))
    if found.shown_in is None:
        head = _("Still in your hand") if own else _("Still in {name}'s hand").format(name=name)
        return (*panels, ProofPanel(head, (), found.held, "won", later))
    head = _trick_head(view, found.shown_in, Trick(found.plays[0][0], found.plays))
    return (*panels, ProofPanel(head, found.plays, found.held, "won", later))


def _trick_head(view: SeatView, number: int, trick: Trick) -> str:
    if trick.leader is view.seat:
        return _("Trick {n}: you led").format(n=format_number(number + 1))
    name = seat_name(trick.leader, view.seat)
    return _("Trick {n}: {name} led").format(n=format_number(number + 1), name=name)


@dataclass(frozen=True, slots=True)
class PointsChoice:
    """What a side may choose for a renege: the button's id, its words, both scores before and after."""

    id: str
    words: str
    ours: tuple[int, int]
    theirs: tuple[int, int]

    @property
    def spoken(self) -> str:
        """The choice with the score it leads to."""
        # NOTE: a choice and the score after it, for example "Add 2 to our score. 4 to 3."
        text = _("{choice}. {us} to {them}.")
        return text.format(
            choice=self.words, us=format_number(self.ours[1]), them=format_number(self.theirs[1])
        )


def points_choices(view: SeatView) -> tuple[PointsChoice, ...]:
    """Adding points or taking them away, where the learner's side has to choose; empty elsewhere."""
    owed = view.honest.owed if view.honest is not None else ()
    if view.phase is not Phase.RULING or not view.my_turn or not owed:
        return ()
    us, them = own_first(view.standing.points, view.seat)
    found = []
    for number, action in enumerate(view.legal):
        words = choice_words(view, action)
        if action.kind is ActionKind.ADD:
            found.append(PointsChoice(f"choice {number}", words, (us, us + owed[0].add), (them, them)))
        elif action.kind is ActionKind.DEDUCT:
            after = max(0, them - owed[0].deduct)
            found.append(PointsChoice(f"choice {number}", words, (us, us), (them, after)))
    return tuple(found)


def choice_head() -> str:
    """The question over the choices."""
    return _("What will it cost them? Your side chooses.")


def is_provable(view: SeatView, ruling: Ruling) -> bool:
    """Whether the tricks of a ruling's proof are there to be turned up."""
    found = ruling.evidence
    return found is not None and found.led is not None and found.trick < len(view.tricks)
