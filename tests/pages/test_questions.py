"""What the tables answer to a question, as lines of a sheet and as replies."""

from __future__ import annotations

from game.asking.catalogue import question_of, questions
from game.pages.lines import ChipLine, Heading, Item, Kind, Mark, Words
from game.pages.questions import answers_to, questions_like, replies
from game.rulesets.shipped import list_rulesets, load_ruleset


def test_without_words_every_question_is_listed_under_a_heading() -> None:
    lines, found = questions_like(" ")
    assert not found
    assert isinstance(lines[0], Heading)
    assert [line.key for line in lines if isinstance(line, Item)] == [each.id for each in questions()]


def test_what_may_have_been_meant_stands_under_a_question() -> None:
    lines, found = questions_like("my left foot hurts")
    assert found
    assert lines[0] == Heading("Is it one of these?")
    sure, _found = questions_like("who leads against a loner?")
    assert all(isinstance(line, Item) for line in sure)


def test_tables_that_all_agree_are_called_every_sheet_unless_one_was_asked() -> None:
    question = next(each for each in questions() if len(replies(each, list_rulesets())) == 1)
    assert replies(question, list_rulesets())[0].names == "Every sheet"
    assert replies(question, [load_ruleset("danville")])[0].names == "Danville"


def test_each_deciding_clause_stands_once_below_the_tables_that_rest_on_it() -> None:
    sheet = answers_to("order-left", list_rulesets())
    assert sheet.title == question_of("order-left").ask
    chips = [line for line in sheet.lines if isinstance(line, ChipLine)]
    assert len({line.chips[-1].link.split(" ")[2] for line in chips}) == len(chips)
    who = [line.text for line in sheet.lines if isinstance(line, Words) and line.kind is Kind.WHO]
    assert "Danville" in who


def test_a_reading_is_marked_as_a_silence() -> None:
    sheet = answers_to("order-left", [load_ruleset("hoyle-classic")])
    (line,) = [line for line in sheet.lines if isinstance(line, ChipLine)]
    assert [chip.mark for chip in line.chips] == [Mark.PILL, Mark.LINK]
    assert line.chips[1].link == "clause hoyle-classic BASE-12"


def test_a_usual_reading_is_told_once_with_all_sheets_that_are_silent() -> None:
    (reply,) = [each for each in replies(question_of("lead-out"), list_rulesets()) if "Butler" in each.names]
    assert [ground.cited.id for ground in reply.grounds] == ["BASE-62", "BASE-64"]
    silent = "Danville, Hoyle classic, Bicycle, and Butler rules don't say, so this is the usual reading"
    assert {ground.cited.title for ground in reply.grounds} == {silent}


def test_the_sheet_of_the_window_tells_every_clause_that_the_terminal_tells() -> None:
    told = [line.text for line in answers_to("lead-out", list_rulesets()).lines if isinstance(line, Words)]
    for reply in replies(question_of("lead-out"), list_rulesets()):
        for ground in reply.grounds:
            assert {ground.cited.title, ground.cited.says} <= set(told)
