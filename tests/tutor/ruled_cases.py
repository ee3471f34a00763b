"""Slips of every kind, called at a table of each of the six sheets, and what is said of them."""

from __future__ import annotations

from dataclasses import dataclass

PLAIN = ("AC KC QC JC TD", "AS KS QS JS 9S", "AD KD QD JD TS", "AH KH QH TH 9C")
RENEGE = ("AC KC QC JC TC", "QH JH 9C TD 9D", "KH AS KS QS JS", "AH TH AD KD QD")
LEFT = ("AC KC QC JC TC", "JD JS 9C TD 9D", "KH AS KS QS TS", "AH TH AD KD QD")
LONE = ("AC KC QC TH TD", "AS KS QS JS 9S", "AD KD QD JD TS", "AH KH QH 9C 9D")
STAY = ("AC KC QC JC 9S", "AS QS TD 9D TC", "AD KD QD TS KS", "AH KH QH JS 9C")

UP = "0:pass 1:pass 2:pass 3:order 3:discard:9C"
ALONE = "0:pass 1:pass 2:pass 3:order:alone 3:discard:9C"
FIRST = "0:order 3:discard:QD 0:play:AC 1:play:9C 2:play:KH 3:play:AH gather"
TWO = f"{FIRST} 3:play:TH 0:play:TC 1:play:9D 2:play:AS gather"
"""Hearts are trump, and in trick 2 Walt does not follow Ezra's heart."""

NOTHING = "Nothing changes."
OURS, THEIRS = "That gives your side 2 points.", "That gives your opponents 2 points."
CHOICE = "When the hand is over, your side scores 2 or takes 2 off their score."
THEIR_CHOICE = "When the hand is over, your opponents score 2 or take 2 off your score."
EXPOSED = "The card stays face up and must be played at the first legal chance."
YOURS_EXPOSED = "The card stays face up, and you must play it at the first legal chance."
BACK = "The card goes back into the hand, and there's no penalty."
STANDS = "It's too late to correct that, so it stands."
FREE = "That's not allowed, but it costs nothing."
WE_CHOOSE = "When they lead next, your side can choose the suit."
THEY_CHOOSE = "When your side leads next, your opponents can choose the suit."
CONTINUES = "The card goes back, and the lone hand continues."
CALLS_AGAIN = "The call is void, and Walt calls again."
PASSES_ONLY = "The call is void, and their side can only pass for the rest of the hand."
VOID = "The call is void, and it's back to the player whose turn it was."
KING_OF_CLUBS = (
    "You reneged on trick 2: hearts were led, and you played the king of clubs "
    "when you had the ten of hearts."
)
RENEGED = "BASE-31 H01-37 BASE-31 BUT-21"


@dataclass(frozen=True)
class Case:
    """A slip that was called, what happened, and what each sheet makes of it."""

    hands: tuple[str, ...]
    actions: str
    happened: str
    found: tuple[str, ...]  # one for each of the six, or one for all
    clauses: str  # of the six, in their order

    def finding(self, place: int) -> str:
        return self.found[place] if len(self.found) > 1 else self.found[0]


CASES = {
    "the card shows later": Case(
        RENEGE,
        f"{TWO} 3:play:9H 0:play:JC 1:play:QH 2:director:1:renege",
        "Walt reneged on trick 2: hearts were led, and Walt played the nine of diamonds "
        "while holding the queen of hearts.",
        (OURS, OURS, CHOICE, OURS, OURS, OURS),
        f"DAN-09 {RENEGED} WED-26",
    ),
    "the left bower is held": Case(
        LEFT,
        f"{TWO} 2:director:1:renege",
        "Walt reneged on trick 2: hearts were led, and Walt played the nine of diamonds "
        "while holding the jack of diamonds.",
        (OURS, OURS, CHOICE, OURS, OURS, OURS),
        f"DAN-09 {RENEGED} WED-26",
    ),
    "your own renege": Case(
        LONE,
        f"{UP} 0:play:AC 1:play:AS 2:play:AD 3:play:QH gather "
        "3:play:AH 0:play:KC 1:play:KS 2:play:KD gather 1:director:0:renege",
        KING_OF_CLUBS,
        (THEIRS, THEIRS, THEIR_CHOICE, THEIRS, THEIRS, THEIRS),
        f"DAN-09 {RENEGED} WED-26",
    ),
    "the lone player reneged": Case(
        LONE,
        f"{ALONE} 0:play:TD 2:play:AD 3:play:KH gather 3:play:AH 0:play:AC 2:play:KD gather "
        "0:director:3:renege",
        "Ezra reneged on trick 1: diamonds were led, and Ezra played the king of hearts "
        "while holding the nine of diamonds.",
        (OURS, OURS, CHOICE.replace("takes 2", "takes 4"), OURS, OURS, "That gives your side 3 points."),
        f"DAN-09 {RENEGED} WED-28",
    ),
    "a renege against a lone hand": Case(
        LONE,
        f"{ALONE} 0:play:AC 2:play:AD 3:play:QH gather 3:play:AH 0:play:KC 2:play:KD gather "
        "1:director:0:renege",
        KING_OF_CLUBS,
        (
            THEIRS, THEIRS, THEIR_CHOICE, THEIRS, THEIRS,
            "It was against a lone hand, so the lone player scores 5, and their partner 4.",
        ),
        f"DAN-09 {RENEGED} WED-29",
    ),
    "the lone hand was stopped before": Case(
        LONE,
        f"{ALONE} 0:play:TD 2:play:AD 3:play:9D gather 2:play:KD 3:play:QH 0:play:KC gather "
        "3:play:AH 0:play:QC 2:play:QD gather 1:director:0:renege",
        "You reneged on trick 3: hearts were led, and you played the queen of clubs "
        "when you had the ten of hearts.",
        (
            THEIRS, THEIRS, THEIR_CHOICE, THEIRS, THEIRS,
            "The lone hand had already lost a trick, so your opponents score only 2 points.",
        ),
        f"DAN-09 {RENEGED} WED-30",
    ),
    "a renege corrected in time": Case(
        PLAIN,
        f"{UP} 0:play:TD 1:play:AS 2:play:TS 1:director:2:renege",
        "Nora played the ten of spades instead of following suit.",
        (
            EXPOSED, EXPOSED, EXPOSED, EXPOSED, EXPOSED,
            f"{EXPOSED} Until then, you can lead spades only if you have nothing else to lead.",
        ),
        "BASE-67 BASE-67 H01-36 BASE-67 BASE-67 WED-26",
    ),
    "your own renege, admitted": Case(
        LONE,
        f"{UP} 0:play:AC 1:play:AS 2:play:AD 3:play:QH gather 3:play:AH 0:play:KC 0:take-back",
        "You played the king of clubs when you could have followed suit.",
        (
            YOURS_EXPOSED, YOURS_EXPOSED, YOURS_EXPOSED, YOURS_EXPOSED, YOURS_EXPOSED,
            f"{YOURS_EXPOSED} Until then, Nora can lead clubs only if there's nothing else to lead.",
        ),
        "BASE-67 BASE-67 H01-36 BASE-67 BASE-67 WED-26",
    ),
    "you played after your partner's renege": Case(
        STAY,
        f"{UP} 0:play:9S 1:play:AS 2:play:TS 3:play:JS gather "
        "1:play:QS 2:play:AD 3:play:AH 0:play:AC 1:director:2:renege",
        "Nora played the ace of diamonds instead of following suit.",
        (
            EXPOSED, EXPOSED, EXPOSED, EXPOSED, EXPOSED,
            f"{EXPOSED} Until then, you can lead diamonds only if you have nothing else to lead. "
            "You can't take back the ace of clubs you played.",
        ),
        "BASE-67 BASE-67 H01-36 BASE-67 BASE-67 WED-26",
    ),
    "your partner led out of turn": Case(
        PLAIN,
        f"{UP} 2:play:AD 1:director:2:out-of-turn",
        "Nora led the ace of diamonds out of turn.",
        (
            EXPOSED, EXPOSED, f"{EXPOSED} {THEY_CHOOSE}", EXPOSED, EXPOSED,
            f"{EXPOSED} Until then, you can lead diamonds only if you have nothing else to lead.",
        ),
        "BASE-62 BASE-62 H01-32 BASE-62 BASE-62 WED-31",
    ),
    "an opponent led out of turn": Case(
        PLAIN,
        f"{UP} 1:play:AS 0:director:1:out-of-turn",
        "Walt led the ace of spades out of turn.",
        (
            EXPOSED, EXPOSED, f"{EXPOSED} {WE_CHOOSE}", EXPOSED, EXPOSED,
            f"{EXPOSED} Until then, Ezra can lead spades only if there's nothing else to lead.",
        ),
        "BASE-62 BASE-62 H01-32 BASE-62 BASE-62 WED-31",
    ),
    "all four played on a lead out of turn": Case(
        PLAIN,
        f"{UP} 1:play:AS 2:play:TS 3:play:TH 0:play:TD 0:director:1:out-of-turn",
        "Walt led the ace of spades out of turn.",
        (EXPOSED, EXPOSED, f"{EXPOSED} {WE_CHOOSE}", EXPOSED, EXPOSED, STANDS),
        "BASE-62 BASE-62 H01-32 BASE-62 BASE-62 WED-31",
    ),
    "a lead out of turn was gathered": Case(
        PLAIN,
        f"{UP} 1:play:AS 2:play:TS 3:play:TH 0:play:TD gather 0:director:1:out-of-turn",
        "Walt led the ace of spades out of turn.",
        (STANDS,),
        "BASE-63 BASE-63 H01-30 BASE-63 BASE-63 WED-31",
    ),
    "a lone player led out of turn": Case(
        LONE,
        f"{ALONE} 3:play:AH 0:director:3:out-of-turn",
        "Ezra led the ace of hearts out of turn.",
        (BACK, BACK, BACK, BACK, BACK, EXPOSED),
        "BASE-66 BASE-66 H01-33 BASE-66 BASE-66 WED-31",
    ),
    "a card out of turn": Case(
        PLAIN,
        f"{UP} 0:play:TD 3:play:AH 0:director:3:out-of-turn",
        "Ezra played the ace of hearts out of turn.",
        (EXPOSED, EXPOSED, EXPOSED, EXPOSED, EXPOSED, EXPOSED),
        "BASE-65 BASE-65 H01-34 BASE-65 BASE-65 WED-32",
    ),
    "a lead before the call": Case(
        PLAIN,
        "1:play:AS 0:director:1:showed",
        "Walt laid the ace of spades on the table before play began.",
        (
            BACK, BACK, BACK, BACK, BACK,
            f"{EXPOSED} Until then, Ezra can lead spades only if there's nothing else to lead.",
        ),
        "BASE-71 BASE-71 BASE-71 BASE-71 BASE-71 WED-36",
    ),
    "a card dropped": Case(
        PLAIN,
        "0:expose:AC 1:director:0:showed",
        "You exposed the ace of clubs.",
        (YOURS_EXPOSED,),
        "BASE-65 BASE-65 H01-34 BASE-65 BASE-65 WED-32",
    ),
    "a lone player dropped a card": Case(
        LONE,
        f"{ALONE} 3:expose:AH 0:director:3:showed",
        "Ezra exposed the ace of hearts.",
        (BACK, BACK, BACK, BACK, BACK, EXPOSED),
        "BASE-66 BASE-66 H01-34 BASE-66 BASE-66 WED-32",
    ),
    "the lone player's partner played": Case(
        PLAIN,
        f"{ALONE} 0:play:TD 1:play:AS 2:director:1:sat-out",
        "Walt played the ace of spades while sitting out.",
        (*(CONTINUES,) * 5, "It isn't a lone hand anymore, and all four play it out."),
        "BASE-70 BASE-70 BASE-70 BASE-70 BASE-70 WED-14",
    ),
    "your partner called out of turn": Case(
        PLAIN,
        "2:order 1:director:2:out-of-turn",
        "Nora called out of turn.",
        (
            VOID, VOID, "The call is void, and your side can only pass for the rest of the hand.", VOID, VOID,
            "The call is void. Your opponents can take 2 points or play a lone hand.",
        ),
        "BASE-59 BASE-59 H01-28 BASE-59 BASE-59 WED-33",
    ),
    "an opponent called out of turn": Case(
        RENEGE,
        "1:order 0:director:1:out-of-turn",
        "Walt called out of turn.",
        (
            VOID, VOID, PASSES_ONLY, VOID, VOID,
            "The call is void. Your side can take 2 points or play a lone hand.",
        ),
        "BASE-59 BASE-59 H01-28 BASE-59 BASE-59 WED-33",
    ),
    "a pass out of turn": Case(
        PLAIN,
        "2:pass 1:director:2:out-of-turn",
        "Nora passed out of turn.",
        ("The pass stands, and it costs nothing.",),
        "BASE-60 BASE-60 H01-28 BASE-60 BASE-60 BASE-60",
    ),
    "the suit turned down": Case(
        PLAIN,
        "0:pass 1:pass 2:pass 3:pass 0:pass 1:call:H 2:director:1:call",
        "Walt called the suit that had been turned down.",
        (*(CALLS_AGAIN,) * 2, PASSES_ONLY, *(CALLS_AGAIN,) * 3),
        "BASE-58 BASE-58 H01-27 BASE-58 BASE-58 BASE-58",
    ),
    "other words": Case(
        RENEGE,
        "0:pass 1:miscall 0:director:1:said",
        "Walt accepted the upcard, but not in this table's words.",
        ("The call still counts, and it costs nothing.",),
        "BASE-40 BASE-40 H01-26 BASE-40 BASE-40 WED-07",
    ),
    "alone, too late": Case(
        PLAIN,
        f"{UP} 3:late-alone 0:director:3:said",
        "Ezra said “alone” only after making trump.",
        ("It's too late to go alone, so Walt plays, too.",),
        "HOY-20 HOY-20 H01-12 BIC-19 BUT-19 WED-11",
    ),
    "table talk": Case(
        PLAIN,
        "1:tell:S 0:director:1:said",
        "Walt said something about spades.",
        (FREE, FREE, WE_CHOOSE, FREE, FREE, FREE),
        "BASE-55 BASE-55 H01-35 BASE-55 BASE-55 BASE-55",
    ),
    "a look at a trick": Case(
        PLAIN,
        f"{UP} 0:play:TD 1:play:AS 2:play:AD 3:play:KH gather 0:look:1 1:director:0:looked",
        "You looked at trick 1 after it was gathered.",
        (FREE, FREE, THEY_CHOOSE, FREE, FREE, FREE),
        "BASE-55 BASE-55 H01-35 BASE-55 BASE-55 BASE-55",
    ),
    "a claim": Case(
        PLAIN,
        f"{UP} 1:claim 0:director:1:said",
        "Walt claimed the rest of the tricks.",
        ("You still play every trick, and the claim costs nothing.",),
        "BASE-51 BASE-51 BASE-51 BASE-51 BASE-51 WED-17",
    ),
    "nothing was wrong": Case(
        PLAIN,
        f"{UP} 0:director:1:renege",
        "",
        (f"There's no proof that Walt reneged. {NOTHING}",),
        "BASE-49 BASE-49 BASE-49 BASE-49 BUT-05 WED-25",
    ),
}  # fmt: skip
