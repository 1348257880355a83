"""Watches a match of Xia for one seat: `XiaObserver`."""

from __future__ import annotations

from typing import NamedTuple

from starhold.games.xia import Xia
from starhold.games.xia.board.chart import Chart
from starhold.games.xia.state import Captain
from starhold.geometry import ORIGIN, Hex
from starhold.kernel import Choice, Decision, Match, Seat

from ..encoder import SITUATION
from ..observer import Arrays, Observer
from .goals import goals
from .mats import mat_numbers
from .options import Offers
from .rows import Position
from .ships import centre_of, ships_of
from .situation import Situation
from .survey import Survey, survey_of
from .window import Window


class Changes(NamedTuple):
    """What is not as it was at the last look."""

    board: bool
    own_ship: bool
    secrets: bool
    others: bool
    npcs: bool
    embers: bool
    things: bool
    """Tokens and cubes."""


class XiaObserver(Observer):
    """Looks at the parts of the table one by one, and writes those that have changed."""

    def __init__(self, seat: Seat, arrays: Arrays) -> None:
        super().__init__(seat, arrays)
        self._situation = Situation(seat, arrays[SITUATION])
        self._window = Window(seat, arrays["map"]) if "map" in arrays else None
        self._offers = Offers(arrays) if "options" in arrays else None
        self._chart: Chart | None = None
        self._survey: Survey | None = None
        self._centre = ORIGIN
        self._wanted: list[Hex | None] = []

    def look(self, match: Match, offered: tuple[Choice, ...]) -> None:
        game = match.game
        assert isinstance(game, Xia)
        changed = self._changes(game)
        if changed.board:
            self._chart, self._survey = game.chart, survey_of(game.chart, self._survey)
            self._situation.show_terms(game)
        self._show_captains(game, changed)
        if any(changed):
            self._show_places(game, changed)
        self._show_table(game, game.decision if offered else None)
        self._situation.scale()
        if self._offers is not None:
            if any(changed):
                self._offers.forget()
            self._offers.show(Position(game, self.seat, self._centre), self._board, self._wanted, offered)

    @property
    def _board(self) -> Survey:
        assert self._survey is not None, "the first look finds everything changed"
        return self._survey

    def _changes(self, game: Xia) -> Changes:
        state, is_new = game.state, self.is_new
        own = state.captains[self.seat]
        others = tuple([(captain.ship, captain.at, mat_numbers(captain)) for captain in self._others(game)])
        return Changes(
            board=game.chart is not self._chart,
            own_ship=is_new("own ship", (own.ship, own.at, own.hold.outfits, own.bounty)),
            secrets=is_new("missions", own.missions) | is_new("cubes", own.hold.cubes),
            others=is_new("others", others),
            npcs=is_new("npcs", state.npcs),
            embers=is_new("embers", state.embers),
            things=is_new("tokens", state.tokens) | is_new("adrift", state.adrift),
        )

    def _others(self, game: Xia) -> list[Captain]:
        """The other captains in the order of their turns."""
        captains = game.state.captains
        return captains[self.seat + 1 :] + captains[: self.seat]

    def _show_captains(self, game: Xia, changed: Changes) -> None:
        captains, situation = game.state.captains, self._situation
        situation.show_mat(0, captains[self.seat])
        if changed.secrets:
            situation.show_secrets(captains[self.seat])
        if changed.others:
            for turn, other in enumerate(self._others(game), 1):
                situation.show_mat(turn, other)
        if changed.npcs:
            situation.show_cards(game.state.npcs)

    def _show_places(self, game: Xia, changed: Changes) -> None:
        """Show whatever depends on where something is."""
        situation, survey, embers = self._situation, self._board, game.state.embers
        ships = ships_of(game)
        centre = self._centre = centre_of(game, ships, self.seat)
        stands = self.is_new("stand", centre) or changed.board
        moved = self.is_new("ships", ships) or stands
        if moved:
            situation.show_ships(ships, centre)
        if stands or changed.things or changed.secrets:
            self._wanted = goals(game, game.state.captains[self.seat], centre, survey)
            situation.show_goals(self._wanted, centre)
        if embers is not None and (stands or changed.embers):
            situation.show_embers(embers, centre)
        if self._window is not None and (moved or changed.things or changed.embers):
            if changed.things or changed.embers:
                self._window.look_for_things(game)
            self._window.show(game, ships, centre, survey)

    def _show_table(self, game: Xia, asked: Decision | None) -> None:
        embers = game.state.embers
        self._situation.show_table(game)
        events = embers.events if embers is not None else ()
        prompt = asked.prompt if asked is not None else None
        if self.is_new("question", (events, prompt)):
            self._situation.show_question(events, prompt)
