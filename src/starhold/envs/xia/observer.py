"""Watches a match of Xia for one seat: `XiaObserver`."""

from __future__ import annotations

from typing import NamedTuple

from starhold.games.xia import Xia
from starhold.games.xia.chart import Chart
from starhold.geometry import Hex
from starhold.kernel import Choice, Decision, Match, Seat

from ..encoder import SITUATION
from ..observer import Arrays, Observer
from .goals import goals
from .options import Offers
from .rows import Position
from .ships import Ships, centre_of, ships_of
from .situation import Situation
from .survey import Survey, survey_of
from .window import fill_window


class Changes(NamedTuple):
    """What is not as it was at the last look."""

    stand: bool
    """The board, or from where on it the seat looks."""
    ships: bool
    things: bool
    """Tokens and cubes."""
    own_ship: bool
    secrets: bool
    others: bool
    npcs: bool
    embers: bool


class XiaObserver(Observer):
    """Looks at the parts of the table one by one, and writes those that have changed."""

    def __init__(self, seat: Seat, arrays: Arrays) -> None:
        super().__init__(seat, arrays)
        self._situation = Situation(seat, arrays[SITUATION])
        self._map = arrays.get("map")
        self._offers = Offers(arrays) if "options" in arrays else None
        self._chart: Chart | None = None
        self._survey: Survey | None = None
        self._wanted: list[Hex | None] = []

    def look(self, match: Match, offered: tuple[Choice, ...]) -> None:
        game = match.game
        assert isinstance(game, Xia)
        survey, ships = self._survey_of(game.chart), ships_of(game)
        centre = centre_of(game, ships, self.seat)
        changed = self._changes(game, survey, ships, centre)
        self._show_captains(game, changed)
        self._show_places(game, survey, ships, centre, changed)
        self._show_table(game, centre, game.decision if offered else None, changed)
        self._situation.scale()
        if self._map is not None and (changed.ships or changed.things or changed.embers):
            fill_window(game, self.seat, ships, centre, survey, self._map)
        if self._offers is not None:
            if any(changed):
                self._offers.forget()
            self._offers.show(Position(game, self.seat, centre), survey, self._wanted, offered)

    def _survey_of(self, chart: Chart) -> Survey:
        if self._survey is None or chart is not self._chart:
            self._chart, self._survey = chart, survey_of(chart, self._survey)
        return self._survey

    def _changes(self, game: Xia, survey: Survey, ships: Ships, centre: Hex) -> Changes:
        state, is_new = game.state, self.is_new
        own = state.captains[self.seat]
        stand = is_new("stand", (survey, centre))
        return Changes(
            stand=stand,
            ships=is_new("ships", ships) or stand,
            things=is_new("tokens", state.tokens) | is_new("adrift", state.adrift),
            own_ship=is_new("own ship", (own.ship, own.at, own.hold.outfits, own.bounty)),
            secrets=is_new("missions", own.missions) | is_new("cubes", own.hold.cubes),
            others=is_new("others", state.captains[self.seat + 1 :] + state.captains[: self.seat]),
            npcs=is_new("npcs", state.npcs),
            embers=is_new("embers", state.embers),
        )

    def _show_captains(self, game: Xia, changed: Changes) -> None:
        captains, situation = game.state.captains, self._situation
        own = captains[self.seat]
        situation.show_mat(0, own)
        if changed.secrets:
            situation.show_secrets(own)
        if changed.others:
            for turn in range(1, len(captains)):
                situation.show_mat(turn, captains[(self.seat + turn) % len(captains)])
        if changed.npcs:
            situation.show_cards(game.state.npcs)

    def _show_places(self, game: Xia, survey: Survey, ships: Ships, centre: Hex, changed: Changes) -> None:
        if changed.ships:
            self._situation.show_ships(ships, centre)
        if changed.stand or changed.things or changed.secrets:
            self._wanted = goals(game, game.state.captains[self.seat], centre, survey)
            self._situation.show_goals(self._wanted, centre)

    def _show_table(self, game: Xia, centre: Hex, asked: Decision | None, changed: Changes) -> None:
        embers = game.state.embers
        self._situation.show_table(game)
        if embers is not None and (changed.embers or changed.stand):
            self._situation.show_embers(embers, centre)
        events = embers.events if embers is not None else ()
        prompt = asked.prompt if asked is not None else None
        if self.is_new("question", (events, prompt)):
            self._situation.show_question(events, prompt)
