"""Case files: where they are found, and what is said of a malformed one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from starhold.kernel import BadCase
from starhold.testing.cases import case_files, load_cases, run_case

from .made import write, written_case


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game = ", "not a TOML file: "),
        ("[[case]]", "missing required field `game`"),
        ('game = "demo"', "missing required field `case`"),
        ('game = "demo"\ncase = []', "expected at least one [[case]], came none"),
        ('game = "demo"\ncases = 1\ncase = []', "unknown field `cases`"),
        ('game = "dmo"\ncase = []', "no game 'dmo' is installed; did you mean 'demo'?"),
        ('game = "demo"\n[[case]]\nproves = ["DEMO-FLY-01"]', "case 1: Object missing required field `name`"),
        ('game = "demo"\n[[case]]\nname = "X"', "case 'X': Object missing required field `proves`"),
    ],
)
def test_a_malformed_file_is_a_bad_case(tmp_path: Path, text: str, message: str) -> None:
    path = write(tmp_path, text)
    with pytest.raises(BadCase) as caught:
        load_cases(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "nothing is expected: a case that asserts nothing proves nothing"),
        ("expect.view = {}", "nothing is expected"),
        ("anwsers = []", "unknown key `anwsers`; did you mean `answers`?"),
        ('game = "demo"', "unknown key `game`"),
        ("expect.askd = 1", "unknown key `askd`; did you mean `asked`?"),
        ('expect.asked = "0"', "at `$.expect.asked`"),
        ("expect = 1", "Expected `object`, got `int` - at `$.expect`"),
        ('expect.refuses = { scan = "DEMO-SCAM-01" }', "no clause 'DEMO-SCAM-01'; did you mean DEMO-SCAN-01?"),
        ('answers = ["0: flee 2"]', "answers: `flee` is not a command of this game"),
        ('answers = ["0:"]', "answers: type an answer, or `help`"),
        ('expect.offers = ["fly"]', "offers: type `fly TO`, not `fly`"),
        ('expect.options = ["fly x"]', "options: `x` does not fit TO in `fly TO`"),
        ('expect.illegal = ["1: jump"]', "illegal: `jump` is not a command"),
        ('expect.refuses = { jump = "DEMO-FLY-01" }', "refuses: `jump` is not a command"),
        (
            'expect.prompt = "demo.turn.akt"',
            "prompt: no stage of Derelict asks 'demo.turn.akt'; did you mean 'demo.turn.act'?",
        ),
        (
            'expect.draws = ["6"]',
            "`pick 31` for a draw or `shuffle 8` for a deck, came '6'",
        ),
        ("expect.events = [{ seat = 1 }]", "an event of Derelict has a `type` among demo.round-began, "),
        ('expect.never = [{ type = "demo.hit" }]', "came 'demo.hit'"),
        (
            'expect.told.0 = [{ type = "demo.flew", to = 1 }]',
            "demo.flew has the fields seat, place, audience; came `to`",
        ),
        ("expect.untold.1 = [{}]", "came None"),
        ("expect.seen_by.2.round = 1", "seen_by: expected one of 0, 1, spectator, came '2'"),
        ("expect.told.bob = []", "told: expected one of 0, 1, spectator, came 'bob'"),
        ("seats = 7\nexpect.asked = 0", "Derelict is for 2 to 4 seats, not 7"),
        (
            "options = { storms = true }\nexpect.asked = 0",
            "options of Derelict: Object contains unknown field `storms`",
        ),
        ('position.round = "two"', "position: Expected `int`, got `str` - at `$.round`"),
        ("position.captains = [{}, {}, {}]", "position: Expected `object`, got `null` - at `$.captains[2]`"),
        ("position.captains.0.fuel = 1", "position: `captains.0.fuel` is not there; known: energy, hold, vault"),
        ("position.captains.2.energy = 1", "position: `captains` is a list of 2, counted from 0; came place 2"),
        ("position.captains.first.energy = 1", "position: `captains` is a list of 2, counted from 0; came place first"),
        ("begin = { seat = 0 }", "begin: expected a `type` among demo.turn, demo.turn-token, "),
        ('begin = { type = "demo.turn" }', "begin: demo.turn: Object missing required field `seat`"),
        ('begin = { type = "demo.turn", seat = 0, who = 1 }', "begin: demo.turn: Object contains unknown field `who`"),
        (
            'begin = { type = "demo.turn", seat = 0, stage = "stop" }',
            "begin: demo.turn has the stages act, end, start, came 'stop'",
        ),
        (
            'begin = { type = "demo.turn", seat = 0, stage = "act" }',
            "begin: Turn.act waits for an answer or a result; begin with the stage before it",
        ),
        (
            'begin = [{ type = "demo.attack", seat = 0, target = 1 }, { type = "demo.strike", seat = 1 }]',
            "begin: expected the `stage` with which demo.attack goes on, came none",
        ),
    ],
)
def test_a_malformed_case_is_a_bad_case(tmp_path: Path, text: str, message: str) -> None:
    path = written_case(tmp_path, text)
    with pytest.raises(BadCase) as caught:
        load_cases(path)
    assert str(caught.value).startswith(f"{path}: case 'Made up': ")
    assert message in str(caught.value)


@pytest.mark.parametrize(
    ("proves", "message"),
    [
        ("[]", "`proves` is empty: expected the id of at least one clause"),
        ('["DEMO-FLY-1"]', "the rule reference of Derelict has no clause 'DEMO-FLY-1'; did you mean DEMO-FLY-01?"),
    ],
)
def test_a_case_proves_clauses_that_exist(tmp_path: Path, proves: str, message: str) -> None:
    path = write(tmp_path, f'game = "demo"\n[[case]]\nname = "X"\nproves = {proves}\nexpect.asked = 0')
    with pytest.raises(BadCase) as caught:
        load_cases(path)
    assert str(caught.value) == f"{path}: case 'X': {message}"


def test_a_game_without_a_rule_reference_has_no_cases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.testing.cases.check.folder_of", lambda game: tmp_path)
    with pytest.raises(BadCase, match=r"case 'Made up': .*rules\.toml: there is no such rule reference"):
        load_cases(written_case(tmp_path, "expect.asked = 0"))


def test_a_case_has_a_name(tmp_path: Path) -> None:
    path = written_case(tmp_path, "expect.asked = 0", name=" ")
    with pytest.raises(BadCase, match="expected a name that says what the case shows, came an empty one"):
        load_cases(path)


def test_two_cases_of_a_file_have_different_names(tmp_path: Path) -> None:
    case = '[[case]]\nname = "Twin"\nproves = ["DEMO-FLY-01"]\nexpect.asked = 0\n'
    with pytest.raises(BadCase, match="two cases are called 'Twin'"):
        load_cases(write(tmp_path, f'game = "demo"\n{case}{case}'))


def test_all_faults_of_a_case_are_told_at_once(tmp_path: Path) -> None:
    path = written_case(tmp_path, 'answers = ["jump"]\nposition.round = "two"')
    with pytest.raises(BadCase, match=r"nothing is expected.*; answers: .*; position: "):
        load_cases(path)


# Files


def test_case_files_are_found_in_folders_and_by_name(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    files = [tmp_path / "b.toml", tmp_path / "inner" / "a.toml"]
    for file in (*files, tmp_path / "notes.txt"):
        file.touch()
    assert case_files([tmp_path]) == files
    assert case_files([str(files[1]), tmp_path]) == [files[1], files[0]]


def test_a_folder_without_cases_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(BadCase, match="expected case files"):
        case_files([tmp_path])


def test_a_file_that_does_not_exist_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(BadCase, match=r"nowhere\.toml: there is no such file"):
        load_cases(tmp_path / "nowhere.toml")


def test_a_file_that_is_no_text_is_a_mistake(tmp_path: Path) -> None:
    path = tmp_path / "made.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadCase, match="not a TOML file"):
        load_cases(path)


def test_a_case_file_does_not_make_the_program_import_what_it_names(tmp_path: Path) -> None:
    path = write(tmp_path, 'game = "this:Zen"\n[[case]]\nname = "A"\nproves = ["A-B-1"]\nexpect.over = true\n')
    with pytest.raises(BadCase, match="no game 'this:Zen' is installed"):
        load_cases(path)
    assert "this" not in sys.modules


GIVEN = """
seats = 3
position.places = [3, 3, 4]
position.captains.1.hold = [2, 4]
begin = { type = "demo.turn", seat = 1 }
"""

TWO_CASES = """
[[case]]
name = "As given"
proves = ["DEMO-FLY-01"]
answers = ["1: fly 2"]
expect.view.places = [3, 2, 4]
expect.view.captains.1.hold = [2, 4]

[[case]]
name = "But for a little"
proves = ["DEMO-FLY-01"]
position.places.0 = 5
position.captains.1.energy = 0
expect.asked = 1
expect.view.places = [5, 3, 4]
expect.view.captains.1 = { energy = 0, hold = [2, 4] }
"""


@pytest.mark.parametrize("apart", [False, True])
def test_cases_of_a_file_may_have_common_ground(tmp_path: Path, apart: bool) -> None:
    (tmp_path / "harbour.given").write_text(GIVEN)
    given = 'given = "harbour.given"\n' if apart else "[given]" + GIVEN
    cases = load_cases(write(tmp_path, 'game = "demo"\n' + given + TWO_CASES))
    assert [run_case(case).failures for case in cases] == [(), ()]


def test_common_ground_that_is_not_there_is_a_bad_case(tmp_path: Path) -> None:
    path = write(tmp_path, 'game = "demo"\ngiven = "gone.given"\n' + TWO_CASES)
    with pytest.raises(BadCase, match="there is no such file"):
        load_cases(path)


RICHER = """
[[tokens]]
id = "heart"
value = 9
count = 1
origin = "house"
"""


@pytest.mark.parametrize("given", [False, True])
def test_cases_may_have_content_of_their_own(tmp_path: Path, given: bool) -> None:
    (tmp_path / "rich.content").mkdir()
    (tmp_path / "rich.content" / "richer.toml").write_text(RICHER)
    text = 'position.places = [8, 0]\nanswers = ["0: salvage"]\nexpect.view.captains.0.hold = [9]'
    named = 'content = "rich.content"\n'
    if given:
        path = written_case(tmp_path, text)
        path.write_text(path.read_text().replace("[[case]]", f"[given]\n{named}[[case]]"))
    else:
        path = written_case(tmp_path, named + text)
    (case,) = load_cases(path)
    assert run_case(case).failures == ()
    assert case_files([tmp_path]) == [path]


def test_content_that_is_not_there_is_a_bad_case(tmp_path: Path) -> None:
    path = written_case(tmp_path, 'content = "gone.content"\nexpect.asked = 0')
    with pytest.raises(BadCase, match=r"`.*gone.content` is not a folder"):
        load_cases(path)
