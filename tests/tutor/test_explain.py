"""The tutor's explanations: a sentence for every reason, and nothing the learner cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game import i18n
from game.rules import choices
from game.rules.actions import Action, ActionKind, Phase
from game.rules.cards import Card, Suit, pack
from game.rules.facts import Subject
from game.rules.hand import actors, apply, candidates, legal
from game.rules.judge import judge
from game.rules.reasons import ReasonKind
from game.rules.ruleset import LoneLead, Ruleset
from game.rules.seats import Seat
from game.rules.slip_kinds import acts
from game.rules.state import Setup, State
from game.rules.view import observe
from game.tutor import grounds, outcomes, refusals, table_facts
from game.tutor.explain import Explanation, explain, why
from game.words.markup import plain, spans
from tests.tables import DANVILLE, HOYLE, PACKS, hand_setup, random_states, reach, rules

LEFT = "JD AD KS TC 9S"
TO_THE_LEFT_BOWER = "1:pass 2:pass 3:pass 0:pass 1:pass 2:call:H 1:play:KH 2:play:JH 3:play:TH"


def explained(state: State, action: Action) -> Explanation:
    return explain(observe(state, Seat.SOUTH), action, judge(state, action))


def left_bower_table() -> State:
    setup = hand_setup(LEFT, "KH", "JH", "TH", dealer=Seat.SOUTH, upcard="9C")
    return reach(setup, TO_THE_LEFT_BOWER)


def diamonds_led() -> State:
    setup = hand_setup("JD KD AS TC 9S", "9D", dealer=Seat.SOUTH, upcard="9C")
    state = reach(setup, "1:pass 2:pass 3:pass 0:pass 1:pass 2:call:H 1:play:9D")
    for seat in (Seat.NORTH, Seat.EAST):
        state, _events = apply(state, legal(state, seat)[0])
    return state


def tries(state: State) -> Iterator[Action]:
    """All that the learner could ask about: what the moment offers, and what it does not."""
    yield from candidates(state, Seat.SOUTH)
    yield Action(Seat.SOUTH, ActionKind.PASS)
    yield Action(Seat.SOUTH, ActionKind.ORDER)
    yield from (Action(Seat.SOUTH, ActionKind.CALL, suit=suit) for suit in Suit)
    if state.honest is not None:
        yield from acts(state, Seat.SOUTH)
        yield from choices.legal(state, Seat.SOUTH)
        yield from (Action(Seat.SOUTH, kind) for kind in (ActionKind.COUNT, ActionKind.DIRECTOR))
    yield Action(Seat.SOUTH, ActionKind.DEAL, count=2)
    yield Action(Seat.SOUTH, ActionKind.DEAL, count=3)
    yield Action(Seat.SOUTH, ActionKind.GATHER)
    yield Action(Seat.SOUTH, ActionKind.LEAVE)
    others = pack(state.ruleset.switches.pack)[::5]
    for card in (*others, *observe(state, Seat.SOUTH).hand):
        yield Action(Seat.SOUTH, ActionKind.PLAY, card)
        yield Action(Seat.SOUTH, ActionKind.DISCARD, card)


def asking_states(ruleset: Ruleset, seed: str) -> Iterator[State]:
    """The states of a hand in which the learner acts, and every eighth of the others."""
    for number, state in enumerate(random_states(ruleset, seed)):
        if Seat.SOUTH in actors(state) or number % 8 == 0:
            yield state


def texts(explanation: Explanation) -> list[str]:
    told = [explanation.title, explanation.line, *explanation.reasons, explanation.cost]
    for citation in explanation.citations:
        told += [citation.title, citation.says, citation.reading]
    return told


def visible(state: State) -> set[Card]:
    """Every card that lies or lay open, and the learner's own."""
    view = observe(state, Seat.SOUTH)
    played = [card for trick in (*view.tricks, view.trick) if trick for card in trick.cards]
    return {*view.hand, *played, *(card for card in (view.upcard, view.discard) if card)}


def tables() -> list[Ruleset]:
    sheets = [rules(name, pack=size, joker=joker) for name in (HOYLE, DANVILLE) for size, joker in PACKS]
    lenient = {"take_upcard": "may", "bury_upcard": True, "defend_alone": True}
    return [*sheets, rules(HOYLE, joker=True, **lenient)]


def test_every_kind_of_reason_has_a_sentence() -> None:
    voices = {
        **grounds.SENTENCES,
        **refusals.SENTENCES,
        **table_facts.SENTENCES,
        **outcomes.SENTENCES,
    }
    assert set(voices) == set(ReasonKind)


def check_what_is_said(state: State) -> set[ReasonKind]:
    """Ask about everything; gives the kinds of reasons that came up."""
    seen, reached = visible(state), set()
    for action in tries(state):
        explanation = explained(state, action)
        reached |= {reason.kind for reason in judge(state, action).reasons}
        check_words(explanation, {*seen, action.card} if action.card else seen)
    for subject in Subject:
        fact = why(observe(state, Seat.SOUTH), subject)
        if fact is not None:
            reached |= {reason.kind for reason in fact.claims}
            check_words(fact, seen)
    return reached


def check_words(explanation: Explanation, seen: set[Card]) -> None:
    """Whole sentences, about cards that the learner sees."""
    assert explanation.reasons
    assert explanation.citations
    assert set(explanation.cards) <= seen
    for text in texts(explanation):
        assert not {"{", "}"} & set(plain(text)), text
        assert "None" not in text
        assert {span.card for span in spans(text) if span.card} <= seen, text


def table_name(ruleset: Ruleset) -> str:
    return f"{ruleset.id}-{ruleset.switches.pack}-{'joker' if ruleset.switches.joker else 'plain'}"


@pytest.mark.parametrize("ruleset", tables(), ids=table_name)
def test_whatever_is_asked_in_random_games_gets_whole_sentences_about_visible_cards(ruleset: Ruleset) -> None:
    for seed in range(20):
        for state in asking_states(ruleset, f"explain/{seed}"):
            check_what_is_said(state)


def lone_states() -> Iterator[State]:
    """Leads against a lone hand led from its left, and a lone march where players score apart."""
    against = rules(HOYLE, lone_lead=LoneLead.MAKERS_LEFT, defend_alone=True)
    setup = hand_setup(dealer=Seat.EAST, upcard="9H", ruleset=against)
    alone = reach(setup, "0:order:alone 3:discard:9H", against.with_switches(bury_upcard=True))
    for answers in ("1:defend 3:defend", "1:defend 3:defend:alone"):
        state = alone
        for answer in answers.split():
            state, _events = apply(state, Action.parse(answer))
        yield state
    apart = rules(HOYLE, individual_scores=True, lone_march_partner_points=4, lone_march_points=5)
    setup = hand_setup("JH JD AH KH QH", dealer=Seat.EAST, upcard="9H", ruleset=apart)
    state = reach(setup, "0:order:alone", apart)
    while state.phase is not Phase.HAND_OVER:
        state, _events = apply(state, legal(state, state.turn)[0])
    yield state


def rare_states() -> Iterator[State]:
    """What random games seldom come to."""
    joker, danville = rules(HOYLE, joker=True), rules(DANVILLE)
    yield reach(hand_setup(dealer=Seat.SOUTH, upcard="XX", ruleset=joker), ruleset=joker)
    for ruleset in (rules(HOYLE), danville):
        setup = hand_setup(LEFT, dealer=Seat.SOUTH, upcard="9C", ruleset=ruleset)
        yield reach(setup, "1:pass 2:pass 3:pass", ruleset)
        yield reach(setup, "1:pass 2:pass 3:pass 0:pass 1:pass 2:pass 3:pass", ruleset)
    for hand in (LEFT, "KS TC 9S AD KD"):
        yield reach(hand_setup(hand, dealer=Seat.EAST, upcard="9H", ruleset=danville), ruleset=danville)
    canadian = rules(HOYLE, canadian_loner=True)
    yield reach(hand_setup(dealer=Seat.NORTH, upcard="9H", ruleset=canadian), "3:pass", canadian)
    for way in ("exchange", "redeal"):
        farmers = rules(HOYLE, farmers_hand=way)
        for hand in ("9S 9D 9C KD AC", LEFT):
            yield reach(hand_setup(hand, dealer=Seat.EAST, upcard="9H", ruleset=farmers), ruleset=farmers)
    best = rules(HOYLE, partners_best=True)
    setup = hand_setup("9S 9D", east="9C", dealer=Seat.EAST, upcard="9H", ruleset=best)
    yield reach(setup, "0:pass 1:pass 2:order:alone 3:discard:9C", best)
    setup = hand_setup("9S 9D", north="AC", east="9C", dealer=Seat.EAST, upcard="9H", ruleset=best)
    yield reach(setup, "0:order:alone 3:discard:9C 2:give:AC", best)
    for switches in ({"no_trump": True}, {"no_trump": True, "joker": True}, {}):
        ruleset = rules(HOYLE, **switches)
        setup = hand_setup(LEFT, dealer=Seat.EAST, upcard="9H", ruleset=ruleset)
        yield reach(setup, "0:pass 1:pass 2:pass 3:pass", ruleset)
    yield from lone_states()
    thrown = reach(hand_setup(dealer=Seat.EAST, upcard="9H"), "0:pass 1:pass 2:pass 3:pass")
    for seat in (0, 1, 2, 3):
        thrown, _events = apply(thrown, Action.parse(f"{seat}:pass"))
    yield thrown
    yield apply(thrown, Action.parse("3:next"))[0]
    yield left_bower_table()
    yield diamonds_led()
    setup = hand_setup("XX AD KS", east="AH", dealer=Seat.NORTH, upcard="9C", ruleset=joker)
    yield reach(setup, "3:pass 0:pass 1:pass 2:pass 3:call:H 3:play:AH", joker)
    early = rules("wednesday-night")
    yield reach(hand_setup("AH KS", dealer=Seat.EAST, upcard="9H", ruleset=early), "0:order", early)
    yield reach(hand_setup(dealer=Seat.SOUTH, upcard="9H")).changed(phase=Phase.GAME_OVER)


def honest_states() -> Iterator[State]:
    """Tables at which a slip binds somebody, or gives somebody a choice."""
    table = honest("AD KD QD JD TD", dealer=Seat.SOUTH, upcard="9H")
    yield reach(table, "1:pass 0:expose:AD 1:director:0:showed 2:pass 3:pass 0:order")
    looked = "1:pass 2:pass 3:pass 0:order 0:discard:TD 0:tell:C 1:director:0:said"
    strict = rules("hoyle-2001", pack=24)
    yield reach(table, looked, strict)
    hands = "AC KC QC JC TD", "AS KS QS JS 9S", "AD KD QD JD TS", "AH KH QH TH 9C"
    led = honest(*hands, dealer=Seat.SOUTH, upcard="9H")
    yield reach(led, "1:pass 2:pass 3:order 0:discard:TD 1:tell:C 0:director:1:said", strict)
    second = honest(*hands, dealer=Seat.EAST, upcard="9H")
    told = "0:pass 1:pass 2:pass 3:order 3:discard:9C 0:tell:C 1:director:0:said"
    yield reach(second, told, strict)
    yield reach(second, f"{told} 3:name-lead:C", strict)
    barred = "0:pass 1:pass 2:pass 3:pass"
    yield reach(second, f"{barred} 0:pass 1:pass 2:call:H 1:director:2:call", strict)
    yield reach(second, f"{barred} 2:call:C 1:director:2:out-of-turn", strict)
    wed = rules("wednesday-night")
    yield reach(second, "0:pass 1:pass 2:pass 3:order 3:discard:9C 2:play:AD 1:director:2:out-of-turn", wed)
    corrected = "1:play:AS 2:play:AD 3:play:AH 0:play:AC 1:director:2:renege 2:play:TS 3:play:AH"
    yield reach(led, f"1:pass 2:pass 3:order 0:discard:TD {corrected}", wed)
    yield reach(second, "0:pass 2:order 1:director:2:out-of-turn", wed)
    yield reach(second, "1:order 0:director:1:out-of-turn", wed)
    yield reach(second, "1:order 0:director:1:out-of-turn 0:accept", wed)


def honest(*hands: str, dealer: Seat, upcard: str) -> Setup:
    return replace(hand_setup(*hands, dealer=dealer, upcard=upcard), honest=True)


def test_every_kind_of_reason_comes_up_and_is_said_in_whole_sentences() -> None:
    reached = set().union(*(check_what_is_said(state) for state in (*rare_states(), *honest_states())))
    for ruleset in (rules(DANVILLE), rules(HOYLE, defend_alone=True, take_upcard="may")):
        for seed in range(12):
            for state in asking_states(ruleset, f"all/{seed}"):
                reached |= check_what_is_said(state)
    assert set(ReasonKind) - reached == set()


@pytest.mark.clause("HOY-04")
@pytest.mark.clause("HOY-06")
def test_the_left_bower_is_named_as_the_card_that_has_to_follow() -> None:
    explanation = explained(left_bower_table(), Action.parse("0:play:AD"))
    assert not explanation.legal
    assert plain(explanation.title) == "The ace of diamonds isn't allowed here"
    assert plain(explanation.reasons[0]) == (
        "The jack of diamonds is the left bower, so while hearts are trump, it's a heart."
    )
    assert plain(explanation.reasons[1]) == (
        "Hearts were led and you have a heart, the jack of diamonds, so you must follow suit."
    )
    assert explanation.cost == (
        "Your sheet doesn't name a penalty. "
        "Usually your opponents score 2 points for a renege once the trick is gathered."
    )
    assert [citation.id for citation in explanation.citations] == ["HOY-04", "HOY-06", "BASE-31"]
    assert explanation.cards == (Card.parse("JD"), Card.parse("KH"))


def test_the_left_bower_itself_may_be_played_and_is_the_only_one() -> None:
    explanation = explained(left_bower_table(), Action.parse("0:play:JD"))
    assert explanation.legal
    assert "The left bower is your only one" in explanation.reason
    assert explanation.cost == ""


def test_a_left_bower_played_on_its_printed_suit_is_told_that_it_left_it() -> None:
    explanation = explained(diamonds_led(), Action.parse("0:play:JD"))
    assert plain(explanation.reasons[0]) == (
        "The jack of diamonds looks like a diamond, but it's the left bower. "
        "While hearts are trump, it's a heart."
    )


@pytest.mark.clause("DAN-10")
def test_a_left_bower_alone_does_not_order_up_where_a_natural_trump_is_asked_for() -> None:
    ruleset = rules(DANVILLE)
    setup = hand_setup(LEFT, dealer=Seat.EAST, upcard="9H", ruleset=ruleset)
    explanation = explained(reach(setup, ruleset=ruleset), Action.parse("0:order"))
    assert not explanation.legal
    assert plain(explanation.reasons[0]) == (
        "The jack of diamonds would become the left bower, but it doesn't have hearts printed on it, "
        "so it doesn't count here."
    )
    assert explanation.citations[0].id == "DAN-10"
    assert not explanation.citations[0].silent


def test_a_silent_sheet_is_cited_as_silent() -> None:
    explanation = explained(left_bower_table(), Action.parse("0:play:AD"))
    renege = explanation.citations[-1]
    assert renege.silent
    assert "don't say" in renege.title


@pytest.mark.clause("DAN-05")
def test_a_stuck_dealer_is_told_to_name_a_suit() -> None:
    ruleset = rules(DANVILLE)
    setup = hand_setup(LEFT, dealer=Seat.SOUTH, upcard="9C", ruleset=ruleset)
    state = reach(setup, "1:pass 2:pass 3:pass 0:pass 1:pass 2:pass 3:pass", ruleset)
    explanation = explained(state, Action.parse("0:pass"))
    assert not explanation.legal
    assert "plays stick the dealer" in explanation.reason
    assert explanation.citations[0].id == "DAN-05"


@pytest.mark.parametrize("phase", [Phase.DRAW, Phase.DEALING, Phase.GATHER, Phase.HAND_OVER])
def test_while_the_table_is_busy_nobody_else_is_said_to_be_awaited(phase: Phase) -> None:
    state = left_bower_table().changed(phase=phase, turn=Seat.WEST)
    assert "Walt" not in explained(state, Action.parse("0:play:JD")).reason


def test_explanations_speak_the_language_in_use() -> None:
    i18n.use(i18n.PSEUDO)
    explanation = explained(left_bower_table(), Action.parse("0:play:AD"))
    assert all(text.startswith("[") for text in texts(explanation) if text)
    assert {span.card for span in spans(explanation.reason)} >= {Card.parse("JD")}
