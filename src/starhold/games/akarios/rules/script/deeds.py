"""What scenarios make happen: a function for each kind of deed, and the rules that those need which take time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from starhold.geometry import Hex, distance
from starhold.kernel import Procedure, Step, ask, call, done, goto

from ...choices import Settle
from ...content.script import (
    IT,
    Advance,
    Apply,
    Choose,
    Clear,
    Count,
    Deed,
    End,
    Grant,
    Hurt,
    Mend,
    Place,
    Remove,
    Spawn,
    Strengthen,
    Target,
    Tell,
    Wake,
)
from ...events import Affected, Cleared, Placed, Removed, Strengthened, Told, Woken
from ...state import Craft, Enemy, Marker, Sparrow
from ..bodies import FIRST_SEAT, Body, body_of, place_of, scenario_of
from ..campaign.achieving import earn
from ..damage import Suffer, forget
from ..effects import Affect
from ..sparrow import SailOn
from ..spawning import SpawnShips
from .deciding import Decide
from .naming import bare_markers, key_of, name_of, named

if TYPE_CHECKING:
    from ...game import Akarios


class Scene(Struct, frozen=True):
    """The ship or marker that the moment was about, and where that was."""

    it: str
    at: Hex | None


def meant(game: Akarios, what: str, scene: Scene) -> list[tuple[str, Body]]:
    """The ships and markers with hull that a deed is about."""
    return named(game, scene.it if what == IT else what)


def spawn(game: Akarios, deed: Spawn, scene: Scene) -> Procedure:
    """(AKA-SPAWN-01)"""
    return SpawnShips(deed, here=scene.at)


def remove(game: Akarios, deed: Remove, scene: Scene) -> None:
    """Ships, markers with hull and markers without are gone; nobody has destroyed them."""
    for id_, body in meant(game, deed.what, scene):
        match body:
            case Enemy():
                game.state.enemies.remove(body)
                forget(game, id_)
            case Marker():
                game.state.markers.remove(body)
            case Sparrow():
                game.state.sparrow = None
        game.tell(Removed(id_))
    name = name_of(scene.it) if deed.what == IT else deed.what
    for id_ in bare_markers(game, name):
        if deed.what != IT or id_ == scene.it:
            game.state.absent.append(key_of(id_))
            game.tell(Removed(id_))


def place(game: Akarios, deed: Place, scene: Scene) -> None:
    for letter, key in scenario_of(game).keys.items():
        if key.marker == deed.marker and letter in game.state.absent:
            game.state.absent.remove(letter)
    for id_, at in bare_markers(game, deed.marker).items():
        game.tell(Placed(id_, at))


def wake(game: Akarios, deed: Wake, scene: Scene) -> None:
    called = [body for _, body in meant(game, deed.what, scene) if isinstance(body, Enemy)]
    groups = {body.group for body in called} - {""}
    for enemy in game.state.enemies:
        if enemy.asleep and (enemy in called or enemy.group in groups):
            enemy.asleep = False
            game.tell(Woken(enemy.id))


def advance(game: Akarios, deed: Advance, scene: Scene) -> Procedure:
    """(AKA-SPARROW-01)"""
    return SailOn([id_ for id_, _ in meant(game, deed.what, scene)], deed.spaces)


def hurt(game: Akarios, deed: Hurt, scene: Scene) -> Procedure:
    return Punish([id_ for id_, _ in meant(game, deed.what, scene)], deed.amount)


def mend(game: Akarios, deed: Mend, scene: Scene) -> None:
    for id_, body in meant(game, deed.what, scene):
        mended = min(deed.amount, body.full_hull - body.hull)
        if mended:
            body.hull += mended
            game.tell(Affected(id_, "repair", mended))


def apply(game: Akarios, deed: Apply, scene: Scene) -> Procedure:
    return Radiate(deed, [id_ for id_, _ in meant(game, deed.by, scene)], it=scene.it)


def target(game: Akarios, deed: Target, scene: Scene) -> None:
    """(AKA-ENEMY-10)"""
    for _, body in meant(game, deed.what, scene):
        if isinstance(body, Marker | Sparrow):
            body.guarded = deed.on


def strengthen(game: Akarios, deed: Strengthen, scene: Scene) -> None:
    for id_, body in meant(game, deed.what, scene):
        if isinstance(body, Enemy):
            body.attack += deed.attack
            body.acts = max(body.acts, deed.acts)
            game.tell(Strengthened(id_, body.attack, twice=body.acts > 1))


def clear(game: Akarios, deed: Clear, scene: Scene) -> None:
    if deed.terrain not in game.state.cleared:
        game.state.cleared.append(deed.terrain)
        game.tell(Cleared(deed.terrain))


def count(game: Akarios, deed: Count, scene: Scene) -> None:
    counters = game.state.counters
    counters[deed.counter] = counters.get(deed.counter, 0) + deed.by


def tell(game: Akarios, deed: Tell, scene: Scene) -> None:
    game.tell(Told(deed.text.strip()))


def grant(game: Akarios, deed: Grant, scene: Scene) -> None:
    earn(game, deed.achievement)


def end(game: Akarios, deed: End, scene: Scene) -> None:
    game.state.outcome = "success" if deed.success else "failure"


def choose(game: Akarios, deed: Choose, scene: Scene) -> Procedure:
    """(AKA-CAMPAIGN-09)"""
    return Decide(tuple(way.id for way in deed.ways))


DOES: dict[type[Struct], Callable[[Akarios, Any, Scene], Procedure | None]] = {
    Spawn: spawn,
    Remove: remove,
    Place: place,
    Wake: wake,
    Advance: advance,
    Hurt: hurt,
    Mend: mend,
    Apply: apply,
    Target: target,
    Strengthen: strengthen,
    Clear: clear,
    Count: count,
    Tell: tell,
    Grant: grant,
    End: end,
    Choose: choose,
}


def do(game: Akarios, deed: Deed, scene: Scene) -> Procedure | None:
    """Do it, or say which rule does."""
    return DOES[type(deed)](game, deed, scene)


def deeds_of(deeds: tuple[Deed, ...]) -> Iterator[Deed]:
    """Deeds, and those among which the squad decides."""
    for deed in deeds:
        yield deed
        if isinstance(deed, Choose):
            for way in deed.ways:
                yield from deeds_of(way.do)


class Punish(Procedure, tag="akarios.punish"):
    """Ships and markers lose hull, one after the other."""

    ships: list[str]
    damage: int

    def start(self, game: Akarios) -> Step:
        if not self.ships or game.state.outcome:
            return done()
        return call(Suffer(self.ships.pop(0), self.damage, cause="event"), then=self.start)


class Radiate(Procedure, tag="akarios.radiate"):
    """Combat effects of ships and markers work on others, source after source."""

    deed: Apply
    sources: list[str]
    it: str = ""
    ships: list[str] = []
    """Those on which the effects of the present source still have to work."""
    source: str = ""

    def start(self, game: Akarios) -> Step:
        if not self.sources or game.state.outcome:
            return done()
        self.source = self.sources.pop(0)
        found = reached(game, self.deed, self.source, self.it)
        if not self.deed.nearest or len(found) < 2:
            self.ships = found
            return goto(self.work)
        return ask(FIRST_SEAT, list(map(Settle, found)), then=self.settle)

    def settle(self, game: Akarios, choice: Settle) -> Step:
        self.ships = [choice.ship]
        return goto(self.work)

    def work(self, game: Akarios) -> Step:
        if not self.ships:
            return goto(self.start)
        return call(Affect(self.source, self.ships.pop(0), self.deed.effects), then=self.work)


def reached(game: Akarios, deed: Apply, source: str, it: str) -> list[str]:
    """The ships on which a source works; of the nearest several, if the players have to choose."""
    body = body_of(game, source)
    if body is None:
        return []
    away = {
        id_: distance(place_of(body), place_of(other))
        for id_, other in meant(game, deed.to, Scene(it, None))
        if id_ != source and isinstance(other, Craft)
    }
    near = [id_ for id_, spaces in away.items() if not deed.range or spaces <= deed.range]
    if not deed.nearest:
        return near
    least = min((away[id_] for id_ in near), default=0)
    return [id_ for id_ in near if away[id_] == least]
