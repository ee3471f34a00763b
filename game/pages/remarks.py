"""What a player at the table says when a hand, a game or a lesson ends in a way worth a word.

Nora is glad for you and steady, Walt is careful and seldom in a hurry, Ezra hopes and laughs about it. They
are kind about you, and nobody gloats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.i18n import _
from game.pages.lesson_words import LessonEnd
from game.pages.table_model import Mood
from game.rules.match import leader
from game.rules.seats import Seat
from game.rules.state import Award, AwardKind, Standing

_MARCHES = (AwardKind.MARCH, AwardKind.LONE_MARCH, AwardKind.LONE_DEFENCE_MARCH)
_EUCHRES = (AwardKind.EUCHRE, AwardKind.LONE_EUCHRE, AwardKind.LONE_DEFENCE)
GREAT = (*_MARCHES, *_EUCHRES)
"""How a hand ends that is worth a word, and more."""


def remark(award: Award, learner: Seat, hands: int) -> tuple[Seat, str] | None:
    """Who says what about a hand; None where there is nothing to say.

    `hands` is how many have been played: it chooses among the words, so that none come twice running.
    """
    if award.side is None or award.kind not in GREAT:
        return None
    ours = award.side is learner.side
    if ours:
        words = _march_for_us() if award.kind in _MARCHES else _euchre_by_us()
        return learner.partner, words[hands % len(words)]
    if hands % 2:  # the partner, about what went wrong
        words = _bad_luck()
        return learner.partner, words[hands // 2 % len(words)]
    speaker = learner.left if hands // 2 % 2 else learner.right
    walt, ezra = _walt_won(), _ezra_won()
    told = walt if speaker is learner.left else ezra
    return speaker, told[hands // 4 % len(told)]


def game_remark(standing: Standing, learner: Seat, played: int) -> tuple[Seat, str]:
    """Who says what about a game that is over.

    `played` is how many games the learner has finished: it chooses among the words as `hands` does above.
    """
    ahead = leader(standing)
    if ahead is None:
        told = _tie(learner)
    else:
        told = _game_won(learner) if ahead is learner.side else _game_lost(learner)
    return told[played % len(told)]


def _game_won(learner: Seat) -> Sequence[tuple[Seat, str]]:
    return (
        (learner.partner, _("We did it! Well played.")),
        (learner.left, _("You earned that one.")),
        (learner.partner, _("I'd play with you any day.")),
        (learner.right, _("You two were too good. Again?")),
    )


def _game_lost(learner: Seat) -> Sequence[tuple[Seat, str]]:
    return (
        (learner.partner, _("Good game. We'll get the next one.")),
        (learner.left, _("You made us work for it.")),
        (learner.partner, _("I liked how you played that.")),
        (learner.right, _("I got lucky. Another round?")),
    )


def _tie(learner: Seat) -> Sequence[tuple[Seat, str]]:
    return (
        (learner.partner, _("Even! Nobody goes home sad.")),
        (learner.left, _("A fair result, I'd say.")),
        (learner.right, _("A tie? Let's settle it!")),
    )


@dataclass(frozen=True)
class LessonWord:
    """Who says what at the end of a lesson, by the id of a person, and what the face shows."""

    who: str
    words: str
    mood: Mood


def lesson_remark(end: LessonEnd, done: int) -> LessonWord:
    """What one of the players says about a lesson that is over.

    `done` is how many lessons the learner has done: it chooses, so that from one lesson to the next another
    player speaks.
    """
    told = {
        LessonEnd.WELL: _lesson_well,
        LessonEnd.SO_SO: _lesson_so_so,
        LessonEnd.PASSED: _test_passed,
        LessonEnd.NOT_YET: _test_not_yet,
    }[end]()
    who, words = told[done % len(told)]
    glad = end in (LessonEnd.WELL, LessonEnd.PASSED)
    return LessonWord(who, words, Mood.PLEASED if glad else Mood.RESTING)


def _lesson_well() -> Sequence[tuple[str, str]]:
    return (
        ("nora", _("You've got it. I'm glad we're partners.")),
        ("walt", _("Slow and sure. That's how I like it.")),
        ("ezra", _("Uh-oh. Now I'll have to watch you.")),
        ("nora", _("I knew you'd get that one.")),
        ("walt", _("Good, steady work. Care for another?")),
        ("ezra", _("Ha! You make it look easy.")),
    )


def _lesson_so_so() -> Sequence[tuple[str, str]]:
    return (
        ("nora", _("It comes with playing. You'll see.")),
        ("walt", _("No hurry. It took me years.")),
        ("ezra", _("I still get that one wrong!")),
    )


def _test_passed() -> Sequence[tuple[str, str]]:
    return (
        ("nora", _("A whole chapter! You've earned it.")),
        ("walt", _("That was careful work. I tip my hat.")),
        ("ezra", _("A whole chapter? Deal me in!")),
    )


def _test_not_yet() -> Sequence[tuple[str, str]]:
    return (
        ("nora", _("You're close. Let's look at it together.")),
        ("walt", _("Take your time. The cards will wait.")),
        ("ezra", _("Same here, the first time. Try again!")),
    )


def _march_for_us() -> tuple[str, ...]:
    return (
        _("All five! That was fun."),
        _("Every trick. I'd play that hand again."),
        _("Five tricks! I just had to follow along."),
    )


def _euchre_by_us() -> tuple[str, ...]:
    return (
        _("Got them! Two points for us."),
        _("They came up short. Well played."),
        _("That's how you set them!"),
    )


def _bad_luck() -> tuple[str, ...]:
    return (
        _("It happens to everyone. Next hand."),
        _("I'd have called that, too."),
        _("The cards weren't there. We'll get them back."),
    )


def _walt_won() -> tuple[str, ...]:
    return (
        _("The cards fell our way."),
        _("Good game. That was close."),
        _("Took me seventy years to get those cards."),
    )


def _ezra_won() -> tuple[str, ...]:
    return (
        _("Ha! I wasn't sure about that one."),
        _("I got lucky for once!"),
        _("Did you see that? I didn't see it coming either."),
    )
