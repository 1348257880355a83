"""The captain's outlook: the open parts of the position, and what can be worked out from them.

The world is an imagined one, for the sake of its rule helpers. What is hidden in it is a guess, and never read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from copy import copy
from functools import cached_property
from typing import TypeVar

from starhold.games.xia.board.chart import Space
from starhold.games.xia.content import Cargo, Title
from starhold.games.xia.content.pictures import Feature
from starhold.games.xia.game import Xia
from starhold.games.xia.rules.cargo import on_sale
from starhold.games.xia.rules.placing import room
from starhold.games.xia.rules.ships import all_ships
from starhold.geometry import Hex
from starhold.kernel import Choice

from ...player import Outlook
from .board.grid import landmarks_of
from .board.risks import TYPICAL, Risks, risks_of
from .board.ways import Atlas, Ways, atlas_of
from .tastes import worth
from .tastes.pace import Pace, movement_of, pace_of
from .tastes.quest import Wish, fame_on_the_way, wishes_of
from .tastes.taste import NEUTRAL, liking
from .tastes.titles import bonus, by_deed, earned, open_titles

C = TypeVar("C", bound=Choice)

ANY_WORLD = 0
"""The seed of the guess; any other would do as well."""
A_STOP = 2
"""The average loss of a move by ending it early."""
TO_USE_A_TAKEN_SPACE = 2
A_FIELD = 4
"""The number of spaces to the next field of rocks, or of mist."""
CAUTION = 1
"""The fame that luck, or a title for something done already, may bring before the goal of a game is completed."""
DARING = {"asteroid": "asteroids", "nebula": "nebulae", "debris": "debris", "ice": "ice_fields"}
"""The deeds for which there are titles, by what a ship flies into."""


class Situation:
    """One question to one captain, and the board around it."""

    def __init__(self, outlook: Outlook, taste: Mapping[str, float] = NEUTRAL) -> None:
        game = outlook.imagine(ANY_WORLD).game
        assert isinstance(game, Xia)
        self.game: Xia = game
        self.taste = taste
        self.seat = outlook.seat
        self.prompt = outlook.decision.prompt
        self.options: tuple[Choice, ...] = outlook.decision.options
        self.content = game.content
        self.chart = game.chart
        self.state = game.state
        self.me = game.state.captains[outlook.seat]

    def offered(self, kind: type[C]) -> list[C]:
        """The options of one kind."""
        return [option for option in self.options if isinstance(option, kind)]

    def liking(self, thing: str) -> float:
        """This captain's liking of a ship, an outfit or a card, beyond its worth."""
        return liking(self.taste, thing)

    # The ship

    @property
    def here(self) -> Hex:
        """The space of the ship; only asked while it is on the board."""
        assert self.me.at is not None
        return self.me.at

    @cached_property
    def movement(self) -> int | None:
        """The rest of the move in progress, if there is one."""
        return movement_of(self.game, self.seat)

    @cached_property
    def pace(self) -> Pace:
        return pace_of(self.game, self.seat, self.movement)

    @cached_property
    def fame_needed(self) -> int:
        """The fame still missing, when all that is earned has been claimed."""
        return self.game.fame_goal - self.me.fame - self.me.unclaimed - earned(self)

    @property
    def is_won(self) -> bool:
        """True if the turn only has to end; a campaign game needs its goal, too."""
        return self.fame_needed <= 0 and not self.wishes

    @cached_property
    def turns_left(self) -> float:
        """The number of turns until somebody is a Legend, more or less."""
        others = [fame(self.game) for fame in self.game.rules.markers]
        most = max([*others, *(captain.fame + captain.unclaimed for captain in self.state.captains)])
        return max(0, self.game.fame_goal - most) / worth.FAME_A_TURN

    @cached_property
    def credit(self) -> float:
        """The worth of a credit."""
        return worth.credit(self.fame_needed)

    @cached_property
    def cubes(self) -> Counter[Cargo]:
        return Counter(self.me.hold.cubes.values())

    @cached_property
    def room(self) -> int:
        """The number of cubes that the hold can still take."""
        return len(room(self.game, self.seat))

    @cached_property
    def on_sale(self) -> dict[Cargo, int]:
        return on_sale(self.game).cubes

    @cached_property
    def wishes(self) -> Mapping[str, Wish]:
        """What the goal of a campaign game still asks for."""
        return wishes_of(self.game, self.taste)

    @cached_property
    def without_wishes(self) -> Situation:
        """The same as if the game had no goal."""
        plain = copy(self)
        plain.wishes = {}
        return plain

    @property
    def spare_fame(self) -> int:
        """The fame that may still be gained elsewhere before the game ends without its goal."""
        return self.fame_needed - 1 - CAUTION - fame_on_the_way(self.wishes)

    @property
    def is_brimful(self) -> bool:
        """True if the next fame, with some luck besides, would end a campaign game whose goal is still missing."""
        return bool(self.wishes) and self.fame_needed <= 1 + CAUTION

    @property
    def is_promising(self) -> bool:
        """True if there is a title to be claimed, or a goal to be completed."""
        return bool(self.state.titles or self.wishes)

    @cached_property
    def titles_for(self) -> dict[str, list[Title]]:
        """The titles that lie face up, by what they are given for."""
        return by_deed(open_titles(self))

    # The board

    @cached_property
    def risks(self) -> Risks:
        """The costs of borders, less the promise of titles for crossing them."""
        risks = risks_of(self.game, self.seat)
        if not self.is_promising:
            return risks
        promised = {hazard: bonus(self, deed, 1, self.pace.left / A_FIELD) for hazard, deed in DARING.items()}
        spared = {hazard: round(worth.moves(fame)) for hazard, fame in promised.items() if fame}
        return risks._replace(**{hazard: max(0, getattr(risks, hazard) - less) for hazard, less in spared.items()})

    @cached_property
    def ways(self) -> Ways:
        return atlas_of(self.chart, self.risks).ways_from(self.here)

    @cached_property
    def later_risks(self) -> Risks:
        return TYPICAL._replace(is_outlaw=self.risks.is_outlaw, kiln=self.risks.kiln)

    def ways_from(self, at: Hex) -> Ways:
        """From here with what the ship is like now, from elsewhere with what may have become of it by then."""
        return self.ways if at == self.me.at else self._later_atlas.ways_from(at)

    @cached_property
    def _later_atlas(self) -> Atlas:
        return atlas_of(self.chart, self.later_risks)

    @cached_property
    def taken(self) -> frozenset[Hex]:
        """Spaces of other ships, and of other things beside which one can only stop."""
        ships = {ship.at for ship in all_ships(self.game) if ship is not self.me and ship.at is not None}
        more = {at for obstacles in self.game.rules.obstacles for at in obstacles(self.game)}
        return frozenset(ships | more)

    @cached_property
    def in_reach(self) -> list[Hex]:
        """The free spaces that the ship gets to in this turn, more or less."""
        return [at for at in self.ways.within(self.pace.left) if at not in self.taken]

    def effort(self, to: Hex) -> float | None:
        """The effort of acting on a space: getting there, or beside it if it is taken."""
        return self.effort_between(self.here, to)

    def effort_between(self, start: Hex, to: Hex) -> float | None:
        """The same, from another space."""
        if to in (self.me.using, start):
            return 0
        ways = self.ways_from(start)
        if to not in self.taken:
            return ways.effort(to)
        beside = (ways.effort(at) for at in self.chart.around(to) if at not in self.taken)
        efforts = [effort for effort in beside if effort is not None]
        return min(efforts) + TO_USE_A_TAKEN_SPACE if efforts else None

    def stop_effort(self, effort: float) -> float:
        """The extra cost of a standard action at the end of a way: nothing, if the ship lies still there."""
        return effort if effort == 0 and self.movement is None else effort + A_STOP

    def nearest(self, spaces: Iterable[Hex], start: Hex | None = None) -> tuple[Hex, float] | None:
        """The space that takes least effort, and how much it is."""
        begin = self.here if start is None else start
        efforts = ((at, self.effort_between(begin, at)) for at in spaces)
        reachable = [(at, effort) for at, effort in efforts if effort is not None]
        return min(reachable, key=lambda found: found[1]) if reachable else None

    def mission_point(self, sector: str) -> Hex | None:
        """The Mission Point of a sector, once it is explored."""
        return self.chart.feature_of(sector, "mission")

    def spaces_with(self, feature: Feature) -> tuple[Space, ...]:
        return landmarks_of(self.chart).features.get(feature, ())

    @cached_property
    def starports(self) -> tuple[Hex, ...]:
        """Spaces where a turn may end in a starport."""
        return tuple(at for at in landmarks_of(self.chart).starports if at not in self.taken)

    def sector_name(self, at: Hex) -> str:
        return self.chart.spaces[at].sector.name
