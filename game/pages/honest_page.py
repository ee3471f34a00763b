"""Pages of an honest table: are you sure, what else one could do, calling the director, the ruling."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.i18n import _, format_list, format_number, ngettext
from game.pages.page import Block, Button, ButtonRow, CardRow, Page, Paragraph
from game.pages.table_page import trick_blocks
from game.rules.actions import Action, ActionKind, Charge, Phase
from game.rules.cards import effective_suit
from game.rules.ruleset import Ruleset
from game.rules.seats import Seat, clockwise_from
from game.rules.slips import Ruling
from game.rules.view import SeatView
from game.tutor.charges import charges
from game.tutor.explain import Explanation
from game.tutor.rulings import charge_line, tell_ruling
from game.tutor.rulings_elsewhere import RulingElsewhere, ruling_elsewhere
from game.words import call_words, card_name, seat_name, suit_name, suit_title


@dataclass(frozen=True)
class CallForm:
    """Who is called out and with what, as far as it is chosen."""

    who: Seat | None = None
    what: Charge | None = None


def director_title(view: SeatView) -> str:
    """Whom one turns to: a director, or each other."""
    if view.ruleset.switches.rulings == "director":
        return _("Call the director")
    return _("Talk it over")


def director_note() -> str:
    """What it costs to be wrong."""
    return _("Play stops for now. If nothing can be proven, it costs you nothing.")


def accused(view: SeatView) -> tuple[Seat, ...]:
    """Who may be called out: the others from the left on, then oneself."""
    return (*clockwise_from(view.seat)[1:], view.seat)


def accused_words(view: SeatView, seat: Seat) -> tuple[str, str]:
    """A player and what that player is to the learner."""
    if seat is view.seat:
        return _("You"), _("my own slip")
    if seat is view.seat.partner:
        return seat_name(seat, view.seat), _("your partner")
    return seat_name(seat, view.seat), _("opponent")


def director_page(view: SeatView, form: CallForm) -> Page:
    """First who, then what, then whether to call it. Nothing is chosen beforehand."""
    rows: list[ButtonRow]
    asked = _("Who was it?")
    if form.who is None:
        rows = [
            (Button(f"accuse {int(seat)}", _("{name}, {role}").format(name=name, role=role)),)
            for seat in accused(view)
            for name, role in (accused_words(view, seat),)
        ]
        rows.append((Button("something wrong", _("Something else is wrong")),))
    elif form.what is None:
        asked = _("What happened?")
        rows = [(Button(f"charge {charge}", charge_line(charge)),) for charge in charges(view)]
    else:
        asked = charge_line(form.what)
        rows = [(Button("call it", _("Call it"), main=True),), (Button("director", _("Choose again")),)]
    rows.append((Button("back to now", _("Play on")),))
    note = Paragraph(director_note(), soft=True)
    return Page(director_title(view), (note,), asked, tuple(rows), who=_("Your tutor"))


def sure_page(told: Explanation) -> Page:
    """Before one's own slip: what is wrong with it and what it may cost."""
    blocks: list[Block] = [Paragraph(reason) for reason in told.reasons]
    if told.cost:
        blocks.append(Paragraph(told.cost, soft=True, ruled=True))
    rows = (
        (Button("back to now", _("No, I'll choose again"), main=True),),
        (Button("do it", _("Do it anyway")),),
    )
    return Page(_("Are you sure?"), tuple(blocks), "", rows, who=_("Your tutor"))


def proposed_page(view: SeatView, slip: Action, told: Explanation) -> Page:
    """A slip to try out: what is wrong with it, and the button that makes it."""
    blocks: list[Block] = [
        Paragraph(_("Everything's ready for the slip. Make it, and see what the others do.")),
        *(Paragraph(reason, soft=True) for reason in told.reasons),
    ]
    rows = (
        (Button("do it", deed_words(view, slip), main=True),),
        (Button("back to now", _("Play without it")),),
    )
    return Page(_("Try it"), tuple(blocks), "", rows, who=_("Your tutor"))


def deed_words(view: SeatView, action: Action) -> str:
    """What is done, cards of the hand included, for a button."""
    if action.kind is ActionKind.PLAY and action.card is not None:
        return _("Play the {card}").format(card=card_name(action.card))
    if action.kind is ActionKind.EXPOSE and view.phase is Phase.DEALING:
        return _("Turn over the card I just dealt")
    if action.kind is ActionKind.EXPOSE and action.card is not None:
        return _("Drop the {card}").format(card=card_name(action.card))
    if action.kind is ActionKind.TELL and action.suit is not None:
        return _("Say “{suit}!”").format(suit=suit_title(action.suit))
    return act_words(view, action)


def acts_page(view: SeatView, acts: Iterable[Action]) -> Page:
    """What else a player can do here, allowed or not; cards are laid from the hand."""
    rows: list[ButtonRow] = [(Button("director", director_title(view), icon="flag", main=True),)]
    shown, numbered = False, list(acts)
    words = [
        Button(f"act {number}", _("Say “{suit}!”").format(suit=suit_title(action.suit)))
        for number, action in enumerate(numbered)
        if action.kind is ActionKind.TELL and action.suit is not None
    ]
    for number, action in enumerate(numbered):
        if action.kind is ActionKind.TELL:
            continue
        if action.kind is ActionKind.EXPOSE and view.phase is Phase.DEALING:
            rows.append((Button(f"act {number}", _("Turn over the card I just dealt")),))
        elif action.kind is ActionKind.EXPOSE:
            if not shown:
                rows.append((Button("expose", _("Show a card to everyone")),))
            shown = True
        elif action.kind is not ActionKind.PLAY:
            rows.append((Button(f"act {number}", act_words(view, action)),))
    if words:
        rows += [tuple(words[:2]), tuple(words[2:])]
    rows.append((Button("back to now", _("Back to the game")),))
    text = _("You can do all of this. Not all of it is allowed.")
    return Page(_("What else?"), (Paragraph(text),), "", tuple(rows), who=_("Your tutor"))


def showing_page() -> Page:
    """While a card is chosen that everyone is to see; the cards themselves are chosen from the hand."""
    words = _("Which card? Everyone will see it.")
    rows = ((Button("back to now", _("Never mind")),),)
    title = _("Show a card to everyone")
    return Page(title, (), words, rows, who=_("Your tutor"), closes=True, slip=words)


def looked_page(view: SeatView, number: int) -> Page:
    """A gathered trick as it lies face up again; `number` counts from 1."""
    title = _("Trick {n}").format(n=format_number(number))
    rows = ((Button("back to now", _("Turn it over again"), main=True),),)
    return Page(title, trick_blocks(view, number), "", rows, who=_("Your tutor"))


def act_words(view: SeatView, action: Action) -> str:
    """What an act is, for a button."""
    kind = action.kind
    if kind is ActionKind.LOOK and action.count is not None:
        return _("Look at trick {n} again").format(n=format_number(action.count))
    if kind is ActionKind.DEAL and action.count is not None:
        text = ngettext("Deal a packet of {n} card", "Deal a packet of {n} cards", action.count)
        return text.format(n=format_number(action.count))
    if kind.bids:
        words = call_words(view.ruleset, action, view.dealer, view.phase is Phase.SECOND_ROUND)
        return _("Say “{words}”").format(words=words)
    return {
        ActionKind.COUNT: _("Count my cards"),
        ActionKind.TAKE_BACK: _("Take back my slip"),
        ActionKind.ASK_TRUMP: _("Ask what's trump"),
        ActionKind.CLAIM: _("Say “The rest are mine”"),
        ActionKind.MIX: _("Mix up our tricks"),
        ActionKind.SKIP: _("Skip the next player"),
        ActionKind.LOSE: _("Let the bottom card fall off the table"),
        ActionKind.MISCALL: _("Say “I'll take that one”"),
        ActionKind.LATE_ALONE: _("Say “Oh, and I'm going alone”"),
    }[kind]


def director_name() -> str:
    """Who speaks on the page of a ruling, where there is a director."""
    return _("The director")


def ruling_page(
    view: SeatView, ruling: Ruling, others: Iterable[Ruleset], *, chosen_on_mat: bool = False
) -> Page:
    """What the director found, how it shows, what it costs here and elsewhere, and what can be chosen."""
    told = tell_ruling(view, ruling)
    blocks: list[Block] = [Paragraph(step) for step in told.steps]
    if not told.steps and told.happened:
        blocks.append(Paragraph(told.happened))
    if told.cards and not told.steps:  # the steps name them
        blocks.append(CardRow(_("The cards that show it:"), told.cards))
    finding = f"{told.finding} **{told.citation.id}**"
    blocks.append(Paragraph(finding, bold=False, ruled=bool(blocks)))
    elsewhere = ruling_elsewhere(view, ruling, others) if ruling.slip is not None else ()
    if elsewhere:
        blocks.append(Paragraph(_("At other tables"), bold=True, ruled=True))
        blocks += [Paragraph(_elsewhere(other), soft=True) for other in elsewhere]
    chosen = choice_rows(view)
    rows = chosen or ((Button("back to now", _("Play on"), main=True),),)
    todo = _("You choose.") if chosen else ""
    if chosen and chosen_on_mat:
        rows = ()
    where = director_name() if view.ruleset.switches.rulings == "director" else _("The table")
    return Page(told.title, tuple(blocks), todo, rows, who=where)


def _elsewhere(other: RulingElsewhere) -> str:
    # NOTE: tables by name and what the same slip costs there: "**Danville:** The hand ends. DAN-09"
    text = _("**{tables}:** {answer} {clauses}")
    clauses = format_list(dict.fromkeys(citation.id for citation in other.citations), "unit")
    return text.format(tables=other.names, answer=other.line, clauses=clauses)


def choice_rows(view: SeatView) -> tuple[ButtonRow, ...]:
    """What the learner's side can choose now; empty where there is no choice."""
    if view.phase not in (Phase.RULING, Phase.NAME_LEAD) or not view.my_turn:
        return ()
    buttons = [
        Button(f"choice {number}", choice_words(view, action), main=number == 0)
        for number, action in enumerate(view.legal)
    ]
    return tuple((button,) for button in buttons)


def choice_words(view: SeatView, action: Action) -> str:
    """One of the choices that a ruling leaves, for a button."""
    owed = view.honest.owed if view.honest is not None else ()
    if action.kind is ActionKind.ADD:
        points = owed[0].add if owed else 0
        text = ngettext("Add {n} to our score", "Add {n} to our score", points)
        return text.format(n=format_number(points))
    if action.kind is ActionKind.DEDUCT:
        points = owed[0].deduct if owed else 0
        text = ngettext("Take {n} off their score", "Take {n} off their score", points)
        return text.format(n=format_number(points))
    if action.kind is ActionKind.ACCEPT:
        return _("Take the 2 points")
    if action.kind is ActionKind.NAME_LEAD and action.suit is not None:
        return _("They must lead {suit}").format(suit=suit_name(action.suit))
    if action.kind is ActionKind.ANY_LEAD:
        return _("They can lead any card")
    suit = action.suit or view.upcard_suit
    assert suit is not None
    return _("Decline, and go alone in {suit}").format(suit=suit_name(suit))


def with_flag(page: Page, view: SeatView) -> Page:
    """The page of a game with the ways that an honest table has besides."""
    ways = (
        Button("director", director_title(view), icon="flag", short=_("Director")),
        Button("acts", _("What else?")),
    )
    return replace(page, buttons=(*page.buttons, ways))


@dataclass(frozen=True, slots=True)
class Duty:
    """What binds a player now: in words, until when, and a sign for it."""

    seat: Seat
    what: str
    until: str
    icon: str


def duties_of(view: SeatView) -> tuple[Duty, ...]:
    """Everything that binds somebody after a slip."""
    if view.honest is None:
        return ()
    duties, found = view.honest.duties, list[Duty]()
    for exposed in duties.exposed:
        found.append(Duty(exposed.seat, _("Must be played"), _("at the first chance"), "eye"))
        suit = effective_suit(exposed.card, view.trump)
        if exposed.bars_partner and suit is not None:
            words = _("Can't lead {suit}").format(suit=suit_name(suit))
            found.append(Duty(exposed.seat.partner, words, _("until that card is played"), "forbid"))
    for seat in Seat:
        if seat.side in duties.barred and view.maker is None:
            found.append(Duty(seat, _("Can only pass"), _("in this hand"), "forbid"))
        if seat.side in duties.scoreless:
            found.append(Duty(seat, _("Can't score"), _("in this hand"), "forbid"))
    if duties.named is not None and view.actors:
        words = _("Must lead {suit}").format(suit=suit_name(duties.named))
        found.append(Duty(view.actors[0], words, _("if possible"), "flag"))
    return tuple(found)


def is_complete(form: CallForm) -> bool:
    """Whether it is said who did what."""
    return form.who is not None and form.what is not None
