"""The practice game without a window: what is said, what buttons do, what an action leads to."""

from __future__ import annotations

from game.bots.levels import Steady, three_bots
from game.pages.page import Beside
from game.pages.practice_page import Opened
from game.presenters.desk import BACK, Desk
from game.presenters.occasions import Trial
from game.presenters.practice import PracticePresenter
from game.presenters.practice_games import PracticeGame
from game.rules.actions import Phase
from game.rules.cards import Card
from game.rules.state import Setup
from game.rules.view import SeatView
from game.session import HOME_SEAT, Moment, Session
from game.storage.errors import StorageError
from game.taking_part import Journal
from tests.tables import rules


def must_follow(view: SeatView) -> bool:
    return view.my_turn and view.phase is Phase.PLAY and 0 < len(view.legal) < len(view.hand)


def table(
    desk: Desk, wanted: str = "play", occasion: Trial | None = None, journal: Journal | None = None
) -> PracticePresenter:
    """A presenter at the first decision of a kind: to follow suit, to discard, or at the end of a hand."""
    reached = {
        "play": must_follow,
        "discard": lambda view: view.my_turn and view.phase is Phase.DISCARD,
        "over": lambda view: view.phase is Phase.HAND_OVER,
    }[wanted]
    for seed in range(1, 200):
        session = Session(rules("danville"), Setup(str(seed)), three_bots(HOME_SEAT), journal)
        presenter = PracticePresenter(
            desk, PracticeGame(0, str(seed), session), lambda _moment: None, occasion
        )
        if play_until(presenter, reached):
            return presenter
    raise AssertionError("no seed leads there")


def play_until(presenter: PracticePresenter, reached: object) -> bool:
    for _step in range(200):
        view = presenter.view
        if reached(view):  # type: ignore[operator]
            return True
        if view.phase is Phase.HAND_OVER:
            return False
        if presenter.session.waits_for_learner:
            presenter.session.submit(Steady().choose(view))
        else:
            presenter.advance()
    return False


def barred(presenter: PracticePresenter) -> Card:
    legal = {action.card for action in presenter.view.legal}
    return next(card for card in presenter.view.hand if card not in legal)


def ids(presenter: PracticePresenter) -> list[str]:
    return [button.id for button in presenter.page().every_button()]


def test_a_turn_says_what_to_do_and_offers_a_hint_and_a_reason(desk: Desk) -> None:
    presenter = table(desk)
    assert presenter.page().todo.startswith("Play ")
    assert ids(presenter)[:2] == ["hint", "why"]


def test_a_refused_card_stays_in_the_hand_and_its_page_says_why_with_every_tables_word(desk: Desk) -> None:
    presenter = table(desk)
    card = barred(presenter)
    presenter.choose(card)
    assert presenter.sheet.opened is Opened.REFUSED
    assert card in presenter.view.hand
    refusal = presenter.refusal
    assert refusal is not None
    assert refusal.action.card == card
    page = presenter.page()
    assert page.title == refusal.title
    assert any(getattr(block, "text", "") == refusal.reasons[0] for block in page.blocks)


def test_what_hangs_at_the_card_already_is_the_headline_no_more(desk: Desk) -> None:
    presenter = table(desk)
    presenter.choose(barred(presenter))
    assert presenter.page(Beside(True, "", True)).title == "Not that one"


def test_a_legal_card_is_played_and_told_to_whoever_shows_the_table(desk: Desk) -> None:
    shown: list[Moment] = []
    session = table(desk).session
    presenter = PracticePresenter(desk, PracticeGame(0, "", session), shown.append)
    card = presenter.view.legal[0].card
    assert card is not None
    presenter.choose(card)
    assert card not in presenter.view.hand
    assert shown[-1].action == presenter.session.actions[-1]


def test_a_card_to_put_down_is_chosen_first_and_put_down_with_its_button(desk: Desk) -> None:
    presenter = table(desk, "discard")
    card = presenter.view.legal[0].card
    assert card is not None
    presenter.choose(card)
    assert (presenter.sheet.selected, ids(presenter)[0]) == (card, "put down")
    presenter.act("put down")
    assert card not in presenter.view.hand


def test_a_card_laid_on_its_place_is_put_down_at_once(desk: Desk) -> None:
    presenter = table(desk, "discard")
    card = presenter.view.legal[0].card
    assert card is not None
    presenter.choose(card, dropped=True)
    assert card not in presenter.view.hand


def test_why_has_the_next_choice_explained_instead_of_played(desk: Desk) -> None:
    presenter = table(desk)
    presenter.act("why")
    before = presenter.view
    card = before.legal[0].card
    assert card is not None
    presenter.choose(card)
    assert presenter.sheet.opened is Opened.WHY
    assert presenter.view is before


def test_the_clause_behind_a_refusal_leads_to_the_rules_of_its_table(desk: Desk) -> None:
    presenter = table(desk)
    presenter.choose(barred(presenter))
    route = presenter.act("clause")
    assert route is not None
    assert (route.name, route.about[0]) == ("rules", presenter.view.ruleset.id)


def test_a_hint_is_read_in_three_steps_and_marks_the_best_cards(desk: Desk) -> None:
    presenter = table(desk)
    for _step in range(3):
        presenter.act("hint")
    hint = presenter.sheet.hint.state
    assert hint is not None
    assert hint.step == 2
    assert presenter.model(still=True).marks.recommended


def test_taking_back_returns_to_the_decision_before(desk: Desk) -> None:
    presenter = table(desk)
    before, card = presenter.view, presenter.view.legal[0].card
    assert card is not None
    presenter.choose(card)
    presenter.act("undo")
    assert presenter.view == before


def test_what_cannot_be_kept_stops_the_game_with_a_sentence_until_it_is_tried_again(desk: Desk) -> None:
    full = False

    class Disk:
        def append(self, *entries: str) -> None:
            if full:
                raise StorageError("The disk is full.")

    presenter = table(desk, journal=Disk())
    full = True
    card = presenter.view.legal[0].card
    assert card is not None
    presenter.choose(card)
    assert presenter.page().blocks[0].text == "The disk is full."  # type: ignore[union-attr]
    assert card in presenter.view.hand
    presenter.act("retry")
    assert presenter.trouble == ""


def test_the_end_of_a_hand_leads_on_and_to_its_review(desk: Desk) -> None:
    presenter = table(desk, "over")
    assert ids(presenter)[:2] == ["next", "look"]
    route = presenter.act("look")
    assert route is not None
    assert route.name == "review"
    presenter.act("next")
    assert presenter.view.phase is not Phase.HAND_OVER


def test_a_hand_tried_again_is_compared_with_before_and_leads_back(desk: Desk) -> None:
    award = table(desk, "over").view.award
    presenter = table(desk, "over")
    presenter.occasion = Trial(
        presenter.session.ruleset, Setup("1"), award, presenter.game.company, presenter.session.learner
    )  # type: ignore[arg-type]
    page = presenter.page()
    assert page.where == "Just trying it"
    assert any("The result was the same" in getattr(block, "text", "") for block in page.blocks)
    assert presenter.act("next") == BACK
