"""The secrecy law on the wire: nobody is sent what they may not know."""

from __future__ import annotations

import random

import httpx
import pytest

import starhold
from starhold.kernel import Journal, Match, Viewer
from starhold.kernel.dice import make_dice
from starhold.server.hub import Hub, open_hub
from starhold.server.live import LiveTable
from starhold.table import Place, Table, hash_of, new_token
from starhold.table.sayings import AskWhyNot, TakeBack

from .guests import guest, play
from .lobby import bearer, look
from .quick import quick
from .serving import Serving
from .wires import conversation

pytestmark = pytest.mark.anyio

SEED = "a seed that nobody may know"
TOKENS = [new_token() for _ in range(3)]


def played(game: str, answers: int) -> Match:
    match = starhold.new(game, seats=3, seed=SEED)
    chance = random.Random(answers)
    while match.revision < answers:
        match.answer(chance.choice(match.decision.options))
    return match


def in_another_world(match: Match, viewer: Viewer) -> Match:
    """The same match with everything else that the viewer cannot tell from it: hidden things, dice, seed."""
    other = match.clone()
    other.game.redeal(viewer)
    other.game.dice = make_dice("seeded", "another seed")
    journal = match.journal
    other.journal = Journal(journal.setup, "another seed", journal.rules_version, journal.opening, journal.entries)
    return other


async def sent(hub: Hub, match: Match, viewer: Viewer) -> list[bytes]:
    """All that a viewer is sent who comes in, and asks what it should not be told."""
    places = tuple(Place(seat, "person", f"Captain {seat}", hash_of(TOKENS[seat])) for seat in range(3))
    live = LiveTable("table", Table(match, places, started=True), b"")
    tokens = () if viewer is None else (TOKENS[viewer],)
    async with conversation(hub, live, *tokens) as wire:
        for number, seat in enumerate((0, 1, 2)):
            wire.say(AskWhyNot(id=2 * number, seat=seat, answer="fly 1"))
            wire.say(TakeBack(id=2 * number + 1, seat=seat, revision=match.revision + 1))
        return [await wire.hear() for _ in range(2 + 6)]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("game", ["demo", "xia"])
async def test_what_a_viewer_cannot_know_does_not_change_a_byte(game: str, viewer: Viewer, database: str) -> None:
    match = played(game, 60)
    compared = 0
    async with open_hub(quick(database=database)) as hub:
        for revision in range(0, 60, 5):
            past = match.replay(to=revision)
            if past.decision.seat == viewer:
                continue  # its options are its own to know, and may rest on what it alone knows
            compared += 1
            assert await sent(hub, in_another_world(past, viewer), viewer) == await sent(hub, past, viewer)
    assert compared > 3


@pytest.mark.parametrize("game", ["demo", "xia"])
async def test_scenery_and_box_tell_nothing_of_the_match(game: str) -> None:
    match = played(game, 60)
    assert in_another_world(match, None).game.scenery() == match.game.scenery()
    assert in_another_world(match, None).game.box() == match.game.box()


@pytest.mark.parametrize(("game", "seats"), [("demo", 2), ("xia", 3)])
async def test_no_message_holds_the_seed_before_the_end(
    server: Serving, http: httpx.Client, game: str, seats: int
) -> None:
    match = starhold.new(game, seats=seats, seed=SEED)
    created = http.post("/api/matches", content=match.dumps().encode()).raise_for_status().json()
    table, tokens = created["table"], [seat["token"] for seat in created["seats"]]
    async with (
        guest(server.address, table) as watcher,
        guest(server.address, table, tokens[0]) as first,
        guest(server.address, table, *tokens[1:]) as second,
    ):
        await play(first, second, answers=30, chance=random.Random(2))
        await watcher.until_revision(first.revision)
        assert look(http, table).status == "playing"
        everything = [*watcher.heard, *first.heard, *second.heard]
    for path in ("", "/scenery", "/box", "/match", "/moments/0", "/moments/1", "/moments/0?viewer=0"):
        responses = [http.get(f"/api/tables/{table}{path}", headers=bearer(token)) for token in (None, *tokens)]
        everything += [response.content for response in responses]
    everything.append(http.get("/metrics").content)
    assert not [message for message in everything if SEED.encode() in message or b'"seed"' in message]


async def test_only_the_asked_seat_is_sent_the_options(server: Serving, http: httpx.Client) -> None:
    match = starhold.new("demo", seats=2, seed=SEED)
    created = http.post("/api/matches", content=match.dumps().encode()).raise_for_status().json()
    table, tokens = created["table"], [seat["token"] for seat in created["seats"]]
    async with (
        guest(server.address, table) as watcher,
        guest(server.address, table, tokens[0]) as first,
        guest(server.address, table, tokens[1]) as second,
    ):
        await play(first, second, answers=10_000, chance=random.Random(2))
        for somebody in (watcher, first, second):
            await somebody.until(lambda one: one.position.ending is not None)
    assert not [message for message in watcher.heard if b'"options":[' in message]
    for mine, somebody in enumerate((first, second)):
        asked = [message for message in somebody.heard if b'"question":{' in message]
        assert len(asked) > 5
        assert all(f'"question":{{"seat":{mine},'.encode() in message for message in asked)
    assert watcher.position.ending is not None
    assert watcher.position.ending.seed == SEED
