"""Xia's chronicle: how captains stand after each turn, and what they have used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import ClassVar

from starhold.games.xia.choices import Keep
from starhold.games.xia.events import (
    DamagePlaced,
    DamageTaken,
    DieRolled,
    EnergyLost,
    MarkersArmed,
    NpcEarned,
    NpcRolled,
    NpcStuck,
    NpcTargeted,
    ShipBought,
    ShipChosen,
    ShipDestroyed,
    TurnBegan,
)
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.campaign.course import GameEnded
from starhold.kernel import Choice, Decision, Event, Game, Seat

from ..chronicle import BLUNDER, Chapter, Chronicle, Columns, Legend, Row, Tables, Use
from .alone import COUNTED, SEAT_COLUMNS, TURN_COLUMNS, Alone
from .blunders import blunders_in
from .cards import mission_uses, uses_in
from .cargo import cubes_in
from .chances import Chances
from .chapters import chapters_of
from .earnings import Earnings
from .fates import RAMMING, Fates
from .legend import SOURCES, fame_column, legend_of
from .outfits import Outfits
from .proofs import Proofs
from .visits import Visits

COMMON = frozenset(
    (DamagePlaced, DamageTaken, DieRolled, EnergyLost, MarkersArmed, NpcEarned, NpcRolled, NpcStuck, NpcTargeted)
)
"""Events that come often and say nothing about what is used."""


class XiaChronicle(Chronicle):
    """The chronicle of one match of Xia."""

    turn_columns: ClassVar[Columns] = {
        "fame": int,
        "credits": int,
        "bounty": int,
        "ship": str,
        "tier": int,
        "sector": str,
        "q": int,
        "r": int,
        "energy": int,
        "damage": int,
        "cubes": int,
        "outfits": str,
        "missions": int,
        **dict.fromkeys(map(fame_column, SOURCES), int),
        **TURN_COLUMNS,
    }
    seat_columns: ClassVar[Columns] = {
        "ship": str,
        "start": str,
        "strategy": str,
        "last_ship": str,
        "credits": int,
        "missions": int,
        "titles": int,
        "deaths": int,
        **SEAT_COLUMNS,
    }

    game: Xia

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Xia)
        super().__init__(game)
        self._owners: dict[str, Seat] = {}
        self._first_ship: dict[Seat, str] = {}
        self._uses: list[Use] = []
        self._fates = Fates(game)
        self._chances = Chances(game)
        self._earnings = Earnings(game)
        self._outfits = Outfits(game)
        self._proofs = Proofs(game)
        self._visits = Visits(game)
        self._alone = Alone(game)
        self._last_turn: Row | None = None
        """The last turn of a campaign game, as it was when that game ended."""
        self._games: Counter[str] = Counter()
        """What captains have done in the games of a campaign that are over."""
        embers = game.state.embers
        self._deck = () if embers is None else tuple(embers.event_deck)

    def legend(self) -> Legend:
        return legend_of(self.game)

    @staticmethod
    def chapters(tables: Tables, legend: Legend, /) -> Iterator[Chapter]:
        return chapters_of(tables, legend)

    def whose(self, event: Event) -> Seat | None:
        seat = super().whose(event)
        return self._owners.get(getattr(event, "ship", "")) if seat is None else seat

    def begins_turn(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)

    def hear(self, decision: Decision, choice: Choice, *, by_lot: bool = False) -> None:
        seat = decision.seat
        self._chances.asked(decision)
        self._uses += self._outfits.hear(seat, choice)
        self._uses += self._visits.hear(seat, choice) if not by_lot else ()
        if isinstance(choice, Keep):
            self._uses += mission_uses(self.game, seat, [choice.mission])
        if not by_lot:
            self._uses += [Use(seat, BLUNDER, blunder) for blunder in blunders_in(self.game, decision, choice)]

    def follow(self, events: Iterable[Event]) -> None:
        for event in events:
            self._fates.follow(event)
            if type(event) not in COMMON:
                self._uses += self._uses_of(event)
            if isinstance(event, GameEnded):
                self._close_game()
        self._fates.settle()
        self._uses += self._proofs.settle()
        self._uses += self._visits.settle()
        self._uses += self._outfits.settle(self.game.state.active)
        self._chances.look(self.game.state.active)

    def turn(self, seat: Seat) -> Row:
        last, self._last_turn = self._last_turn, None
        return self._standing(seat) if last is None else last

    def _close_game(self) -> None:
        """Note how a game of a campaign has ended, before the table is laid again."""
        self._last_turn = self._standing(self.game.state.active)
        self._uses += self._earnings.settle()
        self._games.update(self._done(self.game.state.active))

    def _done(self, seat: Seat) -> dict[str, int]:
        captain = self.game.state.captains[seat]
        counts = (len(captain.completed), len(captain.titles), captain.so_far.get("deaths", 0))
        return dict(zip(COUNTED, counts, strict=True))

    def _standing(self, seat: Seat) -> Row:
        captain = self.game.state.captains[seat]
        at = captain.at
        return {
            "fame": captain.fame,
            "credits": captain.credits,
            "bounty": captain.bounty,
            "ship": captain.ship,
            "tier": self.game.content.ship[captain.ship].tier,
            "sector": None if at is None else self.game.chart.spaces[at].sector.id,
            "q": None if at is None else at.q,
            "r": None if at is None else at.r,
            "energy": captain.energy,
            "damage": len(captain.hold.damage),
            "cubes": len(captain.hold.cubes),
            "outfits": " ".join(sorted(fitted.outfit for fitted in captain.hold.outfits)),
            "missions": len(captain.missions),
            **{fame_column(source): captain.fame_from.get(source, 0) for source in SOURCES},
            **self._alone.turn(),
        }

    def seat(self, seat: Seat) -> Row:
        captain = self.game.state.captains[seat]
        most = max(SOURCES, key=lambda source: captain.fame_from.get(source, 0))
        return {
            "ship": self._first_ship[seat],
            "start": self._start(seat),
            "strategy": most if captain.fame_from.get(most, 0) else None,
            "last_ship": captain.ship,
            "credits": captain.credits,
            **(self._done(seat) if self.game.state.campaign is None else self._games),
            **self._alone.seat(),
        }

    def _start(self, seat: Seat) -> str | None:
        starts = self.game.state.starts
        return self.game.chart.spaces[starts[seat]].sector.id if starts else self._alone.start

    def uses(self) -> Iterator[Use]:
        yield from self._uses
        yield from self._visits.close()
        yield from self._earnings.settle()
        yield from self._chances.settle()
        yield from (Use(None, "event", card, times=0, offered=1) for card in self._deck)

    def _uses_of(self, event: Event) -> Iterator[Use]:
        match event:
            case ShipChosen(seat=seat, ship=ship) | ShipBought(seat=seat, ship=ship):
                self._owners[ship] = seat
                self._first_ship.setdefault(seat, ship)
                yield Use(seat, "ship", ship)
            case ShipDestroyed(ship=ship) if ship in self._owners:
                yield from self._end_of(event, self._owners[ship])
            case TurnBegan(seat=seat):
                self._chances.begin_turn(seat)
        yield from uses_in(self.game, event)
        yield from cubes_in(event)
        for following in (self._earnings, self._outfits, self._proofs, self._visits, self._alone):
            yield from following.follow(event)

    def _end_of(self, event: ShipDestroyed, seat: Seat) -> Iterator[Use]:
        cause = self._fates.cause(event, self._owners)
        yield Use(seat, "death", self._fates.place(event.ship), cause)
        if cause == RAMMING and seat == self.game.state.active:
            yield Use(seat, BLUNDER, "rammed-to-death")
