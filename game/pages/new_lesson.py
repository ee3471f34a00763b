"""The pages on which a hand becomes a lesson: which decisions it asks about, its words, and the file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.drafting.draft_question import BEST, FINE, GRADES, WRONG, DraftAnswer, DraftQuestion
from game.drafting.lesson_draft import LONGEST_TITLE, summary_words, watching_words
from game.i18n import _, format_number, ngettext, pgettext
from game.pages.list_page import Field, FieldKind, FieldRow, ListPage, ListRow, ListSheet, RowLine
from game.pages.page import Button, ButtonRow, Paragraph
from game.pages.review import cost_beside
from game.pages.review_pictures import shown
from game.pages.skill_field import Skills, skill_field
from game.rules.cards import Card
from game.rules.seats import Seat
from game.tutor.action_words import action_words
from game.tutor.review import Judged
from game.tutor.review.words import did_words, mark_words, place_words
from game.words import seat_name
from game.words.markup import plain
from game.yamlfile.faults import YamlFault

QUESTIONS, FILE = "questions", "file"
LONGEST_TEXT, LONGEST_SUMMARY = 400, 85
_TOGETHER = 8  # lines of the file that make a row
_NO_BREAK = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True)
class AskedRow:
    """A decision of the hand: where it was made, what was done, its mark and cost, and its question."""

    step: int
    place: str
    did: str
    mark: str
    cost: str
    cards: tuple[Card, ...]
    question: DraftQuestion
    chosen: bool

    @property
    def key(self) -> str:
        return f"ask {self.step}"

    def answer_key(self, number: int) -> str:
        return f"answer {self.step} {number}"


def judged_row(found: Judged, question: DraftQuestion, chosen: bool) -> AskedRow:
    """A decision that was weighed; one that nobody has made yet has no mark."""
    did, mark = plain(did_words(found)), mark_words(found)
    cards = [each.card for each in shown(found) if each.card is not None]
    if question.open:
        did, mark, cards = "", _("Your decision"), []
    cost = cost_beside(found) if found.cost else ""
    return AskedRow(found.step, place_words(found.view), did, mark, cost, tuple(cards), question, chosen)


def own_row(question: DraftQuestion, chosen: bool) -> AskedRow:
    """A decision that its author has asked about."""
    place = place_words(question.view)
    if question.seat is not Seat.SOUTH:
        # NOTE: who decides in a hand, and where, for example "Walt, trick 3"
        text = _("{name}, {place}")
        place = text.format(name=seat_name(question.seat, Seat.SOUTH), place=place)
    best = [each.action.card for each in question.answers if each.grade == BEST and each.action is not None]
    cards = tuple(card for card in best if card is not None)
    return AskedRow(question.step, place, "", "", "", cards, question, chosen)


@dataclass(frozen=True)
class NewLessonState:
    """Everything that the pages say. `text` is the file as it would be; `written` the path it has got."""

    where: str
    asked: tuple[AskedRow, ...]
    tab: str
    row: str
    title: str
    text: str = ""
    waiting: int = 0
    told: tuple[str, ...] = ()
    fault: YamlFault | None = None
    written: bool = False
    summary: str = ""
    skills: Skills = ()
    """What a question can test: ids and names."""
    rest: str | None = None
    """What is said before the rest of the hand, "" for the app's words; None where nothing follows."""
    app_words: bool = False
    """Whether what was written still has words of the app's."""
    edited: bool = False
    """Whether the file was changed by somebody else since it was written; it is shown as it is then."""

    @property
    def chosen(self) -> tuple[AskedRow, ...]:
        """The decisions that are asked about."""
        return tuple(each for each in self.asked if each.chosen)


def grade_words(grade: str) -> str:
    """What an answer is."""
    return {BEST: pgettext("grade of an answer", "Best"), FINE: _("Fine"), WRONG: _("Wrong")}[grade]


def answer_title(question: DraftQuestion, answer: DraftAnswer) -> str:
    """An answer as a label."""
    if answer.action is None:
        return _("Anything else")
    return action_words(question.view, answer.action)


def new_lesson_page(state: NewLessonState) -> ListPage:
    """The page of the tab that is open."""
    rows = tuple(_file_rows(state.text)) if state.tab == FILE else tuple(_question_rows(state))
    chosen = state.row if any(row.key == state.row for row in rows) else next((row.key for row in rows), "")
    nothing = _("There was nothing to decide in this hand.")
    return ListPage(
        _("Make a lesson of this"),
        state.where,
        _sheet(state),
        tabs=((QUESTIONS, _("Questions")), (FILE, _("The file"))) if state.asked else (),
        tab=state.tab,
        rows=rows,
        chosen=chosen,
        empty=_("Weighing the decisions…") if state.waiting else nothing,
    )


def _question_rows(state: NewLessonState) -> Iterator[ListRow]:
    """The decisions, and below those that are asked about the answers with their words."""
    number = 0
    for each in state.asked:
        number += each.chosen
        value = f"{each.mark}, {each.cost}" if each.cost else each.mark
        line = RowLine(each.place, value, quiet=bool(value))
        note = each.question.ask if each.chosen else each.did
        yield ListRow(each.key, format_number(number) if each.chosen else "", (line,), note, cards=each.cards)
        if each.chosen:
            for at, answer in enumerate(each.question.answers):
                yield answer_row(each.answer_key(at), each.question, answer)


def answer_row(key: str, question: DraftQuestion, answer: DraftAnswer) -> ListRow:
    """An answer with what is said to it."""
    line = RowLine(answer_title(question, answer), grade_words(answer.grade), quiet=True)
    card = answer.action.card if answer.action is not None else None
    return ListRow(key, "", (line,), answer.say, cards=(card,) if card is not None else (), below=True)


def _file_rows(text: str) -> Iterator[ListRow]:
    """The very lines of the file, some together."""
    block: list[str] = []
    number = 0
    for line in [*text.splitlines(), ""]:
        if block and (not line or line.startswith("  - ") or len(block) == _TOGETHER):
            yield ListRow(f"line {number}", "", (), "\n".join(block))
            number, block = number + 1, []
        if line:
            block.append(_NO_BREAK * (len(line) - len(line.lstrip(" "))) + line.lstrip(" "))


# -- the sheet -----------------------------------------------------------------------------------


def _sheet(state: NewLessonState) -> ListSheet:
    if not state.asked:
        title = _("Nothing to ask") if not state.waiting else _("One moment")
        return ListSheet(title, buttons=((Button("leave", _("Close"), main=not state.waiting),),))
    row = next((each for each in state.asked if each.key == state.row), None)
    kind, _space, about = state.row.partition(" ")
    if state.tab == QUESTIONS and kind == "answer":
        step, number = map(int, about.split())
        asked = next(each for each in state.asked if each.step == step)
        return _of_answer(state, asked, asked.question.answers[number])
    title = _("The lesson") if row is None or state.tab == FILE else _row_title(state, row)
    fields = [FieldRow((Field("title", _("Title of the lesson"), state.title, most=LONGEST_TITLE),))]
    if state.tab == QUESTIONS and row is not None and row.chosen:
        question = Field("ask", _("The question"), row.question.ask, most=LONGEST_TEXT, lines=2)
        skill = skill_field(row.question.skill, state.skills)
        fields += [FieldRow((question,)), FieldRow((skill,))]
    else:
        name, hint = _("What it's about, in a sentence"), summary_words()
        summary = Field("summary", name, state.summary, hint, most=LONGEST_SUMMARY, lines=2)
        fields.append(FieldRow((summary,)))
        if state.rest is not None and state.tab == FILE:
            name, hint = _("Before the rest of the hand"), watching_words()
            fields.append(FieldRow((Field("rest", name, state.rest, hint, most=LONGEST_TEXT, lines=2),)))
    blocks = tuple(Paragraph(text, bold=bold) for text, bold in _said(state))
    return ListSheet(title, blocks, tuple(fields), buttons=tuple(_buttons(state, row)), fault=state.fault)


def _row_title(state: NewLessonState, row: AskedRow) -> str:
    if not row.chosen:
        return _("Not in the lesson")
    text = _("Question {n} of {total}")
    number, total = state.chosen.index(row) + 1, len(state.chosen)
    return text.format(n=format_number(number), total=format_number(total))


def _of_answer(state: NewLessonState, asked: AskedRow, answer: DraftAnswer) -> ListSheet:
    every = Button("every", _("Every answer by itself"))
    more = (every,) if any(each.action is None for each in asked.question.answers) else ()
    rows = answer_fields(answer)
    blocks = tuple(Paragraph(text, bold=bold) for text, bold in _said(state) if bold)
    buttons = (*((more,) if more else ()), *_saving(state))
    return ListSheet(answer_title(asked.question, answer), blocks, rows, buttons=buttons, fault=state.fault)


def answer_fields(answer: DraftAnswer) -> tuple[FieldRow, ...]:
    """What an answer is, and what is said to it."""
    grades = tuple((grade, grade_words(grade)) for grade in GRADES)
    return (
        FieldRow((Field("grade", _("This answer is"), answer.grade, kind=FieldKind.CHOICE, values=grades),)),
        FieldRow((Field("say", _("What you say to it"), answer.say, most=LONGEST_TEXT, lines=4),)),
    )


def _said(state: NewLessonState) -> Iterator[tuple[str, bool]]:
    """What there is to say, and whether it is said loud."""
    yield from ((text, True) for text in state.told)
    if state.edited:
        yield _("You changed this file in your editor. It's shown as it is there."), False
    if state.written:
        yield (
            _("Preview it, and change the file while you look: the preview follows each time you save it."),
            False,
        )
        if state.app_words:
            yield _("Some words are still the app's, in the answers or under “The file”."), False
    elif state.waiting:
        text = ngettext("Thinking, {n} decision to go", "Thinking, {n} decisions to go", state.waiting)
        yield text.format(n=format_number(state.waiting)), False
    elif not state.chosen:
        yield _("Put in the decisions that your pupils should think about."), False
    else:
        yield _("These words come from the review. Choose a row to put them in your own."), False


def _buttons(state: NewLessonState, row: AskedRow | None) -> Iterator[ButtonRow]:
    if state.tab == QUESTIONS and row is not None:
        yield (Button("turn", _("Leave it out") if row.chosen else _("Ask about this")),)
    yield from _saving(state)


def _saving(state: NewLessonState) -> Sequence[ButtonRow]:
    if state.written:
        return (
            (Button("folder", _("Open the folder")), Button("drafts", _("All drafts"))),
            (Button("preview", _("Preview it"), main=True),),
        )
    missing = "" if state.chosen else _("put in a decision first")
    return ((Button("save", _("Save the lesson"), main=True, reason=missing),),)
