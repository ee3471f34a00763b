"""What is said of a reviewed hand: its decisions, what came of it, and why the others played so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from game.bots.ladder import Level
from game.i18n import _, format_number, ngettext
from game.pages.happenings import call_said
from game.pages.review_columns import Column, last_word
from game.pages.review_pictures import Shown, shown
from game.records.reviewing import Reviewable
from game.rules.actions import Action, ActionKind
from game.rules.cards import Card
from game.rules.hand import legal
from game.rules.seats import Seat
from game.rules.slip_kinds import slip_kind
from game.rules.view import observe
from game.tutor.action_words import choice_words, signed
from game.tutor.hand_commentary import why_played
from game.tutor.hints import linked
from game.tutor.reasons_why import reason_why
from game.tutor.review import HandReview, Judged, Mark
from game.tutor.review import words as told
from game.words import in_one_breath, seat_name
from game.words.markup import mark, plain
from game.words.names import Names, speaks_to


@dataclass(frozen=True, slots=True)
class Called:
    """What the calling column shows: the turned card, what lies below it, and a call in quotation marks."""

    upcard: Card | None
    turned_down: bool
    words: str
    mistake: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """The words of one column's card. `mark` is None while the decision is being thought about."""

    pill: str
    mark: Mark | None
    cost: str = ""
    sentence: str = ""
    brief: str = ""  # what is said where the sentence has no room
    more: str = ""  # whether there was a hint, and which of several decisions this is
    spoken: str = ""

    def shortened(self, brief: bool) -> Verdict:
        """The same with the brief text, if that is asked for."""
        return replace(self, sentence=self.brief) if brief else self


@dataclass(frozen=True, slots=True)
class Opened:
    """A decision opened: its title, what is said of it, what was done and what was better."""

    title: str
    text: str
    shown: tuple[Shown, ...] = ()


@dataclass(frozen=True, slots=True)
class OtherMove:
    """What somebody else did and why. `hidden` tells that it was done face down."""

    place: str
    name: str
    action: str
    why: str
    hidden: bool = False


def cost_beside(judged: Judged) -> str:
    """The cost of a decision where there is little room; empty where it had none to have."""
    return "" if judged.mark in (Mark.ONLY, Mark.UNKNOWN) else told.short_cost(judged.cost)


def nobody_else() -> str:
    """What is said where no other player did anything that `HandWords.others` could tell."""
    return _("Nobody else had a decision to make here.")


@dataclass(frozen=True)
class HandWords:
    """Words about one hand, for our own table or with the names of a record."""

    hand: Reviewable

    @property
    def names(self) -> Names | None:
        return self.hand.names

    @property
    def own(self) -> bool:
        """Whether the decisions are the learner's."""
        return speaks_to(self.hand.seat, self.names)

    def name(self, seat: Seat) -> str:
        return seat_name(seat, self.hand.seat) if self.names is None else self.names[seat]

    # -- columns -----------------------------------------------------------------------------

    def column_title(self, column: Column, winner: bool) -> str:
        """The head of a column: which trick, and who won it; else, or if it was broken off, who led it."""
        if column.trick is None:
            return f"**{_('Calling')}**"
        number = format_number(column.number)
        leader = column.trick.leader
        own = leader is self.hand.seat and self.own
        if winner and column.winner is not None:
            # NOTE: the head of a column in two lines: which trick, and who won it
            return _("**Trick {n}**\n{won}").format(n=number, won=self.won(column.winner))
        text = _("**Trick {n}**, you led") if own else _("**Trick {n}**, {name} led")
        return text.format(n=number, name=self.name(leader))

    def won(self, seat: Seat) -> str:
        """Who won a trick, as short as it can be said."""
        if seat is self.hand.seat and self.own:
            return _("You won")
        return _("{name} won").format(name=self.name(seat))

    def called(self, column: Column, judged: Judged | None) -> Called:
        """What the column of the calling shows."""
        deal = self.hand.deal
        found = last_word(deal, column, judged)
        first = deal.first
        wrong = judged is not None and judged.mark is Mark.MISTAKE
        if judged is not None and judged.action.card is not None:  # a card put down or given
            label = _moved(judged.action, told=not judged.untold)
            return Called(first.upcard, deal.last.turned_down, label, wrong)
        if found is None:
            return Called(first.upcard, deal.last.turned_down, "")
        action, second = found
        words = call_said(first.ruleset, action, first.dealer, second)
        quoted = _("“{call}”").format(call=words)
        if action.seat is not self.hand.seat:
            # NOTE: a player and what the player said
            quoted = _("{name}: “{call}”").format(name=self.name(action.seat), call=words)
        own = judged is not None and judged.action == action
        return Called(first.upcard, deal.last.turned_down, quoted, wrong and own)

    # -- verdicts ----------------------------------------------------------------------------

    def verdict(self, column: Column, place: int) -> Verdict:
        """The card of a column, at one of its decisions."""
        where = plain(self.column_title(column, winner=True))
        if not column.judged:
            pill, sentence = self._nothing(column)
            mark = None if column.waits else Mark.ONLY
            return Verdict(pill, mark, sentence=sentence, spoken=f"{where}. {sentence}")
        judged = column.judged[place]
        pill, sentence, cost = told.mark_words(judged), self._sentence(judged), cost_beside(judged)
        aside = [text for text in (told.hint_words(judged), self._more(column, place)) if text]
        more = "\n".join(aside)
        spoken = in_one_breath((where, pill, cost, plain(sentence), *aside))
        brief = told.better_words(judged) or told.did_words(judged, self.names)
        tone = Mark.ONLY if judged.as_told else judged.mark
        return Verdict(pill, tone, cost, sentence, brief, more, spoken)

    def _more(self, column: Column, place: int) -> str:
        if len(column.judged) < 2:
            return ""
        # NOTE: which of several decisions in one column is shown
        text = _("Decision {n} of {total}")
        return text.format(n=format_number(place + 1), total=format_number(len(column.judged)))

    def _nothing(self, column: Column) -> tuple[str, str]:
        """Mark and sentence where there is no decision to show."""
        own = self.own
        if column.waits:
            return _("Thinking"), _("Still weighing this decision.")
        if self.hand.seat in self.hand.deal.last.sitting_out and column.trick is not None:
            text = _("You sat this hand out.") if own else _("{name} sat this hand out.")
            return _("Sat out"), text.format(name=self.name(self.hand.seat))
        steps = (self.hand.deal.steps[place] for place in column.steps)
        if any(step.action.seat is self.hand.seat and slip_kind(step.before, step.action) for step in steps):
            return _("A slip"), _("You made a slip here.") if own else _("{name} made a slip here.").format(
                name=self.name(self.hand.seat)
            )
        if column.trick is None:
            text = _("You didn't get a turn to call.") if own else _("{name} didn't get a turn to call.")
            return _("No choice"), text.format(name=self.name(self.hand.seat))
        return _("No choice"), _("The hand ended before this trick.")

    def _sentence(self, judged: Judged) -> str:
        return told.sentence(judged, self.names)

    # -- a decision opened -------------------------------------------------------------------

    def opened(self, column: Column, judged: Judged | None, term: Callable[[str], str]) -> Opened:
        """A decision of a column, its reason with a link; `term` gives a word of the glossary by its id."""
        if judged is None:
            return Opened(*self._nothing(column))
        title = told.decision_title(judged)
        if judged.mark is Mark.UNKNOWN:
            return Opened(title, self._sentence(judged), shown(judged))
        if judged.mark is Mark.ONLY:
            # NOTE: a decision by its place in the hand, where only one thing was allowed
            title = _("{where}: nothing to decide").format(where=title)
            return Opened(title, self._sentence(judged), shown(judged))
        title, text = self._weighed(title, judged)
        best = judged.action if judged.better is None or judged.as_good else judged.better
        whole, word = linked(text, reason_why(judged.view, best, judged.values, judged.action), term)
        return Opened(title, f"{whole} {word}" if word else whole, shown(judged))

    def _weighed(self, title: str, judged: Judged) -> tuple[str, str]:
        """What was better, or that nothing was; the pictures tell what was done."""
        found = told.headline(HandReview((judged,), 0.0), self.names) if judged.cost else None
        if found is not None:
            return found
        # NOTE: a decision by its place in the hand, its mark and its cost: "Trick 3: Best, no cost"
        text = _("{where}: {mark}, {cost}").format(
            where=title, mark=told.mark_words(judged), cost=told.cost_words(judged.cost)
        )
        return text, self._sentence(judged)

    # -- the hand ----------------------------------------------------------------------------

    def title(self) -> str:
        return told.hand_title(self.hand.steps, self.hand.seat, self.names)

    def cost(self, review: HandReview | None) -> str:
        """What the hand cost, or how many decisions are still being weighed."""
        if review is None:
            return _("Still weighing the decisions.")
        if not review.complete:
            text = ngettext("Thinking, {n} decision to go", "Thinking, {n} decisions to go", review.waiting)
            return text.format(n=format_number(review.waiting))
        if review.doubtful and not review.cost:
            untold = any(judged.untold for judged in review.judged)
            return _("Not all the cards are known.") if untold else _("Some decisions couldn't be weighed.")
        return told.total_cost_words(review)

    def luck(self, review: HandReview | None) -> str:
        """Result, choices and the rest as one line; empty while it is not known, or cannot be."""
        if review is None or not review.complete or review.doubtful or not self.hand.deal.over:
            return ""
        if review.slips:
            text = _(
                "Result {points}: {choices} from your choices, {slips} from your slips, {luck} from "
                "everything else"
            )
        elif self.own:
            text = _("Result {points}: {choices} from your choices, {luck} from everything else")
        else:
            text = _("Result {points}: {choices} from the player's choices, {luck} from everything else")
        return text.format(
            points=signed(review.points),
            choices=signed(-review.cost),
            slips=signed(review.slips),
            luck=signed(review.luck),
        )

    def luck_explained(self, review: HandReview) -> str:
        """What the line means."""
        more = _(
            "In a single hand, the cards decide most of the result. Over many hands, they even out. What "
            "you can change is how much your choices cost."
        )
        return f"{told.luck_words(review, None if self.own else self.names)}\n\n{more}"

    def others(self, places: Iterable[int], levels: Mapping[Seat, Level]) -> tuple[OtherMove, ...]:
        """Why the others did what they did at these steps, in order.

        `levels` are those of bots; of a seat without one it is told as of a person. What the table did by
        itself is left out, and whose cards are not known.
        """
        moves = (self._other(place, levels) for place in places)
        return tuple(move for move in moves if move is not None)

    def _other(self, place: int, levels: Mapping[Seat, Level]) -> OtherMove | None:
        state, action = self.hand.steps[place]
        seat = action.seat
        if action not in legal(state, seat):  # slips and calls of the director are told apart
            return None
        if seat is self.hand.seat or not self.hand.unknown.isdisjoint(state.hands[seat]):
            return None
        view = observe(state, seat)
        own = self.own and seat.partner is self.hand.seat
        partner = "" if own else self.name(seat.partner)  # without a name the partner is spoken to
        why = why_played(view, action, levels.get(seat), self.name(seat), partner)
        done = mark(action.card) if action.card is not None else choice_words(view, action)
        hidden = action.card is not None and action.kind is not ActionKind.PLAY
        return OtherMove(told.place_words(view), self.name(seat), done, why, hidden) if why else None


def _moved(action: Action, *, told: bool) -> str:
    """What was done with a card before the play, as a label; `told` is whether the record tells which one."""
    assert action.card is not None
    if not told:
        return _("Discarded a card")
    text = _("Gave the {card}") if action.kind is ActionKind.GIVE else _("Discarded {card}")
    return text.format(card=mark(action.card))
