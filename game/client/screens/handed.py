"""A pack, a lesson or a ruleset that somebody was handed: shown, and added if that is wanted."""

from __future__ import annotations

from pathlib import Path

from game.client.screens.messages import Answer, MessageScreen
from game.client.screens.services import Services
from game.client.screens.stage import Screen
from game.i18n import _
from game.presenters.handed_file import look_at
from game.storage.errors import StorageError
from game.words.markup import as_typed
from game.yamlfile.faults import YamlFault

_MOST = 12  # faults that are told


def open_handed(services: Services, path: str) -> Screen:
    """What is in a file and by whom, with the question whether to add it; or what is wrong with it."""
    try:
        handed = look_at(Path(path))
    except YamlFault as fault:
        return _faulty(fault)
    except StorageError as trouble:
        return MessageScreen(_("This couldn't be read"), as_typed(trouble.sentence))

    def take() -> None:
        try:
            place = handed.add()
        except YamlFault as fault:
            message.stage.push(_faulty(fault))
        except StorageError as trouble:
            message.stage.push(MessageScreen(_("This couldn't be saved"), as_typed(trouble.sentence)))
        else:
            top = message.stage.top
            if top is not None and top.name == place[0]:
                message.stage.pop()  # that screen has shown it as it was before
            message.stage.go(*place)

    answers = [Answer(handed.accept, take), Answer(_("Not now"))]
    message = MessageScreen(handed.title, "\n".join(map(as_typed, handed.lines)), answers)
    return message


def ask_to_remove(services: Services, pack_id: str, title: str) -> Screen:
    """Asks before a pack is removed."""
    from game.packs import shelf

    def remove() -> None:
        try:
            shelf.remove(pack_id)
        except StorageError as trouble:
            message.stage.push(MessageScreen(_("This couldn't be removed"), as_typed(trouble.sentence)))
        else:
            top = message.stage.top
            if top is not None:
                top.relayout(message.ui)

    text = _("“{title}” leaves your course map. What you learned with it stays, in case you add it again.")
    answers = [Answer(_("Remove it"), remove), Answer(_("Keep it"))]
    message = MessageScreen(_("Remove this lesson pack?"), text.format(title=as_typed(title)), answers)
    return message


def _faulty(fault: YamlFault) -> Screen:
    told = "\n".join(as_typed(str(each)) for each in fault.all[:_MOST])
    return MessageScreen(_("This file can't be used"), told)
