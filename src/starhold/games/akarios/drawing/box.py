"""The box of Stars of Akarios to browse: pilots, ships, cards, enemies and scenarios, in words."""

from __future__ import annotations

from functools import lru_cache

from starhold.games.common.wording import counted
from starhold.kernel import Box, BoxItem, BoxSection
from starhold.kernel.speech import capitalised

from ..content import AkariosContent, Card, CombatCard, EnemyType, Figures, Modifier, Pilot, Scenario, Ship, Trauma
from ..speech.actions import action_words, combat_words, modifier_words, slots_words, stress_words
from ..speech.briefing import rules_of
from ..speech.briefs import SCARCE
from ..speech.labels import CLASS_WORDS
from ..speech.traits import trait_words
from ..speech.vocabulary import EFFECTS


@lru_cache(maxsize=64)
def box(content: AkariosContent, *, fights: bool) -> Box:
    """The scenarios only for single fights: a campaign tells of them when it comes to them."""
    scenarios = BoxSection("Scenarios", tuple(_scenario(content, scenario) for scenario in content.scenarios))
    return (
        *([scenarios] if fights else []),
        BoxSection("Pilots", tuple(_pilot(content, pilot) for pilot in content.pilots)),
        BoxSection("Ships", tuple(map(_ship, content.ships))),
        BoxSection("Basic actions", tuple(map(_card, content.basics))),
        BoxSection("Weapons", tuple(map(_card, content.weapons))),
        BoxSection("Engines", tuple(map(_card, content.engines))),
        BoxSection("Techs", tuple(map(_card, content.techs))),
        BoxSection("Abilities of pilots", tuple(map(_card, content.pilot_abilities))),
        BoxSection("Abilities of ships", tuple(map(_card, content.ship_abilities))),
        BoxSection("Co-pilots", tuple(map(_card, content.copilots))),
        BoxSection("Upgrades of the Sparrow", tuple(map(_card, content.sparrow_cards))),
        BoxSection("Modifier cards", tuple(map(_modifier, content.modifiers))),
        BoxSection("Trauma cards", tuple(map(_trauma, content.traumas))),
        BoxSection("Enemies", tuple(map(_enemy, content.enemies))),
        BoxSection("Combat cards", tuple(_combat_card(content, card) for card in content.combat_cards)),
    )


def _scenario(content: AkariosContent, scenario: Scenario) -> BoxItem:
    lines = (scenario.goal, *rules_of(content, scenario))
    return BoxItem(f"scenario {scenario.id}", scenario.name, lines=lines, story=scenario.story)


def _pilot(content: AkariosContent, pilot: Pilot) -> BoxItem:
    kit = (content.ship[pilot.ship].name, content.card[pilot.weapon].name, content.card[pilot.engine].name)
    return BoxItem(f"pilot {pilot.id}", pilot.name, kit, story=pilot.line)


def _ship(ship: Ship) -> BoxItem:
    return BoxItem(f"ship {ship.id}", ship.name, (f"hull {ship.hull}", f"shield {ship.shield}", *ship.classes))


def _card(card: Card) -> BoxItem:
    added, deeds = stress_words(card.action), card.action.deeds
    facts = (
        *([slots_words(card)] if deeds else []),
        *([f"supply {card.supply}"] if card.supply else []),
        *(CLASS_WORDS[each] for each in card.classes),
    )
    lines = (
        *(_sentence(trait_words(trait)) for trait in card.traits),
        *([_sentence(action_words(card.action))] if deeds else []),
        *([f"A stress die adds {added}."] if added else []),
        *([_sentence(SCARCE)] if card.scarce else []),
    )
    return BoxItem(f"card {card.id}", card.name, facts, lines)


def _modifier(card: Modifier) -> BoxItem:
    facts = (f"{card.starting} in a starting deck",) if card.starting else ()
    told = (
        (card.rolling, "Another card is drawn after it."),
        (card.shuffles, "The discards are shuffled in after this action."),
        (card.leaves, "It leaves the deck when it is drawn."),
    )
    lines = tuple(line for is_so, line in told if is_so)
    return BoxItem(f"modifier {card.id}", capitalised(modifier_words(card)), facts, lines)


def _trauma(card: Trauma) -> BoxItem:
    return BoxItem(f"trauma {card.id}", card.name, (counted(card.count, "card"),), (card.text,))


def _enemy(enemy: EnemyType) -> BoxItem:
    fixed = ("Nothing moves it but itself.",) if enemy.immovable else ()
    lines = (f"Regular: {_figures(enemy.regular)}.", f"Elite: {_figures(enemy.elite)}.", *fixed)
    return BoxItem(
        f"enemy {enemy.id}", enemy.name, (f"acts as number {enemy.order}", counted(enemy.ships, "ship")), lines
    )


def _figures(figures: Figures) -> str:
    immune = f", immune to {', '.join(EFFECTS[effect] for effect in figures.immune)}" if figures.immune else ""
    return f"{figures.hull} hull, {figures.shield} shield, attack {figures.attack}{immune}"


def _combat_card(content: AkariosContent, card: CombatCard) -> BoxItem:
    name = f"{content.enemy[card.enemy].name} {card.id.rpartition('-')[2]}"
    return BoxItem(f"combat {card.id}", name, lines=(_sentence(combat_words(card)),))


def _sentence(words: str) -> str:
    return f"{capitalised(words)}."
