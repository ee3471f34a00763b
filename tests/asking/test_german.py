"""Questions as German players type them, and the question each one means."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import i18n
from game.asking.catalogue import questions
from game.asking.finding import find, is_sure
from game.asking.vocabulary import vocabulary
from game.i18n.language import Language, load
from game.storage import paths
from tests.asking.held_out import is_found

DATA = Path(__file__).parent / "data" / "german.txt"

pytestmark = pytest.mark.skipif(
    not (paths.locales() / "de" / "LC_MESSAGES" / "leftbower.po").is_file(),
    reason="the German catalogue is not there, so no question is put in German",
)

ASKED = """
ist der linke bauer trumpf oder zählt der zu seiner farbe                  left-suit
kreuz bube bei pik trumpf, ist das dann n pik?                             left-suit
hab nur den linken auf der hand, trumpf kommt, muss der raus?              left-trump-led
mein partner hat den linken ausgespielt, was muss ich bedienen             left-led
in welcher reihenfolge gehen die truempfe                                  trump-order
schlägt trumpf-ass den linken bauern                                       trump-order
wieviele trümpfe gibts eigentlich                                          trumps-many
ist in den nebenfarben der bube höher als die zehn                         plain-order
was ist denn ein bauer                                                     bower
welcher bube wird bei kreuz trumpf der linke                               next-suit
kann man das auch zu dritt spielen                                         players
braucht man die siebener und achter                                        cards
spielt man mit jocker                                                      joker
was macht der joker, schlaegt der auch den rechten                         joker-rank
joker liegt oben, was ist jetzt trumpf                                     joker-up
wer gibt als erstes                                                        first-dealer
wie losen wir den geber aus                                                first-dealer
muss man abheben lassen wie beim skat                                      cut
darf ich die karten einzeln geben                                          packets
muss ich 3 und 2 geben oder is das egal                                    packets
wer gibt nach mir                                                          deal-left
ich hab nur neuner und zehner, darf ich neue karten                        farmers
luschenblatt tauschen erlaubt?                                             farmers
hab 6 karten auf der hand, merks erst jetzt                                wrong-number
einer hat bloß vier karten, neu geben?                                     wrong-number,misdeal
darf der geber in den talon gucken                                         kitty
darf ich mir die restkarten anschauen                                      kitty
wer darf zuerst was sagen                                                  first-to-speak
wer reizt als erster                                                       first-to-speak
darf man aufnehmen lassen ohne selbst trumpf zu haben                      order-natural
kann ich pik ansagen obwohl ich kein pik hab                               order-natural,name-natural
darf ich nur mit dem linken bauern nimm auf sagen                          order-left
muss ich allein spielen wenn ich meinem partner helfe                      canadian
drueckt der geber verdeckt                                                 discard
bleibt die aufgedeckte karte auf dem tisch liegen                          upcard-open,turned-down
darf ich noch ansagen wenn mein gegner schon angesagt hat                  outbid
darf man in der 2. runde die gleiche farbe nochmal nennen                  name-same
abgelehnte karte, bleibt die offen?                                        turned-down
was kommt wenn in der ersten runde keiner will                             second-round
muss der geber zum schluss was ansagen                                     stick
gilt bei euch geber muss                                                   stick
und wenn alle zweimal passen?                                              throw-in
alle haben gepasst, wer gibt jetzt                                         throw-in
gibts grand beim euchre                                                    no-trump
kann man ohne trumf ansagen                                                no-trump
muss ich genau "ich helfe" sagen oder geht auch was anderes                words
hab gepasst, wollte aber ansagen, darf ich das zurücknehmen                change-mind
was ist mit schwesterfarbe gemeint                                         next
was heisst gegenfarbe                                                      cross
wer ist eigentlich der ansager                                             maker
darf man mauern                                                            bagging
mit beiden bauern passen damit die gegner reinfallen, erlaubt?             bagging
darf jeder alleine spielen                                                 alone-who
wann muss ich mein solo ansagen                                            alone-when
hab erst nach dem ersten stich gesagt dass ich allein spiele               alone-when
was macht mein partner wenn ich solo spiele                                alone-partner
wohin mit den karten wenn mein partner allein spielt                       alone-place
darf mein partner beim solo in den talon schauen                           alone-kitty
partner spielt allein und ich bin geber, nehme ich trotzdem auf            alone-discard
krieg ich beim solo die beste karte von meinem partner                     alone-best
wer kommt beim solo raus                                                   alone-lead
wer spielt aus wenn einer alleine spielt                                   alone-lead
kann ich auch allein verteidigen                                           alone-defend
solo mit nur 3 stichen, wie viele punkte                                   alone-three
was zählt ein solo mit allen fünf                                          alone-five
allein gespielt und alles gemacht wieviel punkte                           alone-five
solo verloren, was kriegen die gegner                                      alone-euchred
punkte fuers alleine verteidigen                                           alone-defender-points
bekommt mein partner auch punkte wenn ich solo gewinne                     alone-partner-points
mein partner hat bei meinem solo ausversehen ne karte gespielt             alone-plays
wer spielt als erstes aus                                                  lead
spielt der geber aus                                                       lead
darf ich stechen obwohl ich noch bedienen kann                             follow
muss ich stechen wenn ich blank bin                                        must-trump
gibt es stichzwang                                                         must-trump,must-win
muss ich überstechen                                                       must-win
darf ich gleich am anfang trumpf ausspielen                                lead-trump
wer kriegt den stich                                                       who-wins
schlägt eine trumpf neun ein ass                                           who-wins
zählt ein kreuz ass wenn karo gespielt wurde                               off-suit-ace
wer spielt nach dem stich aus                                              winner-leads
wo legt man die stiche hin                                                 tricks-kept
darf ich hinlegen wenn ich den rest eh mache                               claim
ich hab vergessen was trumpf ist, darf ich fragen                          ask-trump
darf ich meinem partner zuzwinkern                                         table-talk
darf man den letzten stich nochmal angucken                                last-trick
wieviele stiche muss man machen wenn man ansagt                            aim
punkte fürn durchmarsch                                                    march
alle 5 stiche zu zweit, wie viele punkte                                   march
die gegner haben angesagt und nur zwei stiche gemacht, was kriegen wir     euchre-points
wie viele punkte bringt ein euchre                                         euchre-points
was bedeutet ein euchre kassieren                                          euchre-word
hat jeder seine eigenen punkte                                             individual
wie zeigt man den stand mit den fünfen an                                  score-cards
muss der gegner den zettel unterschreiben                                  sign
hab mich beim aufschreiben vertan, wie korrigiert man den punktezettel     score-mistake
kann man minuspunkte kriegen                                               below-zero
bis wieviel punkte spielt man                                              game
wann ist die partie aus                                                    game
wie viele spiele hat eine partie                                           deals
es steht unentschieden, und nun                                            tie
gleichstand im turnier um den ersten platz                                 event-tie
wer gewinnt das turnier                                                    event-winner
wer fängt an auszuspielen, der geber oder links von ihm                    lead
darf ich als geber meine aufgenommene karte gleich weglegen                bury
braucht man nen echten trumpf zum ansagen                                  order-natural
jemand hat nicht bedient obwohl er konnte, was kostet das                  renege-cost
was ist eine renonce                                                       renege-word
falsch bedient, kann ich das noch korrigieren                              renege-mend
wie lange kann man nen bedienfehler reklamieren                            renege-call
ist das spiel vorbei wenn jemand falsch bedient hat                        renege-end
ich kann den bedienfehler nicht beweisen weil die stiche vermischt sind    renege-mixed
kann man den anderen auch punkte abziehen                                  renege-choice
wieviel strafpunkte fürs nicht bedienen                                    renege-cost
er hat angesagt obwohl er nicht dran war                                   out-of-turn
zu früh gepasst                                                            pass-early
hat die abgelehnte farbe angesagt, was passiert                            barred-call
aufnehmen lassen ohne echten trumpf, was nun                               no-natural
der falsche hat ausgespielt                                                lead-out
ich hab ausgespielt obwohl ich nicht dran war                              lead-out
partner hat ausgespielt bevor der geber gedrückt hat                       early-lead
darf ich meine karte nochmal zurück nehmen                                 card-back
mir ist ne karte runtergefallen, muss ich die spielen                      exposed
karte aus versehen gezeigt                                                 exposed
zwei karten runtergefallen, welche zuerst                                  exposed-several
was kostet tischgerede                                                     talk-cost
was ist ein durchmarsch                                                    march-word
bringt 10 zu 0 extrapunkte                                                 skunk
was heißt solo                                                             loner-word
was ist der talon                                                          kitty-word
was bedeutet ich helfe                                                     assist-word
wer ist die vorhand                                                        eldest-word
wann soll ich aufnehmen lassen                                             advise-order
lohnt sich ein solo mit drei trümpfen                                      advise-alone
soll ich die schwesterfarbe ansagen                                        advise-next
soll ich als ansager trumpf ausspielen                                     advise-lead-made
mein partner hat angesagt, was spiel ich am besten aus                     advise-lead-partner
soll man das ass vom partner stechen                                       advise-ace
was drückt man am besten als geber                                         advise-discard
soll ich den rechten bauern gleich ausspielen                              advise-right
wer entscheidet bei streit                                                 who-decides
zeit läuft ab mitten im spiel                                              time-up
wechselt man nach jeder runde den tisch                                    moving
wechseln die partner im turnier                                            partners-change
was wenn unser regelblatt dazu nichts sagt                                 silent-sheet
wie melde ich mich zum turnier an                                          entry
wie viele runden hat das turnier                                           rounds
zählt ein zusammengeworfenes spiel mit                                     thrown-counts
wohin lege ich meine karte                                                 place
"""
PAIRS = [(line.rsplit(None, 1)[0].strip(), line.rsplit(None, 1)[1]) for line in ASKED.strip().splitlines()]
ROWS = [
    line.split(" => ") for line in DATA.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
]


@pytest.fixture(scope="module")
def german() -> Language:
    """The catalogue, which takes a while to read."""
    return load("de")


@pytest.fixture(autouse=True)
def _german(_english: None, german: Language) -> None:
    i18n.speak(german)


@pytest.mark.parametrize(("typed", "meant"), PAIRS, ids=[typed for typed, _meant in PAIRS])
def test_what_german_players_type_finds_the_question_they_mean(typed: str, meant: str) -> None:
    assert is_found(typed, meant)


def test_nine_of_ten_german_questions_are_found() -> None:
    assert len(PAIRS) >= 130
    assert len(ROWS) >= 150
    assert sum(is_found(*row) for row in ROWS) / len(ROWS) >= 0.88


@pytest.mark.parametrize("name", [question.id for question in questions()])
def test_every_question_finds_itself_in_german(name: str) -> None:
    asked = next(question.ask for question in questions() if question.id == name)
    assert find(asked)[0].question.id == name


@pytest.mark.parametrize(
    "typed",
    [
        "wie wird das wetter morgen",
        "wie spielt man skat",
        "wer wird bundeskanzler",
        "pizza bestellen",
        "mein linker fuß tut weh",
        "wie viele punkte beim schafkopf",
        "wie komme ich zum bahnhof",
        "asdf qwertz",
        "wie heißt du",
        "was kostet die app",
        "wo finde ich mein passwort",
        "hallo",
    ],
)
def test_what_is_no_question_of_the_table_finds_none(typed: str) -> None:
    assert not is_sure(find(typed))


@pytest.mark.parametrize(
    "typed",
    [
        "muss ich überstechen wenn ich höher kann",
        "darf der geber die karte drücken",
        "wie viele trümpfe gibt es",
        "schlägt der könig die dame",
        "in welcher reihenfolge gehen die trümpfe",
    ],
)
def test_umlauts_may_be_typed_in_any_way(typed: str) -> None:
    signs = ("ä", "a"), ("ö", "o"), ("ü", "u")
    bare = two = typed
    for sign, vowel in signs:
        bare, two = bare.replace(sign, vowel), two.replace(sign, f"{vowel}e")
    assert len({typed, bare, two}) == 3
    assert vocabulary().letters(bare) == vocabulary().letters(two) == vocabulary().letters(typed)
    assert find(bare)[0].question == find(two)[0].question == find(typed)[0].question


@pytest.mark.parametrize("word", ["bauer", "neue", "quer", "euer"])
def test_an_e_after_a_u_that_is_no_umlaut_stays(word: str) -> None:
    assert vocabulary().letters(word) == [word]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("wer spielt beim Solo aus", "wer spielt aus beim Solo"),
        ("Trumpfass", "Trumpf-Ass"),
        ("der Kreuzbube", "der Kreuz-Bube"),
        ("er hat nicht bedient", "er hat falsch bedient"),
    ],
)
def test_what_is_put_otherwise_means_the_same(one: str, other: str) -> None:
    assert set(vocabulary().meanings(one)) == set(vocabulary().meanings(other))


def test_the_dealer_is_not_the_dealing_and_the_maker_not_the_calling() -> None:
    assert vocabulary().meanings("Geber") != vocabulary().meanings("geben")
    assert vocabulary().meanings("Ansager") != vocabulary().meanings("ansagen")
    assert vocabulary().meanings("links") != vocabulary().meanings("linke")


def test_a_clause_after_a_comma_is_no_question_of_its_own() -> None:
    asked = "Darf ich fragen, was Trumpf ist?"
    assert [question for _before, question in vocabulary().questions_in(asked)] == [asked]
    two = vocabulary().questions_in("Wer gibt zuerst, und wer hebt ab?")
    assert [question for _before, question in two] == ["Wer gibt zuerst", "wer hebt ab?"]


def test_what_somebody_is_quoted_to_say_is_not_what_is_asked_in_german() -> None:
    assert "order" not in vocabulary().meanings("Er hat „Jetzt nimm die aber mal auf“ gesagt")
