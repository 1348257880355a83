"""Text: sentences with the fields filled in."""

from __future__ import annotations

from msgspec import Struct

from starhold.kernel import Decision, Die, Drew, Meaning, Noted, Purpose, Refusal, Rolled, Text

from .toys import Add, Added, Peeked, Room, TallyText

TEXT = TallyText()


def test_an_event_is_told_with_its_fields() -> None:
    assert TEXT.event(Added(3)) == "3 more."
    assert TEXT.event(Peeked(1)) == "seat 1 peeks."


def test_a_choice_is_told_with_its_fields() -> None:
    assert TEXT.choice(Add(3)) == "add 3"


def test_a_choice_stands_alone_unless_its_tag_has_a_heading() -> None:
    class Grouping(TallyText):
        groups = {"tally.add": "add so much"}

    assert TEXT.group(Add(3)) == ""
    assert Grouping().group(Add(3)) == "add so much"


class Guiding(TallyText):
    details = {"tally.add": "{amount} points"}
    hints = {"tally.tallying.act": "Little by little."}
    headings = {"tally.add": "sums"}
    weights = {"tally.add": "onward"}


def test_a_choice_has_a_detail_a_heading_and_a_weight_if_its_tag_has_them() -> None:
    assert (TEXT.detail(Add(3)), TEXT.heading(Add(3)), TEXT.weight(Add(3))) == ("", "", "usual")
    text = Guiding()
    assert (text.detail(Add(3)), text.heading(Add(3)), text.weight(Add(3))) == ("3 points", "sums", "onward")
    assert text.group(Add(3)) == "", "the heading does not say that the notation is enough"


def test_a_question_has_a_hint_if_its_prompt_has_one() -> None:
    question = Decision(1, "tally.tallying.act", (Add(1),))
    assert (TEXT.hint(question), Guiding().hint(question)) == ("", "Little by little.")


def test_a_moment_has_a_name_of_its_own_or_a_usual_one() -> None:
    class Naming(TallyText):
        moments = {"tally.tallying.act": "{whose} sums"}

    question = Decision(1, "tally.tallying.act", (Add(1),))
    assert (TEXT.moment(question), TEXT.moment(question, own=True)) == ("seat 1's turn", "your turn")
    assert (Naming().moment(question), Naming().moment(question, own=True)) == ("seat 1's sums", "your sums")
    assert Naming().referring().moment(question) == "[[seat 1|seat 1]]'s sums"
    rolling = Decision(0, "kernel.roll", (Rolled(1),))
    drawing = Decision(0, "kernel.roll", (Drew("ace"),), die=Die("deck", ("ace",), drawn=True))
    assert [TEXT.moment(each, own=True) for each in (rolling, drawing)] == ["your roll", "your draw"]


def test_a_refusal_is_told_by_what_is_missing() -> None:
    assert TEXT.refusal(Refusal(Add(3), "TALLY-01", Room(9))) == "9 is the limit: take something away first"


def test_a_refusal_of_an_older_save_keeps_its_words() -> None:
    assert TEXT.refusal(Refusal(Add(3), "TALLY-01", Noted("two are enough"))) == "two are enough"


def test_a_meaning_on_one_line_has_its_detail_behind_the_title() -> None:
    assert str(Meaning("buy the Halon", "2,000 credits")) == "buy the Halon · 2,000 credits"
    assert str(Meaning("stop here")) == "stop here"


def test_a_prompt_is_told_with_the_seat() -> None:
    assert TEXT.prompt(Decision(1, "tally.tallying.act", (Add(1),))) == "seat 1, what now?"


def test_the_kernel_speaks_for_itself_in_every_game() -> None:
    plain = Text()
    assert plain.choice(Rolled(4)) == "the die shows 4"
    faces = tuple(map(Rolled, range(1, 13)))
    assert plain.prompt(Decision(0, "kernel.roll", faces)) == "seat 0, roll a d12 and type in what it shows."
    shield = Decision(0, "kernel.roll", faces, purpose=Purpose("your shield"))
    assert plain.prompt(shield) == "seat 0, roll a d12: your shield."


def test_a_title_may_speak_differently() -> None:
    class Pirate(TallyText):
        choices = {**TallyText.choices, "kernel.rolled": "arr, {value}"}

        def word(self, field: str, value: object) -> str:
            return "captain" if field == "seat" else str(value)

    assert Pirate().choice(Rolled(4)) == "arr, 4"
    assert Pirate().event(Peeked(1)) == "captain peeks."


def test_a_board_that_no_title_draws_tells_line_by_line_what_is_known() -> None:
    class View(Struct):
        air: int
        last_used: tuple[str, ...]

    assert Text().board(View(3, ("pump", "torch"))) == 'air        3\nlast used  ["pump","torch"]'


def test_the_rules_have_reasons_and_others_need_none() -> None:
    class Suspicious(TallyText):
        reasons = {"tally.peeked": "Because {seat} could."}

    assert Suspicious().reason(Peeked(1)) == "Because seat 1 could."
    assert Suspicious().reason(Added(3)) == ""
