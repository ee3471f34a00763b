"""Questions as players in Spain and in Latin America type them, and what they mean."""

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
    not (paths.locales() / "es" / "LC_MESSAGES" / "leftbower.po").is_file(),
    reason="the Spanish catalogue is not there, so no question is put in Spanish",
)

ASKED = """
traigo el izquierdo y piden la pinta, tengo otro triunfo, cual tiro         left-trump-led
por que la jota es la carta mas fuerte                                      bower,right
si picas es triunfo cual es el otro bower                                   next-suit
cuantos somos por equipo                                                    players
los ochos se sacan?                                                         cards
que le gana al comodin                                                      joker-rank
quien reparte al inicio de la noche                                         first-dealer
el que da tiene que barajar el mismo?                                       shuffle
se reparte de a una o de a dos y tres?                                      packets
se rota el reparto hacia la izquierda                                       deal-left
el repartidor volteo mal y se vieron dos cartas                             misdeal
que cuenta como mal reparto                                                 misdeal-what
puedo espiar las que quedaron sin repartir                                  kitty
quien abre los cantos                                                       first-to-speak
en la segunda vuelta como se nombra el palo                                 second-words
vale el izquierdo como triunfo para mandarla                                order-left
puedo elegir corazones si no tengo ninguno                                  name-natural,order-natural
el dador puede decir que no cuando se la mandan                             take-up
que descarta el que reparte                                                 discard
puede mandarla mi compañero                                                 orderer-name
puedo volver a nombrar el palo que se rechazo                               name-same
que sigue cuando el repartidor la rechaza                                   second-round
si pasan todos dos veces quien vuelve a repartir                            throw-in
me puedo equivocar de palabras al cantar?                                   words
que es cantar hermano                                                       next
el que ordena es el cantador?                                               maker
puede ir solo el que no canto?                                              alone-who
como aviso que quiero jugar solo                                            alone-words
el compañero del que va solo enseña sus cartas?                             alone-place
tomo la carta aunque mi pareja vaya sola                                    alone-discard
en un solo quien sale primero                                               alone-lead
un defensor puede jugar solo                                                alone-defend
las cinco yo solo cuantos puntos                                            alone-five
mi compañero gana puntos por mi solo?                                       alone-partner-points
los contrarios renunciaron contra mi solo                                   alone-renege
cuantas bazas se hacen en una mano                                          tricks
puedo no servir si tengo del palo?                                          follow
debo montar la carta si tengo mas alta                                      must-win
que carta gana la baza                                                      who-wins
el que se lleva la baza vuelve a salir?                                     winner-leads
se puede tender la mano y decir que el resto es mio                         claim
puedo pedir que me recuerden el triunfo                                     ask-trump
me enseñan la ultima baza?                                                  last-trick
puntos por cumplir con tres                                                 made
puntos por tumbar al otro equipo                                            euchre-points
los puntos se llevan por jugador                                            individual
los rivales firman mi tarjeta?                                              sign
existe el marcador negativo?                                                below-zero
son ocho manos por partida?                                                 deals
que pasa en caso de empate                                                  tie
gana el que tenga mas puntos en el torneo?                                  event-winner
hay limite de tiempo por ronda                                              rounds
despues de cada ronda quien cambia de mesa                                  moving
quien tiene la ultima palabra si discutimos                                 who-decides
que cuenta como renuncio                                                    renege-word
me di cuenta que podia servir, puedo cambiar la carta                       renege-mend
ellos corrigieron su renuncio, cambio mi carta?                             renege-others
despues del renuncio se acaba la mano?                                      renege-end
podemos quitarles dos en lugar de sumar                                     renege-choice
se adelanto a pasar                                                         pass-early
mando tomar y no tenia triunfo natural                                      no-natural
ya jugue sobre su mala salida, la retiro?                                   lead-out-others
sali antes del descarte                                                     early-lead
enseñe una carta por accidente                                              exposed
me pescaron haciendo una seña, que me cuesta                                talk-cost
dejar en cero al otro equipo vale doble?                                    skunk
para que sirve la carta que se voltea                                       upcard-word
cuando digo te ayudo                                                        assist-word
el que esta a la izquierda del repartidor como se llama                     eldest-word
me conviene ir solo con cuatro triunfos                                     advise-alone
mi pareja rechazo su carta, que canto                                       advise-cross
mi pareja canto, salgo de triunfo o de as                                   advise-lead-partner
conviene fallar el as de mi pareja                                          advise-ace
como conviene salir contra el canto de ellos                                advise-defend
oye y el izquierdo cuenta como corazon o como diamante                      left-suit
orden de las cartas en diamantes cuando diamantes es triunfo                trump-order
quien vale mas rey o jota en un palo normal                                 plain-order
a las figuras hay que contestar con figura?                                 face-card
jugamos con o sin comodin                                                   joker
si el joker queda arriba del monte quien dice el palo                       joker-up
al jugador de la derecha le toca partir la baraja?                          cut
cada uno recibe cinco cartas                                                hand-size
mi vecino repartio dos manos seguidas                                       deal-turn
mano sin figuras se puede cambiar?                                          farmers
me falta una carta y ya vamos en la segunda baza                            wrong-number
juego en pareja con el que tengo enfrente?                                  partners
no tengo picas, puedo mandar que tome la pica?                              order-natural
el repartidor sin triunfos puede quedarse con la carta?                     dealer-natural
la carta levantada se queda a la vista?                                     upcard-open
donde queda la carta que rechazo el repartidor                              turned-down
puede pasar el que reparte en la segunda vuelta                             stick
se puede jugar una mano sin palo de triunfo                                 no-trump
se puede retirar lo que cante                                               change-mind
cantar el otro color como se llama                                          cross
es trampa agazaparse                                                        bagging
cuando se avisa que uno va solo                                             alone-when
me quedo sin jugar si mi pareja va sola?                                    alone-partner
mi pareja va sola, miro el talon?                                           alone-kitty
yendo solo puedo pedir la mejor carta de mi pareja                          alone-best
yo voy solo, quien recoge mis bazas                                         alone-tricks
cuatro bazas solo cuanto vale                                               alone-three
quedar en euchre yendo solo cuanto cuesta                                   alone-euchred
cuanto vale tumbar un solo defendiendo solo                                 alone-defender-points
que pasa si el compañero del solo echa una carta                            alone-plays
el que iba solo renuncio                                                    alone-own-renege
quien sale despues de los cantos                                            lead
estoy fallo, debo matar?                                                    must-trump
se vale salir con triunfo                                                   lead-trump
tire el as de otro palo, me llevo la baza?                                  off-suit-ace
quien se guarda las bazas de la pareja                                      tricks-kept
se echan las cartas al centro                                               place
puedo hacerle gestos a mi pareja                                            table-talk
cuantas bazas nos faltan para cumplir                                       aim
cuanto dan por las cinco                                                    march
cuando se dice que uno quedo en euchre                                      euchre-word
como llevo la cuenta con los cincos                                         score-cards
hay un error en la tarjeta de puntos                                        score-mistake
hasta que puntos llega la partida                                           game
la mano que todos pasaron cuenta?                                           thrown-counts
empate en la liga por el primer puesto                                      event-tie
donde se apunta uno para jugar el torneo                                    entry
suena el timbre y falta jugar bazas                                         time-up
nos cambian de compañero cada vez?                                          partners-change
el reglamento no dice nada de eso                                           silent-sheet
cuantos puntos me quitan por renuncio                                       renege-cost
donde queda la carta que retire por renuncio                                renege-card
cuando puedo señalar el renuncio                                            renege-call
como compruebo un renuncio si mezclaron las bazas                           renege-mixed
alguien canto antes de su turno                                             out-of-turn
nombro el palo rechazado por error                                          barred-call
salio un jugador que no le tocaba                                           lead-out
salida fuera de turno pero ya jugamos todos                                 lead-stands
ya puse la carta, la puedo cambiar?                                         card-back
enseñe dos cartas por accidente                                             exposed-several
voy solo y enseñe una carta sin querer                                      exposed-lone
como se le dice a llevarse todas las bazas                                  march-word,term:march
explicame que es un solo                                                    loner-word
que son las cartas del pozo                                                 kitty-word
si digo paso ya no juego?                                                   pass-word
cuantos triunfos necesito para mandarla                                     advise-order
despues de que ellos rechazan que palo conviene                             advise-next
cante yo, me conviene arrastrar                                             advise-lead-made
conviene salir del derecho                                                  advise-right
que carta me conviene descartar                                             advise-discard
cual es la carta mas alta de todas                                          right
que pasa si digo tomala                                                     ordered
puede el repartidor descartar otra vez la carta que acaba de levantar       bury
que se dice cuando el repartidor debe tomarla                               order-words
se puede subir el canto como en la subasta                                  outbid
salen con el izquierdo, se sirve con triunfo                                left-led
mando tomar a mi pareja, quiere decir que voy solo                          canadian
cuantas cartas de triunfo hay en total                                      trumps-many
se puede cantar antes de que todos tengan sus cartas                        call-start
debo asistir con el izquierdo si salen de su palo impreso                   left-follow
"""
PAIRS = [(line.rsplit(None, 1)[0].strip(), line.rsplit(None, 1)[1]) for line in ASKED.strip().splitlines()]


@pytest.fixture(scope="module")
def spanish() -> Language:
    """The catalogue, which takes a while to read."""
    return load("es")


@pytest.fixture(autouse=True)
def _spanish(_english: None, spanish: Language) -> None:
    i18n.speak(spanish)


@pytest.mark.parametrize(("typed", "meant"), PAIRS, ids=[typed for typed, _meant in PAIRS])
def test_what_spanish_players_type_finds_the_question_they_mean(typed: str, meant: str) -> None:
    assert is_found(typed, meant)


def test_nine_of_ten_spanish_questions_that_were_never_looked_at_are_found_and_few_wrongly() -> None:
    asked = asked_in("spanish_unseen.txt")
    assert len(asked) >= 120
    assert sum(is_found(*row) for row in asked) / len(asked) >= 0.9
    assert sum(is_wrong(*row) for row in asked) / len(asked) <= 0.08


def test_most_of_the_harder_spanish_questions_are_found() -> None:
    asked = asked_in("spanish.txt")
    assert len(PAIRS) >= 150
    assert len(asked) >= 600
    assert sum(is_found(*row) for row in asked) / len(asked) >= 0.88


@pytest.mark.parametrize("name", [question.id for question in questions()])
def test_every_question_finds_itself_in_spanish(name: str) -> None:
    asked = next(question.ask for question in questions() if question.id == name)
    assert find(asked)[0].question.id == name


@pytest.mark.parametrize(
    "typed",
    [
        "qué tiempo hará mañana",
        "cómo se juega al mus",
        "cuánto vale el envido",
        "quién va a ser presidente",
        "quiero pedir una pizza",
        "me duele el pie izquierdo",
        "cómo llego a la estación",
        "asdf qwerty",
        "cómo te llamas",
        "cuánto cuesta la aplicación",
        "dónde está mi contraseña",
        "hola",
    ],
)
def test_what_is_no_question_of_the_table_finds_none(typed: str) -> None:
    assert not is_sure(find(typed))


def test_another_game_is_heard_unless_this_one_is_only_likened_to_it() -> None:
    assert OTHER_GAME in vocabulary().meanings("cuántas señas hay en el mus")
    assert OTHER_GAME not in vocabulary().meanings("se pueden hacer señas como en el mus")


@pytest.mark.parametrize(
    "typed",
    [
        "¿Quién sale después de mí?",
        "¿Cuántas cartas tiene el talón?",
        "¡El as también es más bajo!",
        "¿Puedo señalar un renuncio?",
        "¿Quién cantó corazón o trébol según el compañero?",
    ],
)
def test_accents_and_turned_signs_may_be_left_out(typed: str) -> None:
    signs = ("á", "a"), ("é", "e"), ("í", "i"), ("ó", "o"), ("ú", "u"), ("ñ", "n"), ("¿", ""), ("¡", "")
    bare = typed
    for sign, letter in signs:
        bare = bare.replace(sign, letter)
    assert bare != typed
    assert vocabulary().letters(bare) == vocabulary().letters(typed)
    assert vocabulary().letters(bare.upper()) == vocabulary().letters(typed)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("q pasa si no sirvo", "qué pasa si no sirvo"),
        ("la sota de tréboles", "la jota de trébol"),
        ("asistir", "servir"),
        ("la pinta", "el triunfo"),
        ("arrastrar", "salir de triunfo"),
        ("el que reparte", "el repartidor"),
        ("el dador", "el repartidor"),
        ("matar con triunfo", "fallar"),
        ("mi compañera", "mi pareja"),
        ("las cinco bazas", "un capote"),
        ("todas las bazas", "dar capote"),
        ("las cartas que sobran", "el talón"),
        ("el pozo", "el monte"),
        ("los contrarios", "el otro equipo"),
        ("los tumbamos", "los dejamos en euchre"),
        ("voy solita", "voy solo"),
        ("en solitario", "yo solo"),
        ("solo tengo el izquierdo", "nada más tengo el izquierdo"),
        ("la muestra", "la carta descubierta"),
        ("mezclar", "barajear"),
        ("pierdo", "perdió"),
        ("todos pasaron", "pasan los cuatro"),
        ("la 2da vuelta", "la segunda ronda"),
        ("diez a cero", "zapatero"),
    ],
)
def test_what_is_put_otherwise_means_the_same(one: str, other: str) -> None:
    frames = {"May"}  # whether it may be done says nothing about what it is
    assert set(vocabulary().meanings(one)) - frames == set(vocabulary().meanings(other)) - frames


@pytest.mark.parametrize(
    ("typed", "meaning", "other"),
    [
        ("voy solo", "alone", "only"),
        ("solo tengo un triunfo", "only", "alone"),
        ("un solo con tres bazas", "alone", "only"),
        ("qué pasa ahora", "", "pass"),
        ("todos pasan", "throw-in", "pass"),
        ("el que da las cartas", "dealer", "deal"),
        ("cuánto nos dan", "points", "deal"),
        ("quién da primero", "deal", "points"),
        ("cortar la baraja", "cut", "ruff"),
        ("cortar con triunfo", "ruff", "cut"),
        ("lo fallo", "ruff", "void"),
        ("estoy fallo a picas", "void", "ruff"),
        ("no tengo que servir", "follow", "void"),
        ("no tengo nada de ese palo", "void", "follow"),
        ("a la izquierda", "direction", "left"),
        ("el izquierdo", "left", "direction"),
        ("soy mano", "eldest", "man"),
        ("el palo contrario", "cross", "opponent"),
        ("el contrario", "opponent", "cross"),
        ("mi hermano reparte", "deal", "next"),
        ("el palo hermano", "next", "suit"),
        ("la carta que tomé", "take", "order"),
        ("que la tome", "order", "take"),
        ("salió el comodín", "upcard", "lead"),
        ("firmar la hoja", "sign", "claim"),
        ("las demás son firmes", "claim", "sign"),
        ("cambiar de mesa", "move", "change"),
        ("vale la pena", "", "points"),
        ("tantos", "points", ""),
    ],
)
def test_a_word_with_two_meanings_is_read_by_those_beside_it(typed: str, meaning: str, other: str) -> None:
    found = vocabulary().meanings(typed)
    assert not meaning or meaning in found
    assert other not in found


def test_the_right_to_do_something_is_not_the_right_bower() -> None:
    assert "right" not in vocabulary().meanings("tengo derecho a pasar")
    assert "May" in vocabulary().meanings("tengo derecho a pasar")


@pytest.mark.parametrize("typed", ["cantando", "repartieron", "descartaba", "cantaban"])
def test_another_ending_of_a_known_word_is_no_slip_of_another(typed: str) -> None:
    known = {
        "cantando": "cantar",
        "repartieron": "repartir",
        "descartaba": "descartar",
        "cantaban": "cantar",
    }
    assert vocabulary().meanings(typed) == vocabulary().meanings(known[typed])


def test_a_turned_sign_before_a_question_hides_nothing() -> None:
    two = vocabulary().questions_in("¿Quién reparte primero, y ¿quién corta?")
    assert [question for _before, question in two] == ["Quién reparte primero", "quién corta?"]
    story = vocabulary().questions_in("Mi pareja va sola. ¿Quién sale?")
    assert [question for _before, question in story] == ["Quién sale?"]


def test_what_somebody_is_quoted_to_say_is_not_what_is_asked_in_spanish() -> None:
    assert "take" not in vocabulary().meanings("Dijo «pues ahora toma esa carta» muy fuerte")


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("baza", "baza"),
        ("talon", "talón"),
        ("pozo", "talón"),
        ("TOMALA", "tómala"),
        ("repartidor obligado", "repartidor obligado"),
        ("diez a cero", "zapatero"),
        ("jota de triunfo", "bower derecho"),
        ("morralla", "mano de morralla"),
        ("asistir", "servir al palo"),
        ("puja", "canto"),
        ("descrte", "descarte"),
    ],
)
def test_a_word_of_the_glossary_is_found_by_what_spanish_players_type(typed: str, title: str) -> None:
    assert title in [view.title for view in look_up(catalogue().glossary, typed)[:3]]
