"""What costs the learner most, with the lesson, the drill and the hands behind it."""

from __future__ import annotations

from dataclasses import replace

from game.bots.hand_costs import hand_costs
from game.course.memory.days import local_day
from game.i18n import _, format_date, format_number
from game.pages.topics import topic_of
from game.pages.weakness import DearHand, WeaknessPage, stand_line, weakness_page
from game.presenters.desk import Route
from game.presenters.lesson_list import catalogue
from game.presenters.made_mistakes import ShownMistake, made, way_to_hand
from game.records.weaknesses import dearest, points_lost, weaknesses
from game.storage.database import Store
from game.tutor.action_words import action_words
from game.tutor.review.words import short_cost


class WeaknessView:
    """The page of one learner, and where its buttons lead. Reads the store anew with every page."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.found = weaknesses(store)

    @property
    def known(self) -> bool:
        """Whether there is anything to say."""
        return self.found.known

    @property
    def topic(self) -> str:
        """The id of the dearest topic."""
        return self.found.found[0].topic

    def page(self) -> WeaknessPage:
        """The page. There is one only where something is `known`."""
        where = points_lost(self._store)
        file = catalogue().find(topic_of(self.topic).lesson)
        line = None if where is None else stand_line(where, hand_costs())
        return weakness_page(self.found, self._hands(), line, "" if file is None else file.title)

    def _hands(self) -> list[DearHand]:
        found = (made(each) for each in dearest(self._store, self.topic))
        hands = [
            _dear(each, kept=way_to_hand(self._store, each.mistake) is not None)
            for each in found
            if each is not None
        ]
        said = [hand.reason for hand in hands]
        return [
            replace(hand, reason="") if hand.reason in said[:place] else hand
            for place, hand in enumerate(hands)
        ]

    def act(self, pressed: str) -> Route | None:
        """A button by its id; where it leads."""
        verb, _space, about = pressed.partition(" ")
        if pressed == "lesson":
            return Route("lesson", (topic_of(self.topic).lesson,))
        if pressed == "drill":
            drill = topic_of(self.topic).drill
            return None if drill is None else Route("drill", drill)
        if pressed == "mistakes":
            return Route("mistakes", (self.topic,))
        if verb == "look" and about:
            mistake = self._store.mistakes.find(int(about))
            return None if mistake is None else way_to_hand(self._store, mistake)
        return {"skills": Route("skills"), "proof": Route("teaching_proof"), "luck": Route("card_luck")}.get(
            pressed
        )


def _dear(found: ShownMistake, *, kept: bool) -> DearHand:
    mistake, view = found.mistake, found.view
    ours, theirs = found.score
    # NOTE: the score in a small table, for example "Us 6, Them 8"
    score = _("Us {ours}, Them {theirs}").format(ours=format_number(ours), theirs=format_number(theirs))
    return DearHand(
        mistake.id,
        format_date(local_day(mistake.made), "long"),
        short_cost(mistake.cost),
        action_words(view, found.done),
        action_words(view, found.better),
        (found.done.card, found.better.card),
        found.reason,
        score,
        kept,
    )
