"""Questions as French-speaking players type them, in Quebec and in France, and what they mean."""

from __future__ import annotations

import pytest

from game import i18n
from game.asking.catalogue import questions
from game.asking.finding import find, is_sure
from game.asking.vocabulary import OTHER_GAME, vocabulary
from game.course.glossary_search import look_up
from game.i18n.language import Language, load
from game.presenters.lesson_list import catalogue
from game.storage import paths
from tests.asking.held_out import asked_in, is_found, is_wrong

pytestmark = pytest.mark.skipif(
    not (paths.locales() / "fr" / "LC_MESSAGES" / "leftbower.po").is_file(),
    reason="the French catalogue is not there, so no question is put in French",
)

ASKED = """
atout carreau, le valet de coeur compte comme du carreau?                  left-suit
pique demandé et j'ai juste le valet de pique mais trèfle est atout, je dois le jouer ? left-follow
il me reste que le gauche et on joue atout, faut-il que je le lâche        left-trump-led
mon partenaire a entamé le gauche, qu'est-ce que je fournis                left-led
c'est quoi la carte la plus forte du jeu                                   right
dans quel ordre vont les atouts                                            trump-order
l'as d'atout bat-il le bower gauche                                        trump-order
combien d'atouts ya en tout                                                trumps-many
dans les autres couleurs le valet est plus haut que le 10 ?                plain-order
c'est quoi ça un bower                                                     bower
si trefle est atout, le gauche c'est lequel                                next-suit
peut-on jouer à deux ou à trois                                            players
on garde les sept ou on les enlève                                         cards
est-ce qu'il y a un joker                                                  joker
le joker est-il plus fort que le bower droit                               joker-rank
on a retourné le joker, c'est quoi la couleur d'atout                      joker-up
comment on choisit le premier donneur                                      first-dealer
qui distribue au début de la partie                                        first-dealer
est-ce obligatoire de couper le paquet                                     cut
qui coupe les cartes                                                       cut
peut-on donner les cartes une à une                                        packets
on distribue 3 pis 2 ou 2 pis 3                                            packets
combien de cartes on donne à chaque joueur                                 hand-size
qui donne après moi                                                        deal-left
c'est au tour de qui de brasser                                            deal-left
j'ai rien que des petites cartes, peut-on redonner                         farmers
main sans aucune figure, j'ai droit à une autre                            farmers
le donneur s'est trompé en distribuant, on fait quoi                       misdeal
c'est quoi qui compte comme une maldonne                                   misdeal-what
mon adversaire a seulement 4 cartes                                        wrong-number
j'ai une carte de trop                                                     wrong-number
le mauvais joueur a distribué                                              deal-turn
est-ce que je peux voir les cartes du talon                                kitty
le donneur peut regarder la carte du dessous                               kitty
qui annonce en premier                                                     first-to-speak
à qui de parler d'abord                                                    first-to-speak
qu'arrive-t-il quand on fait prendre le donneur                            ordered
c'est quoi les mots pour dire au donneur de prendre                        order-words
au deuxième tour je dis quoi                                               second-words
est-ce que je peux faire prendre pique si j'ai aucun pique                 order-natural
j'ai seulement le gauche, est-ce assez pour faire prendre                  order-left
est-ce que je peux nommer une couleur que j'ai pas au deuxième tour        name-natural
si je fais prendre mon partenaire faut que je joue seul ?                  canadian
le donneur a-t-il le droit de refuser la carte qu'on lui fait prendre      take-up
puis-je écarter la carte que je viens de ramasser                          bury
le donneur écarte face cachée ?                                            discard
on laisse la carte prise à la vue de tous                                  upcard-open
qui peut faire prendre la retourne                                         orderer-name
mon partenaire a déjà annoncé, je peux mettre un autre atout               outbid
peut-on reprendre la même couleur au deuxième tour                         name-same
la carte refusée on la laisse visible                                      turned-down
comment ça marche le deuxième tour d'annonces                              second-round
le donneur est-il obligé d'annoncer si tout le monde passe                 stick
est-ce que le donneur peut passer au deuxième tour                         stick
tout le monde a passé deux fois                                            throw-in
on peut jouer sans atout à l'euchre                                        no-trump
faut dire exactement les bons mots                                         words
j'ai dit passe mais je voulais annoncer                                    change-mind
c'est quoi annoncer la couleur soeur                                       next
que veut dire changer de teinte                                            cross
qui est le preneur dans l'équipe                                           maker
se planquer c'est permis?                                                  bagging
est-ce que n'importe qui peut jouer en solo                                alone-who
je peux dire solo après la première levée                                  alone-when
quand doit-on annoncer qu'on part seul                                     alone-when
je dis quoi pour jouer solo                                                alone-words
mon partenaire joue en solo, je fais quoi                                  alone-partner
je mets mes cartes où si mon partenaire joue en solo                       alone-place
je joue pas parce que mon partenaire est en solo, puis-je voir le talon    alone-kitty
mon partenaire joue solo et je suis le donneur, dois-je prendre la carte   alone-discard
je joue en solo, est-ce que je reçois la meilleure carte de mon partenaire alone-best
à qui l'entame quand quelqu'un joue en solo                                alone-lead
qui ramasse les plis quand je joue en solo                                 alone-tricks
un défenseur peut-il jouer tout seul contre un solo                        alone-defend
solo avec quatre levées combien de points                                  alone-three
combien vaut un solo si on fait tout                                       alone-five
qu'est-ce que ça donne un solo raté                                        alone-euchred
si je défends tout seul qui entame                                         alone-defend-lead
combien de points si je bats le solo en défendant tout seul                alone-defender-points
est-ce que mon partenaire a aussi les points de mon solo                   alone-partner-points
mon partenaire a joué une carte alors que j'étais en solo                  alone-plays
un défenseur a pas fourni contre mon solo                                  alone-renege
j'ai fait une renonce pendant mon solo                                     alone-own-renege
combien y a-t-il de levées                                                 tricks
qui commence à jouer                                                       lead
est-ce le donneur qui entame                                               lead
dois-je toujours fournir à la couleur                                      follow
je peux couper même si j'ai encore la couleur demandée                     follow
j'ai plus de carreau dois-je couper                                        must-trump
faut-il surcouper                                                          must-win
puis-je laisser passer la levée exprès                                     must-win
ai-je le droit d'entamer atout à la première levée                         lead-trump
quelle carte gagne la levée                                                who-wins
un neuf d'atout bat un as ?                                                who-wins
mon as de trèfle gagne-t-il sur du carreau                                 off-suit-ace
c'est le gagnant du pli qui rejoue                                         winner-leads
qui ramasse les levées                                                     tricks-kept
puis-je poser mon jeu si j'ai toutes les autres levées                     claim
je pose ma carte devant moi ou au centre                                   place
c'est quoi l'atout déjà, j'ai le droit de demander                         ask-trump
est-ce qu'on peut faire un clin d'oeil à son partenaire                    table-talk
puis-je regarder la dernière levée                                         last-trick
trois levées suffisent pour réussir                                        aim
on a annoncé et fait trois levées, combien de points                       made
toutes les levées à deux, ça vaut combien                                  march
combien de points pour un euchre                                           euchre-points
que veut dire euchré                                                       euchre-word
les points sont-ils individuels                                            individual
comment marque-t-on les points avec des cartes                             score-cards
qui doit signer la carte de score                                          sign
on s'est trompé sur la feuille de score, comment corriger                  score-mistake
est-ce que le score peut descendre sous zéro                               below-zero
on joue en combien de points                                               game
quand est-ce que la partie finit                                           game
combien de donnes par partie                                               deals
les deux équipes ont le même score à la fin                                tie
deux équipes à égalité en tête du tournoi                                  event-tie
qui remporte le tournoi                                                    event-winner
comment on s'inscrit au tournoi                                            entry
une ronde dure combien de temps                                            rounds
ça sonne pendant qu'on joue encore                                         time-up
après une ronde, qui change de table                                       moving
garde-t-on le même partenaire tout le tournoi                              partners-change
qui décide quand on n'est pas d'accord                                     who-decides
notre règlement n'en parle pas                                             silent-sheet
que veut dire faire une renonce                                            renege-word
quelle est la pénalité quand on ne fournit pas                             renege-cost
puis-je corriger une renonce avant la fin de la levée                      renege-mend
jusqu'à quand peut-on signaler une renonce                                 renege-call
continue-t-on la donne après une renonce                                   renege-end
les levées sont mêlées, on ne peut plus vérifier la renonce                renege-mixed
peut-on leur enlever deux points à la place                                renege-choice
mon adversaire a fait prendre avant son tour                               out-of-turn
quelqu'un a passé trop tôt                                                 pass-early
il a annoncé la couleur qui avait été refusée, que faire                   barred-call
il a fait prendre sans vrai atout, quelle conséquence                      no-natural
quelqu'un a entamé hors tour                                               lead-out
j'ai fourni sur une entame hors tour, je peux reprendre ma carte           lead-out-others
tout le monde a joué sur la mauvaise entame                                lead-stands
mon partenaire a entamé avant l'écart                                      early-lead
puis-je reprendre ma carte une fois posée                                  card-back
une carte m'a échappé des mains                                            exposed
j'ai échappé deux cartes, laquelle je joue                                 exposed-several
mon partenaire a une carte montrée, puis-je entamer dans sa couleur        exposed-partner
quelle est la pénalité pour des signes à son partenaire                    talk-cost
c'est quoi une marche à l'euchre                                           march-word
une capote ça compte double                                                skunk
c'est quoi un solo                                                         loner-word
la retourne c'est quoi                                                     upcard-word
que veut dire talon                                                        kitty-word
c'est quoi aider                                                           assist-word
ça veut dire quoi passer                                                   pass-word
qui est la première main                                                   eldest-word
vaut-il mieux faire prendre ou passer avec deux atouts                     advise-order
quand devrais-je jouer en solo                                             advise-alone
le donneur adverse a refusé, quelle couleur devrais-je annoncer            advise-next
mon partenaire a refusé la retourne, j'annonce quoi                        advise-cross
est-ce une bonne idée de jouer atout quand je l'ai choisi                  advise-lead-made
que devrais-je entamer si mon partenaire est preneur                       advise-lead-partner
devrais-je commencer par le bower droit                                    advise-right
devrait-on couper l'as du partenaire                                       advise-ace
quelle carte devrais-je écarter comme donneur                              advise-discard
quelle est la meilleure entame quand l'autre équipe a annoncé              advise-defend
"""
PAIRS = [(line.rsplit(None, 1)[0].strip(), line.rsplit(None, 1)[1]) for line in ASKED.strip().splitlines()]


@pytest.fixture(scope="module")
def french() -> Language:
    """The catalogue, which takes a while to read."""
    return load("fr")


@pytest.fixture(autouse=True)
def _french(_english: None, french: Language) -> None:
    i18n.speak(french)


@pytest.mark.parametrize(("typed", "meant"), PAIRS, ids=[typed for typed, _meant in PAIRS])
def test_what_french_players_type_finds_the_question_they_mean(typed: str, meant: str) -> None:
    assert is_found(typed, meant)


def test_nine_of_ten_french_questions_that_were_never_looked_at_are_found_and_few_wrongly() -> None:
    asked = asked_in("french_unseen.txt")
    assert len(asked) >= 180
    assert sum(is_found(*row) for row in asked) / len(asked) >= 0.9
    assert sum(is_wrong(*row) for row in asked) / len(asked) <= 0.08


def test_most_of_the_harder_french_questions_are_found() -> None:
    asked = asked_in("french.txt")
    assert len(PAIRS) >= 150
    assert len(asked) >= 450
    assert sum(is_found(*row) for row in asked) / len(asked) >= 0.86


@pytest.mark.parametrize("name", [question.id for question in questions()])
def test_every_question_finds_itself_in_french(name: str) -> None:
    asked = next(question.ask for question in questions() if question.id == name)
    assert find(asked)[0].question.id == name


@pytest.mark.parametrize(
    "typed",
    [
        "quel temps fera-t-il demain",
        "comment jouer à la belote",
        "qui sera premier ministre",
        "commander une pizza",
        "mon pied gauche me fait mal",
        "combien de points au tarot",
        "comment aller à la gare",
        "asdf qwerty",
        "comment t'appelles-tu",
        "combien coûte l'application",
        "où est mon mot de passe",
        "bonjour",
        "peut-on coincher",
    ],
)
def test_what_is_no_question_of_the_table_finds_none(typed: str) -> None:
    assert not is_sure(find(typed))


def test_another_game_is_heard_unless_this_one_is_only_likened_to_it() -> None:
    assert OTHER_GAME in vocabulary().meanings("combien vaut la belote et rebelote")
    assert OTHER_GAME not in vocabulary().meanings("faut-il couper comme à la belote")


@pytest.mark.parametrize(
    "typed",
    [
        "le bower gauche est-il un atout quand la levée est entamée à trèfle",
        "à qui l'entame après une levée gagnée",
        "l'as d'une autre couleur peut-il gagner la levée",
        "le valet de cœur ou la sœur",
    ],
)
def test_accents_may_be_left_out(typed: str) -> None:
    signs = ("é", "e"), ("è", "e"), ("ê", "e"), ("à", "a"), ("ù", "u"), ("œ", "oe")
    bare = typed
    for sign, letter in signs:
        bare = bare.replace(sign, letter)
    assert bare != typed
    assert vocabulary().letters(bare) == vocabulary().letters(typed)
    assert vocabulary().letters(bare.upper()) == vocabulary().letters(typed)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("l’atout", "latout"),
        ("c'est quoi une renonce", "cest quoi une renonce"),
        ("c'est quoi un bower", "qu'est-ce qu'un bower"),
        ("j'ai pas fourni", "jai pas fourni"),
        ("faut-il couper", "il faut couper"),
        ("y a-t-il un joker", "ya tu un joker"),
        ("celui qui donne", "le donneur"),
        ("la 2e levée", "la deuxième levée"),
        ("les cinq plis", "toutes les levées"),
        ("le valet d'atout", "le bower droit"),
        ("le chien", "le talon"),
        ("capot", "une marche"),
        ("pisser", "se défausser"),
        ("fanny", "une capote"),
    ],
)
def test_what_is_put_otherwise_means_the_same(one: str, other: str) -> None:
    assert set(vocabulary().meanings(one)) == set(vocabulary().meanings(other))


@pytest.mark.parametrize(
    ("typed", "meaning", "other"),
    [
        ("couper le jeu", "cut", "ruff"),
        ("couper l'as", "ruff", "cut"),
        ("battre les cartes", "shuffle", "beat"),
        ("l'as bat le roi", "beat", "shuffle"),
        ("c'est à qui de brasser", "deal", "shuffle"),
        ("combien de brasses", "hand", "deal"),
        ("le droit est un atout", "right", "dealers-right"),
        ("à la droite du donneur", "dealers-right", "right"),
        ("à gauche du donneur", "dealers-left", "left"),
        ("signer la feuille", "sign", "talk"),
        ("faire des signes", "talk", "sign"),
        ("une capote", "skunk", "march"),
        ("le preneur", "maker", "call"),
        ("ma sœur", "", "next"),
    ],
)
def test_a_word_with_two_meanings_is_read_by_those_beside_it(typed: str, meaning: str, other: str) -> None:
    found = vocabulary().meanings(typed)
    assert not meaning or meaning in found
    assert other not in found


def test_the_right_to_do_something_is_not_the_right_bower() -> None:
    assert "right" not in vocabulary().meanings("j'ai le droit de passer")
    assert "May" in vocabulary().meanings("j'ai le droit de passer")


def test_who_does_something_is_asked_only_where_it_is_a_question() -> None:
    assert "WHO" in vocabulary().meanings("qui donne")
    assert "WHO" not in vocabulary().meanings("la carte qui a été refusée")


def test_a_clause_after_a_comma_is_no_question_of_its_own() -> None:
    asked = "Le joker est retourné, quel est l’atout ?"
    assert [question for _before, question in vocabulary().questions_in(asked)] == [asked]
    two = vocabulary().questions_in("Qui donne en premier, et qui coupe ?")
    assert [question for _before, question in two] == ["Qui donne en premier", "qui coupe ?"]


def test_what_somebody_is_quoted_to_say_is_not_what_is_asked_in_french() -> None:
    assert "take" not in vocabulary().meanings("Il a dit « alors prends cette carte maintenant » trop fort")


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("levee", "levée"),
        ("defausser", "se défausser"),
        ("pisser", "se défausser"),
        ("donneur force", "donneur forcé"),
        ("chien", "talon"),
        ("latout", "atout"),
        ("valet d’atout", "bower droit"),
        ("dix a zero", "fanny"),
        ("soeur", "couleur sœur"),
    ],
)
def test_a_word_of_the_glossary_is_found_by_what_french_players_type(typed: str, title: str) -> None:
    assert title in [view.title for view in look_up(catalogue().glossary, typed)[:3]]
