"""Seats belong to whoever has the token."""

from __future__ import annotations

from starhold.table import Place, hash_of, new_token, opens, seats_opened_by


def test_a_token_opens_its_own_seat_alone() -> None:
    mine, other = new_token(), new_token()
    places = (Place(0, "person", "A", hash_of(mine)), Place(1, "person", "B", hash_of(other)), Place(2, "bot", "C"))
    assert seats_opened_by((mine,), places) == (0,)
    assert seats_opened_by((mine, other), places) == (0, 1)
    assert seats_opened_by((), places) == ()
    assert seats_opened_by(("x" * 43,), places) == ()


def test_a_seat_that_was_given_to_a_bot_is_closed() -> None:
    token = new_token()
    assert seats_opened_by((token,), (Place(0, "bot", "A", hash_of(token)),)) == ()


def test_nothing_opens_what_has_no_token() -> None:
    assert not opens("", None)
    assert opens("abc", hash_of("abc"))
    assert not opens("abd", hash_of("abc"))
