"""From what happened at the table to what is heard of it. Nothing sounds that is not also seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.client.draw import theme
from game.client.table.end_moves import spread_over
from game.client.table.motion import Motion
from game.presenters.lesson_entry import LessonEntry, taught_in
from game.rules import events as ev
from game.rules.actions import BY_THE_TABLE, Phase
from game.rules.state import AwardKind
from game.rules.view import SeatView
from game.session import Moment

_READ = 160  # milliseconds between a card that lands and the note that it is your turn
_CALM = 0.5  # of these times where moves are short fades


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound, and how many milliseconds after the start of its beat it comes."""

    sound: str
    after: float = 0


_AWARDS = {
    AwardKind.MARCH: "march",
    AwardKind.LONE_MARCH: "lone_march",
    AwardKind.EUCHRE: "euchre",
    AwardKind.LONE_EUCHRE: "euchre",
    AwardKind.LONE_DEFENCE: "euchre",
    AwardKind.LONE_DEFENCE_MARCH: "euchre",
}


def cues_of(moment: Moment) -> tuple[Cue, ...]:
    """What a step of the game sounds like to the learner; nothing where the table only goes back."""
    if moment.rewound:
        return ()
    found = [cue for event in moment.events for cue in _of(event, moment.view)]
    return (*found, *_turn(moment))


def hear(moment: Moment, motion: Motion, play: Callable[[str, float], None]) -> None:
    """Plays what a step of the game sounds like, in time with the beat that shows it next."""
    pace = motion.pace * (_CALM if motion.reduced else 1)
    for cue in cues_of(moment):
        play(cue.sound, cue.after * pace)


def _of(event: ev.Event, view: SeatView) -> Sequence[Cue]:
    make = _CUES.get(type(event))
    return make(event, view) if make is not None else ()


def _turn(moment: Moment) -> Sequence[Cue]:
    """The note that it is the learner's turn; after a trick its own notes say enough."""
    view, action = moment.view, moment.action
    others = action is not None and action.seat is not view.seat
    told = any(isinstance(event, ev.TrickGathered) for event in moment.events)
    if told or not others or not any(each.kind not in BY_THE_TABLE for each in view.legal):
        return ()
    if view.phase is Phase.PLAY and len(view.hand) == 1:  # the last card may play itself
        return ()
    played = any(isinstance(event, ev.CardPlayed) for event in moment.events)
    return (Cue("turn", (theme.PLAY if played else 0) + _READ),)


def _trick(event: ev.TrickGathered, view: SeatView) -> Sequence[Cue]:
    notes = Cue("trick_us" if event.winner.side is view.seat.side else "trick_them")
    if view.award is not None:  # the last one is laid out with the others
        return notes, Cue("slide", theme.MARKED)
    return notes, Cue("slide", theme.MARKED + theme.TOGETHER + theme.TURNING)


def _hand(event: ev.HandScored, view: SeatView) -> Sequence[Cue]:
    """A march is sung for one's own side alone; a euchre is a thud for both."""
    award = event.award
    if award.side is None:
        return ()
    sound = _AWARDS.get(award.kind, "point")
    theirs = "march" in sound and award.side is not view.seat.side
    stamped = spread_over(len(view.tricks)) + theme.STAMP
    return (Cue("point" if theirs else sound, stamped),)


def _game(event: ev.GameEnded, view: SeatView) -> Sequence[Cue]:
    if event.winner is None:
        return ()
    return (Cue("game_won" if event.winner is view.seat.side else "game_lost"),)


def _always(*cues: Cue) -> Callable[[Any, SeatView], Sequence[Cue]]:
    return lambda event, view: cues


_CUES: dict[type, Callable[[Any, SeatView], Sequence[Cue]]] = {
    ev.DealerDrawn: _always(Cue("slide")),
    ev.PacketDealt: _always(Cue("deal", theme.DEAL)),
    ev.TurnedUp: _always(Cue("card", theme.TURN)),
    ev.TurnedDown: _always(Cue("card", theme.SAID + theme.TURN)),
    ev.TrumpMade: _always(Cue("cube", theme.SAID + theme.CUBE)),
    ev.PickedUp: _always(Cue("slide", theme.SAID + theme.CUBE)),
    ev.Discarded: _always(Cue("slide")),
    ev.LeftUpcard: _always(Cue("slide")),
    ev.CardGiven: _always(Cue("slide")),
    ev.LoneDiscarded: _always(Cue("slide")),
    ev.FarmersExchange: _always(Cue("slide")),
    ev.CardPlayed: _always(Cue("card", theme.PLAY)),
    ev.TrickGathered: _trick,
    ev.HandScored: _hand,
    ev.GameEnded: _game,
    ev.DealPassed: _always(Cue("gather"), Cue("shuffle", theme.GATHER)),
    ev.DealtAgain: _always(Cue("gather"), Cue("shuffle", theme.GATHER)),
}


def lesson_ended(lessons: Sequence[LessonEntry], lesson: str) -> str:
    """The sound of a lesson that has just been finished: the last one of its chapter has one of its own."""
    own = next((each for each in lessons if each.id == lesson), None)
    chapter = [each for each in taught_in(lessons) if own is not None and each.chapter == own.chapter]
    return "chapter" if chapter and all(each.done or each.known for each in chapter) else "lesson"
