"""The settings that matter for games in a terminal: rules, pack, length, players, seed, help with cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.bots.ladder import Level, SlipRate
from game.bots.words import level_errs, level_name, opponents_line, partner_line
from game.i18n import _, format_number
from game.presenters.practice_games import chosen_ruleset, seed_meant
from game.presenters.practice_rules import ask_choices, game_words, slip_choices, slips_words
from game.rules.ruleset import Ruleset
from game.rulesets.own_rulesets import all_rulesets, own_files
from game.session import HOME_SEAT
from game.storage.database import Store
from game.storage.settings import Practice
from game.text.console import Console, echo
from game.text.leaving import Leave
from game.text.menus import agreed, choose
from game.text.typed_words import Command, command_meant, spoken

_Change = Callable[[Console, Practice], Practice]


def change_settings(console: Console, store: Store) -> None:
    """Show the settings and change them one after another until the learner goes back."""
    while True:
        practice = store.settings.practice
        changes: list[tuple[str, _Change]] = [
            (_("Rules: {value}").format(value=_(chosen_ruleset(practice).short_name)), _change_ruleset),
            (_pack_line(practice), _change_pack),
            (_joker_line(practice), _change_joker),
            (_("Length: {value}").format(value=game_words(chosen_ruleset(practice))), _change_length),
            (opponents_line(practice.opponents, HOME_SEAT), _change_opponents),
            (partner_line(practice.partner, HOME_SEAT), _change_partner),
            (_seed_line(practice), _change_seed),
            (slips_words(practice.slips), _change_slips),
        ]
        helps = [
            ("card_help", _help_line(store.settings.card_help), _help_asked()),
            ("last_card", _last_card_line(store.settings.last_card), _last_card_asked()),
            ("show_more", _more_line(store.settings.show_more), _more_asked()),
        ]
        asked = _("Settings. Choose one to change it, or type “{back}”.").format(back=spoken(Command.BACK))
        words = [*(line for line, _change in changes), *(line for _field, line, _asked in helps)]
        words.append(_ask_line(store.settings.ask_first))
        chosen = choose(console, asked, [(line, number) for number, line in enumerate(words)])
        if chosen is None:
            return
        if chosen < len(changes):
            _save(console, store, practice=changes[chosen][1](console, practice))
        elif chosen == len(words) - 1:
            _change_asking(console, store)
        else:
            field, _line, question = helps[chosen - len(changes)]
            _save(console, store, **{field: agreed(console, question)})


def _ask_line(value: str) -> str:
    return _("Ask before I slip: {value}").format(value=dict(ask_choices())[value])


def _change_asking(console: Console, store: Store) -> None:
    asked = _("Ask before I slip at an honest table:")
    chosen = choose(console, asked, [(words, value) for value, words in ask_choices()])
    if chosen is not None:
        _save(console, store, ask_first=chosen)


def _save(console: Console, store: Store, **fields: Any) -> None:
    console.carefully(lambda: store.save_settings(replace(store.settings, **fields)))


def _pack_line(practice: Practice) -> str:
    size = chosen_ruleset(practice).switches.pack
    return _("Deck: {n} cards").format(n=format_number(size))


def _joker_line(practice: Practice) -> str:
    return _("Joker: yes") if chosen_ruleset(practice).switches.joker else _("Joker: no")


def _seed_line(practice: Practice) -> str:
    return _("Seed: {seed}").format(seed=practice.seed) if practice.seed else _("Seed: a new one each time")


def _help_line(card_help: bool) -> str:
    return _("Help with the cards: on") if card_help else _("Help with the cards: off")


def _change_slips(console: Console, practice: Practice) -> Practice:
    chosen = choose(console, _("Slips:"), [(words, value) for value, words in slip_choices()])
    if chosen is None:
        return practice
    return replace(practice, slips=SlipRate(chosen) if chosen else None)


def _change_ruleset(console: Console, practice: Practice) -> Practice:
    for file in own_files():
        if file.fault:  # such a file is left out of the list
            console.say(str(file.fault))
    answers = [(_in_list(ruleset), ruleset.id) for ruleset in all_rulesets()]
    chosen = _changed(console, practice, "ruleset", _("Which rules?"), answers)
    return chosen if chosen is practice else replace(chosen, length="game")  # a sheet brings its own length


def _in_list(ruleset: Ruleset) -> str:
    if not ruleset.summary:
        return _(ruleset.short_name)
    # NOTE: a ruleset in a list, for example "Danville: stick the dealer, natural trump"
    return _("{name}: {summary}").format(name=_(ruleset.short_name), summary=_(ruleset.summary))


def _change_pack(console: Console, practice: Practice) -> Practice:
    answers = [
        (_("24 cards, down to the nine"), 24),
        (_("28 cards, down to the eight"), 28),
        (_("32 cards, down to the seven"), 32),
        (_("As the rules say"), None),
    ]
    return _changed(console, practice, "pack", _("How many cards?"), answers)


def _change_joker(console: Console, practice: Practice) -> Practice:
    answers = [
        (_("With a joker, the highest trump"), True),
        (_("Without a joker"), False),
        (_("As the rules say"), None),
    ]
    return _changed(console, practice, "joker", _("Play with a joker?"), answers)


def _change_length(console: Console, practice: Practice) -> Practice:
    answers = [
        (_("To 10 points"), "ten"),
        (_("As the rules say"), "game"),
        (_("One hand"), "hand"),
        (_("No limit"), "endless"),
    ]
    return _changed(console, practice, "length", _("How long?"), answers)


def _change_opponents(console: Console, practice: Practice) -> Practice:
    asked = _("How well should Walt and Ezra, your opponents, play?")
    return _changed(console, practice, "opponents", asked, _levels())


def _change_partner(console: Console, practice: Practice) -> Practice:
    asked = _("How well should Nora, your partner, play?")
    return _changed(console, practice, "partner", asked, _levels())


def _changed(
    console: Console, practice: Practice, field: str, asked: str, answers: Sequence[tuple[str, Any]]
) -> Practice:
    """The set-up with another value of a field; as it is where nothing is chosen."""
    chosen = choose(console, asked, [(words, (value,)) for words, value in answers])
    return practice if chosen is None else replace(practice, **{field: chosen[0]})


def _levels() -> list[tuple[str, Level]]:
    # NOTE: a level of play and what it gets wrong, for example "Steady. Plays by the rules of thumb."
    words = _("{level}. {errs}")
    return [(words.format(level=level_name(each), errs=level_errs(each)), each) for each in Level]


def _change_seed(console: Console, practice: Practice) -> Practice:
    console.gap()
    console.say(_("Type a word or a number to get the same cards each time. Press Enter for new cards."))
    typed = console.hear()
    command = command_meant(typed, (Command.BACK, Command.MENU, Command.QUIT))
    if command is None:
        return replace(practice, seed=echo(seed_meant(typed)))
    if command[0] is not Command.BACK:
        raise Leave(to_menu=command[0] is Command.MENU)
    return practice


def _help_asked() -> str:
    return _("List the cards you can play, and mark the left bower?")


def _last_card_line(on: bool) -> str:
    return _("Last card: plays itself") if on else _("Last card: waits for you")


def _last_card_asked() -> str:
    return _("Should your last card play itself?")


def _more_line(on: bool) -> str:
    return _("Answers: everything at once") if on else _("Answers: short, the rest with “more”")


def _more_asked() -> str:
    return _("Should answers give everything at once: rules, costs, other tables, and how sure a hint is?")
