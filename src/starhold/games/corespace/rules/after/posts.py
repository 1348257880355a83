"""What trading posts sell, and what they pay. (CS-TRADE-01, CS-TRADE-04..05, CS-TRADE-11)"""

from __future__ import annotations

from ...content import Post, Token


def deals_in(post: Post, token: Token) -> bool:
    """True for what its list names, by kind and cost; rare tokens have no cost. (CS-TRADE-05, CS-TRADE-11)"""
    return token.buy is not None and is_of_kind(post, token) and post.least <= token.buy <= (post.most or token.buy)


def is_of_kind(post: Post, token: Token) -> bool:
    match post.stock:
        case "anything":
            return True
        case "ranged":
            return token.ranged is not None
        case "close":
            return token.kind == "weapon" and token.close is not None
        case "blast":
            return token.blast is not None
        case kind:
            return token.kind == kind


def sale_price(post: Post, token: Token) -> int:
    """The second number of a token, and a bonus for what the post deals in itself. (CS-TRADE-04, CS-TRADE-11)"""
    assert token.sell is not None, "what has no price is appraised"
    return token.sell + bonus(post, token)


def bonus(post: Post, token: Token) -> int:
    """The UA that it adds for wares of its own kind. (CS-TRADE-11)"""
    wanted = deals_in(post, token) or (post.rares and "rare" in token.attributes)
    return post.bonus if wanted else 0


def can_be_sold(token: Token) -> bool:
    """True for what has a price, objectives among it. (CS-TRADE-04, CS-TRADE-06)"""
    return token.sell is not None or bool(token.sell_by_die)
