"""The box to browse."""

from __future__ import annotations

from starhold.games.common.wording import counted
from starhold.kernel import Box, BoxItem, BoxSection
from starhold.kernel.speech import capitalised

from ..content import CoreSpaceContent, CrewSheet, Die, EventCard, MissionPage, Npc, Skill, Token, Trader, TraderClass
from ..speech.cards import card_lines
from ..speech.icons import icon_lines
from ..speech.names import names_of
from ..speech.skills import skill_lines
from ..speech.tokens import token_lines


def box(content: CoreSpaceContent, *, missions: bool) -> Box:
    """All that there is. Missions are for those who play one alone: a campaign tells of them when it comes to them."""
    pages = BoxSection("Missions", tuple(map(_mission, content.missions)))
    terrain = [
        BoxItem(f"terrain {kind.id}", capitalised(kind.name), (f"{kind.height} terrain",)) for kind in content.terrain
    ]
    return (
        *([pages] if missions else []),
        BoxSection("Traders", tuple(_trader(trader) for trader in content.traders)),
        BoxSection("Crews", tuple(_crew(content, crew) for crew in content.crews)),
        BoxSection("Classes", tuple(_class(content, each) for each in content.classes)),
        BoxSection("Skills", tuple(_skill(skill) for skill in content.skills if skill.levels)),
        BoxSection("Others", tuple(_npc(npc) for npc in content.npcs)),
        BoxSection("Tokens", tuple(_token(token) for token in content.tokens)),
        BoxSection("Events", tuple(_card(content, card) for card in content.events)),
        BoxSection("Dice", tuple(_die(die) for die in content.dice)),
        BoxSection("Terrain", tuple(terrain)),
    )


def _mission(page: MissionPage) -> BoxItem:
    """What has to be done, and what is special."""
    objectives = [
        f"{each.text}{f': {each.worth} UA' if each.worth else ''}" for each in (*page.primary, *page.secondary)
    ]
    rules = [rule.text for rule in page.rules if rule.text]
    return BoxItem(f"mission {page.id}", page.name, (page.goal, *objectives, *rules), (page.story,))


def _trader(trader: Trader) -> BoxItem:
    figures = (
        f"{trader.health} health, up to {trader.most_health}",
        f"{counted(trader.actions, 'action')}, up to {trader.most_actions}",
        f"skill {trader.skill}, up to {trader.most_skill}",
        f"{trader.points} points",
        *icon_lines(trader.abilities),
    )
    return BoxItem(f"trader {trader.id}", trader.name, figures, (trader.line,) if trader.line else ())


def _crew(content: CoreSpaceContent, crew: CrewSheet) -> BoxItem:
    hands = tuple(
        f"{content.trader[hand.trader].name}: {content.trader_class[hand.trader_class].name}" for hand in crew.hands
    )
    return BoxItem(f"crew {crew.id}", crew.name, hands, (crew.line,) if crew.line else ())


def _class(content: CoreSpaceContent, each: TraderClass) -> BoxItem:
    return BoxItem(f"class {each.id}", each.name, tuple(content.skill[skill].name for skill in each.skills))


def _skill(skill: Skill) -> BoxItem:
    lines = (f"{level}: {line}" for level, line in enumerate(skill_lines(skill), 1))
    return BoxItem(f"skill {skill.id}", skill.name, tuple(lines))


def _die(die: Die) -> BoxItem:
    return BoxItem(f"die {die.id}", capitalised(die.name), (", ".join(die.faces),))


def _npc(npc: Npc) -> BoxItem:
    figures = [f"rank {npc.rank}", counted(npc.actions, "action"), f"close {npc.close}"]
    figures += [f"ranged {npc.ranged}"] if npc.ranged else []
    figures += [f"armour {npc.armour}"] if npc.armour else []
    return BoxItem(f"npc {npc.id}", npc.name, tuple(figures))


def _card(content: CoreSpaceContent, card: EventCard) -> BoxItem:
    return BoxItem(f"event {card.id}", card.name, card_lines(names_of(content), card, content.bands), (card.story,))


def _token(token: Token) -> BoxItem:
    figures = [f"{token.size} {token.kind}", *token_lines(token)]
    figures += [f"worth {token.sell} UA"] if token.sell else []
    figures += [f"{token.count} pieces"] if token.count > 1 else []
    return BoxItem(f"token {token.id}", capitalised(token.name), tuple(figures))
