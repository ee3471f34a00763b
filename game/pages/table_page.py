"""What is said at a table: whose turn it is, what there is to do, how a hand went, tricks and score."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.company import Company
from game.bots.words import opponent_line, opponents_line, partner_line
from game.i18n import _, format_list, format_number, ngettext, pgettext
from game.pages.card_prompt import card_to_play
from game.pages.happenings import sentence_of
from game.pages.page import Block, Button, CardRow, Figure, Figures, Paragraph
from game.rules import events as ev
from game.rules.actions import ActionKind, Phase
from game.rules.cards import Card
from game.rules.dealing import HAND_SIZE
from game.rules.seats import Seat, clockwise_from, own_first
from game.rules.state import Award, AwardKind
from game.rules.trick import winner
from game.rules.view import SeatView
from game.tutor.award_words import shares_sentence
from game.tutor.citations import cite
from game.words import made_line, seat_name, sentence
from game.words.markup import mark

_DECISIONS = (
    Phase.NAME_UPCARD, Phase.FARMERS_HAND, Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.DISCARD,
    Phase.GIVE, Phase.DEFEND, Phase.PLAY, Phase.RULING, Phase.NAME_LEAD,
)  # fmt: skip
_EUCHRES = (AwardKind.EUCHRE, AwardKind.LONE_EUCHRE)
Blocks = tuple[Block, ...]


def deciding(view: SeatView) -> bool:
    """Whether the learner has a decision to make, not the table for the learner's seat."""
    only_kept = view.phase is Phase.FARMERS_HAND and len(view.legal) < 2
    return view.my_turn and view.phase in _DECISIONS and not only_kept


def turn_title(view: SeatView) -> str:
    """The headline while the game goes on."""
    if view.phase is Phase.DRAW:
        return _("Who deals first?")
    if view.phase is Phase.DEALING:
        if view.dealer is view.seat:
            return _("You deal")
        # NOTE: said while the cards are dealt
        return _("{name} deals").format(name=seat_name(view.dealer, view.seat))
    if deciding(view):
        if view.phase is Phase.DISCARD:
            whole = len(view.hand) == HAND_SIZE + 1  # at an honest table a wrong number may be dealt
            return _("Six cards: discard one") if whole else _("Discard one card")
        if view.phase is Phase.PLAY:
            return _("You lead") if view.led is None else _("Your turn")
        if view.phase is Phase.GIVE:
            return _("A card for {name}").format(name=seat_name(view.seat.partner, view.seat))
        if view.phase is Phase.FARMERS_HAND:
            return _("Your hand, before the calling")
        if view.phase is Phase.RULING:
            return _("Your choice after the ruling")
        if view.phase is Phase.NAME_LEAD:
            return _("You choose the suit to be led")
        return _("Your call")
    if view.phase is Phase.GATHER and view.actors:
        winner = view.actors[0]
        if winner is view.seat:
            return _("Your trick")
        return _("{name} takes the trick").format(name=seat_name(winner, view.seat))
    if view.actors:
        return _("{name} is thinking").format(name=seat_name(view.actors[0], view.seat))
    return _("The game is over")


def hint_button() -> Button:
    """The way to the next step of a hint."""
    return Button("hint", _("Give me a hint"), icon="bulb", short=_("Hint"))


def turn_todo(view: SeatView, chosen: Card | None) -> str:
    """What the learner can do now."""
    if not deciding(view):
        return ""
    if view.phase is Phase.DISCARD:
        return (
            _("Choose a card to discard.")
            if chosen is None
            else _("Press Enter or the button to discard it.")
        )
    if view.phase is Phase.GIVE:
        return _("Choose the card to give.") if chosen is None else _("Press Enter or the button to give it.")
    if view.phase is Phase.FARMERS_HAND:
        return _("Keep your hand, or declare a farmer's hand.")
    if view.phase is Phase.PLAY:
        return card_to_play(view)
    if view.honest is not None and {action.kind for action in view.legal} == {ActionKind.PASS}:
        return _("You can only pass.")
    if view.phase is Phase.SECOND_ROUND:
        passing = any(action.kind is ActionKind.PASS for action in view.legal)
        return _("Call a suit, or pass.") if passing else _("You can't pass this time. Call a suit.")
    if view.phase is Phase.RULING:
        return _("Choose what your side gets.")
    if view.phase is Phase.NAME_LEAD:
        return _("Choose a suit, or let them lead any card.")
    return _("Choose your call.")


def hint_todo(view: SeatView) -> str:
    """What the learner can do while a hint is not told to its end."""
    if view.phase is Phase.PLAY:
        return _("Play a card, or ask for more help.")
    if view.phase in (Phase.DISCARD, Phase.GIVE):
        return _("Choose a card, or ask for more help.")
    return _("Make your call, or ask for more help.")


def asking_words() -> str:
    """What can be asked, while the next choice is explained and not played."""
    return _(
        "Choose a card, a call, or anything else at the table. You'll get an explanation, and "
        "nothing gets played."
    )


def story(lines: Sequence[str], view: SeatView) -> Blocks:
    """The last things that happened, and who made trump."""
    blocks: list[Block] = [Paragraph(line) for line in lines]
    if view.maker is not None:
        blocks.append(Paragraph(sentence(made_line(view)), soft=True, ruled=bool(lines)))
        blocks.append(Paragraph(tricks_line(view), soft=True))
    return tuple(blocks)


def tricks_line(view: SeatView) -> str:
    us, them = (format_number(number) for number in own_first(view.tricks_won, view.seat))
    return _("Tricks: {us} for us, {them} for them.").format(us=us, them=them)


# -- the end of a hand -----------------------------------------------------------------------


def result_title(view: SeatView) -> str:
    award = view.award
    assert award is not None
    if award.side is None:
        thrown = award.kind is AwardKind.THROWN_IN
        return _("Thrown in") if thrown else _misdeal_title(award)
    if award.side is view.seat.side:
        return {
            AwardKind.RENEGE: _("They reneged"),
            AwardKind.BID_OUT_OF_TURN: _("They called out of turn"),
            AwardKind.MARCH: _("A march for you"),
            AwardKind.LONE_MARCH: _("A lone march for you"),
            AwardKind.EUCHRE: _("You euchred them"),
            AwardKind.LONE_EUCHRE: _("You euchred the lone player"),
        }.get(award.kind, _("You made it"))
    return {
        AwardKind.RENEGE: _("Your side reneged"),
        AwardKind.BID_OUT_OF_TURN: _("Your side called out of turn"),
        AwardKind.MARCH: _("A march for them"),
        AwardKind.LONE_MARCH: _("A lone march for them"),
        AwardKind.EUCHRE: _("You were euchred"),
        AwardKind.LONE_EUCHRE: _("The lone player was euchred"),
    }.get(award.kind, pgettext("what came of a hand", "They made it"))


def _misdeal_title(award: Award) -> str:
    return _("A misdeal") if award.kind is AwardKind.MISDEAL else _("Nobody scores")


def result_blocks(view: SeatView, *, score: bool = True) -> Blocks:
    """What was made, the tricks, the points, and the `score`."""
    award = view.award
    assert award is not None
    made = view.maker is not None
    told = [sentence(made_line(view))] if made else []
    if award.kind in _EUCHRES and view.maker is not None:
        own = view.maker.side is view.seat.side
        told.append(_("You needed three tricks.") if own else _("They needed three tricks."))
    blocks: list[Block] = [Paragraph(" ".join(told))] if told else []
    shares = shares_sentence(award, view.seat)
    if shares or award.side is None:  # no figure of a side says that
        blocks += [Paragraph(tricks_line(view))] if made else []
        blocks.append(Paragraph(shares or _points((0, 0)), bold=True))
        return (*blocks, Paragraph(score_line(view), ruled=True)) if score else tuple(blocks)
    points = own_first(award.points, view.seat)
    rows = [_figure(_("Tricks"), own_first(view.tricks_won, view.seat), tricks_line(view))] if made else []
    rows.append(_figure(_("Points"), points, sentence(_points(points))))
    if score:
        rows.append(_figure(_("Score"), own_first(view.standing.points, view.seat), score_line(view)))
    return (*blocks, Figures(tuple(rows)))


def _figure(name: str, numbers: tuple[int, int], said: str) -> Figure:
    ours, theirs = (format_number(number) for number in numbers)
    return Figure(name, ours, theirs, said)


def result_clause(view: SeatView) -> Paragraph:
    """The clause that the points of a hand come from."""
    award = view.award
    assert award is not None
    source = cite(view.ruleset, view.ruleset.cite(award.topic))
    links = ((source.id, f"clause {source.id}"),)
    return Paragraph(f"**{source.id}** {source.says}", soft=True, ruled=True, links=links)


def score_line(view: SeatView) -> str:
    if view.ruleset.switches.individual_scores:
        return players_score_line(view)
    us, them = (format_number(number) for number in own_first(view.standing.points, view.seat))
    return _("The score: {us} for us, {them} for them.").format(us=us, them=them)


def players_score_line(view: SeatView) -> str:
    """The game score where each player has one."""
    players = view.standing.players
    each = (
        # NOTE: a player and the player's points, for example "Walt 4"
        _("{name} {points}").format(name=seat_name(seat, view.seat), points=format_number(players[seat]))
        for seat in clockwise_from(view.seat)
    )
    return _("The score: {players}.").format(players=format_list(each))


def _points(points: tuple[int, int]) -> str:
    us, them = points
    if us:
        return ngettext("{n} point for us", "{n} points for us", us).format(n=format_number(us))
    if them:
        return ngettext("{n} point for them", "{n} points for them", them).format(n=format_number(them))
    return _("Nobody scores")


# -- looking back ----------------------------------------------------------------------------


def last_trick_blocks(view: SeatView) -> Blocks:
    """The trick before this one: who led what, who took it, and its cards."""
    if not view.tricks:
        return (Paragraph(_("Nobody has taken a trick yet.")),)
    return trick_blocks(view, len(view.tricks))


def trick_blocks(view: SeatView, number: int) -> Blocks:
    """A trick of this hand by its number, from 1 on: who led what, who took it, and its cards."""
    trick = view.tricks[number - 1]
    seat, card = trick.plays[0]
    if seat is view.seat:
        led = _("You led the {card}.").format(card=mark(card))
    else:
        led = _("{name} led the {card}.").format(name=seat_name(seat, view.seat), card=mark(card))
    taken = sentence_of(ev.TrickGathered(winner(trick, view.trump), trick), view.seat)
    return Paragraph(led), Paragraph(taken), CardRow(_("In the order they were played:"), trick.cards)


def trick_pages(view: SeatView) -> Blocks:
    """Every trick that has been taken, the last one first, its winner's card ringed."""
    blocks: list[Block] = []
    for number, trick in reversed(list(enumerate(view.tricks, 1))):
        taker = winner(trick, view.trump)
        ringed = frozenset(card for seat, card in trick.plays if seat is taker)
        head = _("Trick {n}: you led") if trick.leader is view.seat else _("Trick {n}: {name} led")
        words = head.format(n=format_number(number), name=seat_name(trick.leader, view.seat))
        blocks.append(Paragraph(words, bold=True, ruled=bool(blocks)))
        told = sentence_of(ev.TrickGathered(taker, trick), view.seat)
        names = tuple(seat_name(seat, view.seat) for seat, _card in trick.plays)
        blocks.append(CardRow(told, trick.cards, ringed, names))
    return tuple(blocks)


def company_blocks(company: Company | None, learner: Seat) -> Blocks:
    """Who plays how well; nothing at a table that a lesson has set."""
    if company is None:
        return ()
    if company.right in (None, company.opponents):
        rivals = [opponents_line(company.opponents, learner)]
    else:
        levels = company.levels(learner)
        rivals = [opponent_line(levels[seat], seat, learner) for seat in (learner.left, learner.right)]
    lines = (partner_line(company.partner, learner), *rivals)
    return tuple(Paragraph(line, soft=True, ruled=not number) for number, line in enumerate(lines))


def score_blocks(view: SeatView) -> Blocks:
    """Trump, tricks and score in words."""
    blocks = list(story((), view))
    if not blocks:
        blocks.append(Paragraph(_("No trump yet.")))
    blocks.append(Paragraph(score_line(view), ruled=True))
    switches = view.ruleset.switches
    if switches.game_points is not None:
        goal = format_number(switches.game_points)
        blocks.append(Paragraph(_("The game goes to {points} points.").format(points=goal), soft=True))
    if switches.game_deals is not None:
        number = switches.game_deals
        text = ngettext("The game is {n} hand long.", "The game is {n} hands long.", number)
        blocks.append(Paragraph(text.format(n=format_number(number)), soft=True))
    return tuple(blocks)
