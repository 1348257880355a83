"""Trading posts and hiring prices. (CS-TRADE-01, CS-TRADE-11)"""

from __future__ import annotations

from collections.abc import Iterator

from ..content import CoreSpaceContent, Post, Token
from ..rules.after.posts import deals_in, sale_price

DIE = 6


def post_faults(content: CoreSpaceContent, post: Post) -> Iterator[str]:
    """Nobody can get rich by carrying wares across a counter."""
    if post.most is not None and post.most < post.least:
        yield f"its wares cost from {post.least} to {post.most} UA"
    if not post.always and not any(deals_in(post, token) for token in content.tokens):
        yield "it has nothing to sell"
    for token in content.tokens:
        if token.buy is not None and token.sell is not None and sale_price(post, token) > token.buy:
            yield f"it pays {sale_price(post, token)} UA for {token.id}, which costs {token.buy}"


def trade_faults(content: CoreSpaceContent) -> Iterator[str]:
    if sum(post.always for post in content.posts) != 1 or len(content.posts) < 2:
        yield "there is one post that everybody visits, and at least one other"
    limits = [price.most for price in content.hires if price.most is not None]
    last = content.hires[-1].most if content.hires else 0
    if last is not None or len(limits) != len(content.hires) - 1 or limits != sorted({*limits}):
        yield "prices of hiring go by points, the lowest first, and the last one has no limit"
    for price in content.hires:
        if not 0 <= price.joined <= price.hired:
            yield f"hiring {price.id} costs {price.joined} UA after a mission, and {price.hired} otherwise"


def sale_faults(token: Token) -> Iterator[str]:
    if token.sell_by_die and (token.sell is not None or len(token.sell_by_die) != DIE):
        yield "it has a sale price, or one for each number of the die"
