"""Questions as people type them, slips of the pen included, and the question each one means."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import i18n
from game.asking.catalogue import questions
from game.asking.finding import find, is_sure

ASKED = """
who leads against a loner                                   alone-lead
Who plays first when someone goes alone?                    alone-lead
can i order up with only the left                           order-left
order it up just with the left bower, ok?                   order-left
can I order it with no trump in hand                        order-natural
do you need a natural to order up?                          order-natural
may the dealer bury the upcard                              bury
can the dealer discrad the card he picked up                bury
does the dealer have to take the card                       take-up
must dealer pick up when ordered                            take-up
what suit is the left bower                                 left-suit
is the left bower trump or its own suit                     left-suit
do i follow diamonds with the left when diamonds led        left-follow
must i play the left if trump is lead                       left-trump-led
somebody led the left, what do i have to play               left-led
what is the right bower                                     right
what beats everything                                       right
trump ranking                                               trump-order
order of the off suits                                      plain-order
whats a bower                                               bower
which jack is the left if hearts are trump                  next-suit
how many cards in the deck                                  cards
do we play with the 7s and 8s                               cards
is there a joker                                            joker
is the benny higher than the right                          joker-rank
joker gets turned up what now                               joker-up
who deals first                                             first-dealer
first black jack deals                                      first-dealer
does anyone cut the deck                                    cut
can i deal three and two                                    packets
do you deal one card at a time                              packets
who deals next                                              deal-left
farmer's hand                                               farmers
3 nines and 2 tens can i trade them                         farmers
a card got flipped during the deal                          misdeal
what happens on a misdeal                                   misdeal
i have six cards                                            wrong-number
can i look at the kitty                                     kitty
can i see what was burried                                  kitty
who is my partner                                           partners
who bids first                                              first-to-speak
canadian loner?                                             canadian
if i order my partner do i have to go alone                 canadian
can you call the suit that got turned down                  name-same
does the turned down card stay face up                      turned-down
what happens if everyone passes the first round             second-round
stick the dealer                                            stick
screw teh dealer?                                           stick
can the dealer pass the second time                         stick
what if nobody calls trump                                  throw-in
can i call no trump                                         no-trump
do i have to say the exact words                            words
can i change my bid                                         change-mind
what does calling next mean                                 next
who is the maker                                            maker
who can go alone                                            alone-who
can i say alone after picking it up                         alone-when
what does my partner do when i go alone                     alone-partner
does the loner get partners best card                       alone-best
can i defend alone                                          alone-defend
points for a loner with 3 tricks                            alone-three
how much is a lone march worth                              alone-five
how many points for a loner all five tricks                 alone-five
loner gets euchred how many points                          alone-euchred
what do you get for defending alone                         alone-defender-points
partner of the loner plays a card                           alone-plays
renege against a loner                                      alone-renege
the loner reneged                                           alone-own-renege
who leads first                                             lead
does the dealer lead                                        lead
must i follow suit                                          follow
do i have to trump if i cant folow                          must-trump
do you have to beat the card                                must-win
can i lead trump                                            lead-trump
who wins the trick                                          who-wins
can an ace off suit win                                     off-suit-ace
who leads the next trick                                    winner-leads
can i lay my cards down and claim the rest                  claim
can i ask what trump is                                     ask-trump
is table talk allowed                                       table-talk
may i look at the last trick                                last-trick
how many tricks to make it                                  aim
points for three tricks                                     made
points for all 5 tricks                                     march
how many points for a euchre                                euchre-points
what does euchred mean                                      euchre-word
do we keep score with 5s or a 4 and a 6                     score-cards
how many points to win the game                             game
do we play to ten                                           game
how many hands is a game                                    deals
what if it is a tie                                         tie
tie for first place in the tournament                       event-tie
who moves tables                                            moving
who decides if we disagree                                  who-decides
what is a renege                                            renege-word
penalty for reneging                                        renege-cost
what does a revoke cost                                     renege-cost
can i fix a renege                                          renege-mend
does the hand stop after a renege                           renege-end
someone bid out of turn                                     out-of-turn
i passed out of turn                                        pass-early
named the turned down suit by mistake                       barred-call
wrong player led                                            lead-out
led before the dealer discarded                             early-lead
i dropped a card on the table                               exposed
what is a march                                             march-word
what is a lone hand                                         loner-word
what is the kitty                                           kitty-word
what does assist mean                                       assist-word
who is the eldest hand                                      eldest-word
"""
PAIRS = [tuple(line.rsplit(None, 1)) for line in ASKED.strip().splitlines()]


@pytest.mark.parametrize(("typed", "meant"), PAIRS, ids=[pair[0].strip() for pair in PAIRS])
def test_what_people_type_finds_the_question_they_mean(typed: str, meant: str) -> None:
    found = find(typed)
    assert found[0].question.id == meant
    assert is_sure(found)


def test_at_least_eighty_questions_are_asked_in_ways_of_their_own() -> None:
    assert len(PAIRS) >= 80
    assert len({meant for _typed, meant in PAIRS}) >= 80


@pytest.mark.parametrize("name", [question.id for question in questions()])
def test_every_question_finds_itself(name: str) -> None:
    question = next(each for each in questions() if each.id == name)
    assert find(question.ask)[0].question.id == name


@pytest.mark.parametrize("typed", ["", "   ", "?", "zzz qqq", "🂡🂡", "what", "a" * 10_000, "خوش آمدید"])
def test_nonsense_means_no_question(typed: str) -> None:
    assert not is_sure(find(typed))


@given(typed=st.text(max_size=60))
def test_nothing_that_is_typed_breaks_the_search(typed: str) -> None:
    assert all(0 <= found.score <= 1.0001 for found in find(typed))


def test_the_search_speaks_the_language_in_use() -> None:
    i18n.use(i18n.PSEUDO)
    asked = questions()[0].ask
    assert asked.startswith("[")
    assert find(asked)[0].question.ask == asked
