"""What is heard of what happens at the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots.levels import Steady, three_bots
from game.client.table.sounding import cues_of, hear, lesson_ended
from game.presenters.lesson_entry import LessonEntry
from game.rules import events as ev
from game.rules.actions import Action, Phase
from game.rules.cards import Card
from game.rules.seats import Seat, Side
from game.rules.state import Award, AwardKind, Setup, Standing
from game.rulesets.shipped import load_ruleset
from game.session import HOME_SEAT, Moment, Session
from tests.client.table.sitting import at, illegal_card, must_follow, sit_down, take_lesson, wait
from tests.sprites.test_make_sounds import SOUNDS

OURS, THEIRS = HOME_SEAT.side, HOME_SEAT.side.other


@pytest.fixture(scope="module")
def game() -> list[Moment]:
    """Everything that is told of one game."""
    session, steady = Session(load_ruleset("danville"), Setup("1"), three_bots(HOME_SEAT)), Steady()
    told: list[Moment] = []
    session.subscribe(told.append)
    while not session.over:
        if not session.waits_for_learner:
            session.advance()
        elif session.state.phase is Phase.HAND_OVER:
            session.next_hand()
        else:
            session.submit(steady.choose(session.view))
    return told


def sounds(moment: Moment) -> list[str]:
    return [cue.sound for cue in cues_of(moment)]


def of_event(game: list[Moment], kind: type) -> list[Moment]:
    found = [moment for moment in game if any(isinstance(event, kind) for event in moment.events)]
    assert found
    return found


def scored(kind: AwardKind, side: Side | None, game: list[Moment]) -> list[str]:
    """What a hand that ended so sounds like."""
    award = Award(kind, (1, 0), (0, 0, 0, 0), "points", side)
    return sounds(replace(game[0], events=(ev.HandScored(award, Standing()),)))


def test_every_sound_of_a_game_has_a_file(game: list[Moment]) -> None:
    heard = {sound for moment in game for sound in sounds(moment)} - {"card"}
    assert {"deal", "slide", "turn", "trick_us", "trick_them", "cube", "point"} <= heard
    assert heard <= {file.stem for file in SOUNDS.glob("*.wav")}


def test_a_card_is_heard_when_it_lands_and_each_packet_by_itself(game: list[Moment]) -> None:
    for moment in of_event(game, ev.CardPlayed):
        card = next(cue for cue in cues_of(moment) if cue.sound == "card")
        assert card.after > 0
    assert all(sounds(moment) == ["deal"] for moment in of_event(game, ev.PacketDealt))


def test_a_trick_sounds_by_the_side_that_took_it(game: list[Moment]) -> None:
    for moment in of_event(game, ev.TrickGathered):
        gathered = next(event for event in moment.events if isinstance(event, ev.TrickGathered))
        assert sounds(moment)[0] == ("trick_us" if gathered.winner.side is OURS else "trick_them")


def test_the_cube_is_heard_once_the_call_was_read(game: list[Moment]) -> None:
    for moment in of_event(game, ev.TrumpMade):
        assert [cue.after > 420 for cue in cues_of(moment) if cue.sound == "cube"] == [True]


def test_your_turn_is_heard_after_another_and_never_after_your_own_deed(game: list[Moment]) -> None:
    turns = [moment for moment in game if "turn" in sounds(moment)]
    assert turns
    for moment in turns:
        assert moment.view.my_turn
        assert moment.action is not None
        assert moment.action.seat is not HOME_SEAT
        assert "trick_us" not in sounds(moment)


def test_the_last_card_calls_nobody_to_play_it(game: list[Moment]) -> None:
    last = [moment for moment in game if moment.view.phase is Phase.PLAY and len(moment.view.hand) == 1]
    assert last
    assert not any("turn" in sounds(moment) for moment in last)


@pytest.mark.parametrize(
    ("kind", "side", "sound"),
    [
        (AwardKind.MADE, OURS, ["point"]),
        (AwardKind.LONE_MADE, THEIRS, ["point"]),
        (AwardKind.MARCH, OURS, ["march"]),
        (AwardKind.MARCH, THEIRS, ["point"]),
        (AwardKind.LONE_MARCH, OURS, ["lone_march"]),
        (AwardKind.LONE_MARCH, THEIRS, ["point"]),
        (AwardKind.EUCHRE, OURS, ["euchre"]),
        (AwardKind.EUCHRE, THEIRS, ["euchre"]),
        (AwardKind.LONE_DEFENCE, OURS, ["euchre"]),
        (AwardKind.THROWN_IN, None, []),
    ],
)
def test_a_hand_sounds_by_how_it_ended(
    kind: AwardKind, side: Side | None, sound: list[str], game: list[Moment]
) -> None:
    assert scored(kind, side, game) == sound


@pytest.mark.parametrize(("winner", "sound"), [(OURS, ["game_won"]), (THEIRS, ["game_lost"]), (None, [])])
def test_a_game_sounds_by_who_won_it(winner: Side | None, sound: list[str], game: list[Moment]) -> None:
    assert sounds(replace(game[0], events=(ev.GameEnded(winner, Standing()),))) == sound


def test_a_table_that_goes_back_is_silent(game: list[Moment]) -> None:
    moment = of_event(game, ev.CardPlayed)[0]
    assert sounds(replace(moment, rewound=True)) == []


def test_a_pass_is_heard_in_no_sound_of_its_own(game: list[Moment]) -> None:
    moment = Moment(1, Action.parse("1:pass"), (ev.Passed(Seat(1), False),), game[0].view)
    assert sounds(moment) == []


# -- lessons ---------------------------------------------------------------------------------


def entry(name: str, done: bool, chapter: str = "first", test: bool = False) -> LessonEntry:
    return LessonEntry(name, name, "", 3, 0, 5, done=done, chapter=chapter, test=test)


def test_the_last_lesson_of_a_chapter_has_a_sound_of_its_own() -> None:
    others = [entry("other", False, "second"), entry("test", False, test=True)]
    assert lesson_ended([entry("a", True), entry("b", False), *others], "a") == "lesson"
    assert lesson_ended([entry("a", True), entry("b", True), *others], "a") == "chapter"
    assert lesson_ended(others, "an author's own") == "lesson"


# -- the screens play them -------------------------------------------------------------------


def test_a_table_plays_what_happens_and_a_refused_card_knocks() -> None:
    app, screen = sit_down()
    heard: list[str] = []
    app.sounds.play = lambda name, after=0.0: heard.append(name)  # type: ignore[method-assign]
    wait(app)
    assert {"slide", "deal", "card"} <= set(heard)
    app, screen = at(must_follow)
    app.sounds.play = lambda name, after=0.0: heard.append(name)  # type: ignore[method-assign]
    heard.clear()
    screen.choose(illegal_card(screen))
    assert heard == ["refused"]


def test_with_reduced_motion_sounds_come_sooner_but_one_after_another() -> None:
    times = []
    for reduced in (False, True):
        app, screen = sit_down(reduced_motion=reduced)
        heard: dict[str, float] = {}
        hear(
            Moment(1, None, (ev.CardPlayed(Seat(1), Card.parse("AS")),), screen.table.view),
            screen.board.motion,
            heard.__setitem__,
        )
        times.append(heard["card"])
        app.close()
    assert times[0] > times[1] > 0


def test_the_result_of_a_hand_is_heard_after_its_last_trick(game: list[Moment]) -> None:
    for moment in of_event(game, ev.HandScored):
        cues = cues_of(moment)
        assert cues[0].sound in ("trick_us", "trick_them")
        assert cues[-1].sound not in ("slide", "turn")
        assert cues[-1].after > 1000


def test_a_lesson_that_is_finished_is_heard() -> None:
    app, screen = take_lesson()
    heard: list[str] = []
    app.sounds.play = lambda name, after=0.0: heard.append(name)  # type: ignore[method-assign]
    for _step in range(200):
        if screen.lesson.runner.finished:
            break
        screen.press("skip")
        screen.press("forward")
    assert screen.lesson.runner.finished
    assert heard[-1] in ("lesson", "chapter")
