"""How well a crew is fitted out between two missions, in UA: people, what they carry, money, and the ship."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from starhold.games.corespace import CoreSpace
from starhold.games.corespace.content import CoreSpaceContent, Token, Trader
from starhold.games.corespace.rules.after.maintenance import COST
from starhold.games.corespace.rules.after.stowage import room_at
from starhold.games.corespace.rules.campaign.scores import worth
from starhold.games.corespace.rules.campaign.sheet import pages, sheet_of
from starhold.games.corespace.rules.crews import living, with_crew
from starhold.games.corespace.rules.kit import SPACE
from starhold.games.corespace.state import Crew, Member
from starhold.kernel import Seat

from .worth import plating

BERTH, SPARE = 25.0, 3.0
"""Somebody who flies the next mission, and somebody who may fly one after it."""
CAREER = 1.0
"""A career point of who flies."""
SAFE = 2
"""A system that is filled so far outlasts a mission; money for repairs up to there, and one more, counts twice."""
STORED = 0.9
"""The part of its price that a token is worth in the hold."""
CLUTTER = 0.1
"""What a token costs in the hold by being there."""
SHOT, BLOW = 4.0, 2.5
"""A die at short range, and a die of a blow."""
OF_RANGES, OF_BLOWS = (1.0, 0.8, 0.2), (0.8, 0.6)
"""How much dice count at each range, and those of standard and heavy blows."""
AT_HAND = 0.95
"""Armour that is carried can be put on before the next mission."""
LESSER = 0.4
"""The part that counts of the worse of two ways to fight, and of a second token of a kind."""
ARMOUR = 10.0
USES = {"heal": 4.0, "actions": 2.5, "search": 3.0, "reroll": 3.0, "doors": 1.0, "repair": 1.0}
RELOAD, BURST = 2.5, 2.0
"""Ammo for who shoots; a die of a blast."""
TIGHT, FULL = (2, 0.5), (4, 1.0)
"""So many spaces of a tray are spare; what each one more costs the loot for which there is no room."""
SPACES = (-30.0, 0.0, 8.0, 10.2, 11.2, 12.0)
"""A system with none of its spaces filled, with one, and so on."""
UPGRADE = 2.0
"""A level of an upgrade, for each mission that is left."""


def company_worth(game: CoreSpace, seat: Seat) -> float:
    """What counts between two missions: how a crew can fly the next one, and after the last the score."""
    crew, left = game.state.crews[seat], missions_left(game)
    if crew.out or not left:
        return float(worth(game, crew))
    return (
        crew.ua
        + min(crew.ua, COST + sum(COST * max(0, SAFE - filled) for filled in crew.systems.values()))
        + sum(SPACES[min(filled, len(SPACES) - 1)] for filled in crew.systems.values())
        + UPGRADE * left * sum(crew.upgrades.values())
        + people(game, crew)
        + stored(game.content, crew.hold)
    )


def missions_left(game: CoreSpace) -> int:
    """The missions that have not begun."""
    waits = game.state.mission.phase == "muster"
    return len(pages(game.content, game.options)) - 1 - sheet_of(game).stage + waits


def people(game: CoreSpace, crew: Crew) -> float:
    """Those who fly next, with what they have, and those who wait for a berth, or are kept away."""
    flying = flyers(game, crew)
    waiting = [member for member in with_crew(crew) if member not in flying]
    found = sum(BERTH + CAREER * member.career + outfit(game.content, member) for member in flying)
    found += sum(stored(game.content, (*member.kit, member.worn)) for member in waiting)
    return found + SPARE * (len(living(crew)) - len(flying))


def flyers(game: CoreSpace, crew: Crew) -> list[Member]:
    """The most able of a crew, as many as the next mission has room for."""
    berths = pages(game.content, game.options)[-missions_left(game)].crew_most
    return sorted(with_crew(crew), key=lambda member: -ability(game.content, member))[:berths]


def ability(content: CoreSpaceContent, member: Member) -> int:
    """What somebody is good for, in points."""
    return content.trader[member.board].points + 2 * member.career


def stored(content: CoreSpaceContent, tokens: Iterable[str]) -> float:
    return sum(STORED * price(content.token[token]) - CLUTTER for token in tokens if token)


def price(token: Token) -> float:
    if token.sell_by_die:
        return sum(token.sell_by_die) / len(token.sell_by_die)
    return float(token.sell or 0)


def outfit(content: CoreSpaceContent, member: Member) -> float:
    return outfit_of(content, content.trader[member.board], member.kit, member.worn)


def gain_of(game: CoreSpace, crew: Crew, token: Token) -> float:
    """What a new token does for whoever it suits best; nobody has to have it."""
    members = [each for each in flyers(game, crew) if room_at(game.content, crew, each.board) >= SPACE[token.size]]
    gains = (
        outfit(game.content, replace(member, kit=(*member.kit, token.id))) - outfit(game.content, member)
        for member in members
    )
    return max(gains, default=0.0)


@lru_cache(maxsize=1 << 12)
def outfit_of(content: CoreSpaceContent, trader: Trader, kit: tuple[str, ...], worn: str) -> float:
    """What a trader can do with a tray of tokens and what is worn."""
    barred = {ability.kind for ability in trader.abilities}
    tokens = [content.token[token] for token in kit]
    armour = [content.token[worn]] if worn else []
    carried = [token for token in tokens if token.kind == "armour"]
    protection = max([*map(plating, armour), *(AT_HAND * plating(token) for token in carried)], default=0.0)
    shots = 0.0 if "no-ranged" in barred else SHOT * max(map(shooting, tokens), default=0.0)
    blows = 0.0 if "no-close" in barred else BLOW * max(map(striking, [*tokens, *armour]), default=0.0)
    fighting = max(shots, blows) + LESSER * min(shots, blows)
    useful = 0.0 if "no-items" in barred else sum(lessening(uses(tokens, shoots=shots > 0)))
    used = sum(SPACE[token.size] for token in tokens)
    cramped = sum(cost * max(0, used - free) for free, cost in (TIGHT, FULL))
    return fighting + ARMOUR * protection + useful - cramped


def shooting(token: Token) -> float:
    return sum(dice * part for dice, part in zip(token.ranged or (), OF_RANGES, strict=False))


def striking(token: Token) -> float:
    return sum(dice * part for dice, part in zip(token.close or (), OF_BLOWS, strict=False))


def uses(tokens: Iterable[Token], *, shoots: bool) -> Iterator[tuple[str, float]]:
    """What each token is good for besides a fight, by kind."""
    for token in tokens:
        for effect in token.effects:
            yield effect.do, USES.get(effect.do, 0.0)
        if token.reload and shoots:
            yield "reload", RELOAD
        if token.blast and token.throw:
            yield "blast", BURST * max(token.blast)


def lessening(found: Iterable[tuple[str, float]]) -> Iterator[float]:
    """The first of a kind counts whole, each other one less."""
    seen: dict[str, float] = {}
    for kind, value in sorted(found, key=lambda each: -each[1]):
        yield value * seen.get(kind, 1.0)
        seen[kind] = seen.get(kind, 1.0) * LESSER
