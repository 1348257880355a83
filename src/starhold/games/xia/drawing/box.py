"""The box of Xia to browse: ships, outfits, cards and sectors, in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from starhold.kernel import Box, BoxItem, BoxSection

from ..board.holds import cells_of
from ..content import (
    Ability,
    Behaviour,
    EventCard,
    Goal,
    NpcCard,
    Outfit,
    Relic,
    Sector,
    Ship,
    Title,
    Token,
    Upgrade,
    XiaContent,
)
from ..content.mission_cards import Mission
from ..speech import stories
from ..speech.behaviours import steps_in_words, target_in_words
from ..speech.mission_words import BEARINGS, TARGET, face_of
from ..speech.names import cargo_names, deed_of, outfit_kind


@cache
def box(content: XiaContent) -> Box:
    sections = (
        BoxSection("Ships", tuple(_ship(content, ship) for ship in _by_tier(content.ships))),
        BoxSection("Outfits", tuple(map(_outfit, content.outfits))),
        BoxSection("Missions", tuple(_mission(content, mission) for mission in content.missions)),
        BoxSection("Titles", tuple(map(_title, content.titles))),
        BoxSection("Sectors", tuple(map(_sector, content.sectors))),
        BoxSection("NPCs", tuple(_npc(content, npc) for npc in content.npcs)),
        BoxSection("Behaviours", tuple(_behaviour(content, each) for each in content.solo.behaviours)),
        BoxSection("Goals", tuple(map(_goal, content.campaign.goals))),
        BoxSection("Upgrades", tuple(map(_upgrade, content.campaign.upgrades))),
        BoxSection("Events", tuple(map(_event, content.events))),
        BoxSection("Relics", tuple(map(_relic, content.relics))),
        BoxSection("Exploration tokens", tuple(map(_token, content.tokens))),
    )
    return tuple(section for section in sections if section.items)


def _by_tier(ships: tuple[Ship, ...]) -> list[Ship]:
    return sorted(ships, key=lambda ship: ship.tier)


def _ship(content: XiaContent, ship: Ship) -> BoxItem:
    facts = (
        f"tier {ship.tier}",
        *([f"{ship.price:,} credits"] if ship.tier > 1 else []),
        f"impulse {ship.impulse}",
        f"energy {ship.energy}",
        f"hold of {len(cells_of(ship))}",
    )
    powers = (power.ability for power in content.powers if power.ship == ship.id)
    return BoxItem(f"ship {ship.id}", ship.name, facts, tuple(map(_ability, (ship.ability, *powers))), ship.backstory)


def _ability(ability: Ability) -> str:
    cost = f" (⚡ {ability.energy})" if ability.energy else ""
    return f"{ability.name}{cost}: {ability.text}"


def _outfit(outfit: Outfit) -> BoxItem:
    facts = (outfit_kind(outfit), f"tier {outfit.tier}", f"{outfit.price:,} credits", _copies(outfit.count))
    return BoxItem(f"outfit {outfit.id}", outfit.name, facts, _sentences(deed_of(outfit)))


def _mission(content: XiaContent, mission: Mission) -> BoxItem:
    face = face_of(content, mission)
    task = face.task.replace(TARGET, BEARINGS[face.target])
    facts = (face.type, *([f"{face.pay} credits"] if face.pay else []))
    return BoxItem(f"mission {mission.id}", face.name, facts, _sentences(task), face.story)


def _title(title: Title) -> BoxItem:
    return BoxItem(f"title {title.id}", title.name, (f"{title.fame} fame",), (title.text, title.skill_text))


def _sector(sector: Sector) -> BoxItem:
    trade = (
        (f"buy {cargo_names(sector.buy)}" if sector.buy else ""),
        f"sell {cargo_names(sector.sell)}" if sector.sell else "",
    )
    facts = (sector.law or "", sector.kind, *trade)
    return BoxItem(f"sector {sector.id}", sector.name, tuple(filter(None, facts)))


def _npc(content: XiaContent, npc: NpcCard) -> BoxItem:
    figures = (
        npc.law,
        f"tier {npc.tier}",
        f"speed {npc.speed}",
        f"defence {npc.defence}",
        f"{npc.to_kill} damage to destroy",
    )
    lines = [f"Its home is {content.sector[npc.home].name}."] if npc.home in content.sector else []
    return BoxItem(f"npc {npc.id}", npc.name, figures, tuple(lines), stories.NPCS.get(npc.id, ""))


def _behaviour(content: XiaContent, behaviour: Behaviour) -> BoxItem:
    pluses = (f"+{plus} to the roll for each {verb}" for verb, plus in behaviour.bonus)
    facts = (content.npc[behaviour.npc].name, f"card {behaviour.card}", *pluses)
    lines = (f"Target: {target_in_words(behaviour)}.", *steps_in_words(behaviour))
    return BoxItem(f"behaviour {behaviour.id}", behaviour.name, facts, lines, behaviour.line)


def _goal(goal: Goal) -> BoxItem:
    lines = (*_sentences(f"{goal.met_text}."), goal.rule_text, f"Reward: {goal.reward_text}")
    return BoxItem(f"goal {goal.id}", goal.name, (f"{goal.limit} fame",), lines, goal.line)


def _upgrade(upgrade: Upgrade) -> BoxItem:
    return BoxItem(f"upgrade {upgrade.id}", upgrade.name, (f"tier {upgrade.tier}",), (upgrade.text,))


def _event(event: EventCard) -> BoxItem:
    lasting = (f"{event.rounds} rounds",) if event.rounds else ()
    lines = (event.text, f"Leaves play {event.leaves}.")
    return BoxItem(f"event {event.id}", event.name, lasting, lines, stories.EVENTS.get(event.id, ""))


def _relic(relic: Relic) -> BoxItem:
    facts = (_copies(relic.count), *([f"{relic.credits:,} credits"] if relic.credits else []), *relic.cubes)
    return BoxItem(f"relic {relic.id}", relic.name, facts, (), stories.RELICS.get(relic.id, ""))


def _token(token: Token) -> BoxItem:
    return BoxItem(f"token {token.id}", token.name.capitalize(), (_copies(token.count), *_gains(token)))


def _gains(token: Token) -> Iterator[str]:
    if token.credits:
        yield f"{token.credits:,} credits"
    if token.fame:
        yield f"{token.fame} fame"
    if token.movement:
        yield f"{token.movement} movement"
    if token.ice:
        yield f"{token.ice} damage"


def _copies(count: int) -> str:
    return f"{count} in the box"


def _sentences(text: str) -> tuple[str, ...]:
    return (text[:1].upper() + text[1:],) if text else ()
