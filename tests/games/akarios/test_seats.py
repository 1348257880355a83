"""People come and go between scenes: at a table a friend joins, and whoever is away is benched or flown by a bot."""

from __future__ import annotations

from starhold.games.akarios import Akarios
from starhold.table import Place, Table

from .matches import game_of
from .swift import Swift, new_campaign, squad


def table_for(*kinds: str, kind: type[Akarios] = Swift) -> Table:
    places = tuple(Place(seat, kind, f"P{seat}") for seat, kind in enumerate(kinds))  # type: ignore[arg-type]
    return Table(new_campaign(1, seats=len(kinds), kind=kind), places, started=True)


def say(table: Table, seat: int, *answers: str) -> None:
    for answer in answers:
        table.answer(seat, table.match.revision, answer)


def fly_alone(table: Table) -> None:
    """The first seat wins First Light, and the squad gets ready for what follows."""
    say(table, 0, "take-usual 0", "ready 0")
    while table.match.decision.prompt != "akarios.decide.vote":
        say(table, 0, str(table.match.decision.options[0]))
    say(table, 0, "vote 0 win.first-light", "vote 0 first-light-won.keep-silent")


def test_free_seats_keep_nobody_waiting_and_a_friend_joins_at_the_second_scene() -> None:
    table = table_for("person", "free", "free", "free")
    fly_alone(table)
    assert [scene.pilots for scene in squad(table.match).log] == [("starla",)]
    table.put(2, "person", "Mira")
    say(table, 2, "take-usual 2", "ready 2")
    say(table, 0, "ready 0")
    assert [flyer.seat for flyer in game_of(table.match).state.flyers] == [0, 2]


def test_whoever_is_away_is_flown_by_a_bot() -> None:
    table = table_for("person", "free", "person", kind=Akarios)  # the bot knows no other one
    say(table, 2, "take-usual 2")
    table.resign(2)
    say(table, 0, "take-usual 0", "ready 0")
    assert not table.run_bots()
    assert [flyer.seat for flyer in game_of(table.match).state.flyers] == [0, 2]


def test_or_benched_by_someone_who_is_there() -> None:
    table = table_for("person", "person")
    say(table, 1, "take-usual 1")
    say(table, 0, "take-usual 0", "bench 0 starla", "ready 0")
    assert [flyer.seat for flyer in game_of(table.match).state.flyers] == [0]
