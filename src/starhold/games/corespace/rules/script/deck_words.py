"""Words about the mission and the deck: marks, tokens, the tracker, doors, airlocks, searched rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from starhold.kernel import Procedure

from ...content.script import (
    HERE,
    CampaignMark,
    Destroy,
    Drop,
    End,
    Give,
    Hunt,
    Later,
    Lock,
    Mark,
    OpenMarket,
    Pay,
    Pegs,
    Refresh,
    Roll,
    Say,
    Seal,
    Unlock,
)
from ...events import (
    AirlocksSealed,
    DoorsLocked,
    DoorsOpened,
    FateRolled,
    HuntBegan,
    LaidOut,
    MarketClosed,
    MarketOpened,
    Paid,
    Received,
    RoomsRefreshed,
    Told,
)
from ...state import Delayed, Item, Thing
from .. import hostility, kit
from ..campaign.sheet import sheet_of
from ..crews import playing
from ..dice import roll_number
from ..figures import deck_chart, find_figure, player_of
from . import moments
from .carrying import CarryOut
from .objects import find_thing
from .words import Word, can_carry_out
from .wrecking import wreck

if TYPE_CHECKING:
    from ...game import CoreSpace


class Count(Word[Mark], of=Mark):
    def do(self) -> None:
        user = find_figure(self.game, self.scene.user)
        every = [self.game.state.mission.marks]
        every += [self.game.state.crews[player_of(user)].marks] if user and user.crew is not None else []
        for marks in every:
            marks[self.deed.mark] = marks.get(self.deed.mark, 0) + self.deed.by
        moments.was_marked(self.game, self.deed.mark, self.scene.user)


class Remember(Word[CampaignMark], of=CampaignMark):
    def may(self) -> bool:
        return self.game.state.campaign is not None

    def do(self) -> None:
        marks = sheet_of(self.game).marks
        marks[self.deed.mark] = marks.get(self.deed.mark, 0) + self.deed.by


class PayUp(Word[Pay], of=Pay):
    def do(self) -> None:
        for seat in playing(self.game):
            crew = self.game.state.crews[seat]
            paid = max(self.deed.ua, -crew.ua)
            if paid:
                crew.ua += paid
                self.game.tell(Paid(seat, paid))


class Wait(Word[Later], of=Later):
    def do(self) -> None:
        mission = self.game.state.mission
        mission.delayed.append(
            Delayed(mission.round + self.deed.rounds, self.deed.do, self.scene.user, self.scene.about)
        )


class Decide(Word[Roll], of=Roll):
    def may(self) -> bool:
        return any(can_carry_out(self.game, each, self.scene) for each in (*self.deed.do, *self.deed.otherwise))

    def do(self) -> Procedure:
        rolled = roll_number(self.game, self.scene.seat(self.game), "fate", self.scene.user)
        self.game.tell(FateRolled(rolled, self.deed.at_least))
        return CarryOut(
            [*(self.deed.do if rolled >= self.deed.at_least else self.deed.otherwise)],
            self.scene.user,
            self.scene.about,
        )


class HandOver(Word[Give], of=Give):
    def may(self) -> bool:
        user = find_figure(self.game, self.scene.user)
        return user is not None and user.where == "deck" and self.deed.token in self.game.state.mission.aside

    def do(self) -> None:
        """Into the tray, or on the floor if that is full. (CS-EQUIP-07)"""
        user = find_figure(self.game, self.scene.user)
        assert user is not None, "it may be given"
        self.game.state.mission.aside.remove(self.deed.token)
        item = Item(self.deed.token)
        if kit.has_room(self.game, user, item):
            kit.gain(user, item)
            self.game.tell(Received(user.id, self.deed.token, ""))
            moments.was_taken(self.game, user, self.deed.token)
        else:
            kit.lay_down(self.game, item, user.at)
            self.game.tell(Received(user.id, self.deed.token, user.at))


class LayOut(Word[Drop], of=Drop):
    def may(self) -> bool:
        return self.deed.token in self.game.state.mission.aside

    def do(self) -> None:
        """Where everybody sees it. (CS-EQUIP-08)"""
        self.game.state.mission.aside.remove(self.deed.token)
        kit.lay_down(self.game, Item(self.deed.token), self.deed.at)
        self.game.tell(LaidOut(self.deed.token, self.deed.at))


class Alert(Word[Pegs], of=Pegs):
    """(CS-HOSTILITY-05..06)"""

    def may(self) -> bool:
        pegs = self.game.state.mission.pegs
        return pegs < hostility.holes(self.game.content) if self.deed.pegs > 0 else pegs > 0

    def do(self) -> None:
        if self.deed.pegs > 0:
            hostility.add_pegs(self.game, self.deed.pegs)
        else:
            hostility.remove_pegs(self.game, -self.deed.pegs)


class LockDoors(Word[Lock], of=Lock):
    """(CS-MOVE-12)"""

    def may(self) -> bool:
        return bool(self.doors())

    def do(self) -> None:
        doors = self.doors()
        set_locks(self.game, {*self.game.state.mission.deck.locked, *doors})
        self.game.tell(DoorsLocked(doors))
        if self.deed.rounds:
            mission = self.game.state.mission
            mission.delayed.append(Delayed(mission.round + self.deed.rounds, (Unlock(doors),)))

    def doors(self) -> tuple[str, ...]:
        named = tuple(self.scene.about if door == HERE else door for door in self.deed.doors)
        return doors_that_are(self.game, named, locked=False)


class UnlockDoors(Word[Unlock], of=Unlock):
    """(CS-MOVE-12)"""

    def may(self) -> bool:
        return bool(doors_that_are(self.game, self.deed.doors, locked=True))

    def do(self) -> None:
        doors = doors_that_are(self.game, self.deed.doors, locked=True)
        set_locks(self.game, {*self.game.state.mission.deck.locked} - {*doors})
        self.game.tell(DoorsOpened(doors))


def doors_that_are(game: CoreSpace, doors: tuple[str, ...], *, locked: bool) -> tuple[str, ...]:
    """Those of the doors, or of all, that are locked or open."""
    deck = game.state.mission.deck
    every = doors or tuple(door.id for door in deck_chart(game).layout.doors)
    return tuple(door for door in every if (door in deck.locked) == locked)


def set_locks(game: CoreSpace, locked: set[str]) -> None:
    mission, doors = game.state.mission, deck_chart(game).layout.doors
    mission.deck = replace(mission.deck, locked=tuple(door.id for door in doors if door.id in locked))


class SealAirlocks(Word[Seal], of=Seal):
    def may(self) -> bool:
        return not {*self.deed.airlocks} <= {*self.game.state.mission.sealed}

    def do(self) -> None:
        """Their ships lie at another one from now on. (CS-SETUP-16, CS-AIRLOCK-03)"""
        self.game.state.mission.sealed = self.deed.airlocks
        for crew in self.game.state.crews:
            if crew.airlock in self.deed.airlocks:
                crew.airlock = self.deed.redock
        self.game.tell(AirlocksSealed(self.deed.airlocks, self.deed.redock))


class SearchAgain(Word[Refresh], of=Refresh):
    """(CS-SEARCH-09)"""

    def may(self) -> bool:
        return bool(self.game.state.mission.searched)

    def do(self) -> None:
        self.game.state.mission.searched = ()
        self.game.tell(RoomsRefreshed())


class TradeFreely(Word[OpenMarket], of=OpenMarket):
    """(CS-PERSUADE-08)"""

    def may(self) -> bool:
        return self.game.state.mission.market != self.deed.open

    def do(self) -> None:
        self.game.state.mission.market = self.deed.open
        self.game.tell(MarketOpened() if self.deed.open else MarketClosed())


class SetOn(Word[Hunt], of=Hunt):
    def do(self) -> None:
        self.game.state.mission.prey[self.deed.family] = self.scene.about
        self.game.tell(HuntBegan(self.deed.family, self.scene.about))


class Wreck(Word[Destroy], of=Destroy):
    """(CS-MISSION-06)"""

    def may(self) -> bool:
        thing = self.thing()
        return thing is not None and not thing.destroyed

    def do(self) -> None:
        thing = self.thing()
        assert thing is not None, "it may be destroyed"
        wreck(self.game, thing, self.scene.user)

    def thing(self) -> Thing | None:
        return find_thing(self.game, self.scene.about if self.deed.at == HERE else self.deed.at)


class Speak(Word[Say], of=Say):
    def do(self) -> None:
        self.game.tell(Told(self.deed.text.strip()))


class Finish(Word[End], of=End):
    """(CS-MISSION-07)"""

    def do(self) -> None:
        self.game.state.mission.over = True
