"""The truth: crews, and everybody and everything on the deck."""

from __future__ import annotations

from typing import Literal, TypeAlias, final

from msgspec import Struct

from starhold.geometry.square import Square
from starhold.kernel import Seat, State, Viewer

from .board.chart import Deck
from .content import LastingKind, SkillLevel, WindowName
from .content.script import Deed

Where: TypeAlias = Literal["airlock", "deck", "aboard", "gone"]
"""Not yet on the deck, on it, back on the own ship, or out of play for good."""
Phase: TypeAlias = Literal["muster", "deployment", "hostility", "traders", "purge", "npcs", "assessment", "after"]
"""In a campaign `after` is all that lies between the end of a mission and the muster for the next one."""
Turned: TypeAlias = Literal["", "jammed", "broken", "overloaded", "flipped", "delayed"]
"""How a token lies: upright, turned by 180 degrees, or on its face for one of several reasons.

(CS-MISFIRE-03..04, CS-ARMOUR-03, CS-ITEM-15, CS-ITEM-19)
"""
Found: TypeAlias = Literal["", "crate", "bag"]
"""Where a token was found in this mission, which everybody sees; nothing for what was brought along."""


Fate: TypeAlias = Literal["", "home", "left", "spared", "awaited", "extracted"]
"""How the last mission has ended for a trader who took part: back aboard, or `left` behind. Of these, who is `spared`
by the die waits for a way home, who is `awaited` lies there for a rescue, and who is `extracted` needed one.

(CS-EXTRACT-02, CS-EXTRACT-05, CS-ADVANCE-04)
"""


class Opening(Struct, frozen=True):
    """A moment to which somebody can react, until they are asked. (CS-REACTION-01)"""

    window: WindowName
    figure: str
    """The figure that can react."""
    other: str = ""
    """The figure that has brought it about."""
    manner: str = ""
    """The kind of attack, if it is one."""
    weapon: str = ""
    """The token that was used for it."""
    damage: int = 0
    actions: int = 0
    """The actions that are lost."""
    turns: int = 0
    """The turns that are."""
    skill: str = ""
    """The skill of which a part is left to be done: nobody is asked any more."""
    level: int = 0
    way: int = 0
    left: tuple[int, ...] = ()
    """The parts, by their places."""


class Lasting(Struct, frozen=True):
    """An effect that ends in an assessment phase. (CS-ASSESS-02)"""

    kind: LastingKind
    until: int
    """The round at the end of which it is gone."""
    seat: Seat | None = None
    """The crew that has it from this figure."""
    by: str = ""
    """The figure on which it depends."""


@final
class Item(Struct, frozen=True, cache_hash=True):
    """A token in play. Items of one name in one place are interchangeable, so they need no other name."""

    face: str
    """Its record."""
    turned: Turned = ""
    found: Found = ""
    known_to: tuple[Seat, ...] | None = None
    """The seats that know what it is, if not everybody does. (CS-SEARCH-02, CS-EQUIP-08)"""

    @property
    def name(self) -> str:
        """What answers and events call it: `knife`, or `knife/broken`."""
        return f"{self.face}/{self.turned}" if self.turned else self.face

    def is_known(self, viewer: Viewer) -> bool:
        return self.known_to is None or viewer in self.known_to


class Held(Struct, frozen=True):
    """The reason why a trader is away from the ship. (CS-EXTRACT-07..08)"""

    why: str
    """The row of the extraction table."""
    missions: int = 0
    """The missions that the trader still misses; 0 if nothing but money helps."""
    ua: int = 0
    """The price of having the trader back at once; 0 if there is no price."""


@final
class Member(Struct, frozen=True, cache_hash=True):
    """A trader of a crew, whether or not they take part in the mission."""

    board: str
    """The record of the trader, by which the figure is called, too."""
    trader_class: str = ""
    """The class board; nothing until there is one. (CS-CREW-04)"""
    skills: tuple[SkillLevel, ...] = ()
    """The skills of the class board to which career points are allotted. (CS-CREW-04)"""
    career: int = 0
    """The career points: the spaces that are filled on the board. (CS-CREW-04, CS-CREW-11, CS-ADVANCE-01)"""
    kit: tuple[str, ...] = ()
    """The tokens that the trader has, as long as there is no figure that carries them. (CS-CREW-06, CS-CREW-10)"""
    worn: str = ""
    """The armour that the trader wears, as long as there is no figure that does. (CS-EQUIP-02)"""
    stays: bool = False
    """True if the trader stays aboard in this mission."""
    fate: Fate = ""
    held: Held | None = None
    """Nothing for those who are with their crew."""
    dead: bool = False
    """True for the rest of the campaign. (CS-EXTRACT-02)"""

    @property
    def points(self) -> int:
        """The career points that no skill has yet. (CS-CREW-04, CS-ADVANCE-02)"""
        return self.career - sum(skill.level for skill in self.skills)


@final
class Crew(Struct):
    """A crew of traders. Each seat has one."""

    sheet: str
    """The record of the ship and of the crew that usually flies it; nothing until one is chosen."""
    members: tuple[Member, ...] = ()
    built: bool = False
    """True if its player has put it together. (CS-CREW-02)"""
    ua: int = 0
    """What is left to spend. (CS-CREW-10)"""
    systems: dict[str, int] = {}
    """The boxes of the ship that are filled, by system. (CS-MAINTAIN-07)"""
    upgrades: dict[str, int] = {}
    """The levels of the ship's upgrades. (CS-MAINTAIN-05)"""
    hold: tuple[str, ...] = ()
    """The tokens in the ship's hold. (CS-TRADE-09)"""
    guests: tuple[str, ...] = ()
    """The boards of those who have joined it in the last mission, and come home with it. (CS-HIRE-01)"""
    away: bool = False
    """True if it sits this mission out."""
    out: bool = False
    """True once it has left the campaign. (CS-MAINTAIN-02)"""
    airlock: str = ""
    """The letter of the airlock at which its ship lies. (CS-SETUP-16)"""
    hand: list[str] = []
    """The assistance cards that it holds. (CS-EVENT-04)"""
    marks: dict[str, int] = {}
    """What it has counted itself."""


@final
class Figure(Struct):
    """Anybody on the deck: a trader, a civilian, a ganger, a Purge."""

    id: str
    board: str
    """The record of the character."""
    crew: Seat | None = None
    """The crew to which the figure belongs; none for NPCs."""
    number: int = 0
    """What tells an NPC from others of its kind; nothing for traders."""
    where: Where = "airlock"
    at: Square = ""
    """The square of the base, or its north-west one; nothing unless on the deck."""
    level: int = 0
    """The career levels that a trader has completed, each with more health and skill. (CS-CREW-11)"""
    health: int = 1
    pegs: int = 0
    """Skill pegs that are left. (CS-SETUP-22)"""
    ammo: int = 0
    reloaded: bool = False
    """True after the first RELOAD of the mission. (CS-ITEM-18)"""
    tray: tuple[Item, ...] = ()
    """The tokens that the figure carries, in the order in which they came. (CS-EQUIP-07)"""
    worn: Item | None = None
    """What lies in the armour slot. (CS-EQUIP-02)"""
    prone: bool = False
    defeated: bool = False
    wanted: bool = False
    """True once it has attacked Galactic Corps or security. (CS-NPC-TARGET-14)"""
    rallied: bool = False
    """True once a second wind has brought it up again. (CS-ABILITY-09)"""
    acted: bool = False
    """True if an activation counter lies there. (CS-ROUND-04)"""
    walked: int = 0
    """The squares of voluntary movement in this round. (CS-MOVE-02, CS-MOVE-05)"""
    skill_used: bool = False
    """True if skill pegs were spent in this round. (CS-EFFORTLESS-05..06, CS-SKILL-10)"""
    begun: bool = False
    """True once it has taken an action in this round. (CS-SK-RANGED-06)"""
    overfull: str = ""
    """The enemy whose weapon lies on top of a full tray, until the two are no longer engaged. (CS-SK-CLOSE-05)"""
    stood_down: bool = False
    """True if its player wants no more questions in this round at which nothing has happened to it."""
    rushes: int = 0
    """MOVE and ASSAULT actions that are added to the present activation. (CS-SK-AUGMENTED-02..03)"""
    extra_actions: int = 0
    """Actions that are added to the present activation."""
    lost_actions: int = 0
    """Actions that the next activation lacks. (CS-ASSESS-04)"""
    missed_turns: int = 0
    """Activations that are left out. (CS-ASSESS-04)"""
    lasting: tuple[Lasting, ...] = ()


class Loose(Struct, frozen=True):
    """A token on the floor."""

    item: Item
    at: Square


class Crate(Struct, frozen=True):
    """A cargo crate, called by its first square."""

    at: Square
    items: tuple[Item, ...]


class Thing(Struct):
    """An object of the mission, as far as it has come."""

    id: str
    used: dict[str, int] = {}
    """How often each of its uses was made."""
    used_in_round: dict[str, int] = {}
    repaired: int = 0
    """The hits of repairs so far."""
    destroyed: bool = False


class HiddenCard(Struct, frozen=True):
    """A role or a card that lies face down at somebody or something."""

    at: str
    """The figure or the object."""
    face: str
    known_to: tuple[Seat, ...] | None = ()
    """The seats that know it, if not everybody does."""
    heard_by: tuple[Seat, ...] = ()
    """Those that know what can be heard of it."""

    def is_known(self, viewer: Viewer) -> bool:
        return self.known_to is None or viewer in self.known_to


class Happening(Struct, frozen=True):
    """A rule of the mission whose moment has come."""

    trigger: int
    user: str = ""
    """The figure that has brought it about."""
    about: str = ""
    """The object, token or hidden card that it is about."""


class Delayed(Struct, frozen=True):
    """Deeds that wait for a round."""

    round: int
    do: tuple[Deed, ...]
    user: str = ""
    about: str = ""


class Lot(Struct, frozen=True):
    """A toss or a roll for who deploys first. (CS-SETUP-14..15)"""

    seat: Seat
    rolled: int


@final
class Mission(Struct):
    """A mission in progress."""

    id: str
    deck: Deck
    figures: list[Figure]
    floor: list[Loose] = []
    crates: list[Crate] = []
    """In reading order. (CS-SETUP-04..07)"""
    bag: list[str] = []
    """The tokens in the bag; the last one comes out next. (CS-SETUP-06)"""
    aside: list[str] = []
    """The tokens that are out of the mission. (CS-SETUP-06)"""
    drawn: Item | None = None
    """What a search has brought out of the bag, until it is clear who keeps it. (CS-SEARCH-08)"""
    searched: tuple[Square, ...] = ()
    """The areas with a search counter, each by its first square. (CS-SEARCH-09)"""
    pegs: int = 0
    """In the hostility tracker. (CS-HOSTILITY-04)"""
    round: int = 1
    phase: Phase = "muster"
    deals: tuple[tuple[Seat, Seat], ...] = ()
    """Crews that are no enemies, the lower seat first. (CS-ACTION-04, CS-MISSION-02)"""
    lots: tuple[Lot, ...] = ()
    counter: Seat = 0
    """The seat with the turn counter. (CS-ROUND-02)"""
    charged: bool = False
    """True once the tracker was full; it stays so. (CS-PURGE-ARRIVAL-06, CS-HOSTILITY-06)"""
    shot: bool = False
    """True if a trader has fired in this round. (CS-RANGED-09)"""
    appeared: list[str] = []
    """The types that come once, and have come. (CS-PURGE-ARRIVAL-11)"""
    event_deck: list[str] = []
    """The event cards, face down; the last one comes next. (CS-SETUP-09)"""
    foreseen: dict[Seat, int] = {}
    """The cards on top of that deck that a seat has looked at, if it has. (CS-SK-AUGMENTED-13)"""
    event_returned: list[str] = []
    """The cards of this round of which no part could be carried out; they go back into the deck. (CS-EVENT-10)"""
    event_discards: list[str] = []
    """Face up, the last one on top. (CS-EVENT-02)"""
    searches: int = 0
    """The searches of this round."""
    marks: dict[str, int] = {}
    """What the mission counts."""
    things: list[Thing] = []
    """The objects of the mission, in its order."""
    hidden: list[HiddenCard] = []
    """Roles and cards that lay or lie face down."""
    pending: list[Happening] = []
    """What happens as soon as the present action is over."""
    openings: list[Opening] = []
    """Moments to which somebody can react, as soon as what has brought them is over. (CS-REACTION-02)"""
    fired: list[int] = []
    """The rules of the mission that have happened and happen only once."""
    delayed: list[Delayed] = []
    prey: dict[str, str] = {}
    """The figure whose crew a family hunts first, by family."""
    sealed: tuple[str, ...] = ()
    """The airlocks that have sealed."""
    closed: tuple[int, ...] = ()
    """The entry points at which no Purge come in. (CS-NPC-ARRIVAL-08)"""
    live_one_slain_by: str = ""
    """The trader who has the kill point counter. (CS-LIVEONE-01)"""
    market: bool = False
    """True as long as civilians trade with everybody who asks. (CS-PERSUADE-08)"""
    rescue: tuple[Seat, ...] = ()
    """The crews that fly a rescue, as long as there is one. (CS-RESCUE-06)"""
    rounds_before: int = 0
    """The rounds of the mission before a rescue; 0 if there was none. (CS-RESCUE-04)"""
    over: bool = False


# The campaign


class MissionPlayed(Struct, frozen=True):
    """A line of the campaign's log."""

    mission: str
    winners: tuple[Seat, ...]
    met: bool
    """True if a crew has met the primary objective."""
    home: tuple[str, ...] = ()
    """The traders who came back aboard."""
    left: tuple[str, ...] = ()
    """Those who were left behind."""
    dead: tuple[str, ...] = ()
    """Those of them who have died of it."""


Told: TypeAlias = Literal["briefing", "outcome", "ending"]


class Reading(Struct, frozen=True):
    """A chapter of a campaign that was read aloud, and what of it."""

    kind: Told
    stage: int
    outcome: str = ""
    """Which outcome or ending it is."""
    passages: tuple[int, ...] = ()
    voices: tuple[int, ...] = ()


@final
class CampaignSheet(Struct):
    """What outlasts a mission, besides the crews."""

    id: str
    stage: int = 0
    """The place of the present mission, or the last one, from 0."""
    marks: dict[str, int] = {}
    """What one mission has left for others to find."""
    log: tuple[MissionPlayed, ...] = ()
    readings: tuple[Reading, ...] = ()
    """What was read aloud so far."""

    @property
    def met(self) -> tuple[bool, ...]:
        """Whether the primary objective of each mission was met."""
        return tuple(played.met for played in self.log)


class CoreSpaceState(State):
    crews: list[Crew]
    mission: Mission
    """The one that is played, or was played last."""
    campaign: CampaignSheet | None = None
    last_winners: tuple[Seat, ...] = ()
    """Who won the mission before this one, if there was one. (CS-SETUP-17)"""
