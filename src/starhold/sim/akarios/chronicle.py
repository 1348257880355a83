"""The chronicle of Stars of Akarios: how a squad stands after each round, and what its cards and its enemies did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import ClassVar

from starhold.games.akarios.choices import Act
from starhold.games.akarios.content import Volley
from starhold.games.akarios.events import (
    Boarded,
    Enlisted,
    FightEnded,
    KnockedOut,
    RoundBegan,
    Spawned,
    StressChanged,
    TraumaDrawn,
)
from starhold.games.akarios.game import Akarios
from starhold.games.akarios.rules.bodies import flying
from starhold.games.akarios.rules.campaign.squad import crew, squad_of
from starhold.games.akarios.state import Flyer
from starhold.kernel import Choice, Decision, Event, Game, Seat

from ..chronicle import Chapter, Chronicle, Columns, Legend, Row, Tables, Use
from .chapters import chapters_of
from .deeds import Deeds
from .legend import FIGHT, legend_of, type_of

SQUAD = 0
"""Rounds are the squad's. They are told of the first seat, so that they count once."""


class AkariosChronicle(Chronicle):
    """The chronicle of one fight."""

    turn_columns: ClassVar[Columns] = {"flying": int, "hull": int, "shield": int, "stress": int, "enemies": int}
    seat_columns: ClassVar[Columns] = {
        "scenario": str,
        "difficulty": str,
        "pilots": int,
        "pilot": str,
        "ship": str,
        "rounds": int,
        "hull": int,
        "stress": int,
        "traumas": int,
        "lost": int,
        "scenes": int,
        "credits": int,
        "points": int,
    }

    game: Akarios

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Akarios)
        super().__init__(game)
        weapons = {card.id for card in game.content.card.values() if card.action.first(Volley)}
        self._deeds = Deeds(self._seat_of, self._ship_of, weapons)
        self._uses: list[Use] = []
        self._offered: set[tuple[str, str]] = set()
        """The pilots and cards that could be used together this round."""
        self._met: set[str] = set()
        self._known: dict[str, Flyer] = {}
        self._stress: Counter[str] = Counter()
        self._traumas: Counter[str] = Counter()
        self._lost: Counter[str] = Counter()

    def legend(self) -> Legend:
        return legend_of(self.game)

    @staticmethod
    def chapters(tables: Tables, legend: Legend, /) -> Iterator[Chapter]:
        return chapters_of(tables, legend)

    def whose(self, event: Event) -> Seat | None:
        if isinstance(event, RoundBegan):
            return SQUAD
        seat = super().whose(event)
        return self._seat_of(getattr(event, "pilot", getattr(event, "ship", ""))) if seat is None else seat

    def begins_turn(self, event: Event) -> bool:
        return isinstance(event, RoundBegan)

    def hear(self, decision: Decision, choice: Choice, *, by_lot: bool = False) -> None:
        self._offered.update((option.pilot, option.card) for option in decision.options if isinstance(option, Act))

    def follow(self, events: Iterable[Event]) -> None:
        self._flown()
        for event in events:
            self._uses += self._uses_of(event)
            self._uses += self._deeds.follow(event)
        self._meet(enemy.id for enemy in self.game.state.enemies)

    def turn(self, seat: Seat) -> Row:
        state, squad = self.game.state, flying(self.game)
        return {
            "flying": len(squad),
            "hull": sum(flyer.hull for flyer in squad),
            "shield": sum(flyer.shield for flyer in squad),
            "stress": sum(flyer.stress for flyer in squad),
            "enemies": len(state.enemies),
        }

    def seat(self, seat: Seat) -> Row:
        game = self.game
        if game.state.squad is not None:
            return self._campaign(seat)
        mine = [flyer for flyer in game.state.flyers if flyer.seat == seat]
        return {
            "scenario": game.state.scenario,
            "difficulty": game.state.difficulty,
            "pilots": len(game.state.flyers),
            "pilot": mine[0].id if len(mine) == 1 else None,
            "ship": mine[0].ship if len(mine) == 1 else None,
            "rounds": game.state.round,
            "hull": sum(flyer.hull for flyer in mine),
            "stress": self._total(self._stress, mine),
            "traumas": self._total(self._traumas, mine),
            "lost": self._total(self._lost, mine),
        }

    def _campaign(self, seat: Seat) -> Row:
        """How far the squad has come, and what a seat's pilots have not spent."""
        squad = squad_of(self.game)
        mine = [sheet for sheet in squad.pilots.values() if sheet.seat == seat]
        return {
            "difficulty": self.game.state.difficulty,
            "pilots": len(crew(self.game)),
            "scenes": len(squad.log),
            "credits": sum(sheet.credits for sheet in mine),
            "points": sum(sheet.points for sheet in mine),
        }

    def uses(self) -> Iterator[Use]:
        yield from self._uses
        yield from self._chances()
        for flyer in self.game.state.flyers:
            is_home = int(flyer.status != "out")
            yield Use(flyer.seat, "pilot", flyer.id, times=0, sensible=is_home)
            yield Use(flyer.seat, "ship", flyer.ship, times=0, sensible=is_home)

    def _uses_of(self, event: Event) -> Iterator[Use]:
        match event:
            case Enlisted(seat=seat, pilot=pilot):
                yield Use(seat, "pilot", pilot)
            case Boarded(pilot=pilot, ship=ship):
                yield Use(self._seat_of(pilot), "ship", ship)
            case RoundBegan():
                yield from self._chances()
            case Spawned(ship=ship):
                self._meet([ship])
            case StressChanged(pilot=pilot, by=by) if by > 0:
                self._stress[pilot] += by
            case TraumaDrawn(pilot=pilot, trauma=trauma):
                self._traumas[pilot] += 1
                yield Use(self._seat_of(pilot), "trauma", trauma)
            case KnockedOut(pilot=pilot):
                self._lost[pilot] += 1
            case FightEnded(scenario=scenario, success=success):
                yield Use(None, FIGHT, scenario, sensible=int(success))

    def _chances(self) -> Iterator[Use]:
        """The cards that could have been used in the round that is over."""
        yield from (
            Use(self._seat_of(pilot), "card", card, times=0, offered=1) for pilot, card in sorted(self._offered)
        )
        self._offered.clear()

    def _meet(self, ships: Iterable[str]) -> None:
        """Count each enemy once, when it is first seen."""
        for ship in ships:
            if ship not in self._met:
                self._met.add(ship)
                self._uses.append(Use(None, "enemy", type_of(ship), times=0, offered=1))

    def _seat_of(self, pilot: str) -> Seat | None:
        flyer = self._flown().get(pilot)
        return None if flyer is None else flyer.seat

    def _ship_of(self, pilot: str) -> str:
        return self._flown()[pilot].ship

    def _flown(self) -> dict[str, Flyer]:
        """The pilots of the fight, also when it has just ended and a campaign has gone on."""
        self._known.update({flyer.id: flyer for flyer in self.game.state.flyers})
        return self._known

    @staticmethod
    def _total(counted: Counter[str], mine: list[Flyer]) -> int:
        return sum(counted[flyer.id] for flyer in mine)
