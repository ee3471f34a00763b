"""The learner's score card: its boxes, and the pages on which it is filled in, checked and initialed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.evening.card_check import Claim, Note, Outcome
from game.evening.hand_score import HandScore
from game.evening.in_play import OWN_SEAT, EveningInPlay
from game.evening.keeping import entry_text
from game.evening.score_card import Entry, ScoreCard, wrong_boxes
from game.i18n import _, format_number, pgettext
from game.pages.evening_sums import card_sums, worth
from game.pages.evening_words import box_note, entry_said, entry_words, name_of, points_words, seat_names
from game.pages.named_page import with_names
from game.pages.page import Block, Button, ButtonRow, Page, Paragraph
from game.rules.cards import Suit
from game.rules.seats import Seat
from game.rules.state import AwardKind
from game.tutor.award_words import award_sentence


@dataclass(frozen=True)
class BoxOnCard:
    """One box as it is drawn."""

    number: int
    trump: Suit | None
    words: str  # "" for an empty box
    struck: tuple[str, ...]
    note: str
    running: str  # "" for an empty box
    running_struck: str  # "" where nothing before it was struck out
    claimed: bool  # the other side has a finger on it
    proposed: str  # what they would have there; "" where they don't
    initialed: bool
    lone: bool  # a lone march of one's own side


@dataclass(frozen=True)
class CardView:
    """The card as it is drawn, see picture 35."""

    number: int  # of the card, which is the learner's
    name: str
    partner: str
    table: int
    boxes: tuple[BoxOnCard, ...]
    total: int
    total_struck: int | None
    lone_marches: int
    by_us: str  # initials; "" before
    by_them: str
    accuser: tuple[str, str] | None = None  # who has a finger on a box: the portrait or "", and the name


def card_view(state: EveningInPlay) -> CardView:
    """The own card. Raises ValueError where the learner doesn't play."""
    own, learner = state.own, state.evening.learner
    if own is None or learner is None:
        raise ValueError("the learner has no card in this round")
    card, hands = state.shown_card, state.own_boxes
    claim = state.check.claim if state.check else None
    boxes = []
    for number, box in enumerate(card.boxes, 1):
        hand = hands[number - 1] if number <= len(hands) else None
        was, now = card.running_struck(number), card.running(number)
        boxes.append(
            BoxOnCard(
                number,
                None if hand is None else hand.trump,
                "" if box.is_empty else entry_words(box.entry),
                tuple(map(entry_words, box.struck)),
                "" if hand is None or box.is_empty else box_note(hand, OWN_SEAT),
                "" if box.is_empty else format_number(now),
                format_number(was) if was != now and not box.is_empty else "",
                claim is not None and claim.number == number,
                entry_words(claim.says) if claim is not None and claim.number == number else "",
                box.initialed,
                hand is not None and _is_lone_march(hand) and not box.is_empty,
            )
        )
    last = len(card.boxes)
    was = card.running_struck(last)
    partner = own.table.partner(learner)
    us, them = (learner, partner), own.table.opponents(learner)
    individual = state.evening.event.individual
    return CardView(
        learner,
        state.evening.person(learner).name,
        name_of(state.evening, partner),
        state.own_number,
        tuple(boxes),
        card.total,
        was if was != card.total else None,
        own.lone_marches(learner) if individual else sum(map(own.lone_marches, us)),
        initials(state, us) if card.by_us else "",
        initials(state, them) if card.by_them else "",
        None if claim is None else _accuser(state),
    )


def _accuser(state: EveningInPlay) -> tuple[str, str] | None:
    if state.own is None:
        return None
    west = state.own.seats[Seat.WEST]
    return state.evening.person(west).face, name_of(state.evening, west)


def initials(state: EveningInPlay, people: tuple[int, int]) -> str:
    """What two partners write under a card: "A. N."."""
    first, second = (state.evening.person(person).name[:1] for person in people)
    # NOTE: the initials of two partners
    return _("{first}. {second}.").format(first=first, second=second)


def _is_lone_march(hand: HandScore) -> bool:
    march = hand.kind is AwardKind.LONE_MARCH
    return march and hand.maker is not None and hand.maker.side is OWN_SEAT.side


def card_page(state: EveningInPlay, *, drawn: bool = False) -> Page:
    """The card in words, with what can be done about it; without its boxes where they are `drawn`."""
    blocks: list[Block] = []
    if not drawn:
        blocks += [Paragraph(box_line(state, number)) for number in _filled(state.shown_card)]
        total = _("Total: {points}").format(points=points_words(state.shown_card.total))
        blocks.append(Paragraph(total, bold=True, ruled=True))
    page = Page(_("Your score card"), tuple(blocks), where=_where(state))
    if state.check is None:
        return _while_playing(page, state)
    if state.check.claim is not None:
        return _claimed(page, state, state.check.claim)
    return _to_initial(page, state, drawn=drawn)


def _where(state: EveningInPlay) -> str:
    # NOTE: where a score card belongs, for example "No. 14, round 3, table 2"
    return _("No. {card}, round {round}, table {table}").format(
        card=format_number(state.evening.learner or 0),
        round=format_number(state.evening.number),
        table=format_number(state.own_number),
    )


def _filled(card: ScoreCard) -> list[int]:
    return [number for number, box in enumerate(card.boxes, 1) if not box.is_empty]


def box_line(state: EveningInPlay, number: int) -> str:
    """A box in words, with what was struck out in it."""
    box = state.shown_card.box(number)
    # NOTE: a box of a score card and what stands in it, for example "Hand 3: 1"
    text = _("Hand {n}: {entry}, {struck} struck out") if box.struck else _("Hand {n}: {entry}")
    return text.format(
        n=format_number(number), entry=entry_said(box.entry), struck=entry_said(box.entries[0])
    )


def _while_playing(page: Page, state: EveningInPlay) -> Page:
    number, back = state.box_to_fill, Button("room", _("Back to the room"), main=True)
    if number is None:
        return replace(page, blocks=(*page.blocks, worth(state)), buttons=((back,),))
    hand = state.own_boxes[number - 1]
    told = outcome(state, hand)
    # NOTE: one hand and how it ended, for example "Hand 3. They are euchred."
    asked = _("Hand {n}. {outcome}").format(n=format_number(number), outcome=told)
    blocks = (Paragraph(asked), worth(state), *page.blocks)
    todo = _("What do you write in box {n}?").format(n=format_number(number))
    row = tuple(map(_write, state.entries))
    return replace(page, blocks=blocks, todo=todo, buttons=(row, (replace(back, main=False),)))


def _write(entry: Entry) -> Button:
    words = _("A dash: thrown in") if entry is None else format_number(entry)
    return Button(f"write {entry_text(entry)}", words, short=entry_words(entry))


def outcome(state: EveningInPlay, hand: HandScore) -> str:
    """How a hand of the own table ended, with the names of those who sat there."""
    own = state.own
    assert own is not None
    sentence = award_sentence(hand.result.award, OWN_SEAT)
    return with_names(sentence, OWN_SEAT, seat_names(state.evening, own.seats))


def doubts(state: EveningInPlay) -> tuple[int, ...]:
    """The boxes that can be called wrong now."""
    check = state.check
    open_now = check is not None and check.claim is None and not check.is_done
    return tuple(_filled(state.shown_card)) if open_now else ()


def _to_initial(page: Page, state: EveningInPlay, *, drawn: bool) -> Page:
    check = state.check
    assert check is not None
    notes = tuple(Paragraph(note_words(state, note)) for note in check.notes[-1:])
    if check.is_done:
        done = Paragraph(_signed(state))
        rows: tuple[ButtonRow, ...] = ((Button("round", _("Go on"), icon="arrow", main=True),),)
        return replace(page, blocks=(*page.blocks, *notes, done), buttons=rows)
    ask = Paragraph(
        _("Look it over before both sides initial it, and watch for a hand that was scored twice."), soft=True
    )
    todo = _("Is everything right?")
    rows = ((Button("initial", _sign_words(state), main=True),),)
    wrong = tuple(
        (Button(f"point {number}", _("Box {n} is wrong").format(n=format_number(number))),)
        for number in doubts(state)
    )
    if drawn:
        todo, wrong = _("Is everything right? If a box is wrong, choose it on the card."), ()
    blocks = (*notes, ask, card_sums(state), *page.blocks)
    return replace(page, blocks=blocks, todo=todo, buttons=(*rows, *wrong))


def _sign_words(state: EveningInPlay) -> str:
    if state.evening.event.ruleset.switches.score_check == "signed":
        return _("It's right. Sign it")
    return _("It's right. Initial it")


def _signed(state: EveningInPlay) -> str:
    if state.evening.event.ruleset.switches.score_check == "signed":
        return _("Each side has signed the other's card.")
    return _("Both sides have initialed the card.")


def _claimed(page: Page, state: EveningInPlay, claim: Claim) -> Page:
    """The other side puts a finger on a box."""
    own, check = state.own, state.check
    assert own is not None
    assert check is not None
    west = name_of(state.evening, own.seats[Seat.WEST])
    wrong = next((box for box in wrong_boxes(check.card, check.owed) if box.number == claim.number), None)
    twice = wrong is None or wrong.twice
    written = entry_words(check.card.box(claim.number).entry)
    before, number = format_number(claim.number - 1), format_number(claim.number)
    if twice:
        title = _("Hand {before}, written twice?").format(before=before)
        says = _("{name} puts a finger on box {n}: “That {written} is hand {before} once more.”")
    else:
        title = _("Box {n} is wrong?").format(n=number)
        says = _("{name} puts a finger on box {n}: “That {written} can't be right.”")
    told = says.format(name=west, n=number, written=written, before=before)
    strike = _("Strike it out, write {entry}").format(entry=entry_words(claim.says))
    rows: tuple[ButtonRow, ...] = (
        (Button("strike", strike, main=True),),
        (Button(f"look {claim.number}", _("Look at hand {n}").format(n=number)),),
        (Button("stand", pgettext("of a box on a score card", "It's right")),),
    )
    blocks = (Paragraph(told), card_sums(state), *page.blocks)
    return replace(page, title=title, blocks=blocks, buttons=rows)


def note_words(state: EveningInPlay, note: Note) -> str:
    """What came of looking at a box, in a sentence or two."""
    hand = state.own_boxes[note.number - 1]
    told, n = outcome(state, hand), format_number(note.number)
    text = {
        Outcome.CAUGHT: _("Good catch. Box {n} is struck out and put right. {outcome}"),
        Outcome.WAS_RIGHT: _("Box {n} is right. {outcome}"),
        Outcome.AGREED: _("Box {n} is struck out and put right, and both sides initial it. {outcome}"),
        Outcome.SHOWN: _("You go through hand {n} together, and the box was wrong. {outcome}"),
        Outcome.STOOD: _("You go through hand {n} together, and you're right. {outcome}"),
        Outcome.GAVE_IN: _("Your partner says box {n} was right, so it stays. {outcome}"),
    }[note.outcome]
    return text.format(n=n, outcome=told)


def hand_page(state: EveningInPlay, number: int) -> Page:
    """One hand gone through again, from the card."""
    hand = state.own_boxes[number - 1]
    title = _("Hand {n}").format(n=format_number(number))
    back = Button("card", _("Back to the card"), main=True)
    return Page(title, (Paragraph(outcome(state, hand)),), buttons=((back,),), where=_where(state))
