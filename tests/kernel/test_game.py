"""Games: what a title is asked, and what its stages may call."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from starhold.games.demo import Demo
from starhold.kernel import AskedDice, BadSetup, Match, OptionValue, Roll, ScriptedDice, Setup, Shuffle
from starhold.kernel.dice import DiceWanted
from starhold.kernel.game import Nothing, folder_of, part_types, seats_for

from .play import answer_all, run_python
from .toys import Relay, Tally, TallyOptions, ToyState


def tally(seats: int = 1) -> Tally:
    """A play that is not started."""
    game = Tally(Setup(game="tally", seats=seats, commitment="", content=""), Nothing())
    game.state = ToyState(deck=[10, 20, 30])
    return game


def test_the_types_of_the_parts_are_those_of_the_title() -> None:
    assert part_types(Tally) == {"state": ToyState, "content": Nothing, "options": TallyOptions}
    assert part_types(Relay)["options"] is Nothing


def test_seats_are_counted_from_nought() -> None:
    assert list(tally(seats=3).seats) == [0, 1, 2]


@pytest.mark.parametrize("seats", [0, 4, -1])
def test_a_title_has_its_numbers_of_seats(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"Tally is for 1 to 3 seats, not {seats}"):
        Match.new(Tally, seats=seats)


def test_a_match_has_the_fewest_seats_unless_told_otherwise() -> None:
    assert Match.new(Tally).setup.seats == 1
    assert Match.new("demo").setup.seats == 2


class Quarrelsome(Tally):
    """Two seats need a limit below 10, and a label goes with no deck of more than 4."""

    @classmethod
    def seats_with(cls, options: TallyOptions) -> range:
        return range(2, 3) if options.limit < 10 else range(1, 4)

    @classmethod
    def misfits(cls, options: TallyOptions) -> Iterator[str]:
        if options.label and options.cards > 4:
            yield "a label needs a small deck: leave out one of them"


@pytest.mark.parametrize(("limit", "seats"), [(9, 2), (10, 1)])
def test_the_seats_hang_on_the_options(limit: int, seats: int) -> None:
    assert Match.new(Quarrelsome, options={"limit": limit}).setup.seats == seats
    assert seats_for(Quarrelsome, {"limit": limit}).start == seats


@pytest.mark.parametrize(
    ("limit", "seats", "message"),
    [
        (9, 1, "Tally is for 2 seats, not 1"),
        (9, 3, "Tally is for 2 seats, not 3"),
        (10, 4, "Tally is for 1 to 3 seats, not 4"),
    ],
)
def test_seats_that_do_not_fit_the_options_are_refused(limit: int, seats: int, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        Match.new(Quarrelsome, seats=seats, options={"limit": limit})


def test_options_that_do_not_go_together_are_refused_in_words() -> None:
    assert Match.new(Quarrelsome, options={"label": "x"}).setup.options == {"label": "x"}
    with pytest.raises(BadSetup) as caught:
        Match.new(Quarrelsome, options={"label": "x", "cards": 5})
    assert str(caught.value) == "options of Tally: a label needs a small deck: leave out one of them"


def test_options_are_typed() -> None:
    game = Match.new(Tally, options={"limit": 3, "label": "x"}).game
    assert isinstance(game, Tally)
    assert game.options == TallyOptions(limit=3, label="x")


@pytest.mark.parametrize(
    ("title", "option", "value", "message"),
    [
        (Tally, "limit", "high", "options of Tally: Expected `int`, got `str` - at `$.limit`"),
        (Tally, "speed", 3, "options of Tally: Object contains unknown field `speed`"),
        (Relay, "speed", 3, "options of Relay: Object contains unknown field `speed`"),
    ],
)
def test_options_that_do_not_fit_are_named(
    title: type[Tally | Relay], option: str, value: int | str, message: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        Match.new(title, options={option: value})
    assert str(caught.value) == message


class UsuallyShort(Tally):
    """What is usual hangs on what was chosen."""

    @classmethod
    def usual_options(cls, chosen: Mapping[str, OptionValue]) -> Mapping[str, OptionValue]:
        return {} if chosen.get("label") == "long" else {"limit": 3}


@pytest.mark.parametrize(
    ("chosen", "written"),
    [
        ({}, {"limit": 3}),
        ({"limit": 5}, {"limit": 5}),
        ({"label": "x"}, {"limit": 3, "label": "x"}),
        ({"label": "long"}, {"label": "long"}),
    ],
)
def test_a_new_match_is_as_usual_but_for_what_was_chosen(
    chosen: dict[str, OptionValue], written: dict[str, OptionValue]
) -> None:
    before = dict(chosen)
    assert Match.new(UsuallyShort, options=chosen).setup.options == written
    assert chosen == before


def test_what_is_usual_now_does_not_touch_set_ups_of_before() -> None:
    before = Match.new(Tally, seed=1)
    match = Match.loads(before.dumps(), game=UsuallyShort)
    assert match.setup == before.setup
    assert match.replay().game.options == TallyOptions()


def test_a_roll_is_recorded() -> None:
    game = tally()
    game.dice = ScriptedDice((4, 2))
    assert [game.roll(6, 0), game.roll(20, 0)] == [4, 2]
    assert game.draws == [Roll(6, 4), Roll(20, 2)]


def test_a_roll_that_must_be_typed_in_names_the_seat() -> None:
    game = tally(seats=3)
    game.dice = AskedDice("7")
    with pytest.raises(DiceWanted) as caught:
        game.roll(6, 2)
    assert (caught.value.sides, caught.value.seat) == (6, 2)
    assert game.draws == []


def test_a_shuffle_is_recorded_and_moves_the_items() -> None:
    game = tally()
    game.dice = AskedDice("7")
    order = AskedDice("7").order(3)
    deck = game.state.deck
    game.shuffle(deck)
    assert deck == [[10, 20, 30][place] for place in order]
    assert game.draws == [Shuffle(order)]


def test_a_clone_has_been_told_nothing_and_goes_its_own_way() -> None:
    match = answer_all(Match.new(Tally, seed=7), "add 2", "throw")
    before = match.fingerprint()
    twin = match.game.clone()
    assert (twin.told, twin.draws, twin.setup, twin.over) == ([], [], match.setup, False)
    twin.state = ToyState(total=99)
    twin.stack.clear()
    twin.dice.roll(6)
    assert twin.over
    assert match.fingerprint() == before


def test_a_stack_explains_itself() -> None:
    match = Match.new(Relay, seats=2)
    assert match.game.explain() == "First.arrive > Third.finish"


def test_a_title_has_no_faults_unless_it_finds_some() -> None:
    assert list(tally().faults()) == []


def test_the_files_of_a_title_lie_beside_its_code() -> None:
    assert (folder_of(Demo) / "content.toml").is_file()
    assert folder_of(Tally) == Path(__file__).parent
    assert folder_of(type("InAnotherLanguage", (Demo,), {})) == folder_of(Demo), "it has the files of the title"


def test_a_title_typed_in_at_the_prompt_can_be_played() -> None:
    played = run_python("""if True:
        from starhold.kernel import Match
        from tests.kernel.toys import Tally

        class Typed(Tally):
            pass

        match = Match.new(Typed, seed=7)
        match.answer("add 2")
        print(match.game.state.total)
    """)
    assert played.strip() == "2"


def test_a_title_that_says_nothing_more_leaves_it_to_its_text() -> None:
    match = Match.new("demo", seed=7)
    game, choice = match.game, match.decision.options[0]
    assert game.board(match.view(0), 40) == game.text.board(match.view(0))
    assert str(game.meaning(choice)) == game.text.choice(choice)
    assert game.danger(choice) is None
    assert game.plan("fly to the moon") == ()
    assert game.orders == {}


def test_the_last_words_are_why_a_match_ended() -> None:
    match = Match.new("demo", seed=7)
    while not match.over:
        match.answer(match.decision.options[0])
    assert match.game.epilogue() == "The ship burned up."
    assert Match.new(Relay).game.epilogue() == ""
