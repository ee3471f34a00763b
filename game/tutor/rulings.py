"""What somebody can be charged with, and a ruling in full: what happened, what it costs, how it shows."""

from __future__ import annotations

from dataclasses import dataclass

from game.i18n import _, format_number
from game.rules.actions import Charge
from game.rules.cards import Card, effective_suit
from game.rules.duties import Exposed
from game.rules.reasons import Reason, ReasonKind
from game.rules.seats import Seat
from game.rules.slips import Evidence, Finding, Ruling, SlipKind
from game.rules.trick import winner
from game.rules.view import SeatView
from game.tutor.citations import Citation, cite
from game.tutor.grounds import counts_as_trump
from game.tutor.ruling_costs import cost_now
from game.tutor.slip_words import slip_title, what_happened
from game.words import seat_name, suit_name, suit_title
from game.words.markup import mark


@dataclass(frozen=True, slots=True)
class ToldRuling:
    """A ruling in words. Texts may hold marks (game/words/markup.py)."""

    title: str
    happened: str  # empty where nothing was found
    finding: str  # what comes of it, or why nothing does
    steps: tuple[str, ...]  # how the tricks show it
    citation: Citation
    cards: tuple[Card, ...]  # what it rests on

    @property
    def paragraph(self) -> str:
        """What happened and what comes of it."""
        return f"{self.happened} {self.finding}" if self.happened else self.finding


def charge_line(charge: Charge | None) -> str:
    """What a player may be said to have done, as a line to choose; None: something is wrong."""
    if charge is None:
        return _("Something's wrong")
    return {
        Charge.RENEGE: _("Didn't follow suit"),
        Charge.OUT_OF_TURN: _("Played, led, or called out of turn"),
        Charge.AGAINST_DUTY: _("Ignored an earlier ruling"),
        Charge.SHOWED: _("Showed or dropped a card"),
        Charge.NUMBER: _("Has too many or too few cards"),
        Charge.LOOKED: _("Looked at gathered tricks or mixed them up"),
        Charge.SAID: _("Said something that isn't allowed"),
        Charge.CALL: _("Made a call that isn't allowed"),
        Charge.DEAL: _("Made a mistake dealing"),
        Charge.SAT_OUT: _("Played a card while sitting out"),
    }[charge]


def tell_ruling(view: SeatView, ruling: Ruling) -> ToldRuling:
    """A ruling as the seat whose view it is reads it."""
    found = ruling.evidence
    return ToldRuling(
        title=_title(ruling),
        happened=what_happened(ruling, view.seat),
        finding=" ".join((finding_sentence(ruling, view.seat), *_duties(view, ruling))),
        steps=evidence_steps(view, found) if found is not None else (),
        citation=cite(view.ruleset, ruling.clause),
        cards=_cards(ruling),
    )


def _duties(view: SeatView, ruling: Ruling) -> list[str]:
    """What the ruling binds the offender's partner to, as far as the view has it still."""
    if view.honest is None or ruling.of is None or ruling.action is None or ruling.action.card is None:
        return []
    duties, partner, told = view.honest.duties, ruling.of.partner, list[str]()
    exposed = Exposed(ruling.of, ruling.action.card, bars_partner=True)
    suit = effective_suit(exposed.card, view.trump)
    if exposed in duties.exposed and suit is not None and partner not in view.sitting_out:
        told.append(_barred_lead(partner, view.seat).format(
            partner=seat_name(partner, view.seat), suit=suit_name(suit)
        ))  # fmt: skip
    for seat, card in duties.stays if ruling.slip is SlipKind.RENEGE else ():
        if seat is partner:
            text = _("You can't take back the {card} you played.")
            text = text if partner is view.seat else _("{partner} can't take back the {card}.")
            told.append(text.format(partner=seat_name(partner, view.seat), card=mark(card)))
    return told


def _barred_lead(partner: Seat, learner: Seat) -> str:
    if partner is learner:
        return _("Until then, you can lead {suit} only if you have nothing else to lead.")
    return _("Until then, {partner} can lead {suit} only if there's nothing else to lead.")


def ruling_sentence(ruling: Ruling, learner: Seat) -> str:
    """What happened and what comes of it, short enough for a line of the log."""
    happened, finding = what_happened(ruling, learner), finding_sentence(ruling, learner)
    return f"{happened} {finding}" if happened else finding


def finding_sentence(ruling: Ruling, learner: Seat) -> str:
    """What comes of it; where no slip was found, that first."""
    if ruling.finding is not Finding.NOTHING:
        return cost_now(ruling, learner)
    return f"{_unproved(ruling, learner)} {cost_now(ruling, learner)}"


def _title(ruling: Ruling) -> str:
    if ruling.finding is Finding.SETTLED:
        return _("Already settled")
    if ruling.slip is None:
        return _("No mistake found")
    return slip_title(ruling.slip)


def _unproved(ruling: Ruling, learner: Seat) -> str:
    if ruling.charge is None or ruling.of is None:
        return _("Nobody found anything wrong.")
    if ruling.of is learner:
        return _not_you(ruling.charge)
    return {
        Charge.RENEGE: _("There's no proof that {name} reneged."),
        Charge.OUT_OF_TURN: _("{name} didn't play or call out of turn."),
        Charge.AGAINST_DUTY: _("{name} didn't ignore a ruling."),
        Charge.SHOWED: _("{name} hasn't exposed a card."),
        Charge.NUMBER: _("{name} was dealt the right number of cards."),
        Charge.LOOKED: _("{name} left the gathered tricks alone."),
        Charge.SAID: _("{name} didn't say anything wrong."),
        Charge.CALL: _("{name} only made calls that are allowed."),
        Charge.DEAL: _("{name} didn't make a mistake dealing."),
        Charge.SAT_OUT: _("{name} didn't play a card while sitting out."),
    }[ruling.charge].format(name=seat_name(ruling.of, learner))


def _not_you(charge: Charge) -> str:
    return {
        Charge.RENEGE: _("There's no proof that you reneged."),
        Charge.OUT_OF_TURN: _("You didn't play or call out of turn."),
        Charge.AGAINST_DUTY: _("You didn't ignore a ruling."),
        Charge.SHOWED: _("You haven't exposed a card."),
        Charge.NUMBER: _("You were dealt the right number of cards."),
        Charge.LOOKED: _("You left the gathered tricks alone."),
        Charge.SAID: _("You didn't say anything wrong."),
        Charge.CALL: _("You only made calls that are allowed."),
        Charge.DEAL: _("You didn't make a mistake dealing."),
        Charge.SAT_OUT: _("You didn't play a card while sitting out."),
    }[charge]


def _cards(ruling: Ruling) -> tuple[Card, ...]:
    if ruling.evidence is not None:
        return (ruling.evidence.card, ruling.evidence.held)
    card = ruling.action.card if ruling.action is not None else None
    return () if card is None else (card,)


# -- how a renege shows ------------------------------------------------------------------------


def evidence_steps(view: SeatView, found: Evidence) -> tuple[str, ...]:
    """What led there: the card that did not follow, the one that could have, and that it is too late."""
    own, name = found.seat is view.seat, seat_name(found.seat, view.seat)
    assert found.led is not None
    n = format_number(found.trick + 1)
    # NOTE: {suit} at the start of a sentence is the suit that was led, for example "Hearts"
    first = _("{suit} were led on trick {n}. You played the {card}.")
    # NOTE: {suit} at the start of a sentence is the suit that was led, for example "Hearts"
    first = first if own else _("{suit} were led on trick {n}. {name} played the {card}.")
    steps = [first.format(suit=suit_title(found.led), n=n, name=name, card=mark(found.card))]
    steps += _as_trump(view, found, found.card)
    steps.append(_could_follow(view, found, own).format(
        name=name, held=mark(found.held), n=n,
        later="" if found.shown_in is None else format_number(found.shown_in + 1),
    ))  # fmt: skip
    steps += _as_trump(view, found, found.held)
    steps.append(_("Trick {n} had been gathered by then, so it was too late to correct it.").format(n=n))
    return tuple(steps)


def _as_trump(view: SeatView, found: Evidence, card: Card) -> list[str]:
    """That a card is trump, where it does not look like it."""
    if view.trump is None or card.suit is view.trump or effective_suit(card, view.trump) is not view.trump:
        return []
    return [counts_as_trump(Reason(ReasonKind.COUNTS_AS_TRUMP, "", (card,), view.trump))]


def _could_follow(view: SeatView, found: Evidence, own: bool) -> str:
    if found.shown_in is None:
        if own:
            return _("You still have the {held}, so you could have followed suit.")
        return _("{name} still has the {held} and could have followed suit.")
    if _leader(view, found.shown_in) is found.seat:
        if own:
            return _(
                "You led the {held} on trick {later}. You could have followed suit with it on trick {n}."
            )
        return _("{name} led the {held} on trick {later}, but could have followed suit with it on trick {n}.")
    if own:
        return _("You played the {held} on trick {later}. You could have followed suit with it on trick {n}.")
    return _("{name} played the {held} on trick {later}, but could have followed suit with it on trick {n}.")


def _leader(view: SeatView, number: int) -> Seat:
    """Who led a trick; the last one may be off the table by now, since a renege ends the hand."""
    if number < len(view.tricks):
        return view.tricks[number].leader
    if view.trick is not None and view.trick.plays:
        return view.trick.leader
    return winner(view.tricks[-1], view.trump)
