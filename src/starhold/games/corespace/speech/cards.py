"""What event cards do, in a sentence for each deed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from starhold.games.common.script import Kind
from starhold.games.common.wording import counted, listed
from starhold.kernel.speech import capitalised

from ..content import Band, EventCard
from ..content.script import (
    CAPTAINS,
    CREW,
    FARTHEST_FROM_CAPTAINS,
    NEAREST_TO_TRADERS,
    OTHERS,
    POSTS,
    ROLLED,
    TRADERS,
    USER,
    Act,
    Attack,
    CampaignMark,
    Deed,
    Delay,
    Destroy,
    Drop,
    End,
    Fetch,
    Give,
    Harm,
    Heal,
    Hunt,
    Hurry,
    Jam,
    Join,
    Later,
    Listen,
    Lock,
    Mark,
    OpenMarket,
    Pay,
    Pegs,
    Place,
    Refresh,
    Remove,
    Reveal,
    Roll,
    Say,
    Seal,
    Supply,
    TellOne,
    Topple,
    Unlock,
    Who,
)
from .names import Names

ONES = {TRADERS: "trader", CAPTAINS: "captain", OTHERS: "character but the Purge", CREW: "trader of your crew"}
FAMILIES = {"purge": "Purge", "civilian": "civilian", "ganger": "ganger", "corps": "soldier", "security": "guard"}
PLACES = {
    ROLLED: "at an entry point",
    NEAREST_TO_TRADERS: "at the entry point nearest to a trader",
    FARTHEST_FROM_CAPTAINS: "at the entry point farthest from all captains",
    POSTS: "where civilians begin",
}


class Subject(NamedTuple):
    """People as the subject of a sentence."""

    words: str
    several: bool

    def does(self, one: str, several: str, rest: str = "") -> str:
        return f"{self.words} {several if self.several else one}{f' {rest}' if rest else ''}"


def subject(names: Names, who: Who) -> Subject:
    if who.of == USER:
        return Subject("you", several=True)
    one = one_of(names, who.of)
    one = f"unengaged {one}" if who.unengaged else one
    match who.pick:
        case "random":
            return Subject(f"a random {one}", several=False)
        case "nearest":
            return Subject(f"the {one} nearest to {near(names, who.near)}", several=False)
        case "each-crew":
            return Subject(f"one {one} of each crew", several=False)
    return Subject(f"all {plural(one)}", several=True)


def near(names: Names, of: str) -> str:
    one = one_of(names, of)
    return "you" if of == USER else f"an {one}" if one[0] in "AEIOUaeiou" else f"a {one}"


def one_of(names: Names, of: str) -> str:
    return ONES.get(of) or FAMILIES.get(of) or names.npcs.get(of, of)


def plural(one: str) -> str:
    return (
        one if one == "Purge" else one.replace(" ", "s ", 1) if one.startswith(("character ", "trader ")) else f"{one}s"
    )


# Each deed


def of_roll(names: Names, deed: Roll) -> str:
    told = f"roll a die: on {deed.at_least} or more, {said(names, deed.do)}"
    return f"{told}; else {said(names, deed.otherwise)}" if deed.otherwise else told


def of_place(names: Names, deed: Place) -> str:
    who = f"{deed.number} {names.npcs.get(deed.type, deed.type)}" + ("s" if deed.number > 1 else "")
    come = "comes in" if deed.number == 1 else "come in"
    where = PLACES.get(deed.at) or (
        f"at entry point {deed.at}" if deed.at.isdecimal() else f"at {names.thing(deed.at)}"
    )
    return f"{who} {come} {where}" + (" for each crew" if deed.per_crew else "")


def of_pegs(names: Names, deed: Pegs) -> str:
    does = ("goes", "go")[abs(deed.pegs) > 1]
    return f"{counted(abs(deed.pegs), 'peg')} {does} {'into' if deed.pegs > 0 else 'out of'} the tracker"


def of_lock(names: Names, deed: Lock) -> str:
    what = counted(len(deed.doors), "door") if deed.doors else "all doors"
    back = " until the start of the next round" if deed.rounds == 1 else f" for {deed.rounds} rounds"
    return f"{what} lock{back if deed.rounds else ''}"


def of_supply(names: Names, deed: Supply) -> str:
    who = subject(names, deed.who)
    pegs = [(deed.ammo, "ammo"), (deed.skill, "skill peg" + ("s" if abs(deed.skill) > 1 else ""))]
    got = listed([f"{number} {what}" for number, what in pegs if number > 0])
    lost = listed([f"{-number} {what}" for number, what in pegs if number < 0])
    both = [who.does("gets", "get", got)] if got else []
    return listed([*both, *([who.does("loses", "lose", lost)] if lost else [])])


def of_act(names: Names, deed: Act) -> str:
    limit = f", with {counted(deed.actions, 'action')}" if deed.actions else ""
    return subject(names, deed.who).does("acts", "act", "at once") + limit


SAID: dict[type[Kind], Callable[[Names, Any], str]] = {
    Mark: lambda _, deed: "",
    CampaignMark: lambda _, deed: "",
    Say: lambda _, deed: "",
    Later: lambda names, deed: f"{counted(deed.rounds, 'round')} later, {said(names, deed.do)}",
    Roll: of_roll,
    Give: lambda names, deed: f"you get {names.token(deed.token)}",
    Drop: lambda names, deed: f"{names.token(deed.token)} lies at {deed.at}",
    Pay: lambda _, deed: f"each crew {'gets' if deed.ua > 0 else 'pays'} {abs(deed.ua)} UA",
    Place: of_place,
    Join: lambda names, deed: subject(names, deed.who).does("joins", "join", "you"),
    Remove: lambda names, deed: subject(names, deed.who).does("leaves", "leave", "the deck"),
    Pegs: of_pegs,
    Lock: of_lock,
    Unlock: lambda _, deed: f"{counted(len(deed.doors), 'locked door') if deed.doors else 'all locked doors'} open",
    Seal: lambda _, deed: f"airlocks {listed(deed.airlocks)} seal, and their ships dock at {deed.redock}",
    Refresh: lambda _, deed: "searched rooms can be searched again",
    Reveal: lambda _, deed: "the card is turned up",
    TellOne: lambda names, deed: "you alone are told what it is",
    Listen: lambda names, deed: "you alone hear it",
    Destroy: lambda names, deed: f"{names.thing(deed.at)} is wrecked",
    Fetch: lambda names, deed: subject(names, deed.who).does("is", "are", "taken aboard"),
    OpenMarket: lambda _, deed: "civilians trade with anyone" if deed.open else "civilians trade with nobody",
    Hunt: lambda _, deed: f"{plural(FAMILIES.get(deed.family, deed.family))} hunt the crew that is with them",
    End: lambda _, deed: "the mission is over",
    Harm: lambda names, deed: subject(names, deed.who).does("loses", "lose", f"{deed.damage} health"),
    Attack: lambda names, deed: f"{counted(deed.dice, 'die', 'dice')} against {subject(names, deed.who).words}",
    Heal: lambda names, deed: subject(names, deed.who).does("gets", "get", f"{deed.health} health back"),
    Delay: lambda names, deed: subject(names, deed.who).does("lacks", "lack", less(deed.actions)),
    Hurry: lambda names, deed: subject(names, deed.who).does("has", "have", f"{counted(deed.actions, 'more action')}"),
    Topple: lambda names, deed: subject(names, deed.who).does("falls", "fall", "over"),
    Jam: lambda names, deed: subject(names, deed.who).does("cannot", "cannot", "shoot in this round"),
    Supply: of_supply,
    Act: of_act,
}


def less(actions: int) -> str:
    return f"{counted(actions, 'action')} in the next activation"


def said(names: Names, deeds: tuple[Deed, ...]) -> str:
    return listed([words for deed in deeds if (words := SAID[type(deed)](names, deed))])


def card_lines(names: Names, card: EventCard, bands: tuple[Band, ...]) -> tuple[str, ...]:
    """A line for each of its paragraphs, with the levels at which it counts."""
    return tuple(_lines(names, card, bands))


def _lines(names: Names, card: EventCard, bands: tuple[Band, ...]) -> Iterator[str]:
    order = [band.id for band in bands]
    for paragraph in card.paragraphs:
        levels = span([order.index(band) for band in paragraph.bands if band in order], bands)
        npc = f" (else {names.npcs.get(paragraph.npc, paragraph.npc)})" if paragraph.npc else ""
        yield f"{levels}: {capitalised(said(names, paragraph.do))}{npc}."


def span(places: list[int], bands: tuple[Band, ...]) -> str:
    """The first and the last of some levels that follow each other."""
    first, last = bands[min(places)].name, bands[max(places)].name
    return first if first == last else f"{first} to {last}"
