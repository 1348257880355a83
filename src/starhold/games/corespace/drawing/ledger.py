"""The ledger of a campaign as a page draws it: posts, systems and upgrades."""

from __future__ import annotations

from msgspec import Struct

from ..content import Campaign, CoreSpaceContent, Post
from ..rules.after.maintenance import COST
from ..rules.after.posts import deals_in
from ..speech.ledger import LEDGER_LABELS, LedgerLabels, stock_words, wear_words


class DrawnPost(Struct, frozen=True):
    id: str
    name: str
    line: str
    stock: str
    """Its wares, in words."""
    always: bool
    """True if everybody visits it besides one of the others. (CS-TRADE-01)"""
    wares: tuple[str, ...]
    """All tokens that it sells, the cheapest first. (CS-TRADE-05)"""


class DrawnSystem(Struct, frozen=True):
    id: str
    name: str
    spaces: int


class DrawnUpgradeLevel(Struct, frozen=True):
    price: int
    line: str


class DrawnUpgrade(Struct, frozen=True):
    id: str
    name: str
    levels: tuple[DrawnUpgradeLevel, ...]


class DrawnWear(Struct, frozen=True):
    """A row of the table of what a journey does to a ship. (CS-MAINTAIN-01)"""

    faces: tuple[int, ...]
    what: str


class DrawnLedger(Struct, frozen=True):
    campaign: str
    line: str
    stages: int
    """The missions of the campaign."""
    posts: tuple[DrawnPost, ...]
    systems: tuple[DrawnSystem, ...]
    wear: tuple[DrawnWear, ...]
    upgrades: tuple[DrawnUpgrade, ...]
    holds: dict[str, int]
    """The small tokens for which the hold of each crew's ship has room. (CS-TRADE-09)"""
    repair: int
    """The price of a space of a system, in UA. (CS-MAINTAIN-03)"""
    labels: LedgerLabels


def drawn_ledger(content: CoreSpaceContent, campaign: Campaign) -> DrawnLedger:
    return DrawnLedger(
        campaign=campaign.name,
        line=campaign.line,
        stages=len(campaign.stages),
        posts=tuple(drawn_post(content, post) for post in content.posts),
        systems=tuple(DrawnSystem(each.id, each.name, each.spaces) for each in content.systems),
        wear=tuple(DrawnWear(each.faces, wear_words(content, each)) for each in content.degradations),
        upgrades=tuple(
            DrawnUpgrade(each.id, each.name, tuple(DrawnUpgradeLevel(level.price, level.line) for level in each.levels))
            for each in content.upgrades
        ),
        holds={crew.id: content.ship[crew.ship].hold for crew in content.crews},
        repair=COST,
        labels=LEDGER_LABELS,
    )


def drawn_post(content: CoreSpaceContent, post: Post) -> DrawnPost:
    sold = sorted((token for token in content.tokens if deals_in(post, token)), key=lambda token: token.buy or 0)
    wares = tuple(token.id for token in sold)
    return DrawnPost(post.id, post.name, post.line, stock_words(post), post.always, wares)
