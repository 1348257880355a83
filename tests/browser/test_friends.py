"""Two people at two screens, from the lobby to the end of a match."""

from __future__ import annotations

from .conftest import OpenScreen
from .derelict import play_out, set_up_table
from .screen import Screen


def copied(screen: Screen) -> str:
    """What lies on the clipboard."""
    text: str = screen.page.evaluate("navigator.clipboard.readText()")
    return text


def test_two_friends_play_a_whole_match_by_link(open_screen: OpenScreen) -> None:
    host = open_screen(permissions=["clipboard-read", "clipboard-write"])
    set_up_table(host, "me", "friend")
    host.button("Copy the link for Friend 1").click()
    link = copied(host)

    friend = open_screen()
    friend.page.goto(link)
    friend.page.get_by_text("Waiting for the host to start.").wait_for()
    assert "#" not in friend.page.url, "the secret stays in the address"
    host.page.get_by_text("is here").wait_for()
    host.button("Start the game").click()

    play_out(host, friend)
    ending = host.position.ending
    assert ending == friend.position.ending
    assert ending is not None
    for screen in (host, friend):
        story = screen.page.get_by_role("dialog")
        story.get_by_text("The match is over").wait_for()
        said = story.get_by_role("heading", level=2).inner_text()
        assert all(screen.seated.people[seat].name in said for seat in ending.winners)
