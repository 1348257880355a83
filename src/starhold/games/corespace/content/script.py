"""The vocabulary of missions and event cards: moments, conditions, and what can be made happen. Closed; no code.

`of` names people: `traders`, `captains`, `user` (who has made it happen), `crew` (the user's), `others` (all but the
Purge), a family or a type of NPCs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import field

from starhold.games.common.records import Part
from starhold.games.common.script import AtEndOfRound, AtStartOfRound, Kind

TRADERS, CAPTAINS, USER, CREW, OTHERS = "traders", "captains", "user", "crew", "others"
GROUPS = (TRADERS, CAPTAINS, USER, CREW, OTHERS)
"""Words for people, besides families and types of NPCs."""
ROLLED, NEAREST_TO_TRADERS, FARTHEST_FROM_CAPTAINS, POSTS = (
    "rolled",
    "nearest-to-traders",
    "farthest-from-captains",
    "posts",
)
HERE = "here"
"""What the scene is about, an object or whoever holds a hidden card."""
PLACES = (ROLLED, NEAREST_TO_TRADERS, FARTHEST_FROM_CAPTAINS, POSTS)
"""Entry points besides their numbers, and the squares where civilians begin."""

Pick: TypeAlias = Literal["all", "random", "nearest", "each-crew"]
ObjectState: TypeAlias = Literal["used", "destroyed", "whole"]


class Who(Part, frozen=True):
    """Some of the people on the deck, the defeated left out. (CS-EVENT-06..07)"""

    of: str = TRADERS
    pick: Pick = "all"
    """All of them, one by a die, the nearest to somebody, or one trader of each crew, whom its player names."""
    near: str = TRADERS
    """To whom the nearest is near."""
    area: str = ""
    """A rectangle of squares in which they are, `a1-h8`."""
    unengaged: bool = False
    """True for those alone whom no enemy touches."""


# Moments


class OnBegin(Kind, frozen=True, tag="begins"):
    """All ships have docked."""


class OnBand(Kind, frozen=True, tag="band"):
    """The tracker comes to a new level."""

    band: str = ""
    """The level; nothing for each."""


class OnMarked(Kind, frozen=True, tag="marked"):
    """A mark is counted."""

    mark: str


class OnUsed(Kind, frozen=True, tag="used"):
    """An object has done what it does."""

    object: str


class OnDestroyed(Kind, frozen=True, tag="destroyed"):
    """An object is destroyed."""

    object: str


class OnSearched(Kind, frozen=True, tag="searched"):
    """A SEARCH is begun."""

    each: int = 1
    """The searches of a round after which it happens again."""


class OnTaken(Kind, frozen=True, tag="taken"):
    """Somebody takes or picks up a token."""

    token: str


class OnDefeated(Kind, frozen=True, tag="defeated"):
    """Somebody goes down."""

    of: str


class OnAttacked(Kind, frozen=True, tag="attacked"):
    """A trader attacks somebody."""

    of: str


class OnEntered(Kind, frozen=True, tag="entered"):
    """A trader comes into an area."""

    area: str


class OnAboard(Kind, frozen=True, tag="aboard"):
    """A trader goes aboard."""

    token: str = ""
    """With this token; nothing for anybody."""


class OnPersuaded(Kind, frozen=True, tag="persuaded"):
    """An NPC is talked into something; the moment is about the NPC. (CS-PERSUADE-02)"""

    of: str
    request: str = ""
    """What it was asked for; nothing for anything."""


class OnRevealed(Kind, frozen=True, tag="revealed"):
    """A hidden card is turned up."""

    face: str


Moment: TypeAlias = (
    AtStartOfRound
    | AtEndOfRound
    | OnBegin
    | OnBand
    | OnMarked
    | OnUsed
    | OnDestroyed
    | OnSearched
    | OnTaken
    | OnDefeated
    | OnAttacked
    | OnEntered
    | OnAboard
    | OnPersuaded
    | OnRevealed
)


# Conditions


class Marked(Kind, frozen=True, tag="mark"):
    """A mark has been counted so often."""

    mark: str
    at_least: int = 1
    by_crew: bool = False
    """True if each crew counts for itself."""


class CampaignMarked(Kind, frozen=True, tag="campaign-mark"):
    """A campaign remembers something."""

    mark: str
    at_least: int = 1


class Met(Kind, frozen=True, tag="met"):
    """Somebody has completed the primary objective of the mission of a campaign that has just ended. (CS-WIN-02)"""


class LeftBehind(Kind, frozen=True, tag="left-behind"):
    """So many traders did not come aboard in the mission that has just ended."""

    at_least: int = 1


class Fallen(Kind, frozen=True, tag="fallen"):
    """So many traders have died in the campaign."""

    at_least: int = 1


class RoundAtLeast(Kind, frozen=True, tag="round"):
    at_least: int


class BandAtLeast(Kind, frozen=True, tag="band"):
    band: str


class ObjectIs(Kind, frozen=True, tag="object"):
    """So many of some objects are used, destroyed, or not destroyed."""

    objects: tuple[str, ...]
    state: ObjectState = field(default="used", name="is")
    at_least: int = 0
    """0 for all of them."""


class Holds(Kind, frozen=True, tag="holds"):
    """A trader of the crew carries a token on the deck, and everybody knows it."""

    token: str


class AboardWith(Kind, frozen=True, tag="aboard-with"):
    """A trader of the crew has brought a token aboard."""

    token: str


class AboardAs(Kind, frozen=True, tag="aboard-as"):
    """Somebody of the crew who has a role is aboard."""

    face: str


class Home(Kind, frozen=True, tag="home"):
    """So many traders of the crew are aboard; 0 for all who are not defeated."""

    at_least: int = 1


class InArea(Kind, frozen=True, tag="in-area"):
    """A trader of the crew is in an area."""

    area: str


class CrewsOnDeck(Kind, frozen=True, tag="crews-on-deck"):
    """At most so many crews have somebody on the deck who stands."""

    at_most: int = 0


class Most(Kind, frozen=True, tag="most"):
    """No crew has counted a mark more often, and it has been counted."""

    mark: str


class MostWorth(Kind, frozen=True, tag="most-worth"):
    """No crew has brought more UA aboard, and it has brought something."""


class AnyOf(Kind, frozen=True, tag="any-of"):
    """One of several conditions."""

    of: tuple[Condition, ...]


class AllOf(Kind, frozen=True, tag="all-of"):
    """Several conditions together."""

    of: tuple[Condition, ...]


class Not(Kind, frozen=True, tag="not"):
    """The opposite of a condition."""

    of: Condition


Condition: TypeAlias = (
    Marked
    | CampaignMarked
    | Met
    | LeftBehind
    | Fallen
    | RoundAtLeast
    | BandAtLeast
    | ObjectIs
    | Holds
    | AboardWith
    | AboardAs
    | Home
    | InArea
    | CrewsOnDeck
    | Most
    | MostWorth
    | AnyOf
    | AllOf
    | Not
)


def parts_of(condition: Condition | None) -> Iterator[Condition]:
    """The conditions of which another one is made, down to those that are made of none."""
    match condition:
        case None:
            return
        case AnyOf(of=parts) | AllOf(of=parts):
            for part in parts:
                yield from parts_of(part)
        case Not(of=part):
            yield from parts_of(part)
        case _:
            yield condition


# Deeds


class Mark(Kind, frozen=True, tag="mark"):
    """A mark is counted, for all and for the user's crew."""

    mark: str
    by: int = 1


class CampaignMark(Kind, frozen=True, tag="campaign-mark"):
    """A campaign remembers something; a mission on its own does not."""

    mark: str
    by: int = 1


class Pay(Kind, frozen=True, tag="pay"):
    """Each crew that takes part is paid UA, or pays as far as it can."""

    ua: int


class Later(Kind, frozen=True, tag="later"):
    """Something happens at the start of a later round."""

    rounds: int
    do: tuple[Deed, ...]


class Roll(Kind, frozen=True, tag="roll"):
    """A chance die decides between two things."""

    at_least: int
    do: tuple[Deed, ...]
    otherwise: tuple[Deed, ...] = ()


class Give(Kind, frozen=True, tag="give"):
    """The user gets a token that is out of the mission, or finds it at their feet."""

    token: str


class Drop(Kind, frozen=True, tag="drop"):
    """A token that is out of the mission lies on the floor."""

    token: str
    at: str
    """A square."""


class Place(Kind, frozen=True, tag="place"):
    """NPCs come onto the deck."""

    type: str
    number: int = 1
    at: str = ROLLED
    """One of `PLACES`, the number of an entry point, an object, or `HERE`."""
    per_crew: bool = False


class Join(Kind, frozen=True, tag="join"):
    """NPCs join the crew of whoever has brought it about, or of the holder of the turn counter. (CS-JOIN-02)"""

    who: Who


class Remove(Kind, frozen=True, tag="remove"):
    """NPCs leave the deck, and are not defeated."""

    who: Who


class Pegs(Kind, frozen=True, tag="pegs"):
    """Pegs go into the tracker, or come out of it."""

    pegs: int


class Lock(Kind, frozen=True, tag="lock"):
    """Doors lock."""

    doors: tuple[str, ...] = ()
    """None for all that are open; `HERE` for the one that is used."""
    rounds: int = 0
    """They open again at the start of a later round; 0 for never."""


class Unlock(Kind, frozen=True, tag="unlock"):
    """Locked doors open."""

    doors: tuple[str, ...] = ()
    """None for all."""


class Seal(Kind, frozen=True, tag="seal"):
    """Airlocks seal, and the ships at them dock at another one."""

    airlocks: tuple[str, ...]
    redock: str


class Refresh(Kind, frozen=True, tag="refresh"):
    """Searched rooms can be searched again."""


class Reveal(Kind, frozen=True, tag="reveal"):
    """A hidden card is turned up for everybody."""

    at: str = HERE
    """Who or what holds it."""


class TellOne(Kind, frozen=True, tag="tell-one"):
    """The user's player alone is told what a hidden card is: one that somebody holds, or any one with a face."""

    at: str = HERE
    face: str = ""
    """Any one that has this face, wherever it lies."""


class Listen(Kind, frozen=True, tag="listen"):
    """The user's player alone is told what can be heard of a hidden card."""

    at: str = HERE


class Destroy(Kind, frozen=True, tag="destroy"):
    """An object is destroyed. (CS-MISSION-06)"""

    at: str = HERE


class Fetch(Kind, frozen=True, tag="fetch"):
    """People are taken aboard their ships."""

    who: Who


class OpenMarket(Kind, frozen=True, tag="market"):
    """Civilians trade with everybody who asks, or no longer. (CS-PERSUADE-08)"""

    open: bool = True


class Hunt(Kind, frozen=True, tag="hunt"):
    """NPCs of a family go first for the crew of the one that this is about."""

    family: str


class Say(Kind, frozen=True, tag="say"):
    """A line of the story."""

    text: str


class End(Kind, frozen=True, tag="end"):
    """The mission is over."""


class Harm(Kind, frozen=True, tag="harm"):
    """People lose health."""

    who: Who
    damage: int = 1


class Attack(Kind, frozen=True, tag="attack"):
    """Dice are rolled against people, who have the armour that they have. (CS-RESOLVE-11)"""

    who: Who
    dice: int


class Heal(Kind, frozen=True, tag="heal"):
    """People get health back."""

    who: Who
    health: int = 1


class Delay(Kind, frozen=True, tag="lose-action"):
    """People lack actions in their next activation. (CS-ASSESS-04)"""

    who: Who
    actions: int = 1


class Hurry(Kind, frozen=True, tag="hurry"):
    """People have more actions in the present activation."""

    who: Who
    actions: int = 1


class Topple(Kind, frozen=True, tag="topple"):
    """People fall over. (CS-PRONE-01)"""

    who: Who


class Jam(Kind, frozen=True, tag="jam"):
    """People cannot shoot in this round. (CS-ITEM-21)"""

    who: Who


class Supply(Kind, frozen=True, tag="supply"):
    """People get ammo or skill pegs, or lose them."""

    who: Who
    ammo: int = 0
    skill: int = 0


class Act(Kind, frozen=True, tag="act"):
    """NPCs act at once, by their chart."""

    who: Who
    actions: int = 0
    """0 for a whole activation."""


Deed: TypeAlias = (
    Mark
    | CampaignMark
    | Pay
    | Later
    | Roll
    | Give
    | Drop
    | Place
    | Join
    | Remove
    | Pegs
    | Lock
    | Unlock
    | Seal
    | Refresh
    | Reveal
    | TellOne
    | Listen
    | Destroy
    | Fetch
    | OpenMarket
    | Hunt
    | Say
    | End
    | Harm
    | Attack
    | Heal
    | Delay
    | Hurry
    | Topple
    | Jam
    | Supply
    | Act
)


class Trigger(Part, frozen=True):
    """Something that happens at a moment, as often as the moment comes."""

    when: Moment
    do: tuple[Deed, ...]
    only_if: Condition | None = field(default=None, name="if")
    """What must hold when it comes to happen."""
    once: bool = False
    text: str = ""
    """The rule as players read it; nothing for what needs no words."""
