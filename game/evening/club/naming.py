"""Names as an organizer types them: what can be one, and which two are the same to a reader's eye."""

from __future__ import annotations

from unicodedata import normalize

from game.evening.club.shape import LONGEST_NAME
from game.evening.planning.request import BadRequest
from game.i18n import _, ngettext
from game.yamlfile.validation_words import shortened


def name_key(name: str) -> str:
    """What two names that look alike have in common: case, blanks and an accent stored apart don't count."""
    return normalize("NFC", " ".join(name.split())).casefold()


def checked_name(name: str) -> str:
    """A name that fits a card, without blanks around it. Raises BadRequest for one that doesn't."""
    name = name.strip()
    if not name:
        raise BadRequest(_("There's an empty name. Write what the player is called."))
    if len(name) > LONGEST_NAME:
        raise BadRequest(
            ngettext(
                "“{name}” is too long for a card. Write {n} letter or fewer.",
                "“{name}” is too long for a card. Write {n} letters or fewer.",
                LONGEST_NAME,
            ).format(name=shortened(name), n=LONGEST_NAME)
        )
    return name
