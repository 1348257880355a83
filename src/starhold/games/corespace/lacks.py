"""What may be missing for an answer."""

from __future__ import annotations

from starhold.kernel import Lack, Seat

from .board.sight import Range
from .content import WindowName


class FreeCrew(Lack, frozen=True, tag="corespace.free-crew"):
    """A crew that nobody else flies with."""


class FreeTraders(Lack, frozen=True, tag="corespace.free-traders"):
    """A crew of whom nobody flies with somebody else."""


class Captain(Lack, frozen=True, tag="corespace.captain"):
    """A captain."""


class Follower(Lack, frozen=True, tag="corespace.follower"):
    """A trader who is no second captain."""


class Points(Lack, frozen=True, tag="corespace.points"):
    """Points for a trader."""

    needed: int
    left: int


class Learnable(Lack, frozen=True, tag="corespace.learnable"):
    """A skill that can still be learned."""


class Money(Lack, frozen=True, tag="corespace.money"):
    """UA."""

    needed: int
    left: int


class OtherKind(Lack, frozen=True, tag="corespace.other-kind"):
    """A token of a kind that the trader does not have yet."""


class Medicine(Lack, frozen=True, tag="corespace.medicine"):
    """A medi-stim that the crew may still take."""


class FreeAirlock(Lack, frozen=True, tag="corespace.free-airlock"):
    """An airlock at which no other ship lies."""


class Breath(Lack, frozen=True, tag="corespace.breath"):
    """Movement that is left in this round."""

    most: int


class WayOut(Lack, frozen=True, tag="corespace.way-out"):
    """A way that leads out of here to a free square."""


class Steps(Lack, frozen=True, tag="corespace.steps"):
    """Enough steps for the way to the airlock."""

    steps: int
    left: int


class OwnShip(Lack, frozen=True, tag="corespace.own-ship"):
    """A ship of one's own."""

    seat: Seat


class FreeSquare(Lack, frozen=True, tag="corespace.free-square"):
    """A square on which nobody and nothing stands."""


class FirstStep(Lack, frozen=True, tag="corespace.first-step"):
    """A step that was made."""


class OtherTurn(Lack, frozen=True, tag="corespace.other-turn"):
    """A trader without an activation counter."""


class Standing(Lack, frozen=True, tag="corespace.standing"):
    """A trader who is not defeated."""


class NotEngaged(Lack, frozen=True, tag="corespace.not-engaged"):
    """A target that is not in contact."""


class InSight(Lack, frozen=True, tag="corespace.in-sight"):
    """A target that can be seen."""


class InRange(Lack, frozen=True, tag="corespace.in-range"):
    """A weapon that reaches as far."""

    weapon: str
    range: Range


class InOrder(Lack, frozen=True, tag="corespace.in-order"):
    """An item that works: neither jammed, nor broken, nor sealed until the next mission."""

    weapon: str


class Ammo(Lack, frozen=True, tag="corespace.ammo"):
    """Ammo pegs."""

    needed: int
    left: int


class Unjammed(Lack, frozen=True, tag="corespace.unjammed"):
    """A round in which nothing jams the weapon's electronics."""


class OwnAmmo(Lack, frozen=True, tag="corespace.own-ammo"):
    """The ammo with which a weapon came into the mission."""


class Unengaged(Lack, frozen=True, tag="corespace.unengaged"):
    """A moment without an enemy in contact."""


class Room(Lack, frozen=True, tag="corespace.room"):
    """Room in the tray."""


class EffortlessDone(Lack, frozen=True, tag="corespace.effortless-done"):
    """An effortless action that was made already."""


class SkillUnused(Lack, frozen=True, tag="corespace.skill-unused"):
    """A round without any use of a skill."""


class Peg(Lack, frozen=True, tag="corespace.peg"):
    """A skill peg."""


class SkillPegs(Lack, frozen=True, tag="corespace.skill-pegs"):
    """Skill pegs for a level."""

    needed: int
    left: int


class ItsMoment(Lack, frozen=True, tag="corespace.its-moment"):
    """The moment at which a skill is used."""

    window: WindowName


class NotMoved(Lack, frozen=True, tag="corespace.not-moved"):
    """A round in which the trader has not moved."""


class OpenTarget(Lack, frozen=True, tag="corespace.open-target"):
    """Somebody whom no skill keeps from being a target."""


class OutOfAirlock(Lack, frozen=True, tag="corespace.out-of-airlock"):
    """A place on the deck."""


class NotOldCrew(Lack, frozen=True, tag="corespace.not-old-crew"):
    """Somebody whose crew whoever acts did not belong to before they were won over."""


class Undisrupted(Lack, frozen=True, tag="corespace.undisrupted"):
    """Tech skills that nobody disrupts."""


class SomethingToUse(Lack, frozen=True, tag="corespace.something-to-use"):
    """Something that a skill could do now."""


class NotRefused(Lack, frozen=True, tag="corespace.not-refused"):
    """Somebody who has not declined in this turn."""


class Alone(Lack, frozen=True, tag="corespace.alone"):
    """A room without enemies."""


class Unsearched(Lack, frozen=True, tag="corespace.unsearched"):
    """A room without a search counter."""


class Wound(Lack, frozen=True, tag="corespace.wound"):
    """Health that is missing."""


class SmallItem(Lack, frozen=True, tag="corespace.small-item"):
    """A small item to give in return."""


class NotPurge(Lack, frozen=True, tag="corespace.not-purge"):
    """Somebody who can be talked to."""


class SomethingToSearch(Lack, frozen=True, tag="corespace.something-to-search"):
    """Something that can be searched from here."""


class Unused(Lack, frozen=True, tag="corespace.unused"):
    """An object with which nobody has done yet what can be done once."""


class InUse(Lack, frozen=True, tag="corespace.in-use"):
    """A round in which it was not used as often as it can be."""


class MissionAllows(Lack, frozen=True, tag="corespace.mission-allows"):
    """What the mission asks for before the object can be used."""


class SomethingToDo(Lack, frozen=True, tag="corespace.something-to-do"):
    """Something that a card could do now."""


# Between missions


class CareerSpace(Lack, frozen=True, tag="corespace.career-space"):
    """A space of a career that is not filled."""


class StowageRoom(Lack, frozen=True, tag="corespace.stowage-room"):
    """Room in a tray or in the hold."""


class Found(Lack, frozen=True, tag="corespace.found"):
    """Something that is not rare."""


class ElsewhereSold(Lack, frozen=True, tag="corespace.elsewhere-sold"):
    """A ware of the posts that a crew visits."""

    post: str
    """The post that sells it, if there is one."""


class Priced(Lack, frozen=True, tag="corespace.priced"):
    """Something that anybody would pay for."""


class Berth(Lack, frozen=True, tag="corespace.berth"):
    """A place in the crew."""


class ForHire(Lack, frozen=True, tag="corespace.for-hire"):
    """Somebody who can be hired for good."""


class Something(Lack, frozen=True, tag="corespace.something"):
    """Something that is offered or asked for."""


class SpaceForBoth(Lack, frozen=True, tag="corespace.space-for-both"):
    """Room on both ships for what each of them gets."""


class SystemSpace(Lack, frozen=True, tag="corespace.system-space"):
    """A space of a system that is not filled."""


class Built(Lack, frozen=True, tag="corespace.built"):
    """A level that is not built in yet."""


class SomebodyToFly(Lack, frozen=True, tag="corespace.somebody-to-fly"):
    """A trader who can take part."""


class TakersLeft(Lack, frozen=True, tag="corespace.takers-left"):
    """Another crew that takes part."""


class FirstRescue(Lack, frozen=True, tag="corespace.first-rescue"):
    """A mission after which nobody has flown a rescue yet."""


class SomewhereToLook(Lack, frozen=True, tag="corespace.somewhere-to-look"):
    """A place on the deck where somebody lies."""
