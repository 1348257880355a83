"""The chronicle of Core Space: how crews stand after each round, and what came of their weapons and of the NPCs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from starhold.games.corespace.content import Trader
from starhold.games.corespace.events import RoundBegan
from starhold.games.corespace.game import CoreSpace
from starhold.games.corespace.rules.campaign.sheet import sheet_of
from starhold.games.corespace.rules.crews import living, with_crew
from starhold.games.corespace.rules.figures import character_of, on_deck, traders_of
from starhold.games.corespace.rules.hostility import band_of
from starhold.games.corespace.state import Crew, Figure
from starhold.kernel import Event, Game, Seat

from ..chronicle import Chapter, Chronicle, Columns, Legend, Row, Tables, Use
from .chapters import chapters_of
from .deeds import Deeds
from .legend import LOOT, SKILL, STAGE, TRADER, legend_of

TABLE = 0
"""Rounds are everybody's. They are told of the first seat, so that they count once."""


class CoreSpaceChronicle(Chronicle):
    """The chronicle of one mission."""

    turn_columns: ClassVar[Columns] = {"pegs": int, "on_deck": int, "home": int, "down": int, "npcs": int}
    seat_columns: ClassVar[Columns] = {
        "campaign": str,
        "mission": str,
        "crews": int,
        "crew": str,
        "rounds": int,
        "band": str,
        "pegs": int,
        "traders": int,
        "home": int,
        "down": int,
        "ua": int,
        "met": int,
        "dead": int,
        "careers": int,
    }

    game: CoreSpace

    def __init__(self, game: Game) -> None:
        assert isinstance(game, CoreSpace)
        super().__init__(game)
        self._deeds = Deeds(self._board_of, self._trader)
        self._uses: list[Use] = []
        self._boards: dict[str, str] = {}
        """The boards of all who were ever there: NPCs that fell are gone."""
        self._rounds = 0

    def legend(self) -> Legend:
        return legend_of(self.game)

    @staticmethod
    def chapters(tables: Tables, legend: Legend, /) -> Iterator[Chapter]:
        return chapters_of(tables, legend)

    def whose(self, event: Event) -> Seat | None:
        if isinstance(event, RoundBegan):
            return TABLE
        seat = super().whose(event)
        trader = self._trader(getattr(event, "figure", "")) if seat is None else None
        return seat if trader is None else trader.crew

    def begins_turn(self, event: Event) -> bool:
        return isinstance(event, RoundBegan)

    def follow(self, events: Iterable[Event]) -> None:
        self._boards |= {figure.id: figure.board for figure in self.game.state.mission.figures}
        for event in events:
            self._rounds += isinstance(event, RoundBegan)
            self._uses += self._deeds.follow(event)

    def turn(self, seat: Seat) -> Row:
        mission = self.game.state.mission
        traders = [figure for figure in mission.figures if figure.crew is not None]
        return {
            "pegs": mission.pegs,
            "on_deck": sum(is_up(figure) and figure.where == "deck" for figure in traders),
            "home": sum(is_home(figure) for figure in traders),
            "down": sum(not is_up(figure) for figure in traders),
            "npcs": sum(figure.crew is None for figure in on_deck(self.game)),
        }

    def seat(self, seat: Seat) -> Row:
        mission, crew, sheet = self.game.state.mission, self.game.state.crews[seat], self.game.state.campaign
        return {
            "campaign": sheet.id if sheet else None,
            "mission": mission.id,
            "crews": self.game.setup.seats,
            "crew": crew.sheet,
            "rounds": self._rounds if sheet else mission.round,
            "band": band_of(self.game.content, mission.pegs).id,
            "pegs": mission.pegs,
            "met": sum(sheet.met) if sheet else None,
            "dead": sum(member.dead for member in crew.members),
            "careers": sum(member.career for member in living(crew)),
            **(self._company(crew) if sheet else self._crew(seat)),
        }

    def _crew(self, seat: Seat) -> Row:
        """Who of a crew has come home from a mission, and with what."""
        own = self._own(seat)
        return {
            "traders": len(own),
            "home": sum(is_home(figure) for figure in own),
            "down": sum(not is_home(figure) for figure in own),
            "ua": sum(self._price(face) for figure in own if is_home(figure) for face in faces_of(figure)),
        }

    def _company(self, crew: Crew) -> Row:
        """What is left of a crew after a campaign."""
        left = [] if crew.out else with_crew(crew)
        return {
            "traders": len(crew.members),
            "home": len(left),
            "down": len(crew.members) - len(left),
            "ua": crew.ua,
        }

    def uses(self) -> Iterator[Use]:
        yield from self._uses
        for seat in self.game.seats:
            for member in self.game.state.crews[seat].members:
                yield from (Use(seat, SKILL, skill.skill, times=0, offered=1) for skill in member.skills)
            yield from self._voyages(seat) if self.game.state.campaign else self._voyage(seat)

    def _voyage(self, seat: Seat) -> Iterator[Use]:
        """The traders of a mission, and what they have brought home."""
        for figure in self._own(seat):
            went = int(figure.where != "airlock")
            yield Use(seat, TRADER, figure.board, times=went, offered=1, sensible=int(is_home(figure)))
            for face in faces_of(figure) if is_home(figure) else ():
                yield Use(seat, LOOT, face, gain=self._price(face), sensible=1)

    def _voyages(self, seat: Seat) -> Iterator[Use]:
        """The missions of a campaign, by its log."""
        own = {member.board for member in self.game.state.crews[seat].members}
        for played in sheet_of(self.game).log:
            home, left = own.intersection(played.home), own.intersection(played.left)
            if home or left:
                won = int(seat in played.winners)
                yield Use(seat, STAGE, played.mission, times=int(played.met), offered=1, sensible=won)
            for board in sorted(home | left):
                yield Use(seat, TRADER, board, offered=1, sensible=int(board in home))

    def _own(self, seat: Seat) -> list[Figure]:
        """The traders of a crew; those who have joined it are no traders. (CS-WIN-06)"""
        return [each for each in traders_of(self.game, seat) if isinstance(character_of(self.game, each), Trader)]

    def _price(self, face: str) -> int:
        return self.game.content.token[face].sell or 0

    def _board_of(self, figure: str) -> str:
        return self._boards.get(figure, "")

    def _trader(self, name: str) -> Figure | None:
        return next(
            (each for each in self.game.state.mission.figures if each.id == name and each.crew is not None), None
        )


def is_up(figure: Figure) -> bool:
    return not figure.defeated and figure.where != "gone"


def is_home(figure: Figure) -> bool:
    return figure.where == "aboard" and not figure.defeated


def faces_of(figure: Figure) -> list[str]:
    """The tokens that somebody carries and wears."""
    return [item.face for item in (*figure.tray, *((figure.worn,) if figure.worn else ()))]
